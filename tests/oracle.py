"""A second opinion on the rules: slow, obvious, and independent of the engine.

An area is only the ordered list of the cards laid in it; everything else is counted from that
list, as a pure function of it (remembered for a while, for speed). R12, R33 … are clauses of the
rules specification. `python tests/oracle.py FILE…` replays records and says what came of them.
"""

import copy
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

DATA = Path(__file__).resolve().parents[1] / "src/codex_naturalis/engine/cards.toml"
KINGDOMS = ("fungi", "plant", "animal", "insect")
OBJECTS = ("quill", "inkwell", "manuscript")
PLACES = ("tl", "tr", "bl", "br")
# the cards beyond tl, tr, bl, br (y grows up), and which of their corners lies there
AROUND = ((-1, 1, 3), (1, 1, 2), (-1, -1, 1), (1, -1, 0))
SLOTS = ("R1", "R2", "G1", "G2")
OPTIONS = {"Mode": ["table", "solo-easy", "solo-normal", "solo-hard"]}
OPTIONS |= {"Tie-Break": ["points", "cards"], "Refill": ["same", "other"]}
DECKS = {"Resource-Deck": range(1, 41), "Gold-Deck": range(41, 81)}
DECKS |= {"Starter-Deck": range(81, 87), "Objective-Deck": range(87, 103)}
Spot = tuple[int, int]
Laid = tuple[int, str, int, int]
Stack = tuple[Laid, ...]


@dataclass(frozen=True)
class Face:
    corners: tuple[str, ...]  # in the order of PLACES: "hidden", "empty" or a symbol (R4)
    centre: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    kingdom: str | None  # None for a starter (R3)
    faces: dict[str, Face]  # "f" and "b"
    points: int = 0
    per: str = "flat"
    cost: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Objective:
    points: int
    needs: dict[str, int]  # for a symbol objective, else empty
    pattern: tuple[tuple[int, int, str], ...]  # dx, dy, kingdom, else empty


class Illegal(Exception):
    """A half-move or a record that the rules refuse; its text is the reason."""


def _read_cards() -> tuple[dict[int, Card], dict[int, Objective]]:
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    cards: dict[int, Card] = {}
    for row in data["resource"] + data["gold"]:
        front = Face(tuple(row[p] for p in PLACES), ())
        back = Face(("empty",) * 4, (row["kingdom"],))  # R5
        per, cost = row.get("points_per", "flat"), row.get("cost", {})
        cards[row["id"]] = Card(row["kingdom"], {"f": front, "b": back}, row["points"], per, cost)
    for row in data["starter"]:
        sides = {"f": row["front"], "b": row["back"]}
        faces = {k: Face(tuple(v[p] for p in PLACES), tuple(v["centre"])) for k, v in sides.items()}
        cards[row["id"]] = Card(None, faces)
    objectives: dict[int, Objective] = {}
    for row in data["objective"]:
        pattern = tuple((c["dx"], c["dy"], c["kingdom"]) for c in row.get("cards", ()))
        objectives[row["id"]] = Objective(row["points"], row.get("needs", {}), pattern)
    return cards, objectives


CARDS, OBJECTIVES = _read_cards()
Grid = dict[Spot, tuple[int, Face]]  # what lies at a position: its place in the stack, its face


@lru_cache(64)
def _grid(stack: Stack) -> Grid:
    return {(x, y): (i, CARDS[card].faces[side]) for i, (card, side, x, y) in enumerate(stack)}


def _under(grid: Grid, x: int, y: int) -> list[str]:
    """What is printed on the corner places that a card at (x, y) covers (R22)."""
    return [there[1].corners[i] for dx, dy, i in AROUND if (there := grid.get((x + dx, y + dy)))]


@lru_cache(64)
def _spots(stack: Stack) -> frozenset[Spot]:
    """R22, R23: next to a card, free, and no hidden corner among those it would cover."""
    grid = _grid(stack)
    near = {(x + dx, y + dy) for x, y in grid for dx, dy, _ in AROUND}
    return frozenset([p for p in near - grid.keys() if "hidden" not in _under(grid, *p)])


