"""What must hold for the flow, the Scenes, the storage and the undo of every game."""

from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from ludotheque import art
from ludotheque.engine import codec, flow, record
from ludotheque.engine.action import Action
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.drawing import question_id
from ludotheque.engine.errors import Refused
from ludotheque.engine.match import Match
from ludotheque.engine.plan import Plan, read_plans, unplaced
from ludotheque.engine.scene import Kind, Layout, Mark, Role, Wire, apply_difference
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.engine.state import NOBODY
from ludotheque.engine.texts import LANGUAGES
from ludotheque.lab.kit.cases import LARGEST_SCENE, PEOPLE, Case, looked_at, viewers, walk


def check_flow(case: Case) -> None:
    """A random game ends; options are sound; refusals and clones change nothing; the Scene can be clicked."""
    for match, seat, _ in looked_at(case):
        s = match.state
        at = f"{case} at answer {len(match.answers)}"
        before = codec.digest(s)
        asked = flow.decision(s, seat)
        assert asked is not None, at
        assert asked.options, f"{at}: asked without an option"
        assert len({action.number for action in asked.options}) == len(asked.options), f"{at}: an option twice"
        steps = [asked.step]
        aside = None if s.lanes or asked.side != s.turn else s.aside(asked.side)
        if aside is not None:
            steps.append(aside)
        derived = [
            action
            for step in steps
            for action in step.candidates(s, asked.side)
            if step.objection(s, asked.side, action) is None
        ]
        assert derived == asked.options, f"{at}: {asked.step} offers {asked.options}, its candidates say {derived}"
        assert asked.step.fallback(s, asked.side) in asked.options, f"{at}: the fallback of {asked.step} is no option"
        for action in asked.options:
            assert case.game.actions.parse(str(action)) is action, at
            twin = s.clone()
            flow.play(twin, seat, action, RandomChance(case.seed))
        assert before == codec.digest(s), f"{at}: playing on a clone changed the original"
        _check_refusals(case, match, seat, at)
        assert before == codec.digest(s), f"{at}: a refusal changed the table"


def _check_refusals(case: Case, match: Match, seat: int, at: str) -> None:
    s = match.state
    options = flow.options(s, seat)
    others = [action for action in case.game.actions.all if action not in options]
    wrong = [action for action, _ in flow.refusals(s, seat)] + others[:2] + others[-2:]
    for action in wrong:
        _expect_refusal(case, match, seat, action, f"{at}: {action} of seat {seat}")
    for other in range(case.seats):
        if other not in flow.waiting(s):
            _expect_refusal(case, match, other, options[0], f"{at}: {options[0]} of seat {other}, who is not asked")


def _expect_refusal(case: Case, match: Match, seat: int, action: Action, what: str) -> None:
    try:
        match.play(seat, action)
    except Refused as refused:
        rule = refused.objection.rule
    else:
        raise AssertionError(f"{what} was not refused")
    for language in LANGUAGES:
        assert case.game.texts.has(language, f"no-{rule}"), f"{what}: no reason in {language}"
        assert case.game.texts.rule(language, f"no-{rule}"), f"{what}: no rule in {language}"


def check_scenes(case: Case) -> None:
    """Every viewer's Scene has texts in both languages, unique ids, options that can be found; differences add up."""
    game = case.game
    last: dict[tuple[int, str], Any] = {}
    for match, _, _ in looked_at(case):
        _draw_all(case, match, last)
    _draw_all(case, match, last)
    for language in LANGUAGES:
        for answer in match.answers:
            names = game.names(match.state, language, PEOPLE)
            for viewer in viewers(case):
                for event in answer.events:
                    game.texts.say(language, game.told(event, viewer), names)


@cache
def _pictures(folder: Path) -> frozenset[str]:
    """Name the pictures a game draws."""
    return frozenset(symbol.name for symbol in art.symbols_of(folder)) if art.has_art(folder) else frozenset()


@cache
def _plans(folder: Path) -> list[Plan]:
    return read_plans(folder / "theme")


def _check_words(node: Wire, at: str) -> None:
    """Only words that front ends know: mypy sees most of them, but not one that was made while playing."""
    said = [("layout", Layout, node["layout"])] if node["type"] == "zone" else [("kind", Kind, node["kind"])]
    said += [("role", Role, node["role"])] if "role" in node else []
    said += [("mark", Mark, mark) for mark in node.get("marks", [])]
    for what, words, word in said:
        known = get_args(words)
        assert word in known, f"{at}: {node['id']} has the {what} {word!r}; there are {', '.join(known)}"


