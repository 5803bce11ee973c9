"""The drill that lets many people play for a long time, for a short one."""

import pytest

from ludotheque.lab.drills import soak
from ludotheque.lab.drills.soak import Soak

TOLD = {"tables": 5, "minutes": 0.1, "seed": 1}
FOUND = {"answers": 900, "games": 9, "cuts": 3, "words": 2, "late": 0, "errors": 0, "complaints": []}


@pytest.mark.slow
@pytest.mark.interpreted
def test_people_play_talk_are_cut_off_and_nothing_goes_wrong(monkeypatch):
    monkeypatch.setattr(soak, "THINKS", 0.01)
    monkeypatch.setattr(soak, "AWAY", 5)
    monkeypatch.setattr(soak, "TALKS", 3)
    drill = Soak()
    [piece] = drill.pieces(TOLD)

    found = drill.carry_out(piece)

    assert 0 == found["errors"], found["complaints"]
    assert min(found["answers"], found["cuts"], found["words"]) > 0
    assert soak.SAMPLES == len(found["memory"])


@pytest.mark.parametrize(
    ("memory", "errors", "is_passed"),
    [
        ([10.0] * 3 + [100.0, 104.0, 102.0], 0, True),
        ([10.0] * 3 + [100.0, 104.0, 106.0], 0, False),
        ([10.0] * 3 + [100.0, 100.0, 100.0], 1, False),
    ],
    ids=["flat once all is filled", "grows", "an error"],
)
def test_memory_must_be_flat_after_half_of_the_time(memory, errors, is_passed):
    done = {"5 0.1 1": {**FOUND, "memory": memory, "errors": errors}}

    assert is_passed is Soak().is_passed(TOLD, done)
    assert (
        f"| 5 | 0.1 | 900 | 0 | 9 | 3 | 2 | 100 | 100 – {max(memory):.0f} | {errors} |" == Soak().table(TOLD, done)[-1]
    )
