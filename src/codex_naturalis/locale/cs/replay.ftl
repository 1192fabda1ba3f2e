# Replaying a game half-move by half-move, and importing a record.

replay-title = Přehrání
replay-loading = Otevírá se hra…
replay-status = Přehrání · { $round ->
    [0] příprava
   *[other] { $round }. kolo
}
replay-status-over = Přehrání · konec

replay-missing = Taková hra tu není. Odkaz je možná starý, nebo je v něm překlep.
replay-not-finished = Tato hra ještě neskončila. Přehrát ji můžete, až skončí.
replay-to-table = Ke stolu
replay-review = Rozebrat hru
replay-open-other = Otevřít jiný záznam hry

replay-controls = Ovládání přehrání
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok vpřed
replay-last = Na konec
replay-play = Přehrát automaticky
replay-pause = Pozastavit
replay-speed = Rychlost
replay-speed-slow = Pomalá
replay-speed-usual = Normální
replay-speed-quick = Rychlá
replay-round = { $n }. kolo
replay-round-jump = Přejít na kolo
replay-setup = Příprava
replay-timeline = Body v průběhu hry
replay-slider = Krok
replay-slider-text = Krok { $ply } z { $plies }, { $round }. kolo
replay-ply = { $ply } z { $plies }
replay-moves = Tahy

replay-viewpoint = Pohled
replay-viewpoint-all = Všechny karty odkryté
replay-area = Plocha hráče { $name }
replay-show-area = { $points }, zobrazit plochu
replay-follow = Sledovat hru
replay-moved = poslední tah
replay-objectives = Úkoly

replay-copy-link = Kopírovat odkaz
replay-copied = Odkaz na toto místo ve hře zkopírován.
replay-not-copied = Prohlížeč nedovoluje kopírovat. Použijte adresu této stránky: vede sem.
replay-download = Stáhnout záznam hry
replay-analyse = Analyzovat odtud

replay-stops = Záznam tady končí: hra nebyla dohrána.
replay-ended-resigned = Hra tu skončila vzdáním.
replay-ended-time = Hra tu skončila: jednomu hráči vypršel čas.
replay-ended-left = Hra tu skončila: jeden hráč odešel.
replay-ended-aborted = Hráči se tu dohodli ukončit hru bez výsledku.
replay-ended-early = Tady to někdo vzdal, než měli všichni tři tahy: bez výsledku.
replay-ended-closed = Tady moderátor stůl zavřel.

replay-open-title = Otevřít záznam hry
replay-open-text = Soubor .codex obsahuje jednu hru: rozdání a všechny tahy. Otevřete ho, přehrajte si hru a sdílejte ji odkazem.
replay-choose-file = Vybrat soubor .codex
replay-drop-here = nebo ho přetáhněte kamkoli na tuto stránku
replay-drop-now = Pusťte ho a otevře se
replay-paste = Nebo vložte jeho text
replay-open = Otevřít
replay-opening = Otevírá se…
replay-kept-note = Soubor se ověří tah po tahu a zůstane na tomto serveru. Otevřít ho může každý, kdo má odkaz.
replay-bad-record = Tento záznam hry nejde přehrát.
replay-bad-line = Chyba je na řádku { $line }:
