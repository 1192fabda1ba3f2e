# One's own account: signing in, recovery, devices, programs, data.
account-password-hint = Au moins 10 caractères. Quelques mots valent mieux qu’un seul.
account-password-show = Afficher le mot de passe
account-advice-short = Trop court : 10 caractères au moins.
account-advice-name = Trop proche de votre nom.
account-advice-simple = Trop simple : il se répète.
account-advice-fair = Convenable. Plus long serait mieux.
account-advice-good = Bon.

account-codes = Codes de récupération
account-codes-once = Si vous oubliez votre mot de passe, un de ces codes vous permet de revenir. Chacun sert une seule fois. Vous ne les verrez que maintenant : gardez-les en lieu sûr.
account-codes-file = Codes de récupération de { $name } sur { $site }
account-codes-copied = Codes copiés.
account-codes-kept = J’ai mis les codes en lieu sûr
account-copy = Copier
account-save = Enregistrer dans un fichier
account-print = Imprimer
account-go-on = Continuer
account-codes-left = { $n ->
    [0] Il ne vous reste aucun code de récupération.
    [one] Il vous reste { $n } code de récupération.
   *[other] Il vous reste { $n } codes de récupération.
}
account-codes-text = Un code de récupération vous permet de revenir si vous oubliez votre mot de passe. De nouveaux codes remplacent les anciens.
account-codes-new = Créer de nouveaux codes

account-your-password = Votre mot de passe
account-forgotten = Mot de passe oublié ?
account-password-first = Définir un mot de passe
account-password-remove = Retirer le mot de passe
account-password-remove-text = Vous ne vous connecterez plus qu’avec une clé d’identification. Les codes de récupération restent valables.
account-password-removed = Mot de passe retiré.
account-everywhere-text = Cela vous déconnecte de tous les navigateurs, celui-ci compris, et met fin à toutes vos clés d’accès.

account-recover = Récupérer votre compte
account-recover-code = Avec un code de récupération
account-recover-code-text = Vous avez reçu des codes de récupération en créant votre compte. Cela vous déconnecte partout ailleurs, met fin à vos clés d’accès et désactive la clé d’identification comme seconde étape.
account-code = Code de récupération
account-recover-do = Définir le nouveau mot de passe
account-recovered = Mot de passe défini. Vous êtes de retour.
account-recovered-factor = Mot de passe défini. Connectez-vous maintenant avec lui et votre clé d’identification.
account-recover-mail = Par e-mail
account-recover-mail-text = Si vous avez confirmé une adresse e-mail, un lien peut y être envoyé.
account-recover-mail-whose = Nom ou adresse e-mail
account-recover-mail-do = Envoyer le lien
account-recover-mail-sent = Si ce compte existe et a une adresse confirmée, un lien est en route. Regardez vos e-mails.
account-recover-neither = Rien de tout cela ne marche ?
account-recover-host = L’hébergeur de ce serveur peut créer un lien pour vous, s’il sait que c’est bien vous.
account-recover-contact = Contact : { $contact }
account-recover-link = Choisir un nouveau mot de passe
account-recover-link-text = Cela vous déconnecte partout ailleurs et met fin à vos clés d’accès.
account-recover-other = Autres moyens

account-mail = Adresse e-mail
account-mail-text = Uniquement pour récupérer votre compte. Les autres ne la voient jamais.
account-mail-set = Ajouter une adresse e-mail
account-mail-change = Changer d’adresse e-mail
account-mail-send = Envoyer un lien de confirmation
account-mail-sent = Un lien a été envoyé à { $address }. Ouvrez-le pour confirmer l’adresse.
account-mail-waiting = Ouvrez le lien qui y a été envoyé. D’ici là, rien d’autre n’est envoyé à cette adresse.
account-mail-confirmed = confirmée
account-mail-unconfirmed = pas encore confirmée
account-mail-remove = Retirer l’adresse e-mail
account-mail-remove-text = On ne pourra plus vous envoyer de lien si vous oubliez votre mot de passe.
account-mail-removed = Adresse e-mail retirée.
account-mail-confirm = Confirmer l’adresse e-mail
account-mail-confirm-text = Vous pourrez ensuite récupérer votre compte par e-mail.
account-mail-done = L’adresse est confirmée.
account-mail-no-link = Il manque une partie du lien. Ouvrez-le de nouveau depuis l’e-mail.

