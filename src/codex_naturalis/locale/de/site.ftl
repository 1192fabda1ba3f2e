# Was der Server in eine Seite schreibt: ihre Beschreibung, und was ein Link anderswo zeigt.
site-description = Codex Naturalis im Browser: gegen Tybor, Bots oder Freunde. Ohne Registrierung.
site-about = Schreibe das Buch der Natur, Karte für Karte: gegen Tybor, Bots oder Freunde.
site-noscript = Diese Seite braucht JavaScript. Du kannst auch im Terminal spielen: ./codex play --text
site-picture = Karten und Punkte einer Partie Codex Naturalis
site-game = Eine Partie Codex Naturalis
site-playing = { $players }, Runde { $round }, { $points }
site-playing-text = Eine Partie Codex Naturalis läuft gerade. Schau live zu.
site-won = { $name } hat diese Partie Codex Naturalis gewonnen.
site-shared = { $names } teilen sich den Sieg in dieser Partie Codex Naturalis.
site-over = Diese Partie Codex Naturalis ist zu Ende.
site-invites = { $name } lädt dich zu einer Partie Codex Naturalis ein
site-invites-text = { $free ->
    [one] { $free } Platz ist frei.
   *[other] { $free } Plätze sind frei.
} Du brauchst nur einen Browser.
site-replay-text = Sieh dir diese Partie Codex Naturalis Schritt für Schritt an.
site-review-text = Eine beendete Partie mit Auswertung: die entscheidenden Momente und was besser gewesen wäre.
site-exercise = Übung: { $theme }
site-exercise-text = Ein Zug ist hier besser als alle anderen. Finde ihn.
site-exercises-text = Stellungen mit genau einem besten Zug. Finde ihn und lerne, warum er der beste ist.
site-analysis-text = Baue eine Stellung aus Codex Naturalis auf, probiere Züge und sieh, was die Engine davon hält.
site-analysis-game-text = Diese Partie Codex Naturalis auf dem Analysebrett: probiere andere Züge und sieh, was die Engine davon hält.
site-statistics-text = Wie oft Karten, Aufgaben und Eröffnungen in Codex Naturalis gewinnen, aus Hunderttausenden Partien.
