"""Subjects: how they are written, and which ones a pattern stands for."""

from __future__ import annotations

import re

_SUBJECT = re.compile(r"[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*")
_PATTERN = re.compile(r"(?:(?:[A-Za-z0-9_-]+|\*)\.)*(?:[A-Za-z0-9_-]+|\*|>)")


def checked(subject: str, *, pattern: bool = False) -> str:
    """Raises ValueError for what is no subject, so that nothing from outside gets into one."""
    if not (_PATTERN if pattern else _SUBJECT).fullmatch(subject):
        raise ValueError(f"{subject!r} is not a {'pattern of subjects' if pattern else 'subject'}")
    return subject


def matches(pattern: str, subject: str) -> bool:
    wanted, words = pattern.split("."), subject.split(".")
    if wanted[-1] == ">":
        wanted, rest = wanted[:-1], words[len(wanted) - 1 :]
        if not rest:
            return False
        words = words[: len(wanted)]
    return len(wanted) == len(words) and all(
        one in ("*", word) for one, word in zip(wanted, words, strict=True)
    )
