# The tutorial. Every text of a step may use the signs: { $fungi } { $plant } { $animal } { $insect }
# { $quill } { $inkwell } { $manuscript } { $covered }.

learn-page = Apprendre à jouer
learn-status = Apprendre · étape { $n } sur { $all }
learn-steps = Étapes
learn-step = Étape { $n } : { $title }
learn-step-done = Étape { $n } : { $title }, terminée
learn-task = À vous
learn-task-of = À vous · { $n } sur { $all }
learn-back = Retour
learn-skip = Passer
learn-next = Suivant
learn-to-finish = Terminer
learn-place = Poser ici
learn-take = Prendre cette carte
learn-board = Le pupitre de cette étape
learn-my-area = Votre aire de jeu
learn-you = Vous
learn-other-player = Marek
learn-no-change = aucun symbole ne change
learn-place-straight = emplacement juste à côté d’une carte
learn-offline = Cette étape a besoin du serveur, et il ne répond pas. Ce que vous avez fait jusqu’ici est conservé.

learn-starter-front = Recto : quatre symboles
learn-starter-back = Verso : deux qui restent

learn-title-starter = La première carte
learn-text-starter = Vous construisez une aire de jeu avec des cartes, votre manuscrit. Elle commence par une carte de départ. Son recto montre un symbole à chaque coin, mais les coins peuvent être recouverts plus tard. Un symbole au milieu, sur le verso, ne peut jamais être recouvert.
learn-task-face = Choisissez la face que vous voulez voir sur la table. Les deux sont bonnes.
learn-done-face = Votre carte de départ est posée. Elle ne bouge plus ; tout pousse à partir de ses coins.
learn-other-face = Choisissez l’une des deux faces.
learn-task-objective = Vous gardez aussi un objectif sur deux, en secret. Gardez celui qui vous plaît ; l’étape 9 montre comment ils rapportent.
learn-done-objective = Personne d’autre ne le connaît. À la fin de la partie, il rapporte des points.
learn-other-objective = Gardez l’un des deux.

learn-title-lay = Poser une carte
learn-text-lay = À votre tour, vous posez une carte de votre main. Elle se pose à l’endroit, l’un de ses coins sur un coin d’une carte déjà là. Les symboles que vous voyez dans votre aire de jeu sont à vous ; ils sont comptés au-dessus.
learn-task-lay = Choisissez une carte en bas, puis un emplacement en pointillés. Touchez l’emplacement deux fois, faites-y glisser la carte, ou utilisez le bouton.
learn-done-lay = Regardez le compte : les symboles de la nouvelle carte sont maintenant à vous.
learn-other-lay = Posez la carte sur l’un des emplacements en pointillés.

learn-title-cover = Recouvrir
learn-text-cover = Une nouvelle carte se pose par-dessus. Ce qu’elle recouvre ne se voit plus, et n’est donc plus à vous. Cette fois, chaque coin de la carte de départ porte un symbole, et l’un d’eux doit disparaître.
learn-task-cover = Posez une carte de façon à recouvrir { $insect } et à garder les trois autres.
learn-done-cover = L’insecte a disparu du compte. Les symboles de la nouvelle carte sont venus à la place.
learn-other-cover = Permis, mais un autre symbole serait recouvert. Trouvez le coin avec l’insecte.

learn-title-corners = Les coins
learn-text-corners = Un coin clair peut être recouvert, vide ou non. Là où la couleur de la carte va jusqu’au bord, avec une brindille dessus, le coin est caché : rien ne peut s’y poser, même si une autre carte offre un coin clair au même endroit.
learn-task-hidden = Choisissez une carte. Deux des emplacements montrés sont interdits par un coin caché. Trouvez-en un et essayez-le.
learn-done-hidden = En effet, c’est refusé : un coin caché se trouve sous l’emplacement. On le voit d’avance : pas de case claire, seulement de la couleur et une brindille.
learn-other-hidden = Sous cet emplacement, il n’y a que des coins clairs : une carte peut y aller. Cherchez un emplacement où une brindille serait recouverte.
learn-task-straight = Essayez maintenant l’emplacement juste à côté d’une carte, à droite.
learn-done-straight = Refusé : la nouvelle carte y couvrirait deux coins d’une même carte. Elle ne peut recouvrir qu’un coin de chaque carte ; les cartes se posent donc toujours en diagonale.
learn-other-straight = Celui-là est permis. Essayez l’emplacement juste à droite d’une carte.
learn-task-two = Une carte peut recouvrir des coins de plusieurs cartes à la fois. Trouvez l’emplacement où la vôtre en recouvre 2.
learn-done-two = Une carte, deux coins recouverts. Les deux cartes dessous y avaient un coin clair.
learn-other-two = Permis, mais elle n’y recouvre que 1 coin. Cherchez un emplacement entre deux cartes.

learn-title-back = Le verso d’une carte
learn-text-back = Toute carte peut aussi se poser face cachée. Le verso ne coûte rien et ne rapporte aucun point, mais il a quatre coins clairs, et le symbole en son milieu ne peut jamais être recouvert.
learn-task-back = Retournez une carte avec Verso, et posez-la face cachée. La carte dorure est un bon choix : son recto coûte trop cher aujourd’hui.
learn-done-back = Un symbole que personne ne peut vous prendre, et de la place aux quatre coins.
learn-other-back = C’est le recto. Retournez d’abord la carte.

