"""All with which people get in."""

from __future__ import annotations

from codex_naturalis.server.store.names import FreedNames
from codex_naturalis.server.store.passkeys import Passkeys
from codex_naturalis.server.store.recovery import Recovery
from codex_naturalis.server.store.sessions import Sessions


class Credentials(Sessions, Passkeys, Recovery, FreedNames):
    pass
