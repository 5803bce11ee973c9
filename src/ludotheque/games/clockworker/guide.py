"""The first-game guide of Clockworker."""

from typing import Final

from ludotheque.engine.guide import GuideStep

GUIDE: Final = (
    GuideStep("turn", ("ask-choose-action",), ("factories{me}", "board{me}"), ("actions", "actions.recover")),
    GuideStep(
        "factories", ("ask-choose-action",), ("row", "junkyard"), ("actions.operate", "actions.many", "ruling.8")
    ),
    GuideStep(
        "robots",
        ("ask-place-robots", "ask-choose-slot", "ask-staff-factory"),
        ("factories{me}",),
        ("actions.dispatch", "actions.top"),
    ),
    GuideStep("artifacts", ("ask-choose-action",), ("artifacts",), ("actions.repair",)),
    GuideStep("archives", ("ask-choose-action",), ("archives",), ("actions.communicate",)),
)
