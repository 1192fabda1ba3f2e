"""Everything that several nodes need, on one machine: PostgreSQL, NATS, nodes, workers and a proxy,
as processes that are started, watched and stopped together."""
