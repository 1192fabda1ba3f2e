"""What a server keeps, and for how long."""

from __future__ import annotations

from msgspec import Struct


class Privacy(Struct, frozen=True):
    """Periods in days; null: as long as the account, or for good where there is none."""

    contact: str
    """Whom to ask, as the host has written it; may be empty."""
    session_idle_days: int
    """A browser that was not used for so long is signed out."""
    session_days: int
    """And at the latest after so long."""
    guest_days: int
    """Guests who have not come for so long are deleted."""
    chat_days: int | None
    """Lines of chat, counted from when they were written."""
    report_days: int | None
    """Closed reports and the chat kept with them."""
    log_days: int | None
    """The log of the server, as the host says."""
    backup_days: int | None
    """Backups, as the host says: what was deleted may be in them until then."""
    freed_name_days: int
    """The name of a deleted or renamed person is kept from others for so long."""
    mail: bool
    """The server can send mail."""
    address_hours: int
    """The log knows addresses as hashes only; after so long nobody can tell that two are the
    same."""
