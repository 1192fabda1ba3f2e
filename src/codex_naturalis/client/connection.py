"""One WebSocket connection, from its welcome to its end. Commands go out; each answer is matched
to its command by the number."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

from codex_naturalis.client.errors import BadAnswer, error_of
from codex_naturalis.client.timeouts import Timeouts
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.commands import AnyCommand, Coach, Hint, Pair, Say
from codex_naturalis.protocol.messages import (
    AnalysisUpdate,
    AnyMessage,
    Bye,
    Coached,
    CommandRefused,
    Done,
    GameChanged,
    HintGiven,
    Lobby,
    Paired,
    PairingQueue,
    Pong,
    RatedStandingChanged,
    Recap,
    ReviewProgress,
    Said,
    TableChanged,
    Update,
    Welcome,
)
from codex_naturalis.protocol.refusals import Code, Refused

Answer = Done | HintGiven | Pong
Notification = (
    Update
    | Recap
    | TableChanged
    | Said
    | Lobby
    | GameChanged
    | PairingQueue
    | Paired
    | ReviewProgress
    | Coached
    | AnalysisUpdate
    | RatedStandingChanged
)

MOST_BYTES = 8 << 20
PING_SECONDS = 20.0
CLOSE_SECONDS = 2.0
LIMITED_PER_PERSON = Say | Hint | Coach | Pair
"""The server limits these for each person, and a refusal is final. All other commands it limits
for each connection: a short pause is enough."""

log = logging.getLogger(__name__)
# At DEBUG the library would log cookies and tokens.
_socket_log = logging.getLogger(f"{__name__}.socket")
_socket_log.setLevel(logging.INFO)


class ConnectionLost(Exception):
    """The connection broke before the answer came."""

    def __init__(self, *, sent: bool = True, timed_out: bool = False) -> None:
        super().__init__("the connection broke")
        self.sent = sent
        """The command may have been carried out."""
        self.timed_out = timed_out
        """The connection was open, but no answer came in time."""


class RateLimited(Exception):
    """The server ignored the command because there were too many in a short time."""


class _Numbered(msgspec.Struct):
    id: int | None = None


_decode: Callable[[str | bytes], AnyMessage] = msgspec.json.Decoder(AnyMessage).decode
_decode_number = msgspec.json.Decoder(_Numbered).decode
_encode = msgspec.json.Encoder().encode


class Connection:
    def __init__(self, socket: ClientConnection, welcome: Welcome, timeouts: Timeouts) -> None:
        self.welcome = welcome
        self._socket = socket
        self._timeouts = timeouts
        self._pending: dict[int, asyncio.Future[Answer]] = {}
        self._lost = False

    @classmethod
    async def open(cls, address: str, headers: Mapping[str, str], timeouts: Timeouts) -> Connection:
        """Raises Refused, BadAnswer, and what sockets raise (OSError, WebSocketException)."""
        try:
            socket = await connect(
                f"{address}?protocol={PROTOCOL}",
                additional_headers=headers,
                open_timeout=timeouts.answer,
                ping_interval=PING_SECONDS,
                ping_timeout=timeouts.answer,
                close_timeout=CLOSE_SECONDS,
                max_size=MOST_BYTES,
                logger=_socket_log,
            )
        except InvalidStatus as error:
            response = error.response
            body = bytes(response.body)
            raise error_of(response.status_code, response.headers, body) from error
        try:
            async with asyncio.timeout(timeouts.answer):
                welcome = _welcome(await socket.recv())
        except BaseException:
            await socket.close()
            raise
        return cls(socket, welcome, timeouts)

    async def read(self, on_notification: Callable[[Notification], None]) -> Bye | None:
        """Read until the connection ends; returns the goodbye, if there was one."""
        bye: Bye | None = None
        try:
            async for frame in self._socket:
                match self._decoded(frame):
                    case Bye() as bye:
                        log.info("the server closes the connection: %s", bye.reason)
                    case (Done() | HintGiven() | Pong() | CommandRefused()) as answer:
                        self._resolve(answer)
                    case Welcome() | None:
                        pass
                    case notification:
                        on_notification(notification)
        except ConnectionClosed as closed:
            log.info("the connection broke: %s", closed)
        finally:
            self._fail_pending()
        return bye

    @property
    def alive(self) -> bool:
        return not self._lost and self._socket.state is State.OPEN

    async def exchange(self, command: AnyCommand) -> Answer:
        """Send a command and wait for its answer. Raises Refused, ConnectionLost, RateLimited,
        BadAnswer."""
        if not self.alive:
            raise ConnectionLost(sent=False)
        pending: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = pending
        try:
            async with asyncio.timeout(self._timeouts.answer):
                await self._socket.send(_encode(command), text=True)
                return await pending
        except Refused as refused:
            if refused.code is Code.RATE_LIMITED and not isinstance(command, LIMITED_PER_PERSON):
                raise RateLimited from refused
            raise
        except ConnectionClosed as closed:
            raise ConnectionLost from closed
        except TimeoutError as error:
            if not isinstance(command, Hint):
                self.abort()
            raise ConnectionLost(timed_out=True) from error
        finally:
            del self._pending[command.id]

    def abort(self) -> None:
        """End the connection without a closing handshake: the other side does not respond."""
        self._lost = True
        self._socket.transport.abort()

    async def close(self) -> None:
        await self._socket.close()

    def _decoded(self, frame: str | bytes) -> AnyMessage | None:
        """None for a message that only a newer server knows: as long as the protocol number is
        the same, it is safe to ignore."""
        try:
            return _decode(frame)
        except msgspec.ValidationError as error:
            log.info("ignored: %s", error)
            number = _number(frame)
            pending = None if number is None else self._pending.get(number)
            if pending is not None and not pending.done():
                pending.set_exception(BadAnswer(str(error)))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            log.warning("not understood: %s", error)
        return None

    def _resolve(self, answer: Answer | CommandRefused) -> None:
        pending = None if answer.id is None else self._pending.get(answer.id)
        if pending is None or pending.done():
            log.info("nothing is waiting for this answer: %s", answer)
        elif isinstance(answer, CommandRefused):
            pending.set_exception(_refused(answer))
        else:
            pending.set_result(answer)

    def _fail_pending(self) -> None:
        self._lost = True
        for pending in self._pending.values():
            if not pending.done():
                pending.set_exception(ConnectionLost())


def _refused(answer: CommandRefused) -> Refused:
    return Refused(
        answer.code,
        answer.reason,
        answer.details,
        case=answer.case,
        parameters=answer.parameters,
    )


def _welcome(frame: str | bytes) -> Welcome:
    try:
        message = _decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadAnswer(f"the socket's first message: {error}") from error
    match message:
        case Welcome():
            return message
        case CommandRefused():
            raise _refused(message)
        case Bye(code=code, reason=reason, retry_after=retry_after):
            raise Refused(code, reason, (), retry_after)
        case _:
            raise BadAnswer("the socket's first message is not a welcome")


def _number(frame: str | bytes) -> int | None:
    try:
        return _decode_number(frame).id
    except msgspec.DecodeError:
        return None
