# Ce que le serveur écrit dans une page : sa description, et ce qu’un lien montre ailleurs.
site-description = Codex Naturalis dans votre navigateur : contre Tybor, des bots ou des amis. Sans inscription.
site-about = Écrivez le livre de la nature, carte après carte : contre Tybor, des bots ou des amis.
site-noscript = Cette page a besoin de JavaScript. On peut aussi jouer dans un terminal : ./codex play --text
site-picture = Cartes et points d’une partie de Codex Naturalis
site-game = Une partie de Codex Naturalis
site-playing = { $players }, manche { $round }, { $points }
site-playing-text = Une partie de Codex Naturalis est en cours. Regardez-la en direct.
site-won = { $name } remporte cette partie de Codex Naturalis.
site-shared = { $names } se partagent la victoire dans cette partie de Codex Naturalis.
site-over = Cette partie de Codex Naturalis est terminée.
site-invites = { $name } vous invite à une partie de Codex Naturalis
site-invites-text = { $free ->
    [one] { $free } place est libre.
    [many] { $free } places sont libres.
   *[other] { $free } places sont libres.
} Un navigateur suffit.
site-replay-text = Revoyez cette partie de Codex Naturalis pas à pas.
site-review-text = Une partie terminée et son analyse : les moments décisifs et ce qui aurait été meilleur.
