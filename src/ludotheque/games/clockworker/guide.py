"""The first-game guide of Clockworker."""

from typing import Final

from ludotheque.engine.guide import GuideStep

GUIDE: Final = (
    GuideStep("turn", ("ask-choose-action",), ("factories{me}", "board{me}")),
    GuideStep("factories", ("ask-choose-action",), ("row", "junkyard")),
    GuideStep("robots", ("ask-place-robots", "ask-choose-slot", "ask-staff-factory"), ("factories{me}",)),
    GuideStep("artifacts", ("ask-choose-action",), ("artifacts",)),
    GuideStep("archives", ("ask-choose-action",), ("archives",)),
)
