"""A bare ASGI app in the server's place: for every half-move it sends what the server would send,
an answer and a view to both seats, all canned. The floor that the socket itself sets."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import msgspec

from codex_naturalis.engine.game import Game
from codex_naturalis.protocol.clocks import Clocks
from codex_naturalis.protocol.messages import Update

VERSION = 987654321


def canned(mover: int, seat: int) -> tuple[str, str]:
    """An update from the middle of a game, around the place of its version."""
    rng = Random(1)
    game = Game.new(2, seed=7)
    while game.state.round < 14 or game.state.phase != "place" or game.seat != mover:
        game.push(game.legal_moves.sample(rng))
    clocks = Clocks(1_800_000_000_000, (None, None), ())
    update = Update("abcdefghijkl", seat, VERSION, (), game.view(seat), clocks)
    before, _, after = msgspec.json.encode(update).decode().partition(str(VERSION))
    return before, after


FRAMES = {(mover, seat): canned(mover, seat) for mover in (0, 1) for seat in (0, 1)}


class Command(msgspec.Struct):
    type: str
    id: int
    table: str
    seat: int


decode = msgspec.json.Decoder(Command).decode
tables: dict[str, dict[int, Any]] = defaultdict(dict)
versions: dict[str, int] = defaultdict(int)


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        command = decode(message["text"])
        table = tables[command.table]
        table[command.seat] = send
        mover = 0
        if command.type == "play":
            versions[command.table] += 1
            mover = 1 - command.seat
            text = f'{{"type":"done","id":{command.id},"version":{versions[command.table]}}}'
            await send({"type": "websocket.send", "text": text})
        elif len(table) < 2:
            continue
        for seat, seat_send in table.items():
            before, after = FRAMES[mover, seat]
            text = f"{before}{versions[command.table]}{after}"
            await seat_send({"type": "websocket.send", "text": text})
