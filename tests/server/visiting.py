"""People who visit a real server: a browser's cookies, a socket, and what came over it. Whatever
comes must be a message of the protocol."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from httpx import AsyncClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.protocol.cases import cases_of
from codex_naturalis.protocol.messages import (
    AnyMessage,
    Bye,
    CommandRefused,
    Done,
    HintGiven,
    Pong,
    TableChanged,
    Update,
    Welcome,
)
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.api.session_cookie import COOKIE

PASSWORD = "a good long passphrase"
Answer = Done | CommandRefused | Pong | HintGiven
FIRST_NUMBER = 1000
"""Of a line's commands. The fuzzer gives its own the small ones (`ODD_NUMBERS`); a refusal of one
of those must not be taken for the answer to a command of the line."""

decode_message = msgspec.json.Decoder(AnyMessage).decode


class Line:
    """One socket: commands go out, every answer is found, and all else is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Any] = []
        self.numbers = count(FIRST_NUMBER)

    async def hear(self) -> Any:
        """The next message, whatever it is."""
        message = decode_message(await self.socket.recv())
        if isinstance(message, CommandRefused):
            assert set(message.parameters) == set(cases_of(message.code)[message.case]), message
        self.heard.append(message)
        return message

    async def answer(self, number: int | None = None) -> Any:
        """That of a command; without its number the next one, whosever it is."""
        async with asyncio.timeout(30):
            while True:
                message = await self.hear()
                if isinstance(message, Answer) and number in (None, message.id):
                    return message

    async def ask(self, kind: str, /, **fields: Any) -> Any:
        """Give a command; its answer."""
        number = next(self.numbers)
        await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return await self.answer(number)

    async def do(self, kind: str, /, **fields: Any) -> Done:
        """Give a command that must be carried out."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, Done), answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> Code:
        """Give a command that must be refused; the code."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, CommandRefused), answer
        assert answer.reason
        return answer.code

    async def rest(self) -> None:
        """Until all that was sent before is heard."""
        assert isinstance(await self.ask("ping"), Pong)

    async def end(self) -> tuple[Any, int | None]:
        """The last message, and the code by which the server closed."""
        try:
            async with asyncio.timeout(30):
                while True:
                    await self.hear()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
            return self.heard[-1] if self.heard else None, code

    def last(self, kind: type[Any]) -> Any:
        return next(message for message in reversed(self.heard) if isinstance(message, kind))

    def update(self, table: str) -> Update:
        """That table as last seen."""
        return next(
            one for one in reversed(self.heard) if isinstance(one, Update) and one.table == table
        )

    @property
    def table(self) -> Any:
        return self.last(TableChanged).table

    async def play(self, table: str, seat: int, move: str) -> Done:
        version = self.update(table).version
        return await self.do("play", table=table, seat=seat, version=version, move=move)


CLOCK = {"type": "real_time", "minutes": 15, "increment": 10}


class Visitor:
    """A person with a browser."""

    def __init__(self, url: str, http: AsyncClient) -> None:
        self.url = url
        self.http = http
        self.id = self.name = self.password = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.http.cookies.get(COOKIE, '')}"}

    @asynccontextmanager
    async def line(
        self, headers: dict[str, str] | None = None, path: str = "/api/socket"
    ) -> AsyncGenerator[Line, None]:
        """A socket that was let in."""
        where = self.url.replace("http", "ws", 1) + path
        async with connect(where, additional_headers=headers or self.headers) as socket:
            line = Line(socket)
            welcome = await line.hear()
            assert isinstance(welcome, Welcome), welcome
            yield line

    async def turned_away(
        self, headers: dict[str, str] | None = None, path: str = "/api/socket"
    ) -> tuple[Code, int | None]:
        """A socket that was not: why, and the code by which it was closed."""
        where = self.url.replace("http", "ws", 1) + path
        wanted = self.headers if headers is None else headers
        async with connect(where, additional_headers=wanted) as socket:
            refusal, code = await Line(socket).end()
            assert isinstance(refusal, CommandRefused | Bye), refusal
            return refusal.code, code

    async def table(self, *seats: str, **settings: Any) -> str:
        """Make one: seats are `me`, `free`, or the name of a bot. A rated one has a clock."""
        if settings.get("rated"):
            settings = {"clock": CLOCK, **settings}
        wishes = {"me": {"type": "human", "mine": True}, "free": {"type": "human"}}
        wanted = [wishes.get(seat, {"type": "bot", "bot": seat}) for seat in seats]
        body = {"seats": wanted, "shuffle_seats": False, **settings}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["id"]
        return found

    async def token(self, *scopes: str) -> tuple[str, dict[str, str]]:
        """Its id, and the header that uses it."""
        wish = {"label": "a program", "scopes": scopes, "password": self.password}
        made = (await self.http.post("/api/tokens", json=wish)).json()
        return made["token"]["id"], {"Authorization": f"Bearer {made['secret']}"}


