"""The balance report: what is counted, how it is judged, and how it is written down."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.event import Event
from ludotheque.engine.texts import LANGUAGES, variables
from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import Contest, Outcome, play_game
from ludotheque.lab.balance import charts, luck, words
from ludotheque.lab.balance.bold import stands_out
from ludotheque.lab.balance.compare import changes
from ludotheque.lab.balance.page import page
from ludotheque.lab.balance.report import Case, plan_finding, report_of
from ludotheque.lab.balance.run import Balance, Study, balance, plans_for, study_of
from ludotheque.lab.balance.verdict import BAD, GOOD, UNSURE, Component, verdict
from ludotheque.lab.balance.wanted import Count, Sequel, Wanted, wanted_of
from ludotheque.lab.drills import balance as drill
from ludotheque.lab.statistics import Estimate, deviations_among, difference
from ludotheque.lab.watch import Watcher

TWO = Case(2, "random")
TOLD = {"game": "clocks", "bots": "random", "seats": "2", "options": ["-"], "seed": 1, "games": 10, "wins": ""}


def outcome(winner, *did, end="late", rounds=8, taken=((), ()), offered=None, leads=1):
    """Make a game of two seats, of whom the second plays first."""
    by_seat = [dict.fromkeys(names, 1) for names in taken]
    return Outcome(
        points=[5, 4],
        ranks=[1, 2] if winner == 0 else [2, 1],
        answers=20,
        end=end,
        rounds=rounds,
        sides=2,
        order=[1, 0],
        watched={
            "offered": [list(names) for names in (offered or taken)],
            "taken": by_seat,
            "happened": [dict.fromkeys(names, 1) for names in did or ([], [])],
            "verbs": {"buy": [4, 1], "pass": [2, 1]},
            "numbers": [],
            "choices": 10,
            "width": 25,
            "leads": leads,
            "turned": 0,
            "held": [[['["mission-x",{}]', True]], [['["mission-y",{}]', False]]],
            "lines": [[["coins", 3], ["cards", 2]], [["coins", 4], ["cards", 0]]],
        },
    )


def component(report, name):
    return next(one for one in report.components if one.name == name)


def won(one):
    """Give how often those won who took a thing, as a multiple of their fair share."""
    return one.wins.value


def test_verdict_is_about_the_whole_interval():
    limits = (0.21, 0.29)

    assert GOOD == verdict(Estimate(0.25, 0.22, 0.28), limits)
    assert UNSURE == verdict(Estimate(0.25, 0.20, 0.30), limits)
    assert UNSURE == verdict(Estimate(0.325, 0.28, 0.37), limits)
    assert BAD == verdict(Estimate(0.325, 0.30, 0.35), limits)
    assert UNSURE == verdict(Estimate(0.325, 0.30, 0.35), limits, Estimate(0.325, 0.28, 0.37))


def test_wins_are_counted_in_order_of_play():
    report = report_of(TWO, [outcome(1)] * 50, Wanted(places=0.04))

    first, second = report.found("place-wins")
    assert (1.0, BAD) == (first.found.value, first.mark)
    assert (0.46, 0.54) == first.limits
    assert 0.0 == second.found.value


def test_game_may_end_before_everybody_had_a_turn():
    short = replace(outcome(1), order=[1])

    report = report_of(TWO, [short, outcome(1)], Wanted())

    assert [1.0, 0.0] == [one.found.value for one in report.found("place-wins")]
    assert changes(TWO, [short, short], [short, short], Wanted())


def test_ends_and_length_are_judged_by_their_limits():
    outcomes = [outcome(0, end="late")] * 60 + [outcome(1, end="early")] * 40

    report = report_of(TWO, outcomes, Wanted(ends={"early": (0.45, 0.75), "never": (0.25, 0.75)}, rounds=(5, 9)))

    assert [GOOD] == [one.mark for one in report.found("rounds")]
    assert {"early": UNSURE, "never": BAD, "late": ""} == {one.of: one.mark for one in report.found("ended")}


def test_components_are_offered_taken_and_win():
    strong = outcome(0, taken=(["buy a", "bid 3"], ["buy b"]), offered=(["buy a", "buy b", "bid 3"], ["buy b"]))
    other = outcome(1, taken=([], ["buy b"]), offered=(["buy b", "buy c"], ["buy b", "buy c"]))

    report = report_of(TWO, [strong] * 60 + [other] * 60, Wanted())

    a, b, c = (component(report, f"buy {name}") for name in "abc")
    assert (0.25, 1.0, 60, 2.0) == (a.offered.value, a.taken.value, a.seats, a.wins.value)
    assert (BAD, "strong") == (a.mark, a.why)
    assert (GOOD, 1.0) == (b.mark, b.wins.value)
    assert (0, BAD, "ignored") == (c.seats, c.mark, c.why)
    assert 0.3 < a.detectable < 0.4
    assert "" == component(report, "bid 3").mark
    assert ["buy c"] == report.dead
    assert {GOOD: 1, BAD: 2} == {mark: sum(one.mark == mark for one in report.components) for mark in (GOOD, BAD)}


def test_where_hardly_anything_of_a_verb_is_taken_it_is_the_verb_that_is_judged():
    things = [f"mend {name}" for name in "abcde"]
    nobody = outcome(0, taken=(["buy a"], ["buy a"]), offered=([*things, "buy a", "buy b"], [*things, "buy a"]))
    somebody = outcome(1, taken=(["buy a", "mend a"], ["buy a"]), offered=nobody.watched["offered"])

    never = report_of(TWO, [nobody] * 100, Wanted())
    often = report_of(TWO, [nobody] * 80 + [somebody] * 20, Wanted())
    rarely = report_of(TWO, [nobody] * 80 + [somebody] * 20, Wanted(taken=0.2))

    assert {"buy b", "mend *"} == {one.name for one in never.components if one.mark == BAD}
    assert (0, "ignored") == (component(never, "mend *").seats, component(never, "mend *").why)
    assert ["buy b", *things] == never.dead
    assert {"mend b", "mend c", "mend d", "mend e"}.isdisjoint(one.name for one in often.components if one.mark)
    assert (20, GOOD) == (component(often, "mend *").seats, component(often, "mend *").marks[0])
    assert BAD == component(rarely, "mend *").mark


def test_all_things_of_a_verb_have_a_name():
    clockworker = game_named("clockworker")

    assert "Recover: anything" == words.Words(clockworker, "en").component("recover *")
    assert words.Words(clockworker, "fr").component("recover *").endswith("quoi que ce soit")


def test_a_few_games_condemn_nothing():
    report = report_of(TWO, [outcome(0, taken=(["buy a"], ["buy b"]))] * 3, Wanted())

    assert [UNSURE, UNSURE] == [one.mark for one in report.components]


def test_of_many_things_luck_makes_some_stand_out():
    things = [f"buy {number}x" for number in range(60)]
    lucky = [outcome(0, taken=(["buy a", *things], things))] * 9 + [outcome(1, taken=(["buy a", *things], things))]

    few = report_of(TWO, [replace(one, watched={**one.watched}) for one in lucky], Wanted(wins=1.1))

    assert component(few, "buy a").wins.low > 1.1
    assert UNSURE == component(few, "buy a").mark
    assert deviations_among(1) < deviations_among(60) < 4


def test_what_a_game_asks_to_count_is_judged():
    did = ["took what a", "took what b"], ["took what b"]
    outcomes = [outcome(0, *did)] * 30 + [outcome(1, [], ["took what b"])] * 30

    counts = Count("took", "what", kinds=3, games=0.05, wins=1.35), Count("took", "what", is_first=True)
    report = report_of(TWO, outcomes, Wanted(counts=counts))

    (_, (a, b, never)), (_, first) = report.events
    assert (0.5, 2.0, BAD) == (a.taken.value, won(a), a.mark)
    assert (pytest.approx(4 / 3), UNSURE) == (won(b), b.mark)
    assert ("1", "never", UNSURE) == (never.name, never.why, never.mark)
    assert ["a", "b"] == [one.name for one in first]
    assert [30, 60] == [one.seats for one in first]


def test_points_come_from_their_lines():
    report = report_of(TWO, [outcome(0)] * 4, Wanted())

    assert [("coins", 3.5), ("cards", 1.0)] == [(label, found.value) for label, found in report.sources]
    assert [2.5] == [one.found.value for one in report.found("width")]


def test_what_points_rest_on_is_held_fulfilled_and_wins():
    report = report_of(TWO, [outcome(0)] * 40, Wanted())

    x, y = report.held
    assert (40, 1.0, 2.0, BAD, "strong") == (x.seats, x.taken.value, won(x), x.mark, x.why)
    assert (40, 0.0, 0.0, BAD, "weak") == (y.seats, y.taken.value, won(y), y.mark, y.why)


def test_openings_are_the_first_thing_with_a_name():
    taken = ["bid 3", "buy a", "buy b"], ["pass", "buy b"]

    a, b = report_of(TWO, [outcome(0, taken=taken)] * 40, Wanted()).openings

    assert ("buy a", 40, 0.5, 2.0, "strong") == (a.name, a.seats, a.taken.value, won(a), a.why)
    assert ("buy b", 40, 0.5, 0.0, "weak") == (b.name, b.seats, b.taken.value, won(b), b.why)


def test_lead_is_left_out_where_points_are_hidden():
    assert [] == report_of(TWO, [outcome(0, leads=-1)] * 4, Wanted()).found("leads")


def test_plan_that_wins_too_much_is_exploitable():
    good, bad = ([(0, outcome(winner))] * 40 for winner in (1, 0))

    assert (GOOD, "weaker") == ((weak := plan_finding("rush", good, Wanted())).mark, weak.standing)
    assert (BAD, "stronger") == ((strong := plan_finding("rush", bad, Wanted())).mark, strong.standing)
    par = plan_finding("rush", [*good, *bad], Wanted(), end="late")
    assert (UNSURE, "par", 1.0) == (par.mark, par.standing, par.ended and par.ended.value)


def test_two_data_files_differ_really_or_by_chance():
    one = [outcome(number % 2, rounds=8 + number % 3) for number in range(30)]
    other = [replace(game, rounds=game.rounds + 1) for game in one]

    found = {(change.finding.name, change.finding.of): change for change in changes(TWO, one, other, Wanted())}

    assert (1.0, True) == (found["rounds", ""].by.value, found["rounds", ""].is_real)
    assert not found["place-wins", 1].is_real
    assert (3.5, False) == (found["source", "coins"].other.value, found["source", "coins"].is_real)
    assert difference(Estimate(1, 0.5, 1.5), Estimate(2, 1.5, 2.5)).low == pytest.approx(1 - 0.5 * 2**0.5)


def test_what_bots_did_is_watched_by_the_seat_that_did_it():
    contest = Contest("clockworker", ["random", "random"], is_watched=True)

    played = play_game(contest, 0)

    seen = played.watched
    assert played.points == play_game(replace(contest, is_watched=False), 0).points
    assert all(set(taken) <= set(offered) for taken, offered in zip(seen["taken"], seen["offered"], strict=True))
    assert any(name.startswith("artifact-taken artifact artifact-") for did in seen["happened"] for name in did)
    assert any(name.startswith("repair artifact-") for names in seen["offered"] for name in names)
    assert played.points == [sum(points for _, points in lines) for lines in seen["lines"]]
    assert seen["width"] >= 2 * seen["choices"]
    assert seen["leads"] >= 0


def test_what_came_of_an_event_is_counted_until_a_third_ends_it():
    game = game_named("enkidu")
    s = game.start(4, {}, RandomChance(1))
    watcher = Watcher(game, 4, [("talk-begun", "swapped", "talk-ended")])
    talks = "swapped talk-begun swapped swapped talk-ended talk-begun talk-ended swapped talk-begun"

    watcher.told(s, [Event(name, {}) for name in talks.split()])

    assert [[3, 1]] == watcher.watched(s)["sequels"]


def test_what_should_come_of_an_event_is_judged_and_compared():
    wanted = Wanted(sequels=(Sequel("begun", "swapped", "ended", 0.33, "talks", "entretiens"),))
    good, bad = (
        [replace(game, watched={**game.watched, "sequels": [[4, swaps]]}) for game in 20 * [outcome(0)]]
        for swaps in (3, 0)
    )
    none = [replace(game, watched={**game.watched, "sequels": [[0, 0]]}) for game in good]

    found = [report_of(TWO, games, wanted).found("sequel") for games in (good, bad, none)]

    assert [[(0.75, GOOD)], [(0.0, BAD)], []] == [[(one.found.value, one.mark) for one in each] for each in found]
    change = next(one for one in changes(TWO, good, bad, wanted) if one.finding.name == "sequel")
    assert (-0.75, True) == (change.by.value, change.is_real)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_game_has_a_page(name):
    game = game_named(name)
    seats = str(min(count for count in game.seats if count > 1))
    study = study_of(game, seats, "random", 2, 0, 1, {})

    written = page(balance(study), game, "a test", "fr")

    assert written.startswith('<!doctype html><html lang="fr">')
    assert not re.search(r"https?:|<script|@import|url\(", written)
    assert not re.search(r"\blab-[a-z]|score-|>end-|verb-", written)
    Well().feed(written)


class Well(HTMLParser):
    """Complains about elements that are not closed in order."""

    EMPTY = ("meta", "input", "rect", "path", "circle")

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in self.EMPTY:
            assert tag == self.open.pop()


def test_page_tells_everything_in_both_languages():
    game = game_named("clocks")
    taken = ["buy paid-swap"], ["board board-forward"]
    outcomes = [outcome(0, ["die-won colour colour-red"], [], taken=taken, end="all-full")] * 30
    wanted = Wanted(counts=(Count("die-won", "colour", kinds=4, games=0.05),))
    report = report_of(TWO, outcomes, wanted)
    report.held = []
    report.findings += luck.luck_findings(outcomes[:20] + [outcome(1)] * 10, outcomes)
    report.plans = [plan_finding("never:buy", [(0, one) for one in outcomes], wanted)]
    found = Balance(Study("clocks", [TWO], against="other"), wanted, [report, report])
    found.compared = [(TWO, changes(TWO, outcomes, outcomes, wanted))]

    written = page(found, game, "ludotheque balance clocks <&>", "en")

    for said in ("Balance of Clocks", "Équilibre du jeu", "Buy: Swap", "too strong", "trop fort", "Never: Buy"):
        assert said in written
    for said in (
        "What if",
        "Et si",
        "can be exploited",
        "peut être exploité",
        "3 more",
        "Jamais\u202f: ",
        "&lt;&amp;&gt;",
    ):
        assert said in written
    for said in ("Luck and skill", "Chance et savoir-faire", "luck of the deal"):
        assert said in written


def test_page_has_no_empty_columns_and_puts_answers_of_one_verb_together():
    report = report_of(TWO, [outcome(0, end="all-full")] * 30, Wanted())
    report.held = []
    report.unoffered = ["flip", *(f"up {place}" for place in "abcdefgh")]

    written = page(Balance(Study("clocks", [TWO]), Wanted(), [report]), game_named("clocks"), "", "en")

    assert "<h3>Choices</h3><table><thead><tr><th>what</th><th>found</th></tr>" in written
    assert ": a, b, 6 more</li>" in written


def test_what_is_not_as_wanted_stands_first_with_every_table_where_it_is_so():
    taken = ["buy paid-swap"], ["board board-forward"]
    outcomes = [outcome(0, ["die-won colour colour-red"], [], taken=taken, end="all-full")] * 60
    counted = (Count("die-won", "colour", en="dice of", wins=1.0),)
    strong, judged = report_of(TWO, outcomes, Wanted(places=0.6)), report_of(TWO, outcomes, Wanted(counts=counted))
    strong.held = judged.held = []
    again = replace(strong, case=Case(2, "greedy"), findings=[], openings=[], events=[])

    english = words.Words(game_named("clocks"), "en")
    both = {bold.what: bold for bold in stands_out([strong, again], Wanted(), english)}
    alone = {bold.what: bold for bold in stands_out([judged], Wanted(counts=counted), english)}

    assert both["Buy: Swap"].why == "too strong: whoever takes it wins"
    assert both["Buy: Swap"].found == {0: "× 2.00 [1.88 – 2.00]", 1: "× 2.00 [1.88 – 2.00]"}
    assert list(both["Openings: Buy: Swap"].found) == [0]
    assert alone["place 2 wins"].why == "wanted: 45.0% – 55.0%"
    assert alone["dice of: red"].found == {0: "× 2.00 [1.88 – 2.00]"}
    assert judged.marks()[BAD] == len(stands_out([judged], Wanted(counts=counted), english))
    written = page(Balance(Study("clocks", [TWO]), Wanted(), [judged]), game_named("clocks"), "", "en")
    assert written.index("What stands out") < written.index("place 2 wins") < written.index("2 players")


def test_names_of_dots_never_lie_on_each_other():
    names = charts.Names(0, 300)

    for place, (x, y) in enumerate(((20, 50), (22, 52), (290, 52), (24, 70))):
        names.write(x, y, f"thing {place}")

    written = [re.findall(r'class="([^"]*)">([^<]*)', name) for name in names.written]
    assert [[("name", "thing 0")], [("end name", "thing 2")], [("name", "thing 3")]] == written


def test_of_things_that_are_as_wanted_the_boldest_five_that_are_taken_often_are_named():
    def thing(name: str, taken: float, wins: float) -> Component:
        return Component(f"buy {name}", None, Estimate(taken, taken, taken), 100, Estimate(wins, wins, wins), 0.1)

    things = [thing(name, 0.1 * place, 1 + 0.05 * place) for place, name in enumerate("abcdefgh", 1)]
    english = words.Words(game_named("clocks"), "en")

    drawn = charts.dots([*things, thing("rare", 0.01, 1.9)], Wanted(), english, "")

    named = re.findall(r'class="(?:end )?name">([^<]*)', drawn)
    assert [english.component(f"buy {name}") for name in "hgfed"] == named


def test_weaker_plans_are_folded_away():
    outcomes = [outcome(0, end="all-full")] * 30
    report = report_of(TWO, outcomes, Wanted())
    report.held = []
    verbs = ("buy", "board", "up", "down", "flip", "swap")
    plans = [f"{kind}:{verb}" for verb in verbs for kind in ("only", "never")]
    report.plans = [plan_finding(plan, [(0, one) for one in outcomes], Wanted()) for plan in plans]

    written = page(Balance(Study("clocks", [TWO]), Wanted(), [report]), game_named("clocks"), "", "en")

    assert "<summary>4 weaker plans</summary>" in written


def test_verbs_are_named_as_answers_are_and_colons_as_the_language_has_them():
    english, french = (words.Words(game_named("enkidu"), language) for language in ("en", "fr"))

    assert "Terminer vos négociations" == french.verb("leave")
    assert "Donner à\u202f: Rouge" == french.component("to position-red")
    assert "Give to: Red" == english.component("to position-red")


def test_what_nobody_was_offered_is_named_as_the_game_names_it():
    english, french = (words.Words(game_named("clockworker"), language) for language in ("en", "fr"))

    assert english.component("recover F21") == english.component("recover factory-F21") != "Recover: F21"
    assert french.thing("F21") == french.known("factory-F21") != english.thing("F21")
    assert "gold" == english.thing("gold"), "several texts could be meant"
    assert english.component("slot 1").endswith(": 1"), "a number has no name, though one text ends with it"


def test_what_is_counted_has_a_name_in_either_language():
    for name in all_games():
        for count in wanted_of(name).counts:
            named = [words.Words(game_named(name), language).count(count) for language in LANGUAGES]
            assert count.event not in named
            assert named[0] != named[1]


def test_cards_without_a_name_of_their_own_are_not_said_to_be_missing():
    game = game_named("enkidu")

    report = report_of(Case(3, "random"), [outcome(0)] * 2, Wanted(), game)

    assert "chaos" in report.missing
    assert "M01" not in report.missing, "missions are described by what they ask"


def test_words_of_the_report_are_the_same_in_both_languages():
    assert variables(words.OWN / "en.ftl") == variables(words.OWN / "fr.ftl")
    assert all(name.startswith("lab-") for name in variables(words.OWN / "en.ftl"))
    assert set(LANGUAGES) == {file.stem for file in words.OWN.iterdir()}


# Luck and skill.


def test_deal_that_decides_is_luck_and_player_who_decides_is_skill():
    assert (1.0, 0.0, 0.0) == luck.parts([(1, 1), (0, 0)] * 10)
    assert (0.0, 1.0, 0.0) == luck.parts([(1, 0)] * 10)
    assert (0.0, 0.0, 1.0) == luck.parts([(1, 1), (1, 0), (0, 1), (0, 0)] * 10)
    assert luck.parts([(1, 1)] * 10) is None, "who always wins from one place says nothing"


def test_luck_and_skill_are_found_again_where_both_were_put_in():
    chance = RandomChance(1)
    pairs = []
    for _ in range(4000):  # the deal gives a fifth of a chance more or less, who plays a quarter
        deal = 0.2 if chance.pick("deal", 2) else -0.2
        one, other = (chance.pick("game", 1000) < 1000 * (0.5 + deal + skill) for skill in (0.25, -0.25))
        pairs.append((float(one), float(other)))

    found = luck.parts(pairs)

    assert found is not None
    assert (0.16, 0.25, 0.59) == pytest.approx(found, abs=0.03)  # 0.2² and 0.25² of a quarter, and what is left


def test_luck_is_measured_on_the_same_deals_from_either_side(monkeypatch):
    monkeypatch.setattr(luck, "LEVELS", ("greedy:1", "random"))
    study = Study("clocks", [TWO, Case(1, "random")], games=2, luck_deals=3)
    played: list[int] = []

    report, alone = balance(study, on_progress=played.append).reports

    assert study.total == sum(played) == 2 + 2 + 6
    assert [] == [name for name in luck.NAMES if alone.found(name)]
    for name in luck.NAMES:
        [finding] = report.found(name)
        assert 0 <= finding.found.low <= finding.found.high <= 1
    assert 1 == pytest.approx(sum(report.found(name)[0].found.value for name in luck.NAMES))
    assert [["greedy:1", "random", "greedy:1"], ["random", "greedy:1", "random"]] == luck.seatings(3)


# The drill.


def test_drill_writes_the_same_report_in_short(monkeypatch):
    monkeypatch.setattr(drill, "wanted_of", lambda _: Wanted(counts=(Count("took", "what", games=0.05),)))
    played = outcome(1, ["took what a"], [], taken=(["buy paid-flip"], ["buy paid-swap"]), end="all-full")
    outcomes = [vars(played)] * 60

    lines = drill.Balance().table({**TOLD, "wins": "0.6-0.8"}, {"clocks random 2 - 1 0": {"outcomes": outcomes}})

    assert "## 2 × random: 60 games" == lines[0]
    assert "| place 1 wins | 100.0% [94.0% – 100.0%] | 60.0% – 80.0% | ✗ |" in lines
    assert any(line.startswith("| Buy: Swap |") and line.endswith("| ✗ |") for line in lines)
    assert any(line.startswith("| a | 100.0% ") and line.endswith("| ✓ |") for line in lines)


@pytest.mark.slow
def test_pieces_of_several_tables_are_carried_out(monkeypatch):
    played = drill.Balance()
    told = {**TOLD, "game": "unconscious_mind", "seats": "1", "options": ["level=easy", "level=hard"], "games": 1}

    pieces = played.pieces(told)
    monkeypatch.setattr(played, "size", 1)
    done = {piece: played.carry_out(piece) for piece in pieces}

    lines = played.table(told, done)
    assert ["## 1 × random, level=easy: 1 games", "## 1 × random, level=hard: 1 games"] == [
        line for line in lines if line.startswith("##")
    ]


@pytest.mark.parametrize("game", sorted(name for name in all_games() if wanted_of(name).planted))
def test_planted_imbalances_fit_their_game(game):
    for plant in wanted_of(game).planted:
        assert game_named(game, plant.components(game)).components_digest != game_named(game).components_digest
        assert plant.what.split()[0] in game_named(game).actions.verbs()


# What is wanted, and what is asked for.


@pytest.mark.parametrize("name", sorted(all_games()))
def test_what_a_game_asks_for_can_be_read(name):
    wanted = wanted_of(name)

    assert set(wanted.ends) <= set(game_named(name).end_reasons)


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("turns = [1, 2]", "turns"),
        ('[[plans]]\nname = "x"\nend = "rain"', "expected an end of .*, got 'rain'"),
        ('[[plans]]\nname = "x"\nprefer = ["fly"]', "expected a verb of .*, got 'fly'"),
    ],
)
def test_mistake_in_what_is_wanted_is_one_sentence(tmp_path, monkeypatch, written, complaint):
    (tmp_path / "balance.toml").write_text(written)
    monkeypatch.setattr(game_named("clocks"), "folder", tmp_path)

    with pytest.raises(LudothequeError, match=rf"balance.toml of clocks: .*{complaint}"):
        wanted_of("clocks")


@pytest.mark.parametrize(("seats", "bots"), [("two", "random"), ("9", "random"), ("2", "nobody"), ("2", "random+fly")])
def test_what_cannot_be_played_is_refused_before_anything_is(seats, bots):
    with pytest.raises(LudothequeError):
        study_of(game_named("clocks"), seats, bots, 2, 0, 0, {})


def test_verbs_that_stand_beside_others_become_plans():
    assert ["rush", "hoard", "only:buy", "never:buy", "only:pass", "never:pass"] == plans_for([outcome(0)], Wanted())
