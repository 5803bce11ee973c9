"""What can be neither lost nor made."""

from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.state.words import NONE


def conserved(s: State) -> dict[str, int]:
    """Count everything the box holds, wherever it lies; what is the Id's face-down hand still counts as undrawn."""
    desks = s.desks
    found = {
        "research": sum(s.research_bag)
        + 2
        + sum(len(desk.hand) + len(desk.seen_hand) + len(desk.played) for desk in desks)
        + sum(card != NONE for desk in desks for volumes in desk.volumes for card in volumes),
        "tiles": sum(s.tile_bag)
        + sum(s.starting_bag)
        + s.tiles_out
        + _there(s.market)
        + sum(_there([*desk.notebook, *desk.face_down, desk.tile]) for desk in desks),
        "manifest dreams": sum(s.manifest_bag)
        + sum(s.manifest_out)
        + _there(s.manifest_row)
        + sum(_there(desk.manifest) for desk in desks),
        "latent dreams": sum(s.latent_bag) + sum(s.latent_out) + sum(_there(desk.latent) for desk in desks),
        "clients": sum(s.client_bag)
        + sum(_there(row) for row in s.client_rows)
        + sum(_there(desk.clients) + len(desk.cured) for desk in desks),
        "grief layers": sum(s.grief_bag)
        + sum(s.grief_out)
        + sum(_there(desk.grief) for desk in desks)
        + sum(desk.is_room_open[1] for desk in desks),
        "treatises": sum(s.treatises) + sum(len(desk.treatises) for desk in desks),
        "goals": _there(s.goals) + sum(len(desk.goals) for desk in desks),
        "tokens": sum(s.tokens) + sum(s.location_slots) + sum(side != NONE for side in s.district_slots),
    }
    for side, desk in enumerate(desks):
        on_table = sum(s.slot_ideas[slot] for slot, holder in enumerate(s.holders) if holder == side)
        found[f"ideas of {side}"] = desk.ideas + on_table + sum(above > 0 for above in desk.above)
        found[f"white insights of {side}"] = sum(desk.white)
        on_tiles = sum(_is_paid(s, side, place) for place in range(len(desk.treatises)))
        found[f"coloured insights of {side}"] = (
            sum(desk.coloured) + sum(desk.ends) + on_tiles + s.district_slots.count(side)
        )
        found[f"client tiles of {side}"] = (
            len(desk.routine_tiles) + len(desk.case_tiles) + _there(desk.overlays) + _there(desk.cured_overlays)
        )
    return found


def _is_paid(s: State, side: int, place: int) -> bool:
    """Say whether a treatise has its insight: one still being written has not."""
    return not any(
        owner == side and getattr(step, "treatise", None) == s.desks[side].treatises[place] for owner, step in s.agenda
    )


def _there(things: list[int]) -> int:
    return sum(thing != NONE for thing in things)
