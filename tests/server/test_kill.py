"""Nothing that was acknowledged is ever lost: the drill, a few times."""

import pytest

from ludotheque.lab.drills.kill import kill_once

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", range(3))
def test_every_acknowledged_move_survives_kill_9(tmp_path, seed):
    counted = kill_once(tmp_path, seed)

    assert 0 == counted["lost"]
    assert counted["acknowledged"] > 0
