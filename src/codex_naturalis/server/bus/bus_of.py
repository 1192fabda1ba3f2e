"""The bus that the settings ask for. nats-py is imported only for NATS."""

from __future__ import annotations

import logging

from codex_naturalis.engine.errors import CodexError
from codex_naturalis.server.addresses import is_loopback
from codex_naturalis.server.bus.memory import MemoryBus
from codex_naturalis.server.bus_address import parse_bus_address
from codex_naturalis.server.ports.bus import Bus
from codex_naturalis.server.settings import ServerSettings

logger = logging.getLogger(__name__)


class NoBusLibrary(CodexError):
    """An extra is not installed."""


def bus_of(settings: ServerSettings, name: str) -> Bus:
    """It is not open yet. `name` is how NATS shows who is connected."""
    if not settings.bus:
        return MemoryBus()
    try:
        from codex_naturalis.server.bus.nats import NatsBus  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "nats":
            raise
        raise NoBusLibrary(
            "--bus needs nats-py, which comes with: pip install 'codex-naturalis[cluster]'"
        ) from error
    address = parse_bus_address(settings.bus)
    if not address.encrypted and not all(map(is_loopback, address.hosts)):
        logger.warning("the bus is not encrypted: everybody in this network may read it (tls://)")
    return NatsBus(
        address,
        namespace=settings.bus_namespace,
        credentials=settings.bus_credentials,
        ca=settings.bus_ca,
        name=name,
    )
