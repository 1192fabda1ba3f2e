"""How many durable half-moves a second, with real rules, on one server process?

Players are sockets of another process on this machine, two at each table; every half-move is saved
before it is answered, and goes out as a view to both. Beside each figure stands that of a bare ASGI
app in the server's place (_echo_app.py), measured in the same run: the ratio is what holds on
another machine. Then: memory of a live table and of an idle connection, and the time from the start
of a server with many unfinished games to its first answer.

./codex bench server [--seconds 5] [--tables 1,50,200,1000] [--games 10000]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from benchmarks._unfinished import write_games
from benchmarks._wire import Wire

SETTINGS = {"seats": [{"type": "human"}, {"type": "human"}], "shuffle_seats": False}
WARM_UP = 2.0
FIRST = 10


class Face(msgspec.Struct):
    card: int
    side: str
    missing: list[int]


class Player(msgspec.Struct):
    cards: list[Any]
    offered: list[int]


class View(msgspec.Struct):
    phase: str
    to_move: list[int]
    players: list[Player]
    faces: list[Face]
    slots: list[tuple[int, int]]
    draws: list[str]


class Message(msgspec.Struct):
    type: str
    id: int | None = None
    version: int | None = None
    view: View | None = None
    code: str | None = None


decode = msgspec.json.Decoder(Message).decode


def some_move(view: View, seat: int, rng: Random) -> str:
    if view.phase == "setup":
        me = view.players[seat]
        return f"o:{me.offered[0]}" if me.cards else "s:front"
    if view.phase == "place":
        face = rng.choice([face for face in view.faces if not any(face.missing)])
        x, y = rng.choice(view.slots)
        return f"{face.card}{face.side[0]}@{x},{y}"
    return f"<{rng.choice(view.draws)}"


class Load:
    """Pairs of players at their tables; half-moves are timed from sending to answer."""

    def __init__(self, base: str, pid: int, real: bool) -> None:
        self.base = base
        self.pid = pid
        self.begun = 0
        """Seats that have made a half-move."""
        self.cpu = 0.0
        """Of the server while it was measured."""
        self.real = real
        self.seconds: list[float] = []
        self.counting = False
        self.http = httpx.AsyncClient(base_url=base, timeout=60)
        """One for all: each client loads the certificates of the machine, which takes 20 ms."""

    async def run(self, tables: int, seconds: float) -> list[float]:
        async with self.http:
            return await self._run(tables, seconds)

    async def _run(self, tables: int, seconds: float) -> list[float]:
        cookies = await self._guests(2 * tables)
        pairs = [
            asyncio.ensure_future(self._pair(number, cookies[2 * number : 2 * number + 2]))
            for number in range(tables)
        ]
        while self.begun < 2 * tables:  # every seat of every table has made a half-move
            await asyncio.sleep(0.1)
            for pair in pairs:
                if pair.done():
                    pair.result()
        await asyncio.sleep(WARM_UP)
        self.cpu = cpu_seconds(self.pid)
        self.counting = True
        await asyncio.sleep(seconds)
        self.counting = False
        self.cpu = cpu_seconds(self.pid) - self.cpu
        for pair in pairs:
            if pair.done() and pair.exception():
                raise pair.exception() or RuntimeError
            pair.cancel()
        await asyncio.gather(*pairs, return_exceptions=True)
        return sorted(self.seconds)

    async def _guests(self, number: int) -> list[str]:
        if not self.real:
            return [""] * number
        cookies = []
        for _ in range(number):
            await self.http.post("/api/guests")
            cookies.append(f"codex_session={self.http.cookies['codex_session']}")
            self.http.cookies.clear()
        return cookies

    async def _pair(self, number: int, cookies: list[str]) -> None:
        one, two = [await Wire.connect(self.base, cookie) for cookie in cookies]
        try:
            while True:
                table = await self._table(number, cookies[0], one, two)
                await asyncio.gather(
                    self._play(one, table, 0, Random(number)),
                    self._play(two, table, 1, Random(-number)),
                )
        finally:
            one.close()
            two.close()

    async def _table(self, number: int, cookie: str, one: Wire, two: Wire) -> str:
        if not self.real:
            return str(number)
        made = await self.http.post("/api/tables", json=SETTINGS, headers={"Cookie": cookie})
        table: str = made.json()["id"]
        for seat, player in enumerate((one, two)):
            player.send(msgspec.json.encode({"type": "sit", "id": 1, "table": table, "seat": seat}))
        return table

    async def _play(self, player: Wire, table: str, seat: int, rng: Random) -> None:
        about = {"table": table, "seat": seat}
        player.send(msgspec.json.encode({"type": "watch", "id": 2, **about}))
        number, begun, pending = FIRST, 0.0, False
        newest: Message | None = None
        async for frame in player:
            message = decode(frame)
            if message.type == "update":
                newest = message
            elif message.type == "done" and message.id == number:
                pending = False
                self.begun += number == FIRST + 1
                if self.counting:
                    self.seconds.append(time.perf_counter() - begun)
            elif message.type == "refused":
                raise RuntimeError(frame)
            if newest is None or newest.view is None or pending:
                continue
            if newest.view.phase == "over":
                return
            if seat in newest.view.to_move:
                number += 1
                pending = True
                move = some_move(newest.view, seat, rng)
                command = {"type": "play", "id": number, "version": newest.version, "move": move}
                newest = None
                begun = time.perf_counter()
                player.send(msgspec.json.encode(command | about))


@contextmanager
def server(data: Path, *more: str) -> Iterator[tuple[str, int]]:
    """Ours, with more flags: its URL and process id."""
    command = [sys.executable, "-m", "codex_naturalis", "serve", "--port", "0", "--json"]
    flags = ["--data", str(data), "--no-rate-limits", "--log-level", "error"]
    flags += ["--most-tables", "1000000", *more]
    process = subprocess.Popen(command + flags, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = json.loads(process.stdout.readline())
        yield line["url"], line["pid"]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


@contextmanager
def echo() -> Iterator[tuple[str, int]]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", "benchmarks._echo_app:app", "--port", str(port)]
    flags = ["--ws", "websockets-sansio", "--log-level", "error", "--lifespan", "off"]
    process = subprocess.Popen(command + flags)
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(30)


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(where: tuple[str, int], real: bool, tables: int, seconds: float) -> tuple[float, ...]:
    """Half-moves a second, p50 and p99 in milliseconds, CPU of the server for one half-move."""
    load = Load(*where, real)
    times = asyncio.run(load.run(tables, seconds))
    p50, p99 = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
    return len(times) / seconds, p50, p99, load.cpu / len(times) * 1e6


def throughput(levels: list[int], seconds: float) -> None:
    print("durable half-moves, two views each     server                          bare ASGI echo")
    print(
        "tables     a second    p50 ms    p99 ms  CPU µs      a second    p50 ms    p99 ms   ratio"
    )
    for tables in levels:
        with tempfile.TemporaryDirectory() as folder:
            with server(Path(folder)) as where:
                rate, p50, p99, spent = measure(where, True, tables, seconds)
            with echo() as where:
                bare, bare50, bare99, bare_spent = measure(where, False, tables, seconds)
        print(
            f"{tables:6d} {rate:12.0f} {p50:9.1f} {p99:9.1f} {spent:7.0f}"
            f"  {bare:12.0f} {bare50:9.1f} {bare99:9.1f} {bare_spent:7.0f} {rate / bare:7.2f}",
            flush=True,
        )


async def look_at(base: str, tables: range) -> None:
    """A table that is asked for is loaded."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        for table in tables:
            (await http.get(f"/api/tables/table-{table}")).raise_for_status()


