# The analysis board.
analysis-title = Analýza
analysis-status = Analýza · { $names }, { $round ->
    [0] příprava
   *[other] { $round }. kolo
}
analysis-status-over = Analýza · { $names }, konec
analysis-player = Hráč { $n }

# An empty board.
analysis-start-text = Zahrajte si jakoukoli pozici, nechte si pokusy jako varianty a podívejte se, co si o nich myslí engine.
analysis-new = Nová hra
analysis-new-text = Čerstvě zamíchané karty. Tahy všech hráčů děláte vy.
analysis-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
analysis-tybor = Tybor
analysis-tybor-solo-easy = Tybor, lehká
analysis-tybor-solo-normal = Tybor, normální
analysis-tybor-solo-hard = Tybor, obtížná
analysis-open-text = Záznam hry nebo pozice
analysis-open-how = Přetáhněte ho kamkoli na tuto stránku, nebo vložte jeho text.
analysis-set-up-title = Postavit pozici
analysis-set-up-text = Vyložte karty sami. Pravidla ověří, jestli je pozice možná.
analysis-saved-list = Vaše uložené analýzy
analysis-remove = Smazat „{ $title }“
analysis-bad-link = Tento odkaz je poškozený. Řekněte si o nový.

# Who sees what.
analysis-who-sees = Kdo co vidí
analysis-knows = Co ví { $name }
analysis-open = Vše odkryté
analysis-knows-note = Skryté karty se při každé simulaci hádají znovu. S volbou „Vše odkryté“ uvidíte skutečné karty.
analysis-open-note = Engine vidí všechny karty v ruce, balíčky i úkoly. U stolu je nevidí nikdo.
analysis-hidden = skryté
analysis-to-place = vykládá
analysis-to-draw = dobírá
analysis-to-choose = vybírá
analysis-position = Pozice
analysis-copy-position = Kopírovat pozici jako text
analysis-position-copied = Pozice zkopírována.
analysis-not-copied = Prohlížeč nám kopírovat nedovolí.
analysis-paste = Vložit
analysis-set-up = Postavit
analysis-paste-title = Vložit hru nebo pozici
analysis-paste-label = Text souboru .codex nebo pozice

# What the engine says.
analysis-chance = { $name } { $chance }
analysis-no-chances = Šance na výhru: zatím neznámé
analysis-lines = Nejlepší tahy
analysis-line = { $rank }: { $chance }, { $move }, čeká se { $scores }
analysis-playouts = Simulací: { $n }, ±{ $doubt }
analysis-sees-own = Ví totéž co { $name }
analysis-sees-all = Vidí všechny karty
analysis-pause = Pozastavit engine
analysis-resume = Nechat engine přemýšlet
analysis-thinking = Přemýšlí…
analysis-paused = Pozastaveno.
analysis-over = Hra skončila.
analysis-spent = Čas na přemýšlení máte pro tuto hodinu vyčerpaný. Vraťte se o něco později.
analysis-busy = Engine má plno práce s hrami. Zkuste to za chvilku.
analysis-replaced = Analyzujete na jiné stránce.
analysis-failed = Engine neodpověděl. Pozastavte ho a nechte ho přemýšlet znovu.

# On the board.
analysis-place = Vyložit sem
analysis-draw = Dobrat
analysis-flip = Otočit
analysis-back = Zpět

# The tree.
analysis-variations = Varianty
analysis-variation = varianta
analysis-start = Začátek
analysis-row = { $name }, { $round ->
    [0] příprava
   *[other] { $round }. kolo
}: { $move }
analysis-cell = na { $x }, { $y }
analysis-delete = Smazat odtud dál
analysis-note = Poznámka
analysis-note-label = Vaše poznámka k tomuto tahu
analysis-note-keep = Uložit
analysis-more = Podrobnosti a sdílení
analysis-play = Hrát odsud
analysis-copy-link = Kopírovat odkaz
analysis-link-copied = Odkaz zkopírován. Obsahuje celý strom.
analysis-link-long = Tento strom je na odkaz moc velký. Raději si ho stáhněte.
analysis-download = Stáhnout jako .codex
analysis-save = Uložit
analysis-save-title = Název
analysis-saved = Analýza uložena.

# Setting up a position.
analysis-set-up-how = Vyberte kartu a pak místo. Co necháte volné, se rozdá náhodně.
analysis-set-up-open = Analyzovat tuto pozici
analysis-number = Počet hráčů
analysis-level = Obtížnost
analysis-turn = Kdo je na tahu
analysis-phase = Co má udělat
analysis-seat = Upravit plochu
analysis-slot = Místo na { $x }, { $y }
analysis-take-back = Vzít poslední kartu zpět
analysis-chosen = Vybráno: { $card }. Teď vyberte místo.
analysis-kind = Druh karty
analysis-resource = Přírodní
analysis-gold = Zlaté
analysis-side = Strana
analysis-cards = Karty k vyložení
analysis-hand-card = { $n }. karta v ruce
analysis-secret = Tajný úkol
analysis-common = { $n }. společný úkol
analysis-tybor-dealt = Tyborova první karta { $n }
analysis-tybor-taken = Tybor vzal kartu { $n }
analysis-tybor-scored = Tybor bodoval kartu { $n }
analysis-any = Jakákoli
analysis-faults = Tohle se ve hře stát nemůže:
analysis-possible = Tato pozice je možná.
analysis-place-area = Plocha hráče { $name }
analysis-place-hand = Karty v ruce ({ $name })
analysis-place-tybor = Tyborovy body
analysis-place-tybor-dealt = Tyborovy první karty
analysis-place-tybor-taken = Tyborovy karty
analysis-place-tybor-scored = Karty, které Tybor bodoval
