# The keys of the table, in a list of their own.
keys-choose = Scegli una carta della tua mano
keys-flip = Girala
keys-places = Passa da una posizione all’altra
keys-confirm = Piazza la carta, o prendi quella selezionata
keys-back = Un passo indietro
keys-undo = Annulla il piazzamento, finché non peschi
keys-decks = Mazzo Risorsa, mazzo Oro
keys-resources = Carta Risorsa a sinistra e a destra
keys-golds = Carta Oro a sinistra e a destra
keys-view = Mostra tutto, ingrandisci, riduci
keys-hint = Suggerimento, se il tavolo lo ammette
keys-keys = Questo elenco
