"""Who is listening at a table, from which viewpoint, and which players are away; of those at other
nodes only who they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.tables.context import Listener

Viewpoint = int | None
"""The number of a seat; None: a spectator, who sees no hidden cards."""


FORGOTTEN_AFTER: Millis = 15_000
"""Unless it says so again, nobody is there any more at another node that can be heard."""


class Elsewhere(NamedTuple):
    """Who is connected at another node."""

    people: frozenset[str]
    """To their seats."""
    watching: int
    at: Millis
    """When the node has said so."""


class Audience:
    __slots__ = (
        "_clock",
        "_delay",
        "_elsewhere",
        "_released",
        "disconnected_at",
        "listeners",
        "released_version",
    )

    def __init__(self, clock: Clock, delay: float) -> None:
        self._clock = clock
        self._delay = delay
        self._elsewhere: dict[str, Elsewhere] = {}
        """By node."""
        """Seconds by which spectators see everything late."""
        self._released: dict[str, bytes] = {}
        self.released_version = 0
        """Of the table, up to which spectators of a delayed one may know it."""
        self.listeners: dict[Viewpoint, list[Listener]] = {}
        self.disconnected_at: dict[str, Millis] = {}
        """When each person who was here lost their last connection to a seat."""

    def add(self, listener: Listener, viewpoint: Viewpoint) -> None:
        group = self.listeners.setdefault(viewpoint, [])
        if listener not in group:
            group.append(listener)
        if viewpoint is not None:
            self.disconnected_at.pop(listener.person, None)

    def remove(self, listener: Listener, viewpoint: Viewpoint) -> None:
        group = self.listeners.get(viewpoint, [])
        if listener in group:
            group.remove(listener)
            if not group:
                del self.listeners[viewpoint]
            if viewpoint is not None and not self.present(listener.person):
                self.disconnected_at[listener.person] = self._clock.now()

    def viewpoints_of(self, listener: Listener) -> list[Viewpoint]:
        return [viewpoint for viewpoint, group in self.listeners.items() if listener in group]

    def present(self, person: str) -> bool:
        """Whether the person is connected to a seat; spectators do not count."""
        return any(
            listener.person == person
            for viewpoint, group in self.listeners.items()
            if viewpoint is not None
            for listener in group
        ) or any(person in there.people for there in self._elsewhere.values())

    @property
    def here(self) -> tuple[tuple[str, ...], int]:
        """The people who are connected to their seats at this node, and how many spectators."""
        people = {
            listener.person
            for viewpoint, group in self.listeners.items()
            if viewpoint is not None
            for listener in group
        }
        return tuple(sorted(people)), self._watching_here

    @property
    def _watching_here(self) -> int:
        return len({listener.person for listener in self.listeners.get(None, [])})

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return self._watching_here + sum(there.watching for there in self._elsewhere.values())

    def note(self, node: str, people: Sequence[str], watching: int) -> bool:
        """Who is connected at another node; whether that is new."""
        before = self._elsewhere.get(node)
        now = self._clock.now()
        self._elsewhere[node] = Elsewhere(frozenset(people), watching, now)
        if not people and not watching:
            del self._elsewhere[node]
        if before is None:
            came, gone, was = frozenset(people), frozenset[str](), 0
        else:
            came, gone = frozenset(people) - before.people, before.people - frozenset(people)
            was = before.watching
        for person in came:
            self.disconnected_at.pop(person, None)
        for person in gone:
            if not self.present(person):
                self.disconnected_at[person] = now
        return bool(came or gone or was != watching)

    def forget(self, gone: Callable[[str, Elsewhere], bool]) -> bool:
        """Leave out the nodes for which `gone` is true; whether there are any."""
        found = [node for node, there in self._elsewhere.items() if gone(node, there)]
        return True in [self.note(node, (), 0) for node in found]

    def __iter__(self) -> Iterator[Viewpoint]:
        """The viewpoints that have a listener."""
        return iter(list(self.listeners))

    def reseat(self, order: tuple[int, ...]) -> None:
        """The seats were shuffled: seat n of the game was seat order[n] before."""
        old = self.listeners
        self.listeners = {new: old[was] for new, was in enumerate(order) if was in old}
        if None in old:
            self.listeners[None] = old[None]

    def assign_viewpoints(self, holders: Sequence[str | None]) -> None:
        """Make listeners follow the seats: somebody who holds a seat sees it, somebody who holds
        none becomes a spectator, and nobody sees from a seat that another person holds."""
        old, self.listeners = self.listeners, {}
        for viewpoint, group in old.items():
            for listener in group:
                mine = listener.person in holders
                if viewpoint is None or holders[viewpoint] != listener.person:
                    self.add(listener, holders.index(listener.person) if mine else None)
                else:
                    self.add(listener, viewpoint)

    def send(self, viewpoint: Viewpoint, frame: bytes) -> None:
        for listener in self.listeners.get(viewpoint, ()):
            listener.send(frame)

    def send_to_spectators(self, kind: str, frame: bytes, version: int | None = None) -> None:
        """Send a frame to the spectators, now or after the delay; `version` is that of an update. A
        spectator who joins later gets only the newest frame of each `kind`."""
        if not self._delay:
            self.send(None, frame)
            return

        def release() -> None:
            self._released[kind] = frame
            self.released_version = version or self.released_version
            self.send(None, frame)

        self._clock.call_later(self._delay, release)

    def send_chat(self, listener: Listener, viewpoint: Viewpoint, frame: bytes, at: Millis) -> None:
        """Send a chat line of the time `at` to one listener; spectators get it with the delay of
        the table."""
        wait = 0.0 if viewpoint is not None else self._delay + (at - self._clock.now()) / 1000
        if wait > 0:
            self._clock.call_later(wait, lambda: listener.send(frame))
        else:
            listener.send(frame)

    @property
    def delayed(self) -> bool:
        return self._delay > 0

    @property
    def released_update(self) -> bytes | None:
        """The newest update that spectators of a delayed table have got."""
        return self._released.get("update")

    @property
    def released_table(self) -> bytes | None:
        """The newest table that they have got."""
        return self._released.get("table")

    @property
    def released(self) -> list[bytes]:
        """What a spectator who joins a delayed table now may see."""
        return list(self._released.values())
