"""A whole turn of every game in both languages, played from what stands on the screen and nothing else."""

import re

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.terminal.play import usual_seats
from ludotheque.terminal.story import texts_of
from ludotheque.terminal.symbols import Symbols, nodes, printed
from tests.games.finished import FINISHED
from tests.terminal.session import session, whole_turn
from tests.terminal.transcripts import ASKED, file, seats, turn

GAMES = list(FINISHED)
LANGUAGES = ["en", "fr"]
SHOWN = {
    "clocks": {
        "en": ["Hour 3, empty, needs a 3 ‹3› (+2 coins)", "(to play, first player)", "Bid 1 … Bid 6", "‹0 … 6›"],
        "fr": ["Heure 3, vide, demande un 3 ‹3› (+2 pièces)", "(doit jouer, premier joueur)", "‹0 … 6›"],
    },
    "clockworker": {
        "en": ["Dam ‹7›", "Costs 5 gears. [one blue block] [2 gears]", "[Robot at work: 2 gears]", "Worth 4 points."],
        "fr": ["Barrage ‹7›", "Coûte 5 rouages. [un bloc bleu] [2 rouages]", "[Robot au travail : 2 rouages]"],
    },
    "enkidu": {
        "en": ["(to play, Blue, first player)", "5 points", "Lay 1 … Lay 15", "dark blue"],
        "fr": ["(doit jouer, Bleu, premier joueur)", "5 points", "Poser le 1 … Poser le 15", "bleu foncé"],
    },
    "liars_dice": {
        "en": ["twos, at least 1 ‹2›", "Under the cup", "(to play)"],
        "fr": ["deux, au moins 1 ‹2›", "(doit jouer)"],
    },
    "unconscious_mind": {
        "en": ["Pay medium freedom, minor passion: therapy 3; 1 point.", "4 steps of therapy", "[inkwell]", "Banner: "],
        "fr": ["4 pas de thérapie", "[encrier]"],
    },
}
"""What must stand on the screen: slots and robots, effects and points, costs, bonuses, whose turn, who is first."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_is_played_from_the_screen_alone(game, language):
    terminal = turn(game, language)
    screens = re.split(r"^> .+\n", terminal.console.text, flags=re.MULTILINE)
    typed = re.findall(r"^> (.+)$", terminal.console.text, re.MULTILINE)
    asked = len(ASKED[game][language])
    screens, typed = [screens[0], *screens[asked + 1 :]], typed[asked:]

    assert len({answer.seat for answer in terminal.match.answers}) == len(seats(game))
    assert typed
    for key, screen in zip(typed, screens, strict=False):
        assert re.search(rf"^  ({key}  |\d+ … \d+  )", screen, re.MULTILINE), f"{key} stands in front of no answer"
    flat = " ".join(re.sub(r"[│\n]", " ", terminal.console.text).split())
    assert [] == [words for words in SHOWN[game][language] if " ".join(words.split()) not in flat]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_transcript_shows_it_as_it_is(game, language):
    written = file(game, language).read_text(encoding="utf-8")

    assert turn(game, language).console.text == written, "`python -m tests.terminal.transcripts` writes it anew"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_screen_and_no_symbol_or_id_of_ours_stands_on_it(game, language):
    text = turn(game, language).console.text

    assert [] == [line for line in text.splitlines() if len(line) > 80]
    assert not re.search(r"[a-z]+-(growth|freedom|passion|any)\b|symbol-|terminal-|\bNone\b", text)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_wide_screen_has_fewer_lines_and_says_the_same(game):
    narrow = turn(game, "en")
    wide = session(game, whole_turn(*ASKED[game]["en"]), seats=seats(game), width=140)

    assert [str(answer.action) for answer in narrow.match.answers] == [
        str(answer.action) for answer in wide.match.answers
    ]
    assert len(wide.console.text.splitlines()) <= len(narrow.console.text.splitlines())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_that_can_be_seen_has_its_words_in_both_languages(game):
    found, luck = FINISHED[game], RandomChance(5)
    terminal = session(game, whole_turn(), seats=seats(game))
    match = terminal.match
    tokens: set[str] = set()
    for _ in range(60):
        if match.state.end:
            break
        for seat in terminal.match.scene(None).waiting[:1]:
            scene = terminal.texts.builtins(match.scene(seat), "en", terminal.names)
            for node in nodes(scene["zones"]):
                tokens.update(token for part in printed(node.get("face", {})) for token in part)
                tokens.update(token for head in node.get("heads", ()) for token in head)
            options = [found.actions.parse(option["action"]) for option in scene["options"]]
            match.play(seat, options[luck.pick("x", len(options))])

    names = {token for token in tokens if re.fullmatch("[a-z][A-Za-z0-9-]+", token)}
    wordless = [
        (token, lang) for token in names for lang in LANGUAGES if not Symbols(texts_of(found), lang).sentence(token)
    ]
    assert [] == wordless


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_stands_on_the_screen(game):
    """What lies hidden is dealt anew: not a letter of what one sees is another."""
    terminal = session(game, whole_turn(), seats=seats(game))
    state, luck = terminal.match.state, RandomChance(9)
    before = shown(terminal)

    terminal.match.state = terminal.game.determinized(state, 0, luck)

    assert before == shown(terminal)


def shown(terminal):
    """Draw the whole table, with everything one can ask about it."""
    start, terminal.desk.viewer = len(terminal.console.text), None
    scene = terminal.texts.builtins(terminal.match.scene(0), terminal.language, terminal.names)
    terminal.desk.ask({**scene, "prompt": "?"}, "Ada", "")
    for command in ("table", "legend", "why"):
        terminal.desk.answer(command, "")
    for node in nodes(scene["zones"]):
        terminal.desk.answer("look", node["id"])
    return terminal.console.text[start:].strip()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_has_to_say_who_plays(game):
    found = FINISHED[game]

    assert "me" == usual_seats(found)[0]
    assert len(usual_seats(found)) in found.seats
    others = usual_seats(found)[1:]
    assert all(one.startswith("character:") for one in others), "somebody with a name, not a kind of bot"
    assert 0 < len(others) == len(set(others))
