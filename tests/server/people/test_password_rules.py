"""Which passwords are too easy."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.password_rules import (
    LONGEST,
    MOST_ESTIMATED,
    SHORTEST,
    check_password_here,
)

COMMON = [word for word in FREQUENCY_LISTS["passwords"] if len(word) >= SHORTEST]


@pytest.mark.parametrize(
    ("password", "case"),
    [
        ("ninechars", "length"),
        ("x" * 201, "length"),
        ("ANNA MARIA", "name"),
        ("anna maria1", "name"),
        ("anna mariaanna maria", "name"),
        ("Password123", "common"),
        ("P@ssw0rd123", "common"),
        ("zzzzzzzzzz", "common"),
        ("abcabcabcabc", "common"),
        ("qwertyuiop", "common"),
        ("1234567890", "common"),
        ("codexnaturalis", "common"),
        ("z" * 200, "common"),
    ],
)
def test_bad_passwords(password: str, case: str) -> None:
    """A password that others guess is refused, and the refusal does not repeat it."""
    with pytest.raises(Refused) as refused:
        check_password_here(password, "Anna Maria")
    assert refused.value.code is Code.BAD_PASSWORD
    assert refused.value.case == case
    assert password not in refused.value.reason


def test_good_passwords() -> None:
    """Ten characters of any kind are enough; a short name may be in them."""
    for password in ("tr0ub4dor&3x", "пароль и соль", "kX9#mQ2$vL", "an apple a day keeps"):
        check_password_here(password, "An")


@given(st.sampled_from(COMMON), st.booleans())
def test_known_passwords(word: str, upper: bool) -> None:
    """Law: none of the passwords that are known to be common is taken, in capitals neither."""
    with pytest.raises(Refused):
        check_password_here(word.upper() if upper else word, "Anna")


@given(st.text(max_size=LONGEST + 5), st.text(max_size=24))
def test_any_text(password: str, name: str) -> None:
    """Law: whatever is said, it is taken or refused, and only if its length is right taken."""
    with suppress(Refused):
        check_password_here(password, name)
        assert SHORTEST <= len(password) <= LONGEST


def test_the_list_is_large() -> None:
    """Thousands of common passwords are long enough to be tried here, and what is estimated of a
    long one is bounded."""
    assert len(COMMON) > 500
    assert MOST_ESTIMATED < LONGEST
