# The pages of moderators and hosts.
moderation-cases = Fälle
moderation-log = Protokoll
moderation-networks = Gesperrte Netzwerke
moderation-hosts-only = Diese Seite können nur Betreiber des Servers öffnen.

moderation-to-decide = Zu entscheiden
moderation-counts = Personen mit offenen Meldungen: { $people }. Offene Einsprüche: { $appeals }.
moderation-view = Welche Fälle
moderation-view-open = Offen
moderation-view-mine = Meine
moderation-view-closed = Erledigt
moderation-none-open = Nichts wartet auf eine Entscheidung.
moderation-none-mine = Du hast noch keinen Fall erledigt.
moderation-none-closed = Noch ist kein Fall erledigt.
moderation-kind-report = Meldung
moderation-kind-appeal = Einspruch
moderation-appeals = bittet um eine andere Entscheidung
moderation-for-host = für den Betreiber
moderation-automatic = der Server
moderation-by = von { $names }
moderation-by-people = { $n ->
    [one] { $n } Meldung
   *[other] { $n } Meldungen
}
moderation-by-you = von dir
moderation-by-host = vom Betreiber
moderation-outcome-warn = verwarnt
moderation-outcome-mute = stummgeschaltet
moderation-outcome-rename = umbenannt
moderation-outcome-ban = gesperrt
moderation-outcome-close_table = Tisch geschlossen
moderation-outcome-dismiss = in Ordnung
moderation-outcome-undo = zurückgenommen
moderation-outcome-lift = aufgehoben
moderation-outcome-uphold = bestätigt
moderation-keys-cases = nächster und voriger Fall
moderation-keys-decide = zur Entscheidung
moderation-back = Alle Fälle
moderation-choose-case = Wähle einen Fall, oder suche jemanden.

moderation-find = Teil eines Namens
moderation-search = Suchen
moderation-nobody = Niemand heißt so.
moderation-role-host = Betreiber
moderation-role-moderator = Moderation

moderation-since-guest = Gast seit { $date }
moderation-since-account = Dabei seit { $date }
moderation-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
moderation-rating = Wertung { $rating } (zu { $players })
moderation-muted-now = Für immer stumm
moderation-muted-now-until = Stumm bis { $until }
moderation-banned-now = Für immer gesperrt
moderation-banned-now-until = Gesperrt bis { $until }
moderation-profile = Profil öffnen
moderation-reported = Was gemeldet wurde
moderation-nothing-open = Es gibt keine offenen Meldungen.
moderation-closed-reports = Erledigte Meldungen: { $n }
moderation-this-line = (gemeldet)
moderation-whole-chat = { $n ->
    [one] Ganzer Chat: { $n } Nachricht
   *[other] Ganzer Chat: { $n } Nachrichten
}
moderation-table = Zum Tisch
moderation-replay = Partie nachspielen
moderation-table-open = Offener Tisch
moderation-table-private = Privater Tisch
moderation-table-rated = gewertet
moderation-table-closed = von der Moderation geschlossen

moderation-history = Vorgeschichte
moderation-no-history = Bisher wurde nichts entschieden.
moderation-number = Nr. { $number }
moderation-ended-by = beendet durch Nr. { $number }
moderation-did-warn = Verwarnt
moderation-did-mute = Für immer stummgeschaltet
moderation-did-mute-until = Stummgeschaltet bis { $until }
moderation-did-rename = Umbenannt von { $old } in { $name }
moderation-did-ban = Für immer gesperrt
moderation-did-ban-until = Gesperrt bis { $until }
moderation-did-close_table = Tisch { $table } geschlossen
moderation-did-dismiss = In Ordnung befunden
moderation-did-undo = Nr. { $number } zurückgenommen
moderation-did-lift = Nr. { $number } aufgehoben
moderation-did-uphold = Nr. { $number } nach Einspruch bestätigt
moderation-did-role-none = Rolle entzogen
moderation-did-role-host = Zum Betreiber gemacht
moderation-did-role-moderator = In die Moderation aufgenommen
moderation-did-block_address = Netzwerk { $network } gesperrt
moderation-did-unblock_address = Netzwerk { $network } freigegeben
moderation-undo = Zurücknehmen (bis { $time })
moderation-undone = Zurückgenommen. Die Meldungen sind wieder offen.
moderation-lift = Aufheben
moderation-lift-why = Warum es jetzt endet
moderation-lifted = Aufgehoben.

moderation-answer = Antwort, sichtbar für { $name }
moderation-uphold = Bleibt bestehen
moderation-accept = Entscheidung aufheben
moderation-answered = Der Einspruch ist beantwortet.

