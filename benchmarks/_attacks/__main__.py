"""One attack, as a process of its own: NAME URL SECONDS. Prints what it did as JSON."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import time
from contextlib import suppress

from benchmarks._attacks import ATTACKS
from benchmarks._attacks.attack import Attack, Target


async def run(attack: Attack, target: Target, seconds: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await attack.run(target)


def main() -> None:
    name, base, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    attack = next(attack for attack in ATTACKS if attack.name == name)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    os.nice(10)  # real attackers have processors of their own
    target = Target(base, time.monotonic() + seconds)
    asyncio.run(run(attack, target, seconds))
    print(json.dumps(target.counts))


if __name__ == "__main__":
    main()
