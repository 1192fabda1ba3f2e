"""A Python client of the server, one file for each topic.

Here belongs all that a program needs to use a server over HTTP and WebSocket. The rules of the game
(`engine`), the messages (`protocol`) and user interfaces do not belong here.

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
    Uncertain,
    Unreachable,
)
from codex_naturalis.client.live import Live
from codex_naturalis.client.lobby_stream import LobbyStream
from codex_naturalis.client.table_stream import TableStream
from codex_naturalis.client.timeouts import Timeouts
from codex_naturalis.protocol.refusals import Refused

__all__ = [
    "BadAnswer",
    "Client",
    "ClientError",
    "Closed",
    "Live",
    "LobbyStream",
    "Refused",
    "TableStream",
    "Timeouts",
    "Uncertain",
    "Unreachable",
]
