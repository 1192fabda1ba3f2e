"""uvicorn's HTTP protocol, with bounds below the application: on headers before they are complete,
on the time that headers, bodies, pauses and reading may take, and on connections.

A request is read in small steps with other work between them. What is left of a body after its
request was answered, as when it was too large, is read and dropped for a while: a client that is
still sending would otherwise find its connection reset, and never see the answer."""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable
from enum import Enum
from typing import Any

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from codex_naturalis.server.api.network_address import network_of
from codex_naturalis.server.api.wire import Wire
from codex_naturalis.server.telemetry.wire_events import WireLimit

STEP = 16 * 2**10
"""Bytes that are parsed at a time."""
MOST_PIPELINED = 16
MOST_DROPPED = 64 * 2**20
"""Bytes of a body that nobody wanted."""
MOST_LINGERING = 256 * 2**10
"""The same of a request that was cut off."""
LINGER = 5.0
"""Seconds in which a client that was cut off reads why."""


class Stage(Enum):
    """What comes next."""

    HEADERS = "headers"
    """Of the next request, of which nothing may have come yet."""
    BODY = "body"


class _HeadersTooLarge(Exception):
    """Stops the parser."""


class _TooMany(Exception):
    """The same: requests that wait for the answers to others."""


class HttpProtocol(HttpToolsProtocol):
    """`uvicorn.Config(http=partial(HttpProtocol, wire))`."""

    transport: Any
    cycle: Any
    """None until the first request."""

    def __init__(self, wire: Wire, config: Config, *arguments: Any, **named: Any) -> None:
        super().__init__(config, *arguments, **named)
        self._wire = wire
        self._limits = wire.limits
        self._stage = Stage.HEADERS
        self._asked = False
        """Whether something of the next request has come."""
        self._head = 0
        """Bytes of the headers, and of all that is neither header nor body."""
        self._number = 0
        """Of headers."""
        self._body = 0
        self._to_drop: int | None = None
        """Bytes that may still come once all that comes is dropped."""
        self._rest = b""
        """What is to be parsed in the next steps."""
        self._timer: TimerHandle | None = None
        self._write_timer: TimerHandle | None = None
        self._key = ""
        self._entered = False

    # The connection

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._answers = _Answers(transport, self.close_politely)
        address = self._address
        self._key = network_of(address)
        if self._wire.admission.enter(self, self._key, address):
            self._entered = True
            self._wait(self._limits.header_seconds, WireLimit.HEADER_TIME)
        else:
            transport.write(REFUSALS[503])
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._rest = b""
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None
        self._leave()
        super().connection_lost(exc)

    def give_way(self) -> None:
        """Another connection needs the place."""
        self._leave()
        self._end()

    def _leave(self) -> None:
        if self._entered:
            self._entered = False
            self._wire.admission.leave(self, self._key)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def close_politely(self) -> None:
        """What `RequestResponseCycle` calls after the last answer."""
        if self._stage is Stage.HEADERS:
            self._close()
        else:
            self._linger(MOST_DROPPED)

    def _close(self) -> None:
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self._watch_writing()

    def _linger(self, most: int) -> None:
        """Say that no more answers come, and drop what still comes: closing at once would reset the
        connection, and the last answer would be lost."""
        if self._to_drop is None and not self.transport.is_closing():
            self._to_drop = most
            self.transport.write_eof()
            if self._entered:
                self._wire.admission.idle(self, self._key)

    # Time

    def _wait(self, seconds: float, limit: WireLimit) -> None:
        """Whatever is to come must come in so many seconds."""
        self._stop()
        self._timer = self.loop.call_later(seconds, self._too_late, limit)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self, limit: WireLimit) -> None:
        self._timer = None
        if self._to_drop is not None or self.transport.is_closing():
            self._end()
            return
        self._wire.events.meet(limit, self._address)
        waiting = self._is_answering() and not self.cycle.response_started
        if self._asked and waiting is (limit is WireLimit.BODY_TIME):
            self._refuse(408)
        else:
            self._end()

    def _end(self) -> None:
        """A closed transport waits until all is sent: for ever, when the peer does not read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timer is not None and not self.transport.is_closing():
            self._write_timer.cancel()
            self._write_timer = None

    def _watch_writing(self) -> None:
        if self._write_timer is None:
            waiting = self.transport.get_write_buffer_size()
            seconds = self._limits.write_seconds
            self._write_timer = self.loop.call_later(seconds, self._has_read, waiting)

    def _has_read(self, before: int) -> None:
        self._write_timer = None
        if self.transport.get_write_buffer_size() < before:
            self._watch_writing()
        else:
            self._wire.events.meet(WireLimit.WRITE_TIME, self._address)
            self.transport.abort()

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._to_drop is not None:
            self._drop(len(data))
        elif self._rest:
            self._rest += data
        elif len(data) <= STEP:
            self._feed(data)
        else:
            self._rest = data
            self._step()

    def _step(self) -> None:
        """Reading pauses until all that has come is parsed."""
        data, self._rest = self._rest[:STEP], self._rest[STEP:]
        if data and not self.transport.is_closing():
            self._feed(data)
        if self.transport.is_closing():
            self._rest = b""
        elif self._to_drop is not None:
            self._drop(len(self._rest))
            self._rest = b""
            self.transport.resume_reading()
        elif self._rest:
            self.transport.pause_reading()
            self.loop.call_soon(self._step)
        elif not self.flow.read_paused:
            self.transport.resume_reading()

    def _drop(self, size: int) -> None:
        assert self._to_drop is not None
        self._to_drop -= size
        if self._to_drop < 0:
            self.transport.abort()

    def _feed(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._head += len(data)
        assert self.parser is not None
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return
        except httptools.HttpParserError as error:
            self._cannot_read(error.__context__)
            return
        # Of a body in pieces at most half is allowed to be something else.
        if self._head > self._limits.header_bytes + 2 * self._body:
            self._refuse_headers()
        elif self._body > MOST_DROPPED:
            self._wire.events.meet(WireLimit.BODY, self._address)
            self.transport.abort()

    def _upgrade(self) -> None:
        self._rest = b""
        if not self._should_upgrade():
            self.cycle.keep_alive = False
            return
        if not self._wire.admission.may_upgrade(self._key):
            self._wire.events.meet(WireLimit.HANDSHAKES, self._address)
            self._refuse(429)
            return
        self._stop()
        self._wire.admission.busy(self)
        self._entered = False  # the socket has the place now
        self.handle_websocket_upgrade()

    def _cannot_read(self, cause: BaseException | None) -> None:
        if isinstance(cause, _HeadersTooLarge):
            self._refuse_headers()
        else:
            limit = WireLimit.PIPELINE if isinstance(cause, _TooMany) else WireLimit.MALFORMED
            self._wire.events.meet(limit, self._address)
            self._refuse(400)

    def _refuse_headers(self) -> None:
        self._wire.events.meet(WireLimit.HEADERS, self._address)
        self._refuse(431)

    def _refuse(self, status: int) -> None:
        """Answer without the application, and close."""
        if self._is_answering():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started or self.pipeline:
                self.transport.abort()
                return
        self.transport.write(REFUSALS[status])
        self._linger(MOST_LINGERING)
        self._wait(LINGER, WireLimit.WRITE_TIME)

    # What the parser tells

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._number = 0
        if self._asked or self.cycle is not None:
            self._wait(self._limits.header_seconds, WireLimit.HEADER_TIME)
        self._asked = True

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.header_bytes:
            raise _HeadersTooLarge

    def on_header(self, name: bytes, value: bytes) -> None:
        self._number += 1
        if self._number > self._limits.headers:
            raise _HeadersTooLarge
        if self._stage is Stage.HEADERS:  # trailers are for nobody
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _TooMany
        if sum(len(name) + len(value) for name, value in self.headers) > self._limits.header_bytes:
            raise _HeadersTooLarge
        self._stage = Stage.BODY
        self._head = 0
        self._wait(self._limits.body_seconds, WireLimit.BODY_TIME)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self.cycle.transport = self._answers

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop()
        self._stage = Stage.HEADERS
        self._asked = False
        self._head = self._body = 0
        self._wire.admission.busy(self)
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._idle()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unset_keepalive_if_required()
        closing = self._to_drop is not None or self.transport.is_closing()
        if not closing and self._stage is Stage.HEADERS and not self._is_answering():
            self._idle()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _idle(self) -> None:
        """Between two requests, or in the middle of the headers of the next."""
        if self._entered:
            self._wire.admission.idle(self, self._key)
        if not self._asked:
            self._wait(self._limits.idle_seconds, WireLimit.IDLE_TIME)


class _Answers:
    """The transport as far as a `RequestResponseCycle` uses it, with another way to close."""

    def __init__(self, transport: Any, close: Callable[[], None]) -> None:
        self.write = transport.write
        self.is_closing = transport.is_closing
        self.close = close


def _plain(status: bytes, reason: bytes) -> bytes:
    head = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    return head % (status, len(reason)) + b"connection: close\r\n\r\n" + reason


def _refusal(code: str, reason: str, parameters: str = "{}") -> bytes:
    return (
        f'{{"code":"{code}","reason":"{reason}","details":[],"case":"","parameters":{parameters}}}'
    ).encode()


REFUSALS = {
    400: _plain(b"400 Bad Request", _refusal("bad_request", "this is not HTTP")),
    408: _plain(b"408 Request Timeout", _refusal("bad_request", "the request took too long")),
    429: _plain(
        b"429 Too Many Requests\r\nretry-after: 10",
        _refusal("rate_limited", "too many messages came from this address", '{"seconds":10}'),
    ),
    431: _plain(
        b"431 Request Header Fields Too Large",
        _refusal("bad_request", "the headers are too large or too many"),
    ),
    503: _plain(
        b"503 Service Unavailable\r\nretry-after: 5",
        _refusal("busy", "there are too many connections"),
    ),
}
"""The shape of every refusal (`protocol.refusals.Refusal`)."""
