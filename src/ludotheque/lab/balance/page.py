"""The balance report as one page: nothing to load, no script, both languages, for screen and paper."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from ludotheque.engine.game import Game
from ludotheque.engine.texts import LANGUAGES
from ludotheque.lab.balance import charts, luck
from ludotheque.lab.balance.bold import stands_out
from ludotheque.lab.balance.charts import KINDS
from ludotheque.lab.balance.compare import Change
from ludotheque.lab.balance.report import Case, CaseReport
from ludotheque.lab.balance.run import Balance
from ludotheque.lab.balance.verdict import BAD, UNSURE, Component, Finding, PlanFinding
from ludotheque.lab.balance.wanted import Count, Wanted
from ludotheque.lab.balance.words import Words
from ludotheque.lab.watch import is_component

STYLE = Path(__file__).parent / "page.css"
BOLD = 12
"""Things that stand out before the rest is folded away."""
LISTED = 40
"""Components in a table before the rest is folded away."""
FOLLOWED = 8
"""Plans that are shown before the weaker ones are folded away."""
DEAD = 60
"""Dead options that are listed."""
OF_A_VERB = 6
"""Answers of one verb that nobody gave, or could give, before they are put together."""


def page(balance: Balance, game: Game, made_by: str, language: str = "en") -> str:
    """Write the whole page; `made_by` tells the command and the rules it was made with."""
    tongues = [Words(game, one) for one in LANGUAGES]
    first = next(words for words in tongues if words.language == language)
    radios = "".join(
        f'<input class="tongue" type="radio" name="tongue" id="{words.language}"'
        f'{" checked" if words is first else ""} aria-label="{words.language}">'
        for words in tongues
    )
    labels = "".join(f'<label for="{words.language}">{words.language.upper()}</label> ' for words in tongues)
    bodies = "".join(
        f'<div lang="{words.language}">{"".join(_body(balance, game, words, made_by))}</div>' for words in tongues
    )
    title = first.say("title", game=f"game-{game.id}")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{STYLE.read_text(encoding='utf-8')}</style></head><body>{radios}"
        f'<main><div class="tongues">{labels}</div>{bodies}</main></body></html>\n'
    )


def _body(balance: Balance, game: Game, words: Words, made_by: str) -> Iterator[str]:
    yield f'<p class="kicker">{_say(words, "kicker")}</p><h1>{escape(words.say("title", game=f"game-{game.id}"))}</h1>'
    marks = balance.marks()
    stamps = "".join(
        f'<b class="{kind}"><i>{marks[mark]}</i>{mark} {_say(words, f"stamp-{kind}")}</b>'
        for mark, kind in KINDS.items()
    )
    yield f'<div class="stamps">{stamps}</div><p>{_say(words, "about")}</p><p>{_say(words, "about-verdicts")}</p>'
    yield f"<h2>{_say(words, 'bold-title')}</h2>" + _sheet(_bold(balance, words))
    if len(balance.reports) > 1:
        yield f"<h2>{_say(words, 'in-short')}</h2>" + _sheet(_in_short(balance.reports, words))
    for report in balance.reports:
        yield from _case(report, balance.wanted, words)
    for case, found in balance.compared:
        yield from _what_if(case, found, words)
    seed = words.say("footer-seed", seed=balance.study.seed)
    yield f"<footer>{_say(words, 'made-by')} <code>{escape(made_by)}</code> · {escape(seed)}</footer>"


def _bold(balance: Balance, words: Words) -> str:
    """List what is not as wanted, with what was found of it at each table where it is so."""
    listed = stands_out(balance.reports, balance.wanted, words)
    if not listed:
        return f"<p>{_say(words, 'bold-none')}</p>"
    tables = range(len(balance.reports))
    rows = [[bold.what, bold.why, *(bold.found.get(number, "") for number in tables)] for bold in listed]
    heads = [words.say("column-what"), words.say("column-verdict"), *(str(report.case) for report in balance.reports)]
    shown = _table(heads, rows[:BOLD])
    if len(rows) <= BOLD:
        return shown
    summary = escape(words.say("never-more", count=len(rows) - BOLD))
    return f"{shown}<details><summary>{summary}</summary>{_table(heads, rows[BOLD:])}</details>"


def _in_short(reports: Sequence[CaseReport], words: Words) -> str:
    """Put all tables side by side: seat counts and levels of bots, a column each, since there are fewer of them."""
    longest_first = sorted(reports, key=lambda report: -len(report.findings))
    by_name = {(one.name, one.of): one for report in longest_first for one in report.findings}
    found = [{(one.name, one.of): one for one in report.findings} for report in reports]
    rows = [
        [words.finding(finding), *(_cell(findings.get(name), words) for findings in found)]
        for name, finding in by_name.items()
    ]
    verdicts = [words.say("column-verdict"), *(_marks(report) for report in reports)]
    return _table([words.say("column-table"), *(str(report.case) for report in reports)], [*rows, verdicts])


def _cell(finding: Finding | None, words: Words) -> str:
    if finding is None:
        return ""
    return f"{words.estimate(finding.found, is_share=finding.is_share)} {finding.mark}"


def _marks(report: CaseReport) -> str:
    marks = report.marks()
    return " ".join(f"{marks[mark]}{mark}" for mark in KINDS if marks[mark])


def _case(report: CaseReport, wanted: Wanted, words: Words) -> Iterator[str]:
    """Write all about one table."""
    title = words.say("case-title", seats=report.case.seats)
    games = words.say("case-games", games=report.games)
    bots = f"{report.case.bot}{'' if report.case.options == '-' else f', {report.case.options}'}"
    yield f"<h2>{escape(title)} <small>{escape(games)} <code>{escape(bots)}</code></small></h2>"
    columns = (
        [_places(report, words), _plans(report.plans, wanted, words)],
        [_chart(report, wanted, words), _points(report, words)],
        [_length(report, words), _luck(report, words), _choices(report, words)],
    )
    stacks = ("".join(_sheet(sheet) for sheet in column if sheet) for column in columns)
    yield f'<div class="board">{"".join(f"<div>{stack}</div>" for stack in stacks if stack)}</div>'
    yield _sheet(_components(report, words))
    if report.held:
        yield _sheet(_had("held", report.held, words))
    if report.openings:
        yield _sheet(_had("openings", report.openings, words))
    yield _sheet(_dead(report, words))
    for count, components in report.events:
        yield _sheet(_events(count, components, words))


# The first look at a table: drawings in three columns.


def _places(report: CaseReport, words: Words) -> str:
    places = report.found("place-wins")
    if len(places) < 2:
        return _findings(places, words) if places else ""
    named = [(words.finding(one), words.limits(one), one) for one in places]
    return _head(words, "places") + charts.intervals(named, 1 / len(places), words)


def _plans(plans: Sequence[PlanFinding], wanted: Wanted, words: Words) -> str:
    """Write how each plan does, the strongest first."""
    if not plans:
        return ""
    rows, fair = [], 0.0
    for one in sorted(plans, key=lambda plan: -plan.wins.found.value):
        assert one.wins.limits is not None, "a plan is always judged"
        fair, most = one.wins.limits
        said = [words.say("exploitable" if one.mark == BAD else one.standing), words.say("plan-games", games=one.games)]
        if one.ended is not None:
            said.append(f"{words.say('column-ended')} {words.percent(one.ended.value)}")
        weak_is_good = replace(one.wins, limits=(0.0, most))
        rows.append((words.plan(one.plan, wanted.plans), " · ".join(said), weak_is_good))
    shown = _head(words, "plans") + charts.intervals(rows[:FOLLOWED], fair, words)
    if len(rows) <= FOLLOWED:
        return shown
    summary = escape(words.say("plans-more", count=len(rows) - FOLLOWED))
    return f"{shown}<details><summary>{summary}</summary>{charts.intervals(rows[FOLLOWED:], fair, words)}</details>"


def _chart(report: CaseReport, wanted: Wanted, words: Words) -> str:
    title = words.say("components-title")
    drawn = charts.dots(_judged(report), wanted, words, title)
    return _head(words, "components") + drawn if drawn else ""


def _length(report: CaseReport, words: Words) -> str:
    ends, rounds = report.found("ended"), report.found("rounds")
    drawn = charts.histogram(report.rounds, words.say("rounds"), rounds[0].limits) if rounds else ""
    shown = charts.stack([(words.finding(one), one) for one in ends], words)
    return _head(words, "length") + drawn + _findings([*rounds, *report.found("answers")], words) + shown


def _luck(report: CaseReport, words: Words) -> str:
    parts = [finding for name in luck.NAMES for finding in report.found(name)]
    return _head(words, "luck") + charts.stack([(words.finding(one), one) for one in parts], words) if parts else ""


def _points(report: CaseReport, words: Words) -> str:
    points = [*report.found("points"), *report.found("margin")]
    total = sum(max(0.0, found.value) for _, found in report.sources) or 1.0
    sources = charts.parts_of([(words.line(label), found.value / total) for label, found in report.sources], words)
    return (
        _head(words, "scores")
        + charts.histogram(report.points, words.say("points"))
        + sources
        + _findings(points, words)
    )


def _choices(report: CaseReport, words: Words) -> str:
    choices = [finding for name in ("choices", "width", "leads", "turned", "sequel") for finding in report.found(name)]
    return f"<h3>{_say(words, 'choices-title')}</h3>" + _findings(choices, words)


def _findings(findings: Sequence[Finding], words: Words) -> str:
    rows = [
        [words.finding(one), words.estimate(one.found, is_share=one.is_share), words.limits(one), one.mark]
        for one in findings
    ]
    return _table([words.say(f"column-{name}") for name in ("what", "found", "wanted", "verdict")], rows)


def _judged(report: CaseReport) -> list[Component]:
    """Give the things with a name that can be chosen, what stands out first."""
    order = {BAD: 0, UNSURE: 1}
    judged = [one for one in report.components if is_component(one.name)]
    return sorted(judged, key=lambda one: (order.get(one.mark, 2), -one.seats))


def _components(report: CaseReport, words: Words) -> str:
    """Write what can be chosen: what stands out, and all the rest folded away."""
    head = f"<h3>{_say(words, 'components-listed')}</h3>"
    judged = _judged(report)
    if not judged:
        return f"{head}<p>{_say(words, 'components-none')}</p>"
    shown = f"<p>{_say(words, 'components-notice')}</p>" + _component_table(judged[:LISTED], words)
    rest = [*judged[LISTED:], *(one for one in report.components if not is_component(one.name))]
    summary = escape(words.say("components-more", count=len(report.components)))
    folded = f"<details><summary>{summary}</summary>{_component_table(rest, words)}</details>" if rest else ""
    return head + shown + folded


def _component_table(components: Sequence[Component], words: Words) -> str:
    heads = ("what", "offered", "taken", "seats", "wins", "detectable", "verdict")
    rows = [
        [
            words.component(one.name),
            "" if one.offered is None else words.percent(one.offered.value),
            words.estimate(one.taken, is_share=True),
            str(one.seats),
            "" if one.wins is None else words.estimate(one.wins),
            f"± {words.number(one.detectable)}" if one.wins is not None else "",
            one.mark + (f" {words.say(one.why)}" if one.why else ""),
        ]
        for one in components
    ]
    return _table([words.say(f"column-{name}") for name in heads], rows)


def _had(kind: str, held: Sequence[Component], words: Words) -> str:
    """Write what the points of the end rest on, as missions; or what seats began with."""
    is_held = kind == "held"
    heads = ("what", "seats", "reached" if is_held else "taken", "wins", "detectable", "verdict")
    order = {BAD: 0, UNSURE: 1}
    rows = [
        [
            words.held(one.name) if is_held else words.component(one.name),
            str(one.seats),
            words.estimate(one.taken, is_share=True),
            "" if one.wins is None else words.estimate(one.wins),
            "" if one.wins is None else f"± {words.number(one.detectable)}",
            one.mark + (f" {words.say(one.why)}" if one.why else ""),
        ]
        for one in sorted(held, key=lambda one: (order.get(one.mark, 2), -one.taken.value))
    ]
    return _head(words, kind) + _table([words.say(f"column-{name}") for name in heads], rows)


def _dead(report: CaseReport, words: Words) -> str:
    """List what nobody took, and the cards nobody saw."""
    head = f"<h3>{_say(words, 'dead-title')}</h3>"
    listed = f"<p>{_say(words, 'dead-find' if report.dead else 'dead-none')}</p>"
    listed += _list(_by_verb(report.dead, words), words)
    if report.missing:
        listed += f"<p>{_say(words, 'missing-find')}</p>" + _list(map(words.thing, report.missing), words)
    if report.unoffered:
        listed += f"<p>{_say(words, 'unoffered-find')}</p>" + _list(_by_verb(report.unoffered, words), words)
    return head + listed


def _by_verb(answers: Sequence[str], words: Words) -> Iterator[str]:
    """Name answers; of a verb with many of them, the first ones and how many more there are, numbers in their order."""
    things: dict[str, list[str]] = {}
    for answer in answers:
        verb, _, thing = answer.partition(" ")
        things.setdefault(verb, []).append(thing)
    for verb, of_it in things.items():
        if len(of_it) <= OF_A_VERB:
            yield from (words.component(f"{verb} {thing}".rstrip()) for thing in of_it)
        else:
            first = [words.thing(thing) for thing in sorted(of_it, key=lambda thing: (len(thing), thing))[:2]]
            yield words.named(verb, ", ".join([*first, words.say("never-more", count=len(of_it) - 2)]))


def _list(names: Iterable[str], words: Words) -> str:
    names = list(names)
    more = [words.say("never-more", count=len(names) - DEAD)] if len(names) > DEAD else []
    return f'<ul class="dead">{"".join(f"<li>{escape(name)}</li>" for name in [*names[:DEAD], *more])}</ul>'


def _events(count: Count, components: Sequence[Component], words: Words) -> str:
    """Write what a game's `balance.toml` asks to count."""
    title = f"{words.say('events-first' if count.is_first else 'events-title')} {words.count(count)}"
    heads = ("what", "in-games", "of-all", "wins", "detectable", "verdict")
    rows = [
        [
            words.value_of(one),
            words.estimate(one.taken, is_share=True),
            words.percent(one.part),
            "" if one.wins is None else words.estimate(one.wins),
            f"± {words.number(one.detectable)}" if one.wins is not None else "",
            one.mark,
        ]
        for one in components
    ]
    shown = _table([words.say(f"column-{name}") for name in heads], rows)
    return f"<details open><summary>{escape(title)}</summary>{shown}</details>"


