"""One step a file, from the first; a step that was released is never changed again."""
