"""Tables with people at them. `course` is the pure fold of a log; `room` is one live table, with
one writer at a time; `house` holds those that are in memory."""
