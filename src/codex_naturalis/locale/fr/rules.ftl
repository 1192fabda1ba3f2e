# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = Les règles
rules-lead = Pour 2 à 4 joueurs, ou en solo contre le moine Tybor. Tout est sur cette page ; avec la leçon, vous apprenez en jouant, en quelques minutes.
rules-contents = Sommaire
rules-learn = Apprendre en jouant
rules-allowed = oui
rules-forbidden = non

rules-aim = Le principe du jeu
rules-aim-1 = Chaque joueur crée un livre de la nature. Vos pages sont des cartes, et elles se chevauchent par les coins : chaque nouvelle carte recouvre un coin d’une carte plus ancienne. Les symboles encore visibles sont à vous et vous permettent de poser de meilleures cartes.
rules-aim-2 = Vous marquez des points en posant des cartes, puis encore à la fin, pour les objectifs. Le joueur qui a le plus de points gagne.

rules-cards = Les cartes
rules-cards-1 = Il y a 40 cartes ressource, 40 cartes dorure, 6 cartes de départ et 16 objectifs. Les cartes ressource et dorure appartiennent à l’un des quatre règnes, champignons { $fungi }, plantes { $plant }, animaux { $animal } et insectes { $insect }, et en ont la couleur sur les deux faces. Outre ces quatre ressources, il y a trois objets : plume { $quill }, encrier { $inkwell } et manuscrit { $manuscript }.
rules-cards-2 = Chaque face d’une carte a quatre coins. Un coin visible est clair ; il est vide ou montre un symbole, et peut être recouvert. Un coin caché n’a pas de case claire : la couleur de la carte va jusqu’au bord, avec une brindille dessus, et aucune carte ne peut le recouvrir.
rules-cards-3 = Le verso d’une carte ressource ou dorure a quatre coins visibles vides et le symbole de son règne au milieu. Le milieu d’une carte ne peut jamais être recouvert. Les cartes de départ n’ont pas de règne ; leur verso porte de un à trois symboles au milieu.
rules-cards-4 = Les cartes ressource et dorure n’ont pas le même verso. Tout le monde peut donc voir le type et le règne de la carte du dessus de chaque pioche et des cartes de votre main, mais rien de plus.

rules-setup = Avant le premier tour
rules-setup-1 = Tous les pions commencent à 0 sur la piste de score. Les deux pioches sont mélangées, et deux cartes de chacune sont retournées à côté. Ces cartes visibles forment le marché, avec une colonne de gauche et une colonne de droite.
rules-setup-2 = Chacun reçoit une carte de départ et choisit tout de suite de quel côté la poser, avant de voir sa main ou le moindre objectif.
rules-setup-3 = Chacun pioche 2 cartes ressource et 1 carte dorure. Les mains sont secrètes.
rules-setup-4 = Deux objectifs sont révélés pour tous : les objectifs communs.
rules-setup-5 = Chacun reçoit encore deux objectifs et en garde un en secret. L’autre sort de la partie, et personne ne le voit.
rules-setup-6 = Le premier joueur est tiré au sort. Après la mise en place, les pioches contiennent 34 cartes ressource et 36 cartes dorure à 2 joueurs, 32 et 35 à 3, 30 et 34 à 4.

rules-turn = Un tour
rules-turn-1 = On joue dans le sens horaire. À votre tour, vous posez exactement une carte de votre main, puis vous en piochez exactement une. Les deux sont obligatoires, dans cet ordre.
rules-turn-2 = Vous pouvez toujours poser une carte face cachée plutôt que face visible. Le verso ne coûte rien et ne rapporte aucun point, mais le symbole en son milieu est à vous, comme tous ceux qui sont visibles.

rules-laying = Poser une carte
rules-laying-1 = Posez la carte à l’endroit, de façon à recouvrir au moins un coin visible dans votre propre aire de jeu. Une carte n’est jamais posée de travers ni à l’envers.
rules-laying-2 = Elle peut recouvrir des coins de plusieurs cartes à la fois, mais jamais plus d’un coin de la même carte.
rules-laying-3 = Chaque coin qu’elle recouvrirait doit être visible. Un seul coin caché parmi eux bloque l’emplacement pour de bon.
rules-laying-4 = Les coins de la nouvelle carte n’ont pas d’importance : ils peuvent être cachés.
rules-laying-5 = Les symboles recouverts sont perdus tout de suite. Ceux de la nouvelle carte comptent tout de suite. N’hésitez pas à recouvrir des symboles : un meilleur emplacement vaut souvent cette perte.

rules-gold = Les cartes dorure
rules-gold-1 = Une carte dorure posée face visible a un coût : les symboles en bas de la carte. Il vous faut au moins autant de chacun, visibles dans votre aire de jeu, juste avant de la poser. Les symboles de la carte elle-même n’aident pas.
rules-gold-2 = Rien n’est dépensé, et la carte peut recouvrir les symboles mêmes qu’elle demandait. Face cachée, une carte dorure est gratuite, comme toutes les autres.

