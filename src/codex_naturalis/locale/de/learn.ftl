# The tutorial. Every text of a step may use the signs: { $fungi } { $plant } { $animal } { $insect }
# { $quill } { $inkwell } { $manuscript } { $covered }.

learn-page = Spielen lernen
learn-status = Lernen · Schritt { $n } von { $all }
learn-steps = Schritte
learn-step = Schritt { $n }: { $title }
learn-step-done = Schritt { $n }: { $title }, erledigt
learn-task = Du bist dran
learn-task-of = Du bist dran · { $n } von { $all }
learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-to-finish = Fertig
learn-place = Hier anlegen
learn-take = Diese Karte nehmen
learn-board = Der Tisch dieses Schritts
learn-my-area = Deine Auslage
learn-you = Du
learn-other-player = Marek
learn-no-change = kein Symbol ändert sich
learn-place-straight = Stelle gerade neben einer Karte
learn-offline = Dieser Schritt braucht den Server, und er antwortet nicht. Was du bisher getan hast, bleibt erhalten.

learn-starter-front = Vorderseite: vier Symbole
learn-starter-back = Rückseite: zwei, die bleiben

learn-title-starter = Die erste Karte
learn-text-starter = Du baust eine Auslage aus Karten, dein Buch. Sie beginnt mit einer Startkarte. Deren Vorderseite zeigt in jeder Ecke ein Symbol, doch Ecken können später überdeckt werden. Ein Symbol in der Mitte, auf der Rückseite, kann nie überdeckt werden.
learn-task-face = Wähle die Seite, die du auf dem Tisch sehen möchtest. Beide sind gut.
learn-done-face = Deine Startkarte liegt. Sie bleibt, wo sie ist; alles wächst aus ihren Ecken.
learn-other-face = Wähle eine der beiden Seiten.
learn-task-objective = Außerdem behältst du heimlich eine von zwei Aufgaben. Behalte die, die dir gefällt; Schritt 9 zeigt, wie sie punkten.
learn-done-objective = Nur du kennst sie. Am Ende des Spiels bringt sie Punkte.
learn-other-objective = Behalte eine der beiden.

learn-title-lay = Eine Karte anlegen
learn-text-lay = In deinem Zug spielst du eine Karte von deiner Hand aus. Sie liegt aufrecht, mit einer ihrer Ecken auf einer Ecke einer Karte, die schon da ist. Symbole, die in deiner Auslage sichtbar sind, gehören dir; darüber werden sie gezählt.
learn-task-lay = Wähle unten eine Karte, dann eine gestrichelte Stelle. Tippe zweimal auf die Stelle, zieh die Karte dorthin oder nimm den Knopf.
learn-done-lay = Sieh auf die Zählung: Die Symbole der neuen Karte gehören jetzt dir.
learn-other-lay = Lege die Karte an eine der gestrichelten Stellen.

learn-title-cover = Überdecken
learn-text-cover = Eine neue Karte liegt obenauf. Was sie überdeckt, ist nicht mehr sichtbar und gehört dir deshalb nicht mehr. Diesmal trägt jede Ecke der Startkarte ein Symbol, und eines davon muss weichen.
learn-task-cover = Lege eine Karte so an, dass { $insect } überdeckt wird und die drei anderen bleiben.
learn-done-cover = Das Insekt ist aus der Zählung verschwunden. Dafür sind die Symbole der neuen Karte dazugekommen.
learn-other-cover = Erlaubt, aber ein anderes Symbol würde überdeckt. Finde die Ecke mit dem Insekt.

