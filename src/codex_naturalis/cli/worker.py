"""`worker`: thinks for servers on other machines."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from codex_naturalis.cli.data_folder import server_extra
from codex_naturalis.cli.options import Command, json_option
from codex_naturalis.cli.process_options import bus_options, log_options, metrics_options


def worker_options(command: Command) -> Command:
    for option in reversed(
        (
            *bus_options,
            click.option(
                "--thinkers",
                type=int,
                metavar="N",
                help="Processes that think: one for each core is the most that helps.  "
                "[default: 1]",
            ),
            click.option(
                "--thinking-queue",
                type=int,
                metavar="N",
                help="Questions that may wait here.  [default: 1000]",
            ),
            *metrics_options,
            *log_options,
        )
    ):
        command = option(command)
    return command


@click.command(
    epilog="\b\nExamples:\n  ./codex worker --bus nats://127.0.0.1:4222 --thinkers 4"
    "\n  ./codex worker --bus tls://bus.example --bus-credentials bus.toml --bus-ca bus.pem"
)
@worker_options
@click.option(
    "--config",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Settings in TOML, as those of `serve`.",
)
@json_option
@click.pass_context
def command(ctx: click.Context, /, *, config: Path | None, as_json: bool, **flags: Any) -> None:
    """Think for servers that are on the same bus (`serve --bus`).

    Workers may come and go at any time: a server that finds none thinks itself. A worker sees what
    the seat sees that it thinks for, and not who sits there. It must have the version of the
    servers; those of another version do not ask it.

    Settings are options, environment variables (CODEX_BUS, …) or lines of FILE, as those of
    `serve`. Ctrl-C or SIGTERM lets it finish what it has, a second one ends it at once.
    """
    with server_extra():
        from codex_naturalis.server.configuration import load_settings
        from codex_naturalis.server.run_worker import run_worker

    ctx.exit(run_worker(load_settings(flags, os.environ, config), as_json=as_json))