rules-points = Les points des cartes
rules-points-1 = Seul le recto d’une carte rapporte des points, et il les rapporte tout de suite.
rules-points-2 = Un nombre seul est ce que vous marquez : 1 sur certaines cartes ressource, 3 ou 5 sur certaines cartes dorure.
rules-points-3 = Un nombre avec un objet, comme 1 × { $quill } : un point pour chacun de ces objets visibles dans votre aire de jeu, comptés une fois la carte posée. Celui de la carte compte. Celui qu’elle vient de recouvrir ne compte pas.
rules-points-4 = 2 × { $covered } : deux points pour chaque coin que la carte recouvre, avec ou sans symbole. Cela fait de 2 à 8 points.
rules-points-5 = Les points marqués ne changent plus jamais. Recouvrir une carte plus tard n’en retire aucun, et les objets ajoutés plus tard n’en rapportent pas de nouveaux. Il n’y a pas de maximum : après 29, on continue de compter.

rules-drawing = Piocher
rules-drawing-1 = Prenez l’une des quatre cartes visibles du marché ou, à l’aveugle, la carte du dessus d’une pioche.
rules-drawing-2 = Une carte prise au marché est remplacée tout de suite depuis la pioche de son type.
rules-drawing-3 = Quand les deux pioches sont vides, vous pouvez encore prendre les cartes du marché ; elles ne sont pas remplacées. S’il ne reste plus rien du tout, vous ne piochez pas.

rules-end = La fin de partie
rules-end-1 = La fin de partie est déclenchée dès qu’un joueur a 20 points ou plus sur la piste de score, ou quand les deux pioches sont vides.
rules-end-2 = On termine d’abord la manche, pour que tout le monde ait joué le même nombre de tours. Mais la partie ne s’arrête pas là : chacun joue ensuite encore un tour.
rules-end-3 = Le joueur qui déclenche la fin de partie pioche encore à ce tour. Personne ne pioche dans la dernière manche.
rules-end-4 = Si d’autres atteignent 20 points plus tard, cela ne change rien.

rules-objectives = Les objectifs
rules-objectives-1 = Après la dernière carte, chacun marque les points des deux objectifs communs et de son propre objectif secret. Chaque objectif compte autant de fois qu’il est accompli.
rules-objectives-2 = Symboles : 2 points par trio d’une même ressource, 2 par paire d’un même objet, 3 par série d’une plume, d’un encrier et d’un manuscrit. Tous les symboles visibles comptent, aux coins et au milieu des cartes, y compris sur la carte de départ.
rules-objectives-3 = Dispositions : trois cartes des bons règnes, exactement aux emplacements que montre l’objectif, jamais tournées ni en miroir. Peu importe quelle carte est au-dessus et quelle face est visible. La carte de départ ne fait jamais partie d’une disposition. Une disposition en diagonale rapporte 2 points, une disposition en L en rapporte 3.
rules-objectives-4 = Pour un même objectif, chaque symbole et chaque carte ne compte qu’une fois ; pour un autre objectif, ils peuvent compter à nouveau.
rules-objectives-5 = Si les mêmes cartes peuvent se grouper de plusieurs façons, on garde celle qui donne le plus de dispositions complètes.

rules-winner = Qui gagne
rules-winner-1 = Additionnez les points de la piste de score et les points d’objectifs. Celui qui a le plus grand total gagne.
rules-winner-2 = En cas d’égalité, celui qui a le plus de points d’objectifs gagne. (Dans les règles italiennes, c’est celui qui a accompli le plus de cartes objectif ; vous pouvez choisir cette règle quand vous créez une table.) S’il y a encore égalité, les joueurs se partagent la victoire.

rules-misread = Souvent mal compris
rules-misread-1 = Le coin de la nouvelle carte doit-il être visible lui aussi ? Non. Seuls les coins recouverts doivent l’être ; le sien, par-dessus, peut être caché.
rules-misread-2 = La partie s’arrête-t-elle quand tout le monde a joué le même nombre de tours ? Non. Chacun joue ensuite encore un tour.
rules-misread-3 = Une carte face cachée ne donne-t-elle aucune ressource ? Si : le symbole en son milieu compte comme les autres, et rien ne peut le recouvrir.
rules-misread-4 = Peut-on tourner les cartes ? Jamais. Les cartes restent à l’endroit, et une disposition tournée ou en miroir ne compte pas.

