# The home page, creating tables, lists of games.
lobby-hero = Napište knihu přírody, kartu po kartě
lobby-hero-text = Houby, rostliny, zvířata a hmyz na kartách, které se překrývají. Půl hodiny, jeden až čtyři hráči, účet nepotřebujete.
lobby-play-now = Hrát hned
lobby-now-first = První hru hrajete proti Tyborovi na lehkou obtížnost. Své tahy vysvětluje.
lobby-learn-now = Naučit se za pár minut
lobby-play = Hrát
lobby-foot = Neoficiální nekomerční projekt, bez spojení s vydavatelem. Všechny obrázky jsme nakreslili sami.

lobby-tybor-name = Tybor
lobby-tybor-text = Sólo, své tahy vysvětluje
lobby-tybor-solo-easy = Lehká: na začátku má dvě přírodní karty.
lobby-tybor-solo-normal = Normální: na začátku má čtyři přírodní karty, po jedné z každé říše.
lobby-tybor-solo-hard = Obtížná: na začátku má čtyři přírodní karty a 4 body.
lobby-level = Obtížnost
lobby-level-easy = Lehká
lobby-level-normal = Normální
lobby-level-hard = Obtížná

lobby-bots = Boti
lobby-bots-levels = { $n ->
    [one] { $n } úroveň
    [few] { $n } úrovně
   *[other] { $n } úrovní
}
lobby-bots-chosen = { $name }, Elo { $elo }
lobby-bots-choose = Vyberte bota
lobby-opponents-many = Počet soupeřů
lobby-opponents = { $n ->
    [one] { $n } soupeř
    [few] { $n } soupeři
   *[other] { $n } soupeřů
}

lobby-friends = Přátelé
lobby-friends-text = Stačí poslat odkaz, bez účtu
lobby-players-many = Počet hráčů
lobby-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
lobby-make = Vytvořit stůl
lobby-more-options = Další možnosti
lobby-have-link = Mám odkaz
lobby-link-example = Vložte ho sem
lobby-link-unreadable = Tohle není odkaz na stůl. Ten v sobě má /table/.
lobby-go = Otevřít

lobby-anyone = Kdokoli
lobby-anyone-text = Lidé, kteří hledají hru
lobby-queue = { $n ->
    [one] { $n } člověk čeká na hru { $players ->
        [2] ve dvou
        [3] ve třech
       *[other] ve čtyřech
    }
    [few] { $n } lidé čekají na hru { $players ->
        [2] ve dvou
        [3] ve třech
       *[other] ve čtyřech
    }
   *[other] { $n } lidí čeká na hru { $players ->
        [2] ve dvou
        [3] ve třech
       *[other] ve čtyřech
    }
}
lobby-pair-join = Přidat se
lobby-pair-start = Najít hráče
lobby-pair-waiting = { $n ->
    [one] Čeká se na jednoho dalšího hráče…
    [few] Čeká se nejvýš na { $n } další hráče…
   *[other] Čeká se nejvýš na { $n } dalších hráčů…
}

lobby-open = Otevřené stoly
lobby-open-none = Nikdo nečeká. Vytvořte stůl, nebo si zatím zahrajte s Tyborem.
lobby-to-watch = Hry ke sledování
lobby-make-open = Vytvořit otevřený stůl
lobby-show-all = Zobrazit všechny stoly ({ $n })
lobby-table-of = Stůl hráče { $name }
lobby-sit = Přisednout
lobby-sit-at = Přisednout: { $table }
lobby-seats-taken = obsazeno { $n } { $all ->
    [3] ze 3
    [4] ze 4
   *[other] z { $all }
} míst
lobby-seat-free = volné místo
lobby-seat-deleted = smazaný hráč
lobby-clock-none = bez hodin
lobby-clock-minutes = { $seconds ->
    [0] { $n } min pro každého
   *[other] { $n } min + { $seconds } s
}
lobby-clock-days = { $n ->
    [one] { $n } den na tah
    [few] { $n } dny na tah
   *[other] { $n } dní na tah
}
lobby-rated = hodnocená
lobby-game-solo-easy = Proti Tyborovi · lehká hra
lobby-game-solo-normal = Proti Tyborovi · normální hra
lobby-game-solo-hard = Proti Tyborovi · obtížná hra

