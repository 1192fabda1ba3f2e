"""Mail to people, by the mail server of the host. Whoever asks never waits for it: how long an
answer takes must not tell whether there is an address."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any

import aiosmtplib

from codex_naturalis.locale.words import Words
from codex_naturalis.server.mail_settings import Encryption, Mail

logger = logging.getLogger(__name__)

MOST_WAITING = 200
AT_ONCE = 4
CLOSING = 5.0
"""Seconds in which mails that are on their way may arrive when the server stops."""


class Mailer:
    def __init__(self, settings: Mail) -> None:
        self.settings = settings
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, to: str, kind: str, words: Words, **facts: str) -> None:
        """One of the mails of `mail.ftl`, soon. What cannot be sent is logged without the
        address."""
        message = EmailMessage()
        message["From"] = self.settings.sender
        message["To"] = to
        message["Subject"] = words(f"mail-subject-{kind}")
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.settings.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(words(f"mail-text-{kind}", **facts) + "\n")
        self.spawn(self._deliver(message))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            logger.warning("mail: %d are waiting already, one was dropped", MOST_WAITING)
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(self, message: EmailMessage) -> None:
        settings = self.settings
        async with self._turn:
            await aiosmtplib.send(
                message,
                hostname=settings.host,
                port=settings.port,
                username=settings.user or None,
                password=settings.password or None,
                use_tls=settings.encryption is Encryption.TLS,
                start_tls=settings.encryption is Encryption.STARTTLS,
                timeout=settings.seconds,
            )

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("mail could not be sent by %s: %s", self.settings.host, _why(error))


def _why(error: BaseException) -> str:
    """Without addresses, which the answers of mail servers repeat."""
    code = getattr(error, "code", "")
    return f"{type(error).__name__} {code}".strip()
