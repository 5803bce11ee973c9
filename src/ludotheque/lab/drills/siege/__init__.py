"""Besiege the server from another address while an honest pair plays: nobody honest waits, and nothing is lost."""

import argparse

from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.drills.siege.attacks import ATTACKS
from ludotheque.lab.drills.siege.battle import besiege

NONE, ALL = "none", "all"
MOST_WAIT = 0.25
"""Seconds within which all but one in a hundred honest moves are acknowledged."""
MOST_GROWN = 64
"""Megabytes."""
MOST_THOUGHT = 10.0
"""Seconds after which a bot at a table somebody looks at has answered."""
COLUMNS = (
    *("attack", "tree", "moves", "acknowledged p50 / p99 / most, ms", "new connections p99, ms", "bot, s"),
    *("whole Scenes unasked", "memory, MB", "lost", "errors", "strangers", "told by metrics / log", "passed"),
)


@registered
class Siege(Drill):
    """Attacks, each by itself and all together."""

    name = "siege"
    about = (
        "A real server; an honest pair plays at it from 127.0.0.1, somebody knocks anew every quarter of a second, and "
        "strangers attack from 127.0.0.2, in every way by itself and then in all at once. A move that waits keeps "
        "others waiting that would have come behind it: these are counted as well. After `undo` the server is "
        "restarted, and a stranger opens a table with a long history just before the pair comes back. Passed: all but "
        f"one in a hundred honest moves are acknowledged within {MOST_WAIT * 1000:.0f} ms, memory grows by less than "
        f"{MOST_GROWN} MB, nothing is lost, nobody honest is cut off, and metrics and log tell of it. `--tree PATH` "
        "besieges another tree's server too, for comparison."
    )

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.set_defaults(jobs=1)
        parser.add_argument("--attacks", nargs="+", choices=[NONE, *ATTACKS, ALL], default=[NONE, *ATTACKS, ALL])
        parser.add_argument("--seconds", type=float, default=15, help="of each attack")
        parser.add_argument("--connections", type=int, default=1_100, help="that say nothing")
        parser.add_argument("--tables", type=int, default=40, help="of bots that nobody looks at")
        parser.add_argument("--entries", type=int, default=4_000, help="of the table with a long history")
        parser.add_argument("--tree", default="", help="the folder of another tree, or one that holds its package")

    def pieces(self, told: Plain) -> list[str]:
        much = " ".join(str(told[what]) for what in ("seconds", "connections", "tables", "entries", "seed"))
        trees = [told["tree"], ""] if told["tree"] else [""]
        return [f"{name} {much} {tree}" for name in told["attacks"] for tree in trees]

    def carry_out(self, piece: str) -> Plain:
        name, seconds, connections, tables, entries, seed, tree = piece.split(" ", 6)
        attacks = {NONE: [], ALL: list(ATTACKS)}.get(name, [name])
        field = {"seconds": float(seconds), "connections": int(connections), "tables": int(tables)}
        return dict(besiege(attacks, field, int(entries), int(seed), tree))

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
        for piece, found in done.items():
            name, *_, tree = piece.split(" ", 6)
            waits = " / ".join(f"{found['waits'][what] * 1000:,.0f}" for what in ("p50", "p99", "most"))
            strangers: dict[str, int] = {}
            for counts in found["counts"].values():
                strangers = {what: strangers.get(what, 0) + counts.get(what, 0) for what in strangers | counts}
            strangers["MB sent"] = strangers.pop("sent", 0) // 1_000_000
            cells = (
                *(name, "before" if tree else "this", f"{found['moves']:,}", waits),
                *(f"{found['knocks']['p99'] * 1000:,.0f}", "" if found["bot"] is None else f"{found['bot']:.1f}"),
                *(str(found["scenes"]), f"{found['grown']:+.0f}", str(found["lost"]), str(len(found["errors"]))),
                ", ".join(f"{count:,} {what}" for what, count in strangers.items() if count),
                *(f"{found['metrics']:,.0f} / {found['log']}", "yes" if _holds(name, found) else "**no**"),
            )
            lines.append(f"| {' | '.join(cells)} |")
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(_holds(piece.split()[0], found) for piece, found in done.items() if piece.endswith(" "))


def _holds(name: str, found: Plain) -> bool:
    """Say whether a siege was withstood."""
    is_told = name in {NONE, "undo", "bots"} or (found["metrics"] > 0 and found["log"] > 0)
    is_well = not found["lost"] and not found["errors"] and not found["tracebacks"] and found["moves"] > 0
    is_quick = found["waits"]["p99"] <= MOST_WAIT and (found["bot"] or 0.0) <= MOST_THOUGHT
    return is_told and is_well and is_quick and found["grown"] < MOST_GROWN
