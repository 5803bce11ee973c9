"""The key of the house lies beside the database; the file of a database is its owner's, and one server's."""

import os
import pwd
import resource
import sqlite3
import stat
import subprocess
import sys
from hashlib import sha256

import pytest
import sqlalchemy as sa

from ludotheque.lab.guest import Guest
from ludotheque.lab.parts import IS_ROOT, Postgres
from ludotheque.lab.serving import Serving
from ludotheque.server.lobby.accounts import Accounts
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.database import NoDatabase
from ludotheque.server.store.house_key import NoKey
from ludotheque.server.store.schema import settings
from ludotheque.server.store.sqlite_file import InUse
from ludotheque.server.store.store import Store

OLD = "0123456789abcdef" * 4
"""A key as it stood in databases before."""


def url_of(folder):
    return f"sqlite:///{folder}/tables.sqlite"


@pytest.fixture
def old(tmp_path):
    """A database with its key in it."""
    store = Store(url_of(tmp_path))
    store._database.insert_if_absent(settings, {"name": "secret", "value": OLD})
    store.close()
    return tmp_path


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_a_key_that_was_in_the_database_moves_out_and_cookies_still_hold(old):
    store = Store(url_of(old))
    before = Accounts(store.accounts, sha256(f"{OLD}\0pepper".encode()).hexdigest())  # as keys were made before
    ada = Person("ada", "Ada", 0, device="phone")
    cookie = before.cookie(ada)

    now = Accounts(store.accounts, store.key.for_cookies("pepper"))

    assert cookie.split(".")[0] == now.cookie(ada).split(".")[0]
    assert ["ada", 0, "phone"] == now.cookies.loads(cookie)
    assert OLD == (old / "tables.sqlite.key").read_text().strip()
    assert 0o600 == mode(old / "tables.sqlite.key")
    store.close()
    assert all(OLD.encode() not in path.read_bytes() for path in old.glob("tables.sqlite*") if path.suffix != ".key")
    again = Store(url_of(old))
    assert now.cookies.loads(cookie) == Accounts(again.accounts, again.key.for_cookies("pepper")).cookies.loads(cookie)
    again.close()


def test_the_first_process_makes_the_key_and_all_others_have_the_same(tmp_path):
    stores = [Store(url_of(tmp_path)) for _ in range(3)]

    assert 1 == len({store.key.for_cookies() for store in stores})
    assert 1 == len({store.key.for_bus() for store in stores})
    assert stores[0].key.for_bus() != stores[0].key.for_bus("pepper")
    with stores[0]._database.reading() as db:
        assert "secret" not in set(db.execute(sa.select(settings.c.name)).scalars())
    for store in stores:
        store.close()


def test_looking_into_a_copy_makes_no_key(tmp_path):
    Store(url_of(tmp_path)).close()

    assert not (tmp_path / "tables.sqlite.key").exists()


def test_a_key_that_is_none_is_not_taken(tmp_path):
    (tmp_path / "tables.sqlite.key").write_text("\n")
    store = Store(url_of(tmp_path))

    with pytest.raises(NoKey, match="holds no key"):
        store.key.for_cookies()
    store.close()


def test_a_missing_key_is_told(tmp_path, caplog):
    store = Store(url_of(tmp_path))
    first = store.key.for_cookies()
    with store._database._engine.begin() as db:
        db.exec_driver_sql("INSERT INTO people (id, name) VALUES ('ada', 'Ada')")
    (tmp_path / "tables.sqlite.key").unlink()

    assert first != store.key.for_cookies()
    assert "everybody comes in anew" in caplog.text
    store.close()


@pytest.mark.slow
def test_on_postgresql_the_key_is_in_the_database_until_a_file_is_named(tmp_path):
    postgres = Postgres()
    try:
        stored = Store(postgres.url)
        in_it = stored.key.for_cookies()
        assert not stored.key.is_outside
        named = Store(postgres.url, tmp_path / "key")

        assert in_it == named.key.for_cookies()
        with pytest.raises(NoKey, match="--key"):
            stored.key.for_cookies()
        for store in (stored, named):
            store.close()
    finally:
        postgres.close()


def test_nobody_but_its_owner_may_read_the_database(tmp_path):
    (tmp_path / "tables.sqlite").touch(0o644)
    before = os.umask(0)
    try:
        store = Store(url_of(tmp_path))
        store.key.for_cookies()
        store.hold(is_shared=False)
    finally:
        os.umask(before)

    assert {0o600} == {mode(path) for path in tmp_path.iterdir()}
    assert len(list(tmp_path.iterdir())) > 3
    store.close()


def test_a_second_server_on_one_file_refuses_unless_both_are_on_a_bus(tmp_path):
    stores = [Store(url_of(tmp_path)) for _ in range(4)]
    stores[0].hold(is_shared=True)
    stores[1].hold(is_shared=True)

    with pytest.raises(InUse, match="--nats"):
        stores[2].hold(is_shared=False)
    for store in stores[:2]:
        store.close()
    stores[2].hold(is_shared=False)
    for shared in (True, False):
        with pytest.raises(InUse, match="in use"):
            stores[3].hold(is_shared=shared)
    for store in stores[2:]:
        store.close()


@pytest.mark.slow
def test_a_second_server_says_so_in_one_sentence_and_the_first_can_be_killed_and_started_again(tmp_path):
    server = Serving(tmp_path)
    Guest(server.address).ask("POST", "/api/tables", {"game": "clocks", "seats": ["me", "bot:greedy"]})

    words = [sys.executable, "-m", "ludotheque.cli", "serve", "--port", "0", "--database", server.database]
    second = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)

    assert (1, "") == (second.returncode, second.stdout)
    assert 1 == len(second.stderr.splitlines())
    assert "is in use by another server" in second.stderr
    server.kill()
    server.start()
    assert "" == server.stop()


@pytest.mark.skipif(not IS_ROOT, reason="becomes somebody else, who may not write")
def test_a_database_that_cannot_be_written_gets_one_sentence(tmp_path):
    Store(url_of(tmp_path)).close()
    for path in (tmp_path, *tmp_path.parents):
        if path.stat().st_uid == os.getuid() and path != path.parent:
            path.chmod(path.stat().st_mode | 0o055)
    (tmp_path / "tables.sqlite").chmod(0o444)
    os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        with pytest.raises(NoDatabase) as told:
            Store(url_of(tmp_path))
    finally:
        os.seteuid(0)

    assert 1 == len(str(told.value).splitlines())
    assert "cannot use the database" in str(told.value)
    assert "readonly" in str(told.value)


def test_a_folder_is_no_database(tmp_path):
    with pytest.raises(NoDatabase, match="cannot use the database"):
        Store(f"sqlite:///{tmp_path}")


@pytest.mark.slow
def test_a_house_whose_disk_is_full_is_not_ready_and_is_again_when_there_is_room(tmp_path):
    server = Serving(tmp_path)
    other = sqlite3.connect(tmp_path / "tables.sqlite")
    other.execute("SELECT * FROM tables").fetchall()
    asking = Guest(server.address)
    assert "ready" == asking.ask("GET", "/readyz")
    size = max(file.stat().st_size for file in tmp_path.iterdir())
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))
    while (answer := asking.ask("GET", "/readyz")) == "ready":
        pass  # it was tried a moment ago
    health = asking.ask("GET", "/healthz")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))

    assert 503 == answer["status"]
    assert "alive" == health
    assert "ready" == asking.ask("GET", "/readyz")
    other.close()
    server.stop()
