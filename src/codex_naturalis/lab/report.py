"""A rating list as text: tables that fit the terminal."""

from __future__ import annotations

from textwrap import fill

from codex_naturalis.lab.elo import RESAMPLES
from codex_naturalis.lab.pairings import Format
from codex_naturalis.lab.rating_list import MatchScore, RatingLine, RatingList
from codex_naturalis.lab.text_table import number_table

UNKNOWN = "-"
CROSSTABLE_TITLES = {
    Format.DUELS: "Points of the row against the column in %, with Wilson’s 95 % interval:",
    Format.TABLES: "How often the row came in ahead of the column in % (equal places: half), with "
    "Wilson’s 95 % interval:",
    Format.ALONE: "Points of the row, alone against the column in all other seats, in %, with "
    "Wilson’s 95 % interval:",
}


def report(rating_list: RatingList, width: int) -> str:
    """What was played, the ratings of the bots, and the crosstable."""
    schedule = rating_list.schedule
    some = "" if rating_list.games == schedule.games else f"{rating_list.games} of "
    parts = [
        fill(
            f"{rating_list.pairings.words(schedule.deals)} In all {some}{schedule.games} games; "
            f"mode {schedule.mode}, tie-break {schedule.tie_break}, refill {schedule.refill}, "
            f"seed {schedule.seed}.",
            width,
            break_on_hyphens=False,
        ),
        "\n".join(number_table([_header(rating_list), *_rows(rating_list)], width)),
        fill(_legend(rating_list), width),
    ]
    if rating_list.pairs:
        parts.append(fill(CROSSTABLE_TITLES[rating_list.pairings.format], width))
        parts.append("\n".join(number_table(_crosstable(rating_list), width)))
    return "\n\n".join(parts)


def _header(rating_list: RatingList) -> list[str]:
    solo = rating_list.pairings.format is Format.SOLO
    rating = ["won %", "95 % interval"] if solo else ["Elo", "95 % interval", "won %"]
    return ["", *rating, "score", "margin", "games", "s/game", "ms/move"]


def _rows(rating_list: RatingList) -> list[list[str]]:
    return [
        [
            line.bot,
            *_rating(rating_list, line),
            _number(line.a_game(line.score), ".1f"),
            _number(line.a_game(line.margin), "+.1f"),
            str(line.games),
            _number(line.a_game(line.seconds), ".3f"),
            _number(line.a_half_move(1000 * line.seconds), ".2f"),
        ]
        for line in rating_list.lines
    ]


def _rating(rating_list: RatingList, line: RatingLine) -> list[str]:
    if line.rating is None:
        low, high = (f"{100 * end:.1f}" for end in (line.interval.low, line.interval.high))
        return [_percent(line.share), f"{low} to {high}"]
    low, high = (f"{end:.0f}" for end in (line.rating.interval.low, line.rating.interval.high))
    fixed = rating_list.anchor is not None and rating_list.anchor.bot == line.bot
    return [
        f"{line.rating.elo:.0f}",
        "fixed" if fixed else f"{low} to {high}",
        _percent(line.share),
    ]


def _legend(rating_list: RatingList) -> str:
    table_format, anchor = rating_list.pairings.format, rating_list.anchor
    words = []
    if table_format is not Format.SOLO:
        fixed = "the mean is 0" if anchor is None else f"{anchor.bot} is {anchor.elo:g}"
        words.append(f"Elo: {fixed}; intervals from {RESAMPLES} resamples of the deals.")
        words.append("Won: points of all games, a shared victory divided.")
    rival = "Tybor" if table_format is Format.SOLO else "the best other seat"
    words.append(f"Margin: to {rival}. Times: CPU to choose, a game and a half-move.")
    if table_format is Format.ALONE:
        words.append("A bot in several seats of a game counts for each.")
    return " ".join(words)


def _crosstable(rating_list: RatingList) -> list[list[str]]:
    """Rows and columns in the order of the rating list. A pair that is listed from one side only is
    mirrored for the other."""
    pairs, bots = rating_list.pairs, [line.bot for line in rating_list.lines]

    def cell(row: str, column: str) -> str:
        if row == column:
            return ""
        if (row, column) in pairs:
            return _share(pairs[row, column])
        return _share(pairs[column, row], mirrored=True)

    numbers = [str(number) for number, _ in enumerate(bots, 1)]
    return [
        ["", *numbers],
        *(
            [f"{number} {row}", *(cell(row, column) for column in bots)]
            for number, row in zip(numbers, bots, strict=True)
        ),
    ]


def _share(share: MatchScore, *, mirrored: bool = False) -> str:
    if share.share is None:
        return UNKNOWN
    low, middle, high = share.interval.low, share.share, share.interval.high
    if mirrored:
        low, middle, high = 1 - high, 1 - middle, 1 - low
    return f"{_percent(middle)} ({100 * low:.0f}–{100 * high:.0f})"


def _percent(share: float | None) -> str:
    return UNKNOWN if share is None else f"{100 * share:.1f}"


def _number(number: float | None, form: str) -> str:
    return UNKNOWN if number is None else format(number, form)
