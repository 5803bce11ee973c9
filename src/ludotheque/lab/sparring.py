"""A bot of any tree of these sources, asked over its standard input: so that today's meets that of an earlier commit.

    PYTHONPATH=OTHER/build/compiled python src/ludotheque/lab/sparring.py

It imports the tree that PYTHONPATH names, which need not know of this file, and plays along a match that somebody else
keeps: answers come in the words of the record, with what chance brought. Seconds of thinking are processor time.
"""

import json
import sys
import time
from typing import Any

from ludotheque.bots import levels, view
from ludotheque.engine import chance as luck
from ludotheque.engine import flow
from ludotheque.games import game_named

# These had other names once.
RECORDED: Any = vars(luck).get("RecordedChance") or vars(luck)["Replay"]
RANDOM: Any = vars(luck).get("RandomChance") or vars(luck)["Live"]
BEGIN: Any = vars(flow).get("run_until_question") or vars(flow)["advance"]


class Sparring:
    """One match after the other, and whoever is asked in it."""

    def begin(
        self, game: str, seats: int, options: dict[str, str], seed: int, bot: str, outcomes: list[list[str]]
    ) -> list[str]:
        """Begin a match with what chance brought at its opening."""
        self.game: Any = game_named(game)
        self.bot = levels.bot_named(bot)
        self.mind = RANDOM(seed)
        chance = self._recorded(outcomes)
        self.state: Any = self.game.set_up(seats, self.game.checked_options(seats, options), chance)
        BEGIN(self.state, chance)
        self.held: tuple[int, str, list[list[str]]] | None = None
        return []

    def play(self, seat: int, action: str, outcomes: list[list[str]]) -> list[str]:
        """Take an answer that was given."""
        self.held = (seat, action, outcomes)
        return self.go_on([])

    def go_on(self, outcomes: list[list[str]]) -> list[str]:
        """Take what chance brought at once; where this tree wants more of it already, wait until that comes."""
        if self.held is None:
            return []
        seat, action, before = self.held
        after = self.state.clone()
        try:
            flow.play(after, seat, self._action(seat, action), self._recorded(before + outcomes))
        except luck.WrongOutcome:
            self.held = (seat, action, before + outcomes)
            return []
        self.state, self.held = after, None
        return []

    def options(self, seat: int) -> list[str]:
        """Say what a seat may answer."""
        return [] if self.held is not None else [str(action) for action in flow.options(self.state, seat)]

    def choose(self, seat: int, among: list[str]) -> list[str]:
        """Answer for a seat, with one of some options."""
        seen = view.see(self.game, self.state, seat, self.mind)
        seen.options = [action for action in seen.options if str(action) in among]
        return [str(self.bot.choose(seen, self.mind))]

    def waits(self, seat: int) -> list[str]:
        """Say whether a seat lets others answer first, where anybody may."""
        return ["waits"] if view.see(self.game, self.state, seat, self.mind).waits else []

    def scores(self) -> list[int]:
        """Say how everybody stands."""
        return [score.points for score in self.game.scores(self.state)]

    def _action(self, seat: int, text: str) -> Any:
        return next(action for action in flow.options(self.state, seat) if str(action) == text)

    def _recorded(self, outcomes: list[list[str]]) -> Any:
        return RECORDED([(label, self.game.outcome_names(label).read(text)) for label, text in outcomes])


def main() -> None:
    """Answer every line with a line, until there are no more."""
    time.monotonic = time.process_time  # nobody pays for what else the machine does
    sparring = Sparring()
    for line in sys.stdin:
        verb, told = json.loads(line)
        begun = time.process_time()
        print(json.dumps([getattr(sparring, verb)(**told), time.process_time() - begun]), flush=True)


if __name__ == "__main__":
    main()