learn-title-corners = Ecken
learn-text-corners = Eine helle Ecke kann überdeckt werden, ob leer oder nicht. Wo die Farbe der Karte bis zum Rand reicht und einen Zweig trägt, ist die Ecke versteckt: Dort darf nichts liegen, auch wenn eine andere Karte an derselben Stelle eine helle Ecke bietet.
learn-task-hidden = Wähle eine Karte. Zwei der gezeigten Stellen verbietet eine versteckte Ecke. Finde eine und probiere sie.
learn-done-hidden = Richtig, das geht nicht: Unter der Stelle liegt eine versteckte Ecke. Du erkennst sie vorher: kein helles Feld, nur Farbe und ein Zweig.
learn-other-hidden = Unter dieser Stelle liegen nur helle Ecken: Dort darf eine Karte hin. Suche eine Stelle, an der ein Zweig überdeckt würde.
learn-task-straight = Probiere jetzt die Stelle gerade neben einer Karte, rechts.
learn-done-straight = Das geht nicht: Dort läge die neue Karte auf zwei Ecken einer Karte. Von jeder Karte darf sie nur eine Ecke überdecken, deshalb liegen Karten immer schräg zueinander.
learn-other-straight = Die ist erlaubt. Probiere die Stelle gerade rechts neben einer Karte.
learn-task-two = Eine Karte darf Ecken mehrerer Karten zugleich überdecken. Finde die Stelle, an der deine 2 überdeckt.
learn-done-two = Eine Karte, zwei Ecken überdeckt. Beide Karten darunter hatten dort eine helle Ecke.
learn-other-two = Erlaubt, aber dort überdeckt sie nur 1 Ecke. Suche eine Stelle zwischen zwei Karten.

learn-title-back = Die Rückseite einer Karte
learn-text-back = Jede Karte darf auch verdeckt ausgespielt werden. Die Rückseite kostet nichts und bringt keine Punkte, aber sie hat vier helle Ecken, und das Symbol in ihrer Mitte kann nie überdeckt werden.
learn-task-back = Drehe eine Karte mit „Rückseite“ um und lege sie verdeckt an. Die Goldkarte ist eine gute Wahl: Ihre Vorderseite kostet heute zu viel.
learn-done-back = Ein Symbol, das dir niemand nehmen kann, und Raum an allen vier Ecken.
learn-other-back = Das ist die Vorderseite. Drehe die Karte zuerst um.

learn-title-draw = Ziehen
learn-text-draw = Nach dem Anlegen ziehst du eine Karte, und dein Zug endet. Im Markt liegen zwei Ressourcenkarten und zwei Goldkarten offen aus; eine von dort genommene Karte wird von ihrem Stapel ersetzt. Oder du nimmst die oberste Karte eines Stapels ungesehen: Nur ihre Rückseite verrät Art und Königreich.
learn-task-draw = Deine Karte liegt. Nimm eine beliebige Karte: Tippe sie an, dann noch einmal.
learn-done-draw = Du hast wieder drei Karten. Jetzt wäre der nächste Spieler am Zug.
learn-other-draw = Nimm eine Karte aus dem Markt oder von einem Stapel.

learn-title-gold = Goldkarten
learn-text-gold = Die Vorderseite einer Goldkarte zeigt unten die benötigten Ressourcen: So viele Symbole müssen in deiner Auslage sichtbar sein, bevor du sie ausspielst. Sie werden nicht ausgegeben. Die Karte darf sie sogar überdecken.
learn-task-gold = Du siehst 3 { $plant }. Eine deiner Goldkarten verlangt 3, die andere 5. Spiele die, die du bezahlen kannst, mit der Vorderseite nach oben.
learn-done-gold = 3 Punkte, sofort und für immer. Nichts wurde ausgegeben: Nur was die Karte überdeckt, ist fort.
learn-other-gold = Erlaubt, aber es ist nicht die Goldkarte, die du bezahlen kannst. Suche die Karte mit 3 Pflanzen am unteren Rand, Vorderseite oben.

learn-title-points = Punkte für mehr
learn-text-points = Manche Goldkarten zählen. „1 × { $quill }“ bringt einen Punkt für jeden sichtbaren Federkiel, sobald die Karte liegt: Ihr eigener zählt, einer, den sie gerade überdeckt hat, nicht. „2 × { $covered }“ bringt 2 Punkte für jede Ecke, die sie überdeckt.
learn-task-objects = Lege die Karte, die Federkiele zählt, dort an, wo sie 3 Punkte bringt.
learn-done-objects = Zwei Federkiele waren da, und die Karte brachte ihren eigenen mit: 3 Punkte.
learn-other-objects = Erlaubt, aber weniger wert: Wähle die Goldkarte, Vorderseite oben, und lass jeden Federkiel sichtbar.
learn-task-corners = Jetzt eine, die Ecken zählt. Finde die Stelle, an der sie 3 davon überdeckt.
learn-done-corners = 3 Ecken, 6 Punkte.
learn-other-corners = Erlaubt, aber weniger wert. Wähle die Goldkarte, Vorderseite oben, und eine Stelle inmitten mehrerer Karten.

