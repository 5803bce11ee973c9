"""The lower floors of the server stand by themselves: a table can be played and looked at wherever Python runs."""

import subprocess
import sys
from pathlib import Path

import ludotheque.server

SERVER = Path(ludotheque.server.__file__).parent
LONGEST_FILE = 300
ALONE = """
import importlib, sys

class Nothing:
    OURS = ("ludotheque", "msgspec", "mypy_extensions")
    FLUENTS = ("fluent", "attr", "attrs", "babel", "pytz", "typing_extensions")
    ALLOWED = (*OURS, *FLUENTS)

    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top in self.ALLOWED or top.startswith("_") or "__mypyc" in top:
            return None
        raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Nothing())
for name in sys.argv[1:]:
    importlib.import_module(name)
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.server.table import answers
from ludotheque.server.table.entries import PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView

table = Table(game_named("clocks"), "t", {}, [Seat(PERSON, "ada")])
luck = RandomChance(1)
for entry in answers.start(table, luck):
    table.apply(entry)
while not table.is_over:
    action = answers.option(table, 0, 0)
    for entry in answers.answer(table, 0, table.playing.number(0), action, "", luck):
        table.apply(entry)
print(TableView(table, {"ada": "Ada"}).scene(0, "en")["game"])
"""


def modules(floor):
    return [f"ludotheque.server.{floor}.{path.stem}" for path in sorted((SERVER / floor).glob("[a-z]*.py"))]


def test_table_views_and_wire_need_neither_a_database_nor_a_web_server():
    lower = [name for floor in ("table", "wire", "views") for name in modules(floor)]

    done = subprocess.run([sys.executable, "-c", ALONE, *lower], capture_output=True, text=True, check=False)

    assert ("clocks\n", "") == (done.stdout, done.stderr)


def test_no_file_of_the_server_is_too_long_to_read_at_a_sitting():
    long = {
        str(path.relative_to(SERVER)): count
        for path in SERVER.rglob("*.py")
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }

    assert {} == long
