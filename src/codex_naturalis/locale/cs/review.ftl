# The review of a game: what each half-move was worth, and what would have been better.

review-title = Rozbor
review-loading = Otevírá se hra…
review-replay = Přehrát hru
review-overview = Přehled
review-whole-game = Celá hra

# The graph of chances.
review-graph = Šance na výhru v průběhu hry
review-slider = Tah
review-at = { $name }, { $round ->
    [0] příprava
   *[other] { $round }. kolo
}
review-chance = Šance na výhru
review-your-slips = vaše zaváhání
review-own-slips = vlastní zaváhání
review-their-slips = zaváhání ostatních
review-luck = štěstí
review-which = Které momenty
review-mine = Moje momenty
review-one = Tento hráč
review-all = Všechny

# How well each seat played.
review-show-chances = Zobrazit šance tohoto hráče
review-accuracy = přesnost
review-accuracy-later = Přesnost: po posledním tahu
review-half-moves = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
review-count-best = { $n ->
    [one] { $n } nejlepší
    [few] { $n } nejlepší
   *[other] { $n } nejlepších
}
review-count-good = { $n ->
    [one] { $n } dobrý
    [few] { $n } dobré
   *[other] { $n } dobrých
}
review-count-inaccuracy = { $n ->
    [one] { $n } nepřesnost
    [few] { $n } nepřesnosti
   *[other] { $n } nepřesností
}
review-count-mistake = { $n ->
    [one] { $n } chyba
    [few] { $n } chyby
   *[other] { $n } chyb
}
review-count-blunder = { $n ->
    [one] { $n } hrubá chyba
    [few] { $n } hrubé chyby
   *[other] { $n } hrubých chyb
}
review-left = { $n ->
    [one] { $n } ušlý bod
    [few] { $n } ušlé body
   *[other] { $n } ušlých bodů
}

# How the game went.
review-won = { $n ->
    [one] Vítězí { $names }, { $scores }.
    [few] O vítězství se dělí { $names }, { $scores }.
   *[other] O vítězství se dělí { $names }, { $scores }.
}
review-unfinished = Hra se nedohrála do konce.
review-your-led-from = Od { $round }. kola byl náskok na vaší straně.
review-their-led-from = Od { $round }. kola byl v čele hráč { $name }.
review-your-led-until = Do { $round }. kola byl náskok na vaší straně.
review-their-led-until = Do { $round }. kola byl v čele hráč { $name }.
review-cost-most = { $kind ->
    [draw] Nejvíc stálo jedno dobrání v kole { $round }.
    [choice] Nejvíc stála jedna volba při přípravě.
   *[place] Nejvíc stálo jedno vyložení v kole { $round }.
}
review-decided = Co rozhodlo
review-your-choices = Vaše rozhodnutí
review-own-choices = Vlastní rozhodnutí
review-name-choices = Rozhodnutí hráče { $name }
review-others-choices = Rozhodnutí ostatních
review-luck-cards = Štěstí na karty
review-luck-tybor = Karty a Tybor
review-decided-note = V % šance na výhru: { $start } na začátku, { $end } na konci.

# The moments that matter.
review-moments = { $n ->
    [one] Jeden klíčový moment
    [few] { $n } klíčové momenty
   *[other] { $n } klíčových momentů
}
review-found = Zatím nalezeno
review-no-moments = Žádné zaváhání
review-no-moments-note = Žádný tah prokazatelně nic nepokazil.
review-moment = { $round ->
    [0] Příprava
   *[other] { $round }. kolo
}
review-moment-of = { $name }, { $round ->
    [0] příprava
   *[other] { $round }. kolo
}
review-start-with = { $round ->
    [0] Začít přípravou
   *[other] Začít { $round }. kolem
}
review-next = Další moment
review-previous = Předchozí moment
review-number = { $n } { $all ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
    [6] ze 6
    [7] ze 7
   *[other] z { $all }
}

# The board.
review-area = Plocha hráče { $name }, { $round ->
    [0] příprava
   *[other] { $round }. kolo
}
review-area-end = Plocha hráče { $name } na konci
review-whose-area = Čí plocha
review-shown = Co plocha ukazuje
review-played = Zahráno
review-better = Lepší
review-both = Obojí
review-steps = Procházet hru
review-first = První tah
review-back = O tah zpět
review-forward = O tah vpřed
review-end = Celá hra
review-ply = tah { $ply } z { $plies }
review-then = pak +{ $n }
review-then-objective = pak úkol
review-taken = Vybráno
review-market-then = Nabídka v tu chvíli

