"""Work on many machines, by Ray; needs the extra `cluster`.

A piece of work is a task. All that it depends on travels with it, so one that is done twice, because its worker was
lost, has the same result.
"""

import importlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any

from ludotheque.engine.errors import LudothequeError

RETRIES = 10
"""How often a piece is begun anew when its worker is lost; a mistake of ours is not tried again."""


def spread(
    work: Callable[[dict[str, Any], int, int], list[Any]],
    contest: Mapping[str, Any],
    pieces: Sequence[tuple[int, int]],
    address: str,
) -> Iterator[list[Any]]:
    """Carry out `work(contest, first, count)` for every piece wherever there is room; results come in order."""
    with _joined(address) as ray:
        task = ray.remote(max_retries=RETRIES)(work)
        described = ray.put(dict(contest))
        waiting = [task.remote(described, first, count) for first, count in pieces]
        try:
            while waiting:
                found = ray.get(waiting[0])
                del waiting[0]  # what is finished is not called off: Ray once broke off over a task it had forgotten
                yield found
        finally:
            for future in waiting:
                ray.cancel(future)


@contextmanager
def _joined(address: str) -> Iterator[Any]:
    """Belong to a cluster for a while; what it tells of lost workers is no part of a result that we print."""
    ray = _ray()
    with redirect_stdout(sys.stderr):
        try:
            own = {"include_dashboard": False} if address == "local" else {}  # nobody looks at it
            ray.init(address=address, log_to_driver=False, **own)
        except (ConnectionError, ValueError) as error:
            message = f"there is no cluster at {address!r}: {error}"
            raise LudothequeError(message) from error
        try:
            yield ray
        finally:
            ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers about us
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        message = "a cluster needs Ray, which the extra `cluster` brings"
        raise LudothequeError(message) from error
