"""The conformance kit at the levels and coffees of the Id that the kit's own choice of options leaves out."""

from itertools import product

import pytest

from ludotheque.games.unconscious_mind import GAME
from ludotheque.lab import kit

CHECKED = {(case.options.get("level"), case.options.get("coffee")) for case in kit.cases(GAME, seeds=1)}
LEFT_OUT = [
    (level, coffee)
    for level, coffee in product(("easy", "medium", "hard"), ("ordinary", "strong"))
    if (level, coffee) not in {*CHECKED, ("medium", "ordinary")}
]
CHECKS = [kit.check_flow, kit.check_scenes, kit.check_storage, kit.check_undo, kit.check_secrecy]


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("level", "coffee"), LEFT_OUT)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_kit_holds_at_every_level_with_either_coffee(check, level, coffee):
    check(kit.Case(GAME, 1, {"level": level, "coffee": coffee}, 1, 10))