@asynccontextmanager
async def guest(url: str) -> AsyncGenerator[Visitor, None]:
    async with AsyncClient(base_url=url, timeout=30) as http:
        visitor = Visitor(url, http)
        answer = await http.post("/api/guests")
        assert answer.status_code == 201, answer.text
        person = answer.json()["person"]
        visitor.id, visitor.name = person["id"], person["name"]
        yield visitor


@asynccontextmanager
async def account(url: str, name: str) -> AsyncGenerator[Visitor, None]:
    async with guest(url) as visitor:
        body = {"name": name, "password": PASSWORD}
        answer = await visitor.http.post("/api/accounts", json=body)
        assert answer.status_code == 201, answer.text
        visitor.name, visitor.password = name, PASSWORD
        yield visitor


OPERATORS: dict[str, str] = {}
"""Where the metrics of a server are that runs as a process."""


@contextmanager
def process(data: Path, *flags: str, log: int = subprocess.DEVNULL) -> Generator[tuple[str, int]]:
    """The server as people start it: its URL and the id of its process. The log goes to a file
    descriptor."""
    words = [sys.executable, "-m", "codex_naturalis", "serve", "--port", "0", "--data", str(data)]
    words += ["--json", "--bot-pause", "0", "--log-level", "error", "--metrics-port", "0", *flags]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log) as server:
        try:
            assert server.stdout is not None
            told = json.loads(server.stdout.readline())
            OPERATORS[told["url"]] = told["metrics"]
            yield told["url"], told["pid"]
        finally:
            server.terminate()
            server.wait(30)


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def some_move(view: View, seat: int, rng: Random) -> str:
    """A half-move that is legal, for who owes one."""
    if view.phase is Phase.SETUP:
        me = view.players[seat]
        return f"o:{me.offered[0]}" if me.cards else "s:front"
    if view.phase is Phase.PLACE:
        face = rng.choice([face for face in view.faces if not any(face.missing)])
        x, y = rng.choice(view.slots)
        return f"{face.card}{face.side.value[0]}@{x},{y}"
    return f"<{rng.choice(view.draws).value}"


Choose = Callable[[View, int, Random], str]


async def finish_game(
    line: Line, table: str, seats: list[int], rng: Random, choose: Choose = some_move
) -> None:
    """Half-moves of these seats, all of one person, until the game is over."""
    for seat in seats:
        await line.do("watch", table=table, seat=seat)
    while line.update(table).view.phase is not Phase.OVER:
        newest = {one.seat: one for one in line.heard if isinstance(one, Update)}
        version = max(one.version for one in newest.values())
        mine = [
            seat
            for seat in seats
            if newest[seat].version == version and seat in newest[seat].view.to_move
        ]
        if not mine:
            await line.hear()
            continue
        seat = mine[0]
        move = choose(newest[seat].view, seat, rng)
        done = await line.do("play", table=table, seat=seat, version=version, move=move)
        while line.update(table).version < (done.version or 0):
            await line.hear()
        del line.heard[:-32]


async def set_up(table: str, lines: list[Line]) -> None:
    """All who sit there, by seat, make the choices of the setup."""
    for seat, line in enumerate(lines):
        await line.do("watch", table=table, seat=seat)
    for seat, line in enumerate(lines):
        for _ in range(2):
            await line.play(table, seat, some_move(line.update(table).view, seat, Random(seat)))
            await line.rest()
    for line in lines:
        await line.rest()


async def three_turns(table: str, lines: list[Line], rng: Random) -> None:
    """From the start until a rated game counts, by chance."""
    await set_up(table, lines)
    for _ in range(3):
        for seat, line in enumerate(lines):
            for _ in range(2):
                await line.rest()
                await line.play(table, seat, some_move(line.update(table).view, seat, rng))
    for line in lines:
        await line.rest()


def stored_log(data: Path, table: str) -> list[tuple[Any, ...]]:
    """The log of a table, as it is on disk now."""
    with closing(sqlite3.connect(f"file:{data / 'codex.sqlite3'}?mode=ro", uri=True)) as store:
        rows = store.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY number', (table,))
        return rows.fetchall()
