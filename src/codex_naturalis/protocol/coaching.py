"""What the coach says of a poor placement: what it gives away, and why; never where a better one
would be."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from codex_naturalis.engine.symbols import Symbol


class CoachLevel(StrEnum):
    """From which loss on the coach speaks."""

    BIG = "big"
    ALL = "all"


COACH_FROM = {CoachLevel.BIG: 0.08, CoachLevel.ALL: 0.03}
"""The loss, in chance to win and beyond its standard error."""


class BetterBy(StrEnum):
    """In what a better placement differs."""

    SPOT = "spot"
    """The same face elsewhere."""
    FRONT = "front"
    """The same card face up."""
    BACK = "back"
    """The same card face down."""
    CARD = "card"


class CoachFactKind(StrEnum):
    COVERS = "covers"
    """Of what was played: it covers these `symbols`, which hand or objectives need."""
    BREAKS = "breaks"
    """The same, and the `objective` is fulfilled less often than before: `n` times."""
    POINTS = "points"
    """Of the better placement, as all that follow: `n` more points at once."""
    FULFILS = "fulfils"
    """It fulfils the `objective`."""
    PAYS = "pays"
    """It brings `symbols` that the `card` in hand costs, and pays for it."""
    BRINGS = "brings"
    """It brings `symbols` that hand or objectives need."""
    NEXT = "next"
    """`n` more points with the placement that is expected after it."""
    PLACES = "places"
    """It leaves `n` more open slots."""


class CoachFact(Struct, frozen=True):
    kind: CoachFactKind
    n: int = 0
    symbols: tuple[Symbol, ...] = ()
    objective: int | None = None
    card: int | None = None


class CoachAdvice(Struct, frozen=True):
    loss: float
    """How much of the chance to win the placement gives away, from 0 to 1."""
    doubt: float
    """The standard error of that."""
    better_by: BetterBy
    played: tuple[CoachFact, ...]
    """What the placement costs; empty when nothing can be counted."""
    better: tuple[CoachFact, ...]
    """What a better one would bring; empty when nothing can be counted."""
