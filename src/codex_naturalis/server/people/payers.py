"""Who shares in what is scarce: an account is itself, guests are the address that they come from,
because anybody may be as many guests as they like."""

from __future__ import annotations

from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.server.ports.store import PersonRow

MOST_KNOWN = 50_000


class Payers:
    """In memory only: an address is never written down. A guest who has not been seen since the
    start pays for itself."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}
        """Of guests, the last seen last."""

    def seen(self, person: PersonRow, address: str) -> None:
        """A person sends something from an address."""
        self._addresses.pop(person.id, None)
        if person.kind is PersonKind.GUEST:
            self._addresses[person.id] = address
            if len(self._addresses) > MOST_KNOWN:
                del self._addresses[next(iter(self._addresses))]

    def payer_of(self, person: str) -> str:
        address = self._addresses.get(person)
        return person if address is None else f"address {address}"
