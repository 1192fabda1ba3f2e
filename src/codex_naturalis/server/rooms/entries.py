"""What stands in the text of a log's entries, where it is more than a word."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from codex_naturalis.engine.deal import Deal
from codex_naturalis.protocol.tables import Colour


class Sitter(Struct, frozen=True):
    person: str
    name: str | None
    """Of one of several people at one device; None: the person's own."""
    colour: Colour


class Start(Struct, frozen=True):
    deal: Deal
    salt: str
    order: tuple[int, ...]
    """R16: which seat of the gathering became each seat of the game."""


_encoder = msgspec.json.Encoder()
_sitter = msgspec.json.Decoder(Sitter)
_start = msgspec.json.Decoder(Start)


def to_text(entry: Sitter | Start) -> str:
    return _encoder.encode(entry).decode()


def sitter_of(text: str) -> Sitter:
    return _sitter.decode(text)


def start_of(text: str) -> Start:
    return _start.decode(text)
