# Play, drawings and reviews in a terminal. What is typed is given: moves in the notation of game files, and commands.

# A table drawn in characters
terminal-tybor = Tybor
terminal-points = body
terminal-nothing = prázdno
terminal-legend-empty = prázdný roh
terminal-legend-hidden = skrytý roh
terminal-legend-quill = 1 za brk
terminal-legend-covered = 2 za překrytý roh
terminal-objectives-later = Rozdají se, až budou vyložené všechny počáteční karty.
terminal-secret-of = Tajný ({ $name })
terminal-offered = Na výběr ({ $move })
terminal-listing = Karty a jejich rohy, { $covered } znamená překrytý:
terminal-open = Volná místa:
terminal-tybor-dealt = Rozdané:
terminal-tybor-taken = Vzaté:
terminal-tybor-scored = Bodované:
terminal-refilled = Nově v nabídce: { $card }

# A game
terminal-player = Hráč
terminal-order = Pořadí tahů: { $names }.
terminal-saved-in = Hra se ukládá do { $file }
terminal-saved = Uloženo: { $file }
terminal-not-saved = Neuloženo: { $file }: { $problem }
terminal-resume = Pokračovat později: { $command }
terminal-file = Záznam hry: { $file }
terminal-undone = Vráceno: { $move }
terminal-place = Vyložte kartu
terminal-prompt = { $what } (?: nápověda)
terminal-unknown = „{ $typed }“ není tah ani příkaz. Nápovědu zobrazí ?.
terminal-idle = ? zobrazí nápovědu, { $list } vaše tahy, { $quit } hru zavře.
terminal-no-number = Číslo { $n } v seznamu není. Vyberte 1 až { $last }.
terminal-all-shown = To je všechno.
terminal-choose-number = Vyberte zadáním čísla.
terminal-choose-more = Vyberte zadáním čísla, nebo zadejte { $command } pro další ({ $n }).
terminal-name-move = Zadejte tah, například: { $example }
terminal-allowed = Tah { $move } je povolený: { $brings }.
terminal-hint = { $bot } by hrál { $move }: { $reason }.
terminal-no-card = Karta { $typed } neexistuje. Karty mají čísla 1 až { $cards }, úkoly { $first } až { $last }.

# Help inside a game
terminal-help-setup = Hra se připravuje. Nejdřív vyberte stranu své počáteční karty: { $front } (líc) nebo { $back } (rub). Pak vyberte jeden ze dvou tajných úkolů podle čísla, například { $objective }.
terminal-help-place = Vyložte kartu z ruky tak, aby překryla rohy vašich karet. { $example } je karta 17, lícem vzhůru (f), ve sloupci 1, řadě 1. S b místo f je lícem dolů: nic nestojí a nepřináší body. Počáteční karta je ve sloupci 0, řadě 0; sloupce se počítají doprava, řady nahoru. Abyste mohli vyložit zlatou kartu lícem vzhůru, musí být na vaší ploše vidět symboly její ceny. Nic se neutrácí.
terminal-help-draw = Doberte kartu. { $market } jsou čtyři karty v nabídce: přírodní a zlaté, vlevo a vpravo. { $decks } jsou oba balíčky. Dokud nedoberete, můžete vyložení vrátit.
terminal-help-commands = Zadejte tah, nebo některý z těchto příkazů:
terminal-command-list = vaše tahy od nejlepšího; číslo jeden vybere
terminal-command-hint = co by udělal nejsilnější bot a proč
terminal-command-why = proč tah není povolený
terminal-command-card = co je na kartě nebo úkolu 17
terminal-command-table = zobrazit stůl znovu
terminal-command-undo = vrátit vyložení, dokud nedoberete
terminal-command-quit = uložit hru a pokračovat později

# A replay
terminal-deal = Karty jsou rozdané. { $n ->
    [one] Následuje { $n } krok.
    [few] Následují { $n } kroky.
   *[other] Následuje { $n } kroků.
}
terminal-step = Krok { $ply } z { $plies }, { $name }: { $move }
terminal-keys = Enter: dál · b: zpět · q: konec

# While one waits
terminal-replaying = Přehrávání
terminal-thinking = Rozbor
terminal-preparing = Připravují se silní boti (jen jednou)…
terminal-preparing-wait = Připravují se silní boti, jen jednou. Potrvá to minutu nebo dvě.

# A review
terminal-review = Rozbor: { $file }
terminal-review-judged = { $n ->
    [one] { $n } krok. Hodnotí { $bots }.
    [few] { $n } kroky. Hodnotí { $bots }.
   *[other] { $n } kroků. Hodnotí { $bots }.
}
terminal-review-unfinished = Hra se nedohrála do konce.
terminal-review-accuracy = přesnost
terminal-review-best = nejl.
terminal-review-good = dobré
terminal-review-inaccuracies = nepř.
terminal-review-mistakes = chyby
terminal-review-blunders = hrubé
terminal-review-left = ušlé
terminal-review-lost = ztráta
terminal-review-legend = ušlé: body, které by jiné vyložení přineslo hned; ztráta: body z očekávaného konečného skóre
terminal-review-chances = Šance na výhru, tah po tahu:
terminal-review-none = Žádné ztrátové tahy nebyly.
terminal-review-costly = Ztrátové tahy:
terminal-review-worst = Ztrátové tahy, nejhorších { $n } z { $all }:
terminal-review-move = { $name }, { $round }. kolo: { $move }, { $judgement ->
    [inaccuracy] nepřesnost
    [mistake] chyba
   *[blunder] hrubá chyba
}. Šance na výhru −{ $chance }, očekávané skóre −{ $points }.
terminal-review-better = Lepší: { $move } ({ $chance }), { $reason }
