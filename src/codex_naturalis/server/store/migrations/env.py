"""Run by Alembic, on the connection of the caller."""

from alembic import context

import codex_naturalis.server.store.dialects  # noqa: F401  how PostgreSQL orders texts
from codex_naturalis.server.store.metadata import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
