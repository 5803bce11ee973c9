"""What an answer says it costs and brings is what happens when it is given."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene import Option
from ludotheque.games.unconscious_mind.effects.city import AddUses
from ludotheque.games.unconscious_mind.effects.notebook import UpperZone
from ludotheque.games.unconscious_mind.names import LEFT, STOPS
from tests.games.unconscious_mind.table import GAME

SUPPLIES = ("coffee", "bright")
GOING = ("steps", "professor", "freud")


def counted(tokens: list[str], symbol: str) -> int:
    """Count what tokens say there is of a symbol."""
    return sum(int(tokens[place - 1]) for place, token in enumerate(tokens) if token == symbol)


def find(nodes: Any, name: str) -> Any:
    """Find a piece by its id."""
    for node in nodes:
        hit = node if node.id == name else find(node.children, name)
        if hit is not None:
            return hit
    return None


def asked(seed: int) -> Iterator[tuple[Any, int, Option]]:
    """Play a game at random; give each table with every option that is open there."""
    chance = RandomChance(seed)
    s: Any = GAME.start(2, {}, chance)
    for _ in range(250):
        seat = flow.first_asked(s)
        for option in GAME.scene(s, seat).options:
            yield s, seat, option
        options = flow.options(s, seat)
        flow.play(s, seat, options[chance.pick("any", len(options))], chance)
        if s.end:
            return


@pytest.mark.parametrize("verb", ["recall", "convert", "take-tile", *GOING])
def test_what_is_paid_and_gained_at_once_is_what_the_answer_says(verb):
    looked = 0
    for s, seat, option in asked(seed=4):
        if option.verb != verb or option.action == "convert pill":
            continue
        side, after = s.agenda[-1][0], s.clone()
        action = GAME.actions.by_text[option.action]
        before = [getattr(s.desks[side], name) for name in SUPPLIES]
        if verb == "recall":
            flow.play(after, seat, action, RandomChance(1))
        else:  # what it wakes has still to come
            step = s.box.asides if verb == "convert" else after.agenda.pop()[1]
            step.take(after, side, action, RandomChance(1))
        got = [getattr(after.desks[side], name) for name in SUPPLIES]
        said = [counted(option.gain, name) if verb in {"recall", "convert"} else 0 for name in SUPPLIES]
        paid = [counted(option.cost, name) for name in SUPPLIES]
        assert [had + more - less for had, more, less in zip(before, said, paid, strict=True)] == got, option
        if verb in {"professor", "freud"} and s.round:
            uses = next(step for _, step in after.agenda if isinstance(step, AddUses))
            assert f"{after.uses(side, uses.location)}" == option.gain[0]
        looked += 1

    assert looked


def test_a_step_to_the_left_says_what_reputation_brings_there():
    looked = 0
    for s, _, option in asked(seed=6):
        side = s.agenda[-1][0]
        if option.verb != "steps" or (s.desks[side].ink + int(option.action.split()[1])) % len(STOPS) != LEFT:
            continue
        after = s.clone()
        after.agenda.clear()
        UpperZone().run(after, side, RandomChance(1))
        assert option.gain == [token for _, word in reversed(after.agenda) for token in word.said()[0]]
        looked += 1

    assert looked


def test_an_empty_slot_says_where_it_brings_ones_own_inkwell():
    for s, seat, option in asked(seed=5):
        if option.verb == "state":
            slot, ink = option.on[0], s.desks[s.agenda[-1][0]].ink
            drawn = find(GAME.zones(s, seat), slot)
            row = s.box.slots[int(slot.removeprefix("slot."))].row
            assert f"stop-{STOPS[(ink + row) % len(STOPS)]}" == drawn.label.facts["stop"]
            assert "stop" not in find(GAME.zones(s, None), slot).label.facts
            return
    pytest.fail("nobody could state an idea")
