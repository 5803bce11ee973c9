"""The card language: reads words of the data file and turns them into steps, for a player and for the Id."""

from collections.abc import Callable, Sequence

from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.effects import city, clients, gains, id, insights, notebook, papers  # noqa: A004
from ludotheque.games.unconscious_mind.names import (
    ASKED_FOR,
    EFFECTS,
    LASTING,
    LEVELS,
    MARKET,
    MARKET_ROWS,
    QUALITIES,
    zone_of,
)
from ludotheque.games.unconscious_mind.state.box import Phrase


class BadWord(ValueError):
    """A word that is not of the language, or not with these arguments."""


def number(text: str) -> int:
    """Read a number."""
    if not text.isdecimal():
        raise BadWord(f"expected a number, got {text!r}")
    return int(text)


def one_of(words: Sequence[str], text: str) -> int:
    """Find a word in a list."""
    if text not in words:
        raise BadWord(f"expected one of {', '.join(words)}, got {text!r}")
    return list(words).index(text)


def _generate(level: int) -> Callable[[str], Step]:
    return lambda quality: insights.Generate(level, one_of(ASKED_FOR, quality))


def _market(column: str, price: str, *more: str) -> Step:
    for word in more:
        one_of(("banner", "main"), word)
    return notebook.Market(one_of(MARKET, column), number(price), "banner" in more, "main" in more)


WORDS: dict[str, Callable[..., Step]] = {
    "coffee": lambda n: gains.Coffee(number(n)),
    "vp": lambda n: gains.Points(number(n)),
    "bright": lambda n: gains.Bright(number(n)),
    "pill": lambda n: gains.Pill(number(n)),
    "reputation": lambda n: gains.Reputation(number(n)),
    **{word: _generate(level) for level, word in enumerate(LEVELS)},
    "elevate": lambda n: insights.Elevate(number(n)),
    "transfer": lambda n: insights.Transfer(number(n)),
    "improve": lambda n, m: insights.Improve(number(n), number(m)),
    "draw": lambda n: papers.Draw(number(n)),
    "play": lambda n: papers.Play(number(n)),
    "write": lambda n: papers.Write(number(n)),
    "market": _market,
    "gain-tile": notebook.GainTile,
    "trigger-tile": notebook.TriggerTile,
    "trigger-column": notebook.TriggerColumn,
    "trigger-row": notebook.TriggerRow,
    "inkwell": lambda least, most: notebook.Inkwell(number(least), number(most)),
    "use": lambda n: city.Use(number(n)),
    "professor": lambda n: city.Professor(number(n)),
    "freud": lambda n: city.Freud(number(n)),
    "lasting": lambda word, n: clients.Lasting(one_of(LASTING, word), number(n)),
    "brew": lambda n: id.Brew(number(n)),
    "id-market": lambda row, n: id.IdMarket(one_of(MARKET_ROWS, row) == 1, number(n)),
    "id-exchange": id.IdExchange,
    "id-draw": lambda n: id.IdDraw(number(n)),
    "id-play": lambda n: id.IdPlay(number(n)),
    "id-freud": lambda n: id.IdFreud(number(n)),
    "id-professor": lambda n: id.IdProfessor(number(n)),
    "id-dream": id.IdDream,
    "id-publish": id.IdPublish,
    "id-goal": id.IdGoal,
    "id-inkwell": lambda n: id.IdInkwell(number(n)),
    "id-column": id.IdColumn,
    "id-row": id.IdRow,
}
"""Every word with the step it stands for."""


def zone(text: str) -> int:
    """Read a level and a quality."""
    level, _, quality = text.partition(" ")
    return zone_of(one_of(LEVELS, level), one_of(QUALITIES, quality))


def turned(text: str, quality: int) -> str:
    """Replace X, Y and Z by a quality, the next one and the third."""
    for away, letter in enumerate("XYZ"):
        text = text.replace(f" {letter}", f" {QUALITIES[(quality + away) % len(QUALITIES)]}")
    return text


class Reader:
    """Reads phrases, with the table that says what each word becomes for the Id."""

    def __init__(self, conversions: dict[str, list[str]], *, is_use: bool = False, points_from: int = EFFECTS) -> None:
        self.conversions = conversions
        self.is_use = is_use
        self.points_from = points_from

    def phrase(self, words: Sequence[str], quality: int = 0) -> Phrase:
        """Read words printed together; `BadWord` says what does not fit."""
        own: list[Step] = []
        others: list[Step] = []
        for text in words:
            head, colon, rest = turned(text, quality).partition(": ")
            if colon:
                then = self.phrase(rest.split(" & "))
                own.append(self._costly(head, then))
                others += then.id
            else:
                own.append(self._word(head))
                others += self._converted(head)
        return Phrase(tuple(own), tuple(others))

    def _costly(self, head: str, then: Phrase) -> Step:
        if head == "downgrade":
            return insights.Downgrade(then)
        word, _, what = head.partition(" ")
        if word != "pay":
            raise BadWord(f"expected pay or downgrade before the colon, got {head!r}")
        return insights.Pay(zone(what), then, not self.is_use)

    def _word(self, text: str) -> Step:
        name, *arguments = text.split(" ")
        if name not in WORDS:
            raise BadWord(f"unknown word {name!r}; known: {', '.join(sorted(WORDS))}")
        try:
            step = WORDS[name](*arguments)
        except TypeError as error:
            raise BadWord(f"{name!r} does not go with {' '.join(arguments) or 'nothing'!r}") from error
        return gains.Points(step.amount, self.points_from) if isinstance(step, gains.Points) else step

    def _converted(self, text: str) -> list[Step]:
        name, *arguments = text.split(" ")
        if name not in self.conversions:
            return [self._word(text)]
        numbers = [argument for argument in arguments if argument.isdecimal()]
        steps = []
        for word in self.conversions[name]:
            if numbers:
                word = word.replace(" last", f" {numbers[-1]}").replace(" n", f" {numbers[0]}")  # noqa: PLW2901
            steps.append(self._word(word))
        return steps
