"""The recipes of the manual work as they are written."""

import shutil

import pytest

from tools import recipes

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _own_trust(monkeypatch):
    monkeypatch.setenv("SSL_CERT_FILE", "")  # what a recipe trusts is forgotten after it


@pytest.mark.parametrize(("proxy", "crosses_machines"), [("nginx", False), ("caddy", True)])
def test_a_house_of_several_processes_is_played_in_behind_a_proxy(proxy, crosses_machines):
    if shutil.which(proxy) is None:
        pytest.skip(f"{proxy} is not on the PATH")

    recipes.try_recipes(proxy, crosses_machines=crosses_machines)


def test_one_server_speaks_https_by_itself():
    recipes.try_without_proxy()


def test_a_number_in_what_is_put_in_is_no_port(tmp_path):
    machine = recipes.Machine(tmp_path, "postgresql://postgres@/postgres?host=pg-a8001b")

    assert "postgresql://postgres@/postgres?host=pg-a8001b" == machine.told("postgresql://…")
