"""Pieces that are drawn in several places: tiles, cards, treatises, clients, dreams, goals."""

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.engine.scene import Face, Gauge, Piece, Text
from ludotheque.games.unconscious_mind.moves.notebook import has_quality, tile_label
from ludotheque.games.unconscious_mind.moves.papers import card_facts
from ludotheque.games.unconscious_mind.names import ASKED_FOR, COUNTED, ICONS, KINDS, NONE, QUALITIES, SYMBOLS, ZONES
from ludotheque.games.unconscious_mind.state.box import Client, location_texts
from ludotheque.games.unconscious_mind.state.table import State

SIDE_TONES = ("jung", "hilferding", "adler", "spielrein")
"""Colour, pattern and letter of a side: the four professors."""


def tone_of(s: State, side: int) -> str:
    """Name the colours of a side."""
    return SIDE_TONES[side] if s.seat_of[side] >= 0 else "id"


def letter_of(s: State, side: int) -> str:
    """Name the letter of a side, since colour is never alone."""
    return tone_of(s, side)[0].upper()


def once(s: State, key: tuple[object, ...], draw: Callable[..., Piece], *arguments: Any) -> Piece:
    """Draw a piece that never changes, or give the one that was drawn before."""
    found = s.box.drawn.get(key)
    if found is None:
        found = s.box.drawn[key] = draw(s, *arguments)
    assert isinstance(found, Piece)
    return found


def tile_piece(s: State, tile: int, name: str, *, has_banner: bool) -> Piece:
    """Draw a notebook tile."""
    printed = s.box.tiles[tile]
    quality = QUALITIES[printed.quality] if has_quality(s, tile) else ""
    lines = [printed.main.symbols()]
    facts = [printed.main.text()]
    if has_banner and printed.banner.own:
        lines.append(["banner", *printed.banner.symbols()])
        facts.append(Text("banner-about", {"words": printed.banner.texts()}))
    return Piece(
        id=name,
        kind="tile",
        label=tile_label(s, tile),
        face=Face(art=f"slip-{quality or 'plain'}", title=_tile_title(printed.name), lines=lines),
        tone=quality,
        facts=facts,
    )


def _tile_title(name: str) -> str | Text:
    """Name a tile; those of the Id have numbers."""
    return name.removeprefix("id") if name.startswith("id") else Text(f"tile-{name}")


def goal_piece(s: State, goal: int, have: int | None = None) -> Piece:
    """Draw a location goal; with how many somebody has of what it asks for."""
    return once(s, ("goal", goal, have), _goal, goal, have)


def _goal(s: State, goal: int, have: int | None) -> Piece:
    printed = s.box.goals[goal]
    return Piece(
        id=f"goal.{goal}",
        kind="tile",
        family="goal",
        label=printed.text(),
        face=Face(
            titled=True,
            art=f"goal-{printed.name}",
            foot=[ICONS[printed.icon]],
            gauge=None
            if have is None
            else Gauge(have, printed.needs, "reached" if have >= printed.needs else "unknown"),
        ),
    )


def card_piece(s: State, card: int, name: str = "") -> Piece:
    """Draw a research card."""
    return once(s, ("card", card, name), _card, card, name)


def _card(s: State, card: int, name: str) -> Piece:
    printed = s.box.research[card]
    return Piece(
        id=name or f"card.{card}",
        kind="card",
        family="research",
        label=Text("card-label", card_facts(s, card)),
        face=Face(
            art=f"research-{printed.name}-{QUALITIES[printed.quality]}",
            title=Text(f"research-{printed.name}"),
            foot=[*_icons(printed.icons), *printed.effect.symbols()],
        ),
        tone=QUALITIES[printed.quality],
        facts=[printed.text()],
    )


def spine_piece(s: State, treatise: int) -> Piece:
    """Draw a treatise on the shelf, where there is no room for its title."""
    piece = treatise_piece(s, treatise, [])
    assert piece.face is not None
    piece.face.title = piece.face.art = ""
    return piece


