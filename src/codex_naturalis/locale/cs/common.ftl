# Words of every page.
title = Codex
title-full = Codex Naturalis
home = Domů
play = Hrát
main-pages = Hlavní stránky
menu = Menu
close = Zavřít
my-games = Moje hry
watch = Sledovat
learn = Naučit se
exercises = Cvičení
analysis = Analýza
statistics = Statistiky
rules = Pravidla
leaderboard = Žebříček
account = Účet
settings = Nastavení
privacy = Soukromí
notices = Oznámení
moderation = Moderování
sign-in = Přihlásit se
cancel = Zrušit

setting-language = Jazyk
setting-sound = Zvuk
theme-to-light = Přepnout na světlý motiv
theme-to-dark = Přepnout na tmavý motiv
language-en = angličtina
language-fr = francouzština
language-it = italština
language-de = němčina
language-cs = čeština
language-ru = ruština

state-offline = Jste offline. Stránka zůstane, jak je, a hra bude pokračovat, až se obnoví připojení.
state-reconnecting = Obnovuje se spojení… Váš tah je v bezpečí.
state-unreachable = Server neodpovídá.
state-try-again = Zkusit znovu
state-outdated = Je tu novější verze této stránky.
state-reload = Načíst znovu
state-signed-out = Přihlášení skončilo.

people-keep-do = Vytvořit účet
people-new-name = Nové jméno
people-rename = Změnit jméno
people-rename-do = Změnit jméno
people-renamed = Jméno změněno.
lobby-just-now = právě teď
lobby-seat-bot = { $name } (bot)

refused = To se nepodařilo.

missing-title = Stránka nenalezena
missing-text = Odkaz je možná starý, nebo je v něm překlep.

# The seven symbols and the covered corner, one of each.
sign-fungi = houba
sign-plant = rostlina
sign-animal = zvíře
sign-insect = hmyz
sign-quill = brk
sign-inkwell = kalamář
sign-manuscript = svitek
sign-covered = překrytý roh

# Counted: "3 insects".
count-fungi = { $n ->
    [one] { $n } houba
    [few] { $n } houby
   *[other] { $n } hub
}
count-plant = { $n ->
    [one] { $n } rostlina
    [few] { $n } rostliny
   *[other] { $n } rostlin
}
count-animal = { $n ->
    [one] { $n } zvíře
    [few] { $n } zvířata
   *[other] { $n } zvířat
}
count-insect = { $n }× hmyz
count-quill = { $n ->
    [one] { $n } brk
    [few] { $n } brky
   *[other] { $n } brků
}
count-inkwell = { $n ->
    [one] { $n } kalamář
    [few] { $n } kalamáře
   *[other] { $n } kalamářů
}
count-manuscript = { $n ->
    [one] { $n } svitek
    [few] { $n } svitky
   *[other] { $n } svitků
}
count-covered = { $n ->
    [one] { $n } roh
    [few] { $n } rohy
   *[other] { $n } rohů
}
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}

colour-red = červená
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-black = černá
