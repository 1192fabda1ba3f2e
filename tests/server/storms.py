"""Games that are played to their end while everybody around them sends anything.

The commands reach deep states: half-moves that are or were legal for some seat, versions of now and
of before, nonces that others have used, tables and seats of other people. All are sent in bursts
and answered in their own time, so that they meet each other inside the server."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, deque
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.messages import CommandRefused, Done, Update
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.store import SqliteStore
from codex_naturalis.server.tables.course import Course
from tests.server.fuzzing import KINDS, Fields, Fuzzer
from tests.server.party import OUR_FAULT, Party
from tests.server.visiting import Line, some_move

BURST = 40
ENDS = ("resign", "leave", "abort", "claim", "stand", "free_seat")
THINKS = ("hint", "coach", "analyse")
DEEP = [kind for kind in KINDS if kind.tag in ("play", "take_back", "watch", "say")]
RARELY = 0.002
"""How often a command comes that may end the game, or that has a bot think for a while."""


class Played(NamedTuple):
    """A half-move that was acknowledged."""

    seat: int
    version: int
    move: str


class StormFuzzer(Fuzzer):
    """Repeats what it has seen of the games: half-moves, versions and nonces."""

    def __init__(self, rng: Random) -> None:
        super().__init__(0)
        self.rng = rng
        self.moves: deque[str] = deque(["<R", "<G"], maxlen=64)
        self.nonces: deque[str] = deque(maxlen=32)

    def frame(self) -> Fields:
        while True:
            often = self.rng.random() < 0.3
            command = self._struct(self.rng.choice(DEEP)) if often else self.command()
            if command["type"] in (*ENDS, *THINKS) and self.rng.random() > RARELY:
                continue
            if "move" in command and self.rng.random() < 0.7:
                command["move"] = self.rng.choice(self.moves)
            if "version" in command and self.rng.random() < 0.2:
                command["version"] = self.rng.randint(0, self.version + 1)
            if "nonce" in command and self.nonces and self.rng.random() < 0.5:
                command["nonce"] = self.rng.choice(self.nonces)
            return command

    def saw(self, update: Update) -> None:
        self.version = update.version
        if (move := possible(update.view, update.seat, self.rng)) is not None:
            self.moves.append(move)


def possible(view: View, seat: int | None, rng: Random) -> str | None:
    """A half-move that this seat may make now."""
    if seat is None or seat not in view.to_move:
        return None
    return some_move(view, seat, rng)


class Storm:
    """Two tables of the same four people, who play and disturb at both."""

    def __init__(self, party: Party, seed: int) -> None:
        self.party = party
        self.rng = Random(seed)
        self.fuzzer = StormFuzzer(self.rng)
        self.fuzzer.people = [one.id for one in party.people]
        self.codes: Counter[str] = Counter()
        self.junk = 0
        self.seats: dict[str, list[int]] = {}
        """The place in the party of who sits where, by table."""
        self.played: dict[str, list[Played]] = {}
        self.seen: dict[str, list[tuple[int, Update]]] = {}

    @property
    def frames(self) -> int:
        return self.codes.total() + self.junk

    async def blow(self) -> None:
        """Until both games are over."""
        for pair in ([0, 1], [3, 2]):
            table = await self.party.people[pair[0]].table("me", "free", visibility="open")
            await self.party.lines[pair[1]].do("sit", table=table, seat=1)
            self.seats[table], self.played[table], self.seen[table] = pair, [], []
        self.fuzzer.tables = tuple(self.seats)
        for table, pair in self.seats.items():
            for place, line in enumerate(self.party.lines):
                seat = {"seat": pair.index(place)} if place in pair else {}
                await line.do("watch", table=table, **seat)
        for place, line in enumerate(self.party.lines):
            self._take(place, line)
        over: set[str] = set()
        while len(over) < len(self.seats):
            await asyncio.gather(*(self._burst(place) for place in range(4)))
            for table in self.seats.keys() - over:
                found = (await self.party.people[2].http.get(f"/api/tables/{table}")).json()
                if found["status"] not in (Status.GATHERING, Status.PLAYING):
                    over.add(table)

    async def _burst(self, place: int) -> None:
        """Many frames at once, of which one may be the half-move that is due; then all answers."""
        line = self.party.lines[place]
        sent: dict[int, Fields] = {}
        due = list(self._due(place, line))
        for turn in range(BURST):
            if self.rng.random() < 0.2:
                await line.socket.send(self.fuzzer.junk())
                self.junk += 1
                continue
            command = due.pop() if due and turn > BURST // 2 else self.fuzzer.frame()
            number = next(line.numbers)
            command["id"] = number
            sent[number] = command
            if "nonce" in command:
                self.fuzzer.nonces.append(command["nonce"])
            await line.socket.send(json.dumps(command))
        while sent:
            answer = await line.answer()
            if isinstance(answer, CommandRefused):
                assert answer.code not in OUR_FAULT, (answer, sent.get(answer.id or -1))
            if answer.id is None or answer.id not in sent:
                continue
            command = sent.pop(answer.id)
            self.codes[answer.code if isinstance(answer, CommandRefused) else "done"] += 1
            if isinstance(answer, Done) and command["type"] == "play" and "nonce" not in command:
                assert answer.version is not None
                self.played[command["table"]].append(
                    Played(command["seat"], answer.version, command["move"])
                )
        self._take(place, line)

    def _due(self, place: int, line: Line) -> list[Fields]:
        """The half-moves that this person owes, as far as they have heard."""
        found = []
        for table, pair in self.seats.items():
            if place not in pair:
                continue
            seat = pair.index(place)
            updates = [update for who, update in self.seen[table] if who == place]
            newest = next((one for one in reversed(updates) if one.seat == seat), None)
            if newest is None:
                continue
            move = possible(newest.view, seat, self.rng)
            if move is not None and newest.view.phase is not Phase.OVER:
                found.append(
                    {
                        "type": "play",
                        "table": table,
                        "seat": seat,
                        "version": newest.version,
                        "move": move,
                    }
                )
        return found

    def _take(self, place: int, line: Line) -> None:
        """Keep the updates that a line has heard, and forget all else."""
        for message in line.heard:
            if isinstance(message, Update) and message.table in self.seen:
                self.seen[message.table].append((place, message))
                self.fuzzer.saw(message)
        line.heard.clear()


async def faults(data: Path, storm: Storm) -> list[str]:
    """What was acknowledged and is not in the store, and what anybody saw that their seat may not
    see: each view that was sent is compared with the engine's for that seat at that version."""
    store = await SqliteStore.beside(data / "codex.sqlite3")
    try:
        found: list[str] = []
        for table, pair in storm.seats.items():
            stored = await store.tables.load(table)
            if stored is None:
                found.append(f"{table}: lost")
                continue
            course = Course(stored.head)
            states: dict[int, Any] = {}
            for entry in stored.entries:
                course.apply(entry)
                states[entry.number] = course.state
            moves = {(entry.seat, entry.number, str(entry.move)) for entry in stored.entries}
            found += [f"{table}: {one} is lost" for one in storm.played[table] if one not in moves]
            for place, update in storm.seen[table]:
                if update.seat is not None and pair[update.seat] != place:
                    found.append(f"{table}: place {place} was sent the view of seat {update.seat}")
                state = states.get(update.version)
                if state is None or view_of(state, update.seat) != update.view:
                    found.append(f"{table}: version {update.version} for seat {update.seat}")
        return found
    finally:
        await store.close()
