"""Options that several commands share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from codex_naturalis.bots import NAMES, make
from codex_naturalis.engine.deal import MOST_SEATS
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.state import Mode, TieBreak
from codex_naturalis.engine.supply import Refill

Command = TypeVar("Command", bound=Callable[..., Any])

json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
seed_option = click.option(
    "--seed",
    type=click.IntRange(min=0),
    metavar="S",
    help="The same seed gives the same game.  [default: random]",
)
players_option = click.option("--players", type=int, metavar="P", help="Number of players, 2 to 4.")
ply_option = click.option(
    "--ply", type=click.IntRange(min=0), metavar="N", help="After N half-moves.  [default: all]"
)


def some_seed(seed: int | None) -> int:
    """The given seed, or a random one that is exact in any JSON parser."""
    return secrets.randbits(53) if seed is None else seed


def table_options(command: Command) -> Command:
    """--tie-break, --refill."""
    for option in (
        click.option(
            "--refill",
            type=click.Choice(list(map(str, Refill))),
            default="same",
            show_default=True,
            help="What refills a slot of the market when its own deck is empty: nothing (same), "
            "or the other deck.",
        ),
        click.option(
            "--tie-break",
            type=click.Choice(list(map(str, TieBreak))),
            default="points",
            show_default=True,
            help="What decides between equal totals: objective points, or objectives fulfilled.",
        ),
    ):
        command = option(command)
    return command


def rules_options(command: Command) -> Command:
    """--mode, --tie-break, --refill."""
    mode_option = click.option(
        "--mode",
        type=click.Choice(list(map(str, Mode))),
        default="table",
        show_default=True,
        help="A table of 2 to 4 players, or solo against Tybor.",
    )
    return mode_option(table_options(command))


def seats_of(mode: str, players: int | None) -> int:
    """How many seats a game has; raises BadParameter when the rules do not allow it."""
    if mode == Mode.TABLE:
        if players is not None and not 2 <= players <= MOST_SEATS:
            raise click.BadParameter(
                f"a table has 2 to {MOST_SEATS} players, not {players}", param_hint="'--players'"
            )
        return players or 2
    if players not in (None, 1):
        raise click.BadParameter(
            f"a solo game has 1 player, not {players}", param_hint="'--players'"
        )
    return 1


def _bot_names(
    ctx: click.Context, param: click.Parameter, value: str | None
) -> tuple[str, ...] | None:
    if value is None:
        return None
    names = tuple(word.strip() for word in value.split(","))
    try:
        for name in names:
            make(name)
    except BadOptions as error:
        raise click.BadParameter(str(error), ctx, param) from error
    return names


def _complete_bots(
    ctx: click.Context,
    param: click.Parameter,
    incomplete: str,
) -> list[str]:
    before, comma, word = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in NAMES if name.startswith(word)]


bots_option = click.option(
    "--bots",
    callback=_bot_names,
    shell_complete=_complete_bots,
    metavar="A,B",
    help="Names of bots, one for each seat without a person; a single name is for all of them.",
)


def fill_seats(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat."""
    if len(bots) == 1:
        return tuple(bots) * seats
    if len(bots) != seats:
        raise click.BadParameter(
            f"{len(bots)} bots for {seats} seats: name one for each, or one for all",
            param_hint="'--bots'",
        )
    return tuple(bots)
