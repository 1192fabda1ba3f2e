# The coach: after a poor placement it offers to take it back, before the draw.
coach-title = Trenér
coach-level-off = Vypnuto
coach-level-big = Velké
coach-level-all = Všechny
coach-state-off = Trenér je vypnutý
coach-state-on = Trenér je zapnutý
coach-about-off = Může se ozvat, když vyložení hodně stojí.
coach-about-on = Ozve se od { $loss }. Nikdy v hodnocených hrách.
coach-setting = Po špatném vyložení můžete kartu před dobráním vrátit a dozvíte se proč. Nikdy, u velkých chyb, nebo u všech. Nikdy v hodnocených hrách.

# $loss: “12%”.
coach-loss = Tím ztrácíte asi { $loss }. Podíváte se znovu?
coach-take-back = Vzít zpět
coach-keep = Nechat
coach-voice = { $undo } vezme kartu zpět; doberte, a zůstane ležet.

# What the placement costs. $symbols and $objective are pictures; $n: how often the objective still counts.
coach-covers = Zakrývá { $symbols }, což ještě potřebujete.
coach-breaks = Zakrývá { $symbols }: úkol { $objective } { $n ->
    [0] už není splněný.
   *[other] platí o jednou méně.
}

# What a better one would bring: “Face up: 2 more points, a symbol for this card.”
coach-better = { $how }: { $facts }.
coach-better-later = { $how }: teď se nic nepočítá, ale do budoucna je to lepší.
coach-how-spot = Na jiném místě
coach-how-front = Lícem nahoru
coach-how-back = Rubem nahoru
coach-how-card = Jiná karta
coach-fact-points = { $n ->
    [one] hned o { $n } bod víc
    [few] hned o { $n } body víc
   *[other] hned o { $n } bodů víc
}
coach-fact-fulfils = splněný úkol { $objective }
coach-fact-pays = { $symbols } na { $card }
coach-fact-brings = { $symbols }, což potřebujete
coach-fact-next = { $n ->
    [one] v příštím tahu o { $n } bod víc
    [few] v příštím tahu o { $n } body víc
   *[other] v příštím tahu o { $n } bodů víc
}
coach-fact-places = { $n ->
    [one] o { $n } volné místo víc
    [few] o { $n } volná místa víc
   *[other] o { $n } volných míst víc
}
