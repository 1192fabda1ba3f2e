"""The rating list of bots after many games. It does not depend on the order of the results; only
the times are measured."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from codex_naturalis.analysis.interval import Interval, wilson
from codex_naturalis.lab.elo import Anchor, Points, Rating, compare, rate
from codex_naturalis.lab.pairings import Format, Pairings
from codex_naturalis.lab.schedule import GameResult, Schedule


class MatchScore:
    """Wins, draws, losses and points: 1 for a win, ½ for a victory shared by two, 0 for a loss."""

    def __init__(self) -> None:
        self.games = self.wins = self.draws = 0
        self.points = 0.0

    def add(self, points: float) -> None:
        self.games += 1
        self.wins += points == 1
        self.draws += 0 < points < 1
        self.points += points

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    @property
    def share(self) -> float | None:
        return self.points / self.games if self.games else None

    @property
    def interval(self) -> Interval:
        return wilson(self.points, self.games)

    def to_dict(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "points": round(self.points, 4),
            "share": _rounded(self.share),
            "share_interval": _ends(self.interval, 4),
        }


class RatingLine(MatchScore):
    """The results of one bot over all its seats."""

    def __init__(self, bot: str) -> None:
        super().__init__()
        self.bot = bot
        self.rating: Rating | None = None
        """None in solo."""
        self.score = self.margin = self.half_moves = 0
        """Sums over all games. A margin is the difference to the best other seat, in solo to
        Tybor."""
        self.seconds = 0.0

    def add_seat(self, result: GameResult, seat: int) -> None:
        totals = result.totals
        self.add(_points(result, seat))
        self.score += totals[seat]
        self.margin += totals[seat] - max(totals[:seat] + totals[seat + 1 :])
        self.half_moves += result.choices[seat]
        self.seconds += result.thinking[seat]

    def a_game(self, total: float) -> float | None:
        return total / self.games if self.games else None

    def a_half_move(self, total: float) -> float | None:
        return total / self.half_moves if self.half_moves else None

    def to_dict(self) -> dict[str, object]:
        rating = self.rating
        return {
            "bot": self.bot,
            "elo": None if rating is None else round(rating.elo, 1),
            "elo_interval": None if rating is None else _ends(rating.interval, 1),
            **super().to_dict(),
            "score": _rounded(self.a_game(self.score)),
            "margin": _rounded(self.a_game(self.margin)),
            "half_moves": self.half_moves,
            "cpu_seconds": round(self.seconds, 3),
            "cpu_seconds_per_game": _rounded(self.a_game(self.seconds), 6),
            "cpu_seconds_per_half_move": _rounded(self.a_half_move(self.seconds), 6),
        }


class RatingList:
    """`lines`: the bots from the best to the worst. `pairs`: in duels the points of the first bot;
    where one bot sits alone, its points against the second; at other tables how often the first
    finished ahead of the second (equal places are draws)."""

    def __init__(
        self,
        schedule: Schedule,
        pairings: Pairings,
        results: Iterable[GameResult],
        anchor: Anchor | None,
    ) -> None:
        self.schedule = schedule
        self.pairings = pairings
        self.anchor = anchor
        ordered = sorted(results, key=lambda result: result.number)
        self.games = len(ordered)
        lines = {bot: RatingLine(bot) for bot in pairings.bots}
        for result in ordered:
            for seat, bot in enumerate(schedule.seating_of(result.number)):
                lines[bot].add_seat(result, seat)
        self.pairs = self._pairs(ordered)
        if pairings.format is not Format.SOLO:
            rng = Random(f"{schedule.seed}/elo")
            for bot, rating in rate(pairings.bots, self._deals(ordered), rng, anchor).items():
                lines[bot].rating = rating
        self.lines = sorted(lines.values(), key=_strength, reverse=True)

    def _deals(self, results: Sequence[GameResult]) -> list[Points]:
        """The points of each bot against each, deal by deal."""
        deals: defaultdict[int, defaultdict[tuple[str, str], float]]
        deals = defaultdict(lambda: defaultdict(float))
        for result in results:
            points = deals[self.schedule.deal_of(result.number)]
            seating = self.schedule.seating_of(result.number)
            for pair, more in compare(seating, result.places).items():
                points[pair] += more
        return list(deals.values())

    def _pairs(self, results: Sequence[GameResult]) -> dict[tuple[str, str], MatchScore]:
        table_format, pairs = self.pairings.format, dict[tuple[str, str], MatchScore]()
        if table_format is Format.SOLO:
            return pairs
        if table_format is Format.ALONE:
            pairs = {(group[0], group[1]): MatchScore() for group in self.pairings.groups}
        else:
            pairs = {pair: MatchScore() for pair in combinations(self.pairings.bots, 2)}
        for result in results:
            seating = self.schedule.seating_of(result.number)
            if table_format is Format.ALONE:
                times = Counter(seating)
                lone, rest = sorted(times, key=lambda bot: times[bot])
                pairs[lone, rest].add(_points(result, seating.index(lone)))
            else:
                for pair, points in compare(seating, result.places).items():
                    if pair in pairs:
                        pairs[pair].add(points)
        return pairs

    def to_dict(self) -> dict[str, object]:
        schedule, anchor = self.schedule, self.anchor
        return {
            "games": self.games,
            "planned": schedule.games,
            "deals": schedule.deals,
            "seed": schedule.seed,
            "mode": schedule.mode,
            "tie_break": schedule.tie_break,
            "refill": schedule.refill,
            "players": self.pairings.seats,
            "kind": self.pairings.format.value,
            "played": self.pairings.words(schedule.deals),
            "anchor": None if anchor is None else {"bot": anchor.bot, "elo": anchor.elo},
            "bots": [line.to_dict() for line in self.lines],
            "pairs": [
                {"bot": bot, "other": other, **share.to_dict()}
                for (bot, other), share in self.pairs.items()
            ],
        }


def _points(result: GameResult, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _strength(line: RatingLine) -> tuple[float, float]:
    """The order of lines: Elo or, in solo, the share of points; then the margin."""
    first = line.share or 0.0 if line.rating is None else line.rating.elo
    return first, line.a_game(line.margin) or 0.0


def _rounded(number: float | None, digits: int = 4) -> float | None:
    return None if number is None else round(number, digits)


def _ends(interval: Interval, digits: int) -> list[float]:
    return [round(interval.low, digits), round(interval.high, digits)]
