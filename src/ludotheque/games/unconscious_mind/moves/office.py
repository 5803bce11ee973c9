"""Clients and dreams: receive, therapy, catharsis, cure; the rows they come from."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.state import changed
from ludotheque.games.unconscious_mind.moves.gains import (
    claim_reached_goals,
    gain_icons,
    gain_points,
)
from ludotheque.games.unconscious_mind.names import CASE_STUDY, CURES, KINDS, NONE, ROOMS, ROUTINE, THERAPY
from ludotheque.games.unconscious_mind.state.box import Dream
from ludotheque.games.unconscious_mind.state.table import State


def fill_rows(s: State, chance: Chance) -> None:
    """Fill the gaps of the rows of clients and manifest dreams."""
    for kind in range(len(KINDS)):
        row = s.client_rows[kind]
        for place in range(len(row)):
            if row[place] == NONE:
                row[place] = _client_from_bag(s, kind, chance)
    for place in range(len(s.manifest_row)):
        if s.manifest_row[place] == NONE:
            s.manifest_row[place] = _manifest_from_bag(s, chance)


def _client_from_bag(s: State, kind: int, chance: Chance) -> int:
    counts = [s.client_bag[client] if s.box.clients[client].kind == kind else 0 for client in range(len(s.client_bag))]
    if not any(counts):
        return NONE
    client = chance.draw(f"{KINDS[kind]} client", counts)
    s.client_bag = changed(s.client_bag, client, s.client_bag[client] - 1)
    return client


def _manifest_from_bag(s: State, chance: Chance) -> int:
    if not any(s.manifest_bag):
        s.manifest_bag, s.manifest_out = s.manifest_out, s.manifest_bag
        if not any(s.manifest_bag):
            return NONE
    dream = chance.draw("manifest dream", s.manifest_bag)
    s.manifest_bag[dream] -= 1
    return dream


def take_client(s: State, side: int, room: int, kind: int, place: int, is_start: bool, chance: Chance) -> None:
    """Receive a client: its grief layer and its latent dream come with it, and the therapy marker is set."""
    desk = s.desks[side]
    client = s.client_rows[kind][place]
    s.client_rows[kind][place] = _client_from_bag(s, kind, chance)
    desk.clients = changed(desk.clients, room, client)
    desk.grief = changed(desk.grief, room, _grief_from_bag(s, is_start, chance))
    desk.latent = changed(desk.latent, room, _latent_from_bag(s, chance))
    printed = s.box.clients[client]
    hearts = printed.hearts + (s.box.grief[desk.grief[room]].hearts if desk.grief[room] != NONE else 0)
    desk.markers[room] = min(hearts, len(s.box.therapy_points) - 1)
    if s.log is not None:
        facts: dict[str, object] = {"who": side, "client": f"client-{printed.name}", "room": room + 1, "hearts": hearts}
        s.tell("client-received", facts, path=(f"clients.{kind}.{place}", f"room{side}.{room}"))
    if not s.variant.does_therapy_score_on_leaving:
        gain_points(s, side, s.box.therapy_points[desk.markers[room]], THERAPY)
    if desk.grief[room] == NONE:
        uncover(s, side, room)


def _grief_from_bag(s: State, is_start: bool, chance: Chance) -> int:
    counts = _grief_counts(s, is_start)
    if not any(counts):
        s.grief_bag = [s.grief_bag[layer] + s.grief_out[layer] for layer in range(len(s.grief_out))]
        s.grief_out = [0] * len(s.grief_out)
        counts = _grief_counts(s, is_start)
        if not any(counts):
            return NONE
    layer = chance.draw("grief layer", counts)
    s.grief_bag = changed(s.grief_bag, layer, s.grief_bag[layer] - 1)
    return layer


def _grief_counts(s: State, is_start: bool) -> list[int]:
    grief = s.box.grief
    return [s.grief_bag[layer] if grief[layer].is_start == is_start else 0 for layer in range(len(grief))]


def _latent_from_bag(s: State, chance: Chance) -> int:
    if not any(s.latent_bag):
        s.latent_bag, s.latent_out = s.latent_out, s.latent_bag
        if not any(s.latent_bag):
            return NONE
    dream = chance.draw("latent dream", s.latent_bag)
    s.latent_bag = changed(s.latent_bag, dream, s.latent_bag[dream] - 1)
    return dream


def take_manifest(s: State, side: int, room: int, place: int, chance: Chance) -> None:
    """Lay a manifest dream over the latent one: from the row, or with NONE the top of the pile."""
    desk = s.desks[side]
    if place == NONE:
        dream = _manifest_from_bag(s, chance)
    else:
        dream = s.manifest_row[place]
        s.manifest_row[place] = _manifest_from_bag(s, chance)
    desk.manifest = changed(desk.manifest, room, dream)
    if s.log is not None and dream != NONE:
        source = "manifest" if place == NONE else f"manifest.{place}"
        facts: dict[str, object] = {"who": side, "dream": f"dream-{s.box.manifest[dream].name}"}
        s.tell("dream-taken", facts, path=(source, f"room{side}.{room}"))


def top_dream(s: State, side: int, room: int) -> Dream | None:
    """Give the topmost dream of a room: the manifest one, later the latent one."""
    desk = s.desks[side]
    if desk.clients[room] == NONE:
        return None
    if desk.manifest[room] != NONE:
        return s.box.manifest[desk.manifest[room]]
    if desk.latent[room] != NONE:
        return s.box.latent[desk.latent[room]]
    return None


def remove_dream(s: State, side: int, room: int) -> None:
    """Put the topmost dream of a room away."""
    desk = s.desks[side]
    if desk.manifest[room] != NONE:
        s.manifest_out[desk.manifest[room]] += 1
        desk.manifest = changed(desk.manifest, room, NONE)
    elif desk.latent[room] != NONE:
        s.latent_out = changed(s.latent_out, desk.latent[room], s.latent_out[desk.latent[room]] + 1)
        desk.latent = changed(desk.latent, room, NONE)


def is_symbol_matched(s: State, side: int, room: int) -> bool:
    """Say whether the dream on top shows the symbol of the client's grief layer."""
    dream = top_dream(s, side, room)
    layer = s.desks[side].grief[room]
    return dream is not None and layer != NONE and dream.symbol > 0 and dream.symbol == s.box.grief[layer].symbol


