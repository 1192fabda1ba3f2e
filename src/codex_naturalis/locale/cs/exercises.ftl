# Exercises: positions with one best move to find, and one’s own mistakes.

# The overview
exercises-title = Cvičení
exercises-due = Na dnešek
exercises-due-today = na dnešek
exercises-due-own = { $n } z vašich her
exercises-due-new = { $n ->
    [one] { $n } nové
    [few] { $n } nová
   *[other] { $n } nových
}
exercises-due-minutes = { $n ->
    [one] Asi { $n } minuta.
    [few] Asi { $n } minuty.
   *[other] Asi { $n } minut.
}
exercises-start = Začít
exercises-start-title = Najděte nejlepší tah
exercises-start-text = Jedna pozice, jeden nejlepší tah. Vy i cvičení se hodnotíte navzájem.
exercises-done = Pro dnešek hotovo
exercises-done-next = Další z vašich her: { $when }.
exercises-another = Vyřešit nové
exercises-new = Nebo něco nového
exercises-any = Libovolná pozice
exercises-timed = Tři minuty
exercises-by-theme = Podle tématu
exercises-streak = { $n ->
    [one] den v řadě
    [few] dny v řadě
   *[other] dní v řadě
}
exercises-best = rekord: { $n }
exercises-streak-how = Stačí jedno cvičení denně. Za vynechaný den padne náhradní den, těch máte { $n }.
exercises-week = Tento týden: { $n } ze 7 dnů

exercises-own = Vaše vlastní chyby
exercises-own-how = Vracejí se po 1 dni, 3 dnech, 1 týdnu a 3 týdnech
exercises-own-empty = Zatím žádné chyby
exercises-own-none = Nechte si rozebrat dohranou hru. Co šlo zahrát lépe, se sem vrátí jako cvičení.
exercises-own-choose = Vybrat hru
exercises-own-place = { $round }. kolo, vyložení
exercises-own-draw = { $round }. kolo, dobrání
exercises-own-starter = Strana počáteční karty
exercises-own-objective = Tajný úkol
# $names: the others at the table.
exercises-own-against = proti: { $names }, { $day }
exercises-due-now = dnes
exercises-stage = Krok { $n } z { $all }
exercises-all = Všechny ({ $n })

exercises-rating = Hodnocení
# $change: +28 or −5.
exercises-rating-change = { $change } za 30 dní
exercises-rating-spoken = Vaše hodnocení za posledních 30 dní, od { $from } do { $to }
exercises-rating-none = Pohne se s prvním cvičením.
exercises-theme-placement = Kam vyložit
exercises-theme-draw = Co dobrat
exercises-theme-objective = Úkoly
exercises-theme-starter = Počáteční karta
exercises-theme-endgame = Poslední kolo
exercises-theme-solo = Proti Tyborovi
exercises-theme-solved = vyřešeno { $n }
exercises-kept = Postup zůstává v tomto prohlížeči. S účtem ho máte všude.

# One exercise
exercise-status = Cvičení
exercise-status-due = Cvičení · { $n } z { $all } na dnešek
exercise-status-timed = { $time } · vyřešeno { $n }
exercise-situation = Pozice
exercise-own = Z vaší hry
exercise-find-place = Najděte nejlepší vyložení
exercise-find-draw = Najděte nejlepší kartu k dobrání
exercise-find-starter = Která strana počáteční karty?
exercise-find-objective = Který úkol si necháte?
exercise-setup = Před prvním kolem.
exercise-round = { $n }. kolo.
exercise-round-ending = { $n }. kolo, pak už jen jedno.
exercise-last-round = Poslední kolo.
# $origin: “against Marek, 4 May”.
exercise-lost = Tady jste přišli o { $loss }, { $origin }.
exercise-origin = Vaše hra { $origin }.
exercise-you = Vy
exercise-player = Hráč { $n }
exercise-tybor = Tybor
exercise-objectives = Úkoly
exercise-market = Nabídka
exercise-players = Hráči
exercise-area = Vaše plocha
exercise-hand = Karty v ruce
exercise-starter = Vaše počáteční karta
exercise-verdicts = Pokusy a verdikty
exercise-loading = Cvičení se načítá…
exercise-loading-own = Procházejí se všechny tahy této pozice. Poprvé to trvá pár vteřin.

