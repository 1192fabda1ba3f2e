"""A game half-move by half-move."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

from codex_naturalis.engine.events import redact
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.rules import Transition
from codex_naturalis.engine.sight import Sight, view_of
from codex_naturalis.engine.state import State
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.replays import OpenStep, Step, Whole

MOST_PLY = 1000
"""More half-moves than any game has."""

Ply = Annotated[int, PathParameter(ge=0, le=MOST_PLY)]
# Where None is allowed, Litestar leaves a bound of 0 out of the document.
Eyes = Annotated[
    int | None, QueryParameter(gt=-1, le=3, description="Whose eyes; none: a spectator's.")
]


def step_of(game: Game, ply: int, seat: int | None) -> Step:
    """The game after `ply` half-moves, as a seat saw it then; raises Refused."""
    plies = len(game.transitions)
    if ply > plies:
        raise Refused(Code.NOT_FOUND, f"the game has {plies} half-moves")
    if seat is not None and seat >= len(game.names):
        raise Refused(Code.NO_SUCH_SEAT, f"there is no seat {seat}")
    if ply == 0:
        return Step(0, plies, None, None, seat, (), view_of(game.start, seat))
    step = game.transitions[ply - 1]
    return Step(
        ply=ply,
        plies=plies,
        mover=step.seat,
        move=str(step.move),
        seat=seat,
        events=tuple(redact(event, seat) for event in step.events),
        view=view_of(step.after, seat),
    )


def whole_of(game: Game) -> Whole:
    """The whole game with all open; only of one that hides nothing from anybody any more."""
    sight = Sight()
    return Whole(
        names=game.names,
        options=game.start.options,
        headers=game.headers,
        over=game.over,
        steps=(
            _open_step(sight, game.start, None),
            *(_open_step(sight, step.after, step) for step in game.transitions),
        ),
    )


def _open_step(sight: Sight, state: State, step: Transition | None) -> OpenStep:
    players = state.players
    return OpenStep(
        mover=None if step is None else step.seat,
        move=None if step is None else str(step.move),
        events=() if step is None else step.events,
        view=sight.view(state, None),
        hands=tuple(tuple(card.id for card in player.hand) for player in players),
        offered=tuple(tuple(goal.id for goal in player.offered) for player in players),
        secrets=tuple(
            None if player.objective is None else player.objective.id for player in players
        ),
    )
