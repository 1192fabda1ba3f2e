"""News between those who look at a table: in the memory of one process."""
