"""How long what is kept of people is kept; `/api/privacy` says it to them. Each may be set as
`CODEX_KEEPING_…`, or in the table `[keeping]` of the configuration file."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Days = Annotated[int, Meta(ge=1, le=3650)]


class Keeping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    session_idle_days: Days = 60
    """A browser that was not used for so long is signed out."""
    session_days: Annotated[int, Meta(ge=1, le=400)] = 400
    """And at the latest after so long; browsers keep no cookie for longer."""
    token_days: Days = 365
    """The longest life of a token."""
    freed_name_days: Annotated[int, Meta(ge=0, le=3650)] = 90
    """The name of a deleted or renamed person is kept from others for so long."""
    chat_days: Days = 365
    """Lines of chat at tables, counted from when they were written."""
    report_days: Days = 365
    """Closed reports: their words, and the chat kept with them."""
    log_days: Days | None = None
    """The log of the server: where it goes and when it is deleted is up to the host, who says it
    here."""
    backup_days: Days | None = None
    """Backups, likewise."""
    contact: Annotated[str, Meta(max_length=200)] = ""
    """Whom people can ask about their data."""
