# Accounts, profiles, ratings, the check of the shuffle.
people-name = Name
people-name-hint = 2 bis 24 Zeichen: Buchstaben, Ziffern, Leerzeichen, Binde- und Unterstriche, Apostrophe oder Punkte. Andere können ihn sehen.
people-password = Passwort
people-you = du
people-you-guest = Du spielst als { $name }, Gast seit { $date }.
people-you-account = Du bist { $name }, dabei seit { $date }.
people-you-nobody = Du hast hier noch keinen Namen. Du bekommst einen, sobald du zum ersten Mal spielst, ganz ohne Registrierung.
people-my-profile = Mein Profil

people-keep = Konto erstellen
people-keep-guest = Gäste werden vergessen, wenn die Browserdaten gelöscht werden. Mit einem Passwort behältst du deinen Namen und alle deine Partien, und du kannst gewertete Partien spielen.
people-keep-nobody = Mit Name und Passwort hast du deine Partien auf jedem Gerät, und du kannst gewertete Partien spielen.
people-kept = Konto erstellt.
people-sign-in = Anmelden
people-sign-in-text = Wenn du schon ein Konto hast.
people-sign-in-guest = Wenn du schon ein Konto hast. Die Partien, die du als Gast gespielt hast, bleiben beim Gast.
people-signed-in = Du bist angemeldet.

people-password-change = Passwort ändern
people-password-text = Damit wirst du in allen anderen Browsern abgemeldet, und deine Zugangsschlüssel enden.
people-password-old = Aktuelles Passwort
people-password-new = Neues Passwort
people-password-do = Passwort ändern
people-password-changed = Passwort geändert.

people-leave = Abmelden oder Konto löschen
people-sign-out = Abmelden
people-sign-out-all = Überall abmelden
people-sign-out-guest = Gäste haben kein Passwort: Nach dem Abmelden kannst du unter diesem Namen nicht mehr zurückkommen.
people-signed-out = Du bist abgemeldet.
people-delete = Konto löschen
people-delete-do = Konto endgültig löschen
people-deleted = Konto gelöscht.

people-tokens = Zugangsschlüssel
people-tokens-text = Ein Programm mit einem Zugangsschlüssel handelt in deinem Namen: dein eigener Bot oder ein Skript.
people-token-new = Neuer Zugangsschlüssel
people-token-label = Wofür er ist
people-token-label-hint = Das siehst nur du, zum Beispiel „mein Bot zu Hause“.
people-token-may = Er darf
people-scope-read = meine Partien sehen
people-scope-play = spielen
people-scope-create = Tische eröffnen
people-token-days = Ablauf
people-days = { $n ->
    [one] nach { $n } Tag
   *[other] nach { $n } Tagen
}
people-token-ever = läuft nie ab
people-token-until = bis { $date }
people-token-unused = nie benutzt
people-token-used = zuletzt benutzt: { $when }
people-token-make = Zugangsschlüssel erstellen
people-token-once = Hier ist dein Zugangsschlüssel. Du siehst ihn nur dieses eine Mal: Kopiere ihn jetzt.
people-token-kept = Ich habe ihn kopiert
people-token-revoke = Widerrufen
people-token-revoke-one = { $label } widerrufen
people-copy = Kopieren
people-copied = Kopiert.

people-since-guest = Gast seit { $date }.
people-since-account = Dabei seit { $date }.
people-stat-rating = Wertungszahl, { $players }
people-stat-games = { $n ->
    [one] Partie
   *[other] Partien
}, { $share } gewonnen
people-stat-points = Punkte pro Partie
people-stat-most = meiste Punkte
people-results = Ergebnisse
people-against-people = Menschen
people-tally = { $won } gewonnen · { $lost } verloren{ $drawn ->
    [0] { "" }
   *[other] {" "}· { $drawn } unentschieden
}
people-recent = Punkte in den letzten { $n } Partien
people-rating = Wertungszahl
people-rating-of = Spielerzahl
people-rating-games = Partien
people-rating-uncertain = vorläufig
people-games = Partien
people-games-open = Nur Partien an offenen Tischen werden gezeigt.
people-nobody = Niemand heißt hier so.
people-report = Melden oder blockieren

