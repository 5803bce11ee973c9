"""Work out rounds of Liar's Dice for two, and write `solved.json`: `python -m tools.solved_liars_dice`, 75 s of a core.

`tools/regret.py` works out each round. What a round brings is the chance of winning the match, from the rounds that may
follow: from those with fewer dice, which are worked out first, and after a call that was right from the pass before.
"""

import argparse
import json
import sys
import zlib
from base64 import b85encode
from collections.abc import Sequence
from math import comb, exp, factorial, prod
from typing import Any, Final, NamedTuple

import numpy as np

from ludotheque.games.liars_dice import GAME, solved
from ludotheque.games.liars_dice.game import DICE, SIDES
from ludotheque.games.liars_dice.solved import ACE, FACES
from tools.regret import CALL, DOUBT, FIRST, SECOND, Found, Ladder, Stakes, Table, Whole, solve

LEAST: Final = 0.15
"""Answers that are rarer than this are left out: mostly what learning has left behind."""
RARE: Final = 0.05
"""The same in a palifico round, which is small and worked out well."""
PARTS: Final = 4
"""How finely shares are kept."""
PERCENT: Final = 100
PALIFICO: Final = "palifico"
ROUGHLY: Final = 5
"""How many times fewer iterations a pass takes that is not the last."""
LEAD: Final = 0.75
"""What a die more is worth, as log odds, as long as nothing is known."""


def luck_of(dice: int) -> Table:
    """Say how likely each cup is."""
    ways = [factorial(dice) / prod(factorial(cup.count(face)) for face in FACES) for cup in solved.cups(dice)]
    return np.array(ways, np.float32) / np.float32(SIDES**dice)


def hits_of(dice: int, bids: Sequence[solved.Bid]) -> Whole:
    """Count the dice of each bid's face under each cup, aces wild."""
    faces = [(face,) if face == ACE else (face, ACE) for _, face in bids]
    return np.array([[sum(die in hit for die in cup) for hit in faces] for cup in solved.cups(dice)])


def ladder_of(own: int, theirs: int) -> Ladder:
    """Lay out the bids of a round."""
    bids = solved.bids(own + theirs)
    answers = (*bids, solved.DUDO, solved.CALZA)
    possible = [[answer in solved.answers(own + theirs, place) for answer in answers] for place in range(len(bids))]
    wanted = np.array([count for count, _ in bids])
    return Ladder(
        np.array(possible), wanted, (hits_of(own, bids), hits_of(theirs, bids)), (luck_of(own), luck_of(theirs))
    )


def palifico_ladder(theirs: int) -> Ladder:
    """Lay out the bids of a palifico round: a single die, on whose face the first bid is or is not, against others."""
    wanted = np.arange(theirs + 2)
    answers = np.arange(theirs + 3)  # bids, and to doubt
    possible = np.pad(answers > wanted[:, None], ((0, 0), (0, 1)))
    possible[0, DOUBT] = False
    hits = range(theirs + 1)
    luck = [comb(theirs, hit) * (SIDES - 1) ** (theirs - hit) / SIDES**theirs for hit in hits]
    own, known = [np.repeat(np.array([row]).T, len(wanted), axis=1) for row in (range(2), hits)]
    return Ladder(
        possible, wanted, (own, known), (np.full(2, 0.5, np.float32), np.array(luck, np.float32)), is_chosen=True
    )


class Match(NamedTuple):
    """Chances to win the match for whoever begins a round, by their dice and the other's."""

    rounds: dict[tuple[int, int], float]
    palifico: dict[int, float]
    before: dict[tuple[int, int], float]
    """What the pass before said of rounds."""

    def after_loss(self, own: int, theirs: int) -> float:
        """Say what is left for whoever has lost a die, and begins."""
        if own == 0:
            return 0.0
        return self.palifico[theirs] if own == 1 else self.rounds[own, theirs]

    def after_call(self, own: int, theirs: int) -> float:
        """Say what whoever has called it right gains by another die, and begins."""
        more = min(own + 1, DICE)
        known = self.before or self.rounds
        return known.get((more, theirs), 1 / (1 + exp(LEAD * (theirs - more))))

    def stakes(self, own: int, theirs: int) -> Stakes:
        """Say what a side with so many dice plays for."""
        lost, won = self.after_loss(own - 1, theirs), 1 - self.after_loss(theirs - 1, own)
        return Stakes(lost, won, called=self.after_call(own, theirs))


def worked_out(iterations: int, seed: int, hands: int, passes: int, dice: int = DICE) -> dict[str, Found]:
    """Work out every round, those with fewer dice first."""
    luck = np.random.default_rng(seed)
    found: dict[str, Found] = {}
    match = Match({}, {}, {})
    sizes = sorted(((own, theirs) for own in range(1, dice + 1) for theirs in range(1, dice + 1)), key=sum)
    for left in reversed(range(passes)):
        often = iterations // ROUGHLY if left else iterations
        match = Match({}, {}, match.rounds)
        for own, theirs in sizes:
            stakes = match.stakes(own, theirs), match.stakes(theirs, own)
            if own == 1:
                single = solve(palifico_ladder(theirs), stakes, often, hands, luck)
                match.palifico[theirs] = single.chance
                found[f"{theirs} {PALIFICO}"] = single
            whole = solve(ladder_of(own, theirs), stakes, often, hands, luck)
            match.rounds[own, theirs] = whole.chance
            found[f"{own} {theirs}"] = whole
    return found


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


def packed(found: Found, own: int, theirs: int) -> str:
    """Pack what was found of a round."""
    rows = [bytearray() for _ in range(2 * solved.WAYS)]
    possible = ladder_of(own, theirs).possible
    for side, skipped in ((FIRST, 1), (SECOND, 0)):
        for place in range(len(possible)):
            if place == skipped:
                continue
            for shares in found.shares[side][:, place, possible[place]].tolist():
                ways = kept(shares)
                ways += [(0, 0)] * (solved.WAYS - len(ways))
                for way, (answer, weight) in enumerate(ways):
                    rows[2 * way].append(answer)
                    rows[2 * way + 1].append(weight)
    return b85encode(zlib.compress(b"".join(rows), 9)).decode()


def palifico(found: Found) -> dict[str, Any]:
    """Give what was found of a palifico round as plain numbers."""
    first, second = [np.where(shares < RARE, 0, np.round(PERCENT * shares)).astype(int) for shares in found.shares]
    most = first.shape[1] - 1
    answers = [
        [shares[:, count, count + 1 : CALL].tolist() for shares in (first, second)] for count in range(1, most + 1)
    ]
    return {"opening": first[:, 0, 1:DOUBT].tolist(), "answers": answers}


def written(found: dict[str, Found], recipe: dict[str, Any]) -> str:
    """Write the file."""
    told = {
        "game": GAME.id,
        "rules": GAME.version,
        "recipe": recipe,
        "chances": {name: round(one.chance, 3) for name, one in found.items()},
        "palifico": [palifico(one) for name, one in found.items() if name.endswith(PALIFICO)],
    }
    rounds = {name: packed(one, *map(int, name.split())) for name, one in found.items() if not name.endswith(PALIFICO)}
    head = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in told.items()]
    body = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in rounds.items())
    return "{\n" + ",\n".join([*head, f'"rounds": {{\n{body}\n}}']) + "\n}\n"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hands", type=int, default=64, help="of either side, drawn for each iteration")
    parser.add_argument("--passes", type=int, default=2, help="the last counts; each knows what came of the one before")
    recipe = vars(parser.parse_args(arguments))
    solved.FILE.write_text(written(worked_out(**recipe), recipe), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
