"""Hypothesis without a clock: machines are shared, and a slow one must not fail a law."""

import pytest
from hypothesis import HealthCheck, settings

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
