"""The game in a terminal, against bots or against Tybor."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from codex_naturalis.bots import make, needs_kernel
from codex_naturalis.cli.coach import Coach
from codex_naturalis.cli.files import load
from codex_naturalis.cli.new_game import NewGame
from codex_naturalis.cli.output import Failure, say
from codex_naturalis.cli.preparing import prepare
from codex_naturalis.cli.screen import make_screen
from codex_naturalis.cli.session import Session
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.game import Game
from codex_naturalis.locale.words import Words
from codex_naturalis.protocol.coaching import CoachLevel

INTERRUPTED = 130


def play_in_terminal(
    ctx: click.Context,
    *,
    record: Path | None,
    resume: str | None,
    width: int | None,
    colour: bool | None,
    coach: str | None,
    words: Words,
    **wanted: Any,
) -> None:
    """Play a new or a resumed game until it ends or the person leaves."""
    if resume is not None:
        for option in NewGame.__struct_fields__:
            if ctx.get_parameter_source(option) is not ParameterSource.DEFAULT:
                shown = option.replace("_", "-")
                raise click.UsageError(f"--{shown} is for a new game, not for --resume")
        game = load(resume)
        if game.deal is None:
            raise Failure(f"{resume}: a position cannot be resumed, only a record")
        path = record or Path(resume)
    else:
        name = wanted.pop("name") or words("terminal-player")
        game = NewGame(**wanted, name=name).make()
        path = record or _free_path()
    if path.exists() and (resume is None or record is not None):
        raise Failure(f"{path} exists already; --resume resumes it")
    bots = _bots_of(game, resume)
    if coach is not None or any(map(needs_kernel, bots.values())):
        prepare(words)
    adviser = None if coach is None else Coach(CoachLevel(coach))
    session = Session(game, bots, path, make_screen(width, colour, words), adviser)
    try:
        session.run()
    except KeyboardInterrupt:
        say()
        session.leave()
        ctx.exit(INTERRUPTED)


def _free_path() -> Path:
    stem = f"codex-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.codex")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.codex")
        number += 1
    return path


def _bots_of(game: Game, source: str | None) -> dict[int, str]:
    """The bots by seat, from the headers of a game."""
    bots = {}
    for seat in range(len(game.names)):
        bot = game.headers.get(f"Bot-{seat}")
        if bot is None:
            continue
        try:
            make(bot)
        except BadOptions as error:
            raise Failure(f"{source}: Bot-{seat}: {error}") from error
        bots[seat] = bot
    return bots