people-rank = Rang
people-leaderboard-none = Noch hat niemand genug gewertete Partien gespielt.
people-leaderboard-text = Wertungszahlen beginnen bei 1000. Sie sind anfangs vorsichtig angesetzt und steigen in deinen ersten Partien meistens, während sich deine Spielstärke zeigt. Partien mit 2, 3 und 4 Spielern haben getrennte Wertungszahlen.

people-shuffle = Wurde fair gemischt?
people-shuffle-text = Bevor eine Partie beginnt, legt der Server die Reihenfolge aller Karten fest und veröffentlicht einen Fingerabdruck davon: ein Versprechen. Nach der Partie legt er die Reihenfolge offen. Hier prüft dein eigener Browser, ob beides zusammenpasst. So kann niemand die Karten dazwischen geändert haben.
people-shuffle-insecure = Dieser Browser kann Fingerabdrücke nur auf sicheren Seiten (https) berechnen. Der Befehl unten macht dasselbe.
people-shuffle-promise = Das Versprechen vor der Partie
people-shuffle-running = Die Partie ist noch nicht zu Ende. Schreib dir das auf und prüfe es danach.
people-shuffle-not-yet = Die Partie hat noch nicht begonnen, deshalb gibt es noch kein Versprechen.
people-shuffle-dealt = Hier berechnet, aus Kartenfolge und Zufallswert
people-shuffle-salt = Der Zufallswert (Salt): zufällige Zeichen, damit niemand aus dem Versprechen die Kartenfolge erraten kann
people-shuffle-deal = Die Kartenfolge, von der obersten Karte bis zur letzten
people-shuffle-how = So funktioniert es
people-shuffle-step-1 = Der Server mischt die vier Stapel und erzeugt einen Zufallswert (Salt).
people-shuffle-step-2 = Er fügt den Zufallswert und die vier Stapel zu einem Text zusammen und berechnet dessen SHA-256: einen Fingerabdruck, der zu keinem anderen Text passt. Das ist das Versprechen; es wird gezeigt, sobald die Partie beginnt.
people-shuffle-step-3 = Wenn die Partie zu Ende ist, werden der Zufallswert und die Stapel in ihrer Spieldatei veröffentlicht.
people-shuffle-step-4 = Jeder kann den Fingerabdruck noch einmal berechnen. Ist er gleich, waren es von Anfang an diese Stapel.
people-shuffle-yourself = Wenn du dieser Seite lieber nicht vertraust, führe das auf einem beliebigen Unix-System aus:
people-record = Spieldatei prüfen
people-record-choose = .codex-Datei wählen
people-record-paste = Oder füge ihren Text ein oder zieh die Datei hierher
people-record-check = Prüfen

people-fairness-kept = Das Versprechen wurde gehalten
people-fairness-broken = Das Versprechen wurde gebrochen
people-fairness-other_promise = Ein anderes Versprechen
people-fairness-no_deal = Keine Kartenfolge gefunden
people-fairness-no_hash = Kein Versprechen gefunden
people-fairness-no_salt = Kein Zufallswert gefunden
people-fairness-text-kept = Der Fingerabdruck ist gleich: Die Karten lagen schon vor dem ersten Zug in dieser Reihenfolge.
people-fairness-text-broken = Der Fingerabdruck ist anders: Das sind nicht die versprochenen Stapel.
people-fairness-text-other_promise = Das Versprechen in dieser Datei ist nicht das, das am Tisch gegeben wurde.
people-fairness-text-no_deal = Das ist keine Spieldatei, oder ihre Partie begann nicht von vorn: Es gibt keine vier Stapel zu prüfen.
people-fairness-text-no_hash = Die Zeile Deal-Hash fehlt: Es wurde nichts versprochen.
people-fairness-text-no_salt = Die Zeile Deal-Salt fehlt: Ohne sie lässt sich das Versprechen nicht prüfen.
