"""The web manifest in a language: what the site is called once it is installed, and shortcuts."""

from __future__ import annotations

from msgspec import json

from codex_naturalis.locale.words import Words

SHORTCUTS = (("lobby-new", "/new"), ("my-games", "/games"), ("learn", "/learn"))
_ICON = {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png"}


def manifest_in(words: Words, base: bytes) -> bytes:
    """`base` has what is the same in all languages."""
    manifest = json.decode(base, type=dict[str, object])
    manifest |= {
        "lang": words.language,
        "dir": "ltr",
        "name": words("title-full"),
        "short_name": words("title"),
        "description": words("site-about"),
        "shortcuts": [
            {"name": words(name), "url": url, "icons": [_ICON]} for name, url in SHORTCUTS
        ],
    }
    return json.format(json.encode(manifest))
