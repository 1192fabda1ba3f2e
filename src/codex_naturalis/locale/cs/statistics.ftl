# How often cards, objectives, starters, seats and openings won.
statistics-topics = Témata
statistics-tab-cards = Karty
statistics-tab-objectives = Úkoly
statistics-tab-starters = Počáteční karty a místa
statistics-tab-openings = Zahájení

statistics-source = Čí hry
statistics-source-people = Lidé
statistics-source-bots = Boti mezi sebou
statistics-group = Počet hráčů
statistics-group-2 = 2 hráči
statistics-group-3 = 3 hráči
statistics-group-4 = 4 hráči
statistics-group-solo-easy = Tybor, lehká
statistics-group-solo-normal = Tybor, normální
statistics-group-solo-hard = Tybor, obtížná
statistics-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}
statistics-csv = CSV
statistics-csv-save = Uložit tento seznam jako CSV

statistics-kind = Druh karty
statistics-kind-gold = Zlaté
statistics-kind-resource = Přírodní
statistics-side = Strana
statistics-side-front = Lícem vzhůru
statistics-side-back = Lícem dolů
statistics-show = Zobrazení
statistics-show-picture = Obrázek
statistics-show-list = Seznam
statistics-sort = Seřadit: { $column }

statistics-cards-gold = Zlaté karty podle vyhraných her
statistics-cards-resource = Přírodní karty podle vyhraných her
statistics-objectives = Tajné úkoly podle vyhraných her
statistics-starters = Počáteční karta: líc, nebo rub
statistics-seats = Kdo vykládá první
statistics-openings = Zahájení podle vyhraných her
statistics-half = polovina her
statistics-average = průměr: { $won }
statistics-line = Tenká čára je nejistota: skutečný podíl leží téměř vždy v ní.

statistics-note-gold-front = Vítězové vykládají víc zlatých karet lícem vzhůru, a proto je většina nad průměrem. Porovnávejte karty mezi sebou.
statistics-note-gold-back = Lícem dolů jsou všechny zlaté karty jedné říše stejné. Liší se jen líc, kterého se hráč vzdal.
statistics-note-resource-front = Přírodní karta se často vykládá, když není nic lepšího. Její podíl říká, jak dopadly hry, ve kterých byla vyložena, ne co v nich změnila.
statistics-note-resource-back = Lícem dolů jsou všechny přírodní karty jedné říše stejné. Liší se jen líc, kterého se hráč vzdal.
statistics-note-objectives = Počítají se jen ponechané úkoly. Hráč si nechá ten, který se hodí k jeho kartám. Neříká to, jak dobrý by byl s jinými.
statistics-note-starters = Hráč volí stranu, která se hodí k jeho ruce. Strana s vyšším podílem proto není vždy lepší volba.
statistics-note-openings = Strana počáteční karty a pak první dvě karty. Dobrá ruka dovolí dobré zahájení: část rozdílu je štěstí na karty.
statistics-about-bots = Z { $games } her botů mezi sebou. Všichni hrají jako bot { $bot }: jiným hráčům se může víc dařit s jinými kartami.
statistics-about-people = Z her na tomto serveru, které se dohrály do konce, aniž by se někdo vzdal, odešel nebo překročil čas. Počítají se jen místa lidí, ne botů. Žádná jména se neukládají.
statistics-made-by = Vytvořeno příkazem { $command }

statistics-won = { $won } výher
statistics-won-word = výher
statistics-face-f = lícem vzhůru
statistics-face-b = lícem dolů
statistics-doubt = { $games }, ±{ $doubt }
statistics-points = Body, které přinese
statistics-round = Obvyklé kolo
statistics-rounds = { $low } až { $high }
statistics-kept = Ponechán, když byl na výběr
statistics-row = { $name }: { $won } výher, { $games }

statistics-seat = { $n ->
    [1] První hráč
    [2] Druhý hráč
    [3] Třetí hráč
   *[other] Čtvrtý hráč
}
statistics-seat-brief = { $n ->
    [1] první
    [2] druhý
    [3] třetí
   *[other] čtvrtý
}
statistics-seat-solo = Vy proti Tyborovi
statistics-seats-even = ±{ $doubt }, takže žádná jasná výhoda.
statistics-seats-uneven = ±{ $doubt }: skutečný rozdíl, i když malý.

statistics-opening-f = počáteční karta lícem
statistics-opening-b = počáteční karta rubem
statistics-opening-Rf = přírodní karta lícem vzhůru
statistics-opening-Rb = přírodní karta lícem dolů
statistics-opening-Gf = zlatá karta lícem vzhůru
statistics-opening-Gb = zlatá karta lícem dolů

statistics-column-name = Název
statistics-column-games = Hry
statistics-column-won = Výhry
statistics-column-interval = Nejistota (95 %)
statistics-column-points = Body
statistics-column-round = Obvyklé kolo
statistics-column-kept = Ponechán

statistics-few = { $n ->
    [one] Jen { $n } hra
    [few] Jen { $n } hry
   *[other] Jen { $n } her
}
statistics-few-text = To zatím mnoho neříká. Podívejte se na hry botů, nebo zvolte jiný počet hráčů.
statistics-none = Zatím žádné hry
statistics-none-text = Takovou hru tu ještě nikdo nedohrál. Jakmile ji někdo dohraje, objeví se tady.
statistics-to-bots = Zobrazit hry botů
statistics-title-line = { $games }; průměrně místo vyhrálo { $won }
