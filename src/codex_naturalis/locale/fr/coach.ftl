# The coach: after a poor placement it offers to take it back, before the draw.
coach-title = Entraîneur
coach-level-off = Non
coach-level-big = Grosses
coach-level-all = Toutes
coach-state-off = Entraîneur désactivé
coach-state-on = Entraîneur activé
coach-about-off = Il peut vous prévenir quand une pose coûte cher.
coach-about-on = Intervient à partir de { $loss }. Jamais en partie classée.
coach-setting = Après une mauvaise pose, vous pouvez la reprendre avant de piocher, et vous savez pourquoi. Jamais, pour les grosses erreurs ou pour toutes. Jamais en partie classée.

# $loss: “12%”.
coach-loss = Cela vous coûte environ { $loss }. Revoir la pose ?
coach-take-back = Reprendre
coach-keep = Garder
coach-voice = { $undo } reprend la carte ; piochez pour la garder.

# What the placement costs. $symbols and $objective are pictures; $n: how often the objective still counts.
coach-covers = Elle recouvre { $symbols }, dont vous avez encore besoin.
coach-breaks = Elle recouvre { $symbols } : l’objectif { $objective } { $n ->
    [0] n’est plus accompli.
   *[other] compte une fois de moins.
}

# What a better one would bring: “Face up: 2 more points, a symbol for this card.”
coach-better = { $how } : { $facts }.
coach-better-later = { $how } : rien à compter tout de suite, mais mieux pour la suite.
coach-how-spot = Ailleurs
coach-how-front = Face visible
coach-how-back = Face cachée
coach-how-card = Une autre carte
coach-fact-points = { $n ->
    [one] { $n } point de plus tout de suite
   *[other] { $n } points de plus tout de suite
}
coach-fact-fulfils = objectif { $objective } accompli
coach-fact-pays = { $symbols } pour { $card }
coach-fact-brings = { $symbols }, dont vous avez besoin
coach-fact-next = { $n ->
    [one] { $n } point de plus au prochain tour
   *[other] { $n } points de plus au prochain tour
}
coach-fact-places = { $n ->
    [one] { $n } emplacement libre de plus
   *[other] { $n } emplacements libres de plus
}