learn-title-objectives = Aufgaben
learn-text-objectives = Zwei Aufgaben sind allen gemeinsam, eine ist deine geheime. Sie punkten am Ende, jede so oft, wie sie erfüllt ist. Manche verlangen sichtbare Symbole, andere drei Karten bestimmter Farben in einem bestimmten Muster. Die Startkarte hat keine Farbe, und ob eine Karte offen oder verdeckt liegt, ist gleich.
learn-task-pattern = Eine Aufgabe verlangt drei Pilzkarten, nach rechts steigend. Zwei liegen schon. Lege die dritte an.
learn-done-pattern = Das Muster ist vollständig: 2 Punkte am Ende. Drei weitere solche Karten brächten noch einmal 2.
learn-other-pattern = Erlaubt, aber das Muster ist nicht vollständig. Es braucht eine rote Karte, weiter oben auf derselben Diagonale.
learn-task-symbols = Deine geheime Aufgabe verlangt 3 sichtbare { $insect }. Du hast 2, also fehlt noch eines. Achte darauf, was du überdeckst.
learn-done-symbols = 3 Insekten sichtbar. Sind sie es am Ende noch, bringen sie 2 Punkte.
learn-other-symbols = Erlaubt, aber dann sind weniger als 3 Insekten sichtbar. Bringe eines dazu und überdecke keines.

learn-title-end = Das Ende
learn-text-end = Wenn jemand 20 Punkte hat oder beide Stapel leer sind, wird die Runde zu Ende gespielt, und alle haben noch einen Zug. In dieser letzten Runde zieht niemand. Dann kommen die Aufgaben dazu. Wer die meisten Punkte hat, gewinnt.
learn-task-twenty = Du hast 16 Punkte. Finde die Karte und die Stelle, die mindestens 4 bringen.
learn-done-twenty = 20 Punkte: Das Ende hat begonnen. Dieser Zug geht weiter wie immer.
learn-other-twenty = Erlaubt, aber nicht genug für 20. Eine Karte, die Ecken zählt, kann es schaffen.
learn-task-last-draw = Ziehe eine Karte, wie nach jedem Anlegen.
learn-done-last-draw = Marek hat die Runde beendet. Jetzt kommt die letzte.
learn-other-last-draw = Nimm eine Karte aus dem Markt oder von einem Stapel.
learn-task-last-card = Deine letzte Karte. Sie kann noch Punkte bringen, eine Aufgabe erfüllen oder wenigstens keine verderben.
learn-done-last-card = Auch Marek hat seine letzte Karte gelegt, und das Spiel ist zu Ende. Wähle eine Zahl in der Tabelle, um die gezählten Karten zu sehen.
learn-other-last-card = Lege eine deiner Karten an eine gestrichelte Stelle.

learn-wrong-hidden_corner = Unter dieser Stelle liegt eine versteckte Ecke: ein Zweig auf farbigem Grund, kein helles Feld. Dort darf keine Karte hin.
learn-wrong-off_lattice = Hier läge sie auf zwei Ecken einer Karte. Sie darf von jeder nur eine Ecke überdecken.
learn-wrong-not_adjacent = Hier gibt es nichts zu überdecken: Eine Karte muss auf mindestens einer Ecke liegen.
learn-wrong-occupied = Hier liegt schon eine Karte.
learn-wrong-cost = Noch nicht: Was die Karte unten verlangt, ist in deiner Auslage nicht alles sichtbar. Ihre Rückseite ist kostenlos.
learn-wrong-draw_first = Eine Karte liegt schon. Ziehe jetzt eine.
learn-wrong-place_first = Lege zuerst eine Karte an, dann ziehe.

learn-finish-title = Du kannst jetzt spielen
learn-finish-text = Mehr musst du nicht wissen. Tybor, ein alter Mönch, ist ein geduldiger erster Gegner: Er nimmt Karten nach festen Regeln und sagt dir, warum.
learn-play-tybor = Gegen Tybor spielen, leicht
