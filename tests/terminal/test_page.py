"""The page about the terminal shows a session as it is."""

from tests.terminal.page import PAGE, page


def test_the_page_about_the_terminal_is_true():
    assert page() == PAGE.read_text(encoding="utf-8"), "`python -m tests.terminal.page` writes it anew"
