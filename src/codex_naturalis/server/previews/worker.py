"""Draws one picture: a scene on stdin, a PNG on stdout. A process of its own, because resvg keeps
the interpreter for half a second, in which a server could not answer anybody."""

from __future__ import annotations

import os
import sys

from codex_naturalis.art import to_png
from codex_naturalis.server.previews.scenes import decode_scene

_PATIENT = 10
"""Games go first."""

if __name__ == "__main__":
    os.nice(_PATIENT)
    scene = decode_scene(sys.stdin.buffer.read())
    sys.stdout.buffer.write(to_png(scene.draw()))
