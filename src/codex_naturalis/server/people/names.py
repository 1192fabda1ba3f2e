"""What people may call themselves, and which passwords are too easy."""

from __future__ import annotations

import unicodedata
from secrets import choice, randbelow

from codex_naturalis.bots import NAMES as BOTS
from codex_naturalis.protocol.refusals import Code, Refused

SHORTEST, LONGEST = 2, 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
DELETED = "deleted-"
"""How the names of deleted people begin; nobody else's may."""

_MARKS = "-_'."
_RESERVED = ("guest", "tybor", "admin", "administrator", "moderator", "system", "server", *BOTS)
_INVISIBLE = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0}
    | {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
)
"""Letters and accents, by their category, that nobody can see."""
_ONE_SCRIPT = {
    "HIRAGANA": "CJK",
    "KATAKANA": "CJK",
    "HANGUL": "CJK",
    "BOPOMOFO": "CJK",
    "IDEOGRAPHIC": "CJK",
    "EXTENDED": "ARABIC",
}
"""Scripts that people do write together. (Unicode says "EXTENDED ARABIC-INDIC DIGIT ONE".)"""
_ANY_SCRIPT = frozenset({"DIGIT", "COMBINING"})

_COMMONEST = """
    00000000 11111111 11223344 12341234 123123123 12344321 12345678 123456789 1234567890 123456abc
    123qweasd 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 66666666 87654321 88888888 987654321
    9876543210 aa123456 abc12345 abcd1234 abcdefgh adminadmin asdfasdf asdfghjk asdfghjkl
    baseball changeme charlie1 codexnaturalis computer dragon123 football football1 iloveyou
    iloveyou1 jennifer letmein1 liverpool master123 metallica michelle monkey123 naturalis
    passw0rd password password1 password12 password123 password! princess princess1 q1w2e3r4
    qazwsxedc qwerty12 qwerty123 qwertyui qwertyuiop starwars sunshine sunshine1 superman
    superman1 test1234 trustno1 welcome1 welcome123 whatever zaq12wsx zxcvbnm1 zxcvbnmm
    """

_MOODS = (
    "Amber Brave Calm Clever Copper Curious Dusty Early Gentle Gilded Golden Hidden Humble "
    "Lively Lucky Mellow Merry Misty Mossy Patient Quick Quiet Rustic Silver Sunny Velvet Wise"
)
_THINGS = (
    "Badger Beetle Bookmark Candle Chapter Cricket Falcon Fern Fox Heron Inkwell Ivy Lantern "
    "Leaf Manual Moth Mushroom Oak Otter Owl Page Quill Robin Scribe Scroll Spore Thistle Wolf"
)


def plain(text: str) -> str:
    """The same for all spellings of one name; any text has one."""
    return unicodedata.normalize("NFKC", text).casefold()


def spelled(text: str) -> str:
    """The name in its one spelling (NFKC). Raises Refused(BAD_NAME) when it can be nobody's."""
    name = unicodedata.normalize("NFKC", text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise _bad_name(f"a name has {SHORTEST} to {LONGEST} characters, not {len(name)}")
    if name != name.strip() or "  " in name:
        raise _bad_name("a name has no blanks at its ends, nor two together")
    if not any(letter.isalnum() for letter in name):
        raise _bad_name("a name has a letter or a digit")
    _check_letters(name)
    return name


def new_name(text: str) -> str:
    """`spelled`, and free to be taken: not the name of the house, of a bot or of the deleted."""
    name = spelled(text)
    if _bare(name) in map(_bare, _RESERVED) or name.casefold().startswith(DELETED):
        raise _bad_name(f"{name!r} is reserved")
    return name


def guest_name(digits: int = 3) -> str:
    """Such as "Quiet Quill 417"."""
    least = 10 ** (digits - 1)
    return f"{choice(_MOODS.split())} {choice(_THINGS.split())} {least + randbelow(9 * least)}"


def check_password(password: str, name: str) -> None:
    """Raises Refused(BAD_PASSWORD)."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise _bad_password(
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters,"
            f" not {len(password)}"
        )
    if password.casefold() == name.casefold():
        raise _bad_password("the password must not be the name")
    if password.casefold() in _COMMONEST.split() or len(set(password)) == 1:
        raise _bad_password("this password is among the first that anyone would try")


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
                "a name is of letters, digits, blanks and - _ ' . only,"
                f" not U+{ord(letter):04X} {unicodedata.name(letter, 'without a name')}"
            )
        if accents > 2:
            raise _bad_name("a name has at most two accents on a letter")
        scripts.add(_script(letter))
    if unicodedata.category(name[0])[0] == "M":
        raise _bad_name("a name does not begin with an accent")
    scripts -= _ANY_SCRIPT
    if len(scripts) > 1:
        raise _bad_name(f"a name is of one script, not {' and '.join(sorted(scripts)).lower()}")


def _bare(name: str) -> str:
    """T-y.b o_r is Tybor."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def _script(letter: str) -> str:
    """Good enough: Unicode's names begin with the script, and Python has no other table of it."""
    word = unicodedata.name(letter, "UNKNOWN").split()[0].split("-")[0]
    return _ONE_SCRIPT.get(word, word)


def _bad_name(reason: str) -> Refused:
    return Refused(Code.BAD_NAME, reason)


def _bad_password(reason: str) -> Refused:
    return Refused(Code.BAD_PASSWORD, reason)
