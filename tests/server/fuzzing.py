"""Bad input for the socket: frames that are nothing, commands that are almost right, and commands
that are right but for nobody in particular. All from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from string import ascii_letters
from typing import Any

import msgspec
from msgspec import inspect as wire

from codex_naturalis.protocol.commands import AnyCommand

Frame = str | bytes
Fields = dict[str, Any]

CHOICES = ("s:front", "s:back", "o:87", "o:102")
MOVES = (*CHOICES, "1f@1,1", "40b@-1,1", "9f@-1,-1", "0f@0,0", "<R", "<G", "<R1", "<G2", "?")
ODD_TEXT = ("", "\0", "\u202e", "\ufb00", "'; DROP TABLE entries; --", "<b>", "\u2028", "a" * 600)
ODD_NUMBERS = (True, -1, 4, 2**53 + 1, 2**64, -(2**63), 1.5, 1e308)
ODD_VALUES: tuple[Any, ...] = (None, *ODD_NUMBERS, "", "0", [], [[]], {}, {"type": "ping"})
_COMMANDS = wire.type_info(AnyCommand)
assert isinstance(_COMMANDS, wire.UnionType)
KINDS = [kind for kind in _COMMANDS.types if isinstance(kind, wire.StructType)]

_decode = msgspec.json.Decoder(AnyCommand).decode


class Fuzzer:
    """Speaks of these tables and people more often than of others."""

    def __init__(self, seed: int, tables: Sequence[str] = (), people: Sequence[str] = ()) -> None:
        self.rng = Random(seed)
        self.tables = tables
        self.people = people
        self.version = 0
        """About which versions are guessed."""

    def command(self) -> Fields:
        """One that the protocol allows; nothing else is right about it."""
        kind = self.rng.choice(KINDS)
        command = self._struct(kind)
        assert _decode(json.dumps(command)) is not None
        return command

    def spoiled(self) -> Fields:
        """One that the protocol does not allow, by one field or two."""
        rng = self.rng
        while True:
            command = self.command()
            for _ in range(rng.choice((1, 1, 2))):
                field = rng.choice(list(command) or ["type"])
                how = rng.randrange(4)
                if how == 0:
                    command.pop(field, None)
                elif how == 1:
                    command[self.text()] = rng.choice(ODD_VALUES)
                else:
                    command[field] = rng.choice((*ODD_VALUES, self.text()))
            if not is_command(text := json.dumps(command)):
                return dict(json.loads(text))

    def junk(self) -> Frame:
        """A frame that is no command."""
        ways: tuple[Callable[[], Frame], ...] = (
            lambda: "",
            lambda: b"",
            lambda: self.rng.randbytes(self.rng.randrange(200)),
            self.text,
            lambda: json.dumps(self.value(3)),
            lambda: (
                self.rng.choice(('{"a":', "[", '{"id":1,"type":')) * self.rng.randrange(1, 1000)
            ),
            self._damaged,
            lambda: json.dumps(self.spoiled()),
        )
        while True:
            frame = self.rng.choice(ways)()
            if not is_command(frame):
                return frame

    def text(self) -> str:
        """Any Unicode that a text frame may hold."""
        if self.rng.random() < 0.3:
            return self.rng.choice(ODD_TEXT)
        signs = (self.rng.choice((0x7F, 0x2FF, 0xD7FF, 0x10FFFF)) for _ in range(20))
        return "".join(_sign(self.rng.randrange(top)) for top in signs)

    def value(self, depth: int) -> Any:
        """Any JSON."""
        rng = self.rng
        if depth == 0 or rng.random() < 0.4:
            return rng.choice((*ODD_VALUES, self.text(), rng.getrandbits(70), rng.random()))
        if rng.random() < 0.5:
            return [self.value(depth - 1) for _ in range(rng.randrange(4))]
        return {self.text(): self.value(depth - 1) for _ in range(rng.randrange(4))}

    def _damaged(self) -> bytes:
        """A command with a few bytes changed, lost or doubled."""
        data = bytearray(json.dumps(self.command()).encode())
        for _ in range(self.rng.randrange(1, 4)):
            at = self.rng.randrange(len(data))
            data[at : at + self.rng.randrange(3)] = self.rng.randbytes(self.rng.randrange(3))
        return bytes(data)

    def _whole(self, kind: wire.StructType | wire.VarTupleType) -> Any:
        if isinstance(kind, wire.StructType):
            return self._struct(kind)
        return [self._of(kind.item_type) for _ in range(self.rng.randrange(4))]

    def _struct(self, kind: wire.StructType) -> Fields:
        fields: Fields = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
        for field in kind.fields:
            if field.required or self.rng.random() < 0.6:
                fields[field.encode_name] = self._field(field.encode_name, field.type)
        return fields

    def _field(self, name: str, kind: wire.Type) -> Any:
        rng = self.rng
        if name == "table" and self.tables and rng.random() < 0.95:
            return rng.choice(self.tables)
        if name == "person" and self.people and rng.random() < 0.8:
            return rng.choice(self.people)
        if name == "seat" and rng.random() < 0.8:
            return rng.randrange(2)
        if name == "version" and rng.random() < 0.8:
            return max(0, self.version + rng.choice((0, 0, 0, 1, -1, -2)))
        if name == "move" and rng.random() < 0.8:
            return rng.choice(MOVES)
        return self._of(kind)

    def _string(self, kind: wire.StrType) -> str:
        if kind.pattern is not None:  # of a nonce
            size = self.rng.randint(kind.min_length or 1, kind.max_length or 40)
            return "".join(self.rng.choices(ascii_letters, k=size))
        text = (self.text() or "x") * (kind.min_length or 1)
        return text[: self.rng.choice((kind.max_length or 100, 10))]

    def _of(self, kind: wire.Type) -> Any:
        """Any value of a type, its bounds more often than chance would."""
        rng = self.rng
        match kind:
            case wire.BoolType():
                return rng.random() < 0.5
            case wire.NoneType():
                return None
            case wire.IntType():
                least, most = int(kind.ge or 0), int(kind.le or 2**53)
                return rng.choice((least, most, rng.randint(least, most)))
            case wire.FloatType():
                return rng.uniform(kind.ge or 0.0, kind.le or 1e9)
            case wire.StrType():
                return self._string(kind)
            case wire.EnumType():
                return rng.choice([member.value for member in kind.cls])
            case wire.UnionType():
                return self._of(rng.choice(kind.types))
            case wire.StructType() | wire.VarTupleType():
                return self._whole(kind)
            case _:
                raise TypeError(f"no command has a field of {kind}")


def is_command(frame: Frame) -> bool:
    try:
        _decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


def _sign(number: int) -> str:
    """Half of a pair is no character."""
    return "?" if 0xD800 <= number < 0xE000 else chr(number)
