"""Contrast of the colours themselves: text 4.5 to 1, marks 3 to 1, in the house and in every theme, night and day.

axe cannot judge text over drawings; here the pairs that meet on the page are measured.
"""

from pathlib import Path

import pytest

import ludotheque
from tests.browser.people import open_table, wait_until
from tests.games.finished import FINISHED

pytestmark = pytest.mark.browser

HAS_THEME = "[...document.styleSheets].some(sheet => sheet.href?.includes('/themes/clocks/'))"
TEXT, MARK = 4.5, 3.0
HOUSE = [
    ("--ink", "--ground", TEXT),
    ("--ink", "--raised", TEXT),
    ("--ink", "--high", TEXT),
    ("--quiet", "--ground", TEXT),
    ("--quiet", "--raised", TEXT),
    ("--quiet", "--high", TEXT),
    ("--on-lamp", "--lamp", TEXT),
    ("--on-go", "--go", TEXT),
    ("--alarm", "--raised", TEXT),
    ("--lamp", "--ground", MARK),
    ("--lamp", "--raised", MARK),
    ("--edge", "--ground", MARK),
    ("--edge", "--raised", MARK),
    ("--focus", "--ground", MARK),
    ("--focus", "--raised", MARK),
    ("--guide", "--ground", MARK),
    ("--guide", "--raised", MARK),
]


BARS = ("top-line", "action-bar")
WORN = f"""game => new Promise((worn, failed) => {{
    const bars = {list(BARS)}.map(bar => `<div class=${{bar}}></div>`).join('');
    const table = `<div class=table-page id=worn-${{game}} data-game=${{game}}>${{bars}}</div>`;
    document.body.insertAdjacentHTML('beforeend', table);
    const theme = document.createElement('link');
    Object.assign(theme, {{ rel: 'stylesheet', href: `/themes/${{game}}/theme.css` }});
    theme.onload = () => worn();
    theme.onerror = () => failed(new Error(theme.href));
    document.head.append(theme);
}})"""
"""Head line and answers of a table, in the theme as it is served."""
CHOSEN = ".languages [aria-pressed=true]"
TOLD = """one => {
    const { color, backgroundColor } = getComputedStyle(one);
    one.style.setProperty('--written', color);
    one.style.setProperty('--behind', backgroundColor);
}"""
"""Give an element names for the colours that it has."""


def luminance(colour):
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def colours(page, element, names):
    """Let the browser work the colours out: custom properties may be made from each other."""
    return page.evaluate(
        """([selector, names]) => {
            const here = document.querySelector(selector);
            const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
            return Object.fromEntries(names.map(name => {
                const probe = document.createElement('span');
                probe.style.color = `var(${name})`;
                here.append(probe);
                const shown = getComputedStyle(probe).color;
                probe.remove();
                canvas.clearRect(0, 0, 1, 1);
                canvas.fillStyle = shown;
                canvas.fillRect(0, 0, 1, 1);
                return [name, [...canvas.getImageData(0, 0, 1, 1).data]];
            }));
        }""",
        [element, names],
    )


@pytest.mark.parametrize("mode", ["night", "day"])
def test_the_house_can_be_read(person, mode):
    page = person("Ada")
    page.add_init_script(f"localStorage.setItem('ludotheque.mode', '{mode}')")
    page.goto("/")
    page.wait_for_selector("a[href='/new/clocks']")
    found = colours(page, "body", sorted({name for pair in HOUSE for name in pair[:2]}))

    poor = [
        (one, other, round(contrast(found[one], found[other]), 2))
        for one, other, least in HOUSE
        if contrast(found[one], found[other]) < least
    ]

    assert [] == poor


@pytest.mark.parametrize("mode", ["night", "day"])
def test_the_bars_of_every_theme_can_be_read(person, mode):
    page = person("Ada")
    page.add_init_script(f"localStorage.setItem('ludotheque.mode', '{mode}')")
    page.goto("/")
    page.wait_for_selector("a[href='/new/clocks']")
    pairs = [pair for pair in HOUSE if "--ground" not in pair]

    for theme in sorted((Path(ludotheque.__file__).parent / "games").glob("*/theme/theme.css")):
        game = theme.parent.parent.name
        page.evaluate(WORN, game)
        for bar in BARS:
            found = colours(page, f"#worn-{game} > .{bar}", sorted({name for pair in pairs for name in pair[:2]}))
            poor = [pair for pair in pairs if contrast(found[pair[0]], found[pair[1]]) < pair[2]]
            assert [] == poor, f"{game}, {bar}"


@pytest.mark.parametrize("mode", ["night", "day"])
def test_the_chosen_language_can_be_read_in_every_waiting_room(person, mode):
    """The head line may be dark by day while the page is light: letters are of the line's colour, not of the page's."""
    page = person("Ada")
    page.add_init_script(f"localStorage.setItem('ludotheque.mode', '{mode}')")
    for game in sorted(FINISHED):
        open_table(page, "me", "open", "open", game=game)
        page.locator(".waiting-room").wait_for()
        page.wait_for_function(HAS_THEME.replace("clocks", game))
        page.locator(CHOSEN).evaluate(TOLD)
        found = colours(page, CHOSEN, ["--written", "--behind"])
        assert contrast(found["--written"], found["--behind"]) >= TEXT, game


@pytest.mark.parametrize("mode", ["night", "day"])
def test_pips_and_letters_can_be_told_from_their_die(person, mode):
    """A die is told by letter and pattern as well as by colour, so both must be seen on it."""
    page = person("Ada")
    page.add_init_script(f"localStorage.setItem('ludotheque.mode', '{mode}')")
    open_table(page, "me", board="forward")
    page.wait_for_selector(".action-bar [data-action]")
    wait_until(page, lambda: page.evaluate(HAS_THEME))
    tones = page.eval_on_selector_all(
        "[data-kind=die][data-tone]", "all => [...new Set(all.map(one => one.dataset.tone))]"
    )
    assert len(tones) > 1

    for tone in tones:
        found = colours(page, f"[data-kind=die][data-tone={tone}]", ["--die", "--pip"])
        assert contrast(found["--die"], found["--pip"]) >= TEXT, tone
