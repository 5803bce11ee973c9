"""The words of a report in one language: its own, and the game's names for what it speaks of."""

import json
import re
from pathlib import Path
from typing import Any

from ludotheque.engine.game import Game
from ludotheque.engine.scene import Text
from ludotheque.engine.texts import MissingText, Texts, colon
from ludotheque.lab.balance.plans import NEVER, ONLY, Plan
from ludotheque.lab.balance.verdict import Component, Finding
from ludotheque.lab.balance.wanted import Count, wanted_of
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.watch import ANYTHING

OWN = Path(__file__).parent / "texts"
COMMA = {"fr": ","}
BEFORE_PERCENT = {"fr": "\u202f%", "en": "%"}


def _text(noted: list[Any]) -> Text:
    """Make a Text anew from its id and facts; a pair of an id and facts among these is a Text itself."""
    name, facts = noted
    return Text(name, {fact: _text(value) if _is_text(value) else value for fact, value in facts.items()})


def _is_text(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], dict)


class Words:
    """Says what a report speaks of."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self._game = game
        self._texts = Texts(game.folder / "texts", OWN, more=game.further_texts(), numbers=game.numbers())
        source = (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        self._ids = re.findall(r"^([\w-]+) =", source + game.further_texts().get(language, ""), re.MULTILINE)

    def say(self, name: str, **facts: object) -> str:
        """Say something of the report's own; strings among the facts are ids of the game's texts."""
        return self._texts.say(self.language, Text(f"lab-{name}", facts), [])

    def known(self, name: str) -> str:
        """Say a text of the game by its id; what has none, or needs more to be said, is written as it is."""
        try:
            return self._texts.say(self.language, Text(name), [])
        except MissingText:
            return name

    def verb(self, verb: str) -> str:
        """Name a verb, as labels of things begin, or else as the answer that is nothing but the verb is called."""
        for name in (f"verb-{verb}", f"do-{verb}"):
            found = self.known(name)
            if found != name:
                return found
        return verb

    def named(self, verb: str, thing: str) -> str:
        """Name a verb and what it is about."""
        return f"{self.verb(verb)}{colon(self.language)}{thing}"

    def component(self, name: str) -> str:
        """Name what a choice is about: the verb, and the thing."""
        verb, space, thing = name.partition(" ")
        return self.named(verb, self.thing(thing)) if space else self.verb(verb)

    def thing(self, name: str) -> str:
        """Name a thing by its text, or by the only text whose id ends as it is called: `factory-F21` names F21.

        A number stays a number: the first slot would else be named by the text of the first seat.
        """
        if name == ANYTHING:
            return self.say("anything")
        ids = [] if name.isdecimal() else [one for one in self._ids if one.endswith(f"-{name}")]
        found = {self.known(one) for one in ids}.difference(ids)
        return found.pop() if len(found) == 1 and self.known(name) == name else self.known(name)

    def count(self, count: Count) -> str:
        """Name what is counted."""
        return (count.fr if self.language == "fr" else count.en) or count.event

    def value_of(self, component: Component) -> str:
        """Name a value of an event that a game counts; of those that never came, say how many."""
        return (
            self.say("never-more", count=int(component.name))
            if component.why == "never"
            else self.known(component.name)
        )

    def held(self, content: str) -> str:
        """Say what points rest on, as it was noted: the id of a text and its facts."""
        return self._texts.say(self.language, _text(json.loads(content)), [])

    def line(self, label: str) -> str:
        """Name a line of the score."""
        return self.known(f"score-{label}")

    def plan(self, name: str, plans: tuple[Plan, ...]) -> str:
        """Name a plan."""
        kind, _, verb = name.partition(":")
        if kind in (ONLY, NEVER):
            return f"{self.say(f'plan-{kind}')} {self.verb(verb)}"
        for plan in plans:
            if plan.name == name:
                return (plan.fr if self.language == "fr" else plan.en) or name
        return self.say(f"plan-{name}")

    def finding(self, finding: Finding) -> str:
        """Name a finding."""
        if finding.name == "ended":
            return self.say("ended", of=f"end-{finding.of}")
        if finding.name == "source":
            return f"{self.say('source')}{colon(self.language)}{self.line(str(finding.of))}"
        if finding.name == "sequel":
            sequels = {f"{one.event} {one.then}": one for one in wanted_of(self._game.id).sequels}
            return sequels[str(finding.of)].fr if self.language == "fr" else sequels[str(finding.of)].en
        if finding.name.startswith("component-"):
            return f"{self.say(finding.name)} {self.component(str(finding.of))}"
        return self.say(finding.name, of=finding.of) if isinstance(finding.of, int) else self.say(finding.name)

    def number(self, value: float, digits: int = 2) -> str:
        """Write a number."""
        return f"{value:.{digits}f}".replace(".", COMMA.get(self.language, "."))

    def percent(self, value: float) -> str:
        """Write a share in per cent."""
        return self.number(100 * value, 1) + BEFORE_PERCENT[self.language]

    def value(self, value: float, *, is_share: bool) -> str:
        """Write a number or a share."""
        return self.percent(value) if is_share else self.number(value)

    def estimate(self, found: Estimate, *, is_share: bool = False) -> str:
        """Write what was measured with its interval."""
        low, high = self.value(found.low, is_share=is_share), self.value(found.high, is_share=is_share)
        return f"{self.value(found.value, is_share=is_share)} [{low} – {high}]"

    def limits(self, finding: Finding) -> str:
        """Write what is wanted."""
        if finding.limits is None:
            return ""
        low, high = (self.value(limit, is_share=finding.is_share) for limit in finding.limits)
        return f"{low} – {high}"
