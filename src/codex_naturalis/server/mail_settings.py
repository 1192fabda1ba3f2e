"""How the server sends mail. Without a host it sends none. Each may be set as `CODEX_MAIL_…`, or in
the table `[mail]` of the configuration file."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct


class Encryption(StrEnum):
    STARTTLS = "starttls"
    """Asked for after connecting, and required."""
    TLS = "tls"
    """From the first byte."""
    NONE = "none"
    """Only for a mail server on this computer."""


class Mail(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    encryption: Encryption = Encryption.STARTTLS
    user: str = ""
    """Empty: without signing in there."""
    password: str = ""
    sender: str = ""
    """The address that mails come from."""
    seconds: Annotated[float, Meta(ge=1, le=300)] = 20.0
    """After which a mail server that does not answer is given up."""

    @property
    def offered(self) -> bool:
        return bool(self.host and self.sender)
