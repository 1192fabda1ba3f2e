"""What people may be called, and which passwords they may have."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.bots import NAMES as BOTS
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.names import (
    new_name,
    normal_name,
    plain,
)


@pytest.mark.parametrize(
    "name",
    [
        "Anna", "J.-P. O'Neil_2", "Žofie Černá", "Иван Петров", "Ελένη", "דוד", "محمد ٣", "علی ۳",
        "たなか カナ", "李小龙", "김철수", "सीता", "สมชาย", "ẹ́lùwò", "42", "Zoe 2",
    ],
)  # fmt: skip
def test_names_of_any_script(name: str) -> None:
    """People are called so; the name stays as it was written."""
    assert new_name(name) == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("A", "2 to 24 characters"),
        ("A" * 25, "2 to 24 characters"),
        ("ﷺﷺ", "2 to 24 characters"),
        (" Anna", "blanks"),
        ("Anna ", "blanks"),
        ("An  na", "blanks"),
        ("An\u00a0\u00a0na", "blanks"),
        ("._-'", "a letter or a digit"),
        ("An\nna", "U+000A"),
        ("An\0na", "U+0000"),
        ("An\u200bna", "U+200B ZERO WIDTH SPACE"),
        ("An\u202ena", "U+202E RIGHT-TO-LEFT OVERRIDE"),
        ("An\u3164na", "U+1160"),
        ("An\ufe0fna", "U+FE0F"),
        ("An\U000e0101na", "U+E0101"),
        ("Anna 🦊", "U+1F98A"),
        ("<b>Anna</b>", "U+003C"),
        ("a/b", "U+002F"),
        ("\u0301Anna", "begin with an accent"),
        ("Ax\u030c\u030c\u030c", "two accents"),
        ("\u0410nna", "one script, not cyrillic and latin"),
        ("Ivan Ивaн", "one script"),
        ("guest", "reserved"),
        ("T.y-b o_R", "reserved"),
        ("\uff41\uff44\uff4d\uff49\uff4e", "reserved"),
        ("Deleted-12", "reserved"),
        *((bot.title(), "reserved") for bot in BOTS),
    ],
)
def test_bad_names(name: str, reason: str) -> None:
    """A bad name is refused, and told why."""
    with pytest.raises(Refused) as refused:
        new_name(name)
    assert refused.value.code is Code.BAD_NAME
    assert reason in refused.value.reason


@given(st.text(max_size=30))
def test_spelling_settles(text: str) -> None:
    """Any text is refused, or is a name whose spelling and plain form are final."""
    with suppress(Refused):
        name = normal_name(text)
        assert normal_name(name) == name
        assert plain(name) == plain(text)
