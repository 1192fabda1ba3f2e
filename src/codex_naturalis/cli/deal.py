"""`deal`: a new record, with its decks shuffled and no half-move made."""

from __future__ import annotations

import click

from codex_naturalis.cli.options import (
    json_option,
    players_option,
    rules_options,
    seats_of,
    seed_option,
    some_seed,
)
from codex_naturalis.cli.output import say, say_json
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import write_record


@click.command(epilog="Example:  ./codex deal --players 3 --seed 7 > game.codex")
@seed_option
@players_option
@rules_options
@json_option
def command(
    *, seed: int | None, players: int | None, mode: str, tie_break: str, refill: str, as_json: bool
) -> None:
    """Deal a new game, and print its record.

    The record has no half-moves yet. The header Seed contains the seed.
    """
    seats = seats_of(mode, players)
    seed = some_seed(seed)
    game = Game.new(
        seats,
        seed=seed,
        mode=mode,
        tie_break=tie_break,
        refill=refill,
        headers={"Seed": str(seed)},
    )
    if not as_json:
        say(write_record(game), end="")
        return
    deal = game.deal
    assert deal is not None
    say_json(
        {
            "seed": seed,
            "mode": mode,
            "tie_break": tie_break,
            "refill": refill,
            "seats": list(game.names),
            "resource_deck": deal.resource,
            "gold_deck": deal.gold,
            "starter_deck": deal.starters,
            "objective_deck": deal.objectives,
        }
    )
