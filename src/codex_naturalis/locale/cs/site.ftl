# Co server píše do stránky: její popis, a co odkaz ukáže jinde.
site-description = Codex Naturalis v prohlížeči: proti Tyborovi, botům nebo přátelům. Bez registrace.
site-about = Napište knihu přírody, kartu po kartě: proti Tyborovi, botům nebo přátelům.
site-noscript = Tato stránka potřebuje JavaScript. Hrát se dá i v terminálu: ./codex play --text
site-picture = Karty a body jedné hry Codex Naturalis
site-game = Hra Codex Naturalis
site-playing = { $players }, { $round }. kolo, { $points }
site-playing-text = Právě se hraje Codex Naturalis. Sledujte hru živě.
site-won = Tuto hru Codex Naturalis vyhrává { $name }.
site-shared = O vítězství v této hře Codex Naturalis se dělí { $names }.
site-over = Tato hra Codex Naturalis skončila.
site-invites = { $name } vás zve na hru Codex Naturalis
site-invites-text = { $free ->
    [one] Volné je { $free } místo.
    [few] Volná jsou { $free } místa.
   *[other] Volných je { $free } míst.
} Stačí prohlížeč.
site-replay-text = Přehrajte si tuto hru Codex Naturalis krok za krokem.
site-review-text = Dohraná hra s rozborem: rozhodující chvíle a co by bylo lepší.
site-exercise = Cvičení: { $theme }
site-exercise-text = Jeden tah je tu lepší než všechny ostatní. Najděte ho.
site-exercises-text = Pozice s jediným nejlepším tahem. Najděte ho a zjistěte, proč je nejlepší.
site-analysis-text = Postavte libovolnou pozici Codex Naturalis, zkoušejte tahy a podívejte se, co si o nich myslí engine.
site-analysis-game-text = Tato hra Codex Naturalis v analýze: zkuste jiné tahy a podívejte se, co si o nich myslí engine.
site-statistics-text = Jak často v Codex Naturalis vyhrávají karty, úkoly a zahájení, ze statisíců her.
