"""All games of a plan, in this process or in several; the results are the same."""

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
from codex_naturalis.lab.matches import Plan, Result, play_one
from codex_naturalis.lab.players import Players
from codex_naturalis.notation.record import write_record

Answer = tuple[Result, str]
"""A game's result and its record."""


class WorkerLost(CodexError):
    """A process that played for us has ended before its work."""


def play_all(plan: Plan, jobs: int = 1, records: Path | None = None) -> Generator[Result]:
    """The results of all games, as they come; if wished with the record of each in a folder."""
    playing = _alone(plan) if jobs == 1 else _together(plan, min(jobs, plan.games))
    with closing(playing) as answers:
        for result, record in answers:
            if records is not None:
                _keep(record, records / plan.file_of(result.number))
            yield result


def _alone(plan: Plan) -> Generator[Answer]:
    players = Players()
    for number in range(1, plan.games + 1):
        yield _play(plan, number, players)


def _together(plan: Plan, jobs: int) -> Generator[Answer]:
    """Each process gets a new game as soon as it has played one: some take longer than others."""
    workers = _start(plan, jobs)
    numbers = iter(range(1, plan.games + 1))
    left = plan.games
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


def _receive(connection: Connection) -> Answer:
    try:
        answer: Answer | str = connection.recv()
    except (EOFError, ConnectionError):
        raise WorkerLost("a worker was killed, or failed for the reason above") from None
    if isinstance(answer, str):
        raise CodexError(answer)
    return answer


def _start(plan: Plan, jobs: int) -> dict[Connection, SpawnProcess]:
    """Spawned, for a fork and threads do not mix."""
    context = multiprocessing.get_context("spawn")
    workers = {}
    # Ctrl-C goes to the whole group of processes: it is for us alone. We end the others.
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(plan, theirs), daemon=True)
            worker.start()
            theirs.close()
            workers[ours] = worker
    finally:
        signal.signal(signal.SIGINT, handler)
    return workers


def _work(plan: Plan, connection: Connection) -> None:
    players = Players()
    try:
        while True:
            connection.send(_play(plan, connection.recv(), players))
    except (EOFError, ConnectionError):
        return  # nobody waits for us any more
    except CodexError as error:
        connection.send(str(error))


def _play(plan: Plan, number: int, players: Players) -> Answer:
    try:
        result, game = play_one(plan, number, players)
    except CodexError as error:
        bots = ", ".join(plan.seating_of(number))
        raise CodexError(f"game {number} ({bots}): {error}") from error
    return result, write_record(game)


def _keep(record: str, path: Path) -> None:
    """Write a new file: whole or not at all."""
    file = path.open("x", encoding="utf-8", newline="\n")
    try:
        with file:
            file.write(record)
    except BaseException as error:
        path.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise
