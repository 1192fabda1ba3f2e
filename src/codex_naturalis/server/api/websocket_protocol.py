"""uvicorn's WebSocket protocol, with two additions: bounds on what a peer that does not read, never
ends a message, or sends without end, can make us keep and do; and a direct way in and out for whole
text messages, which are nearly all. Everything else goes the way of `websockets`, which knows all
the rules."""

from __future__ import annotations

from collections.abc import Callable
from struct import pack
from typing import Any, Protocol, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from codex_naturalis.server.api.network_address import network_of
from codex_naturalis.server.api.socket_rates import Bucket
from codex_naturalis.server.api.wire import Wire
from codex_naturalis.server.telemetry.wire_events import WireLimit

try:
    from websockets.speedups import apply_mask
except ImportError:  # a wheel without compiled code
    from websockets.utils import apply_mask

STEP = 2 * 2**10
"""Bytes that `websockets` parses at a time."""
BATCH = 16
"""Frames before others have their turn."""
MOST_AFTER_CLOSE = 16 * 2**10
"""Bytes in which a peer must agree to the closing."""
CLOSING_SECONDS = 1.0
"""Seconds in which a peer that was cut off reads why."""
MOST_FRAGMENTS = 64
"""Of one message; empty ones have no size that could be limited."""
DIRECT = "codex.direct"
"""The ASGI extension by which a connection finds its `WebSocketProtocol`."""
FINAL = 0x80
"""In the first byte of a frame that ends its message."""
TEXT_FRAME = FINAL | 1
"""The first byte of a frame that is a whole text message."""
MASKED = 0x80
"""In the second byte of every frame of a client, before its length."""
TWO_BYTES = 126
"""Instead of a length: the next two bytes are it."""

Message = str | bytes


class DirectSocket(Protocol):
    """What a connection uses of the protocol."""

    def send_texts(self, payloads: list[bytes]) -> int: ...

    def deliver_to(self, receive: Callable[[Message], None]) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def cut(self, payload: bytes) -> None: ...


