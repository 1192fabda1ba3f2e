"""The cookies of a browser: its session, and that somebody has signed in here before."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.datastructures import Cookie

from codex_naturalis.server.addresses import is_loopback
from codex_naturalis.server.api.security import scheme_of
from codex_naturalis.server.settings import ServerSettings

COOKIE = "codex_session"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Browsers take it only over HTTPS and only from this very host."""
DEVICE = "codex_device"
SECURE_DEVICE = f"__Host-{DEVICE}"
LIFE = 400 * 24 * 3600
"""Seconds; the longest for which browsers keep a cookie. The session ends earlier by itself."""


def is_secure(scope: Any, settings: ServerSettings) -> bool:
    """Whether cookies go over HTTPS only: unless told otherwise, all but those of this computer."""
    if settings.secure_cookies is not None:
        return settings.secure_cookies
    local = settings.plain_http or is_loopback(_host(scope))
    return scheme_of(scope, settings) == "https" or not local


def session_secret(scope: Any, settings: ServerSettings) -> str:
    return _value(scope, SECURE_COOKIE if is_secure(scope, settings) else COOKIE)


def device_mark(scope: Any, settings: ServerSettings) -> str:
    return _value(scope, SECURE_DEVICE if is_secure(scope, settings) else DEVICE)


def session_cookie(scope: Any, settings: ServerSettings, secret: str) -> Cookie:
    """An empty secret signs out."""
    secure = is_secure(scope, settings)
    return _cookie(SECURE_COOKIE if secure else COOKIE, secret, secure)


def device_cookie(scope: Any, settings: ServerSettings, mark: str) -> Cookie:
    secure = is_secure(scope, settings)
    return _cookie(SECURE_DEVICE if secure else DEVICE, mark, secure)


def _cookie(name: str, value: str, secure: bool) -> Cookie:
    return Cookie(
        name,
        value=value,
        max_age=LIFE if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def headers_in(scope: Any) -> Mapping[str, str]:
    """Names in lower case."""
    return {
        name.decode("latin-1").lower(): text.decode("latin-1") for name, text in scope["headers"]
    }


def _value(scope: Any, name: str) -> str:
    with suppress(CookieError):
        jar: SimpleCookie = SimpleCookie(headers_in(scope).get("cookie", ""))
        return jar[name].value if name in jar else ""
    return ""


def _host(scope: Any) -> str:
    """Without the port."""
    host = headers_in(scope).get("host", "")
    return host.partition("]")[0] if host.startswith("[") else host.partition(":")[0]
