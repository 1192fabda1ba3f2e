"""A worker process: reads questions and writes answers until its input ends. `process` starts it;
it uses no store and no network."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from functools import partial
from random import Random
from typing import BinaryIO

from codex_naturalis.analysis.answers import answers_to
from codex_naturalis.analysis.exploration import explore
from codex_naturalis.analysis.hints import suggest_moves
from codex_naturalis.analysis.judgement import judge
from codex_naturalis.bots.fallback import ready_bot, ready_search
from codex_naturalis.notation.position import read_position
from codex_naturalis.server.ports.thinker import Advice, Assessment, Exploration, Verdicts
from codex_naturalis.server.thinking.bot_cache import BotCache
from codex_naturalis.server.thinking.messages import (
    LENGTH,
    Answer,
    Chosen,
    Failed,
    Question,
    ToAnswer,
    ToChoose,
    ToExplore,
    ToJudge,
    ToWeigh,
    frame,
    questions,
)

NICENESS = 5
"""The server goes first where both share a core."""


bots = BotCache()


def answer(question: Question) -> Answer:
    bot = partial(bots.get, question.game, question.view.seat)
    match question:
        case ToChoose(name, _, view, seed):
            return Chosen(str(ready_bot(name, bot).choose(view, Random(int(seed)))))
        case ToWeigh(name, _, view, most, seconds):
            adviser = ready_bot(name, bot)
            return Advice(adviser.name, suggest_moves(adviser, view, seconds=seconds, most=most))
        case ToJudge(name, _, task, seconds):
            by, think = ready_search(name, bot)
            return Assessment(by, judge(task, think, seconds=seconds))
        case ToAnswer(name, _, view, seconds):
            by, think = ready_search(name, bot)
            return Verdicts(by, answers_to(view, think, seconds=seconds))
        case ToExplore(name, game, view, truth, most, seconds, seed):
            state = None if truth is None else read_position(truth)
            found = explore(
                bots.get(game, None, name), view, state, seconds=seconds, seed=seed, most=most
            )
            return Exploration(found.by, found.open, found.simulations, found.candidates)


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    while length := asked.read(LENGTH):
        question = questions.decode(asked.read(int.from_bytes(length, "big")))
        try:
            said = answer(question)
        except Exception as error:  # noqa: BLE001 -- the server logs it
            reason = f"{question.bot} could not think: {type(error).__name__}"
            said = Failed(reason, traceback.format_exc())
        answered.write(frame(said))
        answered.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    if sys.platform != "win32":
        os.nice(NICENESS)
    answered = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not get between the answers
    try:
        serve(sys.stdin.buffer, answered)
    except BrokenPipeError:
        os._exit(0)  # the server has ended; there is nobody to answer


if __name__ == "__main__":
    main()
