# The pages of moderators and hosts.
moderation-cases = Dossiers
moderation-log = Journal
moderation-networks = Réseaux bloqués
moderation-hosts-only = Seuls les hôtes de ce serveur peuvent ouvrir cette page.

moderation-to-decide = À décider
moderation-counts = Personnes signalées : { $people }. Appels en attente : { $appeals }.
moderation-view = Quels dossiers
moderation-view-open = Ouverts
moderation-view-mine = Les miens
moderation-view-closed = Fermés
moderation-none-open = Rien n’attend de décision.
moderation-none-mine = Vous n’avez fermé aucun dossier.
moderation-none-closed = Aucun dossier n’a été fermé.
moderation-kind-report = Signalement
moderation-kind-appeal = Appel
moderation-appeals = demande une autre décision
moderation-for-host = pour l’hôte
moderation-automatic = le serveur
moderation-by = par { $names }
moderation-by-people = { $n ->
    [one] { $n } signalement
   *[other] { $n } signalements
}
moderation-by-you = par vous
moderation-by-host = par l’hôte
moderation-outcome-warn = averti
moderation-outcome-mute = privé de discussion
moderation-outcome-rename = renommé
moderation-outcome-ban = exclu
moderation-outcome-close_table = table fermée
moderation-outcome-dismiss = rien à redire
moderation-outcome-undo = annulé
moderation-outcome-lift = levé
moderation-outcome-uphold = maintenu
moderation-keys-cases = dossier suivant et précédent
moderation-keys-decide = vers la décision
moderation-back = Tous les dossiers
moderation-choose-case = Choisissez un dossier, ou cherchez une personne.

moderation-find = Partie d’un nom
moderation-search = Chercher
moderation-nobody = Personne ne porte un tel nom.
moderation-role-host = hôte
moderation-role-moderator = modérateur

moderation-since-guest = Invité depuis le { $date }
moderation-since-account = Membre depuis le { $date }
moderation-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
moderation-rating = classement { $rating } (à { $players })
moderation-muted-now = Privé de discussion définitivement
moderation-muted-now-until = Privé de discussion jusqu’au { $until }
moderation-banned-now = Exclu définitivement
moderation-banned-now-until = Exclu jusqu’au { $until }
moderation-profile = Ouvrir le profil
moderation-reported = Ce qui a été signalé
moderation-nothing-open = Il n’y a aucun signalement ouvert.
moderation-closed-reports = Signalements fermés : { $n }
moderation-this-line = (signalé)
moderation-whole-chat = { $n ->
    [one] Toute la discussion : { $n } message
   *[other] Toute la discussion : { $n } messages
}
moderation-table = Aller à la table
moderation-replay = Revoir la partie
moderation-table-open = Table ouverte
moderation-table-private = Table privée
moderation-table-rated = classée
moderation-table-closed = fermée par un modérateur

moderation-history = Historique
moderation-no-history = Rien n’a été décidé.
moderation-number = Décision { $number }
moderation-ended-by = terminée par la décision { $number }
moderation-did-warn = Averti
moderation-did-mute = Privé de discussion définitivement
moderation-did-mute-until = Privé de discussion jusqu’au { $until }
moderation-did-rename = Renommé de { $old } en { $name }
moderation-did-ban = Exclu définitivement
moderation-did-ban-until = Exclu jusqu’au { $until }
moderation-did-close_table = Table { $table } fermée
moderation-did-dismiss = Rien trouvé à redire
moderation-did-undo = Décision { $number } annulée
moderation-did-lift = Décision { $number } levée
moderation-did-uphold = Décision { $number } maintenue après appel
moderation-did-role-none = Rôle retiré
moderation-did-role-host = Devenu hôte
moderation-did-role-moderator = Devenu modérateur
moderation-did-block_address = Réseau { $network } bloqué
moderation-did-unblock_address = Réseau { $network } débloqué
moderation-undo = Annuler (jusqu’à { $time })
moderation-undone = Annulé. Les signalements sont de nouveau ouverts.
moderation-lift = Lever
moderation-lift-why = Pourquoi cela se termine maintenant
moderation-lifted = Levé.

moderation-answer = Réponse, visible pour { $name }
moderation-uphold = Maintenir
moderation-accept = Lever la décision
moderation-answered = L’appel a reçu une réponse.

