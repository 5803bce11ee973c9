"""The card language for people: each word as symbols and as a text."""

from builtins import id as number
from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.effects import city, clients, gains, id, insights, notebook, papers  # noqa: A004
from ludotheque.games.unconscious_mind.state.box import Box, Client, ClientTile, Dream, Phrase, Scoring
from ludotheque.games.unconscious_mind.state.words import (
    ANY,
    COUNTED,
    ICONS,
    LASTING,
    LEVELS,
    LOCATIONS,
    ZONES,
    zone_of,
)

Said = tuple[list[str], Text]


def _many(word: str, icon: str, amount: int) -> Said:
    return [f"{amount}", icon], Text(f"word-{word}", {"n": amount})


def _generated(step: insights.Generate) -> Said:
    if step.quality == ANY:
        return [f"{LEVELS[step.level]}-any"], Text("word-insight-any", {"level": f"level-{LEVELS[step.level]}"})
    zone = ZONES[zone_of(step.level, step.quality)]
    return [zone], Text("word-insight", {"zone": f"zone-{zone}"})


def _market(step: notebook.Market) -> Said:
    kind = "main" if step.has_main else "banner" if step.has_banner else "plain"
    text = Text(f"word-market-{kind}", {"coffee": step.price, "column": step.column + 1})
    return [f"{step.price}", "coffee", "→", "tile", *(["banner"] if step.has_banner else [])], text


def _costly(icons: list[str], text: str, facts: dict[str, object], then: Phrase) -> Said:
    return [*icons, "→", *symbols(then)], Text(text, {**facts, "then": texts(then)})


def _inkwell(step: notebook.Inkwell) -> Said:
    shown = f"{step.least}" if step.least == step.most else f"{step.least}–{step.most}"
    return [shown, "inkwell"], Text("word-inkwell", {"least": step.least, "most": step.most})


SAID: dict[type[Step], Callable[[Any], Said]] = {
    gains.Coffee: lambda step: _many("coffee", "coffee", step.amount),
    gains.Points: lambda step: _many("points", "points", step.amount),
    gains.Bright: lambda step: _many("bright", "bright", step.amount),
    gains.Pill: lambda step: _many("pill", "pill", step.amount),
    gains.Reputation: lambda step: _many("reputation", "reputation", step.amount),
    insights.Generate: _generated,
    insights.Elevate: lambda step: _many("elevate", "elevate", step.times),
    insights.Transfer: lambda step: _many("transfer", "transfer", step.times),
    insights.Improve: lambda step: (
        [f"{step.elevations}", "elevate", f"{step.transfers}", "transfer"],
        Text("word-improve", {"elevations": step.elevations, "transfers": step.transfers}),
    ),
    insights.Pay: lambda step: _costly(
        [ZONES[step.zone]], "word-pay", {"zone": f"zone-{ZONES[step.zone]}"}, step.phrase
    ),
    insights.Downgrade: lambda step: _costly(["downgrade"], "word-downgrade", {}, step.phrase),
    papers.Draw: lambda step: _many("draw", "draw", step.times),
    papers.Play: lambda step: _many("play", "play", step.times),
    papers.Write: lambda step: ([f"{step.times}", "play", "/", "publish"], Text("word-write", {"n": step.times})),
    notebook.Market: _market,
    notebook.GainTile: lambda _: (["tile"], Text("word-gain-tile")),
    notebook.TriggerTile: lambda _: (["trigger-tile"], Text("word-trigger-tile")),
    notebook.TriggerColumn: lambda _: (["trigger-column"], Text("word-trigger-column")),
    notebook.TriggerRow: lambda _: (["trigger-row"], Text("word-trigger-row")),
    notebook.Inkwell: _inkwell,
    city.Use: lambda step: _many("use", "location", step.times),
    city.Professor: lambda step: ([f"1–{step.most}", "professor"], Text("word-professor", {"n": step.most})),
    city.Freud: lambda step: ([f"1–{step.most}", "freud"], Text("word-freud", {"n": step.most})),
    clients.Lasting: lambda step: (
        [LASTING[step.effect]],
        Text(f"lasting-{LASTING[step.effect]}", {"n": step.amount}),
    ),
    id.Brew: lambda step: _many("coffee", "coffee", step.amount),
    id.IdMarket: lambda step: (
        ["tile", "→", "banner", f"{step.coffee}", "coffee"],
        Text("word-id-market-upper" if step.is_upper else "word-id-market-lower", {"n": step.coffee}),
    ),
    id.IdExchange: lambda _: (["draw", "exchange", "play"], Text("word-id-exchange")),
    id.IdDraw: lambda step: _many("draw", "draw", step.times),
    id.IdPlay: lambda step: _many("play", "play", step.times),
    id.IdFreud: lambda step: ([f"1–{step.most}", "freud"], Text("word-id-freud", {"n": step.most})),
    id.IdProfessor: lambda step: ([f"1–{step.most}", "professor"], Text("word-id-professor", {"n": step.most})),
    id.IdDream: lambda _: (["dream"], Text("word-id-dream")),
    id.IdPublish: lambda _: (["publish"], Text("word-id-publish")),
    id.IdGoal: lambda _: (["goal"], Text("word-id-goal")),
}
"""How each word is written."""


