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
learn-board = Der Tisch für diesen Schritt
learn-my-area = Deine Auslage
learn-you = Du
learn-other-player = Marek
learn-no-change = Symbole bleiben gleich
learn-place-straight = Stelle direkt neben einer Karte
learn-offline = Dieser Schritt braucht den Server, und der antwortet gerade nicht. Was du bisher gemacht hast, bleibt erhalten.

learn-starter-front = Vorderseite: vier Symbole
learn-starter-back = Rückseite: zwei Symbole, die bleiben

learn-title-starter = Die erste Karte
learn-text-starter = Punkte gibt es für Karten und am Ende für Aufgaben. Kurz nachdem jemand 20 Punkte erreicht hat, endet die Partie, und wer die meisten Punkte hat, gewinnt. Deine Karten bilden deine Auslage, und die beginnt mit einer Startkarte. Ihre Vorderseite hat in jeder Ecke ein Symbol, aber Ecken können später überdeckt werden. Symbole in der Mitte, auf der Rückseite, können nie überdeckt werden.
learn-task-face = Wähle die Seite, die du nutzen möchtest. Beide sind gut.
learn-done-face = Deine Startkarte liegt jetzt. Sie bleibt, wo sie ist, und alles wächst von ihren Ecken aus.
learn-other-face = Wähle eine der beiden Seiten.
learn-task-objective = Außerdem behältst du geheim eine von zwei Aufgaben. Sie bringt am Ende Punkte; wie, zeigt Schritt 9. Behalte die, die dir gefällt.
learn-done-objective = Nur du kennst sie. Am Ende der Partie bringt sie Punkte.
learn-other-objective = Behalte eine der beiden.

learn-title-lay = Eine Karte anlegen
learn-text-lay = In deinem Zug legst du eine Handkarte an: immer aufrecht, nie gedreht, mit mindestens einer Ecke auf einer Ecke einer Karte, die schon daliegt. Symbole, die in deiner Auslage zu sehen sind, gehören dir; gezählt werden sie über der Auslage.
learn-task-lay = Wähle unten eine Karte, dann eine gestrichelte Stelle. Tippe zweimal auf die Stelle, zieh die Karte dorthin oder klick auf die Schaltfläche.
learn-done-lay = Schau auf die Zählung: Die Symbole der neuen Karte gehören jetzt dir.
learn-other-lay = Lege die Karte an einer der gestrichelten Stellen an.

learn-title-cover = Überdecken
learn-text-cover = Eine neue Karte kommt obendrauf. Was sie überdeckt, ist nicht mehr zu sehen und gehört dir deshalb nicht mehr. Diesmal hat jede Ecke der Startkarte ein Symbol, und eins musst du überdecken. Nur Mut: Es lohnt sich oft, ein Symbol zu verlieren.
learn-task-cover = Lege eine Karte so an, dass sie das { $insect } überdeckt und die anderen drei frei lässt.
learn-done-cover = Das Insekt ist aus der Zählung verschwunden, dafür sind die Symbole der neuen Karte dazugekommen.
learn-other-cover = Erlaubt, aber damit würdest du ein anderes Symbol überdecken. Finde die Ecke mit dem Insekt.

learn-title-corners = Ecken
learn-text-corners = Eine helle Ecke kann überdeckt werden, ob leer oder nicht. Wo die Farbe der Karte bis zum Rand reicht und ein Zweig darauf ist, ist die Ecke versteckt: Keine Karte darf sie überdecken, auch wenn eine andere Karte an derselben Stelle eine helle Ecke hat. Es kommt nur auf die Ecken darunter an: Die eigenen Ecken der neuen Karte dürfen versteckt sein.
learn-task-hidden = Wähle eine Karte. Zwei der gezeigten Stellen sind durch eine versteckte Ecke gesperrt. Finde eine davon und probiere sie aus.
learn-done-hidden = Richtig, das geht nicht: Unter dieser Stelle ist eine versteckte Ecke. Das sieht man ihr an: kein helles Feld, nur Farbe und ein Zweig.
learn-other-hidden = Unter dieser Stelle sind nur helle Ecken, hier darf also eine Karte hin. Suche eine Stelle, an der sie einen Zweig überdecken würde.
learn-task-straight = Probiere jetzt die Stelle direkt rechts neben einer Karte.
learn-done-straight = Das geht nicht: Die neue Karte würde zwei Ecken derselben Karte überdecken. Sie darf von jeder Karte nur eine Ecke überdecken, deshalb liegen Karten immer Ecke auf Ecke.
learn-other-straight = Die ist erlaubt. Probiere die Stelle direkt rechts neben einer Karte.
learn-task-two = Eine Karte darf Ecken mehrerer Karten auf einmal überdecken. Finde die Stelle, an der deine Karte 2 Ecken überdeckt.
learn-done-two = Eine Karte, zwei Ecken überdeckt. Beide Karten darunter hatten dort eine helle Ecke.
learn-other-two = Erlaubt, aber dort überdeckt sie nur 1 Ecke. Suche eine Stelle zwischen zwei Karten.

