"""Connections that are opened and say nothing."""

from __future__ import annotations

import asyncio

from benchmarks._attacks.attack import Attack, Target, addresses

CONNECTIONS = 1400
DESCRIPTORS = 1024


def silent(number_of_addresses: int) -> Attack:
    async def run(target: Target) -> None:
        async def one(address: str, delay: float) -> None:
            await asyncio.sleep(delay)
            while not target.is_over():
                async with target.connection(address) as (reader, _):
                    while not target.is_over() and not reader.at_eof():
                        await asyncio.sleep(0.2)
                    target.counts["closed"] += reader.at_eof()
                await asyncio.sleep(0.5)

        places = addresses(number_of_addresses)
        await asyncio.gather(
            *(one(places[place % len(places)], place / 1400) for place in range(CONNECTIONS))
        )

    name = "silent-one" if number_of_addresses == 1 else "silent-many"
    about = f"{CONNECTIONS} silent connections of {number_of_addresses} address(es)"
    return Attack(name, f"{about}, ulimit -n {DESCRIPTORS}", run, descriptors=DESCRIPTORS)


ATTACKS = (silent(1), silent(100))
