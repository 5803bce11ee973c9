"""What stays of a game: its story can be told in every language, and tells no more than everybody was told."""

from ludotheque.engine.story import story_of
from ludotheque.engine.texts import LANGUAGES
from ludotheque.lab.kit.cases import PEOPLE, Case, walk


def check_story(case: Case) -> None:
    """A random game has a curve that ends where the game ended, turns that can be looked at, and sentences."""
    match = case.match()
    for _ in walk(case, match):
        pass
    game, story = case.game, story_of(match)
    known = {event for event in game.highlights if game.texts.has("en", f"event-{event}")}
    assert known == set(game.highlights), f"{game.id}: no events are called {set(game.highlights) - known}"
    if story.curve:
        assert story.curve[-1].points == game.progress(match.state), f"{case}: the curve ends elsewhere"
        assert story.curve[0].round == 0, f"{case}: the curve begins in round {story.curve[0].round}"
    turns = sum(bool(answer.events) for answer in match.answers)
    assert all(0 <= moment.turn <= turns for moment in story.moments), f"{case}: a moment that was no turn"
    names = game.names(match.state, "en", PEOPLE)
    for text in [*(moment.text for moment in story.moments), *(memory.text for memory in story.memories)]:
        for language in LANGUAGES:
            assert game.texts.say(language, text, names), f"{case}: {text} says nothing in {language}"
    for language in LANGUAGES:
        assert game.texts.has(language, game.curve), f"{game.id}: no text {game.curve} in {language}"
