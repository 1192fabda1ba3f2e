"""Logs and metrics for operators, without secrets. Here are the formats and the counters; the code
that logs or counts an event is where the event happens."""
