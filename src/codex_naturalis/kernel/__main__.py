"""`python -m codex_naturalis.kernel [NICENESS]` compiles the kernel in its own process, so that a
server is not held up."""

from __future__ import annotations

import os
import sys

from codex_naturalis.kernel.build.readiness import is_ready, make_ready

if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.platform != "win32":
        os.nice(int(sys.argv[1]))
    if not is_ready():
        make_ready()
