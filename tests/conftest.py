"""Hypothesis without a clock: machines are shared, and a slow one must not fail a law. And one
cache of machine code, also for servers that are given another home."""

import os

import pytest
from hypothesis import HealthCheck, settings

from codex_naturalis.kernel.code_cache import user_cache

os.environ.setdefault("CODEX_CACHE", str(user_cache()))

settings.register_profile(
    "shared",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("shared")


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio."""
    return "asyncio"
