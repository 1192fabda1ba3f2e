"""Floods of WebSocket messages."""

from __future__ import annotations

import asyncio

from benchmarks._attacks.attack import Attack, Target, addresses
from benchmarks._attacks.guests import Guest
from benchmarks._wire import Wire

FRAME = b"\x81\x81\0\0\0\0x"
"""A message of one byte."""
PING = b'{"type": "ping", "id": 1}'
VALID = b"\x81" + bytes((0x80 | len(PING),)) + b"\0\0\0\0" + PING
MOST_WAITING = 4 << 20
"""Bytes that one socket of ours keeps to be sent."""


async def _flood(target: Target, guest: Guest, block: bytes, messages: int) -> None:
    """One socket after the other, each as fast as the server reads it."""
    while not target.is_over():
        try:
            wire = await guest.socket()
        except OSError:
            target.counts["refused"] += 1
            await asyncio.sleep(0.2)
            continue
        target.counts["sockets"] += 1
        try:
            while not target.is_over() and not _ended(wire):
                if wire.transport.get_write_buffer_size() < MOST_WAITING:
                    wire.transport.write(block)
                    target.counts["messages"] += messages
                await asyncio.sleep(0.001)
        finally:
            wire.close()
        await asyncio.sleep(0.05)


def _ended(wire: Wire) -> bool:
    """Whether the server has closed it; what it said until then is dropped."""
    while not wire.frames.empty():
        if wire.frames.get_nowait() is None:
            return True
    return wire.transport.is_closing()


async def one_socket(target: Target) -> None:
    guest = await Guest.arrive(target.base, addresses(1)[0])
    await _flood(target, guest, FRAME * 8000, 8000)


async def many_sockets(target: Target) -> None:
    guests = [await Guest.arrive(target.base, address) for address in addresses(8)]
    await asyncio.gather(
        *(_flood(target, guest, VALID * 500, 500) for guest in guests for _ in range(8))
    )


ATTACKS = (
    Attack("frames-one-socket", "one socket of one-byte messages", one_socket),
    Attack("frames-many-sockets", "64 sockets of 8 guests, all pings they can", many_sockets),
)
