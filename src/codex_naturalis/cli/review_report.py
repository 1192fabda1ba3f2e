"""A review as text: how well each seat played, the chances to win by turn, costly half-moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from codex_naturalis.analysis.reason_words import describe_reason
from codex_naturalis.cli.screen import Screen
from codex_naturalis.lab.text_table import number_table
from codex_naturalis.notation.words import NAME_COLUMNS, name_of, number_of, printable
from codex_naturalis.protocol.reviews import Judgement, Review, ReviewedMove, SeatReview

WIDEST = 80
MOST_COSTLY = 10
HEIGHT = 4
"""Rows of the chart of one seat."""
BARS = " ▁▂▃▄▅▆▇█"
PLAIN_BARS = " .:|"
MARGIN = "  "
LABEL = NAME_COLUMNS
COSTLY = (Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)


def report(review: Review, names: Sequence[str], screen: Screen) -> str:
    """In lines of at most 80 columns."""
    lines = [screen.wrap(_heading(review)), "", *_seats(review, names), ""]
    if review.chances:
        lines += [*_charts(review, names, screen), ""]
    return "\n".join([*lines, *_costly(review, names, screen)])


def _heading(review: Review) -> str:
    judged = number_of(len(review.half_moves), "half-move")
    by = f" judged by {', '.join(review.by)}" if review.by else ""
    if review.outcome is None:
        return f"{judged}{by}; the game was not played to its end"
    return f"{judged}{by}; the game ended {review.outcome}"


def _seats(review: Review, names: Sequence[str]) -> Iterator[str]:
    heads = ("", "accuracy", "best", "good", "inacc.", "mist.", "blund.", "left", "lost")
    rows = [_row(seat, names) for seat in review.seats if seat.half_moves]
    yield from number_table([heads, *rows], WIDEST)
    yield ""
    yield "left: points left on the table at once; lost: of those expected at the end"


def _row(seat: SeatReview, names: Sequence[str]) -> list[str]:
    numbers = (seat.best, seat.good, seat.inaccuracies, seat.mistakes, seat.blunders, seat.left)
    return [
        printable(name_of(seat.seat, names)),
        f"{seat.accuracy} %",
        *map(str, numbers),
        f"{seat.points_lost:.1f}",
    ]


def _charts(review: Review, names: Sequence[str], screen: Screen) -> Iterator[str]:
    """A chart for each seat and for Tybor; with two, only the first: the other is its mirror."""
    yield "The chance to win, turn by turn:"
    number = len(review.chances[0].wins)
    for seat in range(number if number > 2 else 1):
        wins = [chance.wins[seat] for chance in review.chances]
        name = printable(name_of(seat, names))
        yield from _chart(name, _squeezed(wins, WIDEST - LABEL - len(MARGIN)), screen.ascii_only)


def _chart(name: str, values: Sequence[float], ascii_only: bool) -> Iterator[str]:
    """Bars for values from 0 to 1, behind a name."""
    signs = PLAIN_BARS if ascii_only else BARS
    full = len(signs) - 1
    for row in reversed(range(HEIGHT)):
        least = 1 if row == 0 else 0  # so that a turn without any chance is visible
        levels = [
            max(least, min(full, round(value * HEIGHT * full) - row * full)) for value in values
        ]
        scale = {HEIGHT - 1: "100 %", HEIGHT // 2 - 1: "50 %", 0: name}.get(row, "")
        line = "".join(signs[level] for level in levels)
        yield f"{scale.rjust(LABEL)}{MARGIN}{line}".rstrip()


def _squeezed(values: Sequence[float], most: int) -> list[float]:
    """The mean of neighbours, where there are more than fit."""
    number = min(len(values), most)
    groups = [
        values[place * len(values) // number : (place + 1) * len(values) // number]
        for place in range(number)
    ]
    return [sum(group) / len(group) for group in groups]


def _costly(review: Review, names: Sequence[str], screen: Screen) -> Iterator[str]:
    costly = [one for one in review.half_moves if one.judgement in COSTLY]
    if not costly:
        yield "No half-move was costly."
        return
    worst = sorted(costly, key=lambda one: -one.loss)[:MOST_COSTLY]
    few = f", the worst {MOST_COSTLY} of {len(costly)}" if len(costly) > MOST_COSTLY else ""
    yield f"Costly half-moves{few}:"
    for one in sorted(worst, key=lambda one: one.ply):
        yield from _told(one, names, screen)


def _told(one: ReviewedMove, names: Sequence[str], screen: Screen) -> Iterator[str]:
    name, best = printable(name_of(one.seat, names)), one.best[0]
    made = f"{name}, round {one.round}: {one.played.move}, {one.judgement.value}: "
    lost = f"{_percent(one.loss)} and {one.points_lost:.1f} points lost"
    better = f"better {best.move}, {_percent(best.win)}: {describe_reason(best.reason)}"
    yield screen.wrap(f"{one.ply:>4}  {made}{lost}", hang=8)
    yield screen.wrap(f"      {better}", hang=8)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
