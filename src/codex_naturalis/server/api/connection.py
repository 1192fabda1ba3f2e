"""One connection of one person, for the lobby and for any number of tables."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from litestar.types import Send
from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.protocol.analyses import AnalysedLine
from codex_naturalis.protocol.commands import (
    AddBot,
    Analyse,
    AnyCommand,
    AnyTableCommand,
    ChooseColour,
    Coach,
    FreeSeat,
    Hint,
    Id,
    Mute,
    Pair,
    Ping,
    Rematch,
    Say,
    Sit,
    StopAnalysis,
    Unpair,
    Unwatch,
    UnwatchLobby,
    UnwatchReview,
    Watch,
    WatchLobby,
    WatchReview,
)
from codex_naturalis.protocol.messages import Bye, CommandRefused, Done, Pong
from codex_naturalis.protocol.people import Scope
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.analysing.positions import game_at
from codex_naturalis.server.analysing.searches import Search
from codex_naturalis.server.api.connections import REFUSED, UNAUTHENTICATED
from codex_naturalis.server.api.failures import bad_request
from codex_naturalis.server.api.socket_rates import SocketRate
from codex_naturalis.server.api.websocket_protocol import DirectSocket, Message
from codex_naturalis.server.archive.archive import GameKey
from codex_naturalis.server.people.identity import Caller
from codex_naturalis.server.people.limits import TooMany
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.store import OFTEN, PersonRow, StoreError
from codex_naturalis.server.tables.commands import handle
from codex_naturalis.server.tables.context import encode
from codex_naturalis.server.telemetry.wire_events import WireLimit

if TYPE_CHECKING:
    from codex_naturalis.server.api.services import Services

log = logging.getLogger(__name__)

MOST_BYTES = 4 << 20
"""What may be waiting for a slow client. Beyond it the connection is closed; the client may connect
again and gets the newest view."""
MOST_TABLES = 200
"""The most tables that one connection may watch."""
BEYOND_PLAY = (Pair, Mute, Say, Sit, ChooseColour, AddBot, FreeSeat, Rematch)
"""What is kept on disk and is not play in a running game."""
RETRY_AFTER = 2.0
LAST_WORDS = 5.0
"""Seconds in which a client must read the closing message; a client that does not read would block
the closing for ever."""
TOO_SLOW = 1013
TOO_MANY = 1008

Recognise = Callable[[], Awaitable[Caller | None]]


class _Numbered(Struct):
    id: Id


_decode: Callable[[str | bytes], AnyCommand] = msgspec.json.Decoder(AnyCommand).decode
_decode_number = msgspec.json.Decoder(_Numbered).decode


class Connection:
    """A Listener: rooms never wait for it."""

    def __init__(
        self,
        services: Services,
        caller: Caller,
        send: Send,
        direct: DirectSocket,
        recognise: Recognise,
        address: str,
        rate: SocketRate | None = None,
    ) -> None:
        """Messages come and go by `direct`; `send` is for closing. `recognise` authenticates the
        caller again. `address` is that of the client, for limits; without a `rate` it may send as
        fast as it likes."""
        self.services = services
        self._rate = rate
        self.caller = caller
        self._recognise = recognise
        self.address = address
        self.person = caller.person.id
        self.tables: set[str] = set()
        self.hints: set[asyncio.Task[None]] = set()
        self._review: GameKey | None = None
        self._send = send
        self._direct = direct
        self._inbox: deque[Message] = deque()
        """What has come and is not handled yet; as long as it is more than one message, no more is
        read."""
        self._arrival: asyncio.Future[None] | None = None
        self._ended = False
        self._loop = asyncio.get_running_loop()
        self._frames: list[bytes] = []
        """Not yet written: all frames of one step of the event loop are sent with one write."""
        self._closing: tuple[int, bytes] | None = None
        self._close = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        if self._closing is None:
            self._frames.append(frame)
            if len(self._frames) == 1:
                self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if not frames:
            return
        self.services.metrics.frames_out += len(frames)
        if self._direct.send_texts(frames) > MOST_BYTES:
            self.close(Code.RATE_LIMITED, "too slow: what you missed was dropped", TOO_SLOW)

    def close(self, code: Code, reason: str, close_code: int) -> None:
        """Send the reason, then close; nothing is sent after it."""
        if self._closing is None:
            self._closing = close_code, encode(Bye(code, reason, RETRY_AFTER))
            self._flush()
            self._close.set()
            if self._writing is not None:
                self._loop.call_later(LAST_WORDS, self._writing.cancel)

    def renew(self, person: PersonRow) -> None:
        self.caller = replace(self.caller, person=person)
        self.services.payers.seen(person, self.address)

    async def is_authorised(self) -> bool:
        """Whether its session or token is still valid."""
        return await self._recognise() is not None

    async def closed(self) -> None:
        """Wait until the connection is to be closed, and close it."""
        self._writing = asyncio.current_task()
        await self._close.wait()
        assert self._closing is not None
        code, bye = self._closing
        await self._send({"type": "websocket.send", "bytes": None, "text": bye.decode()})
        await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def read(self) -> None:
        """Handle the messages of the client, one after the other: also those that came just before
        it went."""
        self._direct.deliver_to(self._receive)
        while True:
            while self._inbox:
                await self._take(self._inbox.popleft())
                if self._inbox:
                    await asyncio.sleep(0)  # others have their turn
            if self._ended:
                return
            self._direct.resume()
            if not (self._inbox or self._ended):
                self._arrival = self._loop.create_future()
                await self._arrival

    def end(self) -> None:
        """The client is gone: nothing more will come."""
        self._ended = True
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    def _cut(self) -> None:
        """It goes on sending although it was told to wait."""
        services, address = self.services, ""
        services.metrics.wire.meet(WireLimit.FRAMES, address)
        services.socket_rates.cut(self.person)
        if self._closing is None:
            self._closing = TOO_MANY, b""
            bye = Bye(Code.RATE_LIMITED, "too many messages", services.settings.wire.cut_seconds)
            self._frames.clear()
            self._direct.cut(encode(bye))
        self._inbox.clear()
        self.end()

    def _may_take(self, data: Message) -> bool:
        """Whether a message is within the rate; if not, it is refused, or the socket is cut."""
        if self._rate is None:
            return True
        now = self._loop.time()
        wait = self._rate.take(now)
        if wait <= 0:
            return True
        if self._rate.refuse(now):
            self.send(encode(_answer(_number_in(data), TooMany(wait * 1000))))
            self.services.metrics.command("", Code.RATE_LIMITED)
        else:
            self._cut()
        return False

    def _receive(self, message: Message) -> None:
        self._inbox.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)
        elif len(self._inbox) > 1:
            self._direct.pause()

    async def _take(self, data: str | bytes) -> None:
        """Handle one frame of the client; every frame gets an answer, but none that comes from
        somebody who was sent away."""
        if self._closing is not None and self._closing[0] in (REFUSED, UNAUTHENTICATED):
            return
        number: int | None = None
        kind = ""
        outcome: Code | None = None
        self.services.metrics.frames_in += 1
        if not self._may_take(data):
            return
        try:
            command = _read(data)
            number, kind = command.id, str(command.__struct_config__.tag)
            with self.services.tracer.span("command", kind=kind):
                answer = await self._handle(command)
            if answer is not None:
                self.send(encode(answer))
        except Refused as refused:
            self.services.limits.saw(refused, self.person, self.address)
            outcome = refused.code
            number = _number_in(data) if number is None else number
            self.send(encode(_answer(number, refused)))
        except StoreError as error:
            outcome = Code.UNAVAILABLE
            words = "the store failed under a %s command: %s"
            log.error(words, kind, error, extra=OFTEN)  # noqa: TRY400 -- a traceback tells no more
            failed = Refused(Code.UNAVAILABLE, "the store failed: try again", case="store")
            self.send(encode(_answer(number, failed)))
        except Exception:
            outcome = Code.INTERNAL
            log.exception("a %s command failed", kind)
            self.send(encode(CommandRefused(number, Code.INTERNAL, "something went wrong here")))
        self.services.metrics.command(kind, outcome)

    async def _handle(self, command: AnyCommand) -> Done | Pong | None:
        services = self.services
        if isinstance(command, BEYOND_PLAY):
            services.floor.check()
        match command:
            case Ping():
                return Pong(command.id, services.clock.now())
            case WatchLobby() | UnwatchLobby() | Pair() | Unpair():
                await self._in_lobby(command)
            case Mute():
                await self._mute(command)
            case WatchReview() | UnwatchReview():
                await self._follow_review(command)
            case Hint():
                self.caller.require(Scope.PLAY)
                self._pace(Action.HINT)
                self._hint(command)
                return None
            case Analyse():
                await self._analyse(command)
            case StopAnalysis():
                services.searches.stop(self.person, self)
            case _:
                return await self._at_table(command)
        return Done(command.id)

    async def _in_lobby(self, command: WatchLobby | UnwatchLobby | Pair | Unpair) -> None:
        services = self.services
        match command:
            case WatchLobby():
                self.caller.require(Scope.READ)
                await services.tables.lobby.watch(self)
                services.pairing.show(self)
            case UnwatchLobby():
                services.tables.lobby.unwatch(self)
            case Pair():
                self.caller.require(Scope.PLAY)
                self._pace(Action.CREATE_TABLE)
                await services.pairing.pair(self, self.caller.person, command)
            case Unpair():
                await services.pairing.stop(self.person)

    async def _at_table(self, command: AnyTableCommand) -> Done:
        """Watching needs the scope READ, everything else PLAY."""
        reading = isinstance(command, Watch | Unwatch)
        self.caller.require(Scope.READ if reading else Scope.PLAY)
        if isinstance(command, Say):
            self.services.moderation.sanctions.check_mute(self.person)
            self._pace(Action.CHAT)
        if isinstance(command, Coach):
            self._pace(Action.COACH)
        if isinstance(command, Watch):
            self._remember(command.table)
        if not reading:
            self._pace(Action.CHANGE)
        if isinstance(command, Rematch) and command.agreed:
            self._pace(Action.CREATE_TABLE)
            self.services.limits.check(Action.TABLES, self.address)
        version = await handle(self.services.tables, self, self.caller.person, command)
        if isinstance(command, Say):
            self.services.metrics.chat_lines += 1
        return Done(command.id, version)

    def _pace(self, action: Action) -> None:
        """Count one more of the person, over all connections, and of its address."""
        self.services.limits.check(action, self.person, self.address)

    async def _mute(self, command: Mute) -> None:
        self.caller.require(Scope.PLAY)
        people = self.services.store.people
        if command.muted and await people.get(command.person) is None:
            raise Refused(Code.NOT_FOUND, "there is no such person", case="person")
        await people.mute(self.person, command.person, command.muted)

    async def _analyse(self, command: Analyse) -> None:
        self.caller.require(Scope.PLAY)
        services = self.services
        self._pace(Action.ANALYSIS)
        game = game_at(AnalysedLine(command.start, command.moves))
        if game.over:
            raise Refused(Code.GAME_OVER, "the game is over: there is nothing to search")
        await services.rated_games.check(self.person, game.state)
        search = Search(self, command.id, game.state, command.open, self.address)
        services.searches.begin(self.person, search)

    def _remember(self, table: str) -> None:
        """Called before the table is watched, so that `leave` always finds it."""
        if len(self.tables) >= MOST_TABLES and table not in self.tables:
            rooms = self.services.tables.rooms
            self.tables = {
                one
                for one in self.tables
                if one in rooms and rooms[one].audience.viewpoints_of(self)
            }
            if len(self.tables) >= MOST_TABLES:
                raise Refused(
                    Code.LIMIT_REACHED,
                    f"at most {MOST_TABLES} tables at a time",
                    case="watching",
                    parameters={"most": MOST_TABLES},
                )
        self.tables.add(table)

    async def _follow_review(self, command: WatchReview | UnwatchReview) -> None:
        """A connection follows one review at a time."""
        self._leave_review()
        if isinstance(command, WatchReview):
            self.caller.require(Scope.READ)
            self._review = GameKey(command.kind, command.game)
            await self.services.reviewer.watch(self._review, self)

    def _leave_review(self) -> None:
        if self._review is not None:
            self.services.reviewer.unwatch(self._review, self)
            self._review = None

    def _hint(self, command: Hint) -> None:
        """Answer a hint in a task of its own, because it takes a while."""

        async def think() -> None:
            try:
                await handle(self.services.tables, self, self.caller.person, command)
            except Refused as refused:
                self.services.limits.saw(refused, self.person, self.address)
                self.send(encode(_answer(command.id, refused)))
            except Exception:
                log.exception("a hint failed")
                self.send(
                    encode(CommandRefused(command.id, Code.INTERNAL, "something went wrong here"))
                )

        task = asyncio.get_running_loop().create_task(think())
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    def leave(self) -> None:
        """The connection has ended: remove it from everything that refers to it."""
        for task in self.hints:
            task.cancel()
        self._leave_review()
        self.services.searches.stop(self.person, self)
        self.services.pairing.forget(self)
        self.services.tables.lobby.unwatch(self)
        for table in self.tables:
            room = self.services.tables.rooms.get(table)
            if room is not None:
                room.drop(self)


def _read(data: str | bytes) -> AnyCommand:
    """Raises Refused."""
    try:
        return _decode(data)
    except RecursionError as error:
        raise Refused(Code.BAD_REQUEST, "nested too deeply") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise bad_request(str(error)) from error


def _answer(number: int | None, refused: Refused) -> CommandRefused:
    return CommandRefused(
        number, refused.code, refused.reason, refused.details, refused.case, refused.parameters
    )


def _number_in(data: str | bytes) -> int | None:
    """The id of a command that could not be decoded, if it has one."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _decode_number(data).id
    return None
