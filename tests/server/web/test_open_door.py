"""The open door: a program from outside sits down, sees what a person there would see, and plays."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import open_table

BOT = Path(__file__).parents[3] / "examples" / "bot.py"
LINES = 30


def test_the_example_is_no_longer_than_we_say():
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= LINES


@pytest.mark.slow
def test_the_example_plays_a_whole_game(server, guests):
    table = open_table(guests("Ada"), "open", "bot:random")

    played = subprocess.run(
        [sys.executable, str(BOT), server.address, table, "0"], capture_output=True, text=True, timeout=120, check=False
    )

    assert 0 == played.returncode, played.stderr
    assert {"reason", "places"} <= set(json.loads(played.stdout))


def test_a_place_that_is_not_in_the_list_is_refused(guests):
    ada = guests("Ada")
    ada.attend(open_table(ada, "me", "bot:random"))
    while not ada.options:
        ada.hear()

    ada.say({"type": "answer", "id": "x", "number": ada.scene["number"], "index": len(ada.options)})

    assert "x" == ada.until("refused")["id"]


def test_every_message_says_which_version_of_the_table_it_speaks_of(guests):
    ada = guests("Ada")
    ada.attend(open_table(ada, "me", "bot:random"))
    while not ada.options:
        ada.hear()

    ada.say({"type": "preview", "id": "p", "number": ada.scene["number"], "action": ada.options[0]})
    ada.until("preview")
    ada.say({"type": "say", "id": "s", "text": "Good evening"})
    ada.until("said")
    ada.say({"type": "answer", "id": "x", "number": -1, "index": 0})
    ada.until("refused")
    ada.say({"type": "nonsense"})
    ada.until("error")

    messages = [json.loads(frame) for frame in ada.frames]
    assert {"scene", "talk", "here", "preview", "said", "refused", "error"} <= {message["type"] for message in messages}
    assert [] == [message for message in messages if "version" not in message]
