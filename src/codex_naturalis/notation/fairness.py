"""Whether a deal was fixed before its game began. The server commits to the deal at the start by
publishing a hash (`Deal-Hash`), and reveals the salt (`Deal-Salt`) in the record at the end.

The hash is SHA-256, in hex, of five lines of UTF-8 joined by `\\n`, with none after the last: the
salt, then the four deck lines of the record. With the tools of any Unix:

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


class FairnessVerdict(StrEnum):
    KEPT = "kept"
    NO_DEAL = "no_deal"
    NO_HASH = "no_hash"
    NO_SALT = "no_salt"
    OTHER_PROMISE = "other_promise"
    BROKEN = "broken"


WORDS = {
    FairnessVerdict.KEPT: "the deal is the one that was promised",
    FairnessVerdict.NO_DEAL: "a game that began from a position has no deal",
    FairnessVerdict.NO_HASH: f"no promise: there is no header {HASH}",
    FairnessVerdict.NO_SALT: f"nothing to check the promise with: there is no header {SALT}",
    FairnessVerdict.OTHER_PROMISE: f"{HASH} is not the promise that you noted",
    FairnessVerdict.BROKEN: "the deal is not the one that was promised",
}


class Fairness(Struct, frozen=True):
    verdict: FairnessVerdict
    promised: str | None = None
    dealt: str | None = None
    """The hash of the deal and the salt of the record."""

    @property
    def ok(self) -> bool:
        return self.verdict is FairnessVerdict.KEPT

    def __str__(self) -> str:
        words = WORDS[self.verdict]
        if self.verdict is FairnessVerdict.BROKEN:
            words += f": promised {self.promised}, dealt {self.dealt}"
        return words


def commitment(deal: Deal, salt: str) -> str:
    """The hash of a deal and a salt. Without the salt it reveals nothing; it fits no other deal."""
    decks = (deal.resource, deal.gold, deal.starters, deal.objectives)
    lines = [f"{name}: {' '.join(map(str, deck))}" for name, deck in zip(DECKS, decks, strict=True)]
    return sha256("\n".join([salt, *lines]).encode()).hexdigest()


def check_fairness(game: Game, noted: str | None = None) -> Fairness:
    """Check the deal of a game against the hash in its header, and against a hash that somebody
    noted when the game began."""
    header = game.headers.get(HASH, "").lower() or None
    promised = noted.lower() if noted else header
    salt = game.headers.get(SALT)
    if game.deal is None:
        return Fairness(FairnessVerdict.NO_DEAL)
    if promised is None:
        return Fairness(FairnessVerdict.NO_HASH)
    if header not in (None, promised):
        return Fairness(FairnessVerdict.OTHER_PROMISE, promised)
    if not salt:
        return Fairness(FairnessVerdict.NO_SALT, promised)
    dealt = commitment(game.deal, salt)
    verdict = FairnessVerdict.KEPT if dealt == promised else FairnessVerdict.BROKEN
    return Fairness(verdict, promised, dealt)