rules-rulings = Les règles appliquées ici
rules-rulings-1 = Les règles imprimées diffèrent par endroits d’une édition à l’autre, et parfois aucune ne donne de réponse. Voici comment on joue ici ; deux de ces règles peuvent être changées quand vous créez une table.
rules-rulings-2 = Une pioche vide ne complète pas le marché : l’emplacement reste vide, sauf si les réglages de la table en décident autrement.
rules-rulings-3 = Un joueur sans emplacement libre passe son tour : il ne pose rien et ne pioche pas. Il reste dans la partie et ses points comptent à la fin. Si personne ne peut poser de carte, la partie s’arrête tout de suite. Dans la variante solo, Tybor continue.
rules-rulings-4 = Personne ne pioche dans la dernière manche. Certaines éditions laissent le choix aux joueurs.
rules-rulings-5 = La piste de score n’a pas de maximum. Après 29, le pion reste au bout et affiche le total.
rules-rulings-6 = Chaque fois qu’une carte a été prise et remplacée, on vérifie si les deux pioches sont vides.
rules-rulings-7 = Le premier joueur est tiré au sort. Certaines éditions laissent les joueurs se mettre d’accord ; dans l’édition tchèque, c’est la dernière personne à avoir lu une encyclopédie qui commence.
rules-rulings-8 = L’objectif que vous ne gardez pas sort de la partie. Certaines éditions le glissent sous la pioche, l’édition russe le remet dans la boîte ; dans tous les cas, personne ne le voit.
rules-rulings-9 = En cas d’égalité, les points d’objectifs départagent. L’édition italienne compte plutôt les cartes objectif accomplies ; c’est une des options ci-dessous.

rules-solo = En solo contre Tybor
rules-solo-1 = Votre adversaire est le moine Tybor Kwelein. Il ne pose pas de cartes : il les collectionne. Vous jouez selon les règles habituelles et vous commencez ; après chacun de vos tours, il joue le sien.
rules-solo-2 = Au début, une fois le marché en place, il reçoit de la pioche, face cachée, la première carte ressource de chaque règne. Chacune vaut une ressource de son règne. Il n’a ni carte de départ ni objectif secret.
rules-solo-3 = À son tour, il s’occupe d’abord de la colonne de gauche du marché, remplacement compris, puis de celle de droite. Dans chaque colonne, il suit la première des étapes ci-dessous qui est possible.
rules-solo-4 = Étape 1 : s’il a les ressources que coûte la carte dorure, il la défausse et marque le nombre imprimé, 1, 2, 3 ou 5, sans compter ni objets ni coins. Rien n’est dépensé.
rules-solo-5 = Étape 2 : si la carte dorure vaut 5, ou correspond à un objectif commun, il la prend face cachée comme une ressource de plus de son règne. Elle correspond à un objectif d’objets si l’un de ses coins montre un de ces objets, et à tout autre objectif si elle en a la couleur dominante ; dans une disposition en L, c’est celle que partagent deux des trois cartes.
rules-solo-6 = Étape 3 : sinon, il prend la carte ressource de la colonne, face cachée.
rules-solo-7 = S’il n’y a pas de carte dorure, il passe directement à l’étape 3. S’il n’y a pas de carte ressource à l’étape 3, il prend la carte dorure face cachée. Dans une colonne vide, il ne prend rien.
rules-solo-8 = Si Tybor atteint 20 points, il déclenche la fin de partie comme un joueur qui joue en deuxième. Les objectifs ne lui rapportent rien. Vous ne gagnez qu’avec plus de points que lui : en cas d’égalité, il gagne.
rules-solo-9 = Il y a trois niveaux de difficulté. Facile : il commence avec deux cartes ressource de règnes différents. Normal : il commence avec les quatre. Difficile : il commence avec les quatre et 4 points.

rules-options = Ce que vous pouvez choisir pour une table
rules-option = Option
rules-option-usual = Par défaut
rules-option-other = Autre
rules-option-tie = En cas d’égalité
rules-option-tie-points = Celui qui a le plus de points d’objectifs gagne.
rules-option-tie-cards = Celui qui a le plus de cartes objectif accomplies au moins une fois gagne.
rules-option-refill = Marché avec une pioche vide
rules-option-refill-same = L’emplacement reste vide.
rules-option-refill-other = Il est rempli depuis l’autre pioche. Pas dans la variante solo.

rules-figure-resource = Carte ressource, qui vaut 1 point. Son coin en bas à droite est caché.
rules-figure-gold = Carte dorure : 3 points, avec un coût de 3 plantes.
rules-figure-back = Verso d’une carte dorure
rules-figure-starter = Carte de départ, recto
rules-figure-starter-back = Carte de départ, verso : trois symboles qui restent, deux coins cachés
rules-figure-one = 1 point
rules-figure-plain = 3 points
rules-figure-object = 1 point par plume visible
rules-figure-corner = 2 points par coin recouvert
rules-figure-laying = A : permis, recouvre 2 coins. B : interdit, l’un des deux coins du dessous est caché. C : permis, recouvre une plante, qui est perdue.
rules-figure-slope = Six cartes champignon sur une diagonale : objectif accompli deux fois, 4 points. L’une d’elles est face cachée.
rules-figure-column = Deux cartes animal en colonne, et une carte champignon en haut à droite de celle du haut. La carte plante entre elles ne compte pas.
rules-figure-symbols = Objectifs qui demandent des symboles
