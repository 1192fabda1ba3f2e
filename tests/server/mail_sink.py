"""A real mail server that keeps what it gets, with or without TLS."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from codex_naturalis.server.mail_settings import Encryption, Mail

USER, PASSWORD = "codex", "of the mail server"
SENDER = "codex@codex.test"


class Sink:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.encrypted: list[bool] = []
        self._came = asyncio.Event()

    async def handle_DATA(  # noqa: N802  aiosmtpd calls it so
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=default)
        assert isinstance(mail, EmailMessage)
        assert mail["To"] == ", ".join(envelope.rcpt_tos)
        self.mails.append(mail)
        transport = server.transport
        assert transport is not None
        self.encrypted.append(transport.get_extra_info("ssl_object") is not None)
        self._came.set()
        return "250 OK"

    async def next(self) -> EmailMessage:
        """The oldest mail that nobody has read; waits for it."""
        async with asyncio.timeout(30):
            while not self.mails:
                self._came.clear()
                await self._came.wait()
        return self.mails.pop(0)

    async def link(self) -> tuple[str, str]:
        """(page, secret) of the link in the next mail."""
        body = (await self.next()).get_content()
        (line,) = (line.strip() for line in body.splitlines() if "://" in line)
        page, _, secret = line.partition("#")
        return page, secret


def _authenticate(*said: Any) -> AuthResult:
    login = said[-1]
    good = isinstance(login, LoginPassword) and (login.login, login.password) == (
        USER.encode(),
        PASSWORD.encode(),
    )
    return AuthResult(success=good)


@asynccontextmanager
async def mail_sink(
    encryption: Encryption = Encryption.NONE, certificate: Path | None = None
) -> AsyncGenerator[tuple[Sink, Mail], None]:
    """The sink, and the settings of a server that sends its mail there."""
    sink = Sink()
    tls = None
    if certificate is not None:
        tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        tls.load_cert_chain(certificate)
    starting = encryption is Encryption.STARTTLS

    def protocol() -> SMTP:
        return SMTP(
            sink,
            tls_context=tls if starting else None,
            require_starttls=starting,
            authenticator=_authenticate if starting else None,
            auth_required=starting,
        )

    loop = asyncio.get_running_loop()
    implicit = tls if encryption is Encryption.TLS else None
    server = await loop.create_server(protocol, "127.0.0.1", 0, ssl=implicit)
    try:
        yield (
            sink,
            Mail(
                host="localhost" if tls else "127.0.0.1",
                port=server.sockets[0].getsockname()[1],
                encryption=encryption,
                sender=SENDER,
                user=USER if starting else "",
                password=PASSWORD if starting else "",
            ),
        )
    finally:
        server.close()


def make_certificate(file: Path) -> None:
    """Of `localhost`, signed by itself; with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
