"""The session cookie: a few facts, signed so that nobody else can make one."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, encode

from codex_naturalis.protocol.people import Millis

LIFE: Millis = 400 * 24 * 3600 * 1000
"""The longest time for which browsers keep a cookie."""
_LONGEST = 512
_PURPOSE = b"codex session\n"
"""Part of what is signed: no other signature made with the same secret passes as a session."""


class Session(Struct, frozen=True, array_like=True):
    person: str
    generation: int
    """Must equal the generation of the person; increasing that ends all earlier sessions."""
    issued: Millis


_decoder = Decoder(Session)


def sign(session: Session, secret: bytes) -> str:
    """`facts.signature`, both base64url."""
    return _signed(encode(session), secret)


def unsign(text: str, secret: bytes, now: Millis) -> Session | None:
    """None when the signature is wrong or the session too old. Never raises, whatever the text."""
    if len(text) > _LONGEST:
        return None
    try:
        facts = urlsafe_b64decode(_padded(text.partition(".")[0]))
        if not hmac.compare_digest(_signed(facts, secret).encode(), text.encode()):
            return None
        session = _decoder.decode(facts)
    except (ValueError, DecodeError):
        return None
    return session if now - session.issued < LIFE else None


def _signed(facts: bytes, secret: bytes) -> str:
    signature = hmac.digest(secret, _PURPOSE + facts, "sha256")
    return f"{_base64(facts)}.{_base64(signature)}"


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _padded(text: str) -> str:
    return text + "=" * (-len(text) % 4)
