"""What one client, or a few, can do to a server. `ATTACKS` lists them all for `attack.py`; a new
one is a function in a file of its subject, and a line here."""

from benchmarks._attacks import bodies, forgery, frames, headers, records, silence, tables
from benchmarks._attacks.attack import Attack

ATTACKS: tuple[Attack, ...] = (
    *headers.ATTACKS,
    *bodies.ATTACKS,
    *silence.ATTACKS,
    *frames.ATTACKS,
    *forgery.ATTACKS,
    *tables.ATTACKS,
    *records.ATTACKS,
)
