"""A client of the server, cut by topic.

```
async with Client("http://localhost:8000") as client:
    await client.people.guest()
    async with client.live() as live:
        table = await live.pair()
        async for update in table:
            ...
```
"""

from codex_naturalis.client.client import Client
from codex_naturalis.client.errors import (
    BadAnswer,
    ClientError,
    Closed,
    Declined,
    Uncertain,
    Unreachable,
)
from codex_naturalis.client.live import Live
from codex_naturalis.client.lobby import LobbyStream
from codex_naturalis.client.patience import Patience
from codex_naturalis.client.table_stream import TableStream
from codex_naturalis.protocol.refusals import Refused

__all__ = [
    "BadAnswer",
    "Client",
    "ClientError",
    "Closed",
    "Declined",
    "Live",
    "LobbyStream",
    "Patience",
    "Refused",
    "TableStream",
    "Uncertain",
    "Unreachable",
]
