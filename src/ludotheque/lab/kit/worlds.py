"""Two worlds a seat cannot tell apart, compared field by field: what nobody draws may tell as well."""

from ludotheque.engine import codec
from ludotheque.engine.chance import Chance, Live
from ludotheque.engine.match import Match
from ludotheque.lab.kit.cases import Case, viewers, walk
from ludotheque.lab.kit.found import LeakFound, difference
from ludotheque.lab.kit.secrecy import EyesOn
from ludotheque.lab.kit.twins import Twin, born, dealt

ONE_DEAL = "two worlds, one deal"


def check_one_deal(case: Case, eyes: EyesOn | None = None) -> int:
    """Dealt anew for a seat from one seed, the truth and its twin become the same State; give the worlds compared.

    This is non-interference: whatever of the truth outlives a redeal, in whichever field, shows as a difference. It
    needs no list of what is hidden, so nothing can be forgotten. A twin has a life of its own: the same answers and
    luck are played in both worlds as long as its viewer sees the same, so that what is noted on the way differs too.
    """
    eyes = eyes or EyesOn()
    luck = Live(case.seed + 7)
    match = case.match()
    twins = {
        viewer: born(case, match, viewer, luck) or dealt(case, match.state, viewer, luck) for viewer in viewers(case)
    }
    count = 0
    length = sum(1 for _ in walk(case)) if case.looks else 0
    for _, seat, action in walk(case, match):
        place = len(match.answers)
        if length <= case.looks or place * case.looks // length != (place - 1) * case.looks // length:
            count += _compare(case, match, twins, eyes, luck)
        answer = match.play(seat, action)
        for viewer, twin in twins.items():
            if not twin.lives_on(match.state, seat, action, answer.outcomes, answer.events):
                twins[viewer] = dealt(case, match.state, viewer, luck)
    return count + _compare(case, match, twins, eyes, luck)


def _compare(case: Case, match: Match, twins: dict[int, Twin], eyes: EyesOn, luck: Chance) -> int:
    game, s, turn = case.game, match.state, len(match.answers)
    if not eyes.looks_at(game, s):
        return 0
    for viewer, twin in twins.items():
        truth = eyes.dealt(game, s, viewer, Live(case.seed + turn))
        for world in (twin.state, *(game.redealt(s, viewer, luck) for _ in range(eyes.tries))):
            other = eyes.dealt(game, world, viewer, Live(case.seed + turn))
            if truth != other:
                names = {name: codec.field_names(kind) for name, kind in codec.words_of(game).items()}
                path, *values = difference(truth, other, names)
                raise LeakFound(ONE_DEAL, f"{case} at answer {turn}", path[1:], viewer, (values[0], values[1]))
    return len(twins) * (1 + eyes.tries)
