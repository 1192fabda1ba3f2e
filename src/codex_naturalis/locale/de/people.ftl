# Accounts, profiles, ratings, the check of the shuffle.
people-name = Name
people-name-hint = 2 bis 24 Buchstaben, Ziffern oder Leerzeichen. Andere sehen ihn.
people-password = Passwort
people-password-hint = Mindestens 8 Zeichen. Mehrere Wörter sind besser als eines.
people-you = du
people-you-guest = Du spielst als { $name }, Gast seit { $date }.
people-you-account = Du bist { $name }, hier seit { $date }.
people-you-nobody = Du hast hier noch keinen Namen. Du bekommst einen, wenn du zum ersten Mal spielst; registrieren musst du dich nicht.
people-my-profile = Mein Profil

people-keep = Namen behalten
people-keep-guest = Ein Gast ist vergessen, sobald dieser Browser ihn vergisst. Mit einem Passwort behältst du deinen Namen und alle Partien, und deine Partien können gewertet werden.
people-keep-nobody = Mit Namen und Passwort gehören dir deine Partien auf jedem Gerät und können gewertet werden.
people-keep-do = Behalten
people-kept = Der Name gehört jetzt dir.
people-sign-in = Anmelden
people-sign-in-text = Wenn du schon ein Konto hast.
people-sign-in-guest = Wenn du schon ein Konto hast. Die Partien dieses Gastes bleiben beim Gast.
people-signed-in = Du bist angemeldet.

people-rename = Anderer Name
people-new-name = Neuer Name
people-rename-do = Namen ändern
people-renamed = Du hast einen neuen Namen.
people-password-change = Anderes Passwort
people-password-text = Alle anderen Browser werden dadurch abgemeldet.
people-password-old = Bisheriges Passwort
people-password-new = Neues Passwort
people-password-do = Passwort ändern
people-password-changed = Das neue Passwort gilt ab jetzt.

people-leave = Abschied
people-sign-out = Abmelden
people-sign-out-all = Überall abmelden
people-sign-out-guest = Ein Gast hat kein Passwort: Nach dem Abmelden kann niemand unter diesem Namen zurückkehren.
people-signed-out = Du bist abgemeldet.
people-delete = Konto löschen
people-delete-text = Endgültig. Der Name wird frei, deine laufenden Partien werden aufgegeben, und was du geschrieben hast, wird entfernt. Beendete Partien bleiben den anderen, ohne deinen Namen.
people-delete-do = Konto endgültig löschen
people-deleted = Dein Konto ist gelöscht. Leb wohl.

people-tokens = Schlüssel für Programme
people-tokens-text = Ein Programm mit einem solchen Token handelt in deinem Namen: dein eigener Bot oder ein Skript.
people-token-new = Neues Token
people-token-label = Wofür es ist
people-token-label-hint = Nur für dich, etwa „mein Bot zu Hause“.
people-token-may = Es darf
people-scope-read = meine Partien sehen
people-scope-play = spielen
people-scope-create = Tische eröffnen
people-token-days = Gültigkeit
people-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
people-token-ever = unbegrenzt
people-token-until = bis { $date }
people-token-unused = nie benutzt
people-token-used = zuletzt benutzt: { $when }
people-token-make = Token erstellen
people-token-once = Hier ist das Token. Es wird nur dieses eine Mal gezeigt: Kopiere es jetzt.
people-token-kept = Ich habe es
people-token-revoke = Widerrufen
people-token-revoke-one = { $label } widerrufen
people-copy = Kopieren
people-copied = Kopiert.

people-since-guest = Gast seit { $date }.
people-since-account = Hier seit { $date }.
people-finished = beendet
people-won = gewonnen
people-running = laufend
people-ratings = Wertungszahlen
people-rating = Wertungszahl
people-rating-of = Spielerzahl
people-rating-games = Partien
people-rating-none = noch nicht gewertet
people-rating-uncertain = noch unsicher
people-games = Partien
people-games-open = Die an offenen Tischen.
people-nobody = Niemand hat diesen Namen.

