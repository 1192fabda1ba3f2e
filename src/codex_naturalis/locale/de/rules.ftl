# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = Die Regeln
rules-lead = Für 2 bis 4 Spieler oder für einen allein gegen den Mönch Tybor. Auf dieser Seite steht alles; die Lektion zeigt es dir beim Spielen, in wenigen Minuten.
rules-contents = Inhalt
rules-learn = Beim Spielen lernen
rules-allowed = ja
rules-forbidden = nein

rules-aim = Worum es geht
rules-aim-1 = Jeder Spieler gestaltet ein Buch der Natur. Deine Seiten sind Karten, und sie überlappen sich an den Ecken: Jede neue Karte überdeckt eine Ecke einer älteren. Die Symbole, die noch zu sehen sind, gehören dir, und mit ihnen kannst du bessere Karten anlegen.
rules-aim-2 = Punkte bekommst du beim Anlegen der Karten und noch einmal am Ende, für Aufgaben. Wer die meisten Punkte hat, gewinnt.

rules-cards = Die Karten
rules-cards-1 = Es gibt 40 Ressourcenkarten, 40 Goldkarten, 6 Startkarten und 16 Aufgaben. Ressourcen- und Goldkarten gehören zu einem von vier Königreichen, Pilze { $fungi }, Pflanzen { $plant }, Tiere { $animal } und Insekten { $insect }, und haben auf beiden Seiten dessen Farbe. Neben diesen vier Ressourcen gibt es drei Objekte: Federkiel { $quill }, Tintenfass { $inkwell } und Manuskript { $manuscript }.
rules-cards-2 = Jede Seite einer Karte hat vier Ecken. Eine sichtbare Ecke ist hell; sie ist leer oder zeigt ein Symbol und darf überdeckt werden. Eine versteckte Ecke hat kein helles Feld: Die Farbe der Karte reicht bis zum Rand, ein Zweig ist darauf, und keine Karte darf sie überdecken.
rules-cards-3 = Die Rückseite einer Ressourcen- oder Goldkarte hat vier leere sichtbare Ecken und in der Mitte das Symbol ihres Königreichs. Die Mitte einer Karte kann nie überdeckt werden. Startkarten haben kein Königreich; auf der Rückseite haben sie ein bis drei Symbole in der Mitte.
rules-cards-4 = Die Rückseiten von Ressourcen- und Goldkarten sehen verschieden aus. So sehen alle, von welcher Art und aus welchem Königreich die oberste Karte jedes Stapels und deine Handkarten sind, aber nicht mehr.

rules-setup = Vor dem ersten Zug
rules-setup-1 = Alle Spielsteine auf der Wertungstafel beginnen bei 0. Beide Stapel werden gemischt, und von jedem werden zwei Karten offen daneben ausgelegt: der Markt, mit einer linken und einer rechten Spalte.
rules-setup-2 = Jeder bekommt eine Startkarte und entscheidet sofort, welche Seite oben liegt, noch bevor er Handkarten oder Aufgaben sieht.
rules-setup-3 = Jeder zieht 2 Ressourcenkarten und 1 Goldkarte. Handkarten sind geheim.
rules-setup-4 = Zwei Aufgaben werden für alle aufgedeckt: die gemeinsamen Aufgaben.
rules-setup-5 = Jeder bekommt zwei weitere Aufgaben und behält eine davon geheim. Die andere ist aus dem Spiel, und niemand sieht sie.
rules-setup-6 = Wer anfängt, wird ausgelost. Nach dem Aufbau enthalten die Stapel 34 Ressourcen- und 36 Goldkarten bei 2 Spielern, 32 und 35 bei 3, 30 und 34 bei 4.

rules-turn = Ein Zug
rules-turn-1 = Gespielt wird im Uhrzeigersinn. In deinem Zug legst du genau eine Handkarte an, dann ziehst du genau eine Karte. Beides musst du tun, in dieser Reihenfolge.
rules-turn-2 = Du darfst eine Karte immer auch verdeckt statt offen anlegen. Die Rückseite kostet nichts und bringt keine Punkte, aber das Symbol in ihrer Mitte gehört dir wie jedes andere, das zu sehen ist.

