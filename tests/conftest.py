"""What every run of the tests has in common."""

import gc

import pytest

SELDOM = 50_000
"""New objects before the collector looks; at its usual 700 it took a fifth of the time of all tests."""


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: nobody need look through it for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever has half an hour look at whole games where the tests look at parts of them."""
    parser.addoption(
        "--whole", action="store_true", help="browser: play whole games and look at many positions of them"
    )
