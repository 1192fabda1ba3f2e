# The tutorial. Every text of a step may use the signs: { $fungi } { $plant } { $animal } { $insect }
# { $quill } { $inkwell } { $manuscript } { $covered }.

learn-page = Apprendre à jouer
learn-status = Apprendre · étape { $n } sur { $all }
learn-steps = Étapes
learn-step = Étape { $n } : { $title }
learn-step-done = Étape { $n } : { $title }, terminée
learn-task = À vous
learn-task-of = À vous · { $n } sur { $all }
learn-back = Précédent
learn-skip = Passer
learn-next = Suivant
learn-to-finish = Terminer
learn-place = Poser ici
learn-take = Prendre cette carte
learn-board = Le plateau de cette étape
learn-my-area = Votre aire de jeu
learn-you = Vous
learn-other-player = Marek
learn-no-change = aucun symbole ne change
learn-place-straight = emplacement juste à côté d’une carte
learn-offline = Cette étape a besoin du serveur, qui ne répond pas. Ce que vous avez fait jusqu’ici est conservé.

learn-starter-front = Recto : quatre symboles
learn-starter-back = Verso : deux symboles qui restent

learn-title-starter = La première carte
learn-text-starter = Vous marquez des points avec vos cartes et, à la fin, avec les objectifs. Peu après que quelqu’un a atteint 20 points, la partie se termine, et celui qui en a le plus gagne. Vos cartes forment votre aire de jeu, qui commence par une carte de départ. Son recto a un symbole à chaque coin, mais les coins peuvent être recouverts plus tard. Les symboles du milieu, au verso, ne peuvent jamais être recouverts.
learn-task-face = Choisissez la face que vous voulez utiliser. Les deux sont bonnes.
learn-done-face = Votre carte de départ est posée. Elle ne bouge plus, et tout part de ses coins.
learn-other-face = Choisissez l’une des deux faces.
learn-task-objective = Vous gardez aussi, en secret, l’un des deux objectifs reçus. Il rapporte des points à la fin ; l’étape 9 montre comment. Gardez celui qui vous plaît.
learn-done-objective = Personne d’autre ne le connaît. Il rapporte des points à la fin de la partie.
learn-other-objective = Gardez l’un des deux.

learn-title-lay = Poser une carte
learn-text-lay = À votre tour, vous posez une carte de votre main. Elle reste toujours à l’endroit, jamais tournée, avec au moins un de ses coins sur un coin d’une carte déjà posée. Les symboles visibles dans votre aire de jeu sont à vous ; ils sont comptés au-dessus.
learn-task-lay = Choisissez une carte en bas, puis un emplacement en pointillés. Touchez l’emplacement deux fois, faites-y glisser la carte, ou utilisez le bouton.
learn-done-lay = Regardez le compte : les symboles de la nouvelle carte sont maintenant à vous.
learn-other-lay = Posez la carte sur l’un des emplacements en pointillés.

learn-title-cover = Recouvrir
learn-text-cover = Une nouvelle carte se pose par-dessus. Ce qu’elle recouvre ne se voit plus, et n’est donc plus à vous. Cette fois, la carte de départ a un symbole à chaque coin, et vous devez en recouvrir un. N’hésitez pas : perdre un symbole en vaut souvent la peine.
learn-task-cover = Posez une carte qui recouvre le symbole { $insect } et laisse les trois autres visibles.
learn-done-cover = L’insecte a disparu du compte, et les symboles de la nouvelle carte s’y sont ajoutés.
learn-other-cover = C’est permis, mais vous recouvririez un autre symbole. Trouvez le coin avec l’insecte.

