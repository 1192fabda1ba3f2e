"""`verify`: whether the deal of a game was fixed before it began."""

from __future__ import annotations

import os
import re
import sys

import click
from msgspec import Struct

from codex_naturalis.cli.files import error_text, read_text
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import one_line, say, say_json
from codex_naturalis.cli.progress import progress
from codex_naturalis.notation.fairness import Fairness, check_fairness
from codex_naturalis.notation.headers import BadRecord
from codex_naturalis.notation.record import read_record


class Report(Struct):
    """What `--json` says of a file."""

    file: str
    ok: bool
    reason: str
    promised: str | None = None
    dealt: str | None = None


def _hash(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    if value is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", value, re.ASCII):
        raise click.BadParameter("a hash has 64 hex digits", ctx, param)
    return value


@click.command(
    epilog="\b\nExamples:\n  ./codex verify game.codex"
    "\n  ./codex verify game.codex --hash $NOTED_AT_THE_START"
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.option(
    "--hash",
    "noted",
    callback=_hash,
    metavar="HEX",
    help="The hash that you noted when the game began.  [default: that of the record]",
)
@json_option
@click.pass_context
def command(
    ctx: click.Context, *, files: tuple[str, ...], noted: str | None, as_json: bool
) -> None:
    """Check that deals were fixed before their games began.

    When a game starts, the server publishes a hash of its deal (Deal-Hash); at the end the record
    contains the salt (Deal-Salt). The hash is SHA-256 over the salt and the four deck lines of the
    record, joined by newlines, with none at the end. To check it without this program:

    \b
      printf %s "$(sed -n 's/^Deal-Salt: //p' game.codex
        grep -E '^(Resource|Gold|Starter|Objective)-Deck:' game.codex)" |
        sha256sum

    FILE may be - for stdin. The exit code is 0 when every deal is the promised one, else 1.
    """
    good = True
    with progress("Verifying", len(files), shown=not sys.stdout.isatty()) as step:
        for name in files:
            good &= _verify(name, noted, as_json)
            step()
    if not good:
        ctx.exit(1)


def _verify(name: str, noted: str | None, as_json: bool) -> bool:
    try:
        fairness = check_fairness(read_record(read_text(name)), noted)
    except (BadRecord, OSError) as error:
        reason = error_text(name, error).removeprefix(f"{name}: ")
        _tell(Report(_plain(name), ok=False, reason=reason), name, as_json)
        return False
    _tell(_report(name, fairness), name, as_json)
    return fairness.ok


def _report(name: str, fairness: Fairness) -> Report:
    return Report(_plain(name), fairness.ok, str(fairness), fairness.promised, fairness.dealt)


def _tell(report: Report, name: str, as_json: bool) -> None:
    if as_json:
        say_json(report)
    else:
        say(one_line(f"{name}: {'ok, ' if report.ok else ''}{report.reason}"))


def _plain(name: str) -> str:
    """A file name for JSON; bytes that are not UTF-8 are replaced."""
    return os.fsencode(name).decode("utf-8", "replace")
