# Words of every page.
title = Codex
title-full = Codex Naturalis
home = Home
play = Gioca
main-pages = Pagine principali
menu = Menu
close = Chiudi
my-games = Le mie partite
watch = Guarda
learn = Impara
exercises = Esercizi
analysis = Analisi
statistics = Statistiche
rules = Regole
leaderboard = Classifica
account = Account
settings = Impostazioni
privacy = Privacy
notices = Avvisi
moderation = Moderazione
sign-in = Accedi
cancel = Annulla

setting-language = Lingua
setting-sound = Suono
theme-to-light = Passa al tema chiaro
theme-to-dark = Passa al tema scuro
language-en = Inglese
language-fr = Francese
language-it = Italiano
language-de = Tedesco
language-cs = Ceco
language-ru = Russo

state-offline = Sei offline. La pagina resta com’è, e la partita riprende quando torna la rete.
state-reconnecting = Riconnessione in corso… La tua mossa è al sicuro.
state-unreachable = Il server non risponde.
state-try-again = Riprova
state-outdated = C’è una nuova versione di questa pagina.
state-reload = Ricarica
state-signed-out = La tua sessione è terminata.

people-keep-do = Crea l’account
people-new-name = Nuovo nome
people-rename = Cambia nome
people-rename-do = Cambia nome
people-renamed = Nome cambiato.
lobby-just-now = poco fa
lobby-seat-bot = { $name } (bot)

refused = Non ha funzionato.

missing-title = Pagina non trovata
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