learn-title-corners = Les coins
learn-text-corners = Un coin clair peut être recouvert, vide ou non. Là où la couleur de la carte va jusqu’au bord, avec une brindille dessus, le coin est caché : aucune carte ne peut le recouvrir, même si une autre carte a un coin clair au même endroit. Seuls les coins du dessous comptent : ceux de la nouvelle carte peuvent être cachés.
learn-task-hidden = Choisissez une carte. Deux des emplacements affichés sont bloqués par un coin caché. Trouvez-en un et essayez-le.
learn-done-hidden = Eh oui, c’est interdit : il y a un coin caché sous cet emplacement. Cela se voit : pas de case claire, seulement de la couleur et une brindille.
learn-other-hidden = Il n’y a que des coins clairs sous cet emplacement : une carte peut y aller. Cherchez un emplacement où elle recouvrirait une brindille.
learn-task-straight = Essayez maintenant l’emplacement juste à droite d’une carte.
learn-done-straight = Interdit : la nouvelle carte recouvrirait deux coins de la même carte. Elle ne peut recouvrir qu’un coin de chaque carte ; les cartes se chevauchent donc toujours coin sur coin.
learn-other-straight = Celui-là est permis. Essayez l’emplacement juste à droite d’une carte.
learn-task-two = Une carte peut recouvrir des coins de plusieurs cartes à la fois. Trouvez l’emplacement où la vôtre en recouvre 2.
learn-done-two = Une carte, deux coins recouverts. Les deux cartes du dessous y avaient un coin clair.
learn-other-two = C’est permis, mais elle n’y recouvre qu’un coin. Cherchez un emplacement entre deux cartes.

learn-title-back = Le verso d’une carte
learn-text-back = Vous pouvez aussi poser n’importe quelle carte face cachée. Le verso ne coûte rien et ne rapporte aucun point, mais il vous donne un symbole : celui du milieu, qui ne peut jamais être recouvert. Ses quatre coins sont clairs.
learn-task-back = Choisissez une carte, passez-la côté verso et posez-la face cachée. La carte dorure est un bon choix : vous ne pouvez pas encore payer son recto.
learn-done-back = Un symbole qui ne peut jamais être recouvert, et de la place aux quatre coins.
learn-other-back = C’est le recto. Passez d’abord la carte côté verso.

learn-title-draw = Piocher
learn-text-draw = Après avoir posé une carte, vous en piochez une, et votre tour est fini. Au marché, deux cartes ressource et deux cartes dorure sont visibles ; celle que vous prenez est remplacée depuis sa pioche. Ou bien vous prenez à l’aveugle la carte du dessus d’une pioche : son verso n’indique que son type et son règne.
learn-task-draw = Vous avez posé votre carte. Maintenant, prenez la carte de votre choix : touchez-la, puis touchez-la une seconde fois.
learn-done-draw = Vous avez de nouveau trois cartes. Ce serait maintenant au joueur suivant.
learn-other-draw = Prenez une carte au marché ou dans une pioche.

learn-title-gold = Les cartes dorure
learn-text-gold = Le recto d’une carte dorure indique son coût en bas : ces symboles doivent être visibles dans votre aire de jeu avant que vous la posiez. Ils ne sont pas dépensés. La carte peut même les recouvrir.
learn-task-gold = Vous avez 3 { $plant }. L’une de vos cartes dorure en demande 3, l’autre 5. Posez celle que vous pouvez payer, côté recto.
learn-done-gold = 3 points, tout de suite et pour de bon. Rien n’a été dépensé : vous ne perdez que ce que la carte recouvre.
learn-other-gold = C’est permis, mais ce n’est pas la carte dorure que vous pouvez payer. Cherchez celle qui a 3 plantes en bas, côté recto.

learn-title-points = Compter pour marquer
learn-text-points = Certaines cartes dorure rapportent des points selon ce qu’elles comptent. « 1 × { $quill } » rapporte 1 point par plume visible une fois la carte posée : la sienne compte, celle qu’elle vient de recouvrir ne compte pas. Les plumes ajoutées plus tard ne rapportent rien de plus. « 2 × { $covered } » rapporte 2 points par coin que la carte recouvre.
learn-task-objects = Posez la carte qui compte les plumes là où elle rapporte 3 points.
learn-done-objects = Il y avait deux plumes, et la carte a ajouté la sienne : 3 points.
learn-other-objects = C’est permis, mais elle rapporte moins. Choisissez la carte dorure, côté recto, et gardez toutes les plumes visibles.
learn-task-corners = Maintenant, une carte qui compte les coins. Trouvez l’emplacement où elle en recouvre 3.
learn-done-corners = 3 coins, 6 points.
learn-other-corners = C’est permis, mais elle rapporte moins. Choisissez la carte dorure, côté recto, et un emplacement entre plusieurs cartes.

