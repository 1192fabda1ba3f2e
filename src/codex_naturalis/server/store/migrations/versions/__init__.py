"""One migration in each file, in order. A released migration is never changed."""
