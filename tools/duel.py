"""Work out rounds of Liar's Dice for two, and write `solved.json`: `python -m tools.duel`, about a minute of a core.

Two sides play against themselves, and both learn from what every other answer would have brought on average, over all
cups the rival could have by then: regret matching, with no regret below nothing. Of many cups some are drawn each time.
Five answers of a hundred are any answer, so that no bid tells for sure what lies under a cup. What a round brings is
the chance of winning the match, from the rounds that may follow. `tools/duel.c` counts; it is compiled for the purpose.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import zlib
from base64 import b85encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ludotheque.games.liars_dice import GAME, solved
from ludotheque.games.liars_dice.game import DICE

SOURCE: Final = Path(__file__).with_suffix(".c")
LEAST: Final = 0.15
"""Answers that are rarer than this are left out: mostly what learning has left behind."""
RARE: Final = 0.05
"""The same in a palifico round, which is small and worked out well."""
PARTS: Final = 4
"""How finely shares are kept."""
PERCENT: Final = 100


def ladders() -> str:
    """Write the bids on every number of dice, and which may follow which."""
    told: list[int] = []
    for dice in range(2, 2 * DICE + 1):
        ladder = solved.bids(dice)
        told.append(len(ladder))
        for place, bid in enumerate(ladder):
            following = [
                ladder.index(one) for one in solved.answers(dice, place) if one not in (solved.DUDO, solved.CALZA)
            ]
            told += [*bid, len(following), *following]
    return " ".join(map(str, told))


def counted(iterations: int, seed: int, hands: int, passes: int, dice: int = DICE) -> list[str]:
    """Compile the program and let it count; give the lines it writes."""
    with tempfile.TemporaryDirectory() as folder:
        program, out = Path(folder) / "duel", Path(folder) / "out"
        subprocess.run(["cc", "-O3", "-ffp-contract=off", "-o", program, SOURCE, "-lm"], check=True)
        told = [str(number) for number in (iterations, seed, hands, passes)]
        subprocess.run([program, *told, out, str(dice)], input=ladders(), text=True, check=True)
        return out.read_text().splitlines()


def kept(shares: list[float]) -> list[tuple[int, int]]:
    """Keep the most frequent answers, as places and weights."""
    total = sum(shares)
    if not total:
        return [(len(shares) - 2, 1)]  # nobody ever was there: doubt
    order = sorted(range(len(shares)), key=lambda place: -shares[place])[: solved.WAYS]
    frequent = [place for place in order if shares[place] >= LEAST * total] or order
    total = sum(shares[place] for place in frequent)
    found = [(place, round(PARTS * shares[place] / total)) for place in frequent]
    return [(place, weight) for place, weight in found if weight]


def packed(lines: Iterator[str], own: int, theirs: int) -> str:
    """Pack what was found of a round."""
    dice = own + theirs
    rows = [bytearray() for _ in range(2 * solved.WAYS)]
    for is_first, cups in ((True, solved.cups(own)), (False, solved.cups(theirs))):
        for place in range(len(solved.bids(dice))):
            if place == (1 if is_first else 0):
                continue
            for _ in cups:
                shares = [float(share) for share in next(lines).split()]
                found = kept(shares)
                found += [(0, 0)] * (solved.WAYS - len(found))
                for way, (answer, weight) in enumerate(found):
                    rows[2 * way].append(answer)
                    rows[2 * way + 1].append(weight)
    return b85encode(zlib.compress(b"".join(rows), 9)).decode()


def palifico(lines: Iterator[str], theirs: int) -> dict[str, Any]:
    """Give what was found of a palifico round as plain numbers."""

    def row() -> list[int]:
        shares = [float(share) for share in next(lines).split()]
        return [round(PERCENT * share) if share >= RARE else 0 for share in shares]

    shares = row()
    most = theirs + 1
    answers = [[[row() for _ in range(known)] for known in (2, theirs + 1)] for _ in range(most)]
    return {"opening": [shares[:most], shares[most:]], "answers": answers}


def written(lines: list[str], recipe: dict[str, Any]) -> str:
    """Write the file."""
    rounds: dict[str, str] = {}
    chances: dict[str, float] = {}
    single: list[dict[str, Any]] = []
    left = iter(lines)
    for line in left:
        kind, *numbers, chance = line.split()
        chances[" ".join([*numbers, *(["palifico"] if kind == "P" else [])])] = round(float(chance), 3)
        if kind == "P":
            single.append(palifico(left, int(numbers[0])))
        else:
            rounds[" ".join(numbers)] = packed(left, int(numbers[0]), int(numbers[1]))
    told = {"game": GAME.id, "rules": GAME.version, "recipe": recipe, "chances": chances, "palifico": single}
    head = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in told.items()]
    body = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in rounds.items())
    return "{\n" + ",\n".join([*head, f'"rounds": {{\n{body}\n}}']) + "\n}\n"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hands", type=int, default=64, help="of either side, drawn for each iteration")
    parser.add_argument("--passes", type=int, default=2, help="the last counts; each knows what came of the one before")
    parser.add_argument("--lines", type=Path, help="what the program wrote, if it has run already")
    recipe = vars(parser.parse_args(arguments))
    lines = recipe.pop("lines")
    found = lines.read_text().splitlines() if lines else counted(**recipe)
    solved.FILE.write_text(written(found, recipe), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
