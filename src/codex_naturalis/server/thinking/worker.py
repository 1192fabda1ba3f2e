"""The far end: a process that reads questions and writes answers until its input ends. It is
started by `process`, and has no server, store or network in it."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from random import Random
from typing import BinaryIO

from codex_naturalis.bots import make
from codex_naturalis.bots.weighed import Weighed
from codex_naturalis.protocol.messages import Candidate
from codex_naturalis.server.thinking.questions import (
    LENGTH,
    Answer,
    Candidates,
    Chosen,
    Failed,
    Question,
    ToChoose,
    frame,
    questions,
)

NICENESS = 5
"""Thinking gives way to the server where both share a core."""
DECIMALS = 3


def answer(question: Question) -> Answer:
    bot = make(question.bot)
    if isinstance(question, ToChoose):
        return Chosen(str(bot.choose(question.view, Random(int(question.seed)))))
    weighed = bot.weigh(question.view, Random(0))
    return Candidates(tuple(map(candidate, weighed[: question.most])))


def candidate(weighed: Weighed) -> Candidate:
    """Rounded for people; parts that are nothing are left out."""
    parts = {str(name): round(part, DECIMALS) for name, part in weighed.parts.items()}
    return Candidate(
        move=str(weighed.move),
        value=round(weighed.value, DECIMALS),
        parts={name: part for name, part in parts.items() if part},
    )


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
