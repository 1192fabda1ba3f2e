"""Which names people may have."""

from __future__ import annotations

import unicodedata

from codex_naturalis.bots import NAMES as BOTS
from codex_naturalis.protocol.refusals import Code, Parameters, Refused

SHORTEST, LONGEST = 2, 24
DELETED = "deleted-"
"""The prefix of deleted people's names; nobody else may use it."""

_MARKS = "-_'."
_RESERVED = ("guest", "tybor", "admin", "administrator", "moderator", "system", "server", *BOTS)
_INVISIBLE = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0}
    | {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
)
"""Letters and accents by their category, but invisible."""
_ONE_SCRIPT = {
    "HIRAGANA": "CJK",
    "KATAKANA": "CJK",
    "HANGUL": "CJK",
    "BOPOMOFO": "CJK",
    "IDEOGRAPHIC": "CJK",
    "EXTENDED": "ARABIC",
}
"""Scripts that are written together. (Unicode says "EXTENDED ARABIC-INDIC DIGIT ONE".)"""
_ANY_SCRIPT = frozenset({"DIGIT", "COMBINING"})


def plain(text: str) -> str:
    """A key for comparing: the same for all spellings of a name. Works for any text."""
    return unicodedata.normalize("NFKC", text).casefold()


def normal_name(text: str) -> str:
    """The name in its normal form (NFKC). Raises Refused(BAD_NAME) when it is not a valid name."""
    name = unicodedata.normalize("NFKC", text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise _bad_name(
            f"a name has {SHORTEST} to {LONGEST} characters, not {len(name)}",
            "length",
            {"shortest": SHORTEST, "longest": LONGEST},
        )
    if name != name.strip() or "  " in name:
        raise _bad_name(
            "a name must not start or end with a blank or have two blanks in a row", "blanks"
        )
    if not any(letter.isalnum() for letter in name):
        raise _bad_name("a name needs a letter or a digit", "no_letter")
    _check_letters(name)
    return name


def new_name(text: str) -> str:
    """`normal_name`, and not reserved for the server, a bot or deleted people."""
    name = normal_name(text)
    if _bare(name) in map(_bare, _RESERVED) or name.casefold().startswith(DELETED):
        raise _bad_name(f"{name!r} is reserved", "reserved", {"name": name})
    return name


def _check_letters(name: str) -> None:
    scripts: set[str] = set()
    accents = 0
    for letter in name:
        category = unicodedata.category(letter)
        accents = accents + 1 if category in {"Mn", "Mc"} else 0
        if letter == " " or letter in _MARKS:
            continue
        if ord(letter) in _INVISIBLE or not (category[0] == "L" or category in {"Nd", "Mn", "Mc"}):
            raise _bad_name(
                "a name may have letters, digits, blanks and - _ ' . only,"
                f" not U+{ord(letter):04X} {unicodedata.name(letter, 'without a name')}",
                "character",
                {"character": letter if letter.isprintable() else f"U+{ord(letter):04X}"},
            )
        if accents > 2:
            raise _bad_name("a name may have at most two accents on a letter", "accents")
        scripts.add(_script(letter))
    if unicodedata.category(name[0])[0] == "M":
        raise _bad_name("a name must not begin with an accent", "accents")
    scripts -= _ANY_SCRIPT
    if len(scripts) > 1:
        raise _bad_name(
            f"a name must be in one script, not {' and '.join(sorted(scripts)).lower()}", "script"
        )


def _bare(name: str) -> str:
    """Letters and digits only: T-y.b o_r is Tybor."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def _script(letter: str) -> str:
    """The first word of the Unicode name: Python has no table of scripts, and this is enough."""
    word = unicodedata.name(letter, "UNKNOWN").split()[0].split("-")[0]
    return _ONE_SCRIPT.get(word, word)


def _bad_name(reason: str, case: str, parameters: Parameters | None = None) -> Refused:
    return Refused(Code.BAD_NAME, reason, case=case, parameters=parameters)
