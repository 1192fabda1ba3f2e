"""Many games: the same whoever plays them, with bots that are made once."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from codex_naturalis.bots import Bot, make
from codex_naturalis.bots.evaluated_move import EvaluatedMove
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.engine.moves import Move, parse_move
from codex_naturalis.engine.scoring import ranks
from codex_naturalis.engine.view import View
from codex_naturalis.lab import bot_pool
from codex_naturalis.lab.bot_pool import BotPool
from codex_naturalis.lab.pairings import Pairings
from codex_naturalis.lab.schedule import GameResult, Schedule, play_scheduled_game
from codex_naturalis.lab.workers import play_all
from codex_naturalis.notation.record import load_record


def schedule_of(bots: tuple[str, ...], seats: int, deals: int, mode: str = "table") -> Schedule:
    return Schedule(deals, Pairings(bots, seats).seatings, 7, mode, "points", "same")


def timeless(results: Iterator[GameResult]) -> list[GameResult]:
    """In order, and without what was measured."""
    return sorted(
        (replace(result, cpu=0.0, thinking=()) for result in results),
        key=lambda result: result.number,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "schedule",
    [schedule_of(("random", "greedy"), 3, 1), schedule_of(("random", "greedy"), 1, 3, "solo-easy")],
    ids=["table", "solo"],
)
def test_jobs(schedule: Schedule, tmp_path: Path) -> None:
    """Law: one process or three, the same results and the same records, which replay."""
    folders = [tmp_path / "one", tmp_path / "three"]
    for folder in folders:
        folder.mkdir()
    alone = timeless(play_all(schedule, 1, folders[0]))
    assert timeless(play_all(schedule, 3, folders[1])) == alone
    assert len(alone) == schedule.games
    for result in alone:
        path = Path(schedule.file_of(result.number))
        assert (folders[0] / path).read_text() == (folders[1] / path).read_text()
        game = load_record(folders[0] / path)
        assert game.names == schedule.seating_of(result.number)
        assert ranks(game.state) == result.places
        assert len(game.transitions) == result.half_moves == sum(result.choices)


def test_a_game_depends_on_its_number_alone() -> None:
    """Law: played backwards, with bots that have played before, the games are the same; and all
    games of a deal have the same cards."""
    schedule, pool = schedule_of(("random", "greedy"), 2, 2), BotPool()
    numbers = range(1, schedule.games + 1)
    back = {number: play_scheduled_game(schedule, number, pool) for number in reversed(numbers)}
    for number in numbers:
        result, game = play_scheduled_game(schedule, number, BotPool())
        assert game == back[number][1]
        assert timeless(iter([result])) == timeless(iter([back[number][0]]))
        assert game.deal == back[2 * schedule.deal_of(number)][1].deal
        assert all(seconds >= 0 for seconds in result.thinking)


def test_bots_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law: a process makes no more bots than sit at a table at once, however many games it plays,
    and never lets one bot play two seats."""
    made = []

    def counted(name: str) -> Bot:
        made.append(name)
        return make(name)

    monkeypatch.setattr(bot_pool, "make", counted)
    schedule = schedule_of(("random", "greedy"), 3, 2)
    assert len(list(play_all(schedule))) == 12
    assert sorted(made) == ["greedy", "greedy", "random", "random"]
    first, second = BotPool().timed_bots(("greedy", "greedy"))
    assert first.bot is not second.bot


def test_a_bot_that_breaks_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case: the error says in which game, between whom, and why."""

    class Cheat:
        name = "cheat"

        def choose(self, view: View, rng: Random) -> Move:
            return parse_move("17f@1,1")

        def evaluate(self, view: View, rng: Random) -> list[EvaluatedMove]:
            return []

    monkeypatch.setattr(bot_pool, "make", lambda name: Cheat() if name == "cheat" else make(name))
    with pytest.raises(CodexError, match=r"^game 1 \(random, cheat\): 17f@1,1: "):
        list(play_all(schedule_of(("random", "cheat"), 2, 1)))


def test_records_are_never_overwritten(tmp_path: Path) -> None:
    """Case: a file that is there already is an error that names it, and stays as it was."""
    schedule = schedule_of(("random", "greedy"), 2, 1)
    path = tmp_path / schedule.file_of(2)
    path.write_text("mine")
    with pytest.raises(FileExistsError) as caught:
        list(play_all(schedule, 1, tmp_path))
    assert caught.value.filename == str(path)
    assert path.read_text() == "mine"
