"""Security events: one line of the log for each, with its `event` and no secret.

Whoever reads the log can count failed sign-ins of one address without learning the address: it is
hashed with a salt that is only in memory and changes every day."""

from __future__ import annotations

import logging
from enum import StrEnum
from hashlib import blake2b
from secrets import token_bytes

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.clock import Clock

log = logging.getLogger(__name__)

SALT_LIFE: Millis = 24 * 3_600_000
LONGEST_NAME = 60
"""A name that was tried may be any text."""


class SecurityEvent(StrEnum):
    SIGNED_IN = "signed_in"
    SIGN_IN_FAILED = "sign_in_failed"
    SIGNED_OUT = "signed_out"
    SIGNED_OUT_EVERYWHERE = "signed_out_everywhere"
    REGISTERED = "registered"
    RENAMED = "renamed"
    DELETED = "deleted"
    TOKEN_MADE = "token_made"
    TOKEN_REVOKED = "token_revoked"
    PASSWORD_CHANGED = "password_changed"
    PASSKEY_ADDED = "passkey_added"
    PASSKEY_REMOVED = "passkey_removed"
    PASSKEY_USED = "passkey_used"
    SECOND_FACTOR_CHANGED = "second_factor_changed"
    RECOVERED = "recovered"
    RECOVERY_FAILED = "recovery_failed"
    RECOVERY_ASKED = "recovery_asked"
    RECOVERY_CODES_MADE = "recovery_codes_made"
    MAIL_CHANGED = "mail_changed"
    PROOF_FAILED = "proof_failed"
    SESSION_ENDED = "session_ended"
    EXPORTED = "exported"
    ROLE_GIVEN = "role_given"
    REPORTED = "reported"
    DECISION = "decision"
    ADDRESS_BLOCKED = "address_blocked"
    ADDRESS_UNBLOCKED = "address_unblocked"
    SUSPICION = "suspicion"


FAILURES = frozenset(
    {SecurityEvent.SIGN_IN_FAILED, SecurityEvent.PROOF_FAILED, SecurityEvent.RECOVERY_FAILED}
)
"""Logged as warnings."""


class SecurityLog:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._salt = token_bytes(16)
        self._salted = clock.now()

    def write(
        self,
        event: SecurityEvent,
        *,
        person: str | None = None,
        name: str | None = None,
        address: str | None = None,
        **facts: str | int | None,
    ) -> None:
        """`person` is an id; `name` is one that was tried; `facts` must not hold secrets. What is
        None is left out."""
        said: dict[str, str | int | None] = {
            "event": event.value,
            "person": person,
            "name": None if name is None else name[:LONGEST_NAME],
            "address": None if address is None else self.hashed(address),
            **facts,
        }
        level = logging.WARNING if event in FAILURES else logging.INFO
        given = {key: value for key, value in said.items() if value is not None}
        # `name` is the logger's own attribute of a record.
        if "name" in given:
            given["tried"] = given.pop("name")
        log.log(level, "security", extra=given)

    def hashed(self, address: str) -> str:
        """The same for one address until the salt changes."""
        now = self._clock.now()
        if not 0 <= now - self._salted < SALT_LIFE:
            self._salt, self._salted = token_bytes(16), now
        return blake2b(address.encode(), key=self._salt, digest_size=6).hexdigest()
