"""A real server in a process of its own, and guests who walk in; databases that are quickly there."""

import shutil
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server.store.database import Database


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server for all tests that want nothing special; it has nothing to complain about."""
    running = Serving(tmp_path_factory.mktemp("server"))
    yield running
    assert "" == running.stop()


@pytest.fixture(scope="session", autouse=True)
def _migrated(tmp_path_factory):
    """A new database is a copy of one that was migrated once; one with something in it is migrated as ever."""
    template = tmp_path_factory.mktemp("migrated") / "new.sqlite"
    Database(f"sqlite:///{template}").close()
    migrate = Database._migrate

    def copy_or_migrate(database):
        if database.file is not None and not database.file.stat().st_size:
            shutil.copyfile(template, database.file)
        else:
            migrate(database)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "_migrate", copy_or_migrate)
        yield


@pytest.fixture
def guests(server):
    """Make guests of the shared server."""
    made: list[Guest] = []

    def make(*names):
        made.extend(Guest(server.address, name) for name in names)
        return made[-len(names) :] if len(names) > 1 else made[-1]

    yield make
    for guest in made:
        guest.leave()


def open_table(guest, *seats, game="clocks", **options):
    """Open a table and give its id; at Clocks nobody is asked about purses unless the table wants it."""
    if game == "clocks" and len(seats) > 1:
        options = {"money": "hidden", **options}
    answer = guest.ask("POST", "/api/tables", {"game": game, "seats": list(seats), "options": options})
    assert "id" in answer, answer
    return answer["id"]


def fetched(server, path, **headers):
    """Ask for something; give status, headers and body."""
    try:
        with urlopen(Request(f"{server.address.rstrip('/')}{path}", headers=headers)) as answer:
            return answer.status, answer.headers, answer.read()
    except HTTPError as error:  # urllib takes 304 for one
        return error.code, error.headers, b""
