"""As much of TypeScript as web/src/protocol.ts is written in: its types, read from the text, and
whether a JSON value is of one."""

from __future__ import annotations

import json
import re

from msgspec import Struct

_COMMENT = re.compile(r"/\*\*.*?\*/|//[^\n]*", re.DOTALL)
_DECLARATION = re.compile(
    r"export (?:interface (?P<interface>\w+) \{(?P<body>[^}]*)\}"
    r"|type (?P<type>\w+) =(?P<spelled>[^;]*);"
    r"|const PROTOCOL = (?P<protocol>\d+);|const COACH_FROM: [^=]*= (?P<losses>[^;]*);)"
)
_FIELD = re.compile(r"\s*readonly (\w+)(\??): ([^;]+);")
_TOKEN = re.compile(r'\s*("[^"]*"|\w+|[|\[\](),<>])')


class Field(Struct, frozen=True):
    optional: bool
    spelled: str


class Shapes:
    """The declarations of a text; all of it must be understood."""

    def __init__(self, text: str) -> None:
        self.protocol = 0
        self.interfaces: dict[str, dict[str, Field]] = {}
        self.types: dict[str, str] = {}
        rest = _DECLARATION.sub(self._declare, _COMMENT.sub("", text))
        assert not rest.strip(), f"not understood: {rest.strip()[:80]}"

    def _declare(self, match: re.Match[str]) -> str:
        if match["interface"]:
            assert not _FIELD.sub("", match["body"]).strip(), match["body"]
            self.interfaces[match["interface"]] = {
                name: Field(optional == "?", spelled)
                for name, optional, spelled in _FIELD.findall(match["body"])
            }
        elif match["type"]:
            self.types[match["type"]] = match["spelled"].strip().removeprefix("| ")
        elif match["losses"]:
            self.coach_from: dict[str, float] = json.loads(match["losses"])
        else:
            self.protocol = int(match["protocol"])
        return ""

    def fits(self, value: object, spelled: str) -> bool:
        """Whether a value is of a type as it is spelled, with no field more or less."""
        return _Reader(self, spelled).union(value)

    def fits_interface(self, value: object, name: str) -> bool:
        fields = self.interfaces[name]
        return (
            isinstance(value, dict)
            and value.keys() <= fields.keys()
            and all(
                self.fits(value[key], field.spelled) if key in value else field.optional
                for key, field in fields.items()
            )
        )


class _Reader:
    """Reads a spelled type from left to right, and judges on the way."""

    def __init__(self, shapes: Shapes, spelled: str) -> None:
        self.shapes = shapes
        self.tokens = _TOKEN.findall(spelled)

    def take(self, wanted: str | None = None) -> str:
        token: str = self.tokens.pop(0)
        assert wanted in (None, token), f"{wanted} is missing before {token}"
        return token

    def skip(self) -> str:
        """The tokens of one part of a union, or of one item, as text."""
        depth, taken = 0, []
        while self.tokens and (depth or self.tokens[0] not in ("|", ",", "]", ")", ">")):
            token = self.take()
            depth += (token in "[(<") - (token in "])>")
            taken.append(token)
        return " ".join(taken)

    def union(self, value: object) -> bool:
        good = self.part(value, self.skip())
        while self.tokens:
            self.take("|")
            good |= self.part(value, self.skip())
        return good

    def part(self, value: object, spelled: str) -> bool:
        plain = {
            "number": isinstance(value, int | float) and not isinstance(value, bool),
            "string": isinstance(value, str),
            "boolean": isinstance(value, bool),
            "null": value is None,
        }
        if spelled in plain:
            return plain[spelled]
        if spelled.startswith('"'):
            return value == spelled.strip('"')
        if spelled in self.shapes.interfaces:
            return self.shapes.fits_interface(value, spelled)
        if spelled in self.shapes.types:
            return self.shapes.fits(value, self.shapes.types[spelled])
        return _Reader(self.shapes, spelled).many(value)

    def many(self, value: object) -> bool:
        """`readonly T[]`, `readonly [A, B]` or `Readonly<Record<string, T>>`."""
        if self.take() == "Readonly":
            inner = " ".join(self.tokens).removeprefix("< Record < string , ").removesuffix(" > >")
            return isinstance(value, dict) and all(
                isinstance(key, str) and self.shapes.fits(item, inner)
                for key, item in value.items()
            )
        if self.tokens[-2:] == ["[", "]"]:
            inner = " ".join(self.tokens[:-2])
            if inner.startswith("( "):
                inner = inner.removeprefix("( ").removesuffix(" )")
            return isinstance(value, list) and all(self.shapes.fits(item, inner) for item in value)
        self.take("[")
        items = [self.skip()]
        while self.take() == ",":
            items.append(self.skip())
        return (
            isinstance(value, list)
            and len(value) == len(items)
            and all(map(self.shapes.fits, value, items))
        )
