# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = Die Regeln
rules-lead = Für 2 bis 4 Spieler oder für einen gegen den Mönch Tybor. Das ist alles; es beim Spielen zu lernen dauert zehn Minuten.
rules-contents = Inhalt
rules-learn = Beim Spielen lernen
rules-allowed = ja
rules-forbidden = nein

rules-aim = Worum es geht
rules-aim-1 = Jeder Spieler gestaltet Seite um Seite ein Buch der Natur. Deine Seiten sind Karten, und sie überlappen sich an den Ecken: Jede neue Karte überdeckt eine Ecke einer älteren. Was sichtbar bleibt, gehört dir und bezahlt bessere Karten.
rules-aim-2 = Punkte sammelst du beim Ausspielen der Karten und noch einmal am Ende, für Aufgaben. Wer die meisten hat, gewinnt.

rules-cards = Die Karten
rules-cards-1 = Es gibt 40 Ressourcenkarten, 40 Goldkarten, 6 Startkarten und 16 Aufgaben. Ressourcen- und Goldkarten gehören zu einem von vier Königreichen, dem der Pilze { $fungi }, der Pflanzen { $plant }, der Tiere { $animal } oder der Insekten { $insect }, und tragen auf beiden Seiten dessen Farbe. Neben diesen vier Ressourcen gibt es drei Objekte: Federkiel { $quill }, Tintenfass { $inkwell } und Manuskript { $manuscript }.
rules-cards-2 = Jede Seite hat vier Ecken. Eine sichtbare Ecke ist hell; sie ist leer oder zeigt ein Symbol und darf überdeckt werden. Eine versteckte Ecke hat kein helles Feld: Die Farbe der Karte reicht bis zum Rand und trägt einen Zweig, und für eine weitere Karte ist dort kein Raum.
rules-cards-3 = Die Rückseite einer Ressourcen- oder Goldkarte hat vier leere sichtbare Ecken und in der Mitte das Symbol ihres Königreichs. Die Mitte kann nichts überdecken. Startkarten haben kein Königreich; auf ihren Rückseiten stehen ein bis drei Symbole in der Mitte.
rules-cards-4 = Die Rückseiten von Ressourcen- und Goldkarten sehen verschieden aus. So sehen alle, von welcher Art und welchem Königreich die oberste Karte eines Stapels ist, und dasselbe bei deinen Handkarten, aber nicht mehr.

rules-setup = Vor dem ersten Zug
rules-setup-1 = Alle Spielsteine auf der Wertungstafel beginnen bei 0. Beide Stapel werden gemischt und von jedem zwei Karten daneben aufgedeckt: der Markt mit einer linken und einer rechten Spalte.
rules-setup-2 = Jeder bekommt eine Startkarte und entscheidet sofort, welche Seite sie zeigt. Handkarten und Aufgaben sind noch nicht bekannt.
rules-setup-3 = Jeder zieht 2 Ressourcenkarten und 1 Goldkarte. Handkarten bleiben geheim.
rules-setup-4 = Zwei Aufgaben werden für alle aufgedeckt: die gemeinsamen Aufgaben.
rules-setup-5 = Jeder bekommt zwei weitere Aufgaben und behält eine davon geheim. Die andere geht ungesehen aus dem Spiel.
rules-setup-6 = Wer beginnt, wird ausgelost. Nach dem Aufbau liegen in den Stapeln 34 Ressourcen- und 36 Goldkarten bei 2 Spielern, 32 und 35 bei 3, 30 und 34 bei 4.

rules-turn = Ein Zug
rules-turn-1 = Gespielt wird im Uhrzeigersinn. In deinem Zug spielst du genau eine Karte von deiner Hand aus, dann ziehst du genau eine. Du musst beides tun, in dieser Reihenfolge.
rules-turn-2 = Du darfst eine Karte immer verdeckt statt offen ausspielen. Die Rückseite kostet nichts und bringt keine Punkte.

rules-laying = Eine Karte anlegen
rules-laying-1 = Die Karte liegt aufrecht, mit ihren Ecken auf sichtbaren Ecken von Karten deiner eigenen Auslage. Sie muss mindestens eine überdecken.
rules-laying-2 = Sie darf Ecken mehrerer Karten zugleich überdecken, aber nie mehr als eine Ecke derselben Karte.
rules-laying-3 = Jede Ecke, die überdeckt würde, muss eine sichtbare sein. Eine einzige versteckte Ecke darunter sperrt die Stelle für immer.
rules-laying-4 = Was die neue Karte selbst an dieser Ecke zeigt, spielt keine Rolle: Ihre eigene Ecke dort darf versteckt sein.
rules-laying-5 = Überdeckte Symbole sind sofort verloren. Die der neuen Karte zählen sofort.

