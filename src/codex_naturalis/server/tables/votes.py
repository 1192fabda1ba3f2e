"""What the seats of a table agree to: ending the game without a result, and a rematch."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.server.ports.log import Vote


class Votes(Struct, frozen=True):
    abort: frozenset[int] = frozenset()
    rematch: frozenset[int] = frozenset()
    declined: frozenset[int] = frozenset()
    """The seats that have declined the last offer of a rematch."""
    changes: int = 0

    def after(self, seat: int, vote: Vote) -> Votes:
        """The same ones if the vote changes nothing."""
        voted = self._voted(seat, vote)
        return self if voted == self else replace(voted, changes=self.changes + 1)

    def _voted(self, seat: int, vote: Vote) -> Votes:
        match vote:
            case Vote.ABORT:
                return replace(self, abort=self.abort | {seat})
            case Vote.NO_ABORT:
                return replace(self, abort=self.abort - {seat})
            case Vote.REMATCH:
                return replace(self, rematch=self.rematch | {seat}, declined=frozenset())
            case Vote.NO_REMATCH:
                return replace(self, rematch=self.rematch - {seat})
            case Vote.DECLINE:
                return replace(self, rematch=frozenset(), declined=self.declined | {seat})
