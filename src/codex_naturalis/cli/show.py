"""A record shown half-move by half-move; in a terminal, a key shows the next one."""

from __future__ import annotations

import click

from codex_naturalis.cli.names import shown_names
from codex_naturalis.cli.output import flush, one_line, say
from codex_naturalis.cli.screen import Screen, interactive
from codex_naturalis.engine.events import redact
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.rules import Transition
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.event_words import describe_event
from codex_naturalis.notation.names import columns


def show_game(game: Game, seat: int | None, screen: Screen) -> bool:
    """Show a game from its deal to its end as a seat may know it; None: as the seat that has moved.
    Returns False when the person quits."""
    waits = interactive()
    ply = 0
    while ply <= len(game.transitions):
        say(_step(game, ply, seat, screen))
        say()
        if not waits:
            ply += 1
            continue
        match _key(screen.words):
            case "q" | "Q" | "\x1b" | "\x04":
                return False
            case "b" | "B" | "\x7f":
                ply = max(ply - 1, 0)
            case _:
                ply += 1
    return True


def _step(game: Game, ply: int, seat: int | None, screen: Screen) -> str:
    """The table after `ply` half-moves, and below it, so that it stays visible, what happened."""
    total, words, names = len(game.transitions), screen.words, shown_names(game, screen.words)
    if ply == 0:
        state, viewer = game.start, game.start.seat
        news = [words("terminal-deal", n=total)]
    else:
        made = game.transitions[ply - 1]
        state, viewer = made.after, made.seat
        name, move = one_line(names[made.seat]), str(made.move)
        news = [words("terminal-step", ply=ply, plies=total, name=name, move=move)]
        news += event_lines(made, names, viewer if seat is None else seat, screen)
    table = screen.draw(view_of(state, viewer if seat is None else seat), names)
    return "\n".join([table, "", *news])


def event_lines(
    made: Transition, names: tuple[str, ...], viewer: int | None, screen: Screen
) -> list[str]:
    """The events of a half-move in words, as a viewer may know them."""
    points = [player.points for player in made.after.players]
    return [
        screen.wrap(f"  {describe_event(redact(event, viewer), names, points, screen.words)}", 4)
        for event in made.events
    ]


def _key(words: Words) -> str:
    keys = f"{words('terminal-keys')} "
    say(keys, end="")
    flush()
    try:
        return click.getchar()
    except EOFError:
        return "q"
    finally:
        say("\r" + " " * columns(keys) + "\r", end="")