rules-gold = Goldkarten
rules-gold-1 = Eine offen ausgespielte Goldkarte hat Kosten: die benötigten Ressourcen am unteren Rand. Unmittelbar bevor du sie ausspielst, müssen von jeder mindestens so viele in deiner Auslage sichtbar sein. Die eigenen Symbole der Karte helfen nicht.
rules-gold-2 = Nichts wird ausgegeben, und die Karte darf gerade die Symbole überdecken, die sie bezahlt haben. Verdeckt ist eine Goldkarte kostenlos, wie jede andere.

rules-points = Punkte für Karten
rules-points-1 = Nur die Vorderseite einer Karte bringt Punkte, und zwar sofort.
rules-points-2 = Eine Zahl allein ist das, was du bekommst: 1 auf manchen Ressourcenkarten, 3 oder 5 auf manchen Goldkarten.
rules-points-3 = Eine Zahl neben einem Objekt, etwa 1 × { $quill }: ein Punkt für jedes sichtbare Objekt dieser Art, gezählt, nachdem die Karte liegt. Ihr eigenes zählt. Eines, das sie gerade überdeckt hat, zählt nicht.
rules-points-4 = 2 × { $covered }: zwei Punkte für jede Ecke, die die Karte überdeckt, ob dort ein Symbol war oder nicht. Das sind 2 bis 8 Punkte.
rules-points-5 = Einmal erhaltene Punkte bleiben, was immer später überdeckt wird. Die Wertungstafel ist nicht begrenzt: Nach 29 geht die Zahl weiter.

rules-drawing = Ziehen
rules-drawing-1 = Nimm eine der vier Karten des Marktes oder ungesehen die oberste Karte eines Stapels.
rules-drawing-2 = Eine aus dem Markt genommene Karte wird sofort vom Stapel ihrer Art ersetzt.
rules-drawing-3 = Wenn beide Stapel aufgebraucht sind, können die Karten des Marktes noch genommen werden; sie werden nicht ersetzt. Gibt es gar nichts mehr, ziehst du nichts.

rules-end = Das Ende des Spiels
rules-end-1 = Das Ende beginnt, sobald ein Spieler 20 oder mehr Punkte auf der Wertungstafel hat oder beide Stapel leer sind.
rules-end-2 = Die Runde wird dann zu Ende gespielt, und alle haben noch einen Zug. So hatten alle Spieler gleich viele Züge.
rules-end-3 = Wer das Ende ausgelöst hat, zieht in diesem Zug noch. In der letzten Runde zieht niemand.
rules-end-4 = Ob danach noch andere 20 erreichen, spielt keine Rolle.

rules-objectives = Aufgaben
rules-objectives-1 = Wenn die letzte Karte liegt, werten alle die zwei gemeinsamen Aufgaben und ihre eigene geheime. Jede zählt so oft, wie sie erfüllt ist.
rules-objectives-2 = Symbole: 2 Punkte für je drei einer Ressource, 2 für jedes Paar eines Objekts, 3 für jedes Set aus Federkiel, Tintenfass und Manuskript. Alles Sichtbare zählt, in Ecken und in der Mitte von Karten, auch auf der Startkarte.
rules-objectives-3 = Muster: drei Karten der richtigen Königreiche in genau dieser Lage zueinander, weder gedreht noch gespiegelt. Welche davon oben liegt, ist gleich, ebenso, welche Seite sie zeigt. Die Startkarte zählt nie. Eine Diagonale bringt 2 Punkte, ein geknicktes Muster 3.
rules-objectives-4 = Innerhalb einer Aufgabe zählt jedes Symbol und jede Karte nur einmal; für eine andere Aufgabe darf sie wieder zählen.
rules-objectives-5 = Wo sich dieselben Karten verschieden gruppieren lassen, gilt die Gruppierung mit den meisten vollständigen Mustern.

rules-winner = Wer gewinnt
rules-winner-1 = Punkte auf der Wertungstafel und Punkte aus Aufgaben werden addiert. Die höchste Summe gewinnt.
rules-winner-2 = Bei Gleichstand entscheiden mehr Punkte aus Aufgaben. Sind auch diese gleich, teilen sich die Spieler den Sieg.

rules-rulings = Die Regeln, wie sie hier gelten
rules-rulings-1 = Gedruckte Ausgaben der Regeln weichen stellenweise voneinander ab, und mitunter schweigen alle. So entscheidet diese Website; zwei Punkte lassen sich beim Eröffnen eines Tisches wählen.
rules-rulings-2 = Ein leerer Stapel füllt den Markt nicht auf: Die Stelle bleibt leer, wenn der Tisch nichts anderes bestimmt.
rules-rulings-3 = Ein Spieler ohne freie Stelle setzt aus: keine Karte, kein Ziehen. Er bleibt im Spiel und wird am Ende gewertet. Kann niemand eine Karte anlegen, endet das Spiel sofort. Im Solospiel spielt Tybor weiter.
rules-rulings-4 = In der letzten Runde zieht niemand. Manche Ausgaben überlassen das den Spielern.
rules-rulings-5 = Die Wertungstafel hat keine letzte Zahl. Nach 29 bleibt der Spielstein am Ende und zeigt die Summe.
rules-rulings-6 = Das Ende durch leere Stapel wird nach dem Ziehen und dem anschließenden Auffüllen geprüft.

