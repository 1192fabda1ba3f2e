"""Who listens at a table, with whose eyes, and who of those who sit there is away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.rooms.world import Listener

Eyes = int | None
"""A seat; None: a spectator's."""


class Audience:
    __slots__ = ("_clock", "_delay", "_released", "gone_since", "streams")

    def __init__(self, clock: Clock, delay: float) -> None:
        self._clock = clock
        self._delay = delay
        """Seconds by which spectators see everything later."""
        self._released: dict[str, bytes] = {}
        self.streams: dict[Eyes, list[Listener]] = {}
        self.gone_since: dict[str, Millis] = {}
        """When each person who once was here lost the last connection."""

    def add(self, listener: Listener, eyes: Eyes) -> None:
        stream = self.streams.setdefault(eyes, [])
        if listener not in stream:
            stream.append(listener)
        if eyes is not None:
            self.gone_since.pop(listener.person, None)

    def remove(self, listener: Listener, eyes: Eyes) -> None:
        stream = self.streams.get(eyes, [])
        if listener in stream:
            stream.remove(listener)
            if not stream:
                del self.streams[eyes]
            if eyes is not None and not self.present(listener.person):
                self.gone_since[listener.person] = self._clock.now()

    def eyes_of(self, listener: Listener) -> list[Eyes]:
        return [eyes for eyes, stream in self.streams.items() if listener in stream]

    def present(self, person: str) -> bool:
        return any(
            listener.person == person
            for eyes, stream in self.streams.items()
            if eyes is not None
            for listener in stream
        )

    @property
    def watching(self) -> int:
        return len({listener.person for listener in self.streams.get(None, [])})

    def __iter__(self) -> Iterator[Eyes]:
        """The eyes that somebody looks through."""
        return iter(list(self.streams))

    def reseat(self, order: tuple[int, ...]) -> None:
        """Lots were drawn: seat n of the game was seat order[n] before."""
        old = self.streams
        self.streams = {new: old[was] for new, was in enumerate(order) if was in old}
        if None in old:
            self.streams[None] = old[None]

    def settle(self, holders: Sequence[str | None]) -> None:
        """Nobody looks through the eyes of another's seat: who has none is a spectator, and who
        has sat down is none any more."""
        old, self.streams = self.streams, {}
        for eyes, stream in old.items():
            for listener in stream:
                mine = listener.person in holders
                if eyes is None or holders[eyes] != listener.person:
                    self.add(listener, holders.index(listener.person) if mine else None)
                else:
                    self.add(listener, eyes)

    def send(self, eyes: Eyes, frame: bytes) -> None:
        for listener in self.streams.get(eyes, ()):
            listener.send(frame)

    def show(self, kind: str, frame: bytes) -> None:
        """Show a frame to the spectators, now or when its time has come. `kind`: what kind of
        truth it is, of which a latecomer needs only the newest."""
        if not self._delay:
            self.send(None, frame)
            return

        def release() -> None:
            self._released[kind] = frame
            self.send(None, frame)

        self._clock.call_later(self._delay, release)

    def pass_on(self, listener: Listener, eyes: Eyes, frame: bytes, at: Millis) -> None:
        """Something that was said at that moment, to one listener; a spectator hears it no sooner
        than what was seen then."""
        wait = 0.0 if eyes is not None else self._delay + (at - self._clock.now()) / 1000
        if wait > 0:
            self._clock.call_later(wait, lambda: listener.send(frame))
        else:
            listener.send(frame)

    @property
    def delayed(self) -> bool:
        return self._delay > 0

    @property
    def released(self) -> list[bytes]:
        """What a spectator who comes now may see of a delayed table."""
        return list(self._released.values())
