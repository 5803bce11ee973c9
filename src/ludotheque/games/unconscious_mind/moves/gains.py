"""Gain and spend: coffee, points, bright ideas, pill boxes, reputation; and the goals that follow from it."""

from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import changed
from ludotheque.games.unconscious_mind.names import (
    CASE_STUDY,
    COLUMNS,
    COUNTED,
    DISTRICTS,
    EFFECTS,
    END,
    GREY,
    LOCATIONS,
    NONE,
    ROOMS,
    ROUTINE,
    ROWS,
    SPARE_PILLS,
)
from ludotheque.games.unconscious_mind.state.desk import Desk
from ludotheque.games.unconscious_mind.state.table import State


def too_little_coffee(s: State, side: int, price: int) -> Objection:
    """Say that something costs more coffee than a side has."""
    coffee = s.desks[side].coffee
    return Objection("too-little-coffee", {"price": price, "coffee": coffee}, [str(price - coffee), "coffee"])


def gain_points(s: State, side: int, points: int, source: int = EFFECTS) -> None:
    """Score points at once."""
    if points:
        s.desks[side].points[source] += points
        if s.log is not None:
            s.tell("points-gained", {"who": side, "points": points})


def gain_coffee(s: State, side: int, coffee: int) -> None:
    """Move the coffee marker up; what goes beyond its end is lost."""
    desk = s.desks[side]
    gained = min(coffee, s.box.most_coffee - desk.coffee)
    if gained > 0:
        desk.coffee += gained
        if s.log is not None:
            s.tell("coffee-gained", {"who": side, "coffee": gained})


def pay_coffee(s: State, side: int, coffee: int) -> None:
    """Move the coffee marker down."""
    desk = s.desks[side]
    assert desk.coffee >= coffee, f"{side} pays {coffee} coffee of {desk.coffee}"
    if coffee:
        desk.coffee -= coffee
        if s.log is not None:
            s.tell("coffee-paid", {"who": side, "coffee": coffee})


def brew(s: State, side: int, coffee: int) -> None:
    """Give the Id coffee, cup by cup; at the rate of the conversion card it turns into a pill box at once."""
    desk = s.desks[side]
    if s.log is not None and coffee:
        s.tell("id-coffee", {"who": side, "coffee": coffee})
    for _ in range(coffee):
        desk.coffee += 1
        if desk.coffee >= s.variant.rate:
            desk.coffee -= s.variant.rate
            if s.log is not None:
                s.tell("id-converted", {"who": side, "coffee": s.variant.rate})
            gain_pills(s, side, 1)


def gain_bright(s: State, side: int, bright: int) -> None:
    """Take bright ideas from the common supply."""
    if bright:
        s.desks[side].bright += bright
        if s.log is not None:
            s.tell("bright-gained", {"who": side, "bright": bright})


def pay_bright(s: State, side: int, bright: int) -> None:
    """Return bright ideas to the common supply."""
    desk = s.desks[side]
    assert desk.bright >= bright, f"{side} pays {bright} bright ideas of {desk.bright}"
    if bright:
        desk.bright -= bright
        if s.log is not None:
            s.tell("bright-paid", {"who": side, "bright": bright})


def gain_pills(s: State, side: int, pills: int) -> None:
    """Move the pill marker up; each box beyond the end of its track scores points instead."""
    desk = s.desks[side]
    for _ in range(pills):
        if desk.pills < s.box.most_pills:
            desk.pills += 1
            if s.log is not None:
                s.tell("pill-gained", {"who": side})
        else:
            if s.log is not None:
                s.tell("pill-spare", {"who": side})
            gain_points(s, side, s.box.spare_pill_points, SPARE_PILLS)


def spend_pill(s: State, side: int) -> None:
    """Use up a pill box."""
    assert s.desks[side].pills, f"{side} spends a pill box and has none"
    s.desks[side].pills -= 1
    s.tell("id-pill-used" if s.is_id(side) else "pill-used", {"who": side})


def gain_reputation(s: State, side: int) -> None:
    """Move Freud's marker, then one's own, a step each; a portrait line that is crossed moves Freud's figure."""
    desk = s.desks[side]
    if s.freud_reputation < s.box.most_reputation:
        s.freud_reputation += 1
        if s.log is not None:
            s.tell("freud-honoured", {"space": s.freud_reputation})
        if s.freud_reputation in s.box.sections:
            _stroll(s)
        if s.freud_reputation == s.box.most_reputation and not s.last_round:
            s.last_round = s.round + 1
            s.tell("end-triggered", {"who": side})
            gain_points(s, side, s.box.constants["points_for_the_end"], END)
    if desk.reputation < s.box.most_reputation:
        desk.reputation += 1
        # The marker has come to rest last.
        s.standing = [*[other for other in s.standing if other != side], side]
        if s.log is not None:
            s.tell("reputation-gained", {"who": side, "space": desk.reputation})
        if desk.reputation in s.box.sections:
            _stroll(s)


