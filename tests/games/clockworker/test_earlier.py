"""What was being paid when the rules were version 1: what is paid lay on the agenda above what is paid for."""

from typing import Any

import msgspec
import pytest

from ludotheque.engine import codec
from ludotheque.engine.errors import BadState
from tests.games.clockworker.table import deal


def stored_by_rules_1(table, *steps):
    """Lay these steps in place of the one that is asked, and open the State as one that was stored."""
    plain = codec.plain(table.state)
    plain["agenda"][-1:] = [{"tuple": [0, {"is": name, "of": of}]} for name, of in steps]
    table.state = codec.decode(table.game, msgspec.json.encode(plain))
    return table


@pytest.mark.parametrize(
    ("stock", "left"),
    [("red + 2 green + blue + 2 gold", "green + gold"), ("red + green + blue + 3 gold", "green + gold")],
    ids=["all colours there", "gold stands for a green one already"],
)
def test_gold_that_was_being_paid_goes_on(stock, left):
    table = deal(stock=stock)
    table.play("0: repair synchroniser")
    paying: Any = table.state.agenda[-1][1]
    artifact = paying.goal.artifact
    as_now = table.options

    stored_by_rules_1(table, ("TakeArtifact", [artifact]), ("PayBlocks", [1, 2, 1]))

    assert "gold-for red, gold-for green, gold-for blue, as-printed" == table.options == as_now
    table.play("0: gold-for green", "0: as-printed")
    assert left == table.stock()
    assert "synchroniser" == table.artifacts()


def test_what_an_artifact_lets_one_leave_out_goes_on():
    table = deal(stock="2 red + 2 green", artifacts="dish-antenna", luck="T09")
    table.play(f"0: communicate {table.display.split()[0]}")
    step: Any = table.state.agenda[-1][1]
    as_now = table.options

    stored_by_rules_1(table, ("TakeArchive", [step.archive]), ("PayCost", [{"tuple": list(step.cost)}, step.less]))

    assert as_now == table.options
    table.play("0: in-full")
    assert 1 == len(table.archives().split())


@pytest.mark.parametrize("owed", [[1, 2], [1, 2, 1], [1, 2, 1, 1]])
def test_what_is_paid_for_nothing_is_no_state_of_either_version(owed):
    table = deal(stock="red + 2 green + blue + 2 gold")
    table.play("0: repair synchroniser")

    with pytest.raises(BadState, match="clockworker: a stored state that does not fit"):
        stored_by_rules_1(table, ("PayBlocks", owed))
