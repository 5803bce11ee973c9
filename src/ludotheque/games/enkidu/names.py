"""The names of the event cards, as the component file prints them: an answer is written with its card's name."""

import tomllib
from pathlib import Path

PRINTED = Path(__file__).with_name("components.toml")


def _event_names() -> list[str]:
    with PRINTED.open("rb") as file:
        return list(tomllib.load(file)["events"])


EVENT_NAMES: list[str] = _event_names()
