"""What a browser says of itself, in two words: enough for people to recognise their own."""

from __future__ import annotations

UNKNOWN = ""
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Vivaldi/", "Vivaldi"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
    ("python-httpx/", "Python"),
)
"""The first that is found: most browsers also name others."""
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
LONGEST = 1000


def device(agent: str) -> tuple[str, str]:
    """(browser, system) by the User-Agent header."""
    agent = agent[:LONGEST]
    return _first(_BROWSERS, agent), _first(_SYSTEMS, agent)


def _first(words: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in words if sign in agent), UNKNOWN)
