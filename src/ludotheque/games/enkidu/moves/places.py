"""Places at the table: who sits where, and who has the Time Machine."""

from ludotheque.games.enkidu.moves.objectives import learn_mission, learn_objectives
from ludotheque.games.enkidu.state import State


def take_over(s: State, side: int, target: int) -> None:
    """Two people change places; everything that lies there stays, and each keeps what they know."""
    mine, theirs = s.seat_of[side], s.seat_of[target]
    s.change_places(side, target)
    learn_mission(s, mine, target)
    learn_mission(s, theirs, side)
    learn_objectives(s, mine, target)
    learn_objectives(s, theirs, side)
    s.mark_information_barrier()
    s.tell("places-changed", {"who": side, "whom": target})


def move_seats(s: State, side: int, target: int) -> None:
    """Two positions change places round the table, with all they have."""
    changed = {side: target, target: side}
    s.around = [changed.get(position, position) for position in s.around]
    s.tell("seats-moved", {"who": side, "whom": target})


def pass_machine(s: State) -> None:
    """Hand the Time Machine to the left neighbour."""
    s.machine = s.left_of(s.machine)
    s.turn = s.machine
    s.tell("machine-passed", {"who": s.machine})
