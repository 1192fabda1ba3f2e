"""`bots`: which bots there are, and how strong each is."""

from __future__ import annotations

import click
from msgspec import Struct

from codex_naturalis.bots import NAMES
from codex_naturalis.bots.levels import ELO
from codex_naturalis.cli.language import language_option
from codex_naturalis.cli.names import bot_name
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import say, say_json
from codex_naturalis.cli.screen import make_screen
from codex_naturalis.locale.words import ENGLISH_WORDS, Words
from codex_naturalis.notation.names import columns


class BotRow(Struct, frozen=True):
    name: str
    rank: str
    elo: int | None
    about: str


def bot_rows(words: Words) -> list[BotRow]:
    """The bots for people, from the weakest to the strongest."""
    known = (
        BotRow(name, bot_name(name, words), ELO.get(name), words(f"bots-about-{name}"))
        for name in NAMES
    )
    return sorted(known, key=lambda line: (line.elo is None, line.elo))


class CommandWithBots(click.Command):
    """A command whose help lists the bots."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section("Bots"):
            formatter.write_dl(
                [(line.name, f"Elo {_elo(line)}. {line.about}") for line in bot_rows(ENGLISH_WORDS)]
            )


def _elo(line: BotRow) -> str:
    return "-" if line.elo is None else str(line.elo)


@click.command(epilog="\b\nExamples:\n  ./codex bots\n  ./codex bots --json")
@json_option
@language_option
def command(*, as_json: bool, words: Words) -> None:
    """List the bots: their names, their ranks, their Elo.

    The Elo is measured in two-player games among these bots; with a difference of 200, the stronger
    bot wins about three games of four. Options take the name in the first column.
    """
    if as_json:
        say_json(bot_rows(ENGLISH_WORDS))
        return
    screen, rows = make_screen(None, None, words), bot_rows(words)
    widest = max(columns(line.rank) for line in rows)
    for line in rows:
        begin = f"{line.name:7}  {line.rank:{widest}}  {_elo(line):>4}  "
        say(screen.wrap(begin + line.about, len(begin)))
