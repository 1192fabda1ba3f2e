"""The steps of a finished game: one, or all of them."""

from __future__ import annotations

from codex_naturalis.engine.events import redact
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.rules import Transition
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view_builder import ViewBuilder, view_of
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.replays import OpenReplay, OpenStep, Step


def step_of(game: Game, ply: int, seat: int | None) -> Step:
    """The game after `ply` half-moves, as a seat saw it then. Raises Refused."""
    plies = len(game.transitions)
    if ply > plies:
        raise Refused(
            Code.NOT_FOUND,
            f"the game has {plies} half-moves",
            case="step",
            parameters={"steps": plies},
        )
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


def whole_of(game: Game) -> OpenReplay:
    """All steps with open hands; only for games that are no longer secret."""
    view_builder = ViewBuilder()
    return OpenReplay(
        names=game.names,
        options=game.start.options,
        headers=game.headers,
        over=game.over,
        steps=(
            _open_step(view_builder, game.start, None),
            *(_open_step(view_builder, step.after, step) for step in game.transitions),
        ),
    )


def _open_step(view_builder: ViewBuilder, state: State, step: Transition | None) -> OpenStep:
    players = state.players
    return OpenStep(
        mover=None if step is None else step.seat,
        move=None if step is None else str(step.move),
        events=() if step is None else step.events,
        view=view_builder.view(state, None),
        hands=tuple(tuple(card.id for card in player.hand) for player in players),
        offered=tuple(tuple(objective.id for objective in player.offered) for player in players),
        secrets=tuple(
            None if player.objective is None else player.objective.id for player in players
        ),
    )