rules-laying = Eine Karte anlegen
rules-laying-1 = Lege die Karte aufrecht so an, dass sie mindestens eine sichtbare Ecke in deiner eigenen Auslage überdeckt. Eine Karte wird nie quer gelegt oder auf den Kopf gestellt.
rules-laying-2 = Sie darf Ecken mehrerer Karten auf einmal überdecken, aber nie mehr als eine Ecke derselben Karte.
rules-laying-3 = Jede Ecke, die sie überdecken würde, muss eine sichtbare sein. Schon eine einzige versteckte Ecke darunter sperrt die Stelle für immer.
rules-laying-4 = Die eigenen Ecken der neuen Karte spielen keine Rolle: Sie dürfen versteckt sein.
rules-laying-5 = Symbole, die du überdeckst, verlierst du sofort. Die Symbole der neuen Karte zählen sofort. Überdecke ruhig auch Symbole: Eine bessere Stelle ist den Verlust oft wert.

rules-gold = Goldkarten
rules-gold-1 = Eine offen angelegte Goldkarte hat Kosten: die Symbole am unteren Rand. Direkt bevor du sie anlegst, müssen von jedem mindestens so viele in deiner Auslage sichtbar sein. Die eigenen Symbole der Karte helfen dabei nicht.
rules-gold-2 = Ausgegeben wird nichts, und die Karte darf genau die Symbole überdecken, die sie gebraucht hat. Verdeckt ist eine Goldkarte kostenlos, wie jede andere.

rules-points = Punkte für Karten
rules-points-1 = Nur die Vorderseite einer Karte bringt Punkte, und zwar sofort.
rules-points-2 = Steht die Zahl allein, bekommst du genau so viele Punkte: 1 auf manchen Ressourcenkarten, 3 oder 5 auf manchen Goldkarten.
rules-points-3 = Eine Zahl mit einem Objekt, zum Beispiel 1 × { $quill }: ein Punkt für jedes dieser Objekte, das in deiner Auslage sichtbar ist, gezählt, wenn die Karte liegt. Ihr eigenes zählt. Eines, das sie gerade überdeckt hat, zählt nicht.
rules-points-4 = 2 × { $covered }: zwei Punkte für jede Ecke, die die Karte überdeckt, mit oder ohne Symbol. Das ergibt 2 bis 8 Punkte.
rules-points-5 = Punkte, die du einmal hast, ändern sich nie. Wird eine Karte später überdeckt, verlierst du keine, und Objekte, die später dazukommen, bringen keine mehr. Nach oben gibt es keine Grenze: Nach 29 wird einfach weitergezählt.

rules-drawing = Ziehen
rules-drawing-1 = Nimm eine der vier offen ausliegenden Karten des Marktes oder die oberste Karte eines Stapels, ohne sie vorher anzusehen.
rules-drawing-2 = Eine aus dem Markt genommene Karte wird sofort durch eine vom Stapel ihrer Art ersetzt.
rules-drawing-3 = Wenn beide Stapel leer sind, kannst du weiter Karten aus dem Markt nehmen; sie werden nicht ersetzt. Ist gar nichts mehr da, ziehst du nicht.

rules-end = Das Spielende
rules-end-1 = Das Spielende wird ausgelöst, sobald ein Spieler 20 oder mehr Punkte auf der Wertungstafel hat oder beide Stapel leer sind.
rules-end-2 = Zuerst wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Aber damit ist noch nicht Schluss: Danach ist jeder noch einmal dran.
rules-end-3 = Wer das Spielende auslöst, zieht in diesem Zug noch eine Karte. In der letzten Runde zieht niemand mehr eine Karte.
rules-end-4 = Wenn später noch andere 20 Punkte erreichen, ändert das nichts.