lobby-your-games = Vaše hry
lobby-all-games = Všechny hry
lobby-play-on = Hrát dál
lobby-look = Podívat se
lobby-resume = Pokračovat
lobby-turn-of = Na tahu: { $name }
lobby-round = { $n }. kolo
lobby-setup = příprava
lobby-left = zbývá { $time }
lobby-stopped = přerušeno { $when }
lobby-tile-solo-easy = Sólo, lehká
lobby-tile-solo-normal = Sólo, normální
lobby-tile-solo-hard = Sólo, obtížná
lobby-your-area = Vaše plocha
lobby-start = Nová hra
lobby-your-turn = Jste na tahu

lobby-waiting = { $n ->
    [one] čeká na jednoho dalšího hráče
    [few] čeká na { $n } další hráče
   *[other] čeká na { $n } dalších hráčů
}
lobby-running = probíhá
lobby-aborted = skončila bez výsledku
lobby-result = { $who } · { $end }
lobby-won = Výhra
lobby-drawn = Remíza
lobby-lost = Prohra
lobby-they-won = { $n ->
    [one] Vítězí { $names }
    [few] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
lobby-end-played = dohráno
lobby-end-resigned = vzdáním hry
lobby-end-time = soupeři vypršel čas
lobby-end-left = ostatní odešli
lobby-end-aborted = předčasný konec
lobby-end-early = skončila příliš brzy, nepočítá se
lobby-end-closed = zavřel ji moderátor
lobby-lost-resigned = vzdáním hry
lobby-lost-time = vypršel čas
lobby-lost-left = odchod ze hry

lobby-games = Moje hry
lobby-games-filter = Zobrazit
lobby-games-all = Všechny
lobby-games-playing = Probíhající
lobby-games-gathering = Čekající
lobby-games-finished = Dohrané
lobby-games-none = Zatím tu žádné hry nejsou.
lobby-games-first = Zahrát si první hru
lobby-games-do = { $verb }: { $against }
lobby-games-more = Zobrazit další
lobby-games-go = Pokračovat
lobby-games-replay = Přehrát
lobby-games-open = Otevřít
lobby-games-import = Otevřít záznam hry
lobby-games-loading = Okamžik…

lobby-watch = Sledovat
lobby-watch-text = Hry, které se právě hrají u otevřených stolů. Hráčům do karet nevidíte.
lobby-watch-none = U žádného otevřeného stolu se teď nehraje.
lobby-watch-go = Sledovat
lobby-watch-at = Sledovat: { $table }
lobby-watch-delay = { $n ->
    [one] se zpožděním { $n } sekundy
    [few] se zpožděním { $n } sekund
   *[other] se zpožděním { $n } sekund
}

lobby-new = Nový stůl
lobby-new-make = Vytvořit stůl
lobby-new-play = Hrát
lobby-new-game = Hra
lobby-new-table = 2 až 4 hráči
lobby-new-tybor = Proti Tyborovi

lobby-seats = Místa u stolu
lobby-seat = Místo { $n }
lobby-seat-me = Já, na tomto zařízení
lobby-seat-here = Na tomto zařízení
lobby-seat-anyone = Kdokoli
lobby-seat-who = Kdo sedí na místě { $n }
lobby-seat-name = Jméno na místě { $n }
lobby-seats-device = Na tomto zařízení vás hraje víc: karty každého hráče zůstanou skryté, dokud nebude připravený.

lobby-clock = Hodiny
lobby-clock-choice-none = Žádné
lobby-clock-choice-real_time = Reálný čas
lobby-clock-choice-correspondence = Dny na tah
lobby-clock-text-none = Každý může přemýšlet, jak dlouho chce.
lobby-clock-text-real_time = Každý hráč má své hodiny a běží mu, jen když je na tahu.
lobby-clock-text-correspondence = Pomalá hra na několik dní: občas se zastavte a odehrajte svůj tah.
lobby-clock-rated = Hodnocené hry potřebují hodiny.
lobby-clock-minutes-each = Minuty na hráče
lobby-clock-increment = Sekundy navíc za tah
lobby-clock-days-each = Dny na tah

lobby-visibility = Kdo může stůl najít
lobby-visibility-private = Jen s odkazem
lobby-visibility-open = Všichni
lobby-visibility-text-private = Stůl není v žádném seznamu. Odkaz posíláte vy.
lobby-visibility-text-open = Stůl je v seznamu otevřených stolů a lidé ho mohou sledovat.

lobby-rated-label = Hodnocená hra
lobby-rated-text = Výsledek se počítá do hodnocení. Nápověda není, a když odejdete, prohrajete.
lobby-rated-not-tybor = Hry proti Tyborovi se nehodnotí.
lobby-rated-not-bots = Hry s boty se nehodnotí.
lobby-rated-not-device = Hry více lidí na jednom zařízení se nehodnotí.
lobby-rated-not-account = Na hodnocené hry potřebujete účet.
lobby-rated-keep = Vytvořit účet

lobby-more = Další možnosti
lobby-tie = Při shodě rozhodují
lobby-tie-points = Body za úkoly
lobby-tie-cards = Splněné úkoly
lobby-tie-text-points = Vyhrává, kdo má víc bodů za úkoly, jako ve většině tištěných pravidel.
lobby-tie-text-cards = Vyhrává, kdo splnil víc karet úkolů, jako v italských pravidlech.
lobby-refill = Když je balíček prázdný
lobby-refill-same = Místo zůstane prázdné
lobby-refill-other = Doplní ho druhý balíček
lobby-refill-text-same = Místo karty vzaté z nabídky přijde nová jen z jejího balíčku.
lobby-refill-text-other = Když je balíček karty vzaté z nabídky prázdný, přijde nová z druhého.
lobby-leave = Když někdo odejde nebo mu vyprší čas
lobby-leave-bot = Zaskočí bot
lobby-leave-forfeit = Prohrává
lobby-leave-text-bot = Kdo se vrátí, může se na své místo zase posadit.
lobby-leave-text-forfeit = Skončí na posledním místě.
lobby-stand-in = Který bot zaskočí
lobby-stand-in-best = Nejsilnější
lobby-hints = Nápověda
lobby-hints-text = Hráči se mohou zeptat, co by udělal bot.
lobby-hints-rated = V hodnocených hrách nápověda není.
lobby-spectators = Diváci
lobby-spectators-text = Sledovat může každý, kdo má odkaz. Do karet nikomu nevidí.
lobby-delay = Zpoždění pro diváky v sekundách
lobby-pause = Boti nespěchají
lobby-pause-text = Před každým tahem chvilku počkají, abyste je stíhali sledovat.
lobby-shuffle = Náhodné rozsazení
lobby-shuffle-text = Jinak začíná hráč na prvním místě.

lobby-problem-people = Aspoň jedno místo musí být pro člověka.
lobby-problem-names = Každý na tomto zařízení potřebuje jiné jméno, nejvýš 24 znaků dlouhé.
lobby-problem-minutes = Na hodinách může být 0,1 až 180 minut.
lobby-problem-increment = Za tah lze přidat 0 až 180 sekund.
lobby-problem-days = Na tah může být 1 až 14 dní.
lobby-problem-delay = Zpoždění pro diváky může být 0 až 600 sekund.

lobby-notify = Hrajete proti: { $names }.
