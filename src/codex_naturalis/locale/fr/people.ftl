# Accounts, profiles, ratings, the check of the shuffle.
people-name = Nom
people-name-hint = De 2 à 24 caractères : lettres, chiffres, espaces, traits d’union, tirets bas, apostrophes ou points. Les autres le voient.
people-password = Mot de passe
people-you = vous
people-you-guest = Vous jouez sous le nom de { $name }, avec un profil invité depuis le { $date }.
people-you-account = Vous êtes { $name }, membre depuis le { $date }.
people-you-nobody = Vous n’avez pas encore de nom ici. Vous en recevez un à votre première partie, sans inscription.
people-my-profile = Mon profil

people-keep = Créer un compte
people-keep-guest = Un profil invité disparaît quand on efface les données du navigateur. Avec un mot de passe, vous gardez votre nom et toutes vos parties, et vous pouvez jouer des parties classées.
people-keep-nobody = Avec un nom et un mot de passe, vous retrouvez vos parties sur tous vos appareils, et vous pouvez jouer des parties classées.
people-kept = Compte créé.
people-sign-in = Se connecter
people-sign-in-text = Si vous avez déjà un compte.
people-sign-in-guest = Si vous avez déjà un compte. Les parties jouées avec le profil invité restent à ce profil.
people-signed-in = Connexion réussie.

people-password-change = Changer de mot de passe
people-password-text = Cela vous déconnecte de tous les autres navigateurs et met fin à vos clés d’accès.
people-password-old = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-do = Changer de mot de passe
people-password-changed = Mot de passe changé.

people-leave = Se déconnecter ou supprimer le compte
people-sign-out = Se déconnecter
people-sign-out-all = Se déconnecter partout
people-sign-out-guest = Un profil invité n’a pas de mot de passe : après la déconnexion, vous ne pourrez plus revenir sous ce nom.
people-signed-out = Votre session est fermée.
people-delete = Supprimer le compte
people-delete-do = Supprimer le compte pour de bon
people-deleted = Compte supprimé.

people-tokens = Clés d’accès
people-tokens-text = Un programme qui a une clé d’accès agit en votre nom : votre propre bot, ou un script.
people-token-new = Nouvelle clé d’accès
people-token-label = À quoi elle sert
people-token-label-hint = Visible par vous seulement, par exemple « mon bot à la maison ».
people-token-may = Elle permet de
people-scope-read = voir mes parties
people-scope-play = jouer
people-scope-create = créer des tables
people-token-days = Expiration
people-days = { $n ->
    [one] après { $n } jour
   *[other] après { $n } jours
}
people-token-ever = sans expiration
people-token-until = jusqu’au { $date }
people-token-unused = jamais utilisée
people-token-used = dernière utilisation : { $when }
people-token-make = Créer la clé d’accès
people-token-once = Voici votre clé d’accès. Vous ne la verrez qu’une seule fois : copiez-la maintenant.
people-token-kept = Je l’ai copiée
people-token-revoke = Révoquer
people-token-revoke-one = Révoquer : { $label }
people-copy = Copier
people-copied = Copié.

people-since-guest = Profil invité depuis le { $date }.
people-since-account = Membre depuis le { $date }.
people-stat-rating = cote, { $players }
people-stat-games = { $n ->
    [one] partie
   *[other] parties
}, { $share } de victoires
people-stat-points = points par partie
people-stat-most = record de points
people-results = Résultats
people-against-people = Joueurs
people-tally = gagnées : { $won } · perdues : { $lost }{ $drawn ->
    [0] { "" }
   *[other] {" "}· égalités : { $drawn }
}
people-recent = Points dans les { $n } dernières parties
people-rating = Cote
people-rating-of = Parties à
people-rating-games = Parties
people-rating-uncertain = provisoire
people-games = Parties
people-games-open = Seules les parties aux tables ouvertes sont affichées.
people-nobody = Personne ne porte ce nom.
people-report = Signaler ou bloquer

people-rank = Rang
people-leaderboard-none = Personne n’a encore joué assez de parties classées.
people-leaderboard-text = Les cotes partent de 1000. Prudentes au début, elles montent en général pendant vos premières parties, à mesure que votre niveau se précise. Les parties à 2, 3 et 4 joueurs ont des cotes séparées.

people-shuffle = Le mélange était-il honnête ?
people-shuffle-text = Avant le début d’une partie, le serveur fixe l’ordre de toutes les cartes et en publie une empreinte : une promesse. Après la partie, il révèle cet ordre. Ici, votre propre navigateur vérifie que les deux correspondent : personne n’a donc pu changer les cartes entre-temps.
people-shuffle-insecure = Ce navigateur ne peut calculer des empreintes que sur les pages sécurisées (https). La commande ci-dessous fait la même chose.
people-shuffle-promise = La promesse, d’avant la partie
people-shuffle-running = La partie n’est pas encore terminée. Notez ceci, et vérifiez-le quand elle le sera.
people-shuffle-not-yet = La partie n’a pas commencé : il n’y a pas encore de promesse.
people-shuffle-dealt = Calculée ici, à partir de la donne et du sel
people-shuffle-salt = Le sel : des caractères au hasard, pour que personne ne puisse deviner la donne d’après la promesse
people-shuffle-deal = La donne, de la carte du dessus à la dernière
people-shuffle-how = Comment ça marche
people-shuffle-step-1 = Le serveur mélange les quatre pioches et génère un sel aléatoire.
people-shuffle-step-2 = Il réunit le sel et les quatre pioches en un seul texte et en calcule le SHA-256 : une empreinte qui ne correspond à aucun autre texte. C’est la promesse, affichée dès que la partie commence.
people-shuffle-step-3 = Quand la partie est terminée, le sel et les pioches sont publiés dans son fichier de partie.
people-shuffle-step-4 = Tout le monde peut recalculer l’empreinte. Si c’est la même, les pioches étaient bien celles-ci depuis le début.
people-shuffle-yourself = Si vous préférez ne pas vous fier à cette page, lancez ceci sur n’importe quel système Unix :
people-record = Vérifier un fichier de partie
people-record-choose = Choisir un fichier .codex
people-record-paste = Ou collez son texte, ou déposez le fichier ici
people-record-check = Vérifier

people-fairness-kept = La promesse a été tenue
people-fairness-broken = La promesse a été rompue
people-fairness-other_promise = Une promesse différente
people-fairness-no_deal = Donne introuvable
people-fairness-no_hash = Promesse introuvable
people-fairness-no_salt = Sel introuvable
people-fairness-text-kept = L’empreinte est la même : les cartes étaient dans cet ordre avant le premier coup.
people-fairness-text-broken = L’empreinte est différente : ce ne sont pas les pioches promises.
people-fairness-text-other_promise = La promesse de ce fichier n’est pas celle qui a été faite à la table.
people-fairness-text-no_deal = Ce n’est pas un fichier de partie, ou il ne commence pas au début de la partie : les quatre pioches à vérifier n’y sont pas.
people-fairness-text-no_hash = La ligne Deal-Hash manque : aucune promesse n’a été faite.
people-fairness-text-no_salt = La ligne Deal-Salt manque : sans elle, la promesse ne peut pas être vérifiée.
