"""Alembic migrations, which upgrade a store of any earlier version. The current schema is in
`store.schema`."""
