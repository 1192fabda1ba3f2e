"""Tables of the oracle for its own tests."""

import itertools
import random
from collections.abc import Iterable, Sequence

from tests import oracle

STARTER_F = (81, "f", 0, 0)  # [F P / I A]
NAMES = ("Ada", "Bruno", "Cleo", "Dora")
SLOW = [96, 97]  # common objectives that no fungi or insect gold card matches


def new(
    mode: str = "table", seats: int = 2, tie_break: str = "points", refill: str = "same"
) -> oracle.Table:
    rng = random.Random(seats)
    r, g, s, o = (rng.sample(list(ids), len(ids)) for ids in oracle.DECKS.values())
    return oracle.Table(mode, tie_break, refill, seats, r, g, s, o)


def ready(
    mode: str = "table", seats: int = 2, tie_break: str = "points", refill: str = "same"
) -> oracle.Table:
    """A table whose players have all chosen, with seat 0 to place."""
    table = new(mode, seats, tie_break, refill)
    for seat in range(seats):
        table.play(seat, "s:front")
        table.play(seat, f"o:{table.offered[seat][0]}")
    assert (table.phase, table.turn) == ("place", 0)
    return table


def flat(lists: Iterable[list[int]]) -> list[int]:
    return list(itertools.chain.from_iterable(lists))


def somewhere(table: oracle.Table, seat: int) -> str:
    """A legal spot of the seat, as a record writes it."""
    x, y = min(table.spots(seat))
    return f"{x},{y}"


def area(*stack: tuple[int, str, int, int]) -> oracle.Table:
    """A two-player table whose seat 0 has laid these cards and is to place."""
    table = ready()
    table.stacks[0] = list(stack)
    return table


def lay(table: oracle.Table, text: str) -> int:
    """Seat 0 places a card, whatever its hand was, and is to place again: the points it got."""
    before = table.points[0]
    table.phase, table.turn = "place", 0
    table.hands[0] = [int(text.partition("@")[0][:-1])]
    table.play(0, text)
    assert table.phase == "draw"
    table.phase = "place"
    return table.points[0] - before


def owned(table: oracle.Table) -> str:
    """The tally of seat 0 in the notation of the rules, zeros left out."""
    letters = {"fungi": "F", "plant": "P", "animal": "A", "insect": "I"}
    letters |= {"quill": "Q", "inkwell": "K", "manuscript": "M"}
    tally = table.tally(0)
    assert set(tally) == set(letters)
    return " ".join(f"{letter}{tally[name]}" for name, letter in letters.items() if tally[name])


def scored(stack: Sequence[tuple[int, str, int, int]], objective: int) -> tuple[int, int]:
    """Times and points of one objective for an area."""
    table = area(*stack)
    table.common = [objective, objective]
    table.secret[0] = objective
    first, second, third = table.breakdown(0)
    assert first == second == third
    return first[1:]


def coloured(kingdom: str, spots: Iterable[tuple[int, int]]) -> list[tuple[int, str, int, int]]:
    """Cards of one kingdom at these spots, their faces in turn."""
    ids = [number for number, card in oracle.CARDS.items() if card.kingdom == kingdom]
    return [(n, s, x, y) for n, s, (x, y) in zip(ids, itertools.cycle("fb"), spots, strict=False)]


def random_record(
    seed: int, mode: str = "table", tie_break: str = "points", refill: str = "same", seats: int = 2
) -> tuple[oracle.Table, str]:
    """A finished random game and its record, both by the oracle alone."""
    rng = random.Random(seed)
    r, g, s, o = decks = [rng.sample(list(ids), len(ids)) for ids in oracle.DECKS.values()]
    table = oracle.Table(mode, tie_break, refill, seats, r, g, s, o)
    moves = []
    while table.phase != "over":
        seat = next(s for s in range(seats) if table.legal(s))
        text = rng.choice(sorted(table.legal(seat)))
        moves.append(f"{seat} {text}")
        table.play(seat, text)
    lines = ["Codex-Record: 1", f"Mode: {mode}  # a comment", f"Tie-Break: {tie_break}"]
    lines += [
        f"Refill: {refill}",
        *(f"Seat-{n}: {name}" for n, name in enumerate(NAMES[:seats])),
        "Event: a test",
    ]
    for name, deck in zip(oracle.DECKS, decks, strict=True):
        lines.append(f"{name}: {' '.join(map(str, deck))}")
    lines.append("Result: " + " ".join(f"{a}+{b}" for a, b in table.result()))
    lines.append("Winners: " + " ".join(map(str, table.winners())))
    return table, "\n".join([*lines, "", *moves, ""])
