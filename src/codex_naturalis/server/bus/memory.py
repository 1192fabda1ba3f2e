"""The bus of a server that is one process: a message is delivered before `publish` returns."""

from __future__ import annotations

import logging
from collections.abc import Callable

from codex_naturalis.server.ports.bus import Handler

logger = logging.getLogger(__name__)


class MemoryBus:
    def __init__(self) -> None:
        self._handlers: dict[str, dict[object, Handler]] = {}

    async def publish(self, topic: str, message: str) -> None:
        subscribed = self._handlers.get(topic, {})
        for subscription, handler in list(subscribed.items()):
            if subscription not in subscribed:
                continue  # an earlier handler of this very message has ended it
            try:
                handler(message)
            except Exception:  # the topic may be a private link: not for the log
                logger.exception("a handler of the bus failed")

    def subscribe(self, topic: str, handler: Handler) -> Callable[[], None]:
        subscription = object()
        self._handlers.setdefault(topic, {})[subscription] = handler

        def end() -> None:
            subscribed = self._handlers.get(topic, {})
            subscribed.pop(subscription, None)
            if not subscribed:
                self._handlers.pop(topic, None)

        return end

    async def close(self) -> None:
        for subscribed in self._handlers.values():
            subscribed.clear()
        self._handlers.clear()
