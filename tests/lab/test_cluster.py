"""Work on many machines: the same result as here, also when a worker is lost. Mostly, Ray is played by a stand-in."""

import importlib.util
import pickle
import sys
from types import SimpleNamespace

import pytest

from ludotheque.engine.errors import LudothequeError
from ludotheque.lab.arena import Contest, GameFailed
from ludotheque.lab.cluster import RETRIES
from ludotheque.lab.drills.cluster import COMMANDS, Cluster
from ludotheque.lab.simulate import simulate

TWO = Contest("clockworker", ["random", "random"], {}, 7)


class StandIn:
    """Does what we use of Ray: tasks run when their result is asked for, and workers may be lost."""

    def __init__(self, lost=(), is_there=True):
        self.lost = list(lost)
        self.is_there = is_there
        self.begun, self.cancelled, self.retries = [], [], 0
        self.addresses, self.is_joined = [], False

    def init(self, address, log_to_driver, include_dashboard=True):
        self.addresses.append(address)
        self.is_joined = True
        if not self.is_there:
            raise ConnectionError("nobody answers")

    def shutdown(self):
        self.is_joined = False

    def put(self, value):
        return pickle.dumps(value)

    def remote(self, max_retries):
        self.retries = max_retries
        return lambda work: SimpleNamespace(remote=lambda *told: (work, told))

    def get(self, future):
        work, (described, *piece) = future
        for _ in range(self.retries + 1):
            self.begun.append(piece[0])
            result = work(pickle.loads(described), *piece)
            if piece[0] not in self.lost:
                return pickle.loads(pickle.dumps(result))
            self.lost.remove(piece[0])
            sys.stdout.write("(raylet) a worker was lost\n")  # as the real one does
        raise ConnectionError("a worker was lost too often")

    def cancel(self, future):
        self.cancelled.append(future[1][1])


@pytest.fixture
def ray(monkeypatch):
    def put(*told, **more):
        stand_in = StandIn(*told, **more)
        monkeypatch.setitem(sys.modules, "ray", stand_in)
        return stand_in

    return put


def test_lost_worker_changes_nothing_in_the_result(ray, capsys):
    stand_in = ray(lost=[10, 10, 20])

    assert simulate(TWO, 23).plain() == simulate(TWO, 23, "auto").plain()
    assert [0, 10, 10, 10, 20, 20] == stand_in.begun
    assert [] == stand_in.cancelled
    assert (RETRIES, ["auto"], False) == (stand_in.retries, stand_in.addresses, stand_in.is_joined)
    assert "" == capsys.readouterr().out, "what is printed is the result, and nothing else"


def test_what_is_not_wanted_any_more_is_called_off(ray):
    stand_in = ray()

    def stop(_):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(TWO, 30, "local", on_progress=stop)
    assert [10, 20] == stand_in.cancelled, "what is finished need not be"
    assert ["local"] == stand_in.addresses


def test_without_a_cluster_there_is_one_sentence(ray, monkeypatch):
    ray(is_there=False)
    with pytest.raises(LudothequeError, match="there is no cluster at 'host:6379': nobody answers"):
        simulate(TWO, 5, "host:6379")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LudothequeError, match="the extra `cluster` brings"):
        simulate(TWO, 5, "auto")


def test_game_that_breaks_off_is_not_tried_again(ray, monkeypatch):
    stand_in = ray()

    def broken(*_):
        raise GameFailed("it broke off")

    monkeypatch.setattr("ludotheque.lab.simulate.play_piece", broken)

    with pytest.raises(GameFailed):
        simulate(TWO, 20, "auto")
    assert [0] == stand_in.begun


@pytest.mark.interpreted
@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed here: the extra `cluster`")
@pytest.mark.parametrize("command", COMMANDS)
def test_real_ray_whose_worker_is_killed_gives_the_result_of_one_process(command):
    games = {"simulate": 60, "tournament": 20}[command]

    result = Cluster().carry_out(f"{command} clockworker {games} 5 1")

    assert (True, 1) == (result["is_same"], result["killed"])
