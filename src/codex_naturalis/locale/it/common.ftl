# Words of every page.
title = Codex
title-full = Codex Naturalis
home = Inizio
menu = Menu
close = Chiudi
my-games = Le mie partite
watch = Guarda
learn = Impara
rules = Regole
leaderboard = Classifica
account = Account
settings = Impostazioni
sign-in = Accedi
cancel = Annulla

setting-language = Lingua
setting-sound = Suono
theme-to-light = Luce del giorno
theme-to-dark = Lume di candela
language-en = Inglese
language-fr = Francese
language-it = Italiano
language-de = Tedesco
language-cs = Ceco
language-ru = Russo

state-offline = Sei offline. Ciò che è sulla pagina resta; la partita riprende quando torna la rete.
state-reconnecting = Riconnessione… la tua mossa è conservata.
state-unreachable = Il server non risponde.
state-try-again = Riprova
state-outdated = È uscita una nuova versione di questa pagina.
state-reload = Ricarica
state-signed-out = La tua sessione qui è chiusa.

missing-title = Pagina inesistente
missing-text = Forse il link è vecchio o scritto male.

# The seven symbols and the covered corner, one of each.
sign-fungi = fungo
sign-plant = vegetale
sign-animal = animale
sign-insect = insetto
sign-quill = piuma
sign-inkwell = inchiostro
sign-manuscript = pergamena
sign-covered = angolo coperto

# Counted: "3 insects".
count-fungi = { $n ->
    [one] { $n } fungo
   *[other] { $n } funghi
}
count-plant = { $n ->
    [one] { $n } vegetale
   *[other] { $n } vegetali
}
count-animal = { $n ->
    [one] { $n } animale
   *[other] { $n } animali
}
count-insect = { $n ->
    [one] { $n } insetto
   *[other] { $n } insetti
}
count-quill = { $n ->
    [one] { $n } piuma
   *[other] { $n } piume
}
count-inkwell = { $n ->
    [one] { $n } inchiostro
   *[other] { $n } inchiostri
}
count-manuscript = { $n ->
    [one] { $n } pergamena
   *[other] { $n } pergamene
}
count-covered = { $n ->
    [one] { $n } angolo
   *[other] { $n } angoli
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-black = nero
