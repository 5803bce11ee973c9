"""The box of a game that has none of its own: its name and the first letter of it, in colours chosen by its id."""

from html import escape

from ludotheque.art import box, choose, circle
from ludotheque.engine.game import Game

COLOURS = (
    ("#1f4b5c", "#0b1d26", "#8fd0dc"),
    ("#5a2f3f", "#200d16", "#f0b3bd"),
    ("#3d4a1f", "#161c08", "#d5e08a"),
    ("#4a3670", "#170f2a", "#cdb8f4"),
    ("#6b4420", "#261306", "#f3c98b"),
    ("#24534a", "#0a201c", "#9fe0c8"),
)
"""Light and dark of the ground, and what is drawn on it."""
LARGEST = 68
"""Of the name, in the units of a box, 600 × 720."""
ROOM = 440
LETTER = 0.56
"""How wide one is, on average, of its height."""


def drawn(game: Game, language: str) -> str:
    """Draw the box of a game, as large as all boxes are."""
    title = game.say(language, f"game-{game.id}")
    light, dark, ink = choose(game.id, "cover", COLOURS)
    size = round(min(LARGEST, ROOM / (LETTER * max(len(title), 1))))
    letter = 'font-family="Fraunces, Georgia, \'Times New Roman\', serif" font-weight="600" text-anchor="middle"'
    frame = box(28, 28, 544, 664, stroke=ink, rx=22, opacity=0.5)
    rings = circle(300, 310, 186, stroke=ink, width=6) + circle(300, 310, 168, stroke=ink, width=2, opacity=0.6)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 720">'
        f'<radialGradient id="ground" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>{box(0, 0, 600, 720, "url(#ground)")}{frame}{rings}'
        f'<text x="300" y="396" font-size="250" fill="{ink}" {letter}>{escape(title[:1].upper())}</text>'
        f'<text x="300" y="612" font-size="{size}" fill="{ink}" {letter}>{escape(title)}</text></svg>'
    )
