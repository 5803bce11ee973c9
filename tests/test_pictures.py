"""Pictures of tables: of which moments, of how many players, beside what, after what."""

import pytest

from ludotheque.games import all_games
from tools import pictures


def test_the_moments_are_those_at_which_the_first_seat_is_asked():
    match, moments = pictures.played(all_games()["liars_dice"], 3, 1)

    assert match.state.end
    assert {*pictures.MOMENTS, "ask-bid-or-doubt", "ask-say-how-many"} == set(moments)
    assert 0 <= moments["setup"] <= moments["middle"] < moments["end"] == len(match.answers)
    assert moments == pictures.played(all_games()["liars_dice"], 3, 1)[1]


def test_a_game_is_shown_with_the_fewest_the_fewest_of_several_and_the_most():
    assert [1, 2, 4] == pictures.seats_of(all_games()["clocks"], [])
    assert [3] == pictures.seats_of(all_games()["clocks"], [3, 9])


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "expected some of clocks"),
        (["--at", "dawn"], "expected some of end"),
        (["--widths", "wide"], "expected widths of 300 pixels or more, got 'wide'"),
    ],
)
def test_what_is_not_known_is_complained_about_before_anything_is_made(words, complaint, tmp_path, capsys):
    with pytest.raises(SystemExit):
        pictures.main([*words, "--out", str(tmp_path / "out")])

    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_picture_lies_beside_the_drafts_of_its_width(tmp_path):
    for name in ("desktop.png", "phone-mine.png", "phone-table.png"):
        (tmp_path / "liars-dice").mkdir(exist_ok=True)
        (tmp_path / "liars-dice" / name).touch()
    phone = pictures.Picture("a.png", "liars_dice", 390, "on a phone")

    assert ["phone-mine", "phone-table"] == [draft.stem for draft in pictures.drafts(tmp_path, phone)]
    assert [] == pictures.drafts(None, phone)
    page = pictures.contact_sheet([phone], tmp_path)
    assert page.index("phone-mine.png") < page.index("phone-table.png") < page.index("a.png")


def test_a_picture_follows_what_was_there_before(tmp_path):
    for name in ("clocks-2-late-390-en-day-1.png", "clocks-2-late-390-en-day-2.png", "clocks-4-late-390-en-day.png"):
        (tmp_path / name).touch()
    second = pictures.Picture("clocks-2-late-390-en-day-2.png", "clocks", 390, "its second page")
    without_pages = pictures.Picture("clocks-2-late-390-en-day.png", "clocks", 390, "all on one page now")
    new = pictures.Picture("clocks-3-late-390-en-day.png", "clocks", 390, "not there before")

    assert ["clocks-2-late-390-en-day-2"] == [one.stem for one in pictures.earlier(tmp_path, second)]
    assert [f"clocks-2-late-390-en-day-{page}" for page in (1, 2)] == [
        one.stem for one in pictures.earlier(tmp_path, without_pages)
    ]
    assert [] == pictures.earlier(tmp_path, new) == pictures.earlier(None, second)
    page = pictures.contact_sheet([second], None, tmp_path)
    assert page.index("before: clocks-2-late-390-en-day-2") < page.index("its second page")
