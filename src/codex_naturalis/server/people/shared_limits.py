"""What people and addresses have done at one node counts at all: nodes tell each other, many at a
time. While they cannot be heard, each has limits of its own."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from itertools import islice

from codex_naturalis.server.nodes.hints import Spent
from codex_naturalis.server.nodes.node import Node
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people_limits import Action

TELL_EVERY = 0.25
"""Seconds."""
MOST_TOLD = 5000
"""Buckets at a time; what is more is not told, because a flood is refused where it comes in."""


@lru_cache(50_000)
def hashed(key: str) -> str:
    """No address goes over the bus."""
    return blake2b(key.encode(), digest_size=9, person=b"codex limits").hexdigest()


async def share(limits: Limits, node: Node) -> None:
    """For as long as the node runs."""
    node.hear(Spent, lambda _, spent: _take(limits, spent))
    while True:
        await node.clock.sleep(TELL_EVERY)
        if limits.spent:
            told = islice(limits.spent.items(), MOST_TOLD)
            node.tell(Spent(tuple((one.name, place, key, n) for (one, place, key), n in told)))
        limits.spent = {} if node.others else None


def _take(limits: Limits, spent: Spent) -> None:
    for name, place, key, amount in spent.buckets:
        with suppress(KeyError):  # an action of a newer version
            limits.take_elsewhere((Action[name], place, key), amount)
