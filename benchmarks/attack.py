"""Can one client stop the others?

A server process with its usual limits; two people play a normal game in another process, and
somebody new opens a page twice a second. First nobody disturbs them, then one attack runs, from a
third process. The verdict compares both phases in one run: the 99th percentile of half-moves under
attack may be 3 times the quiet one, the honest meet no error, and the server logs none. Where the
attacker came to nothing, or nobody honest was measured, nothing is shown: give it more seconds.

With --share all attackers come from the address of one of the two and of whoever is new.

./codex bench attack [--only NAME]… [--seconds 8] [--share] [--json] [--list]
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks._attacks import ATTACKS
from benchmarks._attacks.attack import SHARED, Attack
from benchmarks._honest_game import PLAYERS
from benchmarks.server import cpu_seconds, resident

SETTLE = 1.0
"""Seconds from the first half-move to the quiet phase."""
MOST_RATIO = 3.0
MOST_MEMORY = 200e6
"""Bytes that an attack may cost."""
IN_VAIN = {"failed", "no connection", "did not end"}
"""What an attacker counts that has not reached the server."""
RUN = [sys.executable, "-m"]
LIMITED = ["sh", "-c", 'ulimit -n "$0" && exec "$@"']


@contextmanager
def server(attack: Attack, folder: Path) -> Iterator[tuple[str, int]]:
    """Its URL and process id; the log goes to `folder`."""
    command = [*RUN, "codex_naturalis", "serve", "--port", "0", "--json"]
    flags = ["--data", str(folder / "data"), "--log-level", "warning", *attack.flags]
    if attack.descriptors is not None:
        command = [*LIMITED, str(attack.descriptors), *command]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command + flags, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    try:
        line = json.loads(process.stdout.readline())
        yield line["url"], line["pid"]
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def watch(pid: int, seconds: float) -> tuple[int, float]:
    """Wait; the most memory that the process held meanwhile, and what part of a processor it took:
    unlike times, that does not depend on what else this machine does."""
    most, cpu = resident(pid), cpu_seconds(pid)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(0.05)
        most = max(most, resident(pid))
    return most, (cpu_seconds(pid) - cpu) / seconds


def percentile(times: list[float], part: float) -> float:
    """In milliseconds."""
    times = sorted(times)
    return times[min(len(times) - 1, int(len(times) * part))] * 1000 if times else float("inf")


def measure(attack: Attack, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        with server(attack, Path(folder)) as (base, pid):
            honest = subprocess.Popen(
                [*RUN, "benchmarks._honest_game", base, *(["bots"] if attack.bots else [])],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            assert honest.stdout is not None
            honest.stdout.readline()
            time.sleep(SETTLE)
            begun = time.monotonic()
            quiet_memory, quiet_cpu = watch(pid, seconds)
            attacked = time.monotonic()
            attacker = subprocess.Popen(
                [*RUN, "benchmarks._attacks", attack.name, base, str(seconds)],
                stdout=subprocess.PIPE,
                text=True,
            )
            memory, cpu = watch(pid, seconds + 1)
            ended = time.monotonic()
            said = json.loads(honest.communicate(timeout=60)[0])
            try:
                did = json.loads(attacker.communicate(timeout=30)[0])
            except subprocess.TimeoutExpired:
                attacker.kill()
                did = {"did not end": 1}
        log = (Path(folder) / "log").read_text(errors="replace")

    def between(what: str, first: float, last: float) -> list[float]:
        return [took for at, took in said[what] if first <= at < last]

    quiet = between("moves", begun, attacked)
    under = between("moves", attacked, ended)
    errors = [what for at, what in said["errors"]]
    lines = [line for line in log.splitlines() if " error " in line or "Traceback" in line]
    ratio = percentile(under, 0.99) / percentile(quiet, 0.99)
    thoughts = [between("thoughts", *phase) for phase in ((begun, attacked), (attacked, ended))]
    waits = percentile(thoughts[1], 0.99) / percentile(thoughts[0], 0.99) if attack.bots else 0.0
    return {
        "attack": attack.name,
        "quiet": _figures(quiet, between("visits", begun, attacked)),
        "under attack": _figures(under, between("visits", attacked, ended)),
        "p99 ratio": round(ratio, 2),
        "bot's answers, p99 ms": [round(percentile(part, 0.99), 1) for part in thoughts]
        if attack.bots
        else [],
        "server cpu": {"quiet": round(quiet_cpu, 2), "under attack": round(cpu, 2)},
        "memory": {"quiet": quiet_memory, "most": memory},
        "honest errors": len(errors),
        "first errors": errors[:3],
        "errors in the log": len(lines),
        "warnings in the log": sum(" warning " in line for line in log.splitlines()),
        "first log errors": lines[:3],
        "attacker": did,
        "shown": bool(did.keys() - IN_VAIN) and all((quiet, under, *(thoughts * attack.bots))),
        "held": max(ratio, waits) <= MOST_RATIO
        and memory - quiet_memory <= MOST_MEMORY
        and not errors
        and not lines,
    }


def _figures(moves: list[float], visits: list[float]) -> dict[str, float]:
    return {
        "half-moves": len(moves),
        "p50 ms": round(percentile(moves, 0.5), 2),
        "p99 ms": round(percentile(moves, 0.99), 2),
        "worst visit ms": round(percentile(visits, 1.0), 1),
    }


def verdict(found: dict[str, Any]) -> str:
    if not found["held"]:
        return "BROKEN"
    return "held" if found["shown"] else "NOT SHOWN"


def show(found: dict[str, Any]) -> None:
    quiet, under = found["quiet"], found["under attack"]
    memory = found["memory"]
    print(
        f"{found['attack']:22} {quiet['p50 ms']:7.1f} {quiet['p99 ms']:7.1f}"
        f" {under['p50 ms']:9.1f} {under['p99 ms']:9.1f} {found['p99 ratio']:7.2f}"
        f" {under['worst visit ms']:9.0f} {memory['quiet'] / 1e6:7.0f} {memory['most'] / 1e6:7.0f}"
        f" {found['honest errors']:7d} {found['errors in the log']:5d}"
        f"   {verdict(found)}",
        flush=True,
    )
    done = ", ".join(f"{number} {what}" for what, number in found["attacker"].items())
    cpu = found["server cpu"]
    print(
        f"{'':22} the server: {cpu['quiet']:.0%}, then {cpu['under attack']:.0%} of a processor; "
        f"the attacker: {done or 'nothing'}"
    )
    if found["bot's answers, p99 ms"]:
        quietly, attacked = found["bot's answers, p99 ms"]
        print(f"{'':22} a bot's answer, p99: {quietly} ms quiet, {attacked} ms attacked")
    for line in (*found["first errors"], *found["first log errors"]):
        print(f"{'':22} {line[:200]}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", metavar="NAME", help="this attack")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each phase")
    parser.add_argument("--share", action="store_true", help="an address with the honest")
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.add_argument("--list", action="store_true", help="name the attacks")
    arguments = parser.parse_args()
    unknown = set(arguments.only or ()) - {attack.name for attack in ATTACKS}
    if unknown:
        parser.error(f"no such attack: {', '.join(sorted(unknown))}; --list names them")
    if not 1 <= arguments.seconds <= 120:
        parser.error("--seconds is between 1 and 120")
    if arguments.list:
        for attack in ATTACKS:
            print(f"{attack.name:22} {attack.about}")
        return
    if not arguments.json:
        print(f"{os.cpu_count()} processors, {arguments.seconds:g} s quiet, then as long attacked")
        print(
            "                          quiet, ms     attacked, ms       p99     worst    memory, MB"
            "   honest   log\n"
            "attack                    p50     p99       p50       p99   ratio  visit ms   quiet"
            "    most  errors   errors"
        )
    if arguments.share:
        os.environ[SHARED] = PLAYERS[0]
        os.environ["CODEX_VISITOR_ADDRESS"] = PLAYERS[0]
    broken = 0
    for attack in ATTACKS:
        if arguments.only and attack.name not in arguments.only:
            continue
        found = measure(attack, arguments.seconds)
        broken += verdict(found) != "held"
        if arguments.json:
            print(json.dumps(found), flush=True)
        else:
            show(found)
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
