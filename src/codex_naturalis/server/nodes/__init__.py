"""Several servers as one: who is alive, what each tells the others, and what only one of them does.
What is right does not depend on it: the log of a table decides between two writers."""
