"""A wheel has all that a house needs, and nothing else; `make release` also installs it where there is nothing."""

import zipfile

import pytest

from tools import release


@pytest.mark.slow
def test_the_pure_wheel_brings_the_client_along(tmp_path, monkeypatch):
    monkeypatch.setattr(release, "DIST", tmp_path)

    wheel = release.build_wheel(is_compiled=False)
    release.write_digests()

    assert wheel.name.endswith("-py3-none-any.whl")
    assert f"  {wheel.name}\n" in (tmp_path / "SHA256SUMS").read_text()


@pytest.mark.parametrize(
    ("names", "is_compiled", "complaint"),
    [
        (["ludotheque/cli/__main__.py"], False, "lacks"),
        (release.MUST_HOLD, False, "assets"),
        ([*release.MUST_HOLD, "ludotheque/web/assets/a.js", "ludotheque/tables.sqlite"], False, "holds"),
        ([*release.MUST_HOLD, "ludotheque/web/assets/a.js"], True, "0 compiled modules"),
        ([*release.MUST_HOLD, "ludotheque/web/assets/a.js", "ludotheque/engine/flow.so"], False, "1 compiled modules"),
    ],
)
def test_a_wheel_that_is_not_whole_is_complained_about(tmp_path, names, is_compiled, complaint):
    wheel = tmp_path / "w.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in names:
            archive.writestr(name, "")

    with pytest.raises(AssertionError, match=complaint):
        release.check_wheel(wheel, is_compiled=is_compiled)
