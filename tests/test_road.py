"""The film of the road: what is not known is complained about before anything is made."""

import pytest

from tools import road


@pytest.mark.parametrize(
    ("words", "complaint"),
    [(["chess"], "expected some of clocks"), (["--languages", "de"], "expected some of en, fr, got 'de'")],
)
def test_what_is_not_known_is_complained_about_before_anything_is_made(words, complaint, tmp_path, capsys):
    with pytest.raises(SystemExit):
        road.main([*words, "--out", str(tmp_path / "out")])

    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
