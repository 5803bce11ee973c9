"""A Scene as it travels: flat, with its texts rendered; every thing on the table by its id."""

import msgspec

from ludotheque.engine.scene import GameResult, Option, Piece, Refusal, Seat, Standing, Zone


class FlatScene(msgspec.Struct, omit_defaults=True):
    """All that one viewer sees, as the engine's SceneWriter writes it; for those who read it, and for their types."""

    game: str
    viewer: Seat | None
    number: int
    waiting: list[Seat]
    zones: list[str]
    """The ids of the outermost zones."""
    nodes: dict[str, Zone | Piece]
    """Everything on the table; what lies in something is named there by its id."""
    prompt: str = ""
    activity: str = ""
    """What those who are asked have to do, as everybody may know."""
    question: str = ""
    at: str = ""
    """The paragraph of the rules the question rests on."""
    options: list[Option] = []
    refusals: list[Refusal] = []
    standings: list[Standing] = []
    result: GameResult | None = None
