"""The options of the bus, for the commands that use it."""

from __future__ import annotations

import click

bus_options = (
    click.option(
        "--bus",
        metavar="URL",
        help="NATS, where other nodes and workers are met: nats://host:port, or tls://host:port "
        "for an encrypted connection; several servers with commas. A password in it is seen by "
        "everybody on this computer: CODEX_BUS or --bus-credentials hide it.  [default: none]",
    ),
    click.option(
        "--bus-credentials",
        type=click.Path(),
        metavar="FILE",
        help="TOML with user and password, or with token, for the bus.",
    ),
    click.option(
        "--bus-ca",
        type=click.Path(),
        metavar="FILE",
        help="Certificate of the authority that the bus is trusted by.  [default: the system's]",
    ),
    click.option(
        "--bus-namespace",
        metavar="WORD",
        help="First word of all subjects on the bus.  [default: codex]",
    ),
)
