"""A review as text: how well each seat played, the chances to win by turn, costly half-moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from codex_naturalis.analysis.reason_words import describe_reason
from codex_naturalis.cli.names import bot_name
from codex_naturalis.cli.screen import Screen
from codex_naturalis.lab.text_table import number_table
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.names import NAME_COLUMNS, name_of
from codex_naturalis.protocol.reviews import Judgement, Review, ReviewedMove, SeatReview

WIDEST = 80
MOST_COSTLY = 10
HEIGHT = 4
"""Rows of the chart of one seat."""
BARS = " ▁▂▃▄▅▆▇█"
PLAIN_BARS = " .:|"
MARGIN = "  "
LABEL = NAME_COLUMNS
HEADS = ("accuracy", "best", "good", "inaccuracies", "mistakes", "blunders", "left", "lost")
COSTLY = (Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)


def report(review: Review, names: Sequence[str], screen: Screen) -> str:
    """In lines of at most 80 columns."""
    words = screen.words
    lines = [screen.wrap(_heading(review, names, words)), "", *_seats(review, names, screen), ""]
    if review.chances:
        lines += [*_charts(review, names, screen), ""]
    return "\n".join([*lines, *_costly(review, names, screen)])


def _heading(review: Review, names: Sequence[str], words: Words) -> str:
    bots = words.list(bot_name(bot, words) for bot in review.by)
    judged = words("terminal-review-judged", n=len(review.half_moves), bots=bots)
    return f"{judged} {_result(review, names, words)}"


def _result(review: Review, names: Sequence[str], words: Words) -> str:
    outcome = review.outcome
    if outcome is None:
        return words("terminal-review-unfinished")
    called = [name_of(seat, names, words) for seat in range(len(outcome.scores))]
    scores = (
        words("hint-score", name=name, n=score.total)
        for name, score in zip(called, outcome.scores, strict=True)
    )
    winners = words.list(called[seat] for seat in outcome.winners)
    won = words("end-won" if len(outcome.winners) == 1 else "end-shared", names=winners)
    return f"{won} ({', '.join(scores)})."


def _seats(review: Review, names: Sequence[str], screen: Screen) -> Iterator[str]:
    words = screen.words
    heads = ["", *(words(f"terminal-review-{head}") for head in HEADS)]
    rows = [_row(seat, names, words) for seat in review.seats if seat.half_moves]
    yield from number_table([heads, *rows], WIDEST)
    yield ""
    yield screen.wrap(words("terminal-review-legend"))


def _row(seat: SeatReview, names: Sequence[str], words: Words) -> list[str]:
    numbers = (seat.best, seat.good, seat.inaccuracies, seat.mistakes, seat.blunders, seat.left)
    return [
        name_of(seat.seat, names, words),
        words.percent((seat.accuracy or 0.0) / 100, 1),
        *map(words.number, numbers),
        words.number(seat.points_lost, 1),
    ]


def _charts(review: Review, names: Sequence[str], screen: Screen) -> Iterator[str]:
    """A chart for each seat and for Tybor; with two, only the first: the other is its mirror."""
    yield screen.words("terminal-review-chances")
    number = len(review.chances[0].wins)
    for seat in range(number if number > 2 else 1):
        wins = [chance.wins[seat] for chance in review.chances]
        name = name_of(seat, names, screen.words)
        yield from _chart(name, _squeezed(wins, WIDEST - LABEL - len(MARGIN)), screen)


def _chart(name: str, values: Sequence[float], screen: Screen) -> Iterator[str]:
    """Bars for values from 0 to 1, behind a name."""
    signs, percent = PLAIN_BARS if screen.ascii_only else BARS, screen.words.percent
    full = len(signs) - 1
    for row in reversed(range(HEIGHT)):
        least = 1 if row == 0 else 0  # so that a turn without any chance is visible
        levels = [
            max(least, min(full, round(value * HEIGHT * full) - row * full)) for value in values
        ]
        scale = {HEIGHT - 1: percent(1), HEIGHT // 2 - 1: percent(0.5), 0: name}.get(row, "")
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
    words = screen.words
    costly = [one for one in review.half_moves if one.judgement in COSTLY]
    if not costly:
        yield words("terminal-review-none")
        return
    worst = sorted(costly, key=lambda one: -one.loss)[:MOST_COSTLY]
    if len(costly) > MOST_COSTLY:
        yield words("terminal-review-worst", n=MOST_COSTLY, all=len(costly))
    else:
        yield words("terminal-review-costly")
    for one in sorted(worst, key=lambda one: one.ply):
        yield from _told(one, names, screen)


def _told(one: ReviewedMove, names: Sequence[str], screen: Screen) -> Iterator[str]:
    words, best = screen.words, one.best[0]
    made = words(
        "terminal-review-move",
        name=name_of(one.seat, names, words),
        round=one.round,
        move=one.played.move,
        judgement=one.judgement.value,
        chance=words.percent(one.loss),
        points=words.number(one.points_lost, 1),
    )
    better = words(
        "terminal-review-better",
        move=best.move,
        chance=words.chance(best.win),
        reason=describe_reason(best.reason, words),
    )
    yield screen.wrap(f"{one.ply:>4}  {made}", hang=8)
    yield screen.wrap(f"      {better}", hang=8)
