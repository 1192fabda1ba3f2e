"""The far end: a process that reads questions and writes answers until its input ends. It is
started by `process`, and has no server, store or network in it."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from functools import cache
from random import Random
from typing import BinaryIO

from codex_naturalis.bots import make
from codex_naturalis.bots.advice import advise, ready_bot, thinking_of
from codex_naturalis.bots.review import judge
from codex_naturalis.server.ports.thinker import Advice, Verdict
from codex_naturalis.server.thinking.questions import (
    LENGTH,
    Answer,
    Chosen,
    Failed,
    Question,
    ToChoose,
    ToJudge,
    ToWeigh,
    frame,
    questions,
)

NICENESS = 5
"""Thinking gives way to the server where both share a core."""


made = cache(make)
"""Each bot once: one that searches goes on in its tree where a game goes on."""


def answer(question: Question) -> Answer:
    match question:
        case ToChoose(bot, view, seed):
            return Chosen(str(ready_bot(bot, made).choose(view, Random(int(seed)))))
        case ToWeigh(bot, view, most, seconds):
            adviser = ready_bot(bot, made)
            return Advice(adviser.name, advise(adviser, view, seconds=seconds, most=most))
        case ToJudge(bot, task, seconds):
            by, think = thinking_of(bot, made)
            return Verdict(by, judge(task, think, seconds=seconds))


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
    sys.stdout = sys.stderr  # what a bot prints must not come between the answers
    try:
        serve(sys.stdin.buffer, answered)
    except BrokenPipeError:
        os._exit(0)  # the server is gone; there is nobody to flush for


if __name__ == "__main__":
    main()