rules-solo = Allein gegen Tybor
rules-solo-1 = Tybor Kwelein, ein Mönch, ist dein Gegner. Er legt keine Karten: Er sammelt. Du spielst nach den üblichen Regeln und beginnst; nach jedem deiner Züge hat er einen.
rules-solo-2 = Zu Beginn, sobald der Markt liegt, wird die oberste Ressourcenkarte jedes Königreichs aus dem Stapel genommen und ihm verdeckt gegeben. Jede ist eine Ressource ihres Königreichs. Er hat keine Startkarte und keine geheime Aufgabe.
rules-solo-3 = In seinem Zug nimmt er sich zuerst die linke Spalte des Marktes vor, das Auffüllen eingeschlossen, dann die rechte. In jeder Spalte tut er das Erste von Folgendem, das möglich ist.
rules-solo-4 = Erstens: Hat er die Ressourcen, die die Goldkarte kostet, legt er sie ab und erhält ihre gedruckte Zahl, 1, 2, 3 oder 5, was immer daneben steht. Nichts wird ausgegeben.
rules-solo-5 = Zweitens: Ist die Goldkarte 5 wert oder passt sie zu einer gemeinsamen Aufgabe, nimmt er sie verdeckt als weitere Ressource ihres Königreichs. Zu einer Aufgabe mit Objekten passt sie, wenn sie eines davon in einer Ecke zeigt, zu jeder anderen, wenn sie deren vorherrschende Farbe hat; bei einem geknickten Muster ist das die Farbe der zwei gleichen Karten.
rules-solo-6 = Drittens: Sonst nimmt er die Ressourcenkarte der Spalte, verdeckt.
rules-solo-7 = Fehlt die Goldkarte, geht er zum Dritten über; fehlt dort die Ressourcenkarte, nimmt er die Goldkarte verdeckt; aus einer leeren Spalte nimmt er nichts.
rules-solo-8 = Tybor löst das Ende mit 20 Punkten aus wie ein Spieler auf dem zweiten Platz. Aufgaben wertet er nicht. Du gewinnst nur mit mehr Punkten als er: Bei Gleichstand gewinnt Tybor.
rules-solo-9 = Drei Stufen: leicht, wo er mit zwei Ressourcenkarten verschiedener Königreiche beginnt; normal, mit allen vier; schwer, mit vier und 4 Punkten Vorsprung.

rules-options = Was ein Tisch wählen kann
rules-option = Option
rules-option-usual = Üblich
rules-option-other = Andere Wahl
rules-option-tie = Gleichstand
rules-option-tie-points = Mehr Punkte aus Aufgaben gewinnen.
rules-option-tie-cards = Mehr mindestens einmal erfüllte Aufgabenkarten gewinnen.
rules-option-refill = Markt bei leerem Stapel
rules-option-refill-same = Die Stelle bleibt leer.
rules-option-refill-other = Sie wird vom anderen Stapel gefüllt. Nicht im Solospiel.

rules-figure-resource = Ressourcenkarte, 1 Punkt wert. Ihre Ecke rechts unten ist versteckt.
rules-figure-gold = Goldkarte: 3 Punkte, benötigt 3 Pflanzen.
rules-figure-back = Rückseite einer Goldkarte
rules-figure-starter = Startkarte, Vorderseite
rules-figure-starter-back = Startkarte, Rückseite: drei Symbole, die bleiben, zwei versteckte Ecken
rules-figure-one = 1 Punkt
rules-figure-plain = 3 Punkte
rules-figure-object = 1 Punkt für jeden sichtbaren Federkiel
rules-figure-corner = 2 Punkte für jede überdeckte Ecke
rules-figure-laying = A: erlaubt, überdeckt 2 Ecken. B: nicht erlaubt, eine der zwei Ecken darunter ist versteckt. C: erlaubt, überdeckt eine Pflanze, die verloren ist.
rules-figure-slope = Sechs Pilzkarten auf einer Diagonale: zweimal erfüllt, 4 Punkte. Eine davon liegt verdeckt.
rules-figure-column = Zwei Tierkarten in einer Spalte und eine Pilzkarte rechts oben von der oberen. Die Pflanze dazwischen spielt keine Rolle.
rules-figure-symbols = Aufgaben, die Symbole verlangen
