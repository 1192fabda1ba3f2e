"""Texts for terminals that know ASCII only."""

from __future__ import annotations

from unicodedata import normalize

_SIGNS = {
    "…": "...",
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "x",
    "·": "-",
    "→": "->",
    "’": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "ß": "ss",
    "œ": "oe",
    "\xa0": " ",
    "\u202f": " ",
}
_CYRILLIC = {
    **dict(zip("абвгдезийклмнопрстуфыэъь", "abvgdeziyklmnoprstufye''", strict=True)),
    "ё": "yo",
    "ж": "zh",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ю": "yu",
    "я": "ya",
}


def ascii_of(sign: str) -> str:
    """A character in ASCII: without its accent, in Latin letters, or else a question mark."""
    if sign.isascii():
        return sign
    known = _SIGNS.get(sign)
    if known is not None:
        return known
    letter = _CYRILLIC.get(sign.lower())
    if letter is not None:
        return letter if sign.islower() else letter.capitalize()
    base = normalize("NFKD", sign)[0]
    return base if base.isascii() else "?"
