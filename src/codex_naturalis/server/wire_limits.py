"""The limits of the wire: what a client may send, how long it may take, and how many connections
there are. Each may be set as `CODEX_WIRE_…`, or in the table `[wire]` of the configuration file."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

_DAY = 86_400
_KIB, _MIB = 2**10, 2**20

Bytes = Annotated[int, Meta(ge=_KIB, le=64 * _MIB)]
Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0.05, le=_DAY)]
PerSecond = Annotated[float, Meta(gt=0, le=1_000_000)]


class WireLimits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    header_bytes: Bytes = 16 * _KIB
    """Of one request, its first line included."""
    headers: Number = 100
    """Of one request."""
    header_seconds: Seconds = 10.0
    """From the connection, or from the first byte of a later request, to the end of its headers."""
    body_bytes: Bytes = _MIB + 16 * _KIB
    """A record of one megabyte, and the JSON around it."""
    body_seconds: Seconds = 60.0
    """From the end of the headers to the end of the body."""
    idle_seconds: Seconds = 75.0
    """That a connection is kept between two requests: longer than clients and proxies keep theirs
    (httpx 5, nginx 60). If the server closed it first, a request sent at that moment would be
    lost."""
    write_seconds: Seconds = 30.0
    """In which a client must read some of what is waiting for it."""

    connections: Number = 10_000
    """In all; fewer if the system gives fewer descriptors."""
    connections_per_address: Number = 256
    """A whole school may share one address. Those of trusted proxies are not counted."""
    connects_per_second: PerSecond = 100.0
    """New connections of one address; a quarter of `connections_per_address` may come at once."""

    sockets_per_person: Number = 32
    """With all tabs, devices and scripts."""
    sockets_per_address: Number = 192
    """Fewer than connections, so that some are left for pages."""
    handshakes_per_second: PerSecond = 10.0
    """New sockets of one address; `handshake_burst` may come at once."""
    handshake_burst: Number = 64

    frame_bytes: Bytes = 16 * _KIB
    frames_per_second: PerSecond = 40.0
    """Of one socket; `frame_burst` may come at once."""
    frame_burst: Number = 80
    frames_refused: Number = 16
    """Beyond the rate that are answered, before the socket is cut."""
    person_frames_per_second: PerSecond = 120.0
    """Of all sockets of one person; twice as many may come at once."""
    address_frames_per_second: PerSecond = 600.0
    """Of all sockets of one address; twice as many may come at once."""
    cut_seconds: Seconds = 10.0
    """That a person whose socket was cut must wait before the next one."""
