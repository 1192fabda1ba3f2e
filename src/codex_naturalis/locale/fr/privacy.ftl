# What the server keeps of a person, and for how long: the numbers come from its settings.
privacy-lead = Ce que ce serveur conserve sur vous, pourquoi et combien de temps.

privacy-not = Ce qui n’arrive pas ici
privacy-not-ads = Il n’y a pas de publicité, et personne ne suit ce que vous lisez ou cliquez.
privacy-not-elsewhere = Votre navigateur ne charge rien d’autres sites.
privacy-not-cookie = Il y a deux cookies au plus, et seulement quand vous avez un nom. L’un vous garde connecté ; l’autre retient que vous vous êtes déjà connecté ici, pour qu’un inconnu qui essaie des mots de passe ne puisse pas vous bloquer. Vos réglages restent dans votre navigateur.

privacy-kept = Ce qui est conservé
privacy-n-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
privacy-more-days = { $more ->
    [one] { $more } jour
   *[other] { $more } jours
}
privacy-more-hours = { $more ->
    [one] { $more } heure
   *[other] { $more } heures
}
privacy-account = Votre compte
privacy-account-why = Votre nom, la date, vos classements et ce qui sert à vous connecter : le mot de passe et les codes de récupération seulement sous forme d’empreintes, et la moitié publique de vos clés d’identification.
privacy-account-always = Jusqu’à ce que vous supprimiez votre compte.
privacy-mail = Votre adresse e-mail, si vous en donnez une
privacy-mail-why = Uniquement pour que vous puissiez récupérer votre compte.
privacy-mail-always = Jusqu’à ce que vous la retiriez ou supprimiez votre compte.
privacy-sessions = Où vous êtes connecté
privacy-sessions-why = Le type de navigateur et de système, la première et la dernière utilisation, pour que vous puissiez repérer un intrus.
privacy-sessions-days = Jusqu’à la déconnexion ; au plus { privacy-n-days } sans utilisation, et { privacy-more-days } en tout.
privacy-guests = Profils invités
privacy-guests-why = Un nom inventé et un cookie, pour qu’une partie continue quand la page est rechargée.
privacy-guests-days = { privacy-n-days } après la dernière visite.
privacy-games = Parties
privacy-games-why = Qui a joué, chaque coup et le résultat. D’autres ont joué ces parties aussi : elles restent quand vous partez, mais sans votre nom.
privacy-games-always = Pour toujours.
privacy-chat = Discussion
privacy-chat-why = Ce que vous écrivez à une table, pour ceux qui y sont et pour la modération.
privacy-chat-days = { privacy-n-days }, ou jusqu’à ce que vous supprimiez votre compte.
privacy-chat-always = Aussi longtemps que la partie, ou jusqu’à ce que vous supprimiez votre compte.
privacy-reports = Signalements et décisions
privacy-reports-why = Ce qui a été signalé, la discussion concernée et ce que la modération a décidé.
privacy-reports-days = { privacy-n-days } après la clôture du signalement.
privacy-reports-always = Tant que ce serveur existe.
privacy-log = Le journal
privacy-log-why = Quelles pages et données ont été demandées et par qui, les noms qui se sont connectés ou l’ont tenté, les changements de compte et les erreurs, pour remarquer les pannes et les attaques. Les adresses réseau n’y figurent que sous forme d’empreintes.
privacy-log-days = { privacy-n-days }. Après { privacy-more-hours }, personne ne peut dire si deux empreintes viennent de la même adresse.
privacy-log-always = L’hébergeur de ce serveur n’a pas indiqué de durée. Après { privacy-more-hours }, personne ne peut dire si deux empreintes viennent de la même adresse.
privacy-backups = Sauvegardes
privacy-backups-why = Des copies de tout cela, en cas de panne. Ce que vous supprimez peut encore y être un certain temps.
privacy-backups-days = { privacy-n-days }.
privacy-backups-always = L’hébergeur de ce serveur n’a pas indiqué de durée.
privacy-names = Noms redevenus libres
privacy-names-why = Quand un nom est supprimé ou changé, personne d’autre ne peut le prendre pendant un certain temps, pour que personne ne se fasse passer pour vous.
privacy-names-days = { privacy-n-days }.

privacy-rights = Ce que vous pouvez faire
privacy-rights-text = Vous pouvez voir tout ce qui est conservé sur vous et l’enregistrer dans un fichier, changer de nom et supprimer votre compte. Vous n’avez à le demander à personne.
privacy-rights-do = Vers votre compte
privacy-whom = À qui s’adresser
privacy-contact = Ce serveur est géré par : { $contact }
privacy-no-contact = L’hébergeur de ce serveur n’a pas indiqué de contact.