def treatise_piece(s: State, treatise: int, volumes: list[int]) -> Piece:
    """Draw a treatise with the volumes under it."""
    printed = s.box.treatises[treatise]
    asked = [f"volume-{ASKED_FOR[quality]}" for quality in printed.volumes]
    return Piece(
        id=f"treatise.{treatise}",
        kind="tile",
        family="treatise",
        label=Text("treatise-label", {"treatise": f"treatise-{printed.name}", "points": printed.points}),
        face=Face(
            art=f"treatise-{printed.name}",
            title=Text(f"treatise-{printed.name}"),
            points=[f"{printed.points}", "points"],
            cost=asked,
            foot=_icons(printed.icons),
        ),
        tone=QUALITIES[printed.quality],
        facts=_treatise_facts(printed.volumes, printed.icons),
        children=[_volume(s, card) for card in volumes if card != NONE],
    )


def _treatise_facts(volumes: Sequence[int], icons: tuple[int, ...]) -> list[Text]:
    asked = [Text(f"quality-{ASKED_FOR[quality]}") for quality in volumes]
    facts = [Text("treatise-volumes", {"volumes": asked})]
    if icons:
        facts.append(Text("treatise-icons", {"places": location_texts(icons)}))
    return facts


def _volume(s: State, card: int) -> Piece:
    return Piece(
        id=f"card.{card}",
        kind="card",
        label=Text("card-label", card_facts(s, card)),
        tone=QUALITIES[s.box.research[card].quality],
    )


def _icons(icons: Sequence[int]) -> list[str]:
    return [ICONS[icon] for icon in icons]


def _client_lines(client: Client) -> list[list[str]]:
    """Write what a client brings as symbols."""
    if client.scoring is None:
        return [client.lasting.symbols(), _icons(client.icons)]
    counted = _icons(client.scoring.icons) or [COUNTED[client.scoring.counts]]
    return [[f"{client.scoring.each}", "points", "/", *counted]]


def client_piece(s: State, client: int, name: str, overlay: int = NONE, *, is_veiled: bool = False) -> Piece:
    """Draw a client; a client tile of the Id on it takes the place of what it brings."""
    printed = s.box.clients[client]
    about = printed.text()
    foot = [token for line in _client_lines(printed) for token in line]
    if overlay != NONE:
        tiles = s.box.case_tiles if printed.kind else s.box.routine_tiles
        about = tiles[overlay].text(s.variant.is_high)
        foot = [f"id-{KINDS[printed.kind]}-{tiles[overlay].name}"]
    return Piece(
        id=name,
        kind="card",
        label=Text(f"client-{printed.name}"),
        face=Face(
            art=f"client-{printed.name}",
            titled=True,
            short=Text(f"client-{printed.name}.short") if printed.scoring else "",
            corners=[[f"{printed.hearts}", "therapy"], [f"{printed.points}", "points"]],
            foot=foot,
        ),
        tone=KINDS[printed.kind],
        facts=[Text(f"client-{KINDS[printed.kind]}", {"points": printed.points, "about": about})],
        marks=["frozen"] if is_veiled else [],
    )


def dream_piece(s: State, dream: int, name: str, *, is_manifest: bool) -> Piece:
    """Draw a dream."""
    return once(s, ("dream", dream, name, is_manifest), _dream, dream, name, is_manifest)


def _dream(s: State, dream: int, name: str, is_manifest: bool) -> Piece:
    printed = (s.box.manifest if is_manifest else s.box.latent)[dream]
    return Piece(
        id=name,
        kind="card",
        label=Text(f"dream-{printed.name}"),
        face=Face(
            art=f"dream-{printed.name}",
            titled=True,
            corners=[[], [SYMBOLS[printed.symbol]]] if printed.symbol else [],
            cost=[ZONES[zone] for zone in printed.cost],
            foot=[f"{printed.therapy}", "therapy", *printed.effect.symbols()],
        ),
        tone="manifest" if is_manifest else "latent",
        facts=[printed.text(), *([Text(f"symbol-{SYMBOLS[printed.symbol]}")] if printed.symbol else [])],
    )
