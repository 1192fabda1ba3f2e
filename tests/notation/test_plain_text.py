"""Texts in ASCII."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.notation.plain_text import ascii_of


@given(st.characters())
def test_every_character_is_shown(sign: str) -> None:
    """Law: whatever a text holds, ASCII comes out, and never nothing; ASCII stays as it is."""
    shown = ascii_of(sign)
    assert shown.isascii()
    assert shown
    assert not sign.isascii() or shown == sign


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("„Größe“ – été…", '"Grosse" - ete...'),
        ("příště, 1\xa0234\u202f%", "priste, 1 234 %"),
        ("Ёжик щёлкает", "Yozhik shchyolkaet"),
        ("漢", "?"),
    ],
)
def test_letters(text: str, shown: str) -> None:
    """Case: accents go, Cyrillic becomes Latin, what nobody knows is a question mark."""
    assert "".join(map(ascii_of, text)) == shown
