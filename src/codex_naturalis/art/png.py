"""Pictures as PNG, by resvg: the extra `png`. Texts are set in the fonts of this package, so a
picture looks the same on every machine."""

from __future__ import annotations

import re
from pathlib import Path

from codex_naturalis.art.lettering import OWN_FAMILY
from codex_naturalis.engine.errors import CodexError

_FONTS = Path(__file__).parent / "fonts"
_FILES = [str(_FONTS / f"{OWN_FAMILY}-{weight}.ttf") for weight in ("Regular", "Bold")]
_FOREIGN = re.compile(
    "[^\n -~\u00a0-\u0148\u014a-\u017f\u0218-\u021b\u0386\u0388-\u038a\u038c\u038e-\u03a1"
    "\u03a3-\u03ce\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2212]"
)
"""A letter that our fonts may lack: the machine's are asked for it."""


class CannotConvert(CodexError):
    """resvg is not installed, or it cannot draw the picture."""


def to_png(svg: str, *, width: int | None = None) -> bytes:
    """The picture as PNG, in its own size or in another width. Raises CannotConvert."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise CannotConvert(
            "PNG needs the Python package resvg-py: pip install 'codex-naturalis[png]'"
        ) from error
    try:
        return svg_to_bytes(
            svg_string=svg,
            width=width,
            font_files=_FILES,
            font_family=OWN_FAMILY,
            serif_family=OWN_FAMILY,
            skip_system_fonts=_FOREIGN.search(svg) is None,
        )
    except ValueError as error:
        raise CannotConvert(f"this is not a picture that can be drawn: {error}") from error