def _draw_all(case: Case, match: Match, last: dict[tuple[int, str], Any]) -> None:
    game, s = case.game, match.state
    at = f"{case} at answer {len(match.answers)}"
    for viewer in viewers(case):
        scene = match.scene(None if viewer == NOBODY else viewer)
        flat: Wire = {}
        for language in LANGUAGES:
            names = game.names(s, language, PEOPLE)
            before = last.get((viewer, language))
            writer = (
                before.writer
                if before is not None and before.writer.names == names
                else SceneWriter(game.texts, language, names)
            )
            written = last[viewer, language] = writer.write(scene, before)
            flat = _plain(written.flat())
            drawn = game.texts.builtins(scene, language, names)
            fresh = _plain(_nodes(drawn["zones"]))
            assert flat["nodes"] == fresh, f"{at}: what was written before is not what is drawn now"
            size = len(msgspec.json.encode(flat))
            assert size < LARGEST_SCENE, f"{at}: a Scene of {size} characters"
            if before is not None:
                changed = apply_difference(_plain(before.flat()), _plain(written.since(before)))
                assert flat == changed, f"{at}: differences do not add up"
        nodes = flat["nodes"]
        for plan in _plans(game.folder):
            lost = unplaced(plan, [nodes[name] for name in flat["zones"]])
            assert not lost, f"{at}: the {plan.kind} plan for {plan.seats or 'all'} seats has no place for {lost}"
        for offer in (*flat.get("options", []), *flat.get("refusals", [])):
            for name in offer.get("on", []):
                assert name in nodes, f"{at}: {offer['label']!r} is on {name!r}, which is not in the Scene"
        meanings = [(offer["label"], tuple(offer.get("on", []))) for offer in flat.get("options", [])]
        assert len(set(meanings)) == len(meanings), f"{at}: two options look the same: {sorted(meanings)}"
        for node in nodes.values():
            _check_words(node, at)
            picture = node.get("face", {}).get("art", "")
            assert not picture or picture in _pictures(game.folder), f"{at}: {node['id']} shows {picture!r}, not drawn"
            assert node["type"] == "zone" or node["label"], f"{at}: {node['id']} has no label"


def _plain(written: Wire) -> Wire:
    plain: Wire = msgspec.json.decode(msgspec.json.encode(written))
    return plain


def _nodes(things: list[Wire]) -> dict[str, Wire]:
    """Lay things out flat."""
    found: dict[str, Wire] = {}
    for thing in things:
        children = thing.get("children", [])
        found[thing["id"]] = {**thing, "children": [child["id"] for child in children]} if children else thing
        found |= _nodes(children)
    return found


def check_guide(case: Case) -> set[str]:
    """Give the cards of the first-game guide that have something to point at when their question is put."""
    game = case.game
    found: set[str] = set()
    for match, seat, _ in walk(case):
        s = match.state
        asked = flow.decision(s, seat)
        assert asked is not None, case
        wanted = [step for step in game.guide if step.id not in found and question_id(asked.step) in step.asks]
        if not wanted:
            continue
        nodes = SceneWriter(game.texts, "en", game.names(s, "en", PEOPLE)).flat(match.scene(seat))["nodes"]
        other = next((side for side in range(len(s.seat_of)) if s.seat_of[side] != seat), "")
        found |= {step.id for step in wanted if any(on.format(me=asked.side, other=other) in nodes for on in step.on)}
    return found


def check_storage(case: Case) -> None:
    """Saved and loaded at every decision; what can be neither lost nor made is there; the record replays."""
    game = case.game
    match = case.match()
    conserved = game.conserved(match.state)
    for _, seat, _ in walk(case, match):
        s = match.state
        at = f"{case} at answer {len(match.answers)}"
        loaded = codec.decode(game, codec.encode(s))
        assert codec.digest(s) == codec.digest(loaded), f"{at}: saved and loaded it is another state"
        assert flow.waiting(s) == flow.waiting(loaded), at
        assert flow.options(s, seat) == flow.options(loaded, seat), at
        assert conserved == game.conserved(s), f"{at}: something was lost or made"
    assert conserved == game.conserved(match.state), f"{case}: something was lost or made by the last answer"
    assert match.state.end in game.end_reasons, f"{case}: ended by {match.state.end!r}"
    written = record.write(match)
    again = record.replay(game, record.read(written))
    assert written == record.write(again), f"{case}: the record replays to another one"
    assert game.scores(match.state) == game.scores(again.state), case
    stored = codec.decode(game, codec.encode(match.state))
    assert game.scores(match.state) == game.scores(stored), f"{case}: scores are not all on the table"


def check_undo(case: Case) -> None:
    """Undoing what was done is the identity inside a barrier, and impossible across it."""
    for match, seat, action in walk(case):
        at = f"{case} at answer {len(match.answers)}: {action}"
        before, number = codec.digest(match.state), match.number(seat)
        base = match.state.clone()
        is_barrier = flow.play(base, seat, action, RandomChance(case.seed))
        match.play(seat, action)
        if not is_barrier:
            assert match.may_undo(seat), f"{at}: cannot be undone, and no barrier was crossed"
            undone = match.undo(seat)
            assert undone.action is action, at
            assert before == codec.digest(match.state), f"{at}: undone it is another state"
            assert match.number(seat) > number, f"{at}: the question has its old number, so a late click would count"
            match.play(seat, action)
        else:
            for other in range(case.seats):
                assert not match.may_undo(other), f"{at}: seat {other} can undo across a barrier"
