"""What nodes tell each other: what has changed, never how. A hint may be lost, come late or come
twice; who hears it looks into the store. None holds anything that is secret, because workers use
the same bus."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import Struct


class TableMoved(Struct, frozen=True, array_like=True, tag="table"):
    """Its log has grown."""

    table: str
    version: int
    people: tuple[str, ...]
    """Who sits there."""

    @property
    def key(self) -> str:
        return self.table


class ChatGrew(Struct, frozen=True, array_like=True, tag="chat"):
    table: str

    @property
    def key(self) -> str:
        return self.table


class LineChanged(Struct, frozen=True, array_like=True, tag="line"):
    """What the lobby shows of a table."""

    table: str

    @property
    def key(self) -> str:
        return self.table


class Present(Struct, frozen=True, array_like=True, tag="present"):
    """Who is connected to a table at this node."""

    table: str
    people: tuple[str, ...]
    """To their seats."""
    watching: int

    @property
    def key(self) -> str:
        return self.table


class WhoIsPresent(Struct, frozen=True, array_like=True, tag="who"):
    """Asks the others for their `Present`."""

    table: str

    @property
    def key(self) -> str:
        return self.table


class PersonChanged(Struct, frozen=True, array_like=True, tag="person"):
    """A name, a session or a token."""

    person: str

    @property
    def key(self) -> str:
        return self.person


class StandingChanged(Struct, frozen=True, array_like=True, tag="standing"):
    """How a person stands with rated play."""

    person: str

    @property
    def key(self) -> str:
        return self.person


class SeeksChanged(Struct, frozen=True, array_like=True, tag="seeks"):
    """Who waits for a game."""

    @property
    def key(self) -> str:
        return ""


class Spent(Struct, frozen=True, array_like=True, tag="spent"):
    """What people and addresses have done since the last one, for the limits."""

    buckets: tuple[tuple[str, int, str, int], ...]
    """The action, which of its keys, the hash of that key, and how often."""

    @property
    def key(self) -> str:
        return ""


class NodeChanged(Struct, frozen=True, array_like=True, tag="node"):
    """This node begins, drains or ends."""

    @property
    def key(self) -> str:
        return ""


Hint = (
    TableMoved
    | ChatGrew
    | LineChanged
    | Present
    | WhoIsPresent
    | PersonChanged
    | StandingChanged
    | SeeksChanged
    | Spent
    | NodeChanged
)


class Batch(Struct, frozen=True, array_like=True):
    node: str
    """Who says it."""
    hints: list[Hint]


class _Unread(Struct, frozen=True, array_like=True):
    node: str
    hints: list[msgspec.Raw]


encode = msgspec.msgpack.Encoder().encode
_batch = msgspec.msgpack.Decoder(Batch)
_unread = msgspec.msgpack.Decoder(_Unread)
_hint: msgspec.msgpack.Decoder[Hint] = msgspec.msgpack.Decoder(Hint)


def decode(data: bytes) -> Batch | None:
    """Hints that only a newer version knows are left out; None for what is no batch."""
    try:
        return _batch.decode(data)
    except msgspec.MsgspecError:
        with suppress(msgspec.MsgspecError):
            found = _unread.decode(data)
            return Batch(found.node, [one for raw in found.hints if (one := _known(raw))])
    return None


def _known(raw: msgspec.Raw) -> Hint | None:
    with suppress(msgspec.MsgspecError):
        return _hint.decode(raw)
    return None