async def idle_connections(base: str, pid: int, number: int) -> int:
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        cookies = []
        for _ in range(number):
            http.cookies.clear()
            await http.post("/api/guests")
            cookies.append(f"codex_session={http.cookies['codex_session']}")
    before = resident(pid)
    wires = [await Wire.connect(base, cookie) for cookie in cookies]
    for wire in wires:
        await wire.frames.get()
    after = resident(pid)
    for wire in wires:
        wire.close()
    return (after - before) // number


def memory(tables: int, connections: int) -> None:
    """Tables are games of two after 60 half-moves, in memory."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(write_games(Path(folder) / "codex.sqlite3", 2 * tables))
        with server(Path(folder)) as (base, pid):
            asyncio.run(look_at(base, range(tables)))
            before = resident(pid)
            asyncio.run(look_at(base, range(tables, 2 * tables)))
            live = (resident(pid) - before) / tables
            print(f"a live table of two in mid-game: {live / 1000:6.1f} kB")
            idle = asyncio.run(idle_connections(base, pid, connections))
            print(f"an idle connection:              {idle / 1000:6.1f} kB")


def restart(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(write_games(Path(folder) / "codex.sqlite3", games))
        begun = time.perf_counter()
        with server(Path(folder)) as (base, _):
            httpx.get(f"{base}/health").raise_for_status()
            print(
                f"start to first byte with {games} unfinished games: "
                f"{time.perf_counter() - begun:.2f} s"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", default="1,50,200,1000")
    parser.add_argument("--games", type=int, default=10_000)
    arguments = parser.parse_args()
    throughput([int(word) for word in arguments.tables.split(",")], arguments.seconds)
    memory(1000, 1000)
    restart(0)
    restart(arguments.games)


if __name__ == "__main__":
    main()
