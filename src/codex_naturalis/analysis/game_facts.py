"""What statistics count in a finished game, seat by seat."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import CardPlaced, StarterPlaced
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Mode

OPENING = 2
"""Placements after the starter that make an opening."""


class PlacedCard(Struct, frozen=True):
    card: int
    side: Side
    round: int
    points: int
    """That it brought when it was placed."""


class SeatFacts(Struct, frozen=True):
    starter: int
    starter_side: Side
    objective: int
    """The secret one."""
    objective_points: int
    declined: int
    """The other objective that was offered."""
    placed: tuple[PlacedCard, ...]
    """In the order of placing."""
    total: int
    won: float
    """1 for a victory, its share for a shared one, 0 for a defeat."""

    @property
    def opening(self) -> str:
        """Such as `f Rf Gb`: the face of the starter, then kind and face of the first cards."""
        first = (f"{_kind(one.card)}{one.side.value[0]}" for one in self.placed[:OPENING])
        return " ".join([self.starter_side.value[0], *first])


class GameFacts(Struct, frozen=True):
    mode: Mode
    rounds: int
    seats: tuple[SeatFacts, ...]

    @property
    def group(self) -> str:
        """Games of one group are counted together: `2`, `3` or `4` players, or the solo mode."""
        return str(len(self.seats)) if self.mode is Mode.TABLE else self.mode.value


def facts_of(game: Game) -> GameFacts:
    """The facts of a game that was played to its end; raises ValueError for another one."""
    outcome = game.outcome()
    if outcome is None:
        raise ValueError("the game is not over")
    starters: dict[int, StarterPlaced] = {}
    placed: list[list[PlacedCard]] = [[] for _ in game.names]
    for step in game.transitions:
        for event in step.events:
            if isinstance(event, StarterPlaced):
                starters[event.seat] = event
            elif isinstance(event, CardPlaced):
                card = PlacedCard(event.card, event.side, step.before.round, event.points)
                placed[event.seat].append(card)
    share = 1 / len(outcome.winners)
    seats = []
    for seat, player in enumerate(game.state.players):
        score = outcome.scores[seat]
        assert player.objective is not None, "a game that is over had a setup"
        kept = player.objective.id
        declined = next(one.id for one in game.start.players[seat].offered if one.id != kept)
        seats.append(
            SeatFacts(
                starter=starters[seat].card,
                starter_side=starters[seat].side,
                objective=kept,
                objective_points=score.objectives[-1].points,
                declined=declined,
                placed=tuple(placed[seat]),
                total=score.total,
                won=share if seat in outcome.winners else 0.0,
            )
        )
    return GameFacts(game.state.options.mode, game.state.round, tuple(seats))


def _kind(card: int) -> str:
    return RETAIL.cards[card].kind.value[0].upper()
