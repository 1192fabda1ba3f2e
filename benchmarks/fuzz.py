"""Does the server stay well under anything that people and programs may send it?

The real server as a process; four people around tables in every state, who say anything: right
commands at wrong times, spoiled ones, junk. Every answer must be a message of the protocol, no
refusal may change a log, and the server must stay well. Every other round is a storm: two games are
played to their end while all four send bursts of anything; then all that was acknowledged must be
in the store, and every view that was sent must be the engine's for that seat. Another seed every
time unless told; a fault ends the run with the seed that finds it again.

./codex bench fuzz [--seconds 60 | --frames 1000000] [--seed 7]
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
from tests.server.storms import Storm, faults
from tests.server.visiting import process, resident

COMMANDS, JUNK = 150, 300
"""In one round."""


async def run(seconds: float, frames: int | None, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        flags = ("--no-rate-limits", "--most-tables", "1000000")
        with process(data, *flags) as (url, pid):
            codes: Counter[str] = Counter()
            rounds = junk = first = 0
            end = time.monotonic() + seconds
            while time.monotonic() < end if frames is None else codes.total() + junk < frames:
                if rounds % 2:
                    found = await one_storm(url, data, seed + rounds)
                    junk += found.junk
                    codes += found.codes
                else:
                    state = STATES[rounds // 2 % len(STATES)]
                    codes += await one_round(url, data, seed + rounds, state)
                    junk += JUNK
                rounds += 1
                memory = resident(pid)
                first = first or memory
                print(
                    f"\r{codes.total():>8} commands, {junk:>8} junk frames, "
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


async def one_storm(url: str, data: Path, seed: int) -> Storm:
    try:
        async with party(url) as here:
            storm = Storm(here, seed)
            await storm.blow()
            assert (found := await faults(data, storm)) == [], found
            await here.well()
            return storm
    except BaseException:
        print(f"\nfound in a storm, with --seed {seed - 1}")
        raise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=10, help="how long  [default: 10]")
    parser.add_argument("--frames", type=int, help="how many, instead of how long")
    parser.add_argument("--seed", type=int, help="of the first round  [default: another each time]")
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else randbelow(2**31)
    asyncio.run(run(options.seconds, options.frames, seed))


if __name__ == "__main__":
    main()
