# The rules in our own words. The signs may be used everywhere: { $fungi } … { $covered }.

rules-title = Les règles
rules-lead = Pour 2 à 4 joueurs, ou pour un seul contre le moine Tybor. Tout est là ; les apprendre en jouant prend dix minutes.
rules-contents = Sommaire
rules-learn = Apprendre en jouant
rules-allowed = oui
rules-forbidden = non

rules-aim = De quoi il s’agit
rules-aim-1 = Chaque joueur compose, page après page, un livre de la nature. Vos pages sont des cartes, et elles se chevauchent par les coins : chaque nouvelle carte recouvre un coin d’une plus ancienne. Ce qui reste en vue est à vous, et paie de meilleures cartes.
rules-aim-2 = Vous gagnez des points en posant des cartes, puis encore à la fin, pour les objectifs. Qui en a le plus gagne.

rules-cards = Les cartes
rules-cards-1 = Il y a 40 cartes ressource, 40 cartes dorure, 6 cartes de départ et 16 objectifs. Les cartes ressource et dorure appartiennent à l’un des quatre règnes, champignons { $fungi }, plantes { $plant }, animaux { $animal } et insectes { $insect }, et en ont la couleur sur les deux faces. Outre ces quatre ressources, il y a trois objets : plume { $quill }, encrier { $inkwell } et manuscrit { $manuscript }.
rules-cards-2 = Chaque face a quatre coins. Un coin visible est clair ; il est vide ou montre un symbole, et peut être recouvert. Un coin caché n’a pas de case claire : la couleur de la carte va jusqu’au bord, avec une brindille dessus, et il n’y a pas de place pour une autre carte.
rules-cards-3 = Le verso d’une carte ressource ou dorure a quatre coins visibles vides et, en son milieu, le symbole de son règne. Rien ne peut recouvrir le milieu. Les cartes de départ n’ont pas de règne ; au milieu de leur verso se trouvent un à trois symboles.
rules-cards-4 = Les versos des cartes ressource et dorure sont différents. Chacun voit donc le type et le règne de la carte du dessus d’une pioche, et de même pour les cartes de votre main, mais rien de plus.

rules-setup = Avant le premier tour
rules-setup-1 = Tous les pions commencent à 0. Les deux pioches sont mélangées, et l’on révèle deux cartes de chacune à côté. Ces cartes visibles forment le marché, avec une colonne de gauche et une colonne de droite.
rules-setup-2 = Chacun reçoit une carte de départ et décide aussitôt quelle face montrer. Les mains et les objectifs ne sont pas encore connus.
rules-setup-3 = Chacun pioche 2 cartes ressource et 1 carte dorure. Les mains restent secrètes.
rules-setup-4 = Deux objectifs sont révélés pour tous : les objectifs communs.
rules-setup-5 = Chacun reçoit encore deux objectifs et en garde un en secret. L’autre quitte la partie sans être vu.
rules-setup-6 = On tire au sort qui commence. Après la mise en place, les pioches contiennent 34 cartes ressource et 36 cartes dorure à 2 joueurs, 32 et 35 à 3, 30 et 34 à 4.

rules-turn = Un tour
rules-turn-1 = On joue dans le sens horaire. À votre tour, vous posez exactement une carte de votre main, puis vous en piochez exactement une. Les deux sont obligatoires, dans cet ordre.
rules-turn-2 = Vous pouvez toujours poser une carte face cachée plutôt que face visible. Le verso ne coûte rien et ne rapporte aucun point.

rules-laying = Poser une carte
rules-laying-1 = La carte se pose à l’endroit, ses coins sur des coins visibles de cartes de votre propre aire de jeu. Elle doit en recouvrir au moins un.
rules-laying-2 = Elle peut recouvrir des coins de plusieurs cartes à la fois, mais jamais plus d’un coin de la même carte.
rules-laying-3 = Chaque coin qui passerait dessous doit être visible. Un seul coin caché parmi eux ferme l’emplacement définitivement.
rules-laying-4 = Peu importe ce que la nouvelle carte montre elle-même à ce coin : son propre coin peut y être caché.
rules-laying-5 = Les symboles recouverts sont perdus aussitôt. Ceux de la nouvelle carte comptent aussitôt.

