"""Migrations follow each other, one after the other: two of the same number, and one of them is never made."""

from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from ludotheque.server.store.database import MIGRATIONS


def test_every_migration_follows_the_one_before():
    files = sorted(path.stem for path in Path(MIGRATIONS, "versions").glob("0*.py"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))

    walked = [one.revision for one in ScriptDirectory.from_config(config).walk_revisions()]

    assert [name.partition("_")[0] for name in files] == walked[::-1]