learn-title-back = Die Rückseite einer Karte
learn-text-back = Du darfst jede Karte auch verdeckt anlegen. Die Rückseite kostet nichts und bringt keine Punkte, aber sie gibt dir ein Symbol: das in ihrer Mitte, das nie überdeckt werden kann. Alle vier Ecken sind hell.
learn-task-back = Wähle eine Karte, drehe sie auf die Rückseite und lege sie verdeckt an. Die Goldkarte ist eine gute Wahl: Ihre Vorderseite kannst du dir noch nicht leisten.
learn-done-back = Ein Symbol, das nie überdeckt werden kann, und Platz an allen vier Ecken.
learn-other-back = Das ist die Vorderseite. Drehe die Karte zuerst auf die Rückseite.

learn-title-draw = Ziehen
learn-text-draw = Nach dem Anlegen ziehst du eine Karte, und dein Zug ist zu Ende. Im Markt liegen zwei Ressourcenkarten und zwei Goldkarten offen aus; eine von dort genommene Karte wird durch eine von ihrem Stapel ersetzt. Oder du nimmst die oberste Karte eines Stapels, ohne sie vorher anzusehen: Ihre Rückseite zeigt nur ihre Art und ihr Königreich.
learn-task-draw = Du hast deine Karte angelegt. Nimm jetzt eine beliebige Karte: Tippe sie an, dann noch einmal.
learn-done-draw = Du hast wieder drei Karten. Jetzt wäre der nächste Spieler dran.
learn-other-draw = Nimm eine Karte aus dem Markt oder von einem Stapel.

learn-title-gold = Goldkarten
learn-text-gold = Die Vorderseite einer Goldkarte zeigt unten ihre Kosten: Diese Symbole müssen in deiner Auslage sichtbar sein, bevor du die Karte anlegst. Ausgegeben werden sie nicht. Die Karte darf sie sogar überdecken.
learn-task-gold = Du hast 3 { $plant }. Eine deiner Goldkarten braucht 3, die andere 5. Lege die an, die du dir leisten kannst, Vorderseite oben.
learn-done-gold = 3 Punkte, sofort und für immer. Ausgegeben hast du nichts: Du verlierst nur, was die Karte überdeckt.
learn-other-gold = Erlaubt, aber das ist nicht die Goldkarte, die du dir leisten kannst. Suche die mit 3 Pflanzen am unteren Rand, Vorderseite oben.

learn-title-points = Karten, die mitzählen
learn-text-points = Manche Goldkarten bringen Punkte, indem sie zählen. „1 × { $quill }“ bringt 1 Punkt für jeden Federkiel, der sichtbar ist, sobald die Karte liegt: Ihr eigener zählt, einer, den sie gerade überdeckt hat, nicht. Federkiele, die später dazukommen, bringen nichts mehr. „2 × { $covered }“ bringt 2 Punkte für jede Ecke, die die Karte überdeckt.
learn-task-objects = Lege die Karte, die Federkiele zählt, dort an, wo sie 3 Punkte bringt.
learn-done-objects = Zwei Federkiele waren da, und die Karte hat ihren eigenen mitgebracht: 3 Punkte.
learn-other-objects = Erlaubt, aber das bringt weniger. Wähle die Goldkarte, Vorderseite oben, und lass jeden Federkiel sichtbar.
learn-task-corners = Jetzt eine, die Ecken zählt. Finde die Stelle, an der sie 3 davon überdeckt.
learn-done-corners = 3 Ecken, 6 Punkte.
learn-other-corners = Erlaubt, aber das bringt weniger. Wähle die Goldkarte, Vorderseite oben, und eine Stelle zwischen mehreren Karten.

