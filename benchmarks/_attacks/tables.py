"""Floods of tables: new ones, rematches, and some with many strong bots."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from random import Random

import httpx
import msgspec

from benchmarks._attacks.attack import Attack, Target, addresses
from benchmarks._attacks.guests import Guest
from benchmarks._wire import Wire
from benchmarks.server import Message, decode, some_move

PEOPLE = 20
ENDING = 10
BOT_TABLES = 60
BOTS = 3
ME, OTHER = {"type": "human", "mine": True}, {"type": "human"}
MISSED = 0.05
"""Seconds to wait after a refusal: who is refused at once would only attack itself."""


async def _guests(target: Target, number: int, places: int) -> list[Guest]:
    where = addresses(places)
    return [await Guest.arrive(target.base, where[n % places]) for n in range(number)]


async def _post(target: Target, guest: Guest, path: str, body: object, what: str) -> str | None:
    """The id of what was made."""
    try:
        answer = await guest.http.post(path, json=body)
    except httpx.HTTPError:
        target.counts["failed"] += 1
        return None
    if not answer.is_success:
        target.counts[f"{what} refused"] += 1
        await asyncio.sleep(MISSED)
        return None
    target.counts[what] += 1
    made: str = answer.json()["id"]
    return made


async def new_tables(target: Target) -> None:
    """Open ones, so that the lobby tells everybody."""
    settings = {"seats": [OTHER, OTHER], "visibility": "open"}

    async def one(guest: Guest) -> None:
        while not target.is_over():
            await _post(target, guest, "/api/tables", settings, "tables")

    await asyncio.gather(*map(one, await _guests(target, PEOPLE, 2)))


class Seen(Message):
    table: str | dict[str, object] | None = None


class Commands:
    """A socket that gives one command after the other."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self._numbers = count(1)

    async def ask(self, kind: str, **fields: object) -> tuple[str, bytes]:
        """The type of the answer, and all of it."""
        number = next(self._numbers)
        self.wire.send(json.dumps({"type": kind, "id": number, **fields}).encode())
        async for frame in self.wire:
            message = decode(frame)
            if message.id == number:
                return message.type, frame
        raise ConnectionError("the server closed the socket")


async def rematches(target: Target) -> None:
    """Each ends its game at once and asks for the next."""

    async def one(guest: Guest) -> None:
        while not target.is_over():
            body = {"seats": [ME], "mode": "solo-easy"}
            table = await _post(target, guest, "/api/tables", body, "tables")
            try:
                commands = Commands(await guest.socket())
                while table is not None and not target.is_over():
                    await commands.ask("resign", table=table, seat=0)
                    kind, _ = await commands.ask("rematch", table=table, seat=0, agreed=True)
                    target.counts["rematches" if kind == "done" else "rematches refused"] += 1
                    if kind != "done":
                        await asyncio.sleep(MISSED)
                        break
                    state = await guest.http.get(f"/api/tables/{table}")
                    table = state.json().get("rematch")
                commands.wire.close()
            except (OSError, httpx.HTTPError, ValueError):
                target.counts["cut"] += 1
                await asyncio.sleep(MISSED)

    await asyncio.gather(*map(one, await _guests(target, ENDING, 1)))


async def strong_bots(target: Target) -> None:
    """One guest, and at each table three of the strongest; the guest answers at once."""
    (guest,) = await _guests(target, 1, 1)
    strongest = (await guest.http.get("/api/bots")).json()[-1]["name"]
    bots = [{"type": "bot", "bot": strongest}] * BOTS
    body = {"seats": [*bots, ME], "shuffle_seats": False}
    wire = await guest.socket()

    async def make() -> None:
        for _ in range(BOT_TABLES):
            table = await _post(target, guest, "/api/tables", body, "tables")
            if table is not None:
                watch = {"type": "watch", "id": 1, "table": table, "seat": BOTS}
                wire.send(json.dumps(watch).encode())

    async def answer() -> None:
        rng = Random(1)
        async for frame in wire:
            seen = msgspec.json.decode(frame, type=Seen)
            if seen.type == "update" and seen.view is not None and BOTS in seen.view.to_move:
                target.counts["answers of bots"] += 1
                move = some_move(seen.view, BOTS, rng)
                play = {"type": "play", "id": 2, "table": seen.table, "seat": BOTS}
                wire.send(json.dumps(play | {"version": seen.version, "move": move}).encode())

    await asyncio.gather(make(), answer())


async def changes(target: Target) -> None:
    """32 sockets of one guest repaint a seat while a hundred look at the lobby."""
    guest, *lookers = await _guests(target, 6, 6)
    body = {"seats": [ME, OTHER], "visibility": "open"}
    table = await _post(target, guest, "/api/tables", body, "tables")
    watchers = []
    for looker in lookers:
        for _ in range(20):
            wire = await looker.socket()
            wire.send(b'{"type": "watch_lobby", "id": 1}')
            watchers.append(wire)

    async def one(turn: int) -> None:
        while not target.is_over():
            try:
                commands = Commands(await guest.socket())
                while not target.is_over():
                    colour = ("red", "green", "blue", "yellow")[turn % 4]
                    kind, _ = await commands.ask("paint", table=table, seat=0, colour=colour)
                    turn += 1
                    target.counts["changes" if kind == "done" else "changes refused"] += 1
                    if kind != "done":
                        await asyncio.sleep(MISSED)
            except OSError:
                target.counts["cut"] += 1
                await asyncio.sleep(MISSED)

    await asyncio.gather(*map(one, range(20)))
    for wire in watchers:
        wire.close()


ATTACKS = (
    Attack("tables", f"{PEOPLE} guests of two addresses make open tables", new_tables),
    Attack("rematches", f"{ENDING} guests of one address resign and play again", rematches),
    Attack("changes", "20 sockets of one guest repaint a seat, 100 watch the lobby", changes),
    Attack(
        "strong-bots",
        f"{BOT_TABLES} tables of one guest with {BOTS} strong bots each; somebody plays a bot",
        strong_bots,
        ("--bot-pause", "0"),
        bots=True,
    ),
)
