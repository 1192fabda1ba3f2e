"""The messages between the server and a worker process: MessagePack, each with its length in front.
Questions contain views, so no secrets of other seats; only an analysis with every card open has a
whole position, which its client has sent."""

from __future__ import annotations

from msgspec import Struct, msgpack

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.engine.view import View
from codex_naturalis.server.ports.thinker import Advice, Assessment, Exploration, Verdicts

LENGTH = 4
"""Bytes of the length in front of a message, big-endian."""


class ToChoose(Struct, frozen=True, tag="choose"):
    bot: str
    game: str
    """What it is about; the worker keeps a bot, with its tree, for each game."""
    view: View
    seed: str
    """As digits, because MessagePack has no integers beyond 64 bits."""


class ToWeigh(Struct, frozen=True, tag="weigh"):
    bot: str
    game: str
    view: View
    most: int
    """The maximum number of candidates."""
    seconds: float


class ToJudge(Struct, frozen=True, tag="judge"):
    bot: str
    game: str
    task: ReviewTask
    seconds: float

    @property
    def view(self) -> View:
        return self.task.view


class ToAnswer(Struct, frozen=True, tag="answer"):
    bot: str
    game: str
    view: View
    seconds: float


class ToExplore(Struct, frozen=True, tag="explore"):
    bot: str
    game: str
    view: View
    truth: str | None
    """The state as the text of a position, if every card is to be seen."""
    most: int
    seconds: float
    seed: int


class Chosen(Struct, frozen=True, tag="chosen"):
    move: str


class Failed(Struct, frozen=True, tag="failed"):
    """The bot raised an exception."""

    reason: str
    trace: str
    """For the log."""


Question = ToChoose | ToWeigh | ToJudge | ToAnswer | ToExplore
Answer = Chosen | Advice | Assessment | Verdicts | Exploration | Failed

questions: msgpack.Decoder[Question] = msgpack.Decoder(Question)
answers: msgpack.Decoder[Answer] = msgpack.Decoder(Answer)


def frame(message: Question | Answer) -> bytes:
    """A message with its length in front."""
    body = msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
