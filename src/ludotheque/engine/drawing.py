"""Drawing: all that a viewer sees of a State, put together from what the game and its steps say of it."""

from functools import cache
from typing import TYPE_CHECKING

from ludotheque.engine import flow
from ludotheque.engine.action import Action, Cost
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Option, Refusal, Scene, Text
from ludotheque.engine.state import State, Step

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


def scene(game: "Game", s: State, viewer: int | None) -> Scene:
    """Draw the table with what the viewer is asked, may answer and may not."""
    drawn = game.picture(s, viewer)
    drawn.number = 0 if viewer is None else s.asked[viewer]
    drawn.waiting = flow.waiting(s)
    if s.end:
        drawn.result = game.result(s)
    elif viewer is not None:
        asked = flow.decision(s, viewer)
        if asked is not None:
            drawn.prompt = question(s, asked)
            drawn.options = [_option(game, s, asked, place) for place in range(len(asked.options))]
            drawn.refusals = [_refusal(game, s, asked, *refused) for refused in flow.refusals(s, viewer)]
    return drawn


def question(s: State, asked: flow.Decision) -> Text:
    """Put the question of a step into words."""
    return Text(question_id(asked.step), asked.step.facts(s, asked.side))


def label(s: State, step: Step, side: int, action: Action) -> Text:
    """Put an answer to a step into words."""
    facts = step.label_facts(s, side, action)
    return Text(f"do-{action.verb}", verb_facts(s, side, action) if facts is None else facts)


def verb_facts(s: State, side: int, action: Action) -> Facts:
    """Give what an action's verb says its label speaks of."""
    return {} if action.facts is None else action.facts(s, side, action)


def clicked(s: State, step: Step, side: int, action: Action) -> list[str]:
    """List the ids of the pieces one clicks for an answer to a step: the step says which, or else the verb."""
    on = step.where(s, side, action)
    if on is None and action.where is not None:
        on = action.where(s, side, action)
    return on or []


def tokens_of(said: list[str] | None, by_verb: Cost | None, s: State, side: int, action: Action) -> list[str]:
    """Give what an answer costs or brings: the step says what, or else the verb."""
    if said is not None:
        return said
    return [] if by_verb is None else by_verb(s, side, action)


def question_id(step: Step) -> str:
    """Name the text of a step's question after its class: PlaceDie asks `ask-place-die`."""
    return "ask-" + kebab(type(step).__name__)


@cache
def kebab(name: str) -> str:
    """Write a class name as a text id."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


def _option(game: "Game", s: State, asked: flow.Decision, place: int) -> Option:
    action = asked.options[place]
    step = flow.owner(s, asked, action)
    words = label(s, step, asked.side, action)
    return Option(
        action=action.text,
        label=words,
        on=clicked(s, step, asked.side, action),
        weight="aside" if not s.lanes and place >= s.own_options else "main",
        amount=action.target if action.is_amount else None,
        verb=action.verb,
        chip=Text(f"{words.id}.chip", words.facts) if action.verb in game.chips else None,
        stake=Text(f"{words.id}.stake", words.facts) if action.verb in game.stakes else None,
        cost=tokens_of(step.costs(s, asked.side, action), action.cost, s, asked.side, action),
        gain=tokens_of(step.brings(s, asked.side, action), action.gain, s, asked.side, action),
        after=[] if action.after is None else action.after(s, asked.side, action),
        confirm=action.confirms,
    )


def _refusal(game: "Game", s: State, asked: flow.Decision, action: Action, objection: Objection) -> Refusal:
    step = flow.owner(s, asked, action)
    text = Text(f"no-{objection.rule}", objection.facts)
    return Refusal(
        on=clicked(s, step, asked.side, action),
        label=label(s, step, asked.side, action),
        text=text,
        rule=Text(f"{text.id}.rule"),
        at=game.cites.at(text),
        verb=action.verb,
        lack=objection.lack,
    )
