"""Compiles the kernel in the background when the server starts. Until that is done, readable bots
stand in for the strong ones."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL
from contextlib import suppress
from importlib.util import find_spec

from codex_naturalis.kernel.build.readiness import is_ready

logger = logging.getLogger(__name__)

KERNEL = "codex_naturalis.kernel"
NICENESS = "10"


async def build_kernel() -> None:
    """Returns when the strong bots are ready, or when they cannot be built."""
    if find_spec("numba") is None:
        logger.warning("the strong bots are not installed: install codex-naturalis[strong]")
        return
    if is_ready():
        return
    logger.info("the strong bots are being compiled; readable bots stand in for them")
    begun = time.monotonic()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", KERNEL, NICENESS),
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=None,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    )
    try:
        status = await process.wait()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if status:
        logger.error("the strong bots could not be compiled: status %d", status)
    else:
        logger.info("the strong bots are ready after %.0f s", time.monotonic() - begun)
