"""What an answer says it costs and brings is what happens, as far as one can count it before oneself."""

from contextlib import suppress

from ludotheque.engine import flow, outlook
from ludotheque.engine.chance import OutcomeNeeded, ScriptedChance
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Option
from ludotheque.lab.kit.cases import Case, looked_at


def plain_amounts(tokens: list[str]) -> dict[str, int] | None:
    """Count tokens by symbol: `2 gear`, `red`; None where they say more than so many of this and so many of that."""
    found: dict[str, int] = {}
    number: int | None = None
    for token in tokens:
        if token == "+":  # noqa: S105 - a sign, no secret
            continue
        if token.isdigit():
            if number is not None:
                return None
            number = int(token)
        elif token[:1].isalpha():
            found[token] = found.get(token, 0) + (1 if number is None else number)
            number = None
        else:
            return None
    return found if number is None else None


def check_promises(case: Case) -> dict[str, int]:
    """Take every answer that says what it costs, brings or changes; give how often a verb was found to keep its word.

    What one pays is exactly what was said. What comes may be more, where something else comes along with it. As long
    as the answer is not yet carried out, since luck is needed or somebody is asked, it may also be still to come.
    """
    kept: dict[str, int] = {}
    for match, seat, _ in looked_at(case):
        scene = match.scene(seat)
        had = outlook.counts(scene, seat)
        for option in scene.options:
            if had.keys() & {*option.cost, *option.gain, *[symbol for symbol, _, _ in option.after]}:
                has, is_over = _after(match, seat, option)
                at = f"{case} at answer {len(match.answers)}, {option.action}"
                checked = _check_after(option, had, has, at, is_over=is_over)
                checked += _check_amounts(option, had, has, at, is_over=is_over)
                kept[option.verb] = kept.get(option.verb, 0) + checked
    return kept


def _after(match: Match, seat: int, option: Option) -> tuple[dict[str, int], bool]:
    """Count what a seat has after an answer and what it leads to, and say whether that is all that comes of it."""
    game, world = match.game, match.state.clone()
    left = len(world.agenda) - (0 if option.weight == "aside" else 1)
    chance, is_over = ScriptedChance([]), False
    with suppress(OutcomeNeeded):
        flow.answer(world, seat, game.actions.parse(option.action), chance)
        while (match.state.lanes or len(world.agenda) > left) and flow.run_next_step(world, chance):
            pass
        is_over = not match.state.lanes and (world.end != "" or len(world.agenda) <= left)
    return outlook.counts(game.picture(world, seat), seat), is_over


def _check_after(option: Option, had: dict[str, int], has: dict[str, int], at: str, *, is_over: bool) -> int:
    """Compare the numbers before and after."""
    checked = 0
    for symbol, before, after in option.after:
        if symbol in had:
            assert before == had[symbol], f"{at}: says {before} {symbol} before, there are {had[symbol]}"
            is_later = not is_over and has[symbol] == before
            assert after == has[symbol] or is_later, f"{at}: says {after} {symbol} after, there are {has[symbol]}"
            checked += after == has[symbol]
    return checked


def _check_amounts(option: Option, had: dict[str, int], has: dict[str, int], at: str, *, is_over: bool) -> int:
    """Compare what it costs and brings with what is different then; points are a sum of much, and are left out."""
    cost, gain = plain_amounts(option.cost), plain_amounts(option.gain)
    checked = 0
    for symbol in sorted({*(cost or {}), *(gain or {})} & set(had) - {outlook.POINTS}):
        paid, gained = (cost or {}).get(symbol, 0), (gain or {}).get(symbol, 0)
        change, said = has[symbol] - had[symbol], f"{at}: costs {option.cost} and brings {option.gain}"
        if gained or gain is None or not set(gain) <= set(had):  # what is no thing to be counted may bring some as well
            is_kept = change >= (gained - paid if is_over else -paid)
        else:
            is_kept = change == -paid or (change == 0 and not is_over)
        assert is_kept, f"{said}; it changes {symbol} by {change}"
        checked += change == gained - paid
    return checked
