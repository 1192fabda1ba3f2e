"""The command line. One command per file, imported only when it is used; what a command does
belongs in the other packages, here are only its options and its output."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from codex_naturalis import __version__
from codex_naturalis.cli.output import Failure, configure_streams, discard_output, flush
from codex_naturalis.engine.errors import CodexError

PROGRAM = "codex-naturalis"
COMMANDS = (
    "play",
    "replay",
    "review",
    "exercises",
    "statistics",
    "draw",
    "simulate",
    "arena",
    "bots",
    "deal",
    "perft",
    "verify",
    "serve",
    "worker",
    "cluster",
    "backup",
    "restore",
    "export",
    "move",
    "people",
    "reports",
    "completion",
)
INTERRUPTED = 130
PIPE_CLOSED = 141


class Commands(click.Group):
    """The commands by name. Every error of a command is reported here, in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(
        self,
        ctx: click.Context,
        cmd_name: str,
    ) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"{__name__}.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        configure_streams()
        try:
            super().invoke(ctx)
            flush()
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:
            discard_output()
            ctx.exit(PIPE_CLOSED)
        except CodexError as error:
            raise Failure(str(error)) from error
        except OSError as error:
            discard_output()
            where = "" if error.filename is None else f"{error.filename}: "
            raise Failure(f"{where}{error.strerror or error}") from error


@click.group(
    cls=Commands,
    epilog="Example:  ./codex play",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name=PROGRAM)
def group() -> None:
    """The board game Codex Naturalis: play it, replay it, study it."""


def main() -> None:
    """The entry point of `codex-naturalis`, `./codex` and `python -m codex_naturalis`."""
    group.main(prog_name=PROGRAM)
