"""Bots in worker processes: `pool` takes requests from a `fair_queue` and gives them to workers,
`process` is the server's side of a worker process, `worker` runs inside it. How bots choose their
half-moves belongs to `bots` and `analysis`."""
