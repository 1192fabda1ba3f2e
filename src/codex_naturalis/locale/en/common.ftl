# Words of every page.
title = Codex
title-full = Codex Naturalis
home = Home
play = Play
main-pages = Main pages
menu = Menu
close = Close
my-games = My games
watch = Watch
learn = Learn
exercises = Exercises
analysis = Analysis
statistics = Statistics
rules = Rules
leaderboard = Leaderboard
account = Account
settings = Settings
privacy = Privacy
notices = Notices
moderation = Moderation
sign-in = Sign in
cancel = Cancel

setting-language = Language
setting-sound = Sound
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme
language-en = English
language-fr = French
language-it = Italian
language-de = German
language-cs = Czech
language-ru = Russian

state-offline = You’re offline. This page stays as it is, and your game goes on when you’re back online.
state-reconnecting = Reconnecting… Your move is safe.
state-unreachable = The server isn’t answering.
state-try-again = Try again
state-outdated = There’s a newer version of this page.
state-reload = Reload
state-signed-out = You’re signed out.

people-keep-do = Create account
people-new-name = New name
people-rename = Change name
people-rename-do = Change name
people-renamed = Name changed.
lobby-just-now = just now
lobby-seat-bot = { $name } (bot)

refused = That didn’t work.

missing-title = Page not found
missing-text = The link may be old or mistyped.

# The seven symbols and the covered corner, one of each.
sign-fungi = fungus
sign-plant = plant
sign-animal = animal
sign-insect = insect
sign-quill = quill
sign-inkwell = inkwell
sign-manuscript = manuscript
sign-covered = covered corner

# Counted: "3 insects".
count-fungi = { $n ->
    [one] { $n } fungus
   *[other] { $n } fungi
}
count-plant = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}
count-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
count-insect = { $n ->
    [one] { $n } insect
   *[other] { $n } insects
}
count-quill = { $n ->
    [one] { $n } quill
   *[other] { $n } quills
}
count-inkwell = { $n ->
    [one] { $n } inkwell
   *[other] { $n } inkwells
}
count-manuscript = { $n ->
    [one] { $n } manuscript
   *[other] { $n } manuscripts
}
count-covered = { $n ->
    [one] { $n } corner
   *[other] { $n } corners
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
