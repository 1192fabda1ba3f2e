# Words of every page.
title = Codex
title-full = Codex Naturalis
home = Accueil
play = Jouer
main-pages = Pages principales
menu = Menu
close = Fermer
my-games = Mes parties
watch = Regarder
learn = Apprendre
exercises = Exercices
analysis = Analyse
statistics = Statistiques
rules = Règles
leaderboard = Classement
account = Compte
settings = Réglages
privacy = Confidentialité
notices = Notifications
moderation = Modération
sign-in = Se connecter
cancel = Annuler

setting-language = Langue
setting-sound = Son
theme-to-light = Passer au thème clair
theme-to-dark = Passer au thème sombre
language-en = Anglais
language-fr = Français
language-it = Italien
language-de = Allemand
language-cs = Tchèque
language-ru = Russe

state-offline = Vous êtes hors ligne. Cette page reste telle quelle, et la partie reprend dès le retour du réseau.
state-reconnecting = Reconnexion… Votre coup est bien conservé.
state-unreachable = Le serveur ne répond pas.
state-try-again = Réessayer
state-outdated = Une nouvelle version de cette page est disponible.
state-reload = Recharger
state-signed-out = Votre session est fermée.

people-keep-do = Créer un compte
people-new-name = Nouveau nom
people-rename = Changer de nom
people-rename-do = Changer de nom
people-renamed = Nom changé.
lobby-just-now = à l’instant
lobby-seat-bot = { $name } (bot)

refused = Cela n’a pas fonctionné.

missing-title = Page introuvable
missing-text = Le lien est peut-être ancien ou mal saisi.

# The seven symbols and the covered corner, one of each.
sign-fungi = champignon
sign-plant = plante
sign-animal = animal
sign-insect = insecte
sign-quill = plume
sign-inkwell = encrier
sign-manuscript = manuscrit
sign-covered = coin recouvert

# Counted: "3 insects".
count-fungi = { $n ->
    [one] { $n } champignon
   *[other] { $n } champignons
}
count-plant = { $n ->
    [one] { $n } plante
   *[other] { $n } plantes
}
count-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animaux
}
count-insect = { $n ->
    [one] { $n } insecte
   *[other] { $n } insectes
}
count-quill = { $n ->
    [one] { $n } plume
   *[other] { $n } plumes
}
count-inkwell = { $n ->
    [one] { $n } encrier
   *[other] { $n } encriers
}
count-manuscript = { $n ->
    [one] { $n } manuscrit
   *[other] { $n } manuscrits
}
count-covered = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-black = noir
