"""The client stays light: 120 kB of scripts in all, compressed, of which a table loads 100 before anybody clicks."""

import pytest

from tools import weight

ALL, TABLE = 120_000, 100_000
built = pytest.mark.skipif(not (weight.WEB / "index.html").is_file(), reason="the client is not built here")


@built
def test_all_scripts_together_are_less_than_120_kb():
    sizes = {script.name: weight.weight(script) for script in weight.all_scripts()}

    assert len(sizes) > 1
    assert sum(sizes.values()) < ALL, sizes


@built
def test_a_table_loads_less_than_100_kb_of_scripts():
    sizes = {script.name: weight.weight(script) for script in weight.loaded_scripts()}

    assert len(sizes) > 1
    assert sum(sizes.values()) < TABLE, sizes


def test_what_is_fetched_when_it_is_asked_for_is_not_counted(tmp_path):
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text('<script type="module" crossorigin src="/assets/index-1.js"></script>')
    (assets / "index-1.js").write_text(
        'import{a}from"./svelte-2.js";import"./texts-3.js";const p=()=>import("./page-4.js")'
    )
    for name in ("svelte-2", "texts-3", "page-4"):
        (assets / f"{name}.js").write_text("")

    assert ["index-1.js", "svelte-2.js", "texts-3.js"] == [one.name for one in weight.loaded_scripts(tmp_path)]
    assert 4 == len(weight.all_scripts(tmp_path))
