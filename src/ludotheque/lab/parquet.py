"""Simulated games as a table in a Parquet file, a row for each seat of each game; needs the extra `lab`."""

import json
from pathlib import Path
from typing import Any

from ludotheque.engine.errors import LudothequeError
from ludotheque.lab.arena import Contest, Outcome

SUFFIX = ".parquet"


def is_parquet(out: Path | None) -> bool:
    """Say whether a table is wanted, rather than a folder of records."""
    return out is not None and out.suffix == SUFFIX


def check(out: Path) -> None:
    """Complain before anything is played if the table cannot be written."""
    _pyarrow()
    if not out.parent.is_dir():
        message = f"cannot write {out}: there is no folder {out.parent}"
        raise LudothequeError(message)


def write(out: Path, contest: Contest, outcomes: list[Outcome]) -> None:
    """Write the table; what was played stands in its metadata, so that it can be played again."""
    arrow, parquet = _pyarrow()
    rows = [(number, seat) for number in range(len(outcomes)) for seat in range(len(contest.bots))]
    shares = [outcome.shares() for outcome in outcomes]
    columns: dict[str, list[Any]] = {
        "game": [number for number, _ in rows],
        "seat": [seat for _, seat in rows],
        "bot": [contest.bots[seat] for _, seat in rows],
        "turn": [outcomes[number].order.index(seat) if seat in outcomes[number].order else -1 for number, seat in rows],
        "points": [outcomes[number].points[seat] for number, seat in rows],
        "rank": [outcomes[number].ranks[seat] for number, seat in rows],
        "won": [shares[number][seat] for number, seat in rows],
        "answers": [outcomes[number].answers for number, _ in rows],
        "rounds": [outcomes[number].rounds for number, _ in rows],
        "end": [outcomes[number].end for number, _ in rows],
    }
    about = {"ludotheque": json.dumps({**contest.plain(), "components": contest.check().components_digest})}
    table = arrow.table(columns).replace_schema_metadata(about)
    part = out.with_name(out.name + ".part")
    try:
        parquet.write_table(table, part, compression="zstd")
        part.replace(out)
    except OSError as error:
        message = f"cannot write {out}: {error.strerror or error}"
        raise LudothequeError(message) from error


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa  # noqa: PLC0415 - only who writes such tables needs it
        from pyarrow import parquet  # noqa: PLC0415 - the same
    except ImportError as error:
        message = f"a {SUFFIX} file needs pyarrow, which the extra `lab` brings"
        raise LudothequeError(message) from error
    return pa, parquet
