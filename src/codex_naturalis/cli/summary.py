"""Statistics of many games. Only integers are summed, so the order does not matter."""

from __future__ import annotations

from collections import Counter

from codex_naturalis.engine.events import EndReason
from codex_naturalis.lab.schedule import GameResult, Schedule
from codex_naturalis.lab.text_table import text_table

TYBOR = "Tybor"


class Spread:
    """Mean, minimum and maximum."""

    def __init__(self) -> None:
        self.sum = self.count = 0
        self.min: int | None = None
        self.max: int | None = None

    def add(self, number: int) -> None:
        self.sum += number
        self.count += 1
        self.min = number if self.min is None else min(self.min, number)
        self.max = number if self.max is None else max(self.max, number)

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def __str__(self) -> str:
        return f"{self.mean:.1f} ({self.min}–{self.max})"

    def to_dict(self) -> dict[str, float | None]:
        return {"mean": round(self.mean, 4), "min": self.min, "max": self.max}


class SeatSummary:
    """The results of one seat, or of one bot in all its seats."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = self.wins = self.shared = 0
        self.total, self.track, self.objectives = Spread(), Spread(), Spread()

    def add(self, track: int, objectives: int, won: bool, shared: bool) -> None:
        self.games += 1
        self.wins += won
        self.shared += won and shared
        self.total.add(track + objectives)
        self.track.add(track)
        self.objectives.add(objectives)

    def to_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "total": self.total.to_dict(),
            "track": self.track.to_dict(),
            "objectives": self.objectives.to_dict(),
        }

    def cells(self) -> list[str]:
        share = f"{self.wins} ({100 * self.wins / max(self.games, 1):.1f} %)"
        return [share, str(self.total), str(self.track), str(self.objectives)]


class Summary:
    def __init__(self, plan: Schedule) -> None:
        self.plan = plan
        solo = plan.mode != "table"
        (bots,) = plan.seatings
        self.seats = [SeatSummary(name) for name in (*bots, *([TYBOR] if solo else []))]
        self.bots = {
            name: SeatSummary(name) for name in dict.fromkeys(line.name for line in self.seats)
        }
        self.rounds, self.half_moves = Spread(), Spread()
        self.ends = Counter(dict.fromkeys(EndReason, 0))
        self.games = self.shared = 0
        self.cpu = 0.0

    def add(self, result: GameResult) -> None:
        shared = len(result.winners) > 1
        for seat, (line, score) in enumerate(zip(self.seats, result.scores, strict=True)):
            for each in (line, self.bots[line.name]):
                each.add(*score, seat in result.winners, shared)
        self.games += 1
        self.shared += shared
        self.rounds.add(result.rounds)
        self.half_moves.add(result.half_moves)
        self.ends[result.reason] += 1
        self.cpu += result.cpu

    @property
    def speed(self) -> float:
        """Games per second of CPU."""
        return self.games / self.cpu if self.cpu else 0.0

    def to_dict(self) -> dict[str, object]:
        plan = self.plan
        return {
            "games": self.games,
            "seed": plan.seed,
            "mode": plan.mode,
            "tie_break": plan.tie_break,
            "refill": plan.refill,
            "seats": [line.to_dict() for line in self.seats],
            "bots": [line.to_dict() for line in self.bots.values()],
            "shared": self.shared,
            "rounds": self.rounds.to_dict(),
            "half_moves": self.half_moves.to_dict(),
            "ends": {reason.value: number for reason, number in self.ends.items()},
            "cpu_seconds": round(self.cpu, 3),
            "games_per_cpu_second": round(self.speed, 1),
        }

    def __str__(self) -> str:
        plan = self.plan
        ends = ", ".join(f"{reason} {number}" for reason, number in self.ends.items())
        rows = [[f"seat {n}", line.name, *line.cells()] for n, line in enumerate(self.seats)]
        if plan.mode != "table":
            rows[-1][0] = ""
        elif len(self.bots) < len(self.seats) and len(self.bots) > 1:
            rows += [["all", line.name, *line.cells()] for line in self.bots.values()]
        header = ["", "", "wins", "total (min–max)", "track", "objectives"]
        return "\n".join(
            [
                f"{self.games} games, mode {plan.mode}, seed {plan.seed}",
                "",
                *text_table([header, *rows]),
                "",
                f"shared wins  {self.shared}",
                f"rounds       {self.rounds}",
                f"half-moves   {self.half_moves}",
                f"ended by     {ends}",
                f"speed        {self.speed:.2f} games per second of CPU",
            ]
        )
