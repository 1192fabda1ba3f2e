"""Does the server stay well under anything that people and programs may send it?

The real server as a process; four people around tables in every state, who say anything: right
commands at wrong times, spoiled ones, junk. Every answer must be a message of the protocol, no
refusal may change a log, and the server must stay well. Another seed every time unless told; a
fault ends the run with the seed that finds it again.

./codex bench fuzz [--seconds 60] [--seed 7]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path
from secrets import randbelow

from tests.server.fuzzing import Fuzzer
from tests.server.party import STATES, party
from tests.server.visiting import process, resident

COMMANDS, JUNK = 150, 300
"""In one round."""


async def run(seconds: float, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        flags = ("--no-rate-limits", "--most-tables", "1000000")
        with process(data, *flags) as (url, pid):
            codes: Counter[str] = Counter()
            rounds = 0
            first = 0
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                codes += await one_round(url, data, seed + rounds, STATES[rounds % len(STATES)])
                rounds += 1
                memory = resident(pid)
                first = first or memory
                print(
                    f"\r{sum(codes.values()):>8} commands, {rounds * JUNK:>8} junk frames, "
                    f"server {memory >> 20} MB",
                    end="",
                    flush=True,
                )
            grown = (resident(pid) - first) >> 10
    print(f"\n{rounds} rounds from seed {seed}; the server grew by {grown} kB after the first")
    for code, times in codes.most_common():
        print(f"{times:>8} {code}")


async def one_round(url: str, data: Path, seed: int, state: str) -> Counter[str]:
    """With people who come for it and go after it."""
    fuzzer = Fuzzer(seed)
    try:
        async with party(url) as here:
            codes = await here.say_anything(data, state, fuzzer, COMMANDS)
            await here.say_nothing_right(fuzzer, JUNK)
            await here.well()
            return codes
    except BaseException:
        print(f"\nfound with --seed {seed}, at a table in the state {state}")
        raise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=10, help="how long  [default: 10]")
    parser.add_argument("--seed", type=int, help="of the first round  [default: another each time]")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else randbelow(2**31)
    asyncio.run(run(options.seconds, seed))


if __name__ == "__main__":
    main()
