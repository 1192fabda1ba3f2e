# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Décompte
end-scoring-how = D’abord les deux objectifs communs, puis l’objectif secret.
end-skip = Passer l’animation
end-again = Revoir le décompte
end-choose = Choisissez un nombre pour voir les cartes qu’il compte. Une carte compte une fois dans chaque objectif.
end-track = Piste
end-secret = Secret
end-total = Total
end-none = aucun
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Non accompli.
    [one] Accompli une fois.
   *[other] Accompli { $n } fois.
}

end-removed = Cette table a été supprimée avant le début de la partie
end-aborted = La partie s’est arrêtée sans résultat
end-closed = La modération a fermé cette table : { $reason }
end-won-you = Vous gagnez
end-won = { $names } gagne
end-won-you-by = Vous gagnez, { $best } à { $next }
end-won-by = { $names } gagne, { $best } à { $next }
end-shared-you = Vous partagez la victoire
end-shared = Victoire partagée : { $names }
end-cause-resigned = Par abandon.
end-cause-time = Le temps est écoulé.
end-cause-left = Un joueur a quitté la table.
end-cause-aborted = D’un commun accord, avant le premier tour.
end-cause-early = Quelqu’un a abandonné avant que tout le monde ait joué trois tours : rien ne compte.
end-cause-closed = La modération a fermé cette table.
end-tie-points = Égalité : { $name } l’emporte avec plus de points d’objectifs.
end-tie-cards = Égalité : { $name } l’emporte avec plus d’objectifs accomplis.
end-tie-tybor = En cas d’égalité, Tybor gagne : il vous faut plus de points que lui.
end-tie-shared = Égalité parfaite : la victoire est partagée.
end-made-of = { $name } : { $track } sur la piste et { $objectives } grâce aux objectifs{ $from ->
    [1] { $to ->
        [1] , en tête avant les objectifs comme après.
       *[other] , de la 1re à la { $to }e place.
    }
   *[other] { $to ->
        [1] , de la { $from }e à la 1re place.
       *[other] .
    }
}

end-rematch = Revanche
end-rematch-go = Aller à la revanche
end-rematch-wants = { $n ->
    [one] { $names } veut une revanche
   *[other] { $names } veulent une revanche
}
end-rematch-title = ● Revanche ?
end-rematch-accept = Accepter
end-rematch-decline = Refuser
end-rematch-waiting = En attente : { $names }
end-rematch-away = { $names } { $n ->
    [one] n’est pas là pour le moment.
   *[other] ne sont pas là pour le moment.
}
end-rematch-declined = Revanche refusée par { $names }.
end-other = Changer d’adversaire
end-harder = Plus fort : { $name }
end-easier = Moins fort : { $name }
end-areas = Aires de jeu
end-review = Analyser la partie
end-replay = Revoir la partie
end-share = Partager
end-link-copied = Lien vers la partie copié.
end-shuffle = Vérifier le mélange
end-graph = Points par manche
end-graph-name = Points sur la piste par manche ; à la fin : { $names }