learn-title-draw = Piocher
learn-text-draw = Après avoir posé une carte, vous en piochez une, et votre tour est fini. Deux cartes ressource et deux cartes dorure sont visibles au marché ; une carte prise là est remplacée depuis sa pioche. Ou bien vous prenez à l’aveugle la carte du dessus d’une pioche : seul son verso indique son type et son règne.
learn-task-draw = Votre carte est posée. Prenez une carte au choix : touchez-la, puis touchez encore.
learn-done-draw = Vous avez de nouveau trois cartes. Ce serait maintenant au joueur suivant.
learn-other-draw = Prenez une carte du marché ou d’une pioche.

learn-title-gold = Les cartes dorure
learn-text-gold = Le recto d’une carte dorure montre son coût en bas : autant de symboles doivent être en vue dans votre aire de jeu avant de la poser. Ils ne sont pas dépensés. La carte peut même les recouvrir.
learn-task-gold = Vous voyez 3 { $plant }. L’une de vos cartes dorure en demande 3, l’autre 5. Posez celle que vous pouvez payer, côté recto.
learn-done-gold = 3 points, aussitôt et définitivement. Rien n’a été dépensé : seul ce que la carte recouvre est perdu.
learn-other-gold = Permis, mais ce n’est pas la carte dorure que vous pouvez payer. Cherchez celle qui montre 3 plantes en bas, côté recto.

learn-title-points = Encore des points
learn-text-points = Certaines cartes dorure comptent. « 1 × { $quill } » rapporte un point par plume en vue une fois la carte posée : la sienne compte, celle qu’elle vient de recouvrir ne compte pas. « 2 × { $covered } » rapporte 2 points par coin qu’elle recouvre.
learn-task-objects = Posez la carte qui compte les plumes là où elle rapporte 3 points.
learn-done-objects = Il y avait deux plumes, et la carte a apporté la sienne : 3 points.
learn-other-objects = Permis, mais moins payant : choisissez la carte dorure, côté recto, et laissez toutes les plumes en vue.
learn-task-corners = Maintenant, une carte qui compte les coins. Trouvez l’emplacement où elle en recouvre 3.
learn-done-corners = 3 coins, 6 points.
learn-other-corners = Permis, mais moins payant. Choisissez la carte dorure, côté recto, et un emplacement au milieu de plusieurs cartes.

learn-title-objectives = Les objectifs
learn-text-objectives = Deux objectifs sont communs à tous, un est votre secret. Ils rapportent à la fin, autant de fois qu’ils sont accomplis. Certains demandent des symboles en vue, d’autres trois cartes de couleurs données dans une disposition donnée. La carte de départ n’a pas de couleur, et peu importe qu’une carte soit face visible ou face cachée.
learn-task-pattern = Un objectif demande trois cartes champignon, montant vers la droite. Deux sont déjà là. Posez la troisième.
learn-done-pattern = La disposition est complète : 2 points à la fin. Trois autres cartes de ce genre en rapporteraient 2 de plus.
learn-other-pattern = Permis, mais la disposition n’est pas complète. Il faut une carte rouge, plus haut sur la même diagonale.
learn-task-symbols = Votre objectif secret demande 3 { $insect } en vue. Vous en avez 2, il en faut donc un troisième. Attention à ce que vous recouvrez.
learn-done-symbols = 3 insectes en vue. S’ils le sont encore à la fin, ils rapportent 2 points.
learn-other-symbols = Permis, mais il y aurait alors moins de 3 insectes en vue. Apportez-en un, et n’en recouvrez aucun.

learn-title-end = La fin
learn-text-end = Quand quelqu’un a 20 points, ou que les deux pioches sont vides, on termine la manche et chacun a encore un tour. Dans cette dernière manche, personne ne pioche. Puis on ajoute les objectifs. Le plus de points gagne.
learn-task-twenty = Vous avez 16 points. Trouvez la carte et l’emplacement qui en rapportent au moins 4.
learn-done-twenty = 20 points : la fin a commencé. Ce tour continue comme d’habitude.
learn-other-twenty = Permis, mais pas assez pour 20. Une carte qui compte les coins peut y arriver.
learn-task-last-draw = Piochez une carte, comme après chaque tour.
learn-done-last-draw = Marek a terminé la manche. Voici maintenant la dernière.
learn-other-last-draw = Prenez une carte du marché ou d’une pioche.
learn-task-last-card = Votre dernière carte. Elle peut encore rapporter des points, compléter un objectif, ou au moins n’en gâcher aucun.
learn-done-last-card = Marek a posé lui aussi sa dernière carte, et la partie est terminée. Choisissez un nombre dans le tableau pour voir les cartes comptées.
learn-other-last-card = Posez l’une de vos cartes sur un emplacement en pointillés.

learn-wrong-hidden_corner = Un coin caché se trouve sous cet emplacement : une brindille sur fond de couleur, pas de case claire. Aucune carte ne peut y aller.
learn-wrong-off_lattice = Ici, elle couvrirait deux coins d’une même carte. Elle ne peut recouvrir qu’un coin de chacune.
learn-wrong-not_adjacent = Rien à recouvrir ici : une carte doit couvrir au moins un coin.
learn-wrong-occupied = Une carte se trouve déjà ici.
learn-wrong-cost = Pas encore : ce que la carte demande en bas n’est pas entièrement en vue dans votre aire de jeu. Son verso est gratuit.
learn-wrong-draw_first = Une carte est déjà posée. Piochez-en une maintenant.
learn-wrong-place_first = Posez d’abord une carte, puis piochez.

learn-finish-title = Vous savez jouer
learn-finish-text = C’est tout ce qu’il faut savoir. Tybor, un vieux moine, est un premier adversaire patient : il prend des cartes selon des règles fixes, et vous dit pourquoi.
learn-play-tybor = Affronter Tybor, facile
