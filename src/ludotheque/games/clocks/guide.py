"""The first-game guide of Clocks."""

from typing import Final

from ludotheque.engine.guide import GuideStep

GUIDE: Final = (
    GuideStep("board", ("ask-choose-board", "ask-choose-purse", "ask-group-dice"), ("clock{me}", "board{me}")),
    GuideStep("bid", ("ask-lay-bid",), ("groups", "auction"), ("auction.bid",)),
    GuideStep("place", ("ask-place-die", "ask-place-dice"), ("clock{me}",), ("placing.first", "placing.skip")),
    GuideStep(
        "action",
        ("ask-free-action", "ask-paid-action"),
        ("aid", "bank"),
        ("actions.order", "actions.free", "actions.paid"),
    ),
    GuideStep("end", ("ask-lay-bid", "ask-place-die"), ("clock{me}",)),
)
