"""Which passwords are too easy: short, known, made of the name, or guessed in a million tries."""

from __future__ import annotations

import asyncio
import unicodedata

from zxcvbn import zxcvbn
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from codex_naturalis.protocol.refusals import Code, Parameters, Refused

SHORTEST, LONGEST = 10, 200
MOST_ESTIMATED = 72
"""Characters that zxcvbn looks at: a password that is good so far is good."""
LEAST_GUESSES = 1_000_000
SHORTEST_NAME = 4
"""A shorter name may be in a password by chance."""
_OURS = ("codex", "naturalis", "codexnaturalis", "codex naturalis")
_COMMON = frozenset(FREQUENCY_LISTS["passwords"])


async def check_password(password: str, name: str) -> None:
    """Raises Refused(BAD_PASSWORD). In a thread, because a repetitive one takes a tenth of a
    second."""
    await asyncio.to_thread(check_password_here, password, name)


def check_password_here(password: str, name: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise _bad(
            f"a password has {SHORTEST} to {LONGEST} characters, not {len(password)}",
            "length",
            {"shortest": SHORTEST, "longest": LONGEST},
        )
    plain, owner = _plain(password), _plain(name)
    rest = plain.replace(owner, "") if len(owner) >= SHORTEST_NAME else plain
    if plain == owner or len(rest) < min(len(plain), 4):
        raise _bad("the password must not be the name", "name")
    if plain in _COMMON or _guesses(password, name) < LEAST_GUESSES:
        raise _bad("this password is too easy to guess", "common")


def _guesses(password: str, name: str) -> float:
    estimate = zxcvbn(password[:MOST_ESTIMATED], user_inputs=[name, *_OURS])
    return float(estimate["guesses"])


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _bad(reason: str, case: str, parameters: Parameters | None = None) -> Refused:
    return Refused(Code.BAD_PASSWORD, reason, case=case, parameters=parameters)