@lru_cache(64)
def _tally(stack: Stack) -> dict[str, int]:
    """The visible symbols: a corner counts unless a later card lies on it (R8, R25)."""
    grid = _grid(stack)
    owned = dict.fromkeys(KINGDOMS + OBJECTS, 0)
    for (x, y), (index, face) in grid.items():
        for symbol in face.centre:  # never covered (R5)
            owned[symbol] += 1
        for symbol, (dx, dy, _) in zip(face.corners, AROUND, strict=True):
            if symbol in owned and grid.get((x + dx, y + dy), (-1, face))[0] < index:
                owned[symbol] += 1
    return owned


@lru_cache(256)
def _times(stack: Stack, number: int) -> int:
    """How often an objective is fulfilled."""
    objective, owned = OBJECTIVES[number], _tally(stack)
    if objective.needs:  # R51
        return min(owned[symbol] // needed for symbol, needed in objective.needs.items())
    colour = {(x, y): CARDS[card].kingdom for card, _, x, y in stack}
    (_, _, lowest), *others = objective.pattern  # the first lies at (0, 0)
    found = [  # R52: colours only, either face, never the starter
        frozenset((x + dx, y + dy) for dx, dy, _ in objective.pattern)
        for (x, y), kingdom in colour.items()
        if kingdom == lowest
        and all(colour.get((x + dx, y + dy)) == other for dx, dy, other in others)
    ]
    return _most_disjoint(found)


def _most_disjoint(occurrences: list[frozenset[Spot]]) -> int:
    """The largest number of pairwise disjoint sets (R53), by trying everything."""
    if not occurrences:
        return 0
    group, rest = [occurrences[0]], occurrences[1:]  # the first and all it is linked with
    for member in group:
        group += [o for o in rest if o & member]
        rest = [o for o in rest if not o & member]
    if rest:
        return _most_disjoint(group) + _most_disjoint(rest)
    without = _most_disjoint(group[1:])
    return max(without, 1 + _most_disjoint([o for o in group[1:] if not o & group[0]]))


def _pays(card: Card, owned: dict[str, int]) -> bool:
    return all(owned[kingdom] >= number for kingdom, number in card.cost.items())  # R26


def _matches(card: Card, objective: Objective) -> bool:
    """Whether Tybor wants this gold card for this common objective (R64)."""
    if any(symbol in OBJECTS for symbol in objective.needs):
        return any(symbol in objective.needs for symbol in card.faces["f"].corners)
    colours = Counter(objective.needs) or Counter(kingdom for _, _, kingdom in objective.pattern)
    return card.kingdom == colours.most_common(1)[0][0]


class Table:
    def __init__(
        self,
        mode: str,
        tie_break: str,
        refill: str,
        seats: int,
        resource: Sequence[int],
        gold: Sequence[int],
        starters: Sequence[int],
        objectives: Sequence[int],
    ) -> None:
        options, decks = (mode, tie_break, refill), (resource, gold, starters, objectives)
        for (name, allowed), value in zip(OPTIONS.items(), options, strict=True):
            if value not in allowed:
                raise Illegal(f"{name}: {value!r} is none of {' '.join(allowed)}")
        for (name, ids), deck in zip(DECKS.items(), decks, strict=True):
            if sorted(deck) != list(ids):
                raise Illegal(f"{name}: must hold each of {ids[0]} to {ids[-1]} once")
        self.solo = mode != "table"
        if self.solo and refill != "same":
            raise Illegal("Refill: always same in solo")
        if seats not in ((1,) if self.solo else (2, 3, 4)):
            raise Illegal(f"Mode: {mode} is not for {seats} seats")
        self.tie_break, self.refill, self.seats = tie_break, refill, seats
        r, g, s, o = list(resource), list(gold), list(starters), list(objectives)
        self.decks: dict[str, list[int]] = {"R": r, "G": g}
        self.market: list[int | None] = [r.pop(0), r.pop(0), g.pop(0), g.pop(0)]  # R11
        self.tybor_points = 4 if mode == "solo-hard" else 0  # R69
        self.tybor_cards: dict[str, list[int]] = {k: [] for k in KINGDOMS} if self.solo else {}
        wanted = {"table": 0, "solo-easy": 2}.get(mode, 4)
        for card in list(r):  # R60, R69
            column = self.tybor_cards.get(CARDS[card].kingdom or "")
            if column == [] and sum(map(bool, self.tybor_cards.values())) < wanted:
                column.append(card)
                r.remove(card)
        self.starters = [s.pop(0) for _ in range(seats)]  # R12
        self.hands = [[r.pop(0), r.pop(0), g.pop(0)] for _ in range(seats)]  # R13
        self.common = [o.pop(0), o.pop(0)]  # R14
        self.offered = [[o.pop(0), o.pop(0)] for _ in range(seats)]  # R15
        self.secret: list[int | None] = [None] * seats
        self.stacks: list[list[Laid]] = [[] for _ in range(seats)]
        self.points = [0] * seats  # R10
        self.phase, self.round = "setup", 1
        self.turn: int | None = None
        self.last_round: int | None = None

    def clone(self) -> "Table":
        return copy.deepcopy(self)

    def tally(self, seat: int) -> dict[str, int]:
        return dict(_tally(tuple(self.stacks[seat])))

    def spots(self, seat: int) -> set[Spot]:
        return set(_spots(tuple(self.stacks[seat])))

    def legal(self, seat: int) -> set[str]:
        if self.phase == "setup" and seat in range(self.seats):
            if not self.stacks[seat]:
                return {"s:front", "s:back"}  # R12
            return {f"o:{o}" for o in self.offered[seat]} if self.secret[seat] is None else set()
        if seat != self.turn:
            return set()
        if self.phase == "draw":
            return self._draws()
        owned = self.tally(seat)
        laid = [f"{card}b" for card in self.hands[seat]]  # R21
        laid += [f"{card}f" for card in self.hands[seat] if _pays(CARDS[card], owned)]
        ends = [f"@{x},{y}" for x, y in self.spots(seat)]
        return {start + end for start in laid for end in ends}

    def _draws(self) -> set[str]:
        """R30, R32: the tops of both decks and the face-up cards, where there are any."""
        tops = {f"<{kind}" for kind, deck in self.decks.items() if deck}
        return tops | {f"<{s}" for s, c in zip(SLOTS, self.market, strict=True) if c is not None}

    def play(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise Illegal(self._reason(seat, text))
        if text.startswith("s:"):
            self.stacks[seat].append((self.starters[seat], text[2], 0, 0))
        elif text.startswith("o:"):
            self.secret[seat] = int(text[2:])
            if None not in self.secret:
                self.phase, self.turn = "place", 0
        elif text.startswith("<"):
            self.hands[seat].append(self._take(text[1:]))
            self._check_end()
            self._pass_on()
        else:
            head, _, spot = text.partition("@")
            x, y = (int(number) for number in spot.split(","))
            self._place(seat, int(head[:-1]), head[-1], x, y)
            self._check_end()
            if self.round == self.last_round or not self._draws():  # R42, R32
                self._pass_on()
            else:
                self.phase = "draw"

    def _reason(self, seat: int, text: str) -> str:
        number = "(0|-?[1-9][0-9]{0,8})"
        match = re.fullmatch(f"{number}[fb]@{number},{number}", text)
        owed = self.legal(seat)
        if not owed:
            return "the game is over" if self.phase == "over" else f"seat {seat} owes nothing now"
        if not match or self.phase != "place":
            return f"seat {seat} owes one of " + " ".join(sorted(owed)[:6])
        card, x, y = int(match[1]), int(match[2]), int(match[3])
        under = _under(grid := _grid(tuple(self.stacks[seat])), x, y)
        reasons = {
            f"card {card} is not in the hand": card not in self.hands[seat],
            f"({x},{y}) is taken": (x, y) in grid,
            f"({x},{y}) touches no card": not under,
            f"({x},{y}) would cover a hidden corner": "hidden" in under,
            f"the cost of card {card} is not owned": f"{card}b@{x},{y}" in owed,
        }
        return next(reason for reason, holds in reasons.items() if holds)

    def _place(self, seat: int, number: int, side: str, x: int, y: int) -> None:
        card, stack = CARDS[number], self.stacks[seat]
        covered = len(_under(_grid(tuple(stack)), x, y))
        stack.append((number, side, x, y))
        self.hands[seat].remove(number)
        if side == "f":  # R21, R27: the symbols are counted after placing
            times = {"flat": 1, "covered_corner": covered, **self.tally(seat)}
            self.points[seat] += card.points * times[card.per]

    def _take(self, place: str) -> int:
        """The card from a deck or a slot; a slot is refilled at once (R30, R31)."""
        if place in self.decks:
            return self.decks[place].pop(0)
        card = self.market[slot := SLOTS.index(place)]
        assert card is not None
        own, other = self.decks[place[0]], self.decks["G" if place[0] == "R" else "R"]
        source = other if self.refill == "other" and not own else own
        self.market[slot] = source.pop(0) if source else None
        return card

    def _check_end(self) -> None:
        """R40, R41, R67: the first trigger sets the last round, later ones change nothing."""
        reached = max(*self.points, self.tybor_points) >= 20
        if self.last_round is None and (reached or not any(self.decks.values())):
            self.last_round = self.round + 1

    def _pass_on(self) -> None:
        """The turn passes to the next seat that has a legal spot (R20, R33), or the game ends."""
        seat = self.turn or 0
        self.phase, self.turn = "over", None
        if not self.solo and not any(self.spots(s) for s in range(self.seats)):  # R33
            return
        while True:
            if self.solo:
                for column in ("1", "2"):  # left, then right (R61)
                    self._tybor_column("R" + column, "G" + column)
                    self._check_end()
            seat = (seat + 1) % self.seats
            if seat == 0:
                if self.round == self.last_round:  # R41
                    return
                self.round += 1
            if self.spots(seat):
                self.phase, self.turn = "place", seat
                return

    def _tybor_column(self, resource: str, gold: str) -> None:
        above, below = (self.market[SLOTS.index(slot)] for slot in (resource, gold))
        card = CARDS[below] if below is not None else None  # R66
        if card and _pays(card, {k: len(v) for k, v in self.tybor_cards.items()}):  # R62
            self._take(gold)
            self.tybor_points += card.points
        elif card or above is not None:
            wanted = card and any(_matches(card, OBJECTIVES[o]) for o in self.common)
            keeps_gold = card and (card.points == 5 or wanted or above is None)  # R63, R66
            taken = self._take(gold if keeps_gold else resource)  # R65
            self.tybor_cards[CARDS[taken].kingdom or ""].append(taken)

    def breakdown(self, seat: int) -> list[tuple[int, int, int]]:
        """(objective, times, points): the common ones, then the secret one if chosen (R50)."""
        stack, lines = tuple(self.stacks[seat]), []
        for number in [*self.common, self.secret[seat]]:
            if number is not None:
                times = _times(stack, number)
                lines.append((number, times, times * OBJECTIVES[number].points))
        return lines

    def result(self) -> list[tuple[int, int]]:
        objectives = [sum(p for _, _, p in self.breakdown(seat)) for seat in range(self.seats)]
        totals = list(zip(self.points, objectives, strict=True))
        return [*totals, (self.tybor_points, 0)] if self.solo else totals  # R68

    def winners(self) -> list[int]:
        result = self.result()
        if self.solo:
            return [0] if sum(result[0]) > sum(result[1]) else [1]  # R68
        second = [objectives for _, objectives in result]  # R54
        if self.tie_break == "cards":
            second = [sum(t > 0 for _, t, _ in self.breakdown(s)) for s in range(self.seats)]
        ranks = [(sum(both), more) for both, more in zip(result, second, strict=True)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def perft(table: Table, depth: int) -> int:
    """The number of sequences of that many half-moves; in setup the lowest seat that owes moves."""
    if depth == 0:
        return 1
    seat = next((s for s in range(table.seats) if table.legal(s)), 0)
    total = 0
    for text in table.legal(seat):
        twin = table.clone()
        twin.play(seat, text)
        total += perft(twin, depth - 1)
    return total


def _outcome(table: Table) -> dict[str, str]:
    score = " ".join(f"{track}+{objectives}" for track, objectives in table.result())
    return {"Result": score, "Winners": " ".join(map(str, table.winners()))}


def _read(text: str) -> tuple[dict[str, str], dict[str, int], list[tuple[int, list[str]]]]:
    """The headers, the lines where they stand, and the numbered lines of moves."""
    headers: dict[str, str] = {}
    lines: dict[str, int] = {}
    moves: list[tuple[int, list[str]]] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.partition("#")[0].strip()
        header = re.fullmatch(r"([A-Za-z][A-Za-z0-9-]*):(.*)", line)
        if header and (header[1] in headers or moves):
            why = "a header may stand once" if header[1] in headers else "a header after a move"
            raise Illegal(f"line {number}: {header[1]}: {why}")
        if header:
            headers[header[1]], lines[header[1]] = header[2].strip(), number
        elif line:
            moves.append((number, line.split()))
    return headers, lines, moves


def _deal(headers: dict[str, str]) -> Table:
    if headers.get("Codex-Record") != "1":
        raise Illegal("Codex-Record: must be 1")
    seats = {name for name in headers if re.fullmatch("Seat-[0-9]+", name)}
    if strange := seats - {f"Seat-{i}" for i in range(len(seats))}:
        raise Illegal(f"{min(strange)}: the seats must be 0, 1, … without gaps")
    mode, tie_break, refill = (headers.get(name, "") for name in OPTIONS)
    words = (headers.get(name, "").split() for name in DECKS)
    decks = ([int(w) if re.fullmatch("[0-9]{1,3}", w) else 0 for w in deck] for deck in words)
    return Table(mode, tie_break, refill, len(seats), *decks)


def _check_result(headers: dict[str, str], table: Table) -> None:
    claims = {name: headers[name] for name in ("Result", "Winners") if name in headers}
    if len(claims) == 1 or (claims and table.phase != "over"):
        raise Illegal(f"{min(claims)}: wants Result and Winners together, and the game over")
    for name, claim in claims.items():
        if claim.split() != _outcome(table)[name].split():
            raise Illegal(f"{name}: it is {_outcome(table)[name]}")


def replay(text: str) -> Table:
    """Read a record, play it through, and compare its result."""
    headers, lines, moves = _read(text)
    where = ""  # what the error is about, unless it names a header itself
    try:
        table = _deal(headers)
        for number, (seat, *half_moves) in moves:
            for half_move in half_moves or [""]:
                where = f"line {number}: {half_move}: "
                table.play(int(seat) if re.fullmatch("[0-9]", seat) else -1, half_move)
        where = ""
        _check_result(headers, table)
    except Illegal as error:
        header = str(error).partition(":")[0]
        raise Illegal((where or f"line {lines.get(header, 1)}: ") + str(error)) from None
    return table


def main(files: Sequence[str]) -> int:
    failed = 0
    for file in files:
        try:
            table = replay(Path(file).read_bytes().decode("utf-8"))
            report = "ok {Result} winners {Winners}".format(**_outcome(table))
            print(f"{file}: {report if table.phase == 'over' else 'ok unfinished'}")
        except (Illegal, OSError, UnicodeDecodeError) as error:
            failed = 1
            print(f"{file}: {error}")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
