"""View: what a bot is given with a question."""

from typing import final

from mypy_extensions import mypyc_attr

from ludotheque.engine import codec, flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Scene
from ludotheque.engine.state import NOBODY, State


@final
class View:
    """A question as its seat sees it: the options, worlds it could be in, and the Scene if somebody asks for it.

    It is made from a world dealt anew for the seat. Dealing that world anew again is as good as dealing the truth anew,
    so a View may travel to another process and can be taken apart without finding a secret.
    """

    def __init__(self, game: Game, seat: int, world: State) -> None:
        """Take a world that was dealt anew for the seat: `see` makes one from the table, `unpack` reads one."""
        self.game = game
        self.seat = seat
        self.options: list[Action] = flow.options(world, seat)
        self._world = world

    def determinize(self, chance: Chance) -> State:
        """Make a world the seat could be in, with the others' face-down answers still to be given."""
        return self.game.determinized_open(self._world, self.seat, chance)

    @property
    def players(self) -> int:
        """How many seats play."""
        return len([seat for seat in self._world.seat_of if seat != NOBODY])

    @property
    def is_face_down(self) -> bool:
        """Whether the answer is laid face down while others lay theirs."""
        return len(self._world.lanes) > 0 and not self._world.is_open

    @property
    def waits(self) -> bool:
        """Whether the seat does better to let somebody else answer first, where anybody may."""
        hints, s = self.game.hints, self._world
        return hints is not None and s.is_open and hints.waits(s, s.seat_of.index(self.seat))

    @property
    def scene(self) -> Scene:
        """Draw what the seat sees."""
        return self.game.scene(self._world, self.seat)

    def pack(self) -> bytes:
        """Write the View for a journey to another process."""
        return codec.encode(self._world)


def see(game: Game, s: State, seat: int, chance: Chance) -> View:
    """Make the View of a seat that is asked; `chance` is the bot's, never the table's."""
    return View(game, seat, game.determinized(s, seat, chance))


def see_next(game: Game, s: State, minds: list[Chance]) -> View:
    """Make the View of a seat that is asked, of one that does not wait for others if there is any; minds go by seat."""
    if not s.is_open:
        seat = flow.first_asked(s)
        return see(game, s, seat, minds[seat])
    views = [see(game, s, seat, minds[seat]) for seat in flow.waiting(s)]
    for view in views:
        if not view.waits:
            return view
    return views[0]


def unpack(game: Game, seat: int, packed: bytes) -> View:
    """Read a View that came from another process."""
    return View(game, seat, codec.decode(game, packed))


def to_play_on(world: State) -> str:
    """Write a world that was dealt anew as one to play on from.

    Questions are counted anew: how often somebody was asked would give away how much they have done in private.
    """
    asked = flow.waiting(world)
    world.asked = [int(seat in asked) for seat in range(len(world.asked))]
    return codec.encode(world).decode()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers. All a bot needs is in the View: what it keeps between questions came from Views, too."""

    def choose(self, view: View, chance: Chance) -> Action:
        """Choose one of the View's options; whatever is left to luck comes from `chance`."""
        raise NotImplementedError
