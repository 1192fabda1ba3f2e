"""One connection of one person, for the lobby and for any number of tables."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.types import Receive, Send
from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.protocol.commands import (
    AnyCommand,
    AnyTableCommand,
    Hint,
    Id,
    Mute,
    Pair,
    Ping,
    Say,
    Unpair,
    Unwatch,
    UnwatchLobby,
    Watch,
    WatchLobby,
)
from codex_naturalis.protocol.messages import Bye, Done, Pong, Refusal
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.identity import Caller
from codex_naturalis.server.people.limits import Action
from codex_naturalis.server.ports.store import PersonRow, StoreError
from codex_naturalis.server.rooms.orders import obey
from codex_naturalis.server.rooms.world import encode

if TYPE_CHECKING:
    from codex_naturalis.server.api.services import Services

log = logging.getLogger(__name__)

MOST_FRAMES = 1000
MOST_BYTES = 4 << 20
"""What may wait for a slow client; beyond it the connection is closed, and the client may come
back for the view as it stands then."""
MOST_TABLES = 200
"""That one connection may watch."""
RETRY_AFTER = 2.0
LAST_WORDS = 5.0
"""Seconds in which a client must take our goodbye: who does not read would hold us for ever."""
TOO_SLOW = 1013

Recognise = Callable[[], Awaitable[Caller | None]]


class _Numbered(Struct):
    id: Id


_decode: Callable[[str | bytes], AnyCommand] = msgspec.json.Decoder(AnyCommand).decode
_decode_number = msgspec.json.Decoder(_Numbered).decode


class Connection:
    """A Listener with a queue: rooms never wait for it."""

    def __init__(
        self, services: Services, caller: Caller, send: Send, recognise: Recognise
    ) -> None:
        """`recognise` tells who the one that came in is today."""
        self.services = services
        self.caller = caller
        self._recognise = recognise
        self.person = caller.person.id
        self.tables: set[str] = set()
        self.hints: set[asyncio.Task[None]] = set()
        self._send = send
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self._closing: int | None = None
        self._writing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        if self._closing is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._frames.clear()
            self.close(Code.RATE_LIMITED, "too slow: what you missed was dropped", TOO_SLOW)
        self._ready.set()

    def close(self, code: Code, reason: str, close_code: int) -> None:
        """Say goodbye; nothing is sent after it."""
        if self._closing is None:
            self._frames.append(encode(Bye(code, reason, RETRY_AFTER)))
            self._closing = close_code
            self._ready.set()
            if self._writing is not None:
                asyncio.get_running_loop().call_later(LAST_WORDS, self._writing.cancel)

    def renew(self, person: PersonRow) -> None:
        self.caller = replace(self.caller, person=person)

    async def is_welcome(self) -> bool:
        """The right by which it came in still holds."""
        return await self._recognise() is not None

    async def write(self) -> None:
        """Send what is queued until the connection closes."""
        self._writing = asyncio.current_task()
        frames = self._frames
        while True:
            await self._ready.wait()
            self._ready.clear()
            while frames:
                frame = frames.popleft()
                self._bytes -= len(frame)
                self.services.metrics.frames_out.inc()
                await self._send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
            if self._closing is not None:
                code = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": ""})
                return

    async def read(self, receive: Receive) -> None:
        while True:
            message: Any = await receive()
            if message["type"] != "websocket.receive":
                return
            data = message.get("text") or message.get("bytes") or ""
            await self._take(data)

    async def _take(self, data: str | bytes) -> None:
        """One frame of the client; whatever it is, the answer is a message."""
        number: int | None = None
        kind = ""
        outcome: Code | None = None
        self.services.metrics.frames_in.inc()
        try:
            self.services.limits.check(Action.COMMAND, str(id(self)))
            command = _read(data)
            number, kind = command.id, str(command.__struct_config__.tag)
            answer = await self._obey(command)
            if answer is not None:
                self.send(encode(answer))
        except Refused as refused:
            outcome = refused.code
            number = _number_in(data) if number is None else number
            self.send(encode(Refusal(number, refused.code, refused.reason, refused.details)))
        except StoreError:
            outcome = Code.UNAVAILABLE
            log.exception("the store failed under a %s command", kind)
            self.send(encode(Refusal(number, Code.UNAVAILABLE, "the store failed: try again")))
        except Exception:
            outcome = Code.INTERNAL
            log.exception("a %s command failed", kind)
            self.send(encode(Refusal(number, Code.INTERNAL, "something went wrong here")))
        self.services.metrics.command(kind, outcome)

    async def _obey(self, command: AnyCommand) -> Done | Pong | None:
        services, person = self.services, self.caller.person
        match command:
            case Ping():
                return Pong(command.id, services.clock.now())
            case WatchLobby():
                self.caller.require(Scope.READ)
                await services.house.lobby.watch(self)
            case UnwatchLobby():
                services.house.lobby.unwatch(self)
            case Pair():
                self.caller.require(Scope.PLAY)
                services.limits.check(Action.CREATE_TABLE, self.person)
                await services.pairing.pair(self, person, command)
            case Unpair():
                services.pairing.forget(self)
            case Mute():
                self.caller.require(Scope.PLAY)
                if command.muted and await services.store.people.get(command.person) is None:
                    raise Refused(Code.NOT_FOUND, "there is no such person")
                await services.store.people.mute(self.person, command.person, command.muted)
            case Hint():
                self.caller.require(Scope.PLAY)
                services.limits.check(Action.HINT, self.person)
                self._hint(command)
                return None
            case _:
                return await self._at_table(command)
        return Done(command.id)

    async def _at_table(self, command: AnyTableCommand) -> Done:
        """Watching needs little, everything else the right to play."""
        reading = isinstance(command, Watch | Unwatch)
        self.caller.require(Scope.READ if reading else Scope.PLAY)
        if isinstance(command, Say):
            self.services.limits.check(Action.CHAT, self.person)
        if isinstance(command, Watch):
            self._remember(command.table)
        version = await obey(self.services.house, self, self.caller.person, command)
        if isinstance(command, Say):
            self.services.metrics.chat_lines.inc()
        return Done(command.id, version)

    def _remember(self, table: str) -> None:
        """Before it is watched, so that whatever happens it is let go of in the end."""
        if len(self.tables) >= MOST_TABLES and table not in self.tables:
            rooms = self.services.house.rooms
            self.tables = {
                one for one in self.tables if one in rooms and rooms[one].audience.eyes_of(self)
            }
            if len(self.tables) >= MOST_TABLES:
                raise Refused(Code.LIMIT_REACHED, f"at most {MOST_TABLES} tables at a time")
        self.tables.add(table)

    def _hint(self, command: Hint) -> None:
        """A hint takes a while: other commands need not wait for it."""

        async def think() -> None:
            try:
                await obey(self.services.house, self, self.caller.person, command)
            except Refused as refused:
                self.send(encode(Refusal(command.id, refused.code, refused.reason)))
            except Exception:
                log.exception("a hint failed")
                self.send(encode(Refusal(command.id, Code.INTERNAL, "something went wrong here")))

        task = asyncio.get_running_loop().create_task(think())
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    def leave(self) -> None:
        """The connection is gone: let go of everything that knew it."""
        for task in self.hints:
            task.cancel()
        self.services.pairing.forget(self)
        self.services.house.lobby.unwatch(self)
        for table in self.tables:
            room = self.services.house.rooms.get(table)
            if room is not None:
                room.drop(self)


def _read(data: str | bytes) -> AnyCommand:
    """Raises Refused."""
    try:
        return _decode(data)
    except RecursionError as error:
        raise Refused(Code.BAD_REQUEST, "nested too deeply") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused(Code.BAD_REQUEST, str(error)) from error


def _number_in(data: str | bytes) -> int | None:
    """The number of a command that is refused before it is understood, if it has one."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _decode_number(data).id
    return None
