"""Getting back into an account: by a recovery code, by mail, by a link that the host makes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.protocol.people import Name, Password
from codex_naturalis.protocol.sessions import MailAddress

Secret = Annotated[str, Meta(min_length=1, max_length=100)]


class RecoveryCodes(Struct, frozen=True):
    codes: tuple[str, ...]
    """Shown only once; earlier ones are no longer valid."""


class CodeRecovery(Struct, frozen=True, forbid_unknown_fields=True):
    """A code is valid once. It also switches a second factor off, which may be what was lost."""

    name: Name
    code: Secret
    password: Password
    """The new one."""


class MailRecovery(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer is the same whether there is such a person or not."""

    account: MailAddress
    """A name, or a confirmed mail address."""


class LinkRecovery(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret
    """What follows `#` in the link: `/recover#…`."""
    password: Password
    """The new one."""


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    address: MailAddress
    password: Password = ""


class MailConfirmation(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret
    """What follows `#` in the link: `/confirm-mail#…`."""
