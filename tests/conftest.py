"""Hypothesis without deadlines: machines are shared, and a slow one must not fail a law. One cache
of machine code, also for servers that are given another home. Which tests begin first. And what
differs, where two states or views are not equal: their own reprs are short."""

import os
import signal
import sys

import pytest
from hypothesis import HealthCheck, settings
from msgspec import Struct

from codex_naturalis.kernel.build.cache import user_cache

os.environ.setdefault("CODEX_CACHE", str(user_cache()))
# A shell lets what it starts in the background ignore Ctrl-C, and so would all that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "shared",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("shared")


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op != "==" or not isinstance(left, Struct) or type(left) is not type(right):
        return None
    pairs = [(name, getattr(left, name), getattr(right, name)) for name in left.__struct_fields__]
    return [
        f"two {type(left).__name__} that differ",
        *(f"  {name}: {mine!r} != {other!r}" for name, mine, other in pairs if mine != other),
    ]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests begin first, so that no core is idle in the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_sessionfinish() -> None:
    """A database that tests have shared ends with them; processes of xdist run no `atexit`."""
    postgres = sys.modules.get("tests.services.postgres")
    if postgres is not None:
        postgres.stop_shared()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as do fixtures that several of them share."""
    return "asyncio"
