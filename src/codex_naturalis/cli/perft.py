"""`perft`: the number of ways in which a game can go on, to compare programs."""

from __future__ import annotations

from time import process_time

import click

from codex_naturalis.cli.files import file_argument, load, rewind
from codex_naturalis.cli.options import json_option, ply_option
from codex_naturalis.cli.output import say, say_json
from codex_naturalis.cli.progress import progress
from codex_naturalis.engine.legality import LegalMoves
from codex_naturalis.engine.rules import advance
from codex_naturalis.engine.state import State

LONG = 3
"""From this depth on, counting takes long enough for a progress bar."""


def count(state: State, depth: int) -> int:
    """The number of sequences of `depth` half-moves from a state. A finished game has none; in the
    setup the lowest seat moves that has not made its choices."""
    if depth == 0:
        return 1
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(count(advance(state, move, moves.seat), depth - 1) for move in moves)


def legal_moves(state: State) -> LegalMoves:
    seats = state.to_move
    return LegalMoves(state, seats[0] if seats else state.seat)


@click.command(epilog="Example:  ./codex perft game.codex --ply 4 --depth 3 --divide")
@file_argument
@ply_option
@click.option(
    "--depth", type=click.IntRange(min=0), required=True, metavar="D", help="Number of half-moves."
)
@click.option("--divide", is_flag=True, help="Show the number for each first half-move.")
@json_option
def command(*, file: str, ply: int | None, depth: int, divide: bool, as_json: bool) -> None:
    """Count the ways in which a game can go on.

    Counted are the sequences of D half-moves from a state of FILE, a record or a position, with the
    decks of FILE. A game that ends earlier does not count. In the setup the lowest seat moves that
    has not made its choices. FILE may be - for stdin.
    """
    game = load(file)
    state = rewind(game, ply, file)
    started = process_time()
    parts: dict[str, int] = {}
    if depth == 0:
        total = 1
    else:
        moves = legal_moves(state)
        with progress("Counting", len(moves), shown=depth >= LONG) as step:
            for move in moves:
                parts[str(move)] = count(advance(state, move, moves.seat), depth - 1)
                step()
        total = sum(parts.values())
    if as_json:
        answer: dict[str, object] = {"depth": depth, "count": total}
        if divide:
            answer["divide"] = parts
        say_json(answer | {"cpu_seconds": round(process_time() - started, 3)})
        return
    if divide:
        for text, number in parts.items():
            say(f"{text}: {number}")
        say()
    say(str(total))
