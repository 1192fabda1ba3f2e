"""From which address people were connected last: only whether two of them are the same is ever used
and kept. In memory, hashed, with a salt that changes every day."""

from __future__ import annotations

from collections.abc import Sequence

MOST_PEOPLE = 10_000


class SeenAddresses:
    def __init__(self) -> None:
        self._last: dict[str, str] = {}

    def note(self, person: str, hashed: str) -> None:
        self._last.pop(person, None)
        self._last[person] = hashed
        if len(self._last) > MOST_PEOPLE:
            del self._last[next(iter(self._last))]

    def shared(self, people: Sequence[str]) -> bool:
        """Whether two of these people were connected from one address."""
        last = [self._last[person] for person in people if person in self._last]
        return len(set(last)) < len(last)