_SYMBOLS: dict[int, tuple[Phrase, list[str]]] = {}
_TEXTS: dict[int, tuple[Phrase, list[Text]]] = {}
"""Phrases are read again and again; each is kept with what it was turned into, so that its number stays its own."""


def symbols(phrase: Phrase) -> list[str]:
    """Write a phrase as symbols."""
    known = _SYMBOLS.get(number(phrase))
    if known is not None:
        return known[1]
    found: list[str] = []
    for step in phrase.own:
        found += SAID[type(step)](step)[0]
    _SYMBOLS[number(phrase)] = (phrase, found)
    return found


def texts(phrase: Phrase) -> list[Text]:
    """Write a phrase as texts."""
    known = _TEXTS.get(number(phrase))
    if known is not None:
        return known[1]
    found = [SAID[type(step)](step)[1] for step in phrase.own]
    _TEXTS[number(phrase)] = (phrase, found)
    return found


def all_texts(phrase: Phrase) -> Text:
    """Write a phrase as one text."""
    found = texts(phrase)
    if len(found) == 1:
        return found[0]
    return Text("words", {"words": found}) if found else Text("words-none")


def icon_names(icons: Sequence[int]) -> list[str]:
    """Name location icons as symbols."""
    return [ICONS[icon] for icon in icons]


def cost(dream: Dream) -> list[str]:
    """Write what a dream costs."""
    return [ZONES[zone] for zone in dream.cost]


def dream_lines(dream: Dream) -> list[list[str]]:
    """Write what a dream brings."""
    return [[f"{dream.therapy}", "therapy"], *([symbols(dream.effect)] if dream.effect.own else [])]


def dream_text(dream: Dream) -> Text:
    """Write a dream as a sentence."""
    return Text(
        "dream-about",
        {
            "cost": [Text(f"zone-{ZONES[zone]}") for zone in dream.cost],
            "therapy": dream.therapy,
            "effect": all_texts(dream.effect),
        },
    )


def scoring_text(scoring: Scoring) -> Text:
    """Write an end scoring as a sentence."""
    what = Text(f"counted-{COUNTED[scoring.counts]}")
    if scoring.icons:
        places = [Text(f"location-{LOCATIONS[icon]}") for icon in scoring.icons]
        what = Text("counted-these-icons", {"places": places})
    return Text("scoring", {"each": scoring.each, "what": what, "cap": scoring.cap})


def scoring_symbols(scoring: Scoring) -> list[str]:
    """Write an end scoring as symbols."""
    return [f"{scoring.each}", "points", "/", *(icon_names(scoring.icons) or [COUNTED[scoring.counts]])]


def client_text(client: Client) -> Text:
    """Write what a client brings from catharsis on."""
    if client.scoring is not None:
        return scoring_text(client.scoring)
    return all_texts(client.lasting)


def client_lines(client: Client) -> list[list[str]]:
    """Write what a client brings as symbols."""
    if client.scoring is not None:
        return [scoring_symbols(client.scoring)]
    return [symbols(client.lasting), icon_names(client.icons)]


def client_tile_text(tile: ClientTile, is_high: bool) -> Text:
    """Write what a client tile of the Id brings."""
    scoring = tile.high if is_high else tile.low
    if scoring is not None:
        return scoring_text(scoring)
    found = [Text("icon-count", {"n": n, "place": f"location-{ICONS[icon]}"}) for icon, n in enumerate(tile.icons) if n]
    return Text("words", {"words": found})


def row_text(box: Box, row: int) -> Text:
    """Write what a stop beside a row brings."""
    return all_texts(box.rows[row])
