"""The Record: a whole match as readable text, with answers and chance outcomes, that replays anywhere."""

from dataclasses import dataclass, field

from ludotheque.engine import codec
from ludotheque.engine.chance import Outcome, RecordedChance, WrongOutcome
from ludotheque.engine.errors import BadAction, BadOption, BadRecord, BadState, Refused
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match

HEADING = "ludotheque record 1"
ACCOUNT = "ludotheque account 1"
"""The heading of what one viewer was told of a match, where the rules keep the rest secret for ever."""


@dataclass
class RecordLine:
    """An answer as it is written: seat, action, and the outcomes below it."""

    number: int
    seat: int
    action: str
    outcomes: list[tuple[int, str, str]] = field(default_factory=list)


@dataclass
class Record:
    """What a record says, before it is replayed."""

    game: str = ""
    rules: int = 0
    components: str = ""
    own: str = ""
    """The component tables as JSON, if they are not those the game comes with."""
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    start: str = ""
    """The State it begins with, if it does not begin at the set-up."""
    first: list[tuple[int, str, str]] = field(default_factory=list)
    """Line, label and outcome of what chance brought during set-up."""
    lines: list[RecordLine] = field(default_factory=list)
    end: str = ""
    scores: list[int] = field(default_factory=list)
    digest: str = ""
    is_complete: bool = False


def write(match: Match) -> str:
    """Write a match down."""
    game, s = match.game, match.state
    lines = [
        HEADING,
        *_head(match),
        *(() if match.start is None else (f"start {codec.encode(match.start).decode()}",)),
        *_outcomes(game, match.first_outcomes),
    ]
    for answer in match.answers:
        lines += [f"{answer.seat}: {answer.action}", *_outcomes(game, answer.outcomes)]
    lines += [*_end(match), f"digest {codec.digest(s)}"]
    return "\n".join(lines) + "\n"


def account(match: Match, table: str, seat: int | None, sentences: list[tuple[int, str]]) -> str:
    """Write down what a viewer was told of a match, by turns, and at which table it can be looked at."""
    lines = [
        ACCOUNT,
        f"table {table}",
        f"seen by {'everybody' if seat is None else f'seat {seat}'}",
        *_head(match),
        *(f"{turn}. {sentence}" for turn, sentence in sentences),
        *_end(match),
    ]
    return "\n".join(lines) + "\n"


def table_of_account(text: str) -> str:
    """Say at which table an account can be looked at; `BadRecord` if it does not say so."""
    place = next((line for line in text.splitlines()[1:3] if line.startswith("table ")), "")
    if not place:
        raise BadRecord(2, "the account does not name its table")
    return place.removeprefix("table ")


def _head(match: Match) -> list[str]:
    game = match.game
    return [
        f"game {game.id}",
        f"rules {game.version}",
        f"components {game.components_digest}",
        *((f"own {game.own_components}",) if game.own_components else ()),
        f"seats {match.seats}",
        *(f"option {name} {value}" for name, value in match.options.items()),
    ]


def _end(match: Match) -> list[str]:
    game, s = match.game, match.state
    if not s.end:
        return ["unfinished"]
    return [f"end {s.end}", "scores " + " ".join(str(score.points) for score in game.scores(s))]


def read(text: str) -> Record:
    """Read a record; `BadRecord` names the line that is wrong."""
    record = Record()
    lines = text.splitlines()
    if not lines or lines[0] != HEADING:
        raise BadRecord(1, f"expected {HEADING!r}, found {(lines[0] if lines else '')[:60]!r}")
    for number, line in enumerate(lines[1:], 2):
        if record.is_complete:
            raise BadRecord(number, f"expected nothing after the digest, found {line[:60]!r}")
        _read_line(record, number, line)
    if not record.is_complete:
        raise BadRecord(len(lines), "the record breaks off: the last line must be its digest")
    for what, is_there in (("game", record.game), ("rules", record.rules), ("seats", record.seats)):
        if not is_there:
            raise BadRecord(1, f"the record does not name its {what}")
    return record


def replay(game: Game, record: Record) -> Match:
    """Play a record again; `BadRecord` names the first line that does not fit."""
    if record.rules != game.version:
        raise BadRecord(3, f"the record is of rules version {record.rules}, this is version {game.version}")
    if record.components != game.components_digest:
        raise BadRecord(
            4,
            f"the record was played with components {record.components}, not {game.components_digest}: "
            "it takes the component file it was played with (--data)",
        )
    chance = RecordedChance(_live_outcomes(game, record.first))
    try:
        start = codec.decode(game, record.start.encode()) if record.start else None
        match = Match(game, record.seats, record.options, chance, start)
    except (BadOption, BadState, WrongOutcome) as error:
        raise BadRecord(5, str(error)) from error
    if chance.left:
        raise BadRecord(record.first[-chance.left][0], "nothing was drawn here")
    for line in record.lines:
        chance = RecordedChance(_live_outcomes(game, line.outcomes))
        match.chance = chance
        try:
            match.play(line.seat, game.actions.parse(line.action))
        except (BadAction, Refused, WrongOutcome) as error:
            raise BadRecord(line.number, str(error)) from error
        if chance.left:
            raise BadRecord(line.outcomes[-chance.left][0], "nothing was drawn here")
    _check_end(game, record, match)
    return match


def _check_end(game: Game, record: Record, match: Match) -> None:
    s = match.state
    if record.end != s.end:
        raise BadRecord(0, f"the record ends with {record.end or 'nothing'!r}, the replay with {s.end or 'nothing'!r}")
    if s.end and record.scores != (scores := [score.points for score in game.scores(s)]):
        raise BadRecord(0, f"the record's scores are {record.scores}, the replay's are {scores}")
    if record.digest != (digest := codec.digest(s)):
        raise BadRecord(0, f"the record's digest is {record.digest}, the replay's is {digest}")


def _outcomes(game: Game, outcomes: list[Outcome]) -> list[str]:
    return [f"* {label} {game.outcome_names(label).write(outcome)}" for label, outcome in outcomes]


def _live_outcomes(game: Game, written: list[tuple[int, str, str]]) -> list[Outcome]:
    live = []
    for number, label, text in written:
        try:
            live.append((label, game.outcome_names(label).read(text)))
        except ValueError as error:
            raise BadRecord(number, f"{text!r} is no outcome of {label!r}") from error
    return live


def _read_line(record: Record, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    try:
        match word:
            case "game":
                record.game = rest
            case "rules":
                record.rules = int(rest)
            case "components":
                record.components = rest
            case "own":
                record.own = rest
            case "seats":
                record.seats = int(rest)
            case "option":
                name, value = rest.split(" ")
                record.options[name] = value
            case "start":
                record.start = rest
            case "*":
                label, _, outcome = rest.rpartition(" ")
                (record.lines[-1].outcomes if record.lines else record.first).append((number, label, outcome))
            case "end":
                record.end = rest
            case "unfinished":
                record.end = ""
            case "scores":
                record.scores = [int(points) for points in rest.split()]
            case "digest":
                record.digest, record.is_complete = rest, True
            case _:
                seat, colon, action = line.partition(": ")
                if not colon:
                    raise ValueError(line)  # noqa: TRY301 - one complaint for every line that cannot be read
                record.lines.append(RecordLine(number, int(seat), action))
    except ValueError as error:
        raise BadRecord(number, f"cannot read {line[:60]!r}") from error