account-passkeys = Clés d’identification
account-passkeys-text = Une clé d’identification se trouve sur votre appareil et se déverrouille par empreinte, visage ou code PIN. Vous pouvez vous connecter avec elle au lieu du mot de passe.
account-passkey-sign-in = Se connecter avec une clé d’identification
account-passkey-new = Ajouter une clé d’identification
account-passkey-add = Ajouter la clé
account-passkey-added = Clé d’identification ajoutée.
account-passkey-label = Son nom
account-passkey-label-hint = Visible par vous seulement, par exemple « mon téléphone ».
account-passkey-since = ajoutée le { $date }
account-passkey-rename = Renommer
account-passkey-rename-one = Renommer : { $label }
account-passkey-remove = Retirer
account-passkey-remove-one = Retirer : { $label }
account-passkey-remove-text = Vous ne pourrez plus vous connecter avec elle. Retirez-la aussi de votre appareil.
account-passkey-removed = Clé d’identification retirée.
account-passkey-asked = Votre clé d’identification vous sera demandée.
account-passkey-not-here = À cette adresse, on ne peut ni ajouter ni utiliser de clés d’identification.
account-passkey-cancelled = Aucune clé d’identification n’a été utilisée. Vous pouvez réessayer.
account-passkey-known = Cet appareil a déjà une clé d’identification pour ce compte.
account-passkey-impossible = Ce navigateur n’a pas pu utiliser de clé d’identification ici.
account-factor = Clé d’identification comme seconde étape
account-factor-off = Désactivée : votre mot de passe suffit pour vous connecter.
account-factor-on = Activée : après le mot de passe, une clé d’identification vous est aussi demandée.
account-factor-turn-on = Activer
account-factor-turn-off = Désactiver
account-factor-more = Pour vous connecter, il faudra votre mot de passe et une de vos clés d’identification. Si vous perdez les deux, un code de récupération vous permet de revenir.
account-factor-less = Votre mot de passe suffira de nouveau pour vous connecter.
account-factor-is-on = Seconde étape activée.
account-factor-is-off = Seconde étape désactivée.

account-sessions = Où vous êtes connecté
account-sessions-text = Si vous n’en reconnaissez pas un, déconnectez-le et changez de mot de passe.
account-session-device = { $browser } sur { $system }
account-session-unknown = Navigateur inconnu
account-session-this = cet appareil
account-session-since = depuis le { $date }
account-session-used = dernière utilisation : { $when }, depuis le { $date }
account-session-end-one = Déconnecter : { $device }
account-sessions-end = Déconnecter tous les autres
account-sessions-ended = { $n ->
    [one] C’est déconnecté.
   *[other] { $n } navigateurs déconnectés.
}

account-data = Tout ce qui vous concerne
account-data-text = Tout ce que ce serveur conserve sur vous, en un fichier : compte, parties, discussion, analyses et le reste.
account-data-do = Enregistrer dans un fichier
account-data-saved = Fichier enregistré.
account-privacy-link = Ce qui est conservé, et combien de temps

account-delete-final = C’est irréversible.
account-delete-gone = Sont supprimés :
account-gone-person = votre nom, vos classements et votre adresse e-mail
account-gone-access = mot de passe, clés d’identification, codes de récupération et clés d’accès ; vous êtes déconnecté partout
account-gone-words = tout ce que vous avez écrit dans les discussions
account-gone-files = les fichiers de partie que vous avez ouverts, vos analyses et vos exercices
account-gone-running = vos parties en cours, qui sont abandonnées
account-delete-stays = Restent :
account-stays-games = les parties terminées, pour les autres, sans votre nom
account-stays-name = votre nom, que personne d’autre ne peut prendre pendant un certain temps
account-stays-backups = les sauvegardes, qui ont encore tout jusqu’à leur suppression