exercise-try = Pokus { $n } z { $all }
exercise-verdict-best = To je ono
exercise-verdict-good = Dobré, ale jde to lépe
exercise-verdict-inaccuracy = Ne úplně
exercise-verdict-mistake = Tím ztrácíte
exercise-verdict-blunder = Tím ztrácíte hodně
exercise-said = { $verdict }. { $chance }.
# After what a try brings: “+4 now, but an objective stays open”.
exercise-but-objective = ale úkol zůstane otevřený
exercise-but-points = ale dá se získat víc bodů
exercise-but-unlock = ale na další kartu dál nemáte
exercise-but-room = ale zbude méně místa
exercise-but-more = ale něco jiného vynese víc
exercise-hint = Nápověda
exercise-hints = Nápovědy
exercise-show = Řešení
exercise-place = Vyložit sem
exercise-take = Vzít tuto kartu
exercise-keep = Nechat si tento
exercise-side-front = Líc
exercise-side-back = Rub
exercise-how-place = Vyberte kartu, pak místo.
exercise-how-draw = Vyberte kartu k dobrání.
exercise-how-starter = Vyberte stranu.
exercise-how-objective = Vyberte úkol.

exercise-answer = Řešení
exercise-not-found = Tentokrát nenalezeno
exercise-found-1 = Nalezeno na první pokus, { $time }
exercise-found-2 = Nalezeno na druhý pokus, { $time }
exercise-found-3 = Nalezeno na třetí pokus, { $time }
exercise-bar-best = Nejlepší
exercise-bar-first = Váš první pokus
exercise-bar-game = Ve hře
exercise-your-rating = Vaše hodnocení
exercise-its-rating = Toto cvičení
exercise-solved-by = Napoprvé vyřešilo
exercise-not-counted = Počítá se jen první pokus.
exercise-hinted = S nápovědou se hodnocení nemění.
exercise-kept = Zůstane v tomto prohlížeči, dokud server neodpoví.
# $when: “in 3 days”.
exercise-back = Vrátí se { $when }
exercise-sits = Tohle už umíte.
exercise-remove = Odebrat z mých cvičení
exercise-removed = Odebráno. Už se nevrátí.
exercise-step-0 = 1 den
exercise-step-1 = 3 dny
exercise-step-2 = 1 týden
exercise-step-3 = 3 týdny
exercise-step-4 = hotovo
exercise-label-best = Nejlepší
exercise-label-best-points = Nejlepší · +{ $n }
exercise-label-next = pak +{ $n }
exercise-label-tried = váš pokus
exercise-label-game = ve hře
exercise-next = Další
exercise-left = zbývá { $n }
exercise-time-up = Čas vypršel
exercise-time-result = napoprvé vyřešeno { $n } z { $all }
exercise-again = Znovu
exercise-overview = Všechna cvičení

# Hints in three steps: the idea, the card, the spot.
exercise-idea-objective = Hledejte vyložení, které splní úkol.
exercise-idea-twice = Hledejte kartu, která vynese dvakrát: teď a znovu příští tah.
exercise-idea-prepare = Myslete o tah dopředu: úkol se dá připravit.
exercise-idea-unlock = Hledejte, co vám umožní zaplatit další kartu z ruky.
exercise-idea-points = Hledejte body, které můžete mít hned.
exercise-idea-next = Myslete o tah dopředu: odkud přijdou další body?
exercise-idea-symbols = Hledejte symboly, které potřebuje vaše ruka a vaše úkoly.
exercise-idea-room = Hledejte prostor: které vyložení nechá otevřeno nejvíc možností?
exercise-idea-draw-objective = Která karta vás přiblíží některému úkolu?
exercise-idea-draw-points = Kterou kartu byste mohli hned vyložit za body?
exercise-idea-draw-later = Kterou říši budete potřebovat nejvíc?
exercise-idea-draw-unseen = Možná nic odkrytého není to pravé.
exercise-idea-starter = Porovnejte, co dává která strana: symboly a rohy, na které se dá navázat.
exercise-idea-choice = Který z obou se hodí ke kartám, které máte a vidíte?
# $card is a picture.
exercise-hint-card = Je to tato karta: { $card }
exercise-hint-gold = Vezměte zlatou kartu.
exercise-hint-resource = Vezměte přírodní kartu.
exercise-hint-chances = Jedna volba vyhraje { $best } her, druhá { $other }.
exercise-hint-spot = Místo je na ploše vyznačené.
exercise-hint-here = Tady: { $what }.