moderation-decision = Décision
moderation-kind-of-warn = Avertir
moderation-kind-of-mute = Priver de discussion
moderation-kind-of-rename = Renommer
moderation-kind-of-ban = Exclure
moderation-kind-of-close_table = Fermer la table
moderation-about-warn = Un message à lire
moderation-about-mute = Peut encore jouer
moderation-about-rename = Donne un nom neutre
moderation-about-ban = Ni parties ni discussion
moderation-about-close_table = La partie finit sans résultat
moderation-how-long = Combien de temps
moderation-hours-24 = 1 jour
moderation-hours-168 = 1 semaine
moderation-hours-720 = 1 mois
moderation-for-good = Pour toujours
moderation-until = jusqu’au { $until }
moderation-which-table = Quelle table
moderation-reason = Raison, visible pour { $name }
moderation-language = Langue de { $name }
moderation-preview = Ce que { $name } lira
moderation-usual-insult = Les insultes ne sont pas permises ici.
moderation-usual-spam = N’écrivez pas sans cesse la même chose, et ne faites pas de publicité.
moderation-usual-name = Votre nom est contraire aux règles de ce serveur.
moderation-usual-stalling = Vous avez quitté plusieurs parties, ou fait attendre les autres. Finissez les parties que vous commencez.
moderation-usual-cheating = Vous avez utilisé une aide qui n’est pas permise dans les parties classées.
moderation-usual-other = Vous n’avez pas respecté les règles de ce serveur.
moderation-usual-fair_play = Vos parties classées montrent que vous avez utilisé de l’aide.
moderation-tell = { $n ->
    [one] Informer la personne qui a signalé cela
   *[other] Informer les { $n } personnes qui ont signalé cela
}
moderation-choose = Choisissez une décision
moderation-do-warn = Avertir
moderation-do-mute = { $hours ->
    [24] Priver de discussion 1 jour
    [168] Priver de discussion 1 semaine
    [720] Priver de discussion 1 mois
   *[0] Priver de discussion pour toujours
}
moderation-do-rename = Renommer
moderation-do-ban = { $hours ->
    [24] Exclure 1 jour
    [168] Exclure 1 semaine
    [720] Exclure 1 mois
   *[0] Exclure pour toujours
}
moderation-do-close_table = Fermer la table
moderation-nothing-wrong = Rien à redire
moderation-pass-on = Transmettre à l’hôte
moderation-decision-text = Un appel est possible. Vous pouvez annuler une décision pendant 10 minutes.
moderation-decided = Décidé.

moderation-log-text = Ici, rien ne peut être modifié ni supprimé.
moderation-log-all = Toutes les entrées
moderation-log-more = Entrées précédentes
moderation-log-about = Décisions au sujet de { $name }

moderation-networks-text = Depuis ces adresses, personne ne peut accéder à ce serveur.
moderation-networks-none = Aucun réseau n’est bloqué.
moderation-network-block = Bloquer un réseau
moderation-network = Adresse ou réseau
moderation-network-hint = Par exemple 192.0.2.7 ou 192.0.2.0/24. Plusieurs personnes peuvent partager une adresse : ne la bloquez que peu de temps.
moderation-network-reason = Raison, pour le journal
moderation-network-do = Bloquer le réseau
moderation-network-lift = Débloquer
moderation-network-lift-one = Débloquer { $network }
moderation-network-lifted = Débloqué.

# What the server has found in rated games.
moderation-fact-pattern = Quoi
moderation-fact-other = Avec
moderation-fact-games = Parties classées entre eux
moderation-fact-not_counted = dont non comptées
moderation-fact-won = Gagnées
moderation-fact-expected_wins = Victoires attendues d’après les classements
moderation-fact-streak = Victoires de suite
moderation-fact-median_seconds = Durée médiane en secondes
moderation-fact-median_turns = Durée médiane en tours
moderation-fact-shared_address = Parties depuis une même adresse
moderation-fact-agreement = Accord avec la recherche
moderation-fact-agreement_low = au moins
moderation-fact-agreement_high = au plus
moderation-fact-explained_low = Le classement explique de
moderation-fact-explained_high = à
moderation-fact-decisions = Demi-coups comparés
moderation-fact-reviewed_games = Parties comparées
moderation-pattern-many_games = beaucoup de parties ensemble en un jour
moderation-pattern-streak = toujours le même gagne
moderation-pattern-quick_losses = défaites rapides contre bien plus faible
moderation-pattern-shared_address = tous deux jouent depuis une même adresse
moderation-pattern-engine = joue presque comme le moteur
