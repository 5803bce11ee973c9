"""Migrations follow each other: two that were written at the same time must not have the same name."""

import re

from ludotheque.server.store.database import MIGRATIONS

NAMED = re.compile(r'^(down_)?revision = (?:"(\d+)"|None)$', re.MULTILINE)


def test_each_migration_follows_the_one_before_it_and_is_called_as_its_file():
    files = sorted((MIGRATIONS / "versions").glob("0*.py"))
    names = [path.name.partition("_")[0] for path in files]
    said = [dict(NAMED.findall(path.read_text(encoding="utf-8"))) for path in files]

    assert names == [f"{number:04}" for number in range(1, len(files) + 1)]
    assert names == [one[""] for one in said]
    assert ["", *names[:-1]] == [one["down_"] for one in said]