rules-objectives = Aufgaben
rules-objectives-1 = Nach der letzten Karte wertet jeder die beiden gemeinsamen Aufgaben und seine eigene geheime. Jede zählt so oft, wie sie erfüllt ist.
rules-objectives-2 = Symbole: 2 Punkte für je drei gleiche Ressourcen, 2 für jedes Paar gleicher Objekte, 3 für jedes Set aus Federkiel, Tintenfass und Manuskript. Jedes sichtbare Symbol zählt, in den Ecken und in der Mitte der Karten, auch auf der Startkarte.
rules-objectives-3 = Muster: drei Karten der richtigen Königreiche, genau an den Stellen, die die Aufgabe zeigt, nie gedreht oder gespiegelt. Welche Karte oben liegt und welche Seite sie zeigt, ist egal. Die Startkarte gehört nie zu einem Muster. Ein diagonales Muster bringt 2 Punkte, ein L-förmiges 3.
rules-objectives-4 = Innerhalb einer Aufgabe zählt jedes Symbol und jede Karte nur einmal; für eine andere Aufgabe dürfen sie noch einmal zählen.
rules-objectives-5 = Lassen sich dieselben Karten verschieden gruppieren, gilt die Gruppierung mit den meisten vollständigen Mustern.

rules-winner = Wer gewinnt
rules-winner-1 = Zähle die Punkte auf der Wertungstafel und die Punkte aus Aufgaben zusammen. Wer die höchste Summe hat, gewinnt.
rules-winner-2 = Bei Gleichstand gewinnt, wer mehr Punkte aus Aufgaben hat. (Nach den italienischen Regeln gewinnt, wer mehr Aufgabenkarten erfüllt hat; das kannst du wählen, wenn du einen Tisch eröffnest.) Steht es dann immer noch gleich, wird der Sieg geteilt.

rules-misread = Oft missverstanden
rules-misread-1 = Muss auch die Ecke der neuen Karte sichtbar sein? Nein. Nur die überdeckten Ecken müssen es sein; ihre eigene, die oben liegt, darf versteckt sein.
rules-misread-2 = Ist Schluss, sobald alle gleich oft dran waren? Nein. Danach ist jeder noch einmal dran.
rules-misread-3 = Geben verdeckte Karten keine Ressource? Doch: Das Symbol in der Mitte zählt wie jedes andere, und nichts kann es je überdecken.
rules-misread-4 = Darf man Karten drehen? Nie. Karten liegen immer aufrecht, und auch Muster werden nie gedreht oder gespiegelt.

rules-rulings = Regeln, wie sie hier gelten
rules-rulings-1 = Die gedruckten Ausgaben der Regeln unterscheiden sich stellenweise, und manchmal hat keine von ihnen eine Antwort. So spielen wir hier; zwei dieser Regeln kannst du ändern, wenn du einen Tisch eröffnest.
rules-rulings-2 = Ist ein Stapel leer, wird der Markt daraus nicht mehr aufgefüllt: Die Stelle bleibt leer, sofern am Tisch nichts anderes eingestellt ist.
rules-rulings-3 = Ein Spieler ohne freie Stelle setzt aus: Er legt keine Karte an und zieht keine. Er bleibt im Spiel und wird am Ende gewertet. Kann niemand eine Karte anlegen, endet die Partie sofort. Im Solospiel spielt Tybor weiter.
rules-rulings-4 = In der letzten Runde zieht niemand mehr eine Karte. Manche Ausgaben überlassen das den Spielern.
rules-rulings-5 = Die Wertungstafel hat nach oben keine Grenze. Nach 29 bleibt der Spielstein am Ende stehen und zeigt die Summe.
rules-rulings-6 = Ob beide Stapel leer sind, wird immer nach dem Ziehen und Auffüllen geprüft.
rules-rulings-7 = Wer anfängt, wird ausgelost. In der deutschen Ausgabe einigen sich die Spieler; in der tschechischen beginnt, wer zuletzt in einem Lexikon gelesen hat.
rules-rulings-8 = Die Aufgabe, die du nicht behältst, ist aus dem Spiel. Manche Ausgaben legen sie unter den Stapel, die russische zurück in die Schachtel; zu sehen bekommt sie niemand.
rules-rulings-9 = Bei Gleichstand entscheiden die Punkte aus Aufgaben. Die italienische Ausgabe zählt stattdessen die erfüllten Aufgabenkarten; das ist eine der Optionen unten.