moderation-decision = Entscheidung
moderation-kind-of-warn = Verwarnen
moderation-kind-of-mute = Stumm
moderation-kind-of-rename = Umbenennen
moderation-kind-of-ban = Sperren
moderation-kind-of-close_table = Tisch schließen
moderation-about-warn = Eine Nachricht zum Lesen
moderation-about-mute = Kein Chat, darf spielen
moderation-about-rename = Gibt einen neutralen Namen
moderation-about-ban = Keine Partien, kein Chat
moderation-about-close_table = Die Partie endet ohne Ergebnis
moderation-how-long = Wie lange
moderation-hours-24 = 1 Tag
moderation-hours-168 = 1 Woche
moderation-hours-720 = 1 Monat
moderation-for-good = Für immer
moderation-until = bis { $until }
moderation-which-table = Welcher Tisch
moderation-reason = Grund, sichtbar für { $name }
moderation-language = Sprache von { $name }
moderation-preview = Was { $name } lesen wird
moderation-usual-insult = Beleidigungen sind hier nicht erlaubt.
moderation-usual-spam = Bitte schreib nicht immer wieder dasselbe, und mach keine Werbung.
moderation-usual-name = Dein Name verstößt gegen die Regeln dieses Servers.
moderation-usual-stalling = Du hast mehrere Partien verlassen oder die anderen warten lassen. Bitte spiel zu Ende, was du anfängst.
moderation-usual-cheating = Du hast Hilfe benutzt, die in gewerteten Partien nicht erlaubt ist.
moderation-usual-other = Du hast gegen die Regeln dieses Servers verstoßen.
moderation-usual-fair_play = Deine gewerteten Partien zeigen, dass du Hilfe benutzt hast.
moderation-tell = { $n ->
    [one] Der Person Bescheid geben, die das gemeldet hat
   *[other] Den { $n } Personen Bescheid geben, die das gemeldet haben
}
moderation-choose = Wähle eine Entscheidung
moderation-do-warn = Verwarnen
moderation-do-mute = { $hours ->
    [24] Für 1 Tag stummschalten
    [168] Für 1 Woche stummschalten
    [720] Für 1 Monat stummschalten
   *[0] Für immer stummschalten
}
moderation-do-rename = Umbenennen
moderation-do-ban = { $hours ->
    [24] Für 1 Tag sperren
    [168] Für 1 Woche sperren
    [720] Für 1 Monat sperren
   *[0] Für immer sperren
}
moderation-do-close_table = Tisch schließen
moderation-nothing-wrong = In Ordnung
moderation-pass-on = An den Betreiber weitergeben
moderation-decision-text = Ein Einspruch ist möglich. Du kannst eine Entscheidung 10 Minuten lang zurücknehmen.
moderation-decided = Entschieden.

moderation-log-text = Hier kann nichts geändert oder gelöscht werden.
moderation-log-all = Alle Einträge
moderation-log-more = Frühere Einträge
moderation-log-about = Entscheidungen über { $name }

moderation-networks-text = Von diesen Adressen aus kann niemand den Server erreichen.
moderation-networks-none = Es sind keine Netzwerke gesperrt.
moderation-network-block = Ein Netzwerk sperren
moderation-network = Adresse oder Netzwerk
moderation-network-hint = Zum Beispiel 192.0.2.7 oder 192.0.2.0/24. Viele können sich eine Adresse teilen: Sperr sie nur für kurze Zeit.
moderation-network-reason = Grund, für das Protokoll
moderation-network-do = Netzwerk sperren
moderation-network-lift = Freigeben
moderation-network-lift-one = { $network } freigeben
moderation-network-lifted = Freigegeben.

# What the server has found in rated games.
moderation-fact-pattern = Was
moderation-fact-other = Mit
moderation-fact-games = Gewertete Partien miteinander
moderation-fact-not_counted = davon nicht gezählt
moderation-fact-won = Gewonnen
moderation-fact-expected_wins = Siege, die die Wertungen erwarten
moderation-fact-streak = In Folge gewonnen
moderation-fact-median_seconds = Mittlere Dauer in Sekunden
moderation-fact-median_turns = Mittlere Dauer in Zügen
moderation-fact-shared_address = Partien von einer Adresse aus
moderation-fact-agreement = Übereinstimmung mit der Suche
moderation-fact-agreement_low = mindestens
moderation-fact-agreement_high = höchstens
moderation-fact-explained_low = Die Wertung erklärt von
moderation-fact-explained_high = bis
moderation-fact-decisions = Verglichene Halbzüge
moderation-fact-reviewed_games = Verglichene Partien
moderation-pattern-many_games = viele Partien miteinander an einem Tag
moderation-pattern-streak = eine Person gewinnt immer wieder
moderation-pattern-quick_losses = schnelle Niederlagen gegen viel Schwächere
moderation-pattern-shared_address = beide spielen von einer Adresse aus
moderation-pattern-engine = spielt fast wie die Engine
