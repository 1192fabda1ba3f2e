"""A reason in plain English: `+4 now, keeps 9 places, second insect diagonal next turn`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from codex_naturalis.engine.cards import Objective, PatternObjective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import SYMBOLS, Symbol
from codex_naturalis.notation.words import back_words, listed, number_of, symbol_words
from codex_naturalis.protocol.reasons import NextPlacement, ObjectiveChange, Reason

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def describe_reason(reason: Reason) -> str:
    """One line without a full stop; never empty for a reason made by `reason_for`."""
    return ", ".join(_words(reason))


def _words(reason: Reason) -> Iterator[str]:
    if reason.back is not None:
        yield from _drawn(reason)
    if reason.points is not None:
        yield from _laid(reason)
    if reason.corners is not None:
        yield number_of(reason.corners, "corner")
    if reason.needs is not None:
        yield f"{reason.has} of {reason.needs} there"
    if reason.gained:
        yield f"gains {_symbols(reason.gained)}"
    if reason.lost:
        yield f"loses {_symbols(reason.lost)}"
    if reason.unlocked:
        yield f"pays for {_cards(reason.unlocked)}"
    if reason.places is not None:
        yield f"keeps {number_of(reason.places, 'place')}"
    if reason.next is not None:
        yield from _following(reason.next)


def _laid(reason: Reason) -> Iterator[str]:
    if reason.points:
        yield f"+{reason.points} now"
    yield from map(objective_words, reason.objectives)


def _drawn(reason: Reason) -> Iterator[str]:
    assert reason.back is not None
    seen = "unseen" if reason.card is None else str(reason.card)
    yield f"{back_words(reason.back)} {seen}"
    if reason.worth:
        yield f"+{reason.worth} when laid"
    for change in reason.objectives:
        yield f"{objective_words(change)} with it"
    for objective in reason.advances:
        yield f"a step to {objective_name(RETAIL.objective_by_id[objective])}"


def _following(placement: NextPlacement) -> Iterator[str]:
    for change in placement.objectives:
        yield f"{objective_words(change)} next turn"
    if placement.points:
        yield f"+{placement.points} next turn by {placement.move}"


def objective_words(change: ObjectiveChange) -> str:
    """`second insect diagonal`, `loses the second insect diagonal`, `2 more: insect diagonal`."""
    name = objective_name(RETAIL.objective_by_id[change.objective])
    more = change.after - change.before
    if more < 0:
        return f"loses the {_ordinal(change.before)} {name}"
    return f"{_ordinal(change.after)} {name}" if more == 1 else f"{more} more: {name}"


def _ordinal(number: int) -> str:
    return ORDINALS[number - 1] if number <= len(ORDINALS) else f"{number}th"


def objective_name(objective: Objective) -> str:
    """An objective in few words; the kingdom that a pattern has at least twice comes first."""
    if not isinstance(objective, PatternObjective):
        return f"set of {symbol_words(objective.needs)}"
    others = (kingdom for _, kingdom in objective.cells)
    kingdoms = listed(dict.fromkeys(kingdom.value for kingdom in (objective.dominant, *others)))
    return f"{kingdoms} {'pattern' if ' ' in kingdoms else 'diagonal'}"


def _symbols(symbols: Iterable[Symbol]) -> str:
    found = [*symbols]
    return symbol_words(tuple(found.count(symbol) for symbol in SYMBOLS))


def _cards(cards: tuple[int, ...]) -> str:
    return f"card{'s' if len(cards) > 1 else ''} {listed(map(str, cards))}"
