"""Everything about accounts, made from the settings of a server."""

from __future__ import annotations

from collections.abc import Callable

from codex_naturalis.server.keeping import Keeping
from codex_naturalis.server.people.access_tokens import AccessTokens
from codex_naturalis.server.people.freed_names import FreedNames
from codex_naturalis.server.people.identity import Identity
from codex_naturalis.server.people.old_cookies import OldCookies
from codex_naturalis.server.people.passwords import Passwords
from codex_naturalis.server.people.sessions import DAY, Limits, Sessions
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.store import Store


def identity_of(
    store: Store,
    clock: Clock,
    keeping: Keeping,
    passwords: Passwords | None = None,
    old_cookies: OldCookies | None = None,
    is_bad: Callable[[str], bool] = lambda _: False,
) -> Identity:
    limits = Limits(keeping.session_idle_days * DAY, keeping.session_days * DAY)
    return Identity(
        store,
        clock,
        passwords,
        Sessions(store, clock, limits),
        AccessTokens(store, clock, keeping.token_days),
        FreedNames(store, clock, keeping.freed_name_days * DAY),
        old_cookies,
        is_bad,
    )
