"""What is left of a text when case, accents and look-alike letters are taken away: what looks the
same has the same skeleton."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

LOOK_ALIKES = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁһ", "abekmhopctyxijsdh", strict=True)),
        **dict(zip("αβγεικνορτυχωη", "abyeikvoptuxwn", strict=True)),
        "l": "i",
        "ı": "i",
        "ø": "o",
        "đ": "d",
        "ł": "i",
        "æ": "ae",
        "œ": "oe",
    }
)
"""Of Cyrillic and Greek to Latin, and what can hardly be told apart in many fonts."""
STAND_INS = str.maketrans("0134578@$!|€¡¢£", "oieastbasiieice")
"""Digits and signs that are written for letters."""
STAND_IN_SIGNS = "@$!|€¡¢£"


def skeleton(text: str) -> str:
    """Letters, digits, signs and blanks stay where they are."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    spread = unicodedata.normalize("NFD", folded)
    bare = "".join(sign for sign in spread if not _is_invisible(sign))
    return bare.translate(LOOK_ALIKES)


def with_letters(part: str) -> str:
    """Digits and signs read as the letters that they stand for; a number stays a number."""
    return part.translate(STAND_INS) if any(sign.isalpha() for sign in part) else part


def split_humps(text: str) -> str:
    """`BadWord` is two words."""
    humps = (sign.isupper() and before.islower() for before, sign in pairwise(text))
    return text[:1] + "".join(
        f" {sign}" if hump else sign for hump, sign in zip(humps, text[1:], strict=True)
    )


def _is_invisible(sign: str) -> bool:
    """Accents, joiners and other signs without a width."""
    return unicodedata.category(sign) in ("Mn", "Me", "Cf")
