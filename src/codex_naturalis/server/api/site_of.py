"""Where people find the pages: for links in mails, and for passkeys."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from codex_naturalis.server.api.security import scheme_of
from codex_naturalis.server.api.session_cookie import headers_in
from codex_naturalis.server.people.passkeys import Site
from codex_naturalis.server.settings import ServerSettings


def site_of(scope: Any, settings: ServerSettings) -> Site:
    """As the host says with `public_url`; otherwise as the browser has asked for it."""
    origin = settings.public_url or (
        f"{scheme_of(scope, settings)}://{headers_in(scope).get('host', '')}"
    )
    return Site(urlsplit(origin).hostname or "", origin)
