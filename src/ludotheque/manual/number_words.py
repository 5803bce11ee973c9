"""Numbers in sentences: as digits, and as words of both languages."""

import re

ENGLISH = (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty"
)
FRENCH = "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
WORDS = {
    "en": {
        **{word: n for n, word in enumerate(ENGLISH.split(), 2)},
        "twice": 2,
        "thrice": 3,
        "dozen": 12,
        "thirty": 30,
    },
    "fr": {**{word: n for n, word in enumerate(FRENCH.split(), 2)}, "douzaine": 12, "vingt": 20, "trente": 30},
}
CITED = re.compile(r"\b(?:pp?\.|[Rr]uling|[Dd]écision|[Aa]rbitrage)s? \d+(?:(?:, | and | et |–)\d+)*")
"""Where a rule is found: its number is a name, as is all that a rule's citation says before its colon."""
BOTH = re.compile(r"\b(?:[Ll]es|tous|toutes|eux|elles) deux\b")
"""French for "both"."""
SAID = re.compile(r"(?<![\w-])(\d+|[^\W\d_]+)(?![\w-])")


def numbers_said(text: str, language: str) -> set[str]:
    """List the numbers a sentence says, in digits; those that name a ruling or a page are none."""
    words = WORDS[language]
    said = SAID.findall(BOTH.sub("", CITED.sub("", text)))
    return {str(words.get(word.lower(), word)) for word in said if word.isdecimal() or word.lower() in words}