learn-title-objectives = Aufgaben
learn-text-objectives = Zwei Aufgaben gelten für alle, eine ist deine geheime. Sie bringen am Ende Punkte, jede so oft, wie du sie erfüllst. Manche verlangen sichtbare Symbole, andere ein Muster: drei Karten in den richtigen Farben, genau an den gezeigten Stellen, nie gedreht oder gespiegelt. Karten zählen offen wie verdeckt, aber die Startkarte gehört nie zu einem Muster.
learn-task-pattern = Eine Aufgabe verlangt drei Pilzkarten, nach rechts ansteigend. Zwei liegen schon da. Lege die dritte an.
learn-done-pattern = Das Muster ist fertig: 2 Punkte am Ende. Drei weitere solche Karten würden noch einmal 2 bringen.
learn-other-pattern = Erlaubt, aber das Muster ist noch nicht fertig. Es fehlt eine rote Karte, weiter oben in derselben Linie.
learn-task-symbols = Deine geheime Aufgabe verlangt 3 sichtbare { $insect } in deiner Auslage. Du hast 2, brauchst also noch eins. Achte darauf, was du überdeckst.
learn-done-symbols = 3 Insekten. Sind sie am Ende noch sichtbar, bringen sie 2 Punkte.
learn-other-symbols = Erlaubt, aber dann hast du weniger als 3 Insekten. Lege eins dazu und überdecke keins.

learn-title-end = Das Ende
learn-text-end = Wenn jemand 20 Punkte hat oder beide Stapel leer sind, wird die Runde zu Ende gespielt, und dann ist jeder noch einmal dran. Karten zieht in dieser letzten Runde niemand mehr. Danach kommen die Aufgaben dazu, und wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Punkte aus Aufgaben hat. Ein Spieler ohne freie Stelle setzt aus, wird am Ende aber trotzdem gewertet.
learn-task-twenty = Du hast 16 Punkte. Finde die Karte und die Stelle, die mindestens 4 bringen.
learn-done-twenty = 20 Punkte: Das Spielende ist ausgelöst. Diesen Zug machst du ganz normal fertig.
learn-other-twenty = Erlaubt, aber nicht genug für 20. Eine Karte, die Ecken zählt, kann es schaffen.
learn-task-last-draw = Ziehe eine Karte, wie in jedem Zug.
learn-done-last-draw = Marek hat die Runde beendet. Jetzt kommt die letzte.
learn-other-last-draw = Nimm eine Karte aus dem Markt oder von einem Stapel.
learn-task-last-card = Deine letzte Karte. Sie kann noch Punkte bringen oder eine Aufgabe erfüllen. Mach dir wenigstens keine kaputt.
learn-done-last-card = Auch Marek hat seine letzte Karte angelegt, und die Partie ist zu Ende. Wähle eine Zahl in der Tabelle, um zu sehen, welche Karten sie zählt.
learn-other-last-card = Lege eine deiner Karten an einer gestrichelten Stelle an.

learn-wrong-hidden_corner = Unter dieser Stelle ist eine versteckte Ecke: Farbe und ein Zweig, kein helles Feld. Hier darf keine Karte hin.
learn-wrong-off_lattice = Hier würde sie zwei Ecken derselben Karte überdecken. Von jeder Karte darf es nur eine sein.
learn-wrong-not_adjacent = Hier gibt es nichts zu überdecken: Eine Karte muss mindestens eine Ecke überdecken.
learn-wrong-occupied = Hier liegt schon eine Karte.
learn-wrong-cost = Noch nicht: Dir fehlen Symbole, die unten auf der Karte stehen. Ihre Rückseite ist kostenlos.
learn-wrong-draw_first = Du hast schon eine Karte angelegt. Ziehe jetzt eine.
learn-wrong-place_first = Lege zuerst eine Karte an, dann ziehe.

learn-finish-title = Du kannst jetzt spielen
learn-finish-text = Mehr musst du nicht wissen. Tybor, ein alter Mönch, ist ein geduldiger erster Gegner: Er nimmt Karten nach festen Regeln und sagt dir, warum.
learn-play-tybor = Gegen Tybor spielen (leicht)
