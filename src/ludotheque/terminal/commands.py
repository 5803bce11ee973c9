"""What one can type beside answers: the words of every language are understood, those of one's own are shown."""

from ludotheque.engine.scene import Text
from ludotheque.engine.texts import LANGUAGES, Texts
from ludotheque.terminal.symbols import fold

COMMANDS = ("help", "table", "look", "rules", "legend", "why", "lesson", "orders", "undo", "quit")
"""Each has its words in `terminal-command-<id>`, the first of which is shown; `.use` and `.about` explain it."""


class Commands:
    """The commands, found by their words in any language."""

    def __init__(self, texts: Texts, language: str) -> None:
        self._texts = texts
        self._language = language
        self._found = {
            fold(word): command
            for spoken in LANGUAGES
            for command in COMMANDS
            for word in texts.say(spoken, Text(f"terminal-command-{command}"), []).split()
        }

    @property
    def words(self) -> set[str]:
        """All that is typed for commands, and therefore for nothing else."""
        return set(self._found)

    def read(self, typed: str) -> tuple[str, str]:
        """Tell a command, or nothing if it is none, and what stands after it."""
        word, _, rest = typed.partition(" ")
        return self._found.get(fold(word), ""), rest.strip()

    def explained(self) -> list[tuple[str, str]]:
        """List how each command is typed and what it does."""
        return [(self._say(command, "use"), self._say(command, "about")) for command in COMMANDS]

    def _say(self, command: str, part: str) -> str:
        return self._texts.say(self._language, Text(f"terminal-command-{command}.{part}"), [])
