"""The kit notices what a small game lets slip: leaks planted into its rules, each found under its name."""

import pytest

from ludotheque.engine.secrets import OwnersOnly, Secret
from ludotheque.lab import kit
from ludotheque.lab.kit.declared import DECLARED
from ludotheque.lab.kit.secrecy import SECRECY
from ludotheque.lab.kit.twins import PUBLIC
from ludotheque.lab.kit.worlds import ONE_DEAL, TOLD
from tests.lab.bluff import Bluff

CHECKS = (kit.check_declared, kit.check_secrecy, kit.check_worlds, kit.check_lanes, kit.check_moments)
NOTED = {"undrawn": ("round", "rolled")}


def looked_at(game):
    """What the kit says of a few games, by the first that fails."""
    for seed in range(4):
        for check in CHECKS:
            check(kit.Case(game, 3, {}, seed))


def test_an_honest_game_passes():
    looked_at(Bluff())


@pytest.mark.parametrize(
    ("leak", "claims", "check", "what"),
    [
        ("event", {}, TOLD, "events"),  # each bid tells everybody the true number of dice
        ("path", {}, TOLD, "events"),
        ("silence", {}, TOLD, "events"),
        ("skipped question", {}, TOLD, "scene.waiting"),
        ("counter", {}, ONE_DEAL, "fork.asked"),
        ("option order", {}, SECRECY, "scene.options"),
        ("notes", {}, DECLARED, "rolled"),
        ("notes", NOTED, PUBLIC, "rolled"),
        ("", {"secrets": ()}, DECLARED, "cups"),  # "nothing is hidden" is a claim that is tested
    ],
    ids=lambda thing: thing if isinstance(thing, str) else "claims" if thing else "",
)
def test_a_leak_in_the_rules_is_found_by_name(leak, claims, check, what):
    with pytest.raises(kit.LeakFound) as caught:
        looked_at(Bluff(leak, **claims))

    found = caught.value
    assert check == found.check
    assert found.what.startswith(what)
    assert found.values[0] != found.values[1]
    for part in (check, found.what, f"viewer {found.viewer}", repr(found.values[0]), repr(found.values[1])):
        assert part in str(found)


class Tidy(Secret):
    """Deals a field anew that it does not name."""

    def places(self, s):
        return 0

    def redeal(self, s, seat, chance):
        s.rolled = [0] * len(s.rolled)


def test_a_field_that_is_dealt_anew_and_not_named_is_found():
    """Named as lying open, it may not differ between worlds a viewer cannot tell apart."""
    game = Bluff("notes", **NOTED)
    game.secrets = (*game.secrets, Tidy())

    with pytest.raises(kit.LeakFound) as caught:
        looked_at(game)

    assert (PUBLIC, "rolled") == (caught.value.check, caught.value.what.partition("[")[0])


def test_a_secret_that_names_a_field_there_is_not_is_refused():
    with pytest.raises(AssertionError, match="no field 'cup'"):
        looked_at(Bluff(secrets=(OwnersOnly("cup", again=lambda *_: 0),)))
