"""A hint in words: more or less of what was found, by how strong a hint is asked for."""

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Text
from ludotheque.engine.texts import colon
from ludotheque.server.table.reason import AnswerKnown
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.incoming import HintRequest, WhyRequest
from ludotheque.server.wire.notices import Advised
from ludotheque.server.wire.outgoing import HintMessage, WhyMessage

WHERE, WHICH = 1, 2
"""How strong a hint is: where to look, which answers matter. The strongest, 3, is the answer and why."""


def hint(view: TableView, seat: int, request: HintRequest, found: Advised, language: str) -> HintMessage:
    """Tell somebody who is asked as much as they want to know; it speaks of their own options alone."""
    options = {option.action: option for option in view.table.playing.scene(seat).options}
    best = [options[action] for action in found.actions if action in options]
    on: list[str] = []
    actions: list[str] = []
    if request.strength == WHERE:
        on = sorted({place for option in best for place in option.on})
        said = [Text("hint-where" if on else "hint-nowhere")]
    elif request.strength == WHICH:
        # In the order of the options, so that the best is not given away.
        actions = [action for action in options if action in found.actions]
        said = [Text("hint-which", {"answers": [options[action].label for action in actions]})]
    else:
        actions = [option.action for option in best[:1]]
        on = [place for option in best[:1] for place in option.on]
        said = _why([option.label for option in best], found.gain)
    names = view.side_names(language)
    text = " ".join(view.game.texts.say(language, one, names) for one in said)
    return HintMessage(request.id, request.number, request.strength, text, on, actions)


def reason(view: TableView, request: WhyRequest, given: AnswerKnown, found: Advised, language: str) -> WhyMessage:
    """Say what a bot has answered, the best of the other answers, and what separates them, in the bot's words."""
    side = given.world.seat_of.index(given.seat)
    labels = [view.game.label(given.world, side, view.game.actions.parse(action)) for action in found.actions]
    said = [Text("why-guess")] if given.is_guess else []
    if found.actions[0] == given.action.text:
        said += _why(labels, found.gain, "why-chose")
    else:
        points = round(-found.gain)
        more = Text("why-more", {"points": points}) if points > 0 else Text("why-further")
        said += [Text("why-chose", {"answer": labels[1]}), Text("why-rather", {"other": labels[0]}), more]
    names = view.names_at(given.world.seat_of, language)
    words = " ".join(view.game.texts.say(language, one, names) for one in said)
    return WhyMessage(request.id, request.turn, f"{names[side]}{colon(language)}{words}")


def _why(best: list[Text], gain: float, answer: str = "hint-answer") -> list[Text]:
    said = [Text(answer, {"answer": label}) for label in best[:1]]
    if len(best) == 1:
        said.append(Text("hint-only"))
    elif len(best) > 1:
        # Fewer points at once than the second best: then it is better in the long run.
        points = round(gain)
        why = "hint-why" if points > 0 else "hint-alike" if points == 0 else "hint-further"
        facts: Facts = {"other": best[1]}
        said.append(Text(why, facts | {"points": points} if points > 0 else facts))
    return said
