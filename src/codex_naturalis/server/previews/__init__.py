"""What a link to a page shows elsewhere: a title, a sentence and a picture."""
