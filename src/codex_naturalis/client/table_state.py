"""What the client knows about a table. Versions only grow: older states are ignored."""

from __future__ import annotations

from codex_naturalis.protocol.messages import Coached, PastEvents, Said, Update
from codex_naturalis.protocol.tables import Status, Table

OVER = (Status.FINISHED, Status.ABORTED)


class TableState:
    def __init__(self, table: str, seat: int | None) -> None:
        self.id = table
        self.seat = seat
        self.me = ""
        """The id of the person who is watching."""
        self.table: Table | None = None
        self.update: Update | None = None
        self.chat: dict[int, Said] = {}
        """Lines by their number."""
        self.past: tuple[PastEvents, ...] = ()
        """As last asked for."""
        self.coached: Coached | None = None

    @property
    def version(self) -> int:
        table = 0 if self.table is None else self.table.version
        return table if self.update is None else max(table, self.update.version)

    @property
    def complete(self) -> bool:
        """The table is over and its last state is known; possibly without a game."""
        table, update = self.table, self.update
        if table is None or table.status not in OVER:
            return False
        return table.deal_hash is None or (update is not None and update.version >= table.version)

    @property
    def hidden(self) -> bool:
        """The game has started, I have no seat, and spectators are not allowed."""
        table = self.table
        return (
            table is not None
            and table.status is not Status.GATHERING
            and self.seat is None
            and not table.settings.spectators
        )

    def set_table(self, table: Table) -> None:
        if self.table is None or table.version >= self.table.version:
            self.seat = self._seat_at(table)
            self.table = table

    def set_update(self, update: Update) -> None:
        known = self.update
        if update.seat == self.seat and (known is None or update.version >= known.version):
            self.update = update

    def _seat_at(self, table: Table) -> int | None:
        """The seat that I am watching from, by the same rule as on the server. When the seats are
        shuffled at the start, a player is recognised by the colour, which does not change."""
        mine = seats_of(table, self.me)
        seat, before = self.seat, self.table
        if seat is not None and before is not None and before.status is Status.GATHERING:
            colour = before.seats[seat].colour
            if table.status is not Status.GATHERING:
                seat = next((now for now in mine if table.seats[now].colour is colour), None)
        return seat if seat in mine else next(iter(mine), None)


def seats_of(table: Table, person: str) -> list[int]:
    """The seats of a person (an id)."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person is not None and seat.person.id == person
    ]
