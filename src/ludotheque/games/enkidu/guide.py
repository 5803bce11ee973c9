"""The first-game guide of Enkidu."""

from typing import Final

from ludotheque.engine.guide import GuideStep

GUIDE: Final = (
    GuideStep("secrets", ("ask-choose-events",), ("secrets{me}",)),
    GuideStep("bid", ("ask-lay-card",), ("hand{me}", "pool")),
    GuideStep("pick", ("ask-pick-tablets",), ("pool",)),
    GuideStep(
        "event",
        ("ask-choose-victim", "ask-choose-receiver", "ask-move-tablets", "ask-choose-secret"),
        ("event-place", "events", "event"),
        ("events.stay", "events.complete"),
    ),
    GuideStep("veto", ("ask-consider-veto",), ("tokens{me}", "event-place", "event")),
)
