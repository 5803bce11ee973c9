"""States stored by an earlier version open in this one, field by field, and are written as they were.

A game's `stored_states.json` was written by a version before. After a change of its State that is meant, and over which
running games go on by their log, write it anew: `python -m tests.games.test_stored_states GAME`.
"""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games import all_games, game_named

HERE = Path(__file__).parent
FILE = "stored_states.json"


def stored_states():
    return [
        pytest.param(path.parent.name, state, id=f"{path.parent.name}-{number}")
        for path in sorted(HERE.glob(f"*/{FILE}"))
        for number, state in enumerate(json.loads(path.read_text(encoding="utf-8")))
    ]


@pytest.mark.parametrize(("name", "state"), stored_states())
def test_a_stored_state_opens_and_is_written_as_it_was(name, state):
    stored = msgspec.json.encode(state)

    s = codec.decode(game_named(name), stored)

    assert stored == codec.encode(s)
    assert stored == codec.encode(s.clone())
    assert flow.options(s, flow.first_asked(s))


@pytest.mark.parametrize("name", all_games())
def test_a_state_of_earlier_rules_plays_on_to_its_end(name):
    """What the rules of before did not know is filled in as the game says."""
    game = game_named(name)
    for state in json.loads((HERE / name / FILE).read_text(encoding="utf-8")):
        earlier = {field: value for field, value in state.items() if field not in game.added}
        s, chance = codec.decode(game, msgspec.json.encode(earlier)), RandomChance(1)
        for _ in range(game.longest):
            if s.end:
                break
            seat = flow.first_asked(s)
            options = flow.options(s, seat)
            flow.play(s, seat, options[chance.pick("answer", len(options))], chance)
        assert s.end in game.end_reasons


def positions(name):
    """Play at random; give the opening, the end, and one where several are asked or deal with each other."""
    game = game_named(name)
    chance = RandomChance(5)
    s = game.start(game.seats[-1], {}, chance)
    found = []
    while not s.end:
        found.append(codec.encode(s).decode())
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        flow.play(s, seat, options[chance.pick("answer", len(options))], chance)
    middle = max(found, key=lambda state: ('"Panel"' in state, '"lane"' in state, len(state)))
    return found[0], middle, found[-1]


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        lines = ",\n".join(positions(wanted))
        (HERE / wanted).mkdir(exist_ok=True)
        (HERE / wanted / FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"wrote {(HERE / wanted / FILE).relative_to(HERE.parents[1])}")  # noqa: T201
