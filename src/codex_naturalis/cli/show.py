"""A record shown half-move by half-move; in a terminal, at the pace of a key."""

from __future__ import annotations

import click

from codex_naturalis.cli.output import finish, say
from codex_naturalis.cli.screen import Screen, interactive
from codex_naturalis.engine.events import redact
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.rules import Transition
from codex_naturalis.engine.sight import view_of
from codex_naturalis.notation.words import describe_event

KEYS = "Enter: next · b: back · q: quit "


def show_game(game: Game, seat: int | None, screen: Screen) -> bool:
    """Show a game from its deal to its end, by the eyes of a seat; None: of whoever has moved.
    False when the person has seen enough."""
    waits = interactive()
    ply = 0
    while ply <= len(game.transitions):
        say(_step(game, ply, seat, screen))
        say()
        if not waits:
            ply += 1
            continue
        match _key():
            case "q" | "Q" | "\x1b" | "\x04":
                return False
            case "b" | "B" | "\x7f":
                ply = max(ply - 1, 0)
            case _:
                ply += 1
    return True


def _step(game: Game, ply: int, seat: int | None, screen: Screen) -> str:
    """The table after so many half-moves, and under it, where it is not scrolled away, how it
    came to be so."""
    total = len(game.transitions)
    if ply == 0:
        state, eyes = game.start, game.start.seat
        news = [f"The deal; {total} half-moves follow"]
    else:
        made = game.transitions[ply - 1]
        state, eyes = made.after, made.seat
        news = [f"Half-move {ply} of {total}, {game.names[made.seat]}: {made.move}"]
        news += told(made, game.names, eyes if seat is None else seat, screen)
    table = screen.draw(view_of(state, eyes if seat is None else seat), game.names)
    return "\n".join([table, "", *news])


def told(made: Transition, names: tuple[str, ...], eyes: int | None, screen: Screen) -> list[str]:
    """What a half-move brought about, in words, as a seat may know it."""
    return [
        screen.wrap(f"  {describe_event(redact(event, eyes), names)}", hang=4)
        for event in made.events
    ]


def _key() -> str:
    say(KEYS, end="")
    finish()
    try:
        return click.getchar()
    except EOFError:
        return "q"
    finally:
        say("\r" + " " * len(KEYS) + "\r", end="")
