"""The languages that there are, and which of them somebody wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

ENGLISH = "en"
LANGUAGES = (ENGLISH, "fr", "it", "de", "cs", "ru")
NEUTRAL = ("C", "POSIX")
"""The locales without a language."""


def first_known(tags: Iterable[str]) -> str:
    """The first language that there is, of tags such as `de-AT` or `de_AT.UTF-8`; else English."""
    for tag in tags:
        language = tag.strip().lower().replace("_", "-").split("-")[0].split(".")[0].split("@")[0]
        if language in LANGUAGES:
            return language
    return ENGLISH


def of_environment(environ: Mapping[str, str]) -> str:
    """The language of a process, as gettext finds it: by the first of LC_ALL, LC_MESSAGES and LANG
    that is set; where that is a language at all, the list in LANGUAGE goes before it."""
    locale = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    if locale.split(".")[0] in NEUTRAL:
        return ENGLISH
    return first_known([*environ.get("LANGUAGE", "").split(":"), locale])


def of_header(accept_language: str) -> str:
    """The language that the header Accept-Language of a request wants most."""
    wanted: list[tuple[float, str]] = []
    for part in accept_language.split(","):
        tag, _, quality = part.partition(";")
        weight = _weight(quality)
        if weight > 0:
            wanted.append((weight, tag))
    wanted.sort(key=lambda pair: -pair[0])
    return first_known(tag for _, tag in wanted)


def _weight(quality: str) -> float:
    """Of `q=0.8`; 1 for none, 0 for what is no number."""
    name, _, number = quality.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
