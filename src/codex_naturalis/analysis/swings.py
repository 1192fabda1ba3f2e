"""What moved the chances to win: one's own choices, those of the others, and luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseStarter
from codex_naturalis.engine.rules import Transition
from codex_naturalis.engine.scoring import Outcome
from codex_naturalis.engine.state import DRAW, Mode
from codex_naturalis.protocol.reviews import Breakdown, Chance, ReviewedMove

DECIMALS = 4


class Point(Struct, frozen=True):
    """The chances at one moment, and the half-moves that were judged since the point before."""

    ply: int
    round: int
    seat: int | None
    wins: tuple[float, ...]
    judged: tuple[ReviewedMove, ...]


def start_of(game: Game, judged: Sequence[ReviewedMove]) -> tuple[float, ...]:
    """The chances before the first half-move. Nobody is ahead at a table; against Tybor it is what
    a good first choice leads to."""
    seats = len(game.names)
    if game.start.options.mode is Mode.TABLE:
        return tuple(1 / seats for _ in range(seats))
    return judged[0].best[0].wins if judged else ()


def chances_of(
    game: Game,
    judged: Sequence[ReviewedMove],
    before: tuple[float, ...],
    outcome: Outcome | None = None,
) -> Iterator[Chance]:
    """After each turn whose last half-move is among `judged`, which are in order; `before` is what
    the first of them started from. With an outcome, that is what the last half-move led to, and not
    what its seat, which did not know all cards, could expect of it."""
    wins = before
    for point in _points(game, judged, outcome):
        yield _chance(point, wins)
        wins = point.wins


def decided(start: Sequence[float], chances: Sequence[Chance], seats: int) -> Iterator[Breakdown]:
    """For each seat; rounded so that the numbers add up."""
    for seat in range(seats if chances else 0):
        first, last = _percent(start[seat]), _percent(chances[-1].wins[seat])
        own = _percent(sum(one.own[seat] for one in chances))
        others = _percent(sum(one.others[seat] for one in chances))
        yield Breakdown(seat, first, own, others, last - first - own - others, last)


def _points(game: Game, judged: Sequence[ReviewedMove], outcome: Outcome | None) -> Iterator[Point]:
    waiting: list[ReviewedMove] = []
    last = len(game.transitions)
    for one in judged:
        waiting.append(one)
        ends_game = outcome is not None and one.ply == last
        if ends_turn(game.transitions[one.ply - 1]) and not ends_game:
            yield Point(one.ply, one.round, one.seat, one.played.wins, tuple(waiting))
            waiting = []
    if outcome is not None:
        share = 1 / len(outcome.winners)
        wins = [share if seat in outcome.winners else 0.0 for seat, _ in enumerate(outcome.scores)]
        yield Point(last, game.state.round, None, tuple(wins), tuple(waiting))


def ends_turn(step: Transition) -> bool:
    """A turn ends with the draw, or with the placement when nothing is drawn; in the setup with the
    choice of the objective."""
    return step.after.phase is not DRAW and not isinstance(step.move, ChooseStarter)


def _chance(point: Point, before: Sequence[float]) -> Chance:
    seats = range(len(point.wins))
    own = tuple(_effect(point, seat, mine=True) for seat in seats)
    others = tuple(_effect(point, seat, mine=False) for seat in seats)
    luck = tuple(
        round(point.wins[seat] - before[seat] - own[seat] - others[seat], DECIMALS)
        for seat in seats
    )
    return Chance(point.ply, point.round, point.seat, point.wins, own, others, luck)


def _effect(point: Point, seat: int, *, mine: bool) -> float:
    """What choices changed in the chance of a seat, as far as they are beyond doubt."""
    effect = 0.0
    for one in point.judged:
        if (one.seat == seat) is mine and one.loss > one.doubt:
            share = (one.loss - one.doubt) / one.loss
            effect += share * (one.played.wins[seat] - one.best[0].wins[seat])
    return round(effect, DECIMALS)


def _percent(chance: float) -> int:
    return round(100 * chance)
