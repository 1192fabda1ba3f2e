# The keys of the table, in a list of their own.
keys-choose = Choose a card from your hand
keys-flip = Flip it
keys-places = Move from spot to spot
keys-confirm = Place the card, or take the selected one
keys-back = One step back
keys-undo = Undo placement, until you draw
keys-decks = Resource deck, gold deck
keys-resources = Left and right resource card
keys-golds = Left and right gold card
keys-view = Show all, zoom in, zoom out
keys-hint = Hint, if the table allows it
keys-keys = This list
