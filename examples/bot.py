"""A bot that plays a game on a server: `python examples/bot.py URL [--table ID] [--token SECRET]`.

Without a table it waits to be paired, without a token it is a guest.
"""

import argparse
import asyncio
import os
import sys
from random import Random

from codex_naturalis.bots import make
from codex_naturalis.client import Client, ClientError, Refused
from codex_naturalis.protocol.tables import SeatState


async def play(url: str, table: str | None, token: str | None) -> str:
    bot, rng = make("greedy"), Random()
    async with Client(url, token) as client:
        if token is None:
            await client.people.guest()
        async with client.live() as live:
            stream = await (live.watch(table) if table else live.pair())
            if stream.seat is None:
                free = [seat.state for seat in stream.table.seats].index(SeatState.FREE)
                await stream.sit(free)
            async for update in stream:
                if update.view.my_turn:
                    await stream.play(bot.choose(update.view, rng), update.version)
            name = live.me.person.name
            return f"{name} at {stream.id}: seat {stream.seat}, {stream.table.result}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--table")
    parser.add_argument("--token", default=os.environ.get("CODEX_TOKEN"))
    arguments = parser.parse_args()
    try:
        print(asyncio.run(play(arguments.url, arguments.table, arguments.token)))
    except (ClientError, Refused, ValueError) as error:
        sys.exit(f"bot: {error}")
