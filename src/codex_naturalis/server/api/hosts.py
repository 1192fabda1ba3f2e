"""By which names this server may be asked.

A page of a stranger can have its own name point to this computer (DNS rebinding); then Host and
Origin agree, and both are the stranger's. So a name counts only if it is known to be ours. Numbers
cannot be pointed elsewhere."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from codex_naturalis.server.addresses import is_loopback
from codex_naturalis.server.settings import ServerSettings

_PRIVATE_NAMES = (".local", ".internal", ".home.arpa")
"""Nobody can register them."""


class Hosts:
    def __init__(self, settings: ServerSettings) -> None:
        self._public = _name_in(settings.public_url)
        self._known = {_name_in(origin) for origin in settings.origins} | {self._public}
        if not self._public:
            own = socket.gethostname().lower()
            self._known |= {own, f"{own.partition('.')[0]}.local", settings.host.lower()}
        self._known.discard("")

    def knows(self, host: str) -> bool:
        """A Host header; programs may leave it out."""
        name = name_of(host)
        if not host or name in self._known or is_loopback(name) or name.endswith(".localhost"):
            return True
        return not self._public and _is_number(name)

    def knows_of_operators(self, host: str) -> bool:
        """On their port, programs ask by addresses and names of their own network: by any but
        those that a stranger can have point here."""
        name = name_of(host)
        return (
            self.knows(host) or _is_number(name) or "." not in name or name.endswith(_PRIVATE_NAMES)
        )


def name_of(host: str) -> str:
    """A Host header without the port, in lower case."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].removesuffix(".").lower()


def _name_in(url: str) -> str:
    return (urlsplit(url).hostname or "") if url else ""


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
