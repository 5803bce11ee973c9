"""The kit notices what a small game lets slip: leaks planted into its rules, each found under its name."""

import pytest

from ludotheque.engine.secrets import OwnersOnly, Secret
from ludotheque.lab import kit
from ludotheque.lab.kit.declared import DECLARED
from ludotheque.lab.kit.secrecy import SECRECY
from ludotheque.lab.kit.twins import PUBLIC
from ludotheque.lab.kit.worlds import ONE_DEAL, TOLD
from ludotheque.lab.leaks import Shown, caught
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
    with pytest.raises(kit.LeakFound) as raised:
        looked_at(Bluff(leak, **claims))

    found = raised.value
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
        s.round = 0


def test_a_field_that_is_dealt_anew_and_not_named_is_found():
    """Named as lying open, it may not differ between worlds a viewer cannot tell apart."""
    game = Bluff(secrets=(*Bluff.secrets, Tidy((), "")))

    with pytest.raises(kit.LeakFound) as raised:
        looked_at(game)

    assert (PUBLIC, "round") == (raised.value.check, raised.value.what)


class Misnamed(Shown):
    """Is shown among the zones, and should be found in the prompt."""

    what = "scene.prompt"


def test_a_planted_leak_that_is_found_elsewhere_does_not_count():
    cases = [kit.Case(Bluff(), 3, {}, 1)]

    assert caught(Shown("cup0"), cases) is not None
    assert caught(Misnamed("cup0"), cases) is None


def test_dealing_anew_gives_other_dice_to_everybody_else():
    assert {"hidden", "redealt"} == set.union(*kit.check_redeal(kit.Case(Bluff(), 3, {}, 1)).values())


def test_a_secret_that_names_a_field_there_is_not_is_refused():
    with pytest.raises(AssertionError, match="no field 'cup'"):
        looked_at(Bluff(secrets=(OwnersOnly("cup", again=lambda *_: 0),)))


@pytest.mark.parametrize(
    ("field", "word", "said"),
    [("layout", "heap", "layout 'heap'"), ("role", "mine", "role 'mine'"), ("marks", ["shiny"], "mark 'shiny'")],
)
def test_a_word_that_no_front_end_knows_is_found(monkeypatch, field, word, said):
    game = Bluff()
    drawn = game.zones

    def zones(s, viewer):
        found = drawn(s, viewer)
        setattr(found[0], field, word)
        return found

    monkeypatch.setattr(game, "zones", zones)
    with pytest.raises(AssertionError, match=f"has the {said}; there are"):
        kit.check_scenes(kit.Case(game, 3))
