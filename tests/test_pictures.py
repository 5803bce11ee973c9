"""Pictures of tables: of which moments, of how many players, beside what, after what."""

import struct

import pytest

from ludotheque.games import all_games
from tools import pictures, sheets


def test_the_moments_are_those_at_which_the_first_seat_is_asked():
    match, moments = pictures.played(all_games()["liars_dice"], 3, 1)

    assert match.state.end
    numbered = {name: now for name, now in moments.items() if name.startswith("at-")}
    assert {*pictures.MOMENTS, "ask-bid-or-doubt", "ask-say-how-many"} == moments.keys() - numbered.keys()
    assert {f"at-{now}": now for now in numbered.values()} == numbered
    assert moments["setup"] == min(numbered.values())
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
    phone = sheets.Picture("a.png", "liars_dice", 390, "on a phone")

    assert ["phone-mine", "phone-table"] == [draft.stem for draft in sheets.drafts(tmp_path, phone)]
    assert [] == sheets.drafts(None, phone)
    page = sheets.contact_sheet([phone], sheets.Laying(tmp_path, beside=tmp_path))
    assert page.index("phone-mine.png") < page.index("phone-table.png") < page.index("a.png")


def test_a_picture_follows_what_was_there_before(tmp_path):
    for name in ("clocks-2-late-390-en-day-1.png", "clocks-2-late-390-en-day-2.png", "clocks-4-late-390-en-day.png"):
        (tmp_path / name).touch()
    second = sheets.Picture("clocks-2-late-390-en-day-2.png", "clocks", 390, "its second page")
    without_pages = sheets.Picture("clocks-2-late-390-en-day.png", "clocks", 390, "all on one page now")
    new = sheets.Picture("clocks-3-late-390-en-day.png", "clocks", 390, "not there before")

    assert ["clocks-2-late-390-en-day-2"] == [one.stem for one in sheets.earlier(tmp_path, second)]
    assert [f"clocks-2-late-390-en-day-{page}" for page in (1, 2)] == [
        one.stem for one in sheets.earlier(tmp_path, without_pages)
    ]
    assert [] == sheets.earlier(tmp_path, new) == sheets.earlier(None, second)
    page = sheets.contact_sheet([second], sheets.Laying(tmp_path, before=tmp_path))
    assert page.index("before: clocks-2-late-390-en-day-2") < page.index("its second page")


def _file(folder, name, width, height):
    (folder / name).write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + struct.pack(">II", width, height))
    return sheets.Picture(name, "clocks", 390, name)


def test_all_looks_of_a_position_lie_side_by_side_at_half_their_size(tmp_path):
    names = [f"clocks-2-late-390-{look}.png" for look in ("en-day-1", "en-day-2", "fr-night-1")]
    taken = [_file(tmp_path, name, 780, 1688) for name in names]

    found = sheets.gathered(taken, sheets.Laying(tmp_path))

    assert ["clocks-390"] == list(found)
    assert [names[0], names[2], names[1]] == [one.file.name for one in found["clocks-390"]]
    assert {(390, 844)} == {(one.width, one.height) for one in found["clocks-390"]}


def test_each_look_that_is_compared_lies_after_what_was_before_and_the_drafts(tmp_path):
    (tmp_path / "before").mkdir()
    (tmp_path / "drafts" / "clocks").mkdir(parents=True)
    _file(tmp_path / "drafts" / "clocks", "phone.png", 1170, 2532)
    _file(tmp_path / "before", "clocks-2-late-390-en-day-1.png", 390, 844)
    names = [f"clocks-2-late-390-{look}.png" for look in ("en-day-1", "en-day-2", "fr-night-1")]
    taken = [_file(tmp_path, name, 780, 1688) for name in names]

    found = sheets.gathered(taken, sheets.Laying(tmp_path, tmp_path / "drafts", tmp_path / "before"))

    files = {look: [str(one.file.relative_to(tmp_path)) for one in shown] for look, shown in found.items()}
    assert {
        "clocks-2-late-390-en-day": [f"before/{names[0]}", "drafts/clocks/phone.png", *names[:2]],
        "clocks-2-late-390-fr-night": ["drafts/clocks/phone.png", names[2]],
    } == files
    assert {(390, 844)} == {(one.width, one.height) for shown in found.values() for one in shown}


def test_a_sheet_is_no_larger_than_its_limits(tmp_path):
    shown = [sheets.Shown(tmp_path / str(number), "", 400, 300) for number in range(7)]

    laid = sheets.sheets(shown, (900, 700))

    assert [[2, 2], [2, 1]] == [[len(row) for row in rows] for rows in laid]
    assert shown == [one for rows in laid for row in rows for one in row]
