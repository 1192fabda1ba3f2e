"""Traces for OpenTelemetry, sent as OTLP over HTTP. The library is imported only where a host wants
them."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from codex_naturalis import __version__
from codex_naturalis.engine.errors import CodexError
from codex_naturalis.protocol.refusals import Refused
from codex_naturalis.server.ports.tracer import UNTRACED, Tracer
from codex_naturalis.server.settings import ServerSettings

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

PATH = "/v1/traces"
SENDING = 5
"""Seconds in which the collector has to take a batch."""


class NoTracingLibrary(CodexError):
    """An extra is not installed."""


def tracer_of(settings: ServerSettings) -> Tracer:
    if not settings.trace:
        return UNTRACED
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "opentelemetry":
            raise
        raise NoTracingLibrary(
            "--trace needs OpenTelemetry, which comes with: pip install 'codex-naturalis[tracing]'"
        ) from error
    about = {"service.name": "codex-naturalis", "service.version": __version__}
    provider = TracerProvider(resource=Resource.create(about), shutdown_on_exit=False)
    exporter = OTLPSpanExporter(endpoint=settings.trace.rstrip("/") + PATH, timeout=SENDING)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    return Tracing(provider)


class Tracing:
    def __init__(self, provider: TracerProvider) -> None:
        from opentelemetry.trace import StatusCode  # noqa: PLC0415

        self._provider = provider
        self._tracer = provider.get_tracer("codex_naturalis", __version__)
        self._error = StatusCode.ERROR

    @contextmanager
    def span(self, name: str, **attributes: str | int) -> Generator[None]:
        """Of an exception only that there was one: its words may have what somebody wrote."""
        with self._tracer.start_as_current_span(
            name, attributes=attributes, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield
            except Refused as refused:
                span.set_attribute("refused", refused.code.value)
                raise
            except BaseException:
                span.set_status(self._error)
                raise

    async def close(self) -> None:
        await asyncio.to_thread(self._provider.shutdown)
