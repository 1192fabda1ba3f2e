"""Two people who play one game after another at a calm pace, and now and then somebody new who
opens the page: URL. Prints a line when the first half-move was made; when its standard input ends,
prints as JSON every half-move and every visit with the time (`time.monotonic`) at which it began
and the seconds it took, and what went wrong. A process of its own, so that it measures the server
and not the attackers."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec

from benchmarks._attacks.guests import Guest
from benchmarks._wire import Wire
from benchmarks.server import SETTINGS, Message, decode, some_move

PAUSE = 0.04
"""Seconds from an answer to the next half-move."""
VISIT = 0.5
PLAYERS = ("127.0.0.11", "127.0.0.12")
VISITOR = os.environ.get("CODEX_VISITOR_ADDRESS", "127.0.0.13")

Timed = list[tuple[float, float]]


class HonestGame:
    def __init__(self, base: str) -> None:
        self.base = base
        self.moves: Timed = []
        self.visits: Timed = []
        self.errors: list[tuple[float, str]] = []
        self.pending: dict[object, float] = {}
        """When what is not answered yet was begun."""

    async def run(self) -> None:
        tasks = [asyncio.ensure_future(self._games()), asyncio.ensure_future(self._visit())]
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        now = time.monotonic()
        self.moves += [(begun, now - begun) for begun in self.pending.values()]

    def wrong(self, what: str) -> None:
        self.errors.append((time.monotonic(), what))

    async def _visit(self) -> None:
        """A new connection each time, as somebody who has just come."""
        while True:
            begun = time.monotonic()
            try:
                transport = httpx.AsyncHTTPTransport(local_address=VISITOR)
                async with httpx.AsyncClient(
                    base_url=self.base, timeout=10, transport=transport
                ) as http:
                    (await http.get("/api/sessions")).raise_for_status()
            except httpx.HTTPError as error:
                self.wrong(f"visit: {type(error).__name__} {error}")
            self.visits.append((begun, time.monotonic() - begun))
            await asyncio.sleep(VISIT)

    async def _games(self) -> None:
        guests = [await Guest.arrive(self.base, address) for address in PLAYERS]
        for number in count():
            try:
                wires = [await guest.socket() for guest in guests]
                table = await self._table(guests[0])
                await asyncio.gather(
                    *(
                        self._play(wire, table, seat, Random(number * 2 + seat))
                        for seat, wire in enumerate(wires)
                    )
                )
            except (OSError, httpx.HTTPError) as error:
                self.wrong(f"game: {type(error).__name__} {error}")
                await asyncio.sleep(0.5)
            else:
                for wire in wires:
                    wire.close()

    async def _table(self, guest: Guest) -> str:
        made = await guest.http.post("/api/tables", json=SETTINGS)
        made.raise_for_status()
        table: str = made.json()["id"]
        return table

    async def _play(self, wire: Wire, table: str, seat: int, rng: Random) -> None:
        about: dict[str, Any] = {"table": table, "seat": seat}
        wire.send(msgspec.json.encode({"type": "sit", "id": 1, **about}))
        wire.send(msgspec.json.encode({"type": "watch", "id": 2, **about}))
        number = 10
        newest: Message | None = None
        async for frame in wire:
            message = decode(frame)
            if message.type == "update":
                newest = message
            elif message.type == "done" and (seat in self.pending and message.id == number):
                begun = self.pending.pop(seat)
                self.moves.append((begun, time.monotonic() - begun))
                if len(self.moves) == 1:
                    print("playing", flush=True)
            elif message.type in ("refused", "bye"):
                self.pending.pop(seat, None)
                raise ConnectionError(frame.decode())
            if newest is None or newest.view is None or seat in self.pending:
                continue
            if newest.view.phase == "over":
                return
            if seat in newest.view.to_move:
                await asyncio.sleep(PAUSE)
                number += 1
                move = some_move(newest.view, seat, rng)
                command = {"type": "play", "id": number, "version": newest.version, "move": move}
                newest = None
                self.pending[seat] = time.monotonic()
                wire.send(msgspec.json.encode(command | about))
        raise ConnectionError("the server closed a player's socket")


def main() -> None:
    game = HonestGame(sys.argv[1])
    asyncio.run(game.run())
    print(json.dumps({"moves": game.moves, "visits": game.visits, "errors": game.errors}))


if __name__ == "__main__":
    main()