learn-title-objectives = Les objectifs
learn-text-objectives = Deux objectifs sont communs à tous, et le troisième est votre secret. Ils rapportent des points à la fin, chacun autant de fois que vous l’accomplissez. Certains demandent des symboles visibles, d’autres une disposition : trois cartes des bonnes couleurs, exactement aux emplacements indiqués, jamais tournées ni en miroir. Les cartes comptent face visible ou face cachée, mais la carte de départ ne fait jamais partie d’une disposition.
learn-task-pattern = Un objectif demande trois cartes champignon sur une diagonale qui monte vers la droite. Deux sont déjà là. Posez la troisième.
learn-done-pattern = La disposition est complète : 2 points à la fin. Trois autres cartes comme celles-ci en rapporteraient 2 de plus.
learn-other-pattern = C’est permis, mais la disposition n’est pas complète. Il faut une carte rouge, plus haut sur la même diagonale.
learn-task-symbols = Votre objectif secret demande 3 { $insect } visibles dans votre aire de jeu. Vous en avez 2, il en faut donc encore un. Attention à ce que vous recouvrez.
learn-done-symbols = 3 insectes. S’ils sont encore visibles à la fin, ils rapportent 2 points.
learn-other-symbols = C’est permis, mais il vous resterait moins de 3 insectes. Ajoutez-en un, et n’en recouvrez aucun.

learn-title-end = La fin
learn-text-end = Quand quelqu’un a 20 points, ou que les deux pioches sont vides, on termine la manche, puis chacun joue encore un tour. Personne ne pioche dans cette dernière manche. On ajoute ensuite les objectifs, et celui qui a le plus de points gagne ; en cas d’égalité, celui qui a le plus de points d’objectifs. Un joueur sans emplacement libre passe son tour, mais ses points comptent à la fin.
learn-task-twenty = Vous avez 16 points. Trouvez la carte et l’emplacement qui en rapportent au moins 4.
learn-done-twenty = 20 points : la fin de partie est déclenchée. Vous finissez ce tour comme d’habitude.
learn-other-twenty = C’est permis, mais pas assez pour arriver à 20. Une carte qui compte les coins peut suffire.
learn-task-last-draw = Piochez une carte, comme à chaque tour.
learn-done-last-draw = Marek a terminé la manche. Voici maintenant la dernière.
learn-other-last-draw = Prenez une carte au marché ou dans une pioche.
learn-task-last-card = Votre dernière carte. Elle peut encore rapporter des points ou compléter un objectif. Veillez seulement à n’en gâcher aucun.
learn-done-last-card = Marek a aussi posé sa dernière carte, et la partie est terminée. Choisissez un nombre dans le tableau pour voir les cartes qu’il compte.
learn-other-last-card = Posez l’une de vos cartes sur un emplacement en pointillés.

learn-wrong-hidden_corner = Il y a un coin caché sous cet emplacement : de la couleur et une brindille, pas de case claire. Aucune carte ne peut y aller.
learn-wrong-off_lattice = Ici, elle recouvrirait deux coins de la même carte. Elle ne peut recouvrir qu’un coin de chacune.
learn-wrong-not_adjacent = Rien à recouvrir ici : une carte doit recouvrir au moins un coin.
learn-wrong-occupied = Il y a déjà une carte ici.
learn-wrong-cost = Pas encore : vous n’avez pas tous les symboles indiqués en bas de la carte. Son verso est gratuit.
learn-wrong-draw_first = Vous avez déjà posé une carte. Piochez-en une maintenant.
learn-wrong-place_first = Posez d’abord une carte, puis piochez.

learn-finish-title = Vous savez jouer
learn-finish-text = C’est tout ce qu’il faut savoir. Tybor, un vieux moine, est un premier adversaire patient : il prend des cartes selon des règles fixes et vous dit pourquoi.
learn-play-tybor = Affronter Tybor, niveau facile
