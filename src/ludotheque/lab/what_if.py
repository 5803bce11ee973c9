"""What if a number were another: both on the same deals, told line by line to whoever has started this process.

The server starts it for the owner of a house, and knows nothing else of the lab: a line of JSON comes in, lines of JSON
go out. It ends when whoever has started it is gone, or says so by closing its standard input.
"""

import json
import os
import signal
import sys
import threading
from typing import Any

from ludotheque.engine.texts import LANGUAGES
from ludotheque.games import game_named
from ludotheque.lab.balance.compare import Change, changes
from ludotheque.lab.balance.report import Case
from ludotheque.lab.balance.run import Playing, Study
from ludotheque.lab.balance.wanted import wanted_of
from ludotheque.lab.balance.words import Words
from ludotheque.lab.journal import Journal

POLITE = 10
"""Those who play at tables come first."""


def what_if(asked: dict[str, Any], jobs: int) -> None:
    """Play the same deals with both component tables, and tell how far it is and what came of it."""
    case = Case(asked["seats"], asked["bot"])
    study = Study(asked["game"], [case], asked["games"], seed=asked["seed"], own=asked["own"], against=asked["against"])
    done = 0

    def tell_progress(played: int) -> None:
        nonlocal done
        done += played
        tell({"done": done, "of": study.total})

    play = Playing(jobs, Journal(None, {}), tell_progress)
    tell_progress(0)
    one = play.games(study.contest(case), study.games)
    other = play.games(study.contest(case, own=study.against), study.games)
    found = changes(case, one, other, wanted_of(study.game))
    words = Words(game_named(study.game, study.own), asked["language"] if asked["language"] in LANGUAGES else "en")
    tell({"done": done, "of": study.total, "rows": [row_of(change, words) for change in found]})


def row_of(change: Change, words: Words) -> dict[str, Any]:
    """Put a change into words."""
    is_share = change.finding.is_share
    return {
        "what": words.finding(change.finding),
        "before": words.estimate(change.finding.found, is_share=is_share),
        "after": words.estimate(change.other, is_share=is_share),
        "by": words.estimate(change.by, is_share=is_share),
        "is_real": change.is_real,
    }


def tell(said: dict[str, Any]) -> None:
    """Say something to whoever has started this."""
    print(json.dumps(said), flush=True)


def _follow() -> None:
    """Go when whoever has started this is gone, with all the processes that play."""
    sys.stdin.read()
    if os.name == "posix" and os.getpgrp() == os.getpid():
        os.killpg(os.getpgrp(), signal.SIGKILL)
    os._exit(1)


def main() -> None:
    """Read what is asked, and answer it."""
    asked = json.loads(sys.stdin.readline())
    if hasattr(os, "nice"):
        os.nice(POLITE)
    threading.Thread(target=_follow, daemon=True).start()
    what_if(asked, max(1, (os.cpu_count() or 2) - 1))


if __name__ == "__main__":
    main()
