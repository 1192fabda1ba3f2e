"""People at a table, for tests: each with a client and a socket of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from codex_naturalis.bots import make
from codex_naturalis.client import Client, Live, TableStream, Timeouts
from codex_naturalis.notation.record import read_record
from codex_naturalis.protocol.tables import HumanSeat, Settings

QUICK = Timeouts(answer=20.0, first_pause=0.02, longest_pause=0.2, total=60.0)
BRIEF = Timeouts(answer=10.0, first_pause=0.01, longest_pause=0.02, total=0.5)
"""For servers that never answer: the client gives up after half a second."""

Played = list[str]


@asynccontextmanager
async def guests(url: str, number: int) -> AsyncIterator[list[tuple[Client, Live]]]:
    """So many new people, connected."""
    async with AsyncExitStack() as stack:
        people = []
        for _ in range(number):
            client = await stack.enter_async_context(Client(url))
            await client.people.guest()
            people.append((client, await stack.enter_async_context(client.live(QUICK))))
        yield people


async def seated(people: Sequence[tuple[Client, Live]], **settings: object) -> list[TableStream]:
    """A table where they all sit, each watching; the first made it."""
    seats = (HumanSeat(mine=True), *(HumanSeat() for _ in people[1:]))
    table = await people[0][0].tables.create(Settings(seats=seats, **settings))  # type: ignore[arg-type]
    streams = [await live.watch(table.id) for _, live in people]
    for seat, stream in enumerate(streams[1:], 1):
        await stream.sit(seat)
    return streams


async def play_out(stream: TableStream, rng: Random, bot: str = "greedy") -> Played:
    """Play a seat to the end of the game; the half-moves that were made."""
    player = make(bot)
    made: Played = []
    async for update in stream:
        if update.view.my_turn:
            move = player.choose(update.view, rng)
            await stream.play(move, update.version)
            made.append(str(move))
    return made


async def play_all(streams: Sequence[TableStream], seed: int = 1) -> dict[int, Played]:
    """The half-moves of every seat."""
    games = [play_out(stream, Random(seed + n)) for n, stream in enumerate(streams)]
    made = await asyncio.gather(*games)
    return {stream.seat: moves for stream, moves in zip(streams, made, strict=True)}  # type: ignore[misc]


def by_seat(record: str) -> dict[int, Played]:
    """What a record says that each seat played, in order."""
    game = read_record(record)
    return {
        seat: [str(move) for mover, move in game.moves if mover == seat]
        for seat in range(len(game.names))
    }