def _stroll(s: State) -> None:
    s.freud = (s.freud + 1) % len(LOCATIONS)
    if s.log is not None:
        s.tell("freud-strolled", {"place": f"location-{LOCATIONS[s.freud]}"}, path=("freud", f"location.{s.freud}"))


# Lasting effects of clients.


def add_lasting(s: State, side: int, effect: int, amount: int) -> None:
    """Bring a lasting effect into force."""
    desk = s.desks[side]
    desk.lasting = changed(desk.lasting, effect, desk.lasting[effect] + amount)


def use_up(s: State, side: int, effect: int) -> None:
    """Note that an effect that works once a turn has worked."""
    desk = s.desks[side]
    desk.used = [*desk.used, effect]


# What goals count; they are claimed at once, in one's own turn.


def claim_reached_goals(s: State, side: int) -> None:
    """Put the claiming of goals on the agenda if one is reached now and it is the side's turn; none during set-up."""
    if side == s.turn and s.round:
        for goal in s.goals:
            if goal != NONE and is_goal_reached(s, side, goal):
                s.resolve(side, s.box.claims)
                return


def is_goal_reached(s: State, side: int, goal: int) -> bool:
    """Say whether a side meets the condition of a goal."""
    printed = s.box.goals[goal]
    return count(s, side, printed.counts) >= printed.needs


def count(s: State, side: int, what: int) -> int:
    """Count what a goal asks for; a grey icon stands for one of whichever location helps."""
    desk = s.desks[side]
    icons, grey = desk.icons, desk.icons[GREY]
    word = COUNTED[what]
    if word == "cured":
        return len(desk.cured)
    if word == "columns":
        return _full_columns(desk)
    if word == "rows":
        return full_rows(desk)
    if word == "treatises":
        return len(desk.treatises)
    if word == "case-studies":
        return _at_catharsis(s, side, CASE_STUDY)
    if word == "routine-clients":
        return _at_catharsis(s, side, ROUTINE)
    if word == "districts":
        return districts(s, side)
    if word == "one-location":
        most = 0
        for location in range(GREY):
            most = max(most, icons[location])
        return most + grey
    if word == "one-district":
        return _most_in_one_district(s, side)
    if word == "every-location":
        return _fewest_with_grey(icons, grey)
    if word == "icons":
        return sum(icons)
    assert word == "research", f"no goal counts {word}"
    return len(desk.played)


def full_rows(desk: Desk) -> int:
    """Count the complete rows of the notebook."""
    found = 0
    for row in range(ROWS):
        if desk.is_row_full(row):
            found += 1
    return found


def _full_columns(desk: Desk) -> int:
    found = 0
    for column in range(COLUMNS):
        if desk.is_column_full(column):
            found += 1
    return found


def _most_in_one_district(s: State, side: int) -> int:
    most = 0
    for district in range(len(DISTRICTS)):
        most = max(most, s.district_icons(side, district))
    return most


def districts(s: State, side: int) -> int:
    """Count the districts that hold an insight of the side."""
    found = 0
    for district in range(len(DISTRICTS)):
        if s.has_insight_in(district, side):
            found += 1
    return found


def _fewest_with_grey(icons: list[int], grey: int) -> int:
    """Give the number every location reaches when grey icons fill the gaps."""
    level = 0
    while True:
        lacking = 0
        for location in range(GREY):
            if icons[location] <= level:
                lacking += level + 1 - icons[location]
        if lacking > grey:
            return level
        level += 1


def _at_catharsis(s: State, side: int, kind: int) -> int:
    """Count the clients of a kind that are cured, or have no grief left."""
    desk = s.desks[side]
    found = 0
    for client in desk.cured:
        if s.box.clients[client].kind == kind:
            found += 1
    for room in range(ROOMS):
        client = desk.clients[room]
        if client != NONE and desk.grief[room] == NONE and s.box.clients[client].kind == kind:
            found += 1
    return found


def claim_goal(s: State, side: int, goal: int, is_met: bool = True) -> None:
    """Take a goal from the row: a step of reputation, and its icon."""
    s.goals = changed(s.goals, s.goals.index(goal), NONE)
    desk = s.desks[side]
    desk.goals = [*desk.goals, goal]
    if s.log is not None:
        facts: Facts = {"who": side, "goal": s.box.goals[goal].text()}
        s.tell("goal-claimed" if is_met else "id-goal", facts, path=(f"goal.{goal}", f"goals{side}"))
    gain_icons(s, side, (s.box.goals[goal].icon,))
    gain_reputation(s, side)
    claim_reached_goals(s, side)


def gain_icons(s: State, side: int, icons: tuple[int, ...]) -> None:
    """Count icons that have come into play."""
    desk = s.desks[side]
    for icon in icons:
        desk.icons = changed(desk.icons, icon, desk.icons[icon] + 1)


def lose_icons(s: State, side: int, icons: tuple[int, ...]) -> None:
    """Count icons no more."""
    desk = s.desks[side]
    for icon in icons:
        desk.icons = changed(desk.icons, icon, desk.icons[icon] - 1)
