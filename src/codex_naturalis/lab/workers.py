"""Playing all games of a schedule, in this process or in several; the results are the same."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from contextlib import closing
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import cast

from codex_naturalis.engine.errors import CodexError
from codex_naturalis.lab.bot_pool import BotPool
from codex_naturalis.lab.schedule import GameResult, Schedule, play_scheduled_game
from codex_naturalis.notation.record import write_record

PlayedGame = tuple[GameResult, str]
"""The result of a game and its record."""


class WorkerLost(CodexError):
    """A worker process ended before its work was done."""


def play_all(
    schedule: Schedule, jobs: int = 1, records: Path | None = None
) -> Generator[GameResult]:
    """The results of all games, in the order they end. With `records`, the record of each game is
    written to that folder."""
    playing = (
        _play_here(schedule)
        if jobs == 1
        else _play_in_processes(schedule, min(jobs, schedule.games))
    )
    with closing(playing) as answers:
        for result, record in answers:
            if records is not None:
                _write_new(record, records / schedule.file_of(result.number))
            yield result


def _play_here(schedule: Schedule) -> Generator[PlayedGame]:
    pool = BotPool()
    for number in range(1, schedule.games + 1):
        yield _play(schedule, number, pool)


def _play_in_processes(schedule: Schedule, jobs: int) -> Generator[PlayedGame]:
    """Each process gets a new game as soon as it has played one, because some take longer."""
    workers = _start(schedule, jobs)
    numbers = iter(range(1, schedule.games + 1))
    left = schedule.games
    try:
        for connection in workers:
            connection.send(next(numbers))
        while left:
            for ready in wait(list(workers)):
                connection = cast("Connection", ready)
                answer = _receive(connection)
                number = next(numbers, None)
                if number is not None:
                    connection.send(number)
                left -= 1
                yield answer
    finally:
        for connection, worker in workers.items():
            connection.close()
            worker.terminate()
            worker.join()


def _receive(connection: Connection) -> PlayedGame:
    try:
        answer: PlayedGame | str = connection.recv()
    except (EOFError, ConnectionError):
        raise WorkerLost("a worker was killed, or failed for the reason above") from None
    if isinstance(answer, str):
        raise CodexError(answer)
    return answer


def _start(schedule: Schedule, jobs: int) -> dict[Connection, SpawnProcess]:
    """Spawned, because forking a process with threads is not safe."""
    context = multiprocessing.get_context("spawn")
    workers = {}
    # Ctrl-C is sent to all processes of the group. Workers ignore it; we end them.
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(schedule, theirs), daemon=True)
            worker.start()
            theirs.close()
            workers[ours] = worker
    finally:
        signal.signal(signal.SIGINT, handler)
    return workers


def _work(schedule: Schedule, connection: Connection) -> None:
    pool = BotPool()
    try:
        while True:
            connection.send(_play(schedule, connection.recv(), pool))
    except (EOFError, ConnectionError):
        return  # the parent has closed the connection
    except CodexError as error:
        connection.send(str(error))


def _play(schedule: Schedule, number: int, pool: BotPool) -> PlayedGame:
    try:
        result, game = play_scheduled_game(schedule, number, pool)
    except CodexError as error:
        bots = ", ".join(schedule.seating_of(number))
        raise CodexError(f"game {number} ({bots}): {error}") from error
    return result, write_record(game)


def _write_new(record: str, path: Path) -> None:
    """Write a new file, completely or not at all."""
    file = path.open("x", encoding="utf-8", newline="\n")
    try:
        with file:
            file.write(record)
    except BaseException as error:
        path.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise
