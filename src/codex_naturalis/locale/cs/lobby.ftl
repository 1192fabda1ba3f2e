# The home page, creating tables, lists of games.
lobby-hero = Napište knihu přírody, kartu po kartě
lobby-hero-text = Rukopis hub, bylin, zvířat a hmyzu. Půl hodiny, jeden až čtyři hráči, bez účtu.
lobby-play-tybor = Hrát s Tyborem
lobby-learn-now = Naučit se za čtyři minuty
lobby-play = Hrát
lobby-foot = Neoficiální nekomerční program, bez spojení s vydavatelem. Všechny obrázky jsou naše.

lobby-tybor = Proti Tyborovi
lobby-tybor-name = Tybor
lobby-tybor-text = Mnich hraje podle otevřených pravidel a říká vám proč.
lobby-tybor-solo-easy = Lehčí: začíná se dvěma přírodními kartami.
lobby-tybor-solo-normal = Běžná: začíná se čtyřmi přírodními kartami, po jedné z každé říše.
lobby-tybor-solo-hard = Obtížnější: začíná se čtyřmi přírodními kartami a 4 body.
lobby-level = Obtížnost
lobby-level-easy = Lehčí
lobby-level-normal = Běžná
lobby-level-hard = Obtížnější

lobby-bots = Proti botům
lobby-bots-choose = Který bot
lobby-opponents-many = Kolik soupeřů
lobby-opponents = { $n ->
    [one] { $n } soupeř
    [few] { $n } soupeři
   *[other] { $n } soupeřů
}

lobby-friends = S přáteli
lobby-friends-text = Založte stůl, pošlete odkaz. Stačí jim prohlížeč.
lobby-players-many = Kolik hráčů
lobby-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
lobby-make = Založit stůl
lobby-more-options = Další možnosti
lobby-have-link = Mám odkaz
lobby-link-example = Vložte ho sem
lobby-link-unreadable = Toto není odkaz na stůl. Odkaz obsahuje /table/.
lobby-go = Jít

lobby-pair = Rychlé přiřazení
lobby-pair-text = Posadíme vás s dalšími, kdo chtějí hrát.
lobby-pair-start = Najít hráče
lobby-pair-waiting = { $n ->
    [one] Čeká se na jednoho dalšího hráče…
    [few] Čeká se nejvýše na { $n } další hráče…
   *[other] Čeká se nejvýše na { $n } dalších hráčů…
}

lobby-open = Otevřené stoly
lobby-open-waiting = čeká: { $n }
lobby-open-playing = hraje se: { $n }
lobby-open-none = Nikdo nečeká. Založte stůl, nebo si zatím zahrajte s Tyborem.
lobby-make-open = Založit otevřený stůl
lobby-show-all = Zobrazit všechny stoly ({ $n })
lobby-table-of = Stůl hráče { $name }
lobby-sit = Přisednout
lobby-sit-at = Přisednout: { $table }
lobby-seats-taken = obsazeno { $n } z { $all } míst
lobby-seat-free = volné místo
lobby-seat-deleted = někdo, kdo už odešel
lobby-clock-none = bez hodin
lobby-clock-minutes = { $seconds ->
    [0] { $n } min pro každého
   *[other] { $n } min + { $seconds } s
}
lobby-clock-days = { $n ->
    [one] { $n } den na tah
    [few] { $n } dny na tah
   *[other] { $n } dní na tah
}
lobby-rated = hodnocená
lobby-game-solo-easy = Proti Tyborovi · lehčí hra
lobby-game-solo-normal = Proti Tyborovi · běžná hra
lobby-game-solo-hard = Proti Tyborovi · obtížnější hra

lobby-learn = Učit se a sledovat
lobby-learn-text = Lekce, kterou si zahrajete, pravidla, jak se tu hrají, a hry v přímém přenosu.
lobby-learn-lesson = První lekce: rohy
lobby-learn-rules = Pravidla, jak se tu hrají
lobby-learn-watch = Sledovat živý stůl
lobby-learn-replay = Přehrát záznam

lobby-continue = Pokračovat ve hře
lobby-all-games = Všechny moje hry
lobby-your-turn = Váš tah
lobby-just-now = právě teď

lobby-waiting = { $n ->
    [one] čeká na jednoho hráče
    [few] čeká na { $n } hráče
   *[other] čeká na { $n } hráčů
}
lobby-running = probíhá
lobby-aborted = skončila bez výsledku
lobby-result = { $who } · { $end }
lobby-you-won = Vaše vítězství
lobby-you-shared = Dělíte se o vítězství
lobby-they-won = { $n ->
    [one] Vítězí { $names }
    [few] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
lobby-end-played = dohráno
lobby-end-resigned = vzdaná hra
lobby-end-time = vypršel čas
lobby-end-left = ostatní odešli
lobby-end-aborted = předčasný konec

lobby-games = Moje hry
lobby-games-filter = Které hry
lobby-games-all = Všechny
lobby-games-playing = Probíhající
lobby-games-gathering = Čekající
lobby-games-finished = Dohrané
lobby-games-none = Zatím tu nejsou žádné hry.
lobby-games-first = Zahrát si první
lobby-games-do = { $verb }: { $against }
lobby-games-more = Zobrazit další
lobby-games-go = Pokračovat
lobby-games-replay = Přehrát
lobby-games-open = Otevřít
lobby-games-import = Otevřít soubor .codex
lobby-games-loading = Okamžik…

lobby-watch = Sledovat
lobby-watch-text = Otevřené stoly, u kterých se hraje. Vidíte to, co smí vidět divák.
lobby-watch-none = U otevřeného stolu teď nikdo nehraje.
lobby-watch-go = Sledovat
lobby-watch-at = Sledovat: { $table }
lobby-watch-delay = { $n ->
    [one] s odstupem { $n } sekundy
    [few] s odstupem { $n } sekund
   *[other] s odstupem { $n } sekund
}

lobby-new = Nový stůl
lobby-new-make = Založit stůl
lobby-new-play = Hrát
lobby-new-game = Hra
lobby-new-table = U stolu
lobby-new-tybor = Proti Tyborovi

lobby-seats = Místa u stolu
lobby-seat = Místo { $n }
lobby-seat-me = Já, na tomto zařízení
lobby-seat-here = Na tomto zařízení
lobby-seat-anyone = Kdokoli přisedne
lobby-seat-bot = { $name } (bot)
lobby-seat-who = Kdo sedí na místě { $n }
lobby-seat-name = Jméno na místě { $n }
lobby-seats-device = Je vás na tomto zařízení víc: každý se podívá jinam, když hrají ostatní.

lobby-clock = Hodiny
lobby-clock-choice-none = Žádné
lobby-clock-choice-real_time = Reálný čas
lobby-clock-choice-correspondence = Dny na tah
lobby-clock-text-none = Každý přemýšlí, jak dlouho chce.
lobby-clock-text-real_time = Každý má hodiny, které běží v jeho tazích.
lobby-clock-text-correspondence = Pro hry při běžném životě: občas se podívejte, hra počká.
lobby-clock-minutes-each = Minuty pro každého
lobby-clock-increment = Sekundy navíc za každý tah
lobby-clock-days-each = Dny na každý tah

lobby-visibility = Kdo ho může najít
lobby-visibility-private = Jen s odkazem
lobby-visibility-open = Všichni
lobby-visibility-text-private = Stůl není v žádném seznamu. Pošlete odkaz.
lobby-visibility-text-open = Stůl je v seznamu otevřených stolů a lze ho sledovat.

lobby-rated-label = Hodnocená hra
lobby-rated-text = Výsledek se počítá do hodnocení. Bez nápovědy, a kdo odejde, prohrává.
lobby-rated-not-tybor = Hra proti Tyborovi se nehodnotí.
lobby-rated-not-bots = Hra s boty se nehodnotí.
lobby-rated-not-device = Hra více lidí na jednom zařízení se nehodnotí.
lobby-rated-not-account = K hodnocení je potřeba účet, aby zůstalo vaše.
lobby-rated-keep = Ponechat si jméno

lobby-more = Další možnosti
lobby-tie = Shoda bodů na konci
lobby-tie-points = Body za úkoly
lobby-tie-cards = Splněné úkoly
lobby-tie-text-points = Vítězí, kdo má víc bodů za úkoly; tak jako ve většině tištěných pravidel.
lobby-tie-text-cards = Vítězí, kdo splní víc karet úkolů; tak jako v italských pravidlech.
lobby-refill = Když je balíček prázdný
lobby-refill-same = Místo zůstane prázdné
lobby-refill-other = Doplní ho druhý balíček
lobby-refill-text-same = Karta vzatá z nabídky se doplní jen z vlastního balíčku.
lobby-refill-text-other = Když je vlastní balíček prázdný, doplní ji druhý.
lobby-leave = Když někdo odejde nebo mu vyprší čas
lobby-leave-bot = Hraje dál bot
lobby-leave-forfeit = Místo propadá
lobby-leave-text-bot = Kdo se vrátí, vezme si místo zpět.
lobby-leave-text-forfeit = Místo se počítá jako poslední.
lobby-stand-in = Který bot hraje dál
lobby-stand-in-best = Nejsilnější
lobby-hints = Nápověda
lobby-hints-text = Hráči se smějí zeptat, jak by táhl bot.
lobby-hints-rated = Nikdy u hodnocených stolů.
lobby-spectators = Diváci
lobby-spectators-text = Sledovat smí každý, kdo má odkaz. Nikomu nevidí do ruky.
lobby-delay = O kolik sekund později to vidí
lobby-pause = Boti nespěchají
lobby-pause-text = Před tahem chvíli počkají, aby je šlo sledovat.
lobby-shuffle = Losovat místa
lobby-shuffle-text = Jinak začíná první místo.

lobby-problem-people = Aspoň na jednom místě musí být člověk.
lobby-problem-names = Každý z vás na tomto zařízení potřebuje vlastní jméno o nejvýše 24 písmenech.
lobby-problem-minutes = Hodiny mají 0,1 až 180 minut.
lobby-problem-increment = Za každý tah lze přidat 0 až 180 sekund.
lobby-problem-days = Tah má 1 až 14 dní.
lobby-problem-delay = Diváci to mohou vidět nejvýše o 600 sekund později.

lobby-notify = Soupeři: { $names }.
