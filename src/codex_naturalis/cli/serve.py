"""`serve`: the game for everybody who can reach this machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from codex_naturalis.cli.data_folder import server_extra
from codex_naturalis.cli.options import Command, json_option

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error", "critical")


def settings_options(command: Command) -> Command:
    """A flag for every setting. None is said here of defaults and bounds that the settings know
    themselves, so that the environment and the file have their say."""
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
                help="Where all is kept.  [default: codex-data]",
            ),
            click.option(
                "--thinkers",
                type=int,
                metavar="N",
                help="Processes that think for the bots.  [default: 1]",
            ),
            click.option("--log-format", type=click.Choice(FORMATS), help="Of the log on stderr."),
            click.option("--log-level", type=click.Choice(LEVELS), help="The least to be told."),
            click.option(
                "--bot-pause",
                type=float,
                metavar="S",
                help="Seconds that bots wait before they move; 0: never.  [default: 0.8]",
            ),
            click.option(
                "--origin",
                "origins",
                multiple=True,
                metavar="URL",
                help="Another site whose pages may use this server, as https://host; may be said "
                "again.",
            ),
            click.option(
                "--behind-proxy/--no-behind-proxy",
                default=None,
                help="Believe X-Forwarded-For and -Proto of the one who connects.",
            ),
            click.option(
                "--secure-cookies/--no-secure-cookies",
                default=None,
                help="Send cookies over HTTPS only.",
            ),
            click.option(
                "--patience",
                type=float,
                metavar="S",
                help="Seconds after which the seat of somebody away may be claimed.  "
                "[default: 300]",
            ),
            click.option(
                "--idle-rooms",
                type=float,
                metavar="S",
                help="Seconds after which an unwatched table leaves the memory.  [default: 300]",
            ),
            click.option(
                "--most-tables",
                type=int,
                metavar="N",
                help="Unfinished tables that one person may have made.  [default: 100]",
            ),
            click.option(
                "--thinking-queue",
                type=int,
                metavar="N",
                help="Thoughts that may wait.  [default: 1000]",
            ),
            click.option(
                "--rate-limits/--no-rate-limits", default=None, help="Off only for load tests."
            ),
            click.option(
                "--hint-bot", metavar="BOT", help="Gives hints and reviews.  [default: strongest]"
            ),
            click.option(
                "--hint-seconds",
                type=float,
                metavar="S",
                help="For how long it thinks about a hint, if it searches.  [default: 0.6]",
            ),
            click.option(
                "--review-seconds",
                type=float,
                metavar="S",
                help="The same for each half-move of a review.  [default: 0.3]",
            ),
        )
    ):
        command = option(command)
    return command


@click.command(
    epilog="\b\nExamples:\n  ./codex serve"
    "\n  ./codex serve --host 0.0.0.0 --data /srv/codex --behind-proxy --secure-cookies"
    "\n  CODEX_PORT=80 ./codex serve --config codex.toml"
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

    Each setting may be a flag, a variable (CODEX_PORT, CODEX_LOG_FORMAT, …; CODEX_ORIGINS with
    commas) or a line of FILE (port = 8000, log_format = "json", …); the first of them wins.

    One line tells the address when it listens. Ctrl-C or SIGTERM ends it well, and a second one at
    once; what it has acknowledged is safe in any case.
    """
    with server_extra():
        from codex_naturalis.server.configuration import load_settings
        from codex_naturalis.server.run import run

    flags["origins"] = flags["origins"] or None
    ctx.exit(run(load_settings(flags, os.environ, config), as_json=as_json))
