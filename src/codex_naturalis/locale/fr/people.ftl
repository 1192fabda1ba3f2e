# Accounts, profiles, ratings, the check of the shuffle.
people-name = Nom
people-name-hint = De 2 à 24 lettres, chiffres ou espaces. Les autres le voient.
people-password = Mot de passe
people-password-hint = Au moins 8 caractères. Quelques mots valent mieux qu’un seul.
people-you = vous
people-you-guest = Vous jouez sous le nom de { $name }, sans compte, depuis le { $date }.
people-you-account = Vous êtes { $name }, ici depuis le { $date }.
people-you-nobody = Vous n’avez pas encore de nom ici. Vous en recevrez un à votre première partie, sans inscription.
people-my-profile = Mon profil

people-keep = Garder votre nom
people-keep-guest = Un profil invité s’oublie quand ce navigateur l’oublie. Avec un mot de passe, vous gardez votre nom et toutes vos parties, et elles peuvent être classées.
people-keep-nobody = Avec un nom et un mot de passe, vos parties sont à vous sur tous vos appareils et peuvent être classées.
people-keep-do = Le garder
people-kept = Ce nom est désormais le vôtre.
people-sign-in = Se connecter
people-sign-in-text = Si vous avez déjà un compte.
people-sign-in-guest = Si vous avez déjà un compte. Les parties de ce profil invité restent à ce profil.
people-signed-in = Connexion établie.

people-rename = Un autre nom
people-new-name = Nouveau nom
people-rename-do = Changer le nom
people-renamed = Vous avez un nouveau nom.
people-password-change = Un autre mot de passe
people-password-text = Cela ferme la session de tous les autres navigateurs.
people-password-old = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-do = Changer le mot de passe
people-password-changed = Le nouveau mot de passe est valable dès maintenant.

people-leave = Partir
people-sign-out = Se déconnecter
people-sign-out-all = Se déconnecter partout
people-sign-out-guest = Un profil invité n’a pas de mot de passe : après la déconnexion, personne ne peut revenir sous ce nom.
people-signed-out = Votre session est fermée.
people-delete = Me supprimer
people-delete-text = Définitivement. Le nom redevient libre, vos parties en cours sont abandonnées et vos messages sont effacés. Les parties terminées restent pour les autres, sans votre nom.
people-delete-do = Me supprimer définitivement
people-deleted = Votre compte est supprimé. Adieu.

people-tokens = Clés pour programmes
people-tokens-text = Un programme muni d’un tel jeton agit en votre nom : votre propre bot, ou un script.
people-token-new = Nouveau jeton
people-token-label = À quoi il sert
people-token-label-hint = Pour vous seulement, par exemple « mon bot à la maison ».
people-token-may = Il peut
people-scope-read = voir mes parties
people-scope-play = jouer
people-scope-create = créer des tables
people-token-days = Il expire
people-days = { $n ->
    [one] après { $n } jour
   *[other] après { $n } jours
}
people-token-ever = jamais
people-token-until = jusqu’au { $date }
people-token-unused = jamais utilisé
people-token-used = dernière utilisation : { $when }
people-token-make = Créer le jeton
people-token-once = Voici le jeton. Il n’est affiché que cette fois : copiez-le maintenant.
people-token-kept = Je l’ai
people-token-revoke = Révoquer
people-token-revoke-one = Révoquer : { $label }
people-copy = Copier
people-copied = Copié.

people-since-guest = Profil invité depuis le { $date }.
people-since-account = Ici depuis le { $date }.
people-finished = terminées
people-won = gagnées
people-running = en cours
people-ratings = Cotes
people-rating = Cote
people-rating-of = Parties à
people-rating-games = Parties
people-rating-none = pas encore de cote
people-rating-uncertain = encore incertaine
people-games = Parties
people-games-open = Celles des tables ouvertes.
people-nobody = Personne ne porte ce nom.

people-rank = Rang
people-leaderboard-none = Personne n’a encore joué assez de parties classées.
people-leaderboard-text = Une cote est ce dont nous sommes sûrs : elle part de 1000 et monte à mesure que les parties lèvent le doute. Les parties à 2, 3 et 4 ont des cotes séparées.

people-shuffle = Le mélange était-il honnête ?
people-shuffle-text = Avant le début d’une partie, le serveur fixe l’ordre de toutes les cartes et en publie une empreinte : une promesse. Après la partie, il révèle cet ordre. Votre propre navigateur vérifie ici que les deux vont ensemble : personne n’a donc pu changer les cartes entre-temps.
people-shuffle-insecure = Ce navigateur ne calcule des empreintes que sur des pages sécurisées (https). La commande ci-dessous fait de même.
people-shuffle-promise = La promesse, d’avant la partie
people-shuffle-running = La partie n’est pas terminée. Notez ceci, et vérifiez-le quand elle le sera.
people-shuffle-not-yet = La partie n’a pas commencé : il n’y a pas encore de promesse.
people-shuffle-dealt = Calculée ici, à partir de la donne et du sel
people-shuffle-salt = Le sel : des lettres au hasard, pour que personne ne puisse deviner la donne d’après la promesse
people-shuffle-deal = La donne, de la carte du dessus à la dernière
people-shuffle-how = Comment cela marche
people-shuffle-step-1 = Le serveur mélange les quatre pioches et invente un sel.
people-shuffle-step-2 = Il réunit le sel et les quatre pioches en un seul texte et en calcule le SHA-256 : une empreinte qui ne convient à aucun autre texte. C’est la promesse, affichée dès que la partie commence.
people-shuffle-step-3 = Quand la partie est terminée, le sel et les pioches sont publiés dans son enregistrement.
people-shuffle-step-4 = Chacun peut recalculer l’empreinte. Si c’est la même, les pioches étaient celles-ci depuis le début.
people-shuffle-yourself = Sans vous fier à cette page, sur n’importe quel Unix :
people-record = Vérifier un enregistrement
people-record-choose = Choisir un fichier .codex
people-record-paste = Ou collez l’enregistrement, ou déposez le fichier ici
people-record-check = Le vérifier

people-fairness-kept = La promesse a été tenue
people-fairness-broken = La promesse a été rompue
people-fairness-other_promise = Une autre promesse
people-fairness-no_deal = Aucune donne
people-fairness-no_hash = Aucune promesse
people-fairness-no_salt = Aucun sel
people-fairness-text-kept = L’empreinte est la même : les cartes étaient dans cet ordre avant le premier coup.
people-fairness-text-broken = L’empreinte diffère : ce ne sont pas les pioches promises.
people-fairness-text-other_promise = L’enregistrement cite une autre promesse que celle de la table.
people-fairness-text-no_deal = Ceci n’est pas un enregistrement, ou la partie a commencé d’une position : il n’y a pas quatre pioches à vérifier.
people-fairness-text-no_hash = Il n’y a pas de ligne Deal-Hash : rien n’a été promis lors de la donne.
people-fairness-text-no_salt = Il n’y a pas de ligne Deal-Salt : sans elle, on ne peut pas vérifier la promesse.