rules-solo = Allein gegen Tybor
rules-solo-1 = Dein Gegner ist der Mönch Tybor Kwelein. Er legt keine Karten an: Er sammelt sie. Du spielst nach den üblichen Regeln und fängst an; nach jedem deiner Züge ist er einmal dran.
rules-solo-2 = Zu Beginn, sobald der Markt ausliegt, bekommt er aus dem Stapel die oberste Ressourcenkarte jedes Königreichs, verdeckt. Jede ist eine Ressource ihres Königreichs. Er hat keine Startkarte und keine geheime Aufgabe.
rules-solo-3 = In seinem Zug nimmt er sich zuerst die linke Spalte des Marktes vor, samt Auffüllen, dann die rechte. In jeder Spalte macht er den ersten dieser Schritte, der möglich ist.
rules-solo-4 = Schritt 1: Hat er die Ressourcen, die die Goldkarte kostet, legt er die Karte ab und bekommt ihre gedruckte Zahl als Punkte, 1, 2, 3 oder 5, ohne Objekte oder Ecken zu zählen. Ausgegeben wird nichts.
rules-solo-5 = Schritt 2: Ist die Goldkarte 5 wert oder passt sie zu einer gemeinsamen Aufgabe, nimmt er sie verdeckt als weitere Ressource ihres Königreichs. Zu einer Aufgabe mit Objekten passt sie, wenn eine ihrer Ecken eines davon zeigt, zu jeder anderen, wenn sie deren vorherrschende Farbe hat; bei einem L-förmigen Muster ist das die Farbe der zwei gleichen Karten.
rules-solo-6 = Schritt 3: Sonst nimmt er die Ressourcenkarte der Spalte, verdeckt.
rules-solo-7 = Fehlt die Goldkarte, geht er gleich zu Schritt 3. Fehlt dort die Ressourcenkarte, nimmt er die Goldkarte verdeckt. Aus einer leeren Spalte nimmt er nichts.
rules-solo-8 = Erreicht Tybor 20 Punkte, löst er das Spielende aus wie ein Spieler, der als Zweiter dran ist. Aufgaben bringen ihm keine Punkte. Du gewinnst nur mit mehr Punkten als er: Bei Gleichstand gewinnt Tybor.
rules-solo-9 = Es gibt drei Schwierigkeitsgrade. Leicht: Er beginnt mit zwei Ressourcenkarten verschiedener Königreiche. Normal: Er beginnt mit allen vier. Schwer: Er beginnt mit allen vier und 4 Punkten.

rules-options = Was du für einen Tisch wählen kannst
rules-option = Option
rules-option-usual = Üblich
rules-option-other = Alternative
rules-option-tie = Bei Gleichstand
rules-option-tie-points = Wer mehr Punkte aus Aufgaben hat, gewinnt.
rules-option-tie-cards = Wer mehr Aufgabenkarten mindestens einmal erfüllt hat, gewinnt.
rules-option-refill = Markt bei leerem Stapel
rules-option-refill-same = Die Stelle bleibt leer.
rules-option-refill-other = Sie wird vom anderen Stapel aufgefüllt. Nicht im Solospiel.

rules-figure-resource = Ressourcenkarte, 1 Punkt wert. Ihre Ecke rechts unten ist versteckt.
rules-figure-gold = Goldkarte: 3 Punkte, kostet 3 Pflanzen.
rules-figure-back = Rückseite einer Goldkarte
rules-figure-starter = Startkarte, Vorderseite
rules-figure-starter-back = Startkarte, Rückseite: drei Symbole, die bleiben, zwei versteckte Ecken
rules-figure-one = 1 Punkt
rules-figure-plain = 3 Punkte
rules-figure-object = 1 Punkt für jeden sichtbaren Federkiel
rules-figure-corner = 2 Punkte für jede überdeckte Ecke
rules-figure-laying = A: erlaubt, überdeckt 2 Ecken. B: nicht erlaubt, eine der zwei Ecken darunter ist versteckt. C: erlaubt, überdeckt eine Pflanze, die verloren geht.
rules-figure-slope = Sechs Pilzkarten auf einer Diagonale: zweimal erfüllt, 4 Punkte. Eine davon liegt verdeckt.
rules-figure-column = Zwei Tierkarten in einer Spalte und eine Pilzkarte rechts oben an der oberen. Die Pflanzenkarte dazwischen spielt keine Rolle.
rules-figure-symbols = Aufgaben, die Symbole verlangen
