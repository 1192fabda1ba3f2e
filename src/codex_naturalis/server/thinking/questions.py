"""What is asked of a process that thinks, and what it answers: MessagePack, each message behind
its length. A question holds a view, a bot's name and a seed; nothing else goes there."""

from __future__ import annotations

from msgspec import Struct, msgpack

from codex_naturalis.bots.review import Task
from codex_naturalis.engine.view import View
from codex_naturalis.server.ports.thinker import Advice, Verdict

LENGTH = 4
"""Bytes of the length before a message, the highest first."""


class ToChoose(Struct, frozen=True, tag="choose"):
    bot: str
    view: View
    seed: str
    """Digits: MessagePack has no integers beyond 64 bits."""


class ToWeigh(Struct, frozen=True, tag="weigh"):
    bot: str
    view: View
    most: int
    """How many candidates are wanted."""
    seconds: float


class ToJudge(Struct, frozen=True, tag="judge"):
    bot: str
    task: Task
    seconds: float

    @property
    def view(self) -> View:
        return self.task.view


class Chosen(Struct, frozen=True, tag="chosen"):
    move: str


class Failed(Struct, frozen=True, tag="failed"):
    """The bot raised something."""

    reason: str
    trace: str
    """For the log."""


Question = ToChoose | ToWeigh | ToJudge
Answer = Chosen | Advice | Verdict | Failed

questions: msgpack.Decoder[Question] = msgpack.Decoder(Question)
answers: msgpack.Decoder[Answer] = msgpack.Decoder(Answer)


def frame(message: Question | Answer) -> bytes:
    """A message behind its length."""
    body = msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
