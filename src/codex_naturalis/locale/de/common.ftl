# Words of every page.
title = Codex
title-full = Codex Naturalis
home = Startseite
play = Spielen
main-pages = Hauptseiten
menu = Menü
close = Schließen
my-games = Meine Partien
watch = Zuschauen
learn = Lernen
exercises = Übungen
analysis = Analyse
statistics = Statistik
rules = Regeln
leaderboard = Rangliste
account = Konto
settings = Einstellungen
privacy = Datenschutz
notices = Mitteilungen
moderation = Moderation
sign-in = Anmelden
cancel = Abbrechen

setting-language = Sprache
setting-sound = Ton
theme-to-light = Zum hellen Design wechseln
theme-to-dark = Zum dunklen Design wechseln
language-en = Englisch
language-fr = Französisch
language-it = Italienisch
language-de = Deutsch
language-cs = Tschechisch
language-ru = Russisch

state-offline = Du bist offline. Diese Seite bleibt, wie sie ist, und deine Partie geht weiter, sobald das Netz wieder da ist.
state-reconnecting = Verbindung wird wiederhergestellt … Dein Zug geht nicht verloren.
state-unreachable = Der Server antwortet nicht.
state-try-again = Erneut versuchen
state-outdated = Es gibt eine neuere Version dieser Seite.
state-reload = Neu laden
state-signed-out = Du bist abgemeldet.

people-keep-do = Konto erstellen
people-new-name = Neuer Name
people-rename = Namen ändern
people-rename-do = Namen ändern
people-renamed = Name geändert.
lobby-just-now = gerade eben
lobby-seat-bot = { $name } (Bot)

refused = Das hat nicht geklappt.

missing-title = Seite nicht gefunden
missing-text = Der Link ist vielleicht alt oder falsch geschrieben.

# The seven symbols and the covered corner, one of each.
sign-fungi = Pilz
sign-plant = Pflanze
sign-animal = Tier
sign-insect = Insekt
sign-quill = Federkiel
sign-inkwell = Tintenfass
sign-manuscript = Manuskript
sign-covered = überdeckte Ecke

# Counted: "3 insects".
count-fungi = { $n ->
    [one] { $n } Pilz
   *[other] { $n } Pilze
}
count-plant = { $n ->
    [one] { $n } Pflanze
   *[other] { $n } Pflanzen
}
count-animal = { $n ->
    [one] { $n } Tier
   *[other] { $n } Tiere
}
count-insect = { $n ->
    [one] { $n } Insekt
   *[other] { $n } Insekten
}
count-quill = { $n ->
    [one] { $n } Federkiel
   *[other] { $n } Federkiele
}
count-inkwell = { $n ->
    [one] { $n } Tintenfass
   *[other] { $n } Tintenfässer
}
count-manuscript = { $n ->
    [one] { $n } Manuskript
   *[other] { $n } Manuskripte
}
count-covered = { $n ->
    [one] { $n } Ecke
   *[other] { $n } Ecken
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz
