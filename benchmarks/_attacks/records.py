"""Floods of what is kept and thought about: records, reviews, hints."""

from __future__ import annotations

import asyncio
from random import Random

import httpx

from benchmarks._attacks.attack import Attack, Target, addresses
from benchmarks._attacks.guests import Guest
from benchmarks._attacks.tables import ME, MISSED, Commands
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import write_record

PEOPLE = 20
PADDING = 195_000
"""Bytes of headers that say nothing."""
ASKING = 5
HINTS = 8


def _record(padding: int, seed: int) -> str:
    rng = Random(seed)
    game = Game.new(2, rng=rng)
    while not game.over:
        game.push(game.legal_moves.sample(rng))
    words = {f"Padding-{n}": "x" * 180 for n in range(padding // 200)}
    game.headers = {**game.headers, **words}
    return write_record(game)


async def _import(target: Target, guest: Guest, record: str) -> str | None:
    try:
        answer = await guest.http.post("/api/records", json={"record": record})
    except httpx.HTTPError:
        target.counts["failed"] += 1
        return None
    if not answer.is_success:
        target.counts["records refused"] += 1
        await asyncio.sleep(MISSED)
        return None
    target.counts["records"] += 1
    target.counts["kilobytes kept"] += len(record) // 1000
    made: str = answer.json()["id"]
    return made


async def records(target: Target) -> None:
    where = addresses(1)[0]
    guests = [await Guest.arrive(target.base, where) for _ in range(PEOPLE)]
    record = _record(PADDING, 1)

    async def one(guest: Guest) -> None:
        while not target.is_over():
            await _import(target, guest, record)

    await asyncio.gather(*map(one, guests))


async def reviews(target: Target) -> None:
    """As many as each may ask for."""
    guests = [await Guest.arrive(target.base, place) for place in addresses(ASKING)]

    async def one(guest: Guest, seed: int) -> None:
        while not target.is_over():
            seed += ASKING
            record = await _import(target, guest, _record(0, seed))
            if record is None:
                continue
            answer = await guest.http.post(f"/api/records/{record}/review")
            target.counts["reviews" if answer.is_success else "reviews refused"] += 1

    await asyncio.gather(*(one(guest, seed) for seed, guest in enumerate(guests)))


async def hints(target: Target) -> None:
    """Each of some guests asks over several sockets."""
    guests = [await Guest.arrive(target.base, place) for place in addresses(HINTS)]

    async def one(guest: Guest) -> None:
        body = {"seats": [ME], "mode": "solo-easy"}
        table = (await guest.http.post("/api/tables", json=body)).json()["id"]
        while not target.is_over():
            try:
                commands = Commands(await guest.socket())
                while not target.is_over():
                    kind, _ = await commands.ask("hint", table=table, seat=0, version=2)
                    target.counts["hints" if kind == "hint" else "hints refused"] += 1
                    if kind != "hint":
                        await asyncio.sleep(MISSED)
            except OSError:
                target.counts["cut"] += 1
                await asyncio.sleep(MISSED)

    await asyncio.gather(*(one(guest) for guest in guests for _ in range(4)))


ATTACKS = (
    Attack("records", f"{PEOPLE} guests of one address import {PADDING // 1000} kB each", records),
    Attack("reviews", f"{ASKING} guests ask for reviews", reviews, bots=True),
    Attack("hints", f"{HINTS} guests ask for hints over 4 sockets each", hints, bots=True),
)
