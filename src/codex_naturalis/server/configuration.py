"""Reads the settings of a server from flags, the environment and a TOML file. Errors name the
source of a bad value: `--port`, `CODEX_PORT`, or the key in the file.

A setting that is a struct is a group of limits: a table of the file (`[wire]`), and a variable for
each of its fields (`CODEX_WIRE_IDLE_SECONDS`). The bounds of its fields stand in their types."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import cast, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, fields

from codex_naturalis.bots import NAMES
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.server.bus_address import BadBusAddress, parse_bus_address
from codex_naturalis.server.database_url import DatabaseUrl
from codex_naturalis.server.settings import STRONGEST, ServerSettings

PREFIX = "CODEX_"
LEVELS = ("debug", "info", "warning", "error", "critical")
DAY = 86_400
BOUNDS: dict[str, tuple[float, float]] = {
    "port": (0, 65_535),
    "metrics_port": (0, 65_535),
    "thinkers": (1, 256),
    "drain_seconds": (0, 3600),
    "bot_pause": (0, 60),
    "patience": (0, 30 * DAY),
    "idle_rooms": (0, 30 * DAY),
    "most_tables": (1, 1_000_000),
    "thinking_queue": (1, 1_000_000),
    "disk_floor": (0, 10_000_000),
    "hint_seconds": (0.01, 30),
    "review_seconds": (0.01, 30),
    "coach_seconds": (0.01, 30),
    "coach_limit": (0.1, 60),
    "rated_meetings": (1, 1_000_000),
    "rated_lapses": (1, 1_000_000),
    "rated_pause": (1, 7 * DAY),
}
FLAGS = {"origins": "--origin", "trusted_proxies": "--trusted-proxy"}
"""Flags with another name than their setting; each may be given several times."""

_TYPES = get_type_hints(ServerSettings)
_GROUPS: dict[str, type[Struct]] = {
    name: kind
    for name, kind in _TYPES.items()
    if isinstance(kind, type) and issubclass(kind, Struct)
}
_LIMITS = {
    f"{group}_{field.name}": (group, field.name)
    for group, kind in _GROUPS.items()
    for field in fields(kind)
}
"""The fields of all groups, as the names of variables have them."""
_NAMES = [*(name for name in _TYPES if name not in _GROUPS), *_LIMITS]
_ORIGIN = re.compile(r"(https?)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::([1-9][0-9]{0,4}))?", re.ASCII)
_WORD = re.compile(r"[A-Za-z0-9_-]+")
_DEFAULT_PORTS = {"http": 80, "https": 443}


class BadSettings(CodexError, ValueError):
    """A setting that cannot be used: where it comes from, and why."""

    def __init__(self, where: str, reason: str) -> None:
        self.where = where
        self.reason = reason
        super().__init__(f"{where}: {reason}")


def load_settings(
    flags: Mapping[str, object], environ: Mapping[str, str], file: Path | None
) -> ServerSettings:
    """Flags (None: not given) override `CODEX_…` variables, which override the file. All values
    must be valid, also those that are overridden. Raises BadSettings."""
    sources = (_from_file(file), _from_environment(environ), _from_flags(flags))
    found: dict[str, object] = {}
    groups: dict[str, dict[str, object]] = {name: {} for name in _GROUPS}
    for source in sources:
        for name, value in source:
            if name in groups:
                groups[name] |= cast("dict[str, object]", value)
            else:
                found[name] = value
    return msgspec.convert(found | groups, ServerSettings, dec_hook=_custom)


def _from_flags(flags: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    for name, value in flags.items():
        if isinstance(value, Struct):
            yield name, asdict(value)
        elif value is not None:
            where = FLAGS.get(name, f"--{name.replace('_', '-')}")
            yield name, _checked(where, name, value, strict=False)


def _from_environment(environ: Mapping[str, str]) -> Iterator[tuple[str, object]]:
    """Other programs may use the same prefix, so an unknown variable is refused only if it looks
    like a misspelt setting."""
    for variable, text in environ.items():
        if not variable.startswith(PREFIX):
            continue
        name = variable.removeprefix(PREFIX).lower()
        if name in _TYPES and name not in _GROUPS:
            value = _words(text) if name in FLAGS else text
            yield name, _checked(variable, name, value, strict=False)
        elif name in _LIMITS:
            group, limit = _LIMITS[name]
            yield group, {limit: _limit(variable, group, limit, text, strict=False)}
        elif near := get_close_matches(name, _NAMES, n=1, cutoff=0.75):
            raise BadSettings(variable, f"no such setting; {PREFIX}{near[0].upper()} is one")


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _from_file(file: Path | None) -> Iterator[tuple[str, object]]:
    if file is None:
        return
    try:
        with file.open("rb") as stream:
            found = tomllib.load(stream)
    except OSError as error:
        raise BadSettings(str(file), error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(str(file), f"this is not valid TOML: {error}") from error
    for name, value in found.items():
        if name not in _GROUPS:
            yield name, _checked(f"{file}: {name}", name, value, strict=True)
        elif isinstance(value, dict):
            yield (
                name,
                {
                    limit: _limit(f"{file}: {name}.{limit}", name, limit, text, strict=True)
                    for limit, text in value.items()
                },
            )
        else:
            raise BadSettings(f"{file}: {name}", f"this is a table: [{name}]")


def _checked(where: str, name: str, value: object, *, strict: bool) -> object:
    """A value of the right type and within its bounds."""
    if name not in _TYPES:
        raise BadSettings(where, f"no such setting; there are {', '.join(_TYPES)}")
    try:
        right = msgspec.convert(value, _TYPES[name], strict=strict, dec_hook=_custom)
    except msgspec.ValidationError as error:
        raise BadSettings(where, str(error).replace("`", "")) from error
    if reason := _objection(name, right):
        raise BadSettings(where, reason)
    return right


def _limit(where: str, group: str, name: str, value: object, *, strict: bool) -> object:
    """A field of a group: of the right type and within the bounds of that type."""
    kinds = get_type_hints(_GROUPS[group], include_extras=True)
    if name not in kinds:
        raise BadSettings(where, f"no such limit; there are {', '.join(kinds)}")
    try:
        return msgspec.convert(value, kinds[name], strict=strict)
    except msgspec.ValidationError as error:
        raise BadSettings(where, str(error).replace("`", "")) from error


def _custom(kind: type, value: object) -> object:
    if isinstance(value, kind):
        return value
    if kind is DatabaseUrl:
        return DatabaseUrl(str(value))
    if not isinstance(value, str | Path) or not value:
        raise ValueError("Expected a path")
    return kind(value)


def _objection(name: str, value: object) -> str | None:
    """What is wrong with a value of the right type."""
    if isinstance(value, int | float) and name in BOUNDS:
        least, most = BOUNDS[name]
        if not least <= value <= most:  # also refuses NaN
            return f"{value} is not between {least} and {most}"
    elif name == "log_level" and value not in LEVELS:
        return f"unknown {value!r}: one of {', '.join(LEVELS)}"
    elif name == "hint_bot" and value not in (STRONGEST, *NAMES):
        return f"unknown {value!r}: {STRONGEST}, or one of {', '.join(NAMES)}"
    elif name in ("host", "metrics_host") and not str(value).strip():
        return "a host needs a name or an address"
    elif name == "bus_namespace" and not _WORD.fullmatch(str(value)):
        return f"{value!r} is not a word of letters, digits, _ and -"
    elif name in _ADDRESSES:
        several = value if isinstance(value, tuple) else filter(None, (str(value),))
        return next(filter(None, map(_ADDRESSES[name], several)), None)
    return None


def _bus_objection(address: str) -> str | None:
    try:
        parse_bus_address(address)
    except BadBusAddress as error:
        return str(error)
    return None


def _collector_objection(address: str) -> str | None:
    form = "a collector is such as http://127.0.0.1:4318"
    try:
        parts = urlsplit(address)
        there = parts.hostname and parts.port != 0
    except ValueError:
        return form
    if not there or parts.scheme not in ("http", "https"):
        return form
    if parts.username or parts.password or parts.query or parts.fragment:
        return "write http(s)://host[:port] alone; OTEL_EXPORTER_OTLP_HEADERS has what is secret"
    return None


def _network_objection(network: str) -> str | None:
    try:
        found = ip_network(network)
    except ValueError:
        return f"{network!r} is not a network: write 192.0.2.0/24, or a single address"
    if not found.prefixlen:
        return f"{network!r} is everybody: name the network of the proxy"
    return None


def _origin_objection(origin: str) -> str | None:
    """Origins are compared as strings, so they must be written exactly as browsers send them."""
    form = f"{origin!r} is not an origin: write http(s)://host[:port]"
    match = _ORIGIN.fullmatch(origin)
    if match is None:
        return f"{form}, in lower case and without a path"
    scheme, _, port = match.groups()
    if port and int(port) > 65_535:
        return f"{form}, with a port up to 65535"
    if port and int(port) == _DEFAULT_PORTS[scheme]:
        return f"{form}, and leave out port {port}, as browsers do"
    return None


_ADDRESSES: dict[str, Callable[[str], str | None]] = {
    "public_url": _origin_objection,
    "origins": _origin_objection,
    "trusted_proxies": _network_objection,
    "bus": _bus_objection,
    "trace": _collector_objection,
}
"""What is wrong with an address, or with each of several; none at all is right."""
