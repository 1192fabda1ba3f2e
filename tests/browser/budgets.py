"""What a first visit may weigh: shared by a test on the built site and by `./codex bench pages`."""

from __future__ import annotations

SCRIPTS = {
    "home": 75_000,
    "table": 114_000,
    "statistics": 90_000,
    "review": 110_000,
    "exercises": 92_000,
    "exercise": 112_000,
    "analysis": 110_000,
}
"""Bytes of JavaScript, gzipped, with the words of any language."""
FONTS = {"en": 60_000, "fr": 65_000, "it": 65_000, "de": 65_000, "cs": 65_000, "ru": 85_000}
"""Bytes, by language."""
FACES = (
    "alegreya-500",
    "alegreya-700",
    "alegreya-sc-500",
    "alegreya-sans-500",
    "alegreya-sans-700",
)
"""The faces that all these pages show."""
READY = {"home": 960, "table": 1200, "statistics": 960, "exercises": 960, "analysis": 960}
"""Milliseconds until there is something to press, at a quarter of the speed; never tested."""
SMOOTH = 16.8
"""Milliseconds a frame while something moves: 60 a second."""
