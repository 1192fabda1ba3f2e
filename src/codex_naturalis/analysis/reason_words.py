"""A reason in words, as the pages say it: `+4 now, second III pattern next turn`. Where the pages
draw the sign of a symbol, the letter of the drawings in characters stands for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from codex_naturalis.engine.cards import PatternObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import SYMBOLS, Symbol
from codex_naturalis.locale.words import ENGLISH_WORDS, Argument, Words
from codex_naturalis.protocol.reasons import ObjectiveChange, Reason

PHRASES = 2
"""The most that a reason says."""


def describe_reason(reason: Reason, words: Words = ENGLISH_WORDS) -> str:
    """One line without a full stop; never empty."""
    said = [*_Phrases(words).of(reason)]
    return ", ".join(said[:PHRASES])


class _Phrases:
    """The parts of a reason, the most important first."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, name: str, **given: Argument) -> str:
        return self.words(f"hint-reason-{name}", **given)

    def of(self, reason: Reason) -> Iterator[str]:
        said = [
            *(self.placed(reason) if reason.back is None else self.drawn(reason)),
            *self.counted("corners", reason.corners),
            *self.reached(reason),
            *self.symbols("gains", reason.gained),
            *self.symbols("loses", reason.lost),
            *self.counted("pays", len(reason.unlocked) or None),
            *self.counted("places", reason.places),
            *self.following(reason),
        ]
        yield from said or [self.plain_card(reason)]

    def placed(self, reason: Reason) -> Iterator[str]:
        yield from self.counted("now", reason.points or None)
        for change in reason.objectives:
            yield self.say("objective", objective=self.change(change))

    def drawn(self, reason: Reason) -> Iterator[str]:
        yield from self.counted("laid", reason.worth or None)
        for change in reason.objectives:
            yield self.say("objective-with", objective=self.change(change))
        for objective in reason.advances:
            yield self.say("step", objective=self.objective(objective, 0))

    def reached(self, reason: Reason) -> Iterator[str]:
        if reason.needs is not None:
            yield self.say("there", has=reason.has or 0, needs=reason.needs)

    def following(self, reason: Reason) -> Iterator[str]:
        if reason.next is not None:
            for change in reason.next.objectives:
                yield self.say("objective-next", objective=self.change(change))
            yield from self.counted("next", reason.next.points or None)

    def plain_card(self, reason: Reason) -> str:
        """For a drawn card without any other reason."""
        kingdom = None if reason.back is None else reason.back.kingdom
        signs = "" if kingdom is None else kingdom.letter
        return self.say("unseen" if reason.card is None else "later", signs=signs)

    def counted(self, name: str, n: int | None) -> Iterator[str]:
        if n is not None:
            yield self.say(name, n=n)

    def symbols(self, name: str, found: Iterable[Symbol]) -> Iterator[str]:
        all_found = [*found]
        each = [(all_found.count(symbol), symbol.letter) for symbol in SYMBOLS]
        if all_found:
            yield self.say(name, symbols=" ".join(f"{n} {letter}" for n, letter in each if n))

    def change(self, change: ObjectiveChange) -> str:
        """`second III pattern`, `loses the second III pattern`, `2 more: III pattern`."""
        more = change.after - change.before
        if more < 0:
            lost = self.objective(change.objective, change.before)
            return self.words("hint-lost", objective=lost)
        if more == 1:
            return self.objective(change.objective, change.after)
        return self.words("hint-more", n=more, objective=self.objective(change.objective, 0))

    def objective(self, number: int, n: int) -> str:
        """An objective that is fulfilled for the `n`th time; 0 where that does not matter."""
        objective = RETAIL.objective_by_id[number]
        if isinstance(objective, PatternObjective):
            kingdoms = [kingdom for _, kingdom in objective.cells]
            form = "diagonal" if len({*kingdoms}) == 1 else "corner"
            signs = "".join(kingdom.letter for kingdom in kingdoms)
        else:
            form = "set"
            needs = zip(SYMBOLS, objective.needs, strict=True)
            signs = "".join(symbol.letter * need for symbol, need in needs)
        return self.words(f"hint-objective-{form}", n=n, signs=signs)
