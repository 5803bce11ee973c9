"""Games whose rules are no draft any more: they are held to more than the kit, as docs/adding-a-game.md says."""

from ludotheque.games import all_games
from ludotheque.manual.rules_file import has_rules, rules_of

FINISHED = {name: game for name, game in all_games().items() if has_rules(game) and not rules_of(game).file.draft}
