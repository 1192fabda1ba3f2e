"""A request: one command, sent until its answer comes. A command that was on its way when the
connection broke is never carried out twice, and never lost without an error.

After a break all subscriptions are restored first; then the same command is sent again. A command
that changes a table carries a nonce, which the server keeps with the change: a copy of a command
that was carried out gets the answer of the first one. Other commands are idempotent: they name a
wanted state.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_urlsafe
from time import monotonic

import msgspec

from codex_naturalis.client.connection import Answer, ConnectionLost, RateLimited
from codex_naturalis.client.errors import Uncertain, Unreachable
from codex_naturalis.client.reconnect import RATE_LIMIT_PAUSE, TEMPORARY, ReconnectingConnection
from codex_naturalis.protocol.commands import (
    AnyCommand,
    Hint,
    Ping,
    Unpair,
    Unwatch,
    UnwatchLobby,
    Watch,
    WatchLobby,
)
from codex_naturalis.protocol.refusals import Code, Refused

SAFE = Ping | Watch | Unwatch | WatchLobby | UnwatchLobby | Hint | Unpair
"""They change nothing about a game, so it does not matter how often they arrive."""
MOST_TIMEOUTS = 2
NONCE_BYTES = 12

_validate: Callable[[bytes], AnyCommand] = msgspec.json.Decoder(AnyCommand).decode
_encode = msgspec.json.Encoder().encode


def new_nonce() -> str:
    """For one command and its copies."""
    return token_urlsafe(NONCE_BYTES)


async def request(
    connection: ReconnectingConnection, command: AnyCommand, *, resend: bool = True
) -> Answer | None:
    """Have a command carried out. Raises Refused or a ClientError. Without `resend`, returns None
    when the connection broke and is there again: a subscription has sent the command then."""
    try:
        _validate(_encode(command))
    except msgspec.ValidationError as error:
        raise Refused(Code.BAD_REQUEST, str(error)) from error
    return await _Request(connection, command, resend).run()


class _Request:
    def __init__(
        self, connection: ReconnectingConnection, command: AnyCommand, resend: bool
    ) -> None:
        self._connection = connection
        self._command = command
        self._resend = resend
        self._unanswered: Exception | None = None
        """Why it is unknown whether the command was carried out."""
        self._timeouts = 0
        self._pauses = connection.timeouts.pauses()
        self._deadline = monotonic() + connection.timeouts.total

    async def run(self) -> Answer | None:
        while True:
            current = await self._connection.ready(self._unanswered)
            if self._unanswered is not None and not self._resend:
                return None
            try:
                return await current.exchange(self._command)
            except ConnectionLost as lost:
                self._on_lost(lost)
                await self._connection.wait_until_dropped(current)
            except RateLimited as limited:
                if monotonic() > self._deadline:
                    raise Refused(Code.RATE_LIMITED, "too many commands") from limited
                await asyncio.sleep(RATE_LIMIT_PAUSE)
            except Refused as refused:
                if refused.code not in TEMPORARY or monotonic() > self._deadline:
                    raise
                self._unanswered = refused
                await asyncio.sleep(next(self._pauses))

    def _on_lost(self, lost: ConnectionLost) -> None:
        self._timeouts += lost.timed_out
        changing = lost.sent and not isinstance(self._command, SAFE)
        if changing:
            self._unanswered = lost
        if self._timeouts == MOST_TIMEOUTS:
            if changing:
                raise Uncertain(f"no answer came: {lost}") from lost
            raise Unreachable("the server can be reached, but does not answer") from lost
