"""Was the deal fixed before the game began? A server promises it at the start by a hash
(`Deal-Hash`), and opens it at the end by the salt (`Deal-Salt`) in the record.

The promise is SHA-256, in hex, over five lines of UTF-8 joined by `\\n`, with none after the last:
the salt, then the four deck lines as they stand in a record. With the tools of any Unix:

    printf %s "$(sed -n 's/^Deal-Salt: //p' game.codex
        grep -E '^(Resource|Gold|Starter|Objective)-Deck:' game.codex)" | sha256sum
"""

from __future__ import annotations

from enum import StrEnum
from hashlib import sha256

from msgspec import Struct

from codex_naturalis.engine.deal import Deal
from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import DECKS

HASH, SALT = "Deal-Hash", "Deal-Salt"


class Verdict(StrEnum):
    KEPT = "kept"
    NO_DEAL = "no_deal"
    NO_HASH = "no_hash"
    NO_SALT = "no_salt"
    OTHER_PROMISE = "other_promise"
    BROKEN = "broken"


WORDS = {
    Verdict.KEPT: "the deal is the one that was promised",
    Verdict.NO_DEAL: "a game that began from a position has no deal",
    Verdict.NO_HASH: f"no promise: there is no header {HASH}",
    Verdict.NO_SALT: f"nothing to check the promise with: there is no header {SALT}",
    Verdict.OTHER_PROMISE: f"{HASH} is not the promise that you noted",
    Verdict.BROKEN: "the deal is not the one that was promised",
}


class Fairness(Struct, frozen=True):
    verdict: Verdict
    promised: str | None = None
    dealt: str | None = None
    """What the deal and the salt of the record give."""

    @property
    def ok(self) -> bool:
        return self.verdict is Verdict.KEPT

    def __str__(self) -> str:
        words = WORDS[self.verdict]
        if self.verdict is Verdict.BROKEN:
            words += f": promised {self.promised}, dealt {self.dealt}"
        return words


def commitment(deal: Deal, salt: str) -> str:
    """The promise of a deal: it tells nothing without the salt, and fits no other deal."""
    decks = (deal.resource, deal.gold, deal.starters, deal.objectives)
    lines = [f"{name}: {' '.join(map(str, deck))}" for name, deck in zip(DECKS, decks, strict=True)]
    return sha256("\n".join([salt, *lines]).encode()).hexdigest()


def check_fairness(game: Game, noted: str | None = None) -> Fairness:
    """Whether a game was dealt as promised: by its own header, and by the hash that somebody
    noted when it began."""
    header = game.headers.get(HASH, "").lower() or None
    promised = noted.lower() if noted else header
    salt = game.headers.get(SALT)
    if game.deal is None:
        return Fairness(Verdict.NO_DEAL)
    if promised is None:
        return Fairness(Verdict.NO_HASH)
    if header not in (None, promised):
        return Fairness(Verdict.OTHER_PROMISE, promised)
    if not salt:
        return Fairness(Verdict.NO_SALT, promised)
    dealt = commitment(game.deal, salt)
    verdict = Verdict.KEPT if dealt == promised else Verdict.BROKEN
    return Fairness(verdict, promised, dealt)
