"""A command on its way to the server, by this law: what was on its way when the connection broke
is never doubled, and never lost in silence.

After a break everything that was followed is followed again, so the newest state is known. Then

1. if that state shows what the command wanted and did not show it before, it was carried out;
2. else it is sent again, the same word for word: with the same version, where it has one. The
   server refuses a command made against a version older than what its seat last did or came to
   owe (`stale`), so it can be carried out once and no more, even if the first one is still on its
   way somewhere. Commands without a version can be repeated by their nature: they say how things
   shall be, and are refused or change nothing where things are so. Talk can not, and is not sent
   again;
3. if the second one is refused, the state is looked at once more: the server tells it before the
   refusal, so if the first one was carried out after all, it shows it. What it shows is in; what
   it certainly does not show is refused; and only if it does not tell, `Uncertain` is raised.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import msgspec

from codex_naturalis.client.errors import Declined, Uncertain, Unreachable
from codex_naturalis.client.lifeline import BREATH, PASSING, Lifeline
from codex_naturalis.client.wire import Answer, Lost, TooFast
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
from codex_naturalis.protocol.refusals import Code

Evidence = Callable[[], bool | None]
"""Does the state show that a command was carried out? None: it does not tell."""

HARMLESS = Ping | Watch | Unwatch | WatchLobby | UnwatchLobby | Hint | Unpair
"""They change nothing that anyone could doubt."""
MOST_SILENCES = 2

_check: Callable[[bytes], AnyCommand] = msgspec.json.Decoder(AnyCommand).decode
_encode = msgspec.json.Encoder().encode


async def carry(
    lifeline: Lifeline,
    command: AnyCommand,
    landed: Evidence = lambda: False,
    *,
    repeatable: bool = True,
) -> Answer | None:
    """Have a command carried out; None: the state shows that it was, but its answer is lost.
    Raises Refused or a ClientError."""
    try:
        _check(_encode(command))
    except msgspec.ValidationError as error:
        raise Declined(Code.BAD_REQUEST, str(error)) from error
    return await _Errand(lifeline, command, landed, repeatable).run()


class _Errand:
    def __init__(
        self, lifeline: Lifeline, command: AnyCommand, landed: Evidence, repeatable: bool
    ) -> None:
        self._lifeline = lifeline
        self._command = command
        self._landed = landed
        self._repeatable = repeatable
        self._doubt: Exception | None = None
        """Why nobody knows whether it was carried out."""
        self._silences = 0
        self._pauses = lifeline.patience.pauses()
        self._deadline = monotonic() + lifeline.patience.total

    async def run(self) -> Answer | None:
        while True:
            wire = await self._lifeline.ready(self._doubt)
            if self._doubt is not None and self._is_in(self._doubt):
                return None
            try:
                return await wire.exchange(self._command)
            except Lost as lost:
                self._lose(lost)
                await self._lifeline.rest_of(wire)
            except TooFast as fast:
                if monotonic() > self._deadline:
                    raise Declined(Code.RATE_LIMITED, "too many commands") from fast
                await asyncio.sleep(BREATH)
            except Declined as declined:
                if await self._was_in(declined):
                    return None

    def _lose(self, lost: Lost) -> None:
        self._silences += lost.silent
        if lost.sent and not isinstance(self._command, HARMLESS):
            self._doubt = lost
        elif self._silences == MOST_SILENCES:
            raise Unreachable("the server is there, but gives no answer") from lost

    def _is_in(self, doubt: Exception) -> bool:
        """After a break: yes, or not yet. Raises Uncertain if it makes no sense to go on."""
        if self._landed():
            return True
        if not self._repeatable or self._silences == MOST_SILENCES:
            raise Uncertain(f"no answer came: {doubt}") from doubt
        return False

    async def _was_in(self, declined: Declined) -> bool:
        """After a refusal: yes, or to be sent again. Raises it, or Uncertain."""
        if declined.code in PASSING and self._repeatable and monotonic() < self._deadline:
            self._doubt = declined
            await asyncio.sleep(next(self._pauses))
            return False
        seen = False if self._doubt is None else self._landed()
        if seen is None:
            raise Uncertain(f"refused the second time: {declined}") from declined
        if not seen:
            raise declined
        return True
