"""What is known of a table. Versions only go up: whatever is older than what is known is let go."""

from __future__ import annotations

from codex_naturalis.client.evidence import seats_of
from codex_naturalis.protocol.messages import Said, Update
from codex_naturalis.protocol.tables import Status, Table

OVER = (Status.FINISHED, Status.ABORTED)


class Sight:
    def __init__(self, table: str, seat: int | None) -> None:
        self.id = table
        self.seat = seat
        self.me = ""
        """The id of the person who looks."""
        self.table: Table | None = None
        self.update: Update | None = None
        self.lines: dict[int, Said] = {}

    @property
    def version(self) -> int:
        table = 0 if self.table is None else self.table.version
        return table if self.update is None else max(table, self.update.version)

    @property
    def complete(self) -> bool:
        """The game is over, and its last state is known; no game may have begun."""
        table, update = self.table, self.update
        if table is None or table.status not in OVER:
            return False
        return table.deal_hash is None or (update is not None and update.version >= table.version)

    @property
    def shut(self) -> bool:
        """The game has begun, and is not for those without a seat."""
        table = self.table
        return (
            table is not None
            and table.status is not Status.GATHERING
            and self.seat is None
            and not table.settings.spectators
        )

    def see(self, table: Table) -> None:
        if self.table is None or table.version >= self.table.version:
            self.seat = self._seat_at(table)
            self.table = table

    def look(self, update: Update) -> None:
        known = self.update
        if update.seat == self.seat and (known is None or update.version >= known.version):
            self.update = update

    def _seat_at(self, table: Table) -> int | None:
        """As the server does it: who sits looks with the eyes of a seat of theirs. A colour stays
        with its chair when lots are drawn for the seats."""
        mine = seats_of(table, self.me)
        seat, before = self.seat, self.table
        if seat is not None and before is not None and before.status is Status.GATHERING:
            colour = before.seats[seat].colour
            if table.status is not Status.GATHERING:
                seat = next((now for now in mine if table.seats[now].colour is colour), None)
        return seat if seat in mine else next(iter(mine), None)
