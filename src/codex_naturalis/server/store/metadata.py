"""What all tables of the schema belong to, and how their keys and indexes are called."""

from __future__ import annotations

from sqlalchemy import MetaData

METADATA = MetaData(
    naming_convention={
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
        "uq": "%(table_name)s_one_%(column_0_N_name)s",
        "fk": "%(table_name)s_of_%(column_0_N_name)s",
        "pk": "%(table_name)s_key",
    }
)
