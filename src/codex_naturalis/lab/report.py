"""Standings for people: tables that fit the terminal."""

from __future__ import annotations

from textwrap import fill

from codex_naturalis.lab.columns import figures
from codex_naturalis.lab.elo import RESAMPLES
from codex_naturalis.lab.pairings import Kind
from codex_naturalis.lab.standings import Line, Share, Standings

UNKNOWN = "-"
CROSS = {
    Kind.DUELS: "Points of the row against the column in %, with Wilson’s 95 % interval:",
    Kind.TABLES: "How often the row came in ahead of the column in % (equal places: half), with "
    "Wilson’s 95 % interval:",
    Kind.ALONE: "Points of the row, alone against the column in all other seats, in %, with "
    "Wilson’s 95 % interval:",
}


def report(standings: Standings, width: int) -> str:
    """What was played, the table of the bots, and for each pair how it went."""
    plan = standings.plan
    some = "" if standings.games == plan.games else f"{standings.games} of "
    parts = [
        fill(
            f"{standings.pairings.words(plan.deals)} In all {some}{plan.games} games; mode "
            f"{plan.mode}, tie-break {plan.tie_break}, refill {plan.refill}, seed {plan.seed}.",
            width,
            break_on_hyphens=False,
        ),
        "\n".join(figures([_header(standings), *_rows(standings)], width)),
        fill(_legend(standings), width),
    ]
    if standings.pairs:
        parts.append(fill(CROSS[standings.pairings.kind], width))
        parts.append("\n".join(figures(_cross(standings), width)))
    return "\n\n".join(parts)


def _header(standings: Standings) -> list[str]:
    solo = standings.pairings.kind is Kind.SOLO
    rating = ["won %", "95 % interval"] if solo else ["Elo", "95 % interval", "won %"]
    return ["", *rating, "score", "margin", "games", "s/game", "ms/move"]


def _rows(standings: Standings) -> list[list[str]]:
    return [
        [
            line.bot,
            *_rating(standings, line),
            _number(line.a_game(line.score), ".1f"),
            _number(line.a_game(line.margin), "+.1f"),
            str(line.games),
            _number(line.a_game(line.seconds), ".3f"),
            _number(line.a_half_move(1000 * line.seconds), ".2f"),
        ]
        for line in standings.lines
    ]


def _rating(standings: Standings, line: Line) -> list[str]:
    if line.rating is None:
        low, high = (f"{100 * end:.1f}" for end in (line.interval.low, line.interval.high))
        return [_percent(line.share), f"{low} to {high}"]
    low, high = (f"{end:.0f}" for end in (line.rating.interval.low, line.rating.interval.high))
    fixed = standings.anchor is not None and standings.anchor.bot == line.bot
    return [
        f"{line.rating.elo:.0f}",
        "fixed" if fixed else f"{low} to {high}",
        _percent(line.share),
    ]


def _legend(standings: Standings) -> str:
    kind, anchor = standings.pairings.kind, standings.anchor
    words = []
    if kind is not Kind.SOLO:
        fixed = "the mean is 0" if anchor is None else f"{anchor.bot} is {anchor.elo:g}"
        words.append(f"Elo: {fixed}; intervals from {RESAMPLES} resamples of the deals.")
        words.append("Won: points of all games, a shared victory divided.")
    rival = "Tybor" if kind is Kind.SOLO else "the best other seat"
    words.append(f"Margin: to {rival}. Times: CPU to choose, a game and a half-move.")
    if kind is Kind.ALONE:
        words.append("A bot in several seats of a game counts for each.")
    return " ".join(words)


def _cross(standings: Standings) -> list[list[str]]:
    """Rows and columns in the order of the standings; a pair told from one side is told from the
    other as well, unless they are different things."""
    pairs, bots = standings.pairs, [line.bot for line in standings.lines]

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


def _share(share: Share, *, mirrored: bool = False) -> str:
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
