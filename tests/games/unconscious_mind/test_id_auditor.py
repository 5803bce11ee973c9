"""An auditor, written from the booklet alone, watches whole games and works out each choice of the Id for itself."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games.unconscious_mind.effects.id import IdColumn, IdFlip, IdFreud, IdInkwell, IdProfessor
from ludotheque.games.unconscious_mind.names import GREY, NONE
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.id import IdBonus, IdDreams, IdReceives, IdStates, IdUsesPills
from tests.games.unconscious_mind.table import BOX, GAME, HUMAN, ID

Check = Callable[[], None]


def by_arrow(s, options):
    """The option the arrow points at, and how it points afterwards."""
    if len(options) == 1:
        return options[0], s.arrow
    return options[-1 if s.arrow else 0], 1 - s.arrow


def slot_called(name):
    return next(number for number, slot in enumerate(BOX.slots) if slot.name == name)


def watch_placing(step, s) -> Check:
    """Row by row in the card's direction, round the end; ideas first, bright ideas for those missing."""
    holders, ideas = s.holders.copy(), s.desks[ID].ideas

    def check():
        card = BOX.table_cards[s.card]
        target = BOX.slots[card.slots[0]].name
        rows = sorted(int(slot.name[1]) for slot in BOX.slots if slot.name[3] == target[3])
        at, way = rows.index(int(target[1])), 1 if card.way == "down" else -1
        tried = [slot_called(f"r{rows[(at + way * far) % len(rows)]}c{target[3]}") for far in range(len(rows))]
        free = [slot for slot in tried if holders[slot] == NONE]
        placed = [slot for slot in range(len(holders)) if holders[slot] == NONE and s.holders[slot] == ID]
        assert free[:1] == placed
        assert [(min(2, ideas), 2 - min(2, ideas))] * len(placed) == [
            (s.slot_ideas[slot], s.slot_bright[slot]) for slot in placed
        ]

    return check


def watch_inkwell(step, s) -> Check:
    """Step by step; from the last space to the first something is freed; on the token, as far again."""
    desk = s.desks[ID]
    at, above, ideas, bright = desk.ink, desk.above.copy(), desk.ideas, desk.bright
    for _ in range(2):
        for _ in range(step.steps):
            if at == 4 and any(above):
                column = next(column for column in range(3) if above[column])
                ideas, bright = ideas + (above[column] == 1), bright + (above[column] == 2)
                above[column] -= 1
            at = (at + 1) % 5
        if at != 4:
            break

    def check():
        assert (at, above, ideas, bright) == (desk.ink, desk.above, desk.ideas, desk.bright)

    return check


def watch_column(step, s) -> Check:
    desk, before = s.desks[ID], len(s.agenda) - 1
    active = [sum(desk.notebook[column + 3 * row] != NONE for row in range(3)) for column in range(3)]
    unlocked = [(active[column], column) for column in range(3) if not desk.above[column]]
    parts = []
    if unlocked:
        column = max(unlocked)[1]
        parts = [column + 3 * row for row in range(3) if desk.notebook[column + 3 * row] != NONE]
        parts += [9] * (active[column] == 3)

    def check():
        assert parts == [coming.part for _, coming in s.agenda[before:][::-1]]

    return check


def watch_flip(step, s) -> Check:
    desk = s.desks[ID]
    was, freed = desk.notebook.copy(), sum(desk.coloured) + sum(desk.ends)
    waiting = [place for place in range(3 * step.row, 3 * step.row + 3) if was[place] == NONE]

    def check():
        lines = [desk.notebook[3 * row : 3 * row + 3] for row in range(3)]
        lines += [desk.notebook[column::3] for column in range(3)]
        assert waiting[:1] == [place for place in range(9) if was[place] != desk.notebook[place]]
        assert [NONE in line for line in lines] == [bool(end) for end in desk.ends]
        assert freed == sum(desk.coloured) + sum(desk.ends)

    return check


