"""Hypothesis without a clock: machines are shared, and a slow one must not fail a law."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "shared",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("shared")
