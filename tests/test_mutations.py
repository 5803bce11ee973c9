"""The lists of broken rules can be tried, and the tool that tries them tells red from green."""

from dataclasses import replace

import pytest

from tools import mutations
from tools.mutations import BadList, Mutation, listed, table, tried

pytestmark = pytest.mark.interpreted
ROLL = Mutation(
    area="engine",
    rule="A die has the faces 1 to n",
    file="src/ludotheque/engine/chance.py",
    old="return self.pick(label, faces) + 1",
    new="return self.pick(label, faces)",
    tests=("tests/engine/test_chance.py",),
)
ENTRY = """\
[[mutation]]
rule = "A die has the faces 1 to n"
file = "src/ludotheque/engine/chance.py"
old = "return self.pick(label, faces) + 1"
new = "return self.pick(label, faces)"
tests = ["tests/engine/test_chance.py"]
"""


@pytest.mark.parametrize("area", mutations.areas())
def test_every_list_can_be_tried(area):
    """Each file is there, each text to be broken stands in it exactly once, each test exists."""
    assert listed(mutations.LISTS / f"{area}.toml")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("chance.py", "luck.py", "mutation 2: file: expected a file under src/, there is no '.*/luck.py'"),
        ("faces) + 1", "sides) + 1", "mutation 2: old: expected exactly once in .*chance.py, found 0 times"),
        ("return self.pick(label, faces) + 1", "outcome", "found [0-9]+ times: 'outcome'"),
        ('faces)"', 'faces) + 1"', "new: expected something else than old"),
        ("test_chance.py", "test_luck.py", "tests: expected a file or folder of the tree, there is no .*test_luck.py"),
        ("rule =", "rules =", r"missing or of the wrong kind: \['rule'\]; not known: \['rules'\]"),
    ],
    ids=["file", "not there", "often", "no change", "tests", "fields"],
)
def test_a_mutation_that_cannot_be_tried_is_refused_with_its_place(tmp_path, old, new, complaint):
    file = tmp_path / "engine.toml"
    file.write_text(ENTRY + ENTRY.replace(old, new))

    with pytest.raises(BadList, match=complaint):
        listed(file)


@pytest.mark.slow
def test_a_broken_rule_is_red_one_that_nobody_misses_green_and_a_broken_file_neither():
    nobody_misses = replace(ROLL, old='"""Roll a die with faces', new='"""Throw a die with faces')
    no_import = replace(ROLL, old="import hashlib", new="import hash_lib")
    no_python = replace(ROLL, new="return (")

    outcomes = list(tried([ROLL, nobody_misses, no_import, no_python]))

    assert ["red", "GREEN", "BROKEN", "BROKEN"] == [outcome.verdict for outcome in outcomes]
    assert "tests/engine/test_chance.py::test_live_luck_without_a_seed_reaches_every_face" == outcomes[0].by
    assert outcomes[2].by.startswith("no test failed")
    assert outcomes[3].by.startswith("no Python")
    assert "| **GREEN** |" in table(outcomes)[3]


def test_a_copy_of_the_sources_leaves_out_the_built_client_alone():
    package = mutations.ROOT / "src" / "ludotheque"

    assert {"web"} == mutations.left_out(str(package), ["web", "server"])
    assert set() == mutations.left_out(str(package / "server"), ["web", "wire"])
