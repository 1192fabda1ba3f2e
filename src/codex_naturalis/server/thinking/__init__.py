"""Thinking for bots and hints, in processes of its own: `pool` hands out the thoughts that wait
in a `fair_queue`, `process` is the near end of one that thinks, `worker` the far one."""
