"""The first-game guide of Clocks."""

from typing import Final

from ludotheque.engine.guide import GuideStep

GUIDE: Final = (
    GuideStep("board", ("ask-choose-board", "ask-choose-purse", "ask-group-dice"), ("clock{me}", "board{me}")),
    GuideStep("bid", ("ask-lay-bid",), ("groups", "auction")),
    GuideStep("place", ("ask-place-die", "ask-place-dice"), ("clock{me}",)),
    GuideStep("action", ("ask-free-action", "ask-paid-action"), ("aid", "bank")),
    GuideStep("end", ("ask-lay-bid", "ask-place-die"), ("clock{me}",)),
)
