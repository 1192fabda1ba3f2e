"""One WebSocket, from its welcome to its end: commands go out, and each answer finds the one who
waits for it, by its number."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

from codex_naturalis.client.errors import BadAnswer, Declined, refusal_of
from codex_naturalis.client.patience import Patience
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.commands import AnyCommand, Hint, Pair, Say
from codex_naturalis.protocol.messages import (
    AnyMessage,
    Bye,
    Done,
    HintGiven,
    Lobby,
    Paired,
    Pong,
    Refusal,
    Said,
    TableChanged,
    Update,
    Welcome,
)
from codex_naturalis.protocol.refusals import Code

Answer = Done | HintGiven | Pong
News = Update | TableChanged | Said | Lobby | Paired

MOST_BYTES = 8 << 20
PULSE_SECONDS = 20.0
FAREWELL_SECONDS = 2.0
COUNTED = Say | Hint | Pair
"""Commands of which a person may give only so many; of all others a connection may, and waits."""

log = logging.getLogger(__name__)
# At DEBUG the library would write cookies and tokens down.
_socket_log = logging.getLogger(f"{__name__}.socket")
_socket_log.setLevel(logging.INFO)


class Lost(Exception):
    """The connection broke before the answer came."""

    def __init__(self, *, sent: bool = True, silent: bool = False) -> None:
        super().__init__("the connection broke")
        self.sent = sent
        """It may have been carried out."""
        self.silent = silent
        """The connection stood, but no answer came in time."""


class TooFast(Exception):
    """The server did not look at the command: there were too many in too short a time."""


class _Numbered(msgspec.Struct):
    id: int | None = None


_decode: Callable[[str | bytes], AnyMessage] = msgspec.json.Decoder(AnyMessage).decode
_decode_number = msgspec.json.Decoder(_Numbered).decode
_encode = msgspec.json.Encoder().encode


class Wire:
    def __init__(self, socket: ClientConnection, welcome: Welcome, patience: Patience) -> None:
        self.welcome = welcome
        self._socket = socket
        self._patience = patience
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._lost = False

    @classmethod
    async def open(cls, address: str, headers: Mapping[str, str], patience: Patience) -> Wire:
        """Raises Declined, BadAnswer, and what sockets raise (OSError, WebSocketException)."""
        try:
            socket = await connect(
                f"{address}?protocol={PROTOCOL}",
                additional_headers=headers,
                open_timeout=patience.answer,
                ping_interval=PULSE_SECONDS,
                ping_timeout=patience.answer,
                close_timeout=FAREWELL_SECONDS,
                max_size=MOST_BYTES,
                logger=_socket_log,
            )
        except InvalidStatus as error:
            response = error.response
            body = bytes(response.body)
            raise refusal_of(response.status_code, response.headers, body) from error
        try:
            async with asyncio.timeout(patience.answer):
                first = _first(await socket.recv())
        except BaseException:
            await socket.close()
            raise
        return cls(socket, first, patience)

    async def read(self, hear: Callable[[News], None]) -> Bye | None:
        """Until the connection ends; the goodbye, if there was one."""
        bye: Bye | None = None
        try:
            async for frame in self._socket:
                match self._understood(frame):
                    case Bye() as bye:
                        log.info("the server says goodbye: %s", bye.reason)
                    case (Done() | HintGiven() | Pong() | Refusal()) as answer:
                        self._take(answer)
                    case Welcome() | None:
                        pass
                    case news:
                        hear(news)
        except ConnectionClosed as closed:
            log.info("the connection broke: %s", closed)
        finally:
            self._lose()
        return bye

    @property
    def alive(self) -> bool:
        return not self._lost and self._socket.state is State.OPEN

    async def exchange(self, command: AnyCommand) -> Answer:
        """Raises Declined, Lost, TooFast, BadAnswer."""
        if not self.alive:
            raise Lost(sent=False)
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = waiting
        try:
            async with asyncio.timeout(self._patience.answer):
                await self._socket.send(_encode(command), text=True)
                return await waiting
        except Declined as declined:
            if declined.code is Code.RATE_LIMITED and not isinstance(command, COUNTED):
                raise TooFast from declined
            raise
        except ConnectionClosed as closed:
            raise Lost from closed
        except TimeoutError as error:
            if not isinstance(command, Hint):
                self.cut()
            raise Lost(silent=True) from error
        finally:
            del self._waiting[command.id]

    def cut(self) -> None:
        """End the connection without a word: nobody seems to be there."""
        self._lost = True
        self._socket.transport.abort()

    async def close(self) -> None:
        await self._socket.close()

    def _understood(self, frame: str | bytes) -> AnyMessage | None:
        """None for words that a newer server may use: the protocol's number says that it is safe
        to overhear them."""
        try:
            return _decode(frame)
        except msgspec.ValidationError as error:
            log.info("overheard: %s", error)
            number = _number(frame)
            waiting = None if number is None else self._waiting.get(number)
            if waiting is not None and not waiting.done():
                waiting.set_exception(BadAnswer(str(error)))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            log.warning("not understood: %s", error)
        return None

    def _take(self, answer: Answer | Refusal) -> None:
        waiting = None if answer.id is None else self._waiting.get(answer.id)
        if waiting is None or waiting.done():
            log.info("nobody waits for this: %s", answer)
        elif isinstance(answer, Refusal):
            waiting.set_exception(Declined(answer.code, answer.reason, answer.details))
        else:
            waiting.set_result(answer)

    def _lose(self) -> None:
        self._lost = True
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Lost())


def _first(frame: str | bytes) -> Welcome:
    try:
        message = _decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadAnswer(f"the socket's first word: {error}") from error
    match message:
        case Welcome():
            return message
        case Refusal(code=code, reason=reason, details=details):
            raise Declined(code, reason, details)
        case Bye(code=code, reason=reason, retry_after=retry_after):
            raise Declined(code, reason, (), retry_after)
        case _:
            raise BadAnswer("the socket's first word is no welcome")


def _number(frame: str | bytes) -> int | None:
    try:
        return _decode_number(frame).id
    except msgspec.DecodeError:
        return None
