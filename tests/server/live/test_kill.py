"""Nothing that was acknowledged is ever lost, nothing counts twice: the drill, a few times."""

import pytest

from ludotheque.lab.drills.kill import KINDS, kill_often

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", KINDS)
def test_every_acknowledged_move_survives_kill_9_and_counts_once(kind):
    counted = kill_often(kind, 3, 1, tables=2)

    assert (0, 0) == (counted["lost"], counted["doubled"])
    assert counted["acknowledged"] > 0
    assert counted["finished"] > 0