rules-gold = Les cartes dorure
rules-gold-1 = Une carte dorure posée face visible a un coût : les symboles au bas de la carte. Il faut en avoir au moins autant de chacun en vue dans votre aire de jeu juste avant de la poser. Les symboles de la carte elle-même n’aident pas.
rules-gold-2 = Rien n’est dépensé, et la carte peut recouvrir les symboles mêmes qui l’ont payée. Face cachée, une carte dorure est gratuite, comme toute autre.

rules-points = Les points des cartes
rules-points-1 = Seul le recto d’une carte rapporte des points, et aussitôt.
rules-points-2 = Un nombre seul est ce que vous recevez : 1 sur certaines cartes ressource, 3 ou 5 sur certaines cartes dorure.
rules-points-3 = Un nombre à côté d’un objet, comme 1 × { $quill } : un point pour chacun de ces objets en vue, comptés une fois la carte posée. Le sien compte. Celui qu’elle vient de recouvrir ne compte pas.
rules-points-4 = 2 × { $covered } : deux points pour chaque coin que la carte recouvre, qu’il y ait eu un symbole ou non. Cela fait entre 2 et 8 points.
rules-points-5 = Les points marqués restent, quoi qu’on recouvre ensuite. La piste de score n’est pas limitée : après 29, le nombre continue.

rules-drawing = Piocher
rules-drawing-1 = Prenez l’une des quatre cartes du marché, ou la carte du dessus d’une pioche, à l’aveugle.
rules-drawing-2 = Une carte prise au marché est aussitôt remplacée depuis la pioche de son type.
rules-drawing-3 = Quand les deux pioches sont épuisées, on peut encore prendre les cartes du marché ; elles ne sont pas remplacées. S’il n’y a plus rien du tout, vous ne piochez pas.

rules-end = La fin de partie
rules-end-1 = La fin commence dès qu’un joueur a 20 points ou plus sur la piste de score, ou quand les deux pioches sont vides.
rules-end-2 = On joue alors la manche jusqu’au bout, et chacun a encore un tour. Tous les joueurs ont donc eu le même nombre de tours.
rules-end-3 = Qui a déclenché la fin pioche encore à ce tour. Dans la dernière manche, personne ne pioche.
rules-end-4 = Que d’autres atteignent 20 ensuite ne change rien.

rules-objectives = Les objectifs
rules-objectives-1 = Une fois la dernière carte posée, chacun marque les deux objectifs communs et son propre objectif secret. Chaque objectif compte autant de fois qu’il est accompli.
rules-objectives-2 = Symboles : 2 points par trio d’une même ressource, 2 par paire d’un même objet, 3 par série de plume, encrier et manuscrit. Tout ce qui est en vue compte, aux coins et au milieu des cartes, y compris sur la carte de départ.
rules-objectives-3 = Dispositions : trois cartes des bons règnes exactement dans ces positions les unes par rapport aux autres, ni tournées ni en miroir. Peu importe laquelle est au-dessus et quelle face elle montre. La carte de départ ne compte jamais. Une diagonale rapporte 2 points, une disposition coudée 3.
rules-objectives-4 = Pour un même objectif, chaque symbole et chaque carte ne compte qu’une fois ; pour un autre objectif, ils peuvent compter à nouveau.
rules-objectives-5 = Quand les mêmes cartes peuvent se grouper de plusieurs façons, on retient celle qui donne le plus de dispositions complètes.

rules-winner = Qui gagne
rules-winner-1 = On additionne les points de la piste de score et ceux des objectifs. La plus grande somme gagne.
rules-winner-2 = À sommes égales, le plus de points d’objectifs l’emporte. En cas de nouvelle égalité, on se partage la victoire.

