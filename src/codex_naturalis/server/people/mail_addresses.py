"""Which texts can be mail addresses. Whether mail arrives is shown by the link that is opened."""

from __future__ import annotations

import re

from codex_naturalis.protocol.refusals import Code, Refused

_ADDRESS = re.compile(r"[^\s@<>\"',;:\\()\[\]]{1,64}@(?:[\w-]{1,63}\.)+[\w-]{2,63}")


def check_address(text: str) -> str:
    """Raises Refused(BAD_REQUEST)."""
    address = text.strip()
    if not _ADDRESS.fullmatch(address) or not address.isprintable():
        raise Refused(Code.BAD_REQUEST, "this is not a mail address", case="mail")
    return address
