"""Cards and objectives in words, of any language of the catalogue: as the pages say them to people
who cannot see."""

from __future__ import annotations

from collections.abc import Iterable

from codex_naturalis.engine.cards import (
    Back,
    Card,
    Face,
    Kind,
    Objective,
    PatternObjective,
    Scoring,
)
from codex_naturalis.engine.symbols import SYMBOLS, Symbol, Tally
from codex_naturalis.locale.words import ENGLISH_WORDS, Words

CORNERS = ("up-left", "up-right", "down-left", "down-right")


def counted(tally: Tally, words: Words = ENGLISH_WORDS, first: Symbol | None = None) -> str:
    """`3 insects, 1 fungus`: how many of each symbol, one of them first; empty for none."""
    owned = [pair for pair in zip(SYMBOLS, tally, strict=True) if pair[1]]
    owned.sort(key=lambda pair: pair[0] is not first)
    return ", ".join(words(f"count-{symbol.value}", n=count) for symbol, count in owned)


def counted_symbols(symbols: Iterable[Symbol], words: Words = ENGLISH_WORDS) -> str:
    found = [*symbols]
    return counted(tuple(map(found.count, SYMBOLS)), words)


def kingdom_name(kingdom: Symbol, words: Words = ENGLISH_WORDS) -> str:
    """`insect`, alone or beside the name of a card."""
    return words(f"sign-{kingdom.value}")


def back_name(back: Back, words: Words = ENGLISH_WORDS) -> str:
    """`back of a gold plant card`."""
    if back.kingdom is None:
        return words("board-back-starter")
    kind = words(f"board-kind-{back.kind.value}")
    return words("board-back", kind=kind, kingdom=kingdom_name(back.kingdom, words))


def card_brief(card: Card, words: Words = ENGLISH_WORDS) -> str:
    """`card 17, plant`."""
    if card.kingdom is None:
        return words("board-starter-brief", card=card.id)
    return words("board-card-brief", card=card.id, kingdom=kingdom_name(card.kingdom, words))


def card_name(card: Card, words: Words = ENGLISH_WORDS) -> str:
    """`Card 76, insect, gold, 2 points for each covered corner, costs 3 insects, 1 fungus`."""
    parts = [*_title(card, words), _points(card.front, words)]
    if card.front.cost_items:
        parts.append(words("board-costs", cost=_cost(card, words)))
    return ", ".join(filter(None, parts))


def describe_card(card: Card, words: Words = ENGLISH_WORDS) -> str:
    """All that a card shows and brings, in whole sentences."""
    said = [f"{', '.join(_title(card, words))}."]
    if card.kind is Kind.STARTER:
        said += [
            words("board-inspect-starter-front"),
            _corners(card.front, words),
            words("board-inspect-starter-back", symbols=_brings(card.back, words)),
            _corners(card.back, words),
        ]
        return " ".join(said)
    points = _points(card.front, words)
    said.append(
        words("board-inspect-points", points=points)
        if points
        else words("board-inspect-points-none")
    )
    if card.front.cost_items:
        said.append(words("board-inspect-cost", cost=_cost(card, words)))
    said.append(_corners(card.front, words))
    said.append(words("board-inspect-back", symbols=_brings(card.back, words)))
    return " ".join(said)


def _title(card: Card, words: Words) -> list[str]:
    kingdom = "" if card.kingdom is None else kingdom_name(card.kingdom, words)
    kind = words(f"board-kind-{card.kind.value}")
    return [*filter(None, (words("board-card", card=card.id), kingdom, kind))]


def _points(face: Face, words: Words) -> str:
    """Empty where a face scores nothing."""
    if not face.points:
        return ""
    points = words("points", n=face.points)
    if face.scoring is Scoring.COVERED:
        return words("board-points-each", points=points, what="corner")
    if face.counted is None:
        return points
    return words("board-points-each", points=points, what=face.counted.value)


def _cost(card: Card, words: Words) -> str:
    return counted(card.front.cost, words, card.kingdom)


def _brings(face: Face, words: Words) -> str:
    return counted_symbols(face.centre, words)


def _corners(face: Face, words: Words) -> str:
    shown = []
    for corner, symbol, visible in zip(CORNERS, face.corners, face.open, strict=True):
        where = words(f"board-corner-{corner}")
        ink = "board-ink-empty" if visible else "board-ink-hidden"
        what = words(ink) if symbol is None else kingdom_name(symbol, words)
        shown.append(words("board-corner", corner=where, what=what))
    return words("board-inspect-corners", corners=", ".join(shown))


def describe_objective(objective: Objective, words: Words = ENGLISH_WORDS) -> str:
    """`Objective 95: 3 fungi, 2 points each`."""
    points = words("points", n=objective.points)
    subject = _subject(objective, words)
    return words("board-objective", id=objective.id, subject=subject, points=points)


def _subject(objective: Objective, words: Words) -> str:
    if not isinstance(objective, PatternObjective):
        return words("board-objective-symbols", symbols=counted(objective.needs, words))
    pair = objective.dominant
    kingdom = words(f"board-kingdom-{pair.value}")
    alike = [at for at, kingdom in objective.cells if kingdom is pair]
    lone = [(at, kingdom) for at, kingdom in objective.cells if kingdom is not pair]
    if not lone:
        form = "rising" if alike[1] > alike[0] else "falling"
        return words(f"board-objective-{form}", kingdom=kingdom)
    [((x, y), single)] = lone
    down = "down" if y < alike[0][1] else "up"
    across = "left" if x < alike[0][0] else "right"
    return words(
        "board-objective-corner",
        pair=kingdom,
        single=words(f"board-kingdom-{single.value}"),
        where=words(f"board-corner-{down}-{across}"),
    )
