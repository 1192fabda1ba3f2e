"""What the pages are made of, as web/package-lock.json has it."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from release.lock import ROOT

PACKAGES = ROOT / "web" / "package-lock.json"


class WebPackage(Struct, frozen=True):
    place: str
    """Its folder; there may be two versions of a package, in different folders."""
    name: str
    version: str
    licence: str
    sha512: str
    development: bool
    """Builds or checks the pages, and is no part of them."""
    wants: tuple[str, ...]
    """The places of what it depends on."""


def read_web_lock() -> tuple[tuple[str, ...], tuple[WebPackage, ...]]:
    """The places of what the pages ask for themselves, and all packages."""
    found: dict[str, dict[str, Any]] = json.loads(PACKAGES.read_text("utf-8"))["packages"]
    own = found.pop("")
    asked = own["dependencies"] | own["devDependencies"]
    direct = tuple(place for name in asked if (place := _place(found, "", name)))
    return direct, tuple(_packages(found))


def _packages(found: dict[str, dict[str, Any]]) -> Iterator[WebPackage]:
    for place, facts in sorted(found.items()):
        method, _, digest = facts["integrity"].partition("-")
        assert method == "sha512", (place, method)
        wants = facts.get("dependencies", {}) | facts.get("optionalDependencies", {})
        yield WebPackage(
            place,
            place.rpartition("node_modules/")[2],
            facts["version"],
            facts.get("license", ""),
            b64decode(digest).hex(),
            facts.get("dev", False),
            tuple(sorted(there for name in wants if (there := _place(found, place, name)))),
        )


def _place(found: dict[str, dict[str, Any]], of: str, name: str) -> str | None:
    """Where Node finds a package that another one asks for: the nearest folder upwards."""
    while of:
        if (there := f"{of}/node_modules/{name}") in found:
            return there
        of = of.rpartition("node_modules/")[0].rstrip("/")
    there = f"node_modules/{name}"
    return there if there in found else None
