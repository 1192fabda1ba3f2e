"""A server that follows a script: it answers as a real one does only when it is in trouble."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.server import ServerConnection, serve

from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.commands import AnyCommand, Ping
from codex_naturalis.protocol.messages import AnyMessage, CommandRefused, Done, Pong, Welcome
from codex_naturalis.protocol.people import Me, Person, PersonKind, Scope
from codex_naturalis.protocol.refusals import Code

ME = Me(Person("1", "Ada", PersonKind.GUEST), tuple(Scope), 0)
WELCOME = Welcome(PROTOCOL, "1", ME, 0)
DONE, PONG, SILENCE = "Done", "Pong", "Silence"
Script = Iterator[Code | str]


@asynccontextmanager
async def scripted(first: AnyMessage | str, script: Script) -> AsyncIterator[str]:
    """It sends `first`; then the script says how to answer each command but pings."""

    async def take(socket: ServerConnection) -> None:
        await socket.send(first if isinstance(first, str) else msgspec.json.encode(first).decode())
        async for frame in socket:
            command = msgspec.json.decode(frame, type=AnyCommand)
            fate = PONG if isinstance(command, Ping) else next(script)
            answers: dict[Code | str, AnyMessage] = {
                PONG: Pong(command.id, 7),
                DONE: Done(command.id),
                **{code: CommandRefused(command.id, code, "alas") for code in Code},
            }
            if fate in answers:
                await socket.send(msgspec.json.encode(answers[fate]).decode())

    async with serve(take, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