def advance_therapy(s: State, side: int, room: int) -> None:
    """Move a client's marker one space towards the cure."""
    desk = s.desks[side]
    if s.variant.does_therapy_score_on_leaving:
        gain_points(s, side, s.box.therapy_points[desk.markers[room]], THERAPY)
    desk.markers[room] -= 1
    if s.log is not None:
        client = s.box.clients[desk.clients[room]].name
        s.tell("therapy-given", {"who": side, "client": f"client-{client}", "left": desk.markers[room]})


def lift_grief(s: State, side: int, room: int) -> int:
    """Discard the grief layer of a client at catharsis; a starting layer opens the second room."""
    desk = s.desks[side]
    layer = desk.grief[room]
    desk.grief = changed(desk.grief, room, NONE)
    printed = s.box.grief[layer]
    if s.log is not None:
        client = s.box.clients[desk.clients[room]].name
        s.tell("catharsis", {"who": side, "client": f"client-{client}"})
    if printed.is_start:
        desk.is_room_open[1] = True
        s.tell("room-opened", {"who": side})
    else:
        s.grief_out = changed(s.grief_out, layer, s.grief_out[layer] + 1)
    return layer


def uncover(s: State, side: int, room: int) -> None:
    """Bring the lower part of a client's card into force; a client tile still waiting for it covers it first."""
    desk = s.desks[side]
    client = s.box.clients[desk.clients[room]]
    waiting = desk.routine_tiles if client.kind == ROUTINE else desk.case_tiles
    if waiting:
        tile = waiting[0]
        if client.kind == ROUTINE:
            desk.routine_tiles = waiting[1:]
        else:
            desk.case_tiles = waiting[1:]
        desk.overlays = changed(desk.overlays, room, tile)
        tiles = s.box.routine_tiles if client.kind == ROUTINE else s.box.case_tiles
        for icon in range(len(tiles[tile].icons)):
            desk.icons = changed(desk.icons, icon, desk.icons[icon] + tiles[tile].icons[icon])
        if s.log is not None:
            kind = KINDS[client.kind]
            facts: dict[str, object] = {"who": side, "tile": f"id-{kind}-{tiles[tile].name}"}
            s.tell("id-client-tile", {**facts, "client": f"client-{client.name}"})
    else:
        gain_icons(s, side, client.icons)
        s.resolve(side, client.lasting)
    claim_reached_goals(s, side)


def cure(s: State, side: int, room: int) -> None:
    """Score a client's points and move it to the tableau; its dreams are removed."""
    desk = s.desks[side]
    client = desk.clients[room]
    remove_dream(s, side, room)
    remove_dream(s, side, room)
    desk.cured = [*desk.cured, client]
    desk.cured_overlays = [*desk.cured_overlays, desk.overlays[room]]
    desk.clients = changed(desk.clients, room, NONE)
    desk.overlays = changed(desk.overlays, room, NONE)
    desk.markers[room] = 0
    printed = s.box.clients[client]
    if s.log is not None:
        facts: dict[str, object] = {"who": side, "client": f"client-{printed.name}", "points": printed.points}
        s.tell("client-cured", facts, path=(f"room{side}.{room}", f"cured{side}"))
    gain_points(s, side, printed.points, CURES)
    claim_reached_goals(s, side)


def case_studies_in_force(s: State, side: int) -> list[tuple[int, int]]:
    """List the case studies that have reached catharsis with the client tile on them, in the office and cured."""
    desk = s.desks[side]
    found: list[tuple[int, int]] = []
    for place in range(len(desk.cured)):
        client = desk.cured[place]
        if s.box.clients[client].kind == CASE_STUDY:
            found += [(client, desk.cured_overlays[place])]
    for room in range(ROOMS):
        client = desk.clients[room]
        if client != NONE and desk.grief[room] == NONE and s.box.clients[client].kind == CASE_STUDY:
            found.append((client, desk.overlays[room]))
    return found
