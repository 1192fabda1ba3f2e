"""Options that the server and the workers share: the log, the metrics, the bus."""

from __future__ import annotations

import click

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error", "critical")

log_options = (
    click.option("--log-format", type=click.Choice(FORMATS), help="Format of the log on stderr."),
    click.option("--log-level", type=click.Choice(LEVELS), help="Lowest level that is logged."),
)
metrics_options = (
    click.option(
        "--metrics-port",
        type=int,
        metavar="N",
        help="Where /metrics and the details of /health are; 0 picks a free one.  "
        "[default: nowhere]",
    ),
    click.option(
        "--metrics-host",
        metavar="H",
        help="Address of that port.  [default: 127.0.0.1]",
    ),
)
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