rules-rulings = Les règles appliquées ici
rules-rulings-1 = Les éditions imprimées des règles diffèrent par endroits, et parfois toutes se taisent. Voici ce que ce site décide ; deux points se choisissent à la création d’une table.
rules-rulings-2 = Une pioche vide ne complète pas le marché : l’emplacement reste vide, sauf si la table en décide autrement.
rules-rulings-3 = Un joueur sans emplacement libre passe son tour : ni pose, ni pioche. Il reste dans la partie et marque à la fin. Si personne ne peut poser de carte, la partie s’arrête aussitôt. Dans la variante solo, Tybor continue.
rules-rulings-4 = Personne ne pioche dans la dernière manche. Certaines éditions laissent ce choix aux joueurs.
rules-rulings-5 = La piste de score n’a pas de dernier nombre. Après 29, le pion reste au bout et affiche la somme.
rules-rulings-6 = La fin par pioches vides se vérifie après une pioche et le remplacement qui la suit.

rules-solo = En solo contre Tybor
rules-solo-1 = Tybor Kwelein, un moine, est votre adversaire. Il ne pose pas de cartes : il collectionne. Vous jouez selon les règles habituelles et commencez ; après chacun de vos tours, il en a un.
rules-solo-2 = Au début, une fois le marché en place, la première carte ressource de chaque règne est prise dans la pioche et lui est donnée, face cachée. Chacune vaut une ressource de son règne. Il n’a ni carte de départ ni objectif secret.
rules-solo-3 = À son tour, il traite d’abord la colonne de gauche du marché, remplacement compris, puis celle de droite. Dans chaque colonne, il fait la première des actions suivantes qui est possible.
rules-solo-4 = Premièrement : s’il a les ressources nécessaires à la carte dorure, il la défausse et marque le nombre imprimé, 1, 2, 3 ou 5, quoi qu’il y ait à côté. Rien n’est dépensé.
rules-solo-5 = Deuxièmement : si la carte dorure vaut 5, ou convient à un objectif commun, il la prend face cachée comme une ressource de plus de son règne. Elle convient à un objectif d’objets si elle en montre un dans un coin, et à tout autre si elle a la couleur dominante de cet objectif ; pour une disposition coudée, c’est la couleur de ses deux cartes identiques.
rules-solo-6 = Troisièmement : sinon, il prend la carte ressource de la colonne, face cachée.
rules-solo-7 = S’il manque la carte dorure, il passe à la troisième action ; s’il y manque la carte ressource, il prend la carte dorure face cachée ; dans une colonne vide, il ne prend rien.
rules-solo-8 = Tybor déclenche la fin avec 20 points, comme un joueur à la deuxième place. Il ne marque pas d’objectifs. Vous ne gagnez qu’avec plus de points que lui : l’égalité lui revient.
rules-solo-9 = Trois niveaux : facile, où il commence avec deux cartes ressource de règnes différents ; normal, avec les quatre ; difficile, avec les quatre et 4 points d’avance.

rules-options = Ce qu’une table peut choisir
rules-option = Option
rules-option-usual = Habituel
rules-option-other = Autre
rules-option-tie = Sommes égales
rules-option-tie-points = Le plus de points d’objectifs gagne.
rules-option-tie-cards = Le plus de cartes objectif accomplies au moins une fois gagne.
rules-option-refill = Marché avec une pioche vide
rules-option-refill-same = L’emplacement reste vide.
rules-option-refill-other = Il est rempli depuis l’autre pioche. Pas dans la variante solo.

rules-figure-resource = Carte ressource, qui vaut 1. Son coin en bas à droite est caché.
rules-figure-gold = Carte dorure : 3 points, et 3 plantes pour coût.
rules-figure-back = Verso d’une carte dorure
rules-figure-starter = Carte de départ, recto
rules-figure-starter-back = Carte de départ, verso : trois symboles qui restent, deux coins cachés
rules-figure-one = 1 point
rules-figure-plain = 3 points
rules-figure-object = 1 point par plume en vue
rules-figure-corner = 2 points par coin recouvert
rules-figure-laying = A : permis, recouvre 2 coins. B : interdit, l’un des deux coins dessous est caché. C : permis, recouvre une plante, qui est perdue.
rules-figure-slope = Six cartes champignon sur une diagonale : accompli deux fois, 4 points. L’une d’elles est face cachée.
rules-figure-column = Deux cartes animal en colonne et une carte champignon en haut à droite de celle du haut. La plante entre elles ne compte pas.
rules-figure-symbols = Objectifs qui demandent des symboles
