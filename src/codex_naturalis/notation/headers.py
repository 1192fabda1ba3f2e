"""The syntax that records and positions share: lines of `Name: value`, then half-moves."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from codex_naturalis.engine.errors import BadText, CodexError

MOST_BYTES = 1 << 20
"""No game needs a tenth of this; a longer text is refused before it is parsed."""

_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9-]*):(.*)", re.ASCII | re.DOTALL)
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f]")
_NUMBER = re.compile(r"[0-9]{1,18}", re.ASCII)
_MOVES = re.compile(r"([0-9]{1,18})\s+(\S.*)", re.ASCII)


class BadRecord(CodexError, ValueError):
    """A record or position that cannot be parsed or replayed: in which line, and why. `case` is one
    of `RECORD_CASES`, or for an illegal half-move the code of the first rule that it breaks."""

    def __init__(self, line: int, reason: str, case: str = "", **parameters: str | int) -> None:
        self.line = line
        self.reason = reason
        move = parameters.get("move")
        self.half_move = None if move is None else str(move)
        where = f"line {line}: " if move is None else f"line {line}: {move}: "
        super().__init__(where + reason, case, **parameters)


POSITION_CASES = {
    "position": ("reason",),
    "area_card": ("header", "word"),
    "area_starter": ("header", "word"),
    "area_cell": ("header", "word"),
    "area_cost": ("header", "word"),
    "area_empty": ("header",),
    "area_size": ("header", "cards", "needed"),
    "hand_size": ("header", "cards", "needed"),
    "tybor_size": ("header", "cards", "needed"),
    "card_places": ("card", "places"),
    "card_kind": ("header", "card"),
    "no_such_card": ("card",),
    "no_such_objective": ("objective",),
    "objective_places": ("objective",),
    "seen_elsewhere": ("card",),
    "market_gap": (),
    "points_wrong": ("header", "points", "correct"),
    "last_round": ("correct",),
    "ended": (),
    "turn_blocked": (),
    "nothing_to_draw": (),
    "setup_round": (),
}
"""What may be wrong with a position, pasted or set up by hand, and the parameters of each."""

RECORD_CASES: dict[str, tuple[str, ...]] = {
    "too_long": ("most",),
    "not_utf8": (),
    "control_character": (),
    "unknown_line": (),
    "header_late": ("header",),
    "header_twice": ("header", "first"),
    "header_missing": ("header",),
    "not_a_number": ("header", "word"),
    "unknown_word": ("header", "word", "allowed"),
    "version": ("version", "known"),
    "seat_gap": ("header",),
    "players": ("least", "most"),
    "solo_players": (),
    "solo_refill": (),
    "foreign_card": ("header", "card", "deck"),
    "card_twice": ("header", "card", "deck"),
    "card_missing": ("header", "card", "deck"),
    "result_alone": (),
    "result_early": ("header",),
    "result_wrong": ("header", "word", "correct"),
    "variation_line": (),
    "variation_node": ("node", "nodes"),
    "tree_full": ("most",),
    "note_long": ("most",),
    "note_blanks": (),
    "note_character": (),
    **POSITION_CASES,
}
"""What may be wrong with a record or a position beside half-moves, and the parameters of each. The
case `position` is for all that is wrong with the text of a position and has no case of its own."""


def decode(data: bytes) -> str:
    """The text of a file's first MOST_BYTES; raises BadRecord."""
    if len(data) >= MOST_BYTES:
        raise _too_long(data.count(b"\n") + 1)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "the text is not UTF-8", "not_utf8") from error


class Header(Struct, frozen=True):
    line: int
    name: str
    value: str

    def bad(self, reason: str, case: str = "", **parameters: str | int) -> BadRecord:
        return BadRecord(self.line, f"{self.name}: {reason}", case, **parameters)

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(self.number(word) for word in self.value.split())

    def number(self, word: str) -> int:
        if not _NUMBER.fullmatch(word):
            reason = f"{clip(word)!r} is not a number"
            raise self.bad(reason, "not_a_number", header=self.name, word=clip(word))
        return int(word)


class MoveLine(Struct, frozen=True):
    line: int
    seat: int
    half_moves: tuple[str, ...]


class Headers:
    """The headers of a text by name; each may occur once. `lines` is the line to name in errors
    about missing headers."""

    def __init__(self, lines: int, headers: Iterable[Header]) -> None:
        self.lines = lines
        self.found: dict[str, Header] = {}
        for header in headers:
            if header.name in self.found:
                first = self.found[header.name].line
                reason = f"was given in line {first} already"
                raise header.bad(reason, "header_twice", header=header.name, first=first)
            self.found[header.name] = header

    def get(self, name: str) -> Header | None:
        return self.found.get(name)

    def need(self, name: str) -> Header:
        header = self.found.get(name)
        if header is None:
            reason = f"the header {name} is missing"
            raise BadRecord(self.lines, reason, "header_missing", header=name)
        return header

    def word(self, name: str, allowed: Iterable[str], default: str | None = None) -> str:
        """The value of a header that must be one of the allowed words."""
        header = self.get(name)
        if header is None and default is not None:
            return default
        header = self.need(name)
        if header.value not in list(allowed):
            word, words = clip(header.value), ", ".join(allowed)
            reason = f"unknown {word!r}: one of {words}"
            raise header.bad(reason, "unknown_word", header=name, word=word, allowed=words)
        return header.value

    def require(self, name: str, value: str) -> None:
        """Check the header that names the format and its version."""
        header = self.need(name)
        if header.value != value:
            version = clip(header.value)
            reason = f"version {version!r} is not known here, only {value}"
            raise header.bad(reason, "version", version=version, known=value)


def split(text: str) -> tuple[Headers, list[MoveLine]]:
    """The headers and the lines of half-moves, without comments and blank lines; raises
    BadRecord."""
    if len(text) >= MOST_BYTES:
        raise _too_long(text.count("\n", 0, MOST_BYTES) + 1)
    lines = text.split("\n")
    headers: list[Header] = []
    moves: list[MoveLine] = []
    for number, raw in enumerate(lines, 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if _CONTROL.search(line):
            reason = "a control character: this is not a record or position"
            raise BadRecord(number, reason, "control_character")
        if match := _MOVES.fullmatch(line):
            moves.append(MoveLine(number, int(match[1]), tuple(match[2].split())))
        elif not (match := _HEADER.fullmatch(line)):
            reason = f"{clip(line)!r} is neither a header nor half-moves of a seat"
            raise BadRecord(number, reason, "unknown_line")
        elif moves:
            name = clip(match[1])
            reason = f"the header {name} comes after the half-moves"
            raise BadRecord(number, reason, "header_late", header=name)
        else:
            headers.append(Header(number, match[1], match[2].strip()))
    end = moves[0].line if moves else len(lines)
    return Headers(end, headers), moves


def check_header(name: str, value: str) -> None:
    """Raise BadText for a header that would not be read back unchanged."""
    if not _HEADER.fullmatch(f"{name}:"):
        raise BadText(f"{clip(name)!r} is not a name for a header")
    if "#" in value or value != value.strip():
        raise BadText(f"{name}: a value has no # and no blanks around it: {clip(value)!r}")
    if _CONTROL.search(value):
        raise BadText(f"{name}: a value has no control characters: {clip(value)!r}")


def _too_long(line: int) -> BadRecord:
    reason = f"the text is longer than {MOST_BYTES} bytes"
    return BadRecord(line, reason, "too_long", most=MOST_BYTES)


def clip(text: str, most: int = 40) -> str:
    """The beginning of a text, short enough for a message."""
    return text if len(text) <= most else f"{text[:most]}…"