def text_header(size: int) -> bytes:
    """What stands before the payload of an unmasked text message (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return pack("!BBH", TEXT_FRAME, 126, size)
    return pack("!BBQ", TEXT_FRAME, 127, size)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """`uvicorn.Config(ws=partial(WebSocketProtocol, wire))`."""

    def __init__(self, wire: Wire, config: Config, *arguments: Any, **named: Any) -> None:
        super().__init__(config, *arguments, **named)
        self._wire = wire
        self._controls = Bucket(wire.limits.frames_per_second, wire.limits.frame_burst)
        self._rest: tuple[bytes, int] | None = None
        """What has come and is to be parsed, and from where on."""
        self._going_on = False
        """Whether the rest is parsed soon, by itself."""
        self._after_close = 0
        self._receive: Callable[[Message], None] | None = None
        self._most_bytes = config.ws_max_size
        self._between_frames = True
        """Whether nothing of the next frame has come yet. After a frame that came in pieces only
        the parser of `websockets` knows; it reads all that follows on this connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope = cast("dict[str, dict[str, object]]", self.scope)
            scope["extensions"][DIRECT] = self

    def deliver_to(self, receive: Callable[[Message], None]) -> None:
        """Messages go to `receive` from now on, those that wait first; only the end of the
        connection is told by ASGI."""
        self._receive = receive
        if self.read_paused and not self._going_on:
            self.read_paused = False
            self.transport.resume_reading()
        waiting: list[Any] = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                receive(event.get("text") or event.get("bytes") or "")
            else:
                self.queue.put_nowait(event)
        if not self.read_paused:
            self._go_on()

    def pause(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if not self._going_on and (self.read_paused or self._rest is not None):
            self.read_paused = False
            self._go_on()
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self._hear_no_more()
                return
        if self._rest is not None:
            rest, start = self._rest
            self._rest, data = None, rest[start:] + data
        if self.read_paused and not self.close_sent:
            self._rest = data, 0
        else:
            self._parse(data, 0)

    def _go_on(self) -> None:
        rest, self._rest = self._rest, None
        if rest is not None and not self.disconnected:
            self._parse(*rest)

    def _go_on_soon(self) -> None:
        self._going_on = False
        if self.read_paused:
            self.resume()
        else:
            self._go_on()

    def _parse(self, data: bytes, start: int) -> None:
        """Frame by frame, as long as reading is not paused, and no more than a few at once."""
        size = len(data)
        for _ in range(BATCH):
            if start >= size or self.transport.is_closing():
                return
            payload, end = self._whole_frame(data, start, size)
            direct = end and data[start] == TEXT_FRAME and end - payload <= self._most_bytes
            if not (direct and self._deliver(data[payload - 4 : payload], data[payload:end])):
                end = end or min(size, start + STEP)
                super().data_received(data[start:end])
            start = end
            if self.read_paused or not direct:
                break
        if start < size:
            self._rest = data, start
            if not self.read_paused:
                self.pause()
                self._going_on = True
                self.loop.call_soon(self._go_on_soon)

    def cut(self, payload: bytes) -> None:
        """Send a last text message and close, whatever the peer still sends: nothing is read any
        more, and there is no closing handshake."""
        if self.close_sent or self.disconnected:
            return
        self._wire.admission.cut(network_of(self._address), self._address)
        self.send_texts([payload])
        self.conn.send_close(CloseCode.POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        gone = {"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION}
        self.queue.put_nowait(cast("Any", gone))
        self._hear_no_more()

    def _hear_no_more(self) -> None:
        """Let the peer read what was sent, and end the connection."""
        self._rest = None
        self.read_paused = False  # so that nobody resumes it
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest = None
        self._wire.admission.leave(self, network_of(self._address))
        super().connection_lost(exc)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def give_way(self) -> None:
        """Sockets never do: they are not idle."""

    def _deliver(self, mask: bytes, payload: bytes) -> bool:
        if self._receive is None:
            return False
        try:
            text = apply_mask(payload, mask).decode()
        except UnicodeDecodeError:
            return False
        self._receive(text)
        return True

    def _whole_frame(self, data: bytes, start: int, size: int) -> tuple[int, int]:
        """Where the payload of the frame at `start` begins and ends. The end is 0 if all that
        follows is to be read by `websockets`: the frame has not come whole, belongs to a message
        of several, is very long, or breaks the rules."""
        if not self._between_frames or self.conn.state is not OPEN:
            return 0, 0
        payload = start + 6
        if size >= payload and data[start] & FINAL:
            length = data[start + 1] - MASKED
            if length == TWO_BYTES:
                payload += 2
                length = int.from_bytes(data[start + 2 : start + 4], "big")
            elif length > TWO_BYTES:
                length = size
            if length >= 0 and payload + length <= size:
                return payload, payload + length
        self._between_frames = False
        return 0, 0

    def send_receive_event_to_app(self) -> None:
        """A message that `websockets` has read."""
        super().send_receive_event_to_app()
        if self._receive is not None:
            self.deliver_to(self._receive)

    def send_texts(self, payloads: list[bytes]) -> int:
        """Send text messages, whose payloads are UTF-8, with one write; returns how many bytes the
        peer has not taken yet. Frames of a server are not masked, so the payload goes out as it
        is: the state machine of `websockets` would copy it for every receiver."""
        if self.close_sent or self.disconnected:
            return 0
        parts: list[bytes] = []
        for payload in payloads:
            parts += (text_header(len(payload)), payload)
        self.transport.write(b"".join(parts))
        return self.transport.get_write_buffer_size()

    def handle_ping(self) -> None:
        """Who does not read our pongs gets no more of them."""
        pong = b"".join(self.conn.data_to_send())
        if self._may_control() and self.writable.is_set():
            self.transport.write(pong)

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """Pings and pongs have a rate too; beyond it there is nothing to answer."""
        now = self.loop.time()
        if self.close_sent:
            return False
        if self._controls.wait(now) > 0:
            self._wire.events.meet(WireLimit.FRAMES, self._address)
            self._wire.admission.cut(network_of(self._address), self._address)
            self.transport.abort()
            return False
        self._controls.take(now)
        return True

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.frames = []
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many fragments")
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abandon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if self.close_timer is None:
            self._abandon()

    def _abandon(self) -> None:
        """A closed transport waits until all is sent: for ever, when the peer does not read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
