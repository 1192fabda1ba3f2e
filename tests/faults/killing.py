"""A server that is killed again and again under people who play."""

from __future__ import annotations

import asyncio
import signal
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

from codex_naturalis.client import Client, Live, TableStream, Timeouts
from codex_naturalis.client.errors import ClientError, Uncertain
from codex_naturalis.engine.moves import Draw
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.messages import Update
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import HumanSeat, Settings, Status
from codex_naturalis.server.ports.log import Entry, Kind, Stored
from codex_naturalis.server.store.opening import Place, open_store
from codex_naturalis.server.tables.course import fold
from tests.faults.forking import forked

HASTY = Timeouts(answer=10.0, first_pause=0.02, longest_pause=0.3, total=120.0)
TAKE_BACK = 0.15
"""How often a placement is taken back."""


class Told(NamedTuple):
    """What a seat was told to be done: made against `seen`, in at `version`. Where the answer was
    lost and the next view showed it, others may have moved in between."""

    seen: int
    version: int
    kind: Kind
    seat: int
    text: str


class Witness:
    """What the server has acknowledged, by table."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, list[Told]] = defaultdict(list)
        self.doubts = 0
        """Commands whose fate the client could not tell."""

    def saw(self, stream: TableStream, seen: int, version: int, kind: Kind, text: str = "") -> None:
        assert stream.seat is not None
        self.acknowledged[stream.id].append(Told(seen, version, kind, stream.seat, text))

    @property
    def number(self) -> int:
        return sum(map(len, self.acknowledged.values()))


async def play(
    stream: TableStream, witness: Witness, rng: Random, *, patient: bool = False
) -> None:
    """A seat to the end of its game, by chance. `patient`: tries again when the store is away."""
    async for update in stream:
        if not update.view.my_turn:
            continue
        while True:
            try:
                await _act(stream, update, witness, rng)
            except Uncertain:
                witness.doubts += 1
            except Refused as refused:
                if patient and refused.code is Code.UNAVAILABLE:
                    await asyncio.sleep(0.1)
                    continue
                if refused.code is not Code.STALE:
                    raise
            break


async def _act(stream: TableStream, update: Update, witness: Witness, rng: Random) -> None:
    if _may_take_back(update.view) and rng.random() < TAKE_BACK:
        version = await stream.take_back(update.version)
        witness.saw(stream, update.version, version, Kind.TAKE_BACK)
    else:
        move = rng.choice(list(update.view.legal_moves))
        version = await stream.play(move, update.version)
        witness.saw(stream, update.version, version, Kind.MOVE, str(move))


def _may_take_back(view: View) -> bool:
    return view.phase == "draw" and isinstance(next(iter(view.legal_moves)), Draw)


Pair = list[tuple[Client, Live]]


async def guests(url: str, stack: AsyncExitStack) -> Pair:
    """Two people, connected."""
    pair: Pair = []
    for _ in range(2):
        client = await stack.enter_async_context(Client(url))
        await client.people.guest()
        pair.append((client, await stack.enter_async_context(client.live(HASTY))))
    return pair


async def keep_playing(pair: Pair, witness: Witness, rng: Random, *, patient: bool = False) -> None:
    """One game after another, whatever becomes of the server."""
    settings = Settings(seats=(HumanSeat(mine=True), HumanSeat()))
    while True:
        try:
            table = await pair[0][0].tables.create(settings)
            streams = [await live.watch(table.id) for _, live in pair]
            await streams[1].sit(1)
        except (ClientError, Refused):
            await asyncio.sleep(0.1)
            continue
        await asyncio.gather(*(play(stream, witness, rng, patient=patient) for stream in streams))


async def kill_again_and_again(
    data: Path,
    kills: int,
    pairs: int,
    seed: int,
    *,
    options: Sequence[str] = (),
    kill_other: Callable[[], None] | None = None,
) -> Witness:
    """`kill_other` kills something else than the server and starts it again; then it takes turns
    with the server, by chance."""
    rng = Random(seed)
    witness = Witness()
    async with forked(data, options) as server, AsyncExitStack() as stack:
        people = [await guests(server.url, stack) for _ in range(pairs)]
        games = [
            asyncio.ensure_future(
                keep_playing(pair, witness, Random(seed + number), patient=kill_other is not None)
            )
            for number, pair in enumerate(people)
        ]
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.02, 0.5))
            seen = witness.number
            while kill_other is not None and witness.number == seen:
                # What two programs have to start for would otherwise never begin on a slow machine.
                assert not any(game.done() for game in games)
                await asyncio.sleep(0.01)
            if kill_other is not None and rng.random() < 0.6:
                await asyncio.to_thread(kill_other)
                continue
            await server.stop(signal.SIGKILL)
            await server.start()
        await asyncio.sleep(0.5)
        for game in games:
            assert not game.done(), game.exception()
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await server.stop()
    return witness


async def differences(place: Place, witness: Witness) -> list[str]:
    """What the store has otherwise than it was acknowledged."""
    store = await open_store(place)
    try:
        return [
            difference
            for table, known in witness.acknowledged.items()
            for difference in _compare(await store.tables.load(table), known)
        ]
    finally:
        await store.close()


def _compare(stored: Stored | None, acknowledged: list[Told]) -> list[str]:
    if stored is None:
        return ["a table is lost"]
    course = fold(stored.head, stored.entries)
    if course.status is Status.GATHERING:
        return [f"{stored.head.id}: the game is not there"]
    return [
        f"{stored.head.id}: {told} was acknowledged, stored is {found}"
        for told in acknowledged
        for found in (_of_seat(stored.entries, told),)
        if found != [(told.kind, told.text)]
    ]


def _of_seat(entries: Sequence[Entry], told: Told) -> list[tuple[Kind, str]]:
    """What the seat did since the version that it had seen: it does one thing at a time."""
    return [
        (entry.kind, entry.text if entry.move is None else str(entry.move))
        for entry in entries
        if told.seen < entry.number <= told.version and entry.seat == told.seat
    ]
