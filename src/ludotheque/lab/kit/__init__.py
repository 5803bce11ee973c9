"""The conformance kit: what must hold for every game, checked on random games.

Each check plays one game from a seed and raises AssertionError with the decision it failed at. The tests run them with
small counts for every game, seat count and option; the drills run the same code with large ones.
"""

from ludotheque.lab.kit.cases import Case, cases, walk
from ludotheque.lab.kit.declared import check_declared
from ludotheque.lab.kit.hints import check_hints
from ludotheque.lab.kit.leak_found import LeakFound
from ludotheque.lab.kit.lessons import check_lessons
from ludotheque.lab.kit.promises import check_promises
from ludotheque.lab.kit.redeal import check_redeal, check_redealt_games_end
from ludotheque.lab.kit.rules import check_flow, check_guide, check_scenes, check_storage, check_undo
from ludotheque.lab.kit.secrecy import check_lanes, check_moments, check_secrecy
from ludotheque.lab.kit.story import check_story
from ludotheque.lab.kit.surfaces import Eyes, Look
from ludotheque.lab.kit.texts import check_numbers_in_facts, check_numbers_in_texts, check_text_ids, other_numbers
from ludotheque.lab.kit.words import check_tokens, check_words
from ludotheque.lab.kit.worlds import check_worlds
from ludotheque.manual.checks import check_rules

__all__ = [
    "Case",
    "Eyes",
    "LeakFound",
    "Look",
    "cases",
    "check_declared",
    "check_flow",
    "check_guide",
    "check_hints",
    "check_lanes",
    "check_lessons",
    "check_moments",
    "check_numbers_in_facts",
    "check_numbers_in_texts",
    "check_promises",
    "check_redeal",
    "check_redealt_games_end",
    "check_rules",
    "check_scenes",
    "check_secrecy",
    "check_storage",
    "check_story",
    "check_text_ids",
    "check_tokens",
    "check_undo",
    "check_words",
    "check_worlds",
    "other_numbers",
    "walk",
]
