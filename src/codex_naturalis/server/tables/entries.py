"""The JSON in the text of those log entries that need more than a word."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from codex_naturalis.engine.deal import Deal
from codex_naturalis.protocol.tables import Colour


class Sitter(Struct, frozen=True):
    person: str
    name: str | None
    """When several people play on one device, the name for this seat; None: the person's own."""
    colour: Colour


class Start(Struct, frozen=True):
    deal: Deal | None
    """None when the game begins with a position."""
    salt: str
    order: tuple[int, ...]
    """R16: seat n of the game was seat order[n] before the start."""
    position: str | None = None
    """As text; everything that is hidden in it is settled, as by a deal."""


_encoder = msgspec.json.Encoder()
_sitter = msgspec.json.Decoder(Sitter)
_start = msgspec.json.Decoder(Start)


def to_text(entry: Sitter | Start) -> str:
    return _encoder.encode(entry).decode()


def sitter_of(text: str) -> Sitter:
    return _sitter.decode(text)


def start_of(text: str) -> Start:
    return _start.decode(text)
