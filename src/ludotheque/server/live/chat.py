"""Talk at a table: everybody's, and between those whom the rules let talk in private. What is said is stored."""

import asyncio
import time
from collections import defaultdict, deque

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.scene import Text
from ludotheque.server import house_time
from ludotheque.server.store.chat import ChatStore
from ludotheque.server.store.writer import Conflict
from ludotheque.server.table.absences import LEFT, AbsenceNews
from ludotheque.server.table.chat import ChatLine
from ludotheque.server.table.entries import GONE, PERSON
from ludotheque.server.table.seats import NOT_SEATED
from ludotheque.server.views.chat import claim_texts, private_talks
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.incoming import Say
from ludotheque.server.wire.talk import Said

LONGEST_WORDS = 300
"""Characters in one thing said."""
MOST_WORDS, MOST_SECONDS = 6, 10
"""So many things one person may say at a table within so many seconds."""
MOST_KEPT = 300
"""How many of the last things said a newcomer may be told."""


class Chat:
    """What is said at one table."""

    def __init__(self, view: TableView, store: ChatStore) -> None:
        self._view = view
        self._table = view.table
        self._store = store
        self._lines: deque[ChatLine] | None = None
        self._lately: dict[str, deque[float]] = defaultdict(deque)
        self._lock = asyncio.Lock()

    async def load(self) -> "deque[ChatLine]":
        """Remember what was said before."""
        async with self._lock:
            if self._lines is None:
                self._lines = deque(await asyncio.to_thread(self._stored), MOST_KEPT)
        return self._lines

    async def say(self, person: str, seat: int | None, message: Say) -> ChatLine | None:
        """Store what somebody says, and give it to be told on the bus; nothing if it was stored before."""
        lines = await self.load()
        async with self._lock:
            if any(old.person == person and old.click == message.id for old in lines):
                return None
            line = self._checked(person, seat, message)
            self._hold_back(person)
            try:
                await self._store.add(self._table.id, line)
            except Conflict:  # another process has heard it
                return None
        return line

    def remember(self, line: ChatLine) -> bool:
        """Keep what was said, here or at another process; say whether it is news."""
        if any(old.person == line.person and old.click == line.click for old in self._lines or ()):
            return False
        if self._lines is not None:
            self._lines.append(line)
        return True

    async def missed(self) -> list[ChatLine]:
        """Look for what was said at other processes and has not come here; give it to be passed on."""
        lines = await self.load()
        stored = await asyncio.to_thread(self._stored)
        known = {(line.person, line.click) for line in lines}
        return [line for line in stored if (line.person, line.click) not in known]

    def history(self, person: str, language: str) -> list[Said]:
        """List what somebody may know of what was said, and who has gone and come meanwhile."""
        said = [self.told(line, language) for line in self._lines or () if line.may_be_read_by(person)]
        news = [self.told_news(one, language) for one in self._table.absences.news[-MOST_KEPT:]]
        return sorted(said + news, key=lambda line: line.when)

    def told(self, line: ChatLine, language: str) -> Said:
        """Pass on what was said, in words of the reader's language where they are the game's."""
        words = claim_texts(self._view, language).get(line.claim, "?") if line.claim else line.words
        return Said(line.seat, line.name, words, line.among, line.claim != "", line.at)

    def told_news(self, news: AbsenceNews, language: str) -> Said:
        """Say that somebody has gone or come."""
        name = self._view.people(language)[news.seat]
        words = self._view.game.texts.say(language, Text(f"event-{news.name}", {"who": 0}), [name])
        return Said(news.seat, name, words, when=news.at, news=LEFT if news.name == GONE else news.name)

    def _checked(self, person: str, seat: int | None, message: Say) -> ChatLine:
        table = self._table
        if seat is None:
            raise Refused(Objection(NOT_SEATED, {}))
        words = " ".join("".join(letter if letter.isprintable() else " " for letter in message.text).split())
        if message.claim:
            words = ""
            if message.claim not in claim_texts(self._view, "en"):
                raise Refused(Objection("no-such-claim", {}))
        elif not words:
            raise Refused(Objection("nothing-said", {}))
        if len(words) > LONGEST_WORDS:
            raise Refused(Objection("too-many-words", {"most": LONGEST_WORDS, "count": len(words)}))
        among = sorted({seat, *message.to}) if message.to else []
        if among and among not in private_talks(table):
            raise Refused(Objection("no-private-talk", {}))
        readers = [table.seats[one].person for one in among if table.seats[one].kind == PERSON]
        name, now = self._view.people("en")[seat], house_time.now()
        return ChatLine(person, message.id, seat, name, readers, among, words, message.claim, now)

    def _hold_back(self, person: str) -> None:
        now, lately = time.monotonic(), self._lately[person]
        while lately and lately[0] < now - MOST_SECONDS:
            lately.popleft()
        if len(lately) >= MOST_WORDS:
            raise Refused(Objection("too-fast", {"most": MOST_WORDS, "seconds": MOST_SECONDS}))
        lately.append(now)

    def _stored(self) -> list[ChatLine]:
        return self._store.last(self._table.id, MOST_KEPT)
