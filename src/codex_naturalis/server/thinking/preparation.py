"""Compiling the kernel in the background at the start of a server: nobody waits for it, readable
bots stand in for the strong ones until it is done."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL
from contextlib import suppress
from importlib.util import find_spec

from codex_naturalis.kernel.readiness import is_ready

logger = logging.getLogger(__name__)

KERNEL = "codex_naturalis.kernel"
NICENESS = "10"


async def prepare() -> None:
    """Returns when the strong players are ready, or cannot be."""
    if find_spec("numba") is None:
        logger.warning("the strong players are not installed: codex-naturalis[strong] has them")
        return
    if is_ready():
        return
    logger.info("the strong players are being prepared; readable ones stand in for them meanwhile")
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
    if status:
        logger.error("the strong players could not be prepared: status %d", status)
    else:
        logger.info("the strong players are ready after %.0f s", time.monotonic() - begun)
