"""Cookies of before sessions were in the store: signed with a key that lay beside it. A guest has
nothing else to come back with, so such a cookie is good once more, for a session."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from pathlib import Path

from msgspec import DecodeError, Struct
from msgspec.json import Decoder

from codex_naturalis.protocol.people import Millis

FILE = "cookies.key"
_LIFE: Millis = 400 * 24 * 3600 * 1000
_LONGEST = 512
_PURPOSE = b"codex session\n"


class OldCookie(Struct, frozen=True, array_like=True):
    person: str
    generation: int
    issued: Millis


_decode = Decoder(OldCookie).decode


class OldCookies:
    def __init__(self, folder: Path) -> None:
        """Without the file of the key, there are none."""
        self._key = b""
        with suppress(FileNotFoundError):
            self._key = (folder / FILE).read_bytes()

    def read(self, text: str, now: Millis) -> OldCookie | None:
        """None when the signature is wrong or the cookie too old. Never raises."""
        if not self._key or len(text) > _LONGEST or "." not in text:
            return None
        facts, _, signature = text.partition(".")
        try:
            said = urlsafe_b64decode(facts + "=" * (-len(facts) % 4))
            digest = hmac.digest(self._key, _PURPOSE + said, "sha256")
            right = urlsafe_b64encode(digest).rstrip(b"=")
            if not hmac.compare_digest(right, signature.encode()):
                return None
            cookie = _decode(said)
        except (ValueError, DecodeError):
            return None
        return cookie if now - cookie.issued < _LIFE else None
