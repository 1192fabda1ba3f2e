# The coach: after a poor placement it offers to take it back, before the draw.
coach-title = Allenatore
coach-level-off = No
coach-level-big = Gravi
coach-level-all = Tutti
coach-state-off = Allenatore spento
coach-state-on = Allenatore acceso
coach-about-off = Può avvisarti quando un piazzamento ti costa molto.
coach-about-on = Interviene dal { $loss } in su. Mai nelle partite classificate.
coach-setting = Dopo un cattivo piazzamento puoi riprenderlo prima di pescare, e scopri perché. Mai, per gli errori gravi o per tutti. Mai nelle partite classificate.

# $loss: “12%”.
coach-loss = Così regali circa il { $loss }. Vuoi ripensarci?
coach-take-back = Riprendila
coach-keep = Lasciala
coach-voice = { $undo } la riprende; pesca una carta per lasciarla.

# What the placement costs. $symbols and $objective are pictures; $n: how often the objective still counts.
coach-covers = Copre { $symbols }, di cui hai ancora bisogno.
coach-breaks = Copre { $symbols }: l’obiettivo { $objective } { $n ->
    [0] non è più completo.
   *[other] conta una volta in meno.
}

# What a better one would bring: “Face up: 2 more points, a symbol for this card.”
coach-better = { $how }: { $facts }.
coach-better-later = { $how }: niente da contare adesso, ma meglio per il seguito.
coach-how-spot = In un’altra posizione
coach-how-front = Scoperta
coach-how-back = Coperta
coach-how-card = Un’altra carta
coach-fact-points = { $n ->
    [one] { $n } punto in più subito
   *[other] { $n } punti in più subito
}
coach-fact-fulfils = obiettivo { $objective } completo
coach-fact-pays = { $symbols } per { $card }
coach-fact-brings = { $symbols }, di cui hai bisogno
coach-fact-next = { $n ->
    [one] { $n } punto in più al prossimo turno
   *[other] { $n } punti in più al prossimo turno
}
coach-fact-places = { $n ->
    [one] { $n } posizione libera in più
   *[other] { $n } posizioni libere in più
}
