"""How many connections the system lets this process have: each takes a file descriptor."""

from __future__ import annotations

import resource
from contextlib import suppress

RESERVE = 160
"""Descriptors for files, pipes, workers, and connections that are just being closed."""
ENOUGH = 65_536


def raise_limit() -> int:
    """Raise the limit on descriptors as far as this process may; how many it has then."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(ENOUGH, soft)
    wanted = min(hard, max(soft, ENOUGH))
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


def most_connections(descriptors: int) -> int:
    return max(16, descriptors - RESERVE)