# One moment.
review-your-place = { $round }. kolo, vaše vyložení
review-your-draw = { $round }. kolo, vaše dobrání
review-your-starter = vaše počáteční karta
review-your-objective = váš tajný úkol
review-their-place = { $name }, { $round }. kolo, vyložení
review-their-draw = { $name }, { $round }. kolo, dobrání
review-their-starter = { $name }, počáteční karta
review-their-objective = { $name }, tajný úkol
review-you-played = Váš tah
review-was-played = Zahráno
review-not-yet = K tomuto tahu se engine ještě nedostal.
review-best-move = Nejlepší tah
review-as-good = Stejně dobrý tah
review-also-good = Také dobré
review-expected = očekává se { $scores }
review-doubt = Výpočet je přesný asi na { $doubt } %.
review-not-counted = Jako zaváhání se nepočítá:
review-not-counted-card = která karta přišla. To byla náhoda.
review-better-does = Lepší tah { $facts }.
review-played-does = Zahraný tah { $facts }.
review-no-fact = Jeden jasný důvod tu není: když se hra mnohokrát dohraje, druhý tah vyhrává častěji.

# What a half-move does; the rest of a sentence that begins “The better move …”.
review-fact-objective = { $good ->
    [yes] splní { $objective }
   *[no] rozbije { $objective }
}
review-fact-points = přinese +{ $n }
review-fact-loses = překryje { $symbols }
review-fact-gains = získá { $symbols }
review-fact-pays = umožní zaplatit { $card }
review-fact-next = umožní { $card } za +{ $n } v příštím tahu
review-fact-next_objective = splní { $objective } v příštím tahu
review-fact-worth = vezme kartu za +{ $n } hned teď
review-fact-fulfils = může splnit { $objective }
review-fact-closer = přiblíží { $objective }
review-fact-no_closer = nepřiblíží žádný úkol
review-fact-corners = { $n ->
    [one] ukáže { $n } roh
    [few] ukáže { $n } rohy
   *[other] ukáže { $n } rohů
}
review-fact-there = má už { $n } { $of ->
    [2] ze 2
    [3] ze 3
    [4] ze 4
   *[other] z { $of }
} částí

# Headlines.
review-headline-wrong_side = Správná karta, špatná strana
review-headline-objective_missed = Šlo splnit úkol
review-headline-objective_broken = Rozbilo to úkol
review-headline-points_left = { $n ->
    [one] Šlo získat o { $n } bod víc
    [few] Šlo získat o { $n } body víc
   *[other] Šlo získat o { $n } bodů víc
}
review-headline-spot_next = Jiné místo přinese +{ $n } v příštím tahu
review-headline-card_next = Jiná karta přinese +{ $n } v příštím tahu
review-headline-pays = Dalo se dosáhnout na další kartu
review-headline-covered = Překrylo to potřebný symbol
review-headline-same_points_spot = Stejně bodů, lepší místo
review-headline-same_points_card = Stejně bodů, lepší karta
review-headline-better_spot = Teď méně bodů, ale lepší místo
review-headline-better_card = Teď méně bodů, ale lepší karta
review-headline-source = Lepší: { $source }
review-headline-other_face = Druhá strana byla lepší
review-headline-other_objective = Druhý úkol byl lepší
review-source-R = přírodní balíček
review-source-R1 = levá přírodní karta
review-source-R2 = pravá přírodní karta
review-source-G = zlatý balíček
review-source-G1 = levá zlatá karta
review-source-G2 = pravá zlatá karta

# What can be done with a moment.
review-exercise = Udělat z toho cvičení
review-exercise-made = Přidáno mezi vaše cvičení, na řadě dnes.
review-share = Sdílet
review-more = Více
review-copied = Odkaz na tento moment zkopírován.

# While the engine thinks.
review-thinking = Probíhá rozbor hry…
review-waiting = Nejdřív jsou na řadě jiné hry.
review-progress = Tah { $done } z { $total }
review-explained = Z každé pozice hraje engine mnohokrát dál a ví přitom jen to, co tehdy věděl hráč.
review-start-now = Už teď můžete začít číst. Nové momenty přibývají, jak se najdou, a klidně můžete odejít: rozbor pokračuje.
review-finished = { $n ->
    [0] Rozbor je hotový: žádné zaváhání.
    [one] Rozbor je hotový: jeden klíčový moment.
    [few] Rozbor je hotový: { $n } klíčové momenty.
   *[other] Rozbor je hotový: { $n } klíčových momentů.
}
review-none = Tato hra zatím nemá rozbor
review-request = Rozebrat hru
review-again = Zkusit znovu
review-failed = Rozbor se nezdařil. Co se zatím našlo, je pryč, hra ne.
