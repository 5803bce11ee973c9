"""The first-game guide: three kinds of turn, and every part of the table when it is first needed."""

from typing import Final

from ludotheque.engine.guide import GuideStep

TURN: Final = "ask-choose-turn"
WHEEL: Final = (
    "ask-generate",
    "ask-elevate",
    "ask-transfer",
    "ask-bought-elevation",
    "ask-bought-transfer",
    "ask-improve",
    "ask-pay",
    "ask-pay-insights",
    "ask-leave-out",
    "ask-downgrade",
    "ask-pay-any",
)
RESEARCH: Final = ("ask-exchange", "ask-give-for", "ask-play", "ask-write")
INSIGHTS: Final = (
    "insights.pay",
    "insights.elevate",
    "insights.transfer",
    "insights.coloured",
    "supplies.three",
    "ruling.6",
)

GUIDE: Final = (
    GuideStep("client", ("ask-first-client",), ("clients0",)),
    GuideStep("dream", ("ask-choose-dream",), ("manifest-row",)),
    GuideStep("notebook", ("ask-first-tile",), ("notebook{me}",)),
    GuideStep("professor", ("ask-first-place",), ("city",)),
    GuideStep("turns", (TURN,), ("meeting", "supplies{me}", "room{me}.0", "room{me}.1")),
    GuideStep("ideas", ("ask-place-pieces",), ("supplies{me}",), ("ideas.place", "ideas.point")),
    GuideStep(
        "market",
        ("ask-market", "ask-gain-tile", "ask-place-tile"),
        ("market",),
        ("notebook.third", "notebook.column", "ruling.7"),
    ),
    GuideStep("wheel", WHEEL, ("wheel{me}",), INSIGHTS),
    GuideStep("location", ("ask-professor", "ask-freud", "ask-use-location"), ("city",)),
    GuideStep("research", RESEARCH, ("library",), ("papers.publish", "ruling.16")),
    GuideStep("recall", ("ask-recall-bonus",), ("city",), ("recall.token", "recall.district", "recall.back")),
    GuideStep("inkwell", ("ask-move-inkwell", "ask-inkwell", "ask-resolve-line", TURN), ("notebook{me}",)),
    GuideStep("id", (TURN,), ("id-table",)),
    GuideStep("treat", (TURN,), ("room{me}.0", "room{me}.1"), ("clients.treat",)),
    GuideStep("reputation", ("ask-lower-zone", TURN), ("reputation",)),
    GuideStep("end", (TURN,), ("reputation", "goals")),
)
