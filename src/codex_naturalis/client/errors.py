"""What can go wrong, besides what Python itself raises:

Exception
├── Refused            the server said no, and nothing has changed (protocol.refusals)
│   └── Declined       as this client raises it: with `retry_after`, where the server gave it
└── ClientError
    ├── Unreachable    there was no connection, or no answer to what changes nothing
    ├── Uncertain      it was sent, and nobody can know whether it was carried out
    ├── BadAnswer      whoever answered does not speak our protocol
    └── Closed         the client, or the stream, has been closed by its owner
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from codex_naturalis.protocol.refusals import Code, Detail, Refusal, Refused


class Declined(Refused):
    """The server's no."""

    def __init__(
        self,
        code: Code,
        reason: str,
        details: tuple[Detail, ...] = (),
        retry_after: float | None = None,
    ) -> None:
        super().__init__(code, reason, details)
        self.retry_after = retry_after
        """Seconds after which it makes sense to ask again."""


class ClientError(Exception):
    """All that is neither yes nor no."""


class Unreachable(ClientError):
    pass


class Uncertain(ClientError):
    pass


class BadAnswer(ClientError):
    pass


class Closed(ClientError):
    pass


_decode = msgspec.json.Decoder(Refusal).decode


def refusal_of(status: int, headers: Mapping[str, str], body: bytes) -> Declined | BadAnswer:
    """What an HTTP answer that is no success says."""
    try:
        refusal = _decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return BadAnswer(f"status {status}, and no reason in our words: is it our server?")
    try:
        retry_after = float(headers["Retry-After"])
    except (KeyError, ValueError):
        retry_after = None
    return Declined(refusal.code, refusal.reason, refusal.details, retry_after)
