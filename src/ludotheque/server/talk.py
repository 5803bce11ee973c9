"""Talk at a table: everybody's, and between those whom the rules let talk in private. What is said is stored."""

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.scene import Text, Wire
from ludotheque.server.messages import Say
from ludotheque.server.schema import PERSON, schema
from ludotheque.server.store import Store
from ludotheque.server.table import NOT_SEATED, Table
from ludotheque.server.writer import Taken

LONGEST_WORDS = 300
"""Characters in one thing said."""
MOST_WORDS, MOST_SECONDS = 6, 10
"""So many things one person may say at a table within so many seconds."""
MOST_KEPT = 300
"""How many of the last things said a newcomer may be told."""

said = sa.Table(
    "said",
    schema,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("click", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("readers", sa.Text, nullable=False),
    sa.Column("among", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("claim", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "person", "click"),
)


class Said(msgspec.Struct):
    """Something somebody has said. No reader means that it is for everybody."""

    person: str
    click: str
    seat: int
    name: str
    readers: list[str]
    """People, not seats: whoever sits there later has not been told."""
    among: list[int]
    """The seats of a private talk."""
    words: str
    claim: str
    """The id of a claim, if it is one of those the game has words for."""

    def may_be_read_by(self, person: str) -> bool:
        """Say whether somebody is to hear of it."""
        return not self.readers or person in self.readers


class Talk:
    """What is said at one table."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self._lines: deque[Said] | None = None
        self._lately: dict[str, deque[float]] = defaultdict(deque)
        self._lock = asyncio.Lock()

    async def load(self) -> "deque[Said]":
        """Remember what was said before."""
        async with self._lock:
            if self._lines is None:
                self._lines = deque(await asyncio.to_thread(self._stored), MOST_KEPT)
        return self._lines

    async def say(self, person: str, seat: int | None, message: Say) -> Said | None:
        """Store what somebody says, and give it to be told on the bus; nothing if it was stored before."""
        lines = await self.load()
        async with self._lock:
            if any(old.person == person and old.click == message.id for old in lines):
                return None
            line = self._checked(person, seat, message)
            self._hold_back(person)
            try:
                await self._write(line)
            except Taken:  # another process has heard it
                return None
        return line

    def remember(self, line: Said) -> None:
        """Keep what was said, here or at another process."""
        if self._lines is not None:
            self._lines.append(line)

    async def missed(self) -> list[Said]:
        """Look for what was said at other processes and has not come here; give it to be passed on."""
        lines = await self.load()
        stored = await asyncio.to_thread(self._stored)
        known = {(line.person, line.click) for line in lines}
        return [line for line in stored if (line.person, line.click) not in known]

    async def _write(self, line: Said) -> None:
        row = {
            **msgspec.to_builtins(line),
            "readers": msgspec.json.encode(line.readers).decode(),
            "among": msgspec.json.encode(line.among).decode(),
            "table_id": self._table.id,
        }
        await self._store.write(lambda db: db.execute(sa.insert(said).values(**row)))

    def history(self, person: str, language: str) -> list[Wire]:
        """List what somebody may know of what was said."""
        return [self.told(line, language) for line in self._lines or () if line.may_be_read_by(person)]

    def told(self, line: Said, language: str) -> Wire:
        """Pass on what was said, in words of the reader's language where they are the game's."""
        told: Wire = {"seat": line.seat, "name": line.name, "text": line.words}
        if line.among:
            told["among"] = line.among
        if line.claim:
            told["text"] = dict(_claims(self._table, language)).get(line.claim, "?")
            told["claim"] = True
        return told

    def _checked(self, person: str, seat: int | None, message: Say) -> Said:
        table = self._table
        if seat is None:
            raise Refused(Objection(NOT_SEATED, {}))
        words = " ".join("".join(letter if letter.isprintable() else " " for letter in message.text).split())
        if message.claim:
            words = ""
            if message.claim not in dict(_claims(table, "en")):
                raise Refused(Objection("no-such-claim", {}))
        elif not words:
            raise Refused(Objection("nothing-said", {}))
        if len(words) > LONGEST_WORDS:
            raise Refused(Objection("too-many-words", {"most": LONGEST_WORDS, "count": len(words)}))
        among = sorted({seat, *message.to}) if message.to else []
        if among and among not in private_talks(table):
            raise Refused(Objection("no-private-talk", {}))
        readers = [table.seats[one].person for one in among if table.seats[one].kind == PERSON]
        return Said(person, message.id, seat, table.people("en")[seat], readers, among, words, message.claim)

    def _hold_back(self, person: str) -> None:
        now, lately = time.monotonic(), self._lately[person]
        while lately and lately[0] < now - MOST_SECONDS:
            lately.popleft()
        if len(lately) >= MOST_WORDS:
            raise Refused(Objection("too-fast", {"most": MOST_WORDS, "seconds": MOST_SECONDS}))
        lately.append(now)

    def _stored(self) -> list[Said]:
        query = sa.select(said).where(said.c.table_id == self._table.id).order_by(said.c.number.desc()).limit(MOST_KEPT)
        with self._store.reading() as db:
            rows = db.execute(query).all()
        return [
            Said(
                row.person,
                row.click,
                row.seat,
                row.name,
                msgspec.json.decode(row.readers, type=list[str]),
                msgspec.json.decode(row.among, type=list[int]),
                row.words,
                row.claim,
            )
            for row in reversed(rows)
        ]


def private_talks(table: Table) -> list[list[int]]:
    """List the seats that may talk in private now: the rules say which sides, and two people at least must be there."""
    if table.match is None or table.is_over:
        return []
    s = table.match.state
    groups = [sorted({s.seat_of[side] for side in sides}) for sides in table.game.talks(s)]
    return [group for group in groups if sum(table.seats[seat].kind == PERSON for seat in group) > 1]


def talks_of(table: Table, seat: int | None) -> list[list[int]]:
    """List the private talks a viewer is in, each by the others' seats."""
    return [[one for one in group if one != seat] for group in private_talks(table) if seat in group]


def claims(table: Table, language: str) -> list[Wire]:
    """List what the game lets people claim, true or not, in groups."""
    if table.match is None:
        return []
    groups: list[Wire] = []
    for number, (title, texts) in enumerate(table.game.claims(table.match.state)):
        told = [
            {"id": f"{number}.{place}", "text": words} for place, words in enumerate(_rendered(table, texts, language))
        ]
        groups.append({"title": _rendered(table, [title], language)[0], "claims": told})
    return groups


def _claims(table: Table, language: str) -> Iterable[tuple[str, str]]:
    return ((claim["id"], claim["text"]) for group in claims(table, language) for claim in group["claims"])


def _rendered(table: Table, texts: Iterable[Text], language: str) -> list[str]:
    names = table.side_names(language)
    return [table.game.texts.say(language, text, names) for text in texts]
