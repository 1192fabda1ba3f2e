"""People who come to a server from an address of their own."""

from __future__ import annotations

import httpx

from benchmarks._wire import Wire


class Guest:
    """A guest with a session; everything it does comes from its address."""

    def __init__(self, base: str, address: str) -> None:
        self.base = base
        self.address = address
        self.cookie = ""
        # Plain HTTP: loading certificates would take longer than the visit.
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.http = httpx.AsyncClient(base_url=base, timeout=20, transport=transport)

    @classmethod
    async def arrive(cls, base: str, address: str) -> Guest:
        guest = cls(base, address)
        answer = await guest.http.post("/api/guests")
        answer.raise_for_status()
        # Whatever the session is called; httpx would not send a secure cookie to plain HTTP.
        pairs = [line.partition(";")[0] for line in answer.headers.get_list("set-cookie")]
        guest.cookie = "; ".join(pairs)
        guest.http.headers["Cookie"] = guest.cookie
        return guest

    async def socket(self) -> Wire:
        return await Wire.connect(self.base, self.cookie, self.address)
