"""Made-up names for guests, in their own language."""

from __future__ import annotations

from secrets import choice, randbelow

from codex_naturalis.locale.words import Words

GENDERS = ("masculine", "feminine")
"""Adjectives agree with nouns of the same gender, where the language has any."""


def guest_name(words: Words, digits: int = 3) -> str:
    """For instance "Quiet Quill 417", "Renard Doré 417"."""
    least = 10 ** (digits - 1)
    gender = choice(GENDERS)
    return words(
        "guest-name",
        adjective=choice(words(f"guest-adjectives-{gender}").split()),
        noun=choice(words(f"guest-nouns-{gender}").split()),
        number=str(least + randbelow(9 * least)),
    )
