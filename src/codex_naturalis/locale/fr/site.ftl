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
site-exercise = Exercice : { $theme }
site-exercise-text = Un coup est ici meilleur que tous les autres. Trouvez-le.
site-exercises-text = Des positions avec un seul meilleur coup. Trouvez-le et apprenez pourquoi il est le meilleur.
site-analysis-text = Composez une position de Codex Naturalis, essayez des coups et voyez ce qu’en pense le moteur.
site-analysis-game-text = Cette partie de Codex Naturalis sur le plateau d’analyse : essayez d’autres coups et voyez ce qu’en pense le moteur.
site-statistics-text = La fréquence de victoire des cartes, objectifs et ouvertures de Codex Naturalis, sur des centaines de milliers de parties.
