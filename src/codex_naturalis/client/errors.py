"""The exceptions of the client:

Exception
├── Refused            the request was refused, and nothing has changed (protocol.refusals)
└── ClientError        no decision is known; raised as such only for a bug in the client
    ├── Unreachable    there is no connection, or no answer to a request that changes nothing
    ├── Uncertain      the request was sent, but it is unknown whether it was carried out
    ├── BadAnswer      the answer does not follow our protocol
    └── Closed         the client, its connection or the stream has been closed by its owner

Most refusals come from the server. The client itself refuses what cannot be sent: an unreadable
half-move, a field that is too long, a command that needs a seat. `Client` raises ValueError for an
address that is not http:// or https://.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from codex_naturalis.protocol.refusals import Refusal, Refused


class ClientError(Exception):
    pass


class Unreachable(ClientError):
    pass


class Uncertain(ClientError):
    pass


class BadAnswer(ClientError):
    pass


class Closed(ClientError):
    pass


_decode = msgspec.json.Decoder(Refusal).decode


def error_of(status: int, headers: Mapping[str, str], body: bytes) -> Refused | BadAnswer:
    """The exception for an HTTP answer that is not a success."""
    try:
        refusal = _decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return BadAnswer(f"status {status} without a reason that we can read: is it our server?")
    try:
        retry_after = float(headers["Retry-After"])
    except (KeyError, ValueError):
        retry_after = None
    return Refused(
        refusal.code,
        refusal.reason,
        refusal.details,
        retry_after,
        refusal.case,
        refusal.parameters,
    )