def _what_if(case: Case, found: Sequence[Change], words: Words) -> Iterator[str]:
    """Write what another data file changes."""
    yield f"<h2>{_say(words, 'whatif-title')} <small>{escape(str(case))}</small></h2>"
    yield f"<p>{_say(words, 'whatif-find')}</p>"
    said = (
        f'<b class="{kind}">{_say(words, f"whatif-{name}")}</b>' for kind, name in (("one", "one"), ("two", "other"))
    )
    rows = []
    for change in found:
        one, other, by = (
            words.estimate(estimate, is_share=change.finding.is_share)
            for estimate in (change.finding.found, change.other, change.by)
        )
        drawn = charts.apart(change.finding.found.value, change.other.value, is_real=change.is_real)
        verdict = (
            f'<td class="{"bad" if change.is_real else ""}">{_say(words, "real" if change.is_real else "chance")}</td>'
        )
        cells = "".join(_td(cell) for cell in (words.finding(change.finding), one))
        rows.append(f'<tr>{cells}<td class="way">{drawn}</td>{_td(other)}{_td(by)}{verdict}</tr>')
    heads = ("column-what", "whatif-one", "", "whatif-other", "whatif-by", "column-verdict")
    head = "".join(f"<th>{_say(words, name) if name else ''}</th>" for name in heads)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    yield _sheet(f'<p class="pair">{" ".join(said)}</p>{table}')


# Plain parts of a page.


def _say(words: Words, name: str) -> str:
    return escape(words.say(name))


def _head(words: Words, name: str) -> str:
    return f"<h3>{_say(words, f'{name}-title')}</h3><p>{_say(words, f'{name}-find')}</p>"


def _sheet(content: str) -> str:
    return f'<section class="sheet">{content}</section>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table without its empty columns; a cell that begins with a mark, or ends with one, is coloured by it."""
    columns = [column for column in zip(heads, *rows, strict=True) if any(column[1:])]
    if not columns:
        return ""
    names, *lines = zip(*columns, strict=True)
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "".join(f"<tr>{''.join(_td(cell) for cell in line)}</tr>" for line in lines)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _td(cell: str) -> str:
    kind = next((kind for mark, kind in KINDS.items() if cell.startswith(mark) or cell.endswith(f" {mark}")), "")
    kind += " n" if " – " in cell else ""
    return f'<td class="{kind.strip()}">{escape(cell)}</td>' if kind else f"<td>{escape(cell)}</td>"
