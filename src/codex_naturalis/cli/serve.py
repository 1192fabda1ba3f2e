"""`serve`: the server of the game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from codex_naturalis.cli.data_folder import server_extra
from codex_naturalis.cli.options import Command, json_option
from codex_naturalis.cli.process_options import bus_options, log_options, metrics_options


def settings_options(command: Command) -> Command:
    """An option for every setting. Defaults and bounds are left to the settings themselves, so that
    environment variables and the file are not overridden."""
    for option in reversed(
        (
            click.option("--host", metavar="H", help="Address.  [default: 127.0.0.1]"),
            click.option(
                "--port", type=int, metavar="N", help="0 picks a free one.  [default: 8000]"
            ),
            click.option(
                "--data",
                type=click.Path(),
                metavar="DIR",
                help="The data folder.  [default: codex-data]",
            ),
            click.option(
                "--store",
                metavar="URL",
                help="Keep the store in PostgreSQL: postgresql://USER@HOST[:PORT]/DB. The data "
                "folder then has the files of the host only.",
            ),
            click.option(
                "--thinkers",
                type=int,
                metavar="N",
                help="Processes that compute the moves of bots.  [default: 1]",
            ),
            click.option(
                "--bot-pause",
                type=float,
                metavar="S",
                help="Seconds that bots wait before they move; 0: none.  [default: 0.8]",
            ),
            click.option(
                "--origin",
                "origins",
                multiple=True,
                metavar="URL",
                help="Another site whose pages may use this server, such as https://host; may be "
                "given several times.",
            ),
            click.option(
                "--trusted-proxy",
                "trusted_proxies",
                multiple=True,
                metavar="NETWORK",
                help="A proxy, or a network of them, whose X-Forwarded-For and X-Forwarded-Proto "
                "are believed; may be given several times.",
            ),
            click.option(
                "--behind-proxy/--no-behind-proxy",
                default=None,
                help="The same as --trusted-proxy 127.0.0.1 --trusted-proxy ::1.",
            ),
            click.option(
                "--public-url",
                metavar="URL",
                help="Where people find this server, such as https://codex.example; then it "
                "answers under no other name.",
            ),
            click.option(
                "--plain-http/--no-plain-http",
                default=None,
                help="Let other computers connect although there is neither HTTPS nor a proxy.",
            ),
            click.option(
                "--secure-cookies/--no-secure-cookies",
                default=None,
                help="Send cookies over HTTPS only.  [default: but to this computer, and unless "
                "--plain-http]",
            ),
            *log_options,
            *metrics_options,
            *bus_options,
            click.option(
                "--trace",
                metavar="URL",
                help="Send traces (OTLP over HTTP) to a collector of OpenTelemetry, such as "
                "http://127.0.0.1:4318.  [default: none]",
            ),
            click.option(
                "--drain-seconds",
                type=float,
                metavar="S",
                help="Seconds over which people are sent away when the server stops.  "
                "[default: 5 if others share its store, else 0]",
            ),
            click.option(
                "--patience",
                type=float,
                metavar="S",
                help="Seconds after which the seat of an absent person may be claimed.  "
                "[default: 300]",
            ),
            click.option(
                "--idle-rooms",
                type=float,
                metavar="S",
                help="Seconds after which an unwatched table is unloaded.  [default: 300]",
            ),
            click.option(
                "--most-tables",
                type=int,
                metavar="N",
                help="Unfinished tables that one person may have created.  [default: 100]",
            ),
            click.option(
                "--thinking-queue",
                type=int,
                metavar="N",
                help="Bot requests that may wait.  [default: 1000]",
            ),
            click.option(
                "--disk-floor",
                type=int,
                metavar="MB",
                help="Free disk below which only play goes on; 0: none.  [default: 256]",
            ),
            click.option(
                "--rate-limits/--no-rate-limits",
                default=None,
                help="Switch off only for load tests.",
            ),
            click.option(
                "--hint-bot",
                metavar="BOT",
                help="The bot for hints and reviews.  [default: strongest]",
            ),
            click.option(
                "--hint-seconds",
                type=float,
                metavar="S",
                help="Seconds of search for a hint.  [default: 0.6]",
            ),
            click.option(
                "--review-seconds",
                type=float,
                metavar="S",
                help="Seconds of search for each half-move of a review.  [default: 0.3]",
            ),
            click.option(
                "--coach-seconds",
                type=float,
                metavar="S",
                help="Seconds of search for the coach.  [default: 0.8]",
            ),
            click.option(
                "--coach-limit",
                type=float,
                metavar="S",
                help="Seconds after which the coach keeps silent.  [default: 1.5]",
            ),
            click.option(
                "--rated-meetings",
                type=int,
                metavar="N",
                help="Rated games that two people may begin with one another in a day, except by "
                "pairing.  [default: 10]",
            ),
            click.option(
                "--rated-lapses",
                type=int,
                metavar="N",
                help="Rated games left or stalled in within two weeks that bring a warning; the "
                "next one brings a pause.  [default: 2]",
            ),
            click.option(
                "--rated-pause",
                type=float,
                metavar="S",
                help="Seconds of the first pause from rated play; each further one is four times "
                "as long.  [default: 900]",
            ),
        )
    ):
        command = option(command)
    return command


@click.command(
    epilog="\b\nExamples:\n  ./codex serve"
    "\n  ./codex serve --data /srv/codex --behind-proxy --public-url https://codex.example "
    "--secure-cookies"
    "\n  ./codex serve --host 0.0.0.0 --plain-http"
    "\n  ./codex serve --bus tls://bus.example --bus-credentials bus.toml --bus-ca bus.pem"
    "\n  CODEX_PORT=80 ./codex serve --config codex.toml"
    "\n  PGPASSFILE=/srv/codex/pgpass ./codex serve --store postgresql://codex@db.example/codex"
)
@settings_options
@click.option(
    "--config",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Settings in TOML.",
)
@json_option
@click.pass_context
def command(ctx: click.Context, /, *, config: Path | None, as_json: bool, **flags: Any) -> None:
    """Serve the game to browsers and other programs.

    Each setting may be an option, an environment variable (CODEX_PORT, CODEX_LOG_FORMAT, …;
    CODEX_ORIGINS and CODEX_TRUSTED_PROXIES with commas) or a line of FILE (port = 8000,
    log_format = "json", …); in this order, the first one wins.

    Variables (CODEX_WIRE_IDLE_SECONDS, …) or tables of FILE only are the limits on what clients may
    send [wire] and on what people may make and keep [people], how long things are kept [keeping],
    and how mail is sent [mail].

    The address is printed as soon as the server is listening. Ctrl-C or SIGTERM stops it
    gracefully, a second one at once. What it has acknowledged is saved in any case.
    """
    with server_extra():
        from codex_naturalis.server.configuration import load_settings
        from codex_naturalis.server.run import run

    for several in ("origins", "trusted_proxies"):
        flags[several] = flags[several] or None
    ctx.exit(run(load_settings(flags, os.environ, config), as_json=as_json))