def watch_bonus(step, s) -> Check:
    """All bonuses it could have, best last: by number or height, then by whose place it is."""
    desk = s.desks[ID]
    districts, locations = s.district_slots.copy(), s.location_slots.copy()
    places = [(is_own, place) for is_own, place in ((0, s.freud), (1, desk.professor)) if s.tokens[place // 2]]
    numbers = [
        (number, is_own, 4 * (place // 2) + number - 3)
        for is_own, place in places
        for number in (3, 4, 5, 6)
        if any(desk.coloured)
        and districts[4 * (place // 2) + number - 3] == NONE
        and sum(desk.icons[place // 2 * 2 : place // 2 * 2 + 2]) + desk.icons[GREY] >= number
    ]
    heights = [
        (-height, is_own, 3 * place + height)
        for is_own, place in places
        for height in range(3)
        if not locations[3 * place + height]
    ]

    def check():
        assert [slot for *_, slot in sorted(numbers)[-1:]] == [
            slot for slot in range(12) if districts[slot] != s.district_slots[slot]
        ]
        assert [slot for *_, slot in ([] if numbers else sorted(heights)[-1:])] == [
            slot for slot in range(18) if locations[slot] != s.location_slots[slot]
        ]

    return check


def uses(s, place, freud, professor):
    others = [desk.professor for side, desk in enumerate(s.desks) if side != ID]
    figures = [freud, professor, *others].count(place)
    return min(5, max(figures, s.desks[ID].icons[place] + s.desks[ID].icons[GREY]))


def busy(s, uses_there, where) -> Check:
    """The figure stands where it should, and so many cups have been brewed."""
    desk, rate = s.desks[ID], s.variant.rate
    brewed, boxes = divmod(desk.coffee + uses_there, rate)[::-1]
    had, points = desk.pills, sum(desk.points)

    def check():
        assert where()
        assert (brewed, min(3, had + boxes)) == (desk.coffee, desk.pills)
        assert points + 2 * max(0, had + boxes - 3) == sum(desk.points)

    return check


def watch_freud(step, s) -> Check:
    own = s.desks[ID].professor
    found = [(uses(s, (s.freud + far) % 6, (s.freud + far) % 6, own), -far) for far in (1, 2, 3)]
    most, far = max(found)
    goal = (s.freud - far) % 6
    return busy(s, most, lambda: goal == s.freud)


def watch_professor(step, s) -> Check:
    own, goal = s.desks[ID].professor, s.freud
    if own == s.freud:
        goal = (own - max((uses(s, (own + far) % 6, s.freud, (own + far) % 6), -far) for far in (1, 2))[1]) % 6
    return busy(s, uses(s, goal, s.freud, goal), lambda: goal == s.desks[ID].professor)


def watch_client(step, s) -> Check:
    desk, room = s.desks[ID], step.room
    row = [client for client in s.client_rows[room] if client != NONE]
    expected = desk.clients[room], s.arrow
    if expected[0] == NONE and desk.is_room_open[room] and not s.is_final_round() and row:
        expected = by_arrow(s, row)

    def check():
        assert expected == (desk.clients[room], s.arrow)

    return check


def watch_dream(step, s) -> Check:
    row = [dream for dream in s.manifest_row if dream != NONE]
    most = max(BOX.manifest[dream].therapy for dream in row)
    expected = by_arrow(s, [dream for dream in row if BOX.manifest[dream].therapy == most])

    def check():
        assert expected == (s.desks[ID].manifest[step.room], s.arrow)

    return check


def watch_pills(step, s) -> Check:
    desk, before = s.desks[ID], len(s.agenda) - 1
    rooms = [room for room in range(2) if desk.clients[room] != NONE]
    first, arrow = by_arrow(s, rooms) if rooms and desk.pills else (NONE, s.arrow)

    def check():
        assert [first] * (first != NONE) == [coming.room for _, coming in s.agenda[before:]]
        assert arrow == s.arrow

    return check


WATCHED: dict[type, Callable[[Any, Any], Check]] = {
    IdStates: watch_placing,
    IdInkwell: watch_inkwell,
    IdColumn: watch_column,
    IdFlip: watch_flip,
    IdBonus: watch_bonus,
    IdFreud: watch_freud,
    IdProfessor: watch_professor,
    IdReceives: watch_client,
    IdDreams: watch_dream,
    IdUsesPills: watch_pills,
}


@pytest.mark.parametrize("seed", range(12))
def test_every_choice_of_the_id_is_what_the_booklet_says(seed):
    """Each step is carried out here, one by one, between a forecast and a look."""
    options = {
        "level": ("easy", "medium", "hard")[seed % 3],
        "coffee": ("ordinary", "strong")[seed % 2],
        "tile_order": ("by_colour", "by_number")[seed // 2 % 2],
        "id_rows": "random",
    }
    chance = RandomChance(seed)
    s = GAME.start(1, options, chance)
    assert isinstance(s, State)
    seen: set[type] = set()
    while not s.end:
        choices = flow.options(s, HUMAN)
        flow.answer(s, HUMAN, choices[chance.pick("any", len(choices))], chance)
        is_going_on = True
        while is_going_on:
            side, step = s.agenda[-1] if s.agenda else (NONE, None)
            watch = WATCHED.get(type(step)) if side == ID else None
            check = watch(step, s) if watch else None
            is_going_on = flow.run_next_step(s, chance)
            if check:
                check()
                seen.add(type(step))

    assert len(WATCHED) - 3 <= len(seen)
