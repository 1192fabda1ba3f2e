"""Live tables: `course` is the state of a table, folded from its log; `room` is one live table with
one writer at a time; `registry` holds the rooms in memory. Finished games belong to `archive`,
HTTP and sockets to `api`."""
