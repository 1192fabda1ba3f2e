"""Addresses that a client only claims to have."""

from __future__ import annotations

import asyncio
from itertools import count

import httpx

from benchmarks._attacks.attack import Attack, Target, addresses

CONNECTIONS = 16


async def forged(target: Target) -> None:
    """One stranger, who is no proxy, makes guests under a new address each time."""
    numbers = count()
    transport = httpx.AsyncHTTPTransport(local_address=addresses(1)[0])
    async with httpx.AsyncClient(base_url=target.base, timeout=20, transport=transport) as http:

        async def one() -> None:
            while not target.is_over():
                number = next(numbers)
                claim = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
                try:
                    answer = await http.post("/api/guests", headers={"X-Forwarded-For": claim})
                except httpx.HTTPError:
                    target.counts["failed"] += 1
                    await asyncio.sleep(0.1)
                    continue
                target.counts["guests" if answer.is_success else str(answer.status_code)] += 1
                http.cookies.clear()

        await asyncio.gather(*(one() for _ in range(CONNECTIONS)))


ATTACKS = (
    Attack(
        "forged-addresses",
        "one stranger makes guests, each with an X-Forwarded-For of its own",
        forged,
        ("--behind-proxy",),
    ),
)
