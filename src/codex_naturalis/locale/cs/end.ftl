# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Závěrečné bodování
end-scoring-how = Úkol po úkolu: společný, společný, tajný.
end-skip = Přeskočit vyprávění
end-again = Vyprávět znovu
end-choose = Vyberte číslo a uvidíte karty, které se započítaly. V každém úkolu se karta počítá jednou.
end-player = Hráč
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

end-removed = Tento stůl byl zrušen dřív, než hra začala
end-aborted = Hra skončila bez výsledku
end-won-you = Vítězíte
end-won = { $names } vítězí
end-won-you-by = Vítězíte { $best } : { $next }
end-won-by = { $names } vítězí { $best } : { $next }
end-shared-you = Dělíte se o vítězství
end-shared = O vítězství se dělí: { $names }
end-cause-resigned = Vzdáním hry.
end-cause-time = Vypršel čas.
end-cause-left = Jeden z hráčů opustil stůl.
end-cause-aborted = Všichni souhlasili před prvním tahem.
end-tie-points = Shoda bodů: rozhoduje víc bodů za úkoly, vítězí { $name }.
end-tie-cards = Shoda bodů: rozhoduje víc splněných úkolů, vítězí { $name }.
end-tie-tybor = Při shodě vyhrává Tybor: k vítězství je potřeba mít víc bodů než on.
end-tie-shared = Shoda ve všem, co rozhoduje: nikdo nemá navrch.
end-made-of = { $name }: { $track } na počítadle a { $objectives } za úkoly{ $from ->
    [1] { $to ->
        [1] , v čele od začátku do konce bodování.
       *[other] , z prvního místa na { $to }. místo.
    }
   *[other] { $to ->
        [1] , z { $from }. místa na první.
       *[other] .
    }
}

end-rematch = Odveta
end-rematch-go = Jít na odvetu
end-rematch-votes = Odvetu chtějí: { $names } ({ $n } z { $all })
end-replay = Projít hru
end-share = Sdílet
end-link-copied = Odkaz na přehrání je zkopírován.
end-shuffle = Ověřit zamíchání
end-graph = Body po kolech
end-graph-name = Body na počítadle po kolech; na konci: { $names }
