"""Many games between bots, in this process or in several; the results are the same."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from hashlib import sha256
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from time import process_time
from typing import cast

from msgspec import Struct

from codex_naturalis.bots import make
from codex_naturalis.bots.match import play_game
from codex_naturalis.cli.output import Failure
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import write_record


class Plan(Struct, frozen=True):
    """What is to be played; game i depends on the plan and on i alone."""

    games: int
    seed: int
    mode: str
    bots: tuple[str, ...]
    tie_break: str
    refill: str
    records: str | None

    def record_of(self, number: int) -> Path:
        assert self.records is not None
        return Path(self.records, f"game-{number:06}.codex")


class Result(Struct, frozen=True):
    scores: tuple[tuple[int, int], ...]
    """Track and objectives of each seat; in solo Tybor is last."""
    winners: tuple[int, ...]
    reason: EndReason
    rounds: int
    half_moves: int
    cpu: float


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many: `deal --seed` deals the same cards."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:6])


def play_one(plan: Plan, number: int) -> Result:
    """Play the game of this number, and keep its record if the plan says so."""
    started = process_time()
    seed = game_seed(plan.seed, number)
    game = Game.new(
        len(plan.bots),
        seed=seed,
        mode=plan.mode,
        tie_break=plan.tie_break,
        refill=plan.refill,
        names=plan.bots,
        headers={"Seed": str(seed)} | {f"Bot-{seat}": bot for seat, bot in enumerate(plan.bots)},
    )
    game = play_game(game, [make(bot) for bot in plan.bots], Random(f"{seed}/bots"))
    cpu = process_time() - started
    if plan.records is not None:
        with plan.record_of(number).open("x", encoding="utf-8", newline="\n") as file:
            file.write(write_record(game))
    outcome = game.outcome()
    assert outcome is not None
    return Result(
        tuple((score.track, score.objective_points) for score in outcome.scores),
        outcome.winners,
        outcome.reason,
        game.state.round,
        len(game.transitions),
        cpu,
    )


def play_all(plan: Plan, jobs: int) -> Iterator[Result]:
    """The results of all games, as they come."""
    if jobs == 1:
        for number in range(1, plan.games + 1):
            yield play_one(plan, number)
        return
    workers = _start(plan, min(jobs, plan.games))
    waiting = list(workers)
    try:
        while waiting:
            for ready in wait(waiting):
                connection = cast("Connection", ready)
                answer = _receive(connection)
                if answer is None:
                    waiting.remove(connection)
                else:
                    yield answer
    finally:
        for connection, worker in workers.items():
            connection.close()
            worker.terminate()
            worker.join()


def _receive(connection: Connection) -> Result | None:
    """The next result of a worker; None: it has played all its games."""
    try:
        answer: Result | OSError | None = connection.recv()
    except EOFError:
        raise Failure("a worker was killed, or failed for the reason above") from None
    if isinstance(answer, OSError):
        raise answer
    return answer


def _start(plan: Plan, jobs: int) -> dict[Connection, SpawnProcess]:
    """Processes that play every jobs-th game each; spawned, for a fork and threads do not mix."""
    context = multiprocessing.get_context("spawn")
    workers = {}
    # Ctrl-C goes to the whole group of processes: it is for us alone. We end the others.
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for first in range(1, jobs + 1):
            receiver, sender = context.Pipe(duplex=False)
            worker = context.Process(target=_work, args=(plan, first, jobs, sender), daemon=True)
            worker.start()
            sender.close()
            workers[receiver] = worker
    finally:
        signal.signal(signal.SIGINT, handler)
    return workers


def _work(plan: Plan, first: int, step: int, sender: Connection) -> None:
    try:
        for number in range(first, plan.games + 1, step):
            sender.send(play_one(plan, number))
        sender.send(None)
    except BrokenPipeError:
        return  # nobody waits for us any more
    except OSError as error:
        sender.send(error)
