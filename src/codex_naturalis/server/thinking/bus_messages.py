"""What nodes and workers say to each other over the bus, and the subjects that they say it on. A
worker gets encoded views only: positions with every card stay on the node. Of owners it gets names
that stand for them; neither people, nor addresses, nor links to tables leave the node."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from hashlib import blake2b, sha256
from importlib.resources import files

import msgspec
from msgspec import Struct, msgpack

from codex_naturalis import __version__
from codex_naturalis.server.ports.thinker import Owner
from codex_naturalis.server.thinking.messages import Answer, Question

ROOM = "workers.room"
"""Workers tell here what they have in hand: when it changes, and every `ROOM_EVERY` seconds."""
WHO = "workers.who"
"""A node that has just come asks all workers to tell it now."""
ROOM_EVERY = 0.5
GONE_AFTER = 3.0
"""Seconds without a word after which a worker counts as dead, or hanging."""


def questions_of(worker: str) -> str:
    return f"worker.{worker}.question"


def given_up_of(worker: str) -> str:
    return f"worker.{worker}.given_up"


@cache
def fingerprint() -> str:
    """Nodes and workers with the same one read each other's messages, and play the same game by the
    same bots: a hash of the version, the forms of the messages and the cards."""
    digest = sha256(__version__.encode())
    forms = msgspec.json.schema_components([Question, Answer, Asked, Reply])
    digest.update(msgspec.json.encode(forms, order="sorted"))
    digest.update(files("codex_naturalis.engine").joinpath("cards.toml").read_bytes())
    return digest.hexdigest()[:16]


class State(StrEnum):
    TAKING = "taking"
    LEAVING = "leaving"
    """It finishes what it has."""
    GONE = "gone"
    """What it had in hand is lost, if it was not answered."""


class Room(Struct, frozen=True):
    """What a worker tells of itself. Its fields only ever become more, so that every version can
    tell the others apart."""

    worker: str
    fingerprint: str
    version: str
    name: str
    """For people: computer and process."""
    processes: int = 1
    in_hand: int = 0
    """Questions that it is thinking about, or that wait there."""
    state: State = State.TAKING
    connection: int = 0
    """How often it has been connected: with a new one, what was on its way is lost."""


class Who(Struct, frozen=True):
    fingerprint: str
    version: str
    name: str


class Asked(Struct, frozen=True):
    fingerprint: str
    id: str
    """By which the question can be given up."""
    owner: Owner
    background: bool
    question: bytes
    """As `messages.frame` writes it."""


class Refusal(StrEnum):
    FULL = "full"
    SHARE = "share"
    """The payer has as many waiting there as one may."""
    LEAVING = "leaving"
    OTHER_VERSION = "other version"
    GIVEN_UP = "given up"


class Answered(Struct, frozen=True, tag="answered"):
    answer: Answer


class Refused(Struct, frozen=True, tag="refused"):
    reason: Refusal


class Broken(Struct, frozen=True, tag="broken"):
    """Its processes died over the question."""

    reason: str


Reply = Answered | Refused | Broken

rooms: msgpack.Decoder[Room] = msgpack.Decoder(Room)
whos: msgpack.Decoder[Who] = msgpack.Decoder(Who)
asked: msgpack.Decoder[Asked] = msgpack.Decoder(Asked)
replies: msgpack.Decoder[Reply] = msgpack.Decoder(Reply)


def veiled(owner: Owner) -> Owner:
    """The same owner is veiled alike by every node, so that a worker can share fairly."""
    return Owner(_veil(owner.payer), _veil(owner.game))


def _veil(name: str) -> str:
    return blake2b(name.encode(), digest_size=12, person=b"codex owner").hexdigest()