people-rank = Rang
people-leaderboard-none = Noch hat niemand genug gewertete Partien gespielt.
people-leaderboard-text = Eine Wertungszahl ist das, was wir sicher wissen: Sie beginnt bei 1000 und steigt, je mehr Partien den Zweifel nehmen. Partien zu 2, 3 und 4 werden getrennt gewertet.

people-shuffle = Wurde fair gemischt?
people-shuffle-text = Bevor eine Partie beginnt, legt der Server die Reihenfolge aller Karten fest und veröffentlicht einen Fingerabdruck davon: ein Versprechen. Nach der Partie legt er die Reihenfolge offen. Dein eigener Browser prüft hier, dass beides zusammengehört; so kann niemand die Karten inzwischen geändert haben.
people-shuffle-insecure = Dieser Browser berechnet Fingerabdrücke nur auf sicheren Seiten (https). Der Befehl unten tut dasselbe.
people-shuffle-promise = Das Versprechen, von vor der Partie
people-shuffle-running = Die Partie ist noch nicht zu Ende. Notiere dir dies und prüfe es danach.
people-shuffle-not-yet = Die Partie hat noch nicht begonnen: Es gibt noch kein Versprechen.
people-shuffle-dealt = Hier berechnet, aus Kartenfolge und Salz
people-shuffle-salt = Das Salz: zufällige Buchstaben, damit niemand aus dem Versprechen die Kartenfolge errät
people-shuffle-deal = Die Kartenfolge, von der obersten Karte bis zur letzten
people-shuffle-how = So funktioniert es
people-shuffle-step-1 = Der Server mischt die vier Stapel und denkt sich ein Salz aus.
people-shuffle-step-2 = Er fügt das Salz und die vier Stapel zu einem Text zusammen und berechnet dessen SHA-256: einen Fingerabdruck, der zu keinem anderen Text passt. Das ist das Versprechen; es ist zu sehen, sobald die Partie beginnt.
people-shuffle-step-3 = Wenn die Partie zu Ende ist, werden Salz und Stapel in ihrer Aufzeichnung veröffentlicht.
people-shuffle-step-4 = Jeder kann den Fingerabdruck neu berechnen. Ist er gleich, waren es von Anfang an diese Stapel.
people-shuffle-yourself = Ohne dieser Seite zu vertrauen, auf jedem Unix:
people-record = Eine Aufzeichnung prüfen
people-record-choose = .codex-Datei wählen
people-record-paste = Oder füge die Aufzeichnung ein, oder zieh die Datei hierher
people-record-check = Prüfen

people-fairness-kept = Das Versprechen wurde gehalten
people-fairness-broken = Das Versprechen wurde gebrochen
people-fairness-other_promise = Ein anderes Versprechen
people-fairness-no_deal = Keine Kartenfolge darin
people-fairness-no_hash = Kein Versprechen darin
people-fairness-no_salt = Kein Salz darin
people-fairness-text-kept = Der Fingerabdruck ist gleich: Die Karten lagen vor dem ersten Zug in dieser Reihenfolge.
people-fairness-text-broken = Der Fingerabdruck weicht ab: Das sind nicht die versprochenen Stapel.
people-fairness-text-other_promise = Die Aufzeichnung nennt ein anderes Versprechen als der Tisch.
people-fairness-text-no_deal = Das ist keine Aufzeichnung, oder eine, die von einer Stellung ausging: Es gibt keine vier Stapel zu prüfen.
people-fairness-text-no_hash = Es fehlt die Zeile Deal-Hash: Wer gegeben hat, hat nichts versprochen.
people-fairness-text-no_salt = Es fehlt die Zeile Deal-Salt: Ohne sie lässt sich das Versprechen nicht öffnen.
