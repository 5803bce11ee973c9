"""What every run of the tests has in common."""

import gc

SELDOM = 50_000
"""New objects before the collector looks; at its usual 700 it took a fifth of the time of all tests."""


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: nobody need look through it for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM)
