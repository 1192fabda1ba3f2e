"""uvicorn's WebSocket, with a bound on what a peer that does not read, or never ends a message,
can make us keep."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

MOST_FRAGMENTS = 64
"""Of one message; empty ones have no size that could be limited."""


class Wire(WebSocketsSansIOProtocol):
    """`uvicorn.Config(ws=Wire)`."""

    def handle_ping(self) -> None:
        """Who does not read our pongs gets no more of them."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)

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
