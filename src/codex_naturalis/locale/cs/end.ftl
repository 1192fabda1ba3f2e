# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Závěrečné bodování
end-scoring-how = Nejdřív dva společné úkoly, pak tajný.
end-skip = Přeskočit animaci
end-again = Přehrát bodování
end-choose = Vyberte číslo a uvidíte karty, které se do něj počítají. V každém úkolu se karta počítá jednou.
end-track = Počítadlo
end-secret = Tajný
end-total = Celkem
end-none = žádné
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Nesplněno.
    [one] Splněno jednou.
    [few] Splněno { $n }krát.
   *[other] Splněno { $n }krát.
}

end-removed = Tento stůl byl smazán ještě před začátkem hry
end-aborted = Hra skončila bez výsledku
end-closed = Tento stůl zavřel moderátor: { $reason }
end-won-you = Vítězíte
end-won = Vítězí { $names }
end-won-you-by = Vítězíte { $best } : { $next }
end-won-by = Vítězí { $names }, { $best } : { $next }
end-shared-you = Dělíte se o vítězství
end-shared = O vítězství se dělí: { $names }
end-cause-resigned = Vzdáním hry.
end-cause-time = Vypršel čas.
end-cause-left = Jeden z hráčů opustil stůl.
end-cause-aborted = Všichni se na tom dohodli před prvním tahem.
end-cause-early = Někdo to vzdal, než měli všichni tři tahy, a tak se nic nepočítá.
end-cause-closed = Tento stůl zavřel moderátor.
end-tie-points = Shoda bodů: vítězí { $name }, rozhodlo víc bodů za úkoly.
end-tie-cards = Shoda bodů: vítězí { $name }, rozhodlo víc splněných úkolů.
end-tie-tybor = Při shodě vyhrává Tybor: k vítězství potřebujete víc bodů než on.
end-tie-shared = Shodu nic nerozhodlo, a tak je vítězství společné.
end-made-of = { $name }: { $track } na počítadle a { $objectives } za úkoly{ $from ->
    [1] { $to ->
        [1] , v čele před úkoly i po nich.
       *[other] , z 1. místa na { $to }. místo.
    }
   *[other] { $to ->
        [1] , ze { $from }. místa na 1. místo.
       *[other] .
    }
}

end-rematch = Odveta
end-rematch-go = Přejít k odvetě
end-rematch-wants = { $n ->
    [one] { $names } chce odvetu
    [few] { $names } chtějí odvetu
   *[other] { $names } chtějí odvetu
}
end-rematch-title = ● Odveta?
end-rematch-accept = Přijmout
end-rematch-decline = Odmítnout
end-rematch-waiting = Čeká se na: { $names }
end-rematch-away = { $names } { $n ->
    [one] tu teď není.
    [few] tu teď nejsou.
   *[other] tu teď nejsou.
}
end-rematch-declined = Odvetu nechce: { $names }.
end-other = Hrát s někým jiným
end-harder = Silnější: { $name }
end-easier = Slabší: { $name }
end-areas = Plochy hráčů
end-review = Rozebrat hru
end-replay = Přehrát hru
end-share = Sdílet
end-link-copied = Odkaz na přehrání zkopírován.
end-shuffle = Ověřit zamíchání
end-graph = Body po kolech
end-graph-name = Body na počítadle po kolech; na konci: { $names }
