# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Le décompte
end-scoring-how = Objectif par objectif : commun, commun, secret.
end-skip = Passer le récit
end-again = Revoir le récit
end-choose = Choisissez un nombre pour voir les cartes comptées. Une carte compte une fois dans chaque objectif.
end-player = Joueur
end-track = Piste
end-secret = Secret
end-total = Total
end-none = aucun
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Non accompli.
    [one] Accompli { $n } fois.
   *[other] Accompli { $n } fois.
}

end-removed = Cette table a été retirée avant le début de la partie
end-aborted = La partie s’est arrêtée sans résultat
end-won-you = Vous gagnez
end-won = { $names } gagne
end-won-you-by = Vous gagnez, { $best } à { $next }
end-won-by = { $names } gagne, { $best } à { $next }
end-shared-you = Vous partagez la victoire
end-shared = Victoire partagée : { $names }
end-cause-resigned = Par abandon.
end-cause-time = Le temps est écoulé.
end-cause-left = Un joueur a quitté la table.
end-cause-aborted = Tous se sont mis d’accord avant le premier tour.
end-tie-points = Égalité de points : la victoire va à { $name }, avec plus de points d’objectifs.
end-tie-cards = Égalité de points : la victoire va à { $name }, avec plus d’objectifs accomplis.
end-tie-tybor = L’égalité profite à Tybor : il faut strictement plus de points pour gagner.
end-tie-shared = Égalité sur tout ce qui compte : personne n’est devant.
end-made-of = { $name } : { $track } sur la piste et { $objectives } par les objectifs{ $from ->
    [1] { $to ->
        [1] , en tête du début à la fin du décompte.
       *[other] , de la 1re à la { $to }e place.
    }
   *[other] { $to ->
        [1] , de la { $from }e à la 1re place.
       *[other] .
    }
}

end-rematch = Revanche
end-rematch-go = Aller à la revanche
end-rematch-votes = Pour une revanche : { $names } ({ $n } sur { $all })
end-replay = Revoir la partie
end-share = Partager
end-link-copied = Le lien pour revoir la partie est copié.
end-shuffle = Vérifier le mélange
end-graph = Points par manche
end-graph-name = Points sur la piste par manche ; à la fin : { $names }
