# What the moderators have decided about somebody, as this person reads it.
decision-page-text = Ce que les modérateurs ont décidé à votre sujet, et la suite donnée à vos signalements.
decision-mine = À votre sujet
decision-none = Il n’y a aucune décision à votre sujet.
decision-new = Un message des modérateurs
decision-new-outcome = Un de vos signalements a été traité.
decision-read = Lire
decision-later = Plus tard
decision-why = Pourquoi
decision-seen = J’ai lu ceci

decision-told-warn = Vous avez reçu un avertissement
decision-told-mute = Vous ne pouvez plus écrire dans la discussion
decision-told-mute-until = Vous ne pouvez pas écrire dans la discussion jusqu’au { $until }
decision-told-rename = Votre nom est maintenant { $name }
decision-told-rename-new = Vous avez reçu un nouveau nom
decision-told-ban = Vous êtes exclu définitivement
decision-told-ban-until = Vous êtes exclu jusqu’au { $until }
decision-told-close_table = Votre table a été fermée
decision-effect-warn = Cette fois, il ne se passe rien d’autre.
decision-effect-mute = Vous pouvez continuer à jouer.
decision-effect-rename = Vous pouvez choisir un autre nom sur la page de votre compte.
decision-effect-ban = Vous ne pouvez ni jouer ni écrire. Vous pouvez faire appel, emporter vos données et supprimer votre compte.
decision-effect-close_table = Vous pouvez jouer à d’autres tables.
decision-old-name = Personne ne peut utiliser le nom { $name } ici.
decision-lifted = Levée le { $date }.
decision-over = C’est terminé.

decision-appeal = Faire appel
decision-appeal-why = Pourquoi cette décision est-elle injuste ?
decision-appeal-once = Vous pouvez faire appel une fois. Si possible, un autre modérateur répond.
decision-appeal-send = Envoyer l’appel
decision-appeal-sent = Appel envoyé.
decision-appealed = Votre appel du { $date } :
decision-unanswered = Il n’a pas encore reçu de réponse.
decision-answer-uphold = La décision est maintenue.
decision-answer-lift = La décision a été levée.
decision-answer-undo = La décision a été annulée.

decision-banned-may = Sur la page de votre compte, vous pouvez télécharger vos données ou supprimer votre compte. Les décisions précédentes sont sous « Notifications ».
