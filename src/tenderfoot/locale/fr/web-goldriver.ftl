# Les mots de la page pour Gold River.

web-gr-mine = Mes cartes
web-gr-round = Manche { $round } sur { $of }
web-gr-deck = dans la pioche
web-gr-ends = La partie s’arrête quand la pioche ne suffit plus pour une rangée.
web-gr-last-round = Dernière manche
web-gr-step-sealed = Mises
web-gr-step-auction = Enchère
web-gr-step-price = Paiement
web-gr-step-choice = Cartes
web-gr-step-gold = Or
web-gr-part-round = Une nouvelle rangée
web-gr-part-auction = L’enchère
web-gr-part-price = Le prix fait le tour
web-gr-part-choice = On choisit les cartes
web-gr-part-deed = Une carte agit
web-gr-part-gold = Les dés donnent de l’or
web-gr-part-end = La fin

# La rangée et ses cartes.
web-gr-sale = À vendre
web-gr-row-empty = Toutes les cartes de la rangée sont prises.
web-gr-no-mayor = sans maire
web-gr-fee-two = Le maire reçoit { $amount }.
web-gr-odds = Rapporte sur { $odds } lancers sur 36.
web-gr-joker = joker
web-gr-on-even = pair
web-gr-on-odd = impair
web-gr-on-doubles = double

# Tableaux.
web-gr-ledger = Les concessions de chacun dans chaque ville, les maires, et ce que chaque total des dés rapporte à qui
web-gr-mayor = maire
web-gr-chain = Le prix, de main en main

# Joueurs.
web-gr-nuggets = { $amount ->
    [one] { $amount } pépite
   *[other] { $amount } pépites
  }
web-gr-first = ouvre l’enchère
web-gr-bid = mise { $amount }
web-gr-passed = a passé
web-gr-won = gagne { $amount }
web-gr-winner = a gagné
web-gr-nth = { $n ->
    [1] 1er
   *[other] { $n }e
  }
web-gr-group-claims = Concessions
web-gr-group-buildings = Bâtiments
web-gr-group-kept = Gardées pour leur moment
web-gr-group-waiting = En attente d’emploi
web-gr-deposit = À la banque : { $amount }, qui vaudront { $brings } à la fin.
web-gr-cards = cartes
web-gr-offices = maire
web-gr-scores-text = Les points si la partie s’arrêtait maintenant, sans le poker : la meilleure main peut encore changer.

# L’enchère.
web-gr-share = { $who } { $amount }
web-gr-if-win = À { $amount } : { $shares } ; il vous reste { $left }, 1er choix.
web-gr-if-pass = Si { $seat } gagne à { $amount } : { $shares } ; { $n ->
    [1] 1er
   *[other] { $n }e
  } choix pour vous.
web-gr-if-nobody = { $mine ->
    [yes] Si personne ne mise, vous gagnez pour rien.
   *[no] Si personne ne mise, { $seat } gagne pour rien.
  }
web-gr-if-sealed = À { $amount } il vous reste { $left } ; { $seat } peut alors prendre { $half } au lieu de la dernière carte.
web-gr-if-lose-two = Les deux gobelets se lèvent ensemble. Qui perd ne paie rien.
web-gr-cannot-bid = Vous avez trop peu de pépites pour miser plus.
web-gr-seal = Verrouiller { $amount }

# Autres questions.
web-gr-always-hold = ne jamais demander
web-gr-card-goes = La dernière carte quitte alors le jeu.
web-gr-victim = Qui
web-gr-demand = Combien à { $seat }
web-gr-demand-odds = { $amount ->
    [one] { $amount } pépite : { $percent } pour cent
   *[other] { $amount } pépites : { $percent } pour cent
  }
web-gr-demand-text = Les deux dés doivent montrer au moins autant.
web-gr-odds-least = { $total } ou plus : { $odds } sur 36
web-gr-odds-caught = Puis deux dés : jusqu’à { $total } ({ $odds } sur 36) vous payez ce total au propriétaire.
web-gr-blast = { $card } explose
web-gr-blast-text = Wagon et Gold ! partent avec elle ; puis la ville recompte son maire.
web-gr-poker-so-far = non compté : la meilleure main de poker, +{ $amount }
web-gr-poker-end = Expert en poker : { $amount } points
web-gr-best-hand = meilleure main, +{ $amount }
web-gr-tip-poker = La meilleure main à la fin reçoit les points.
web-gr-tip-hop = Reçoit { $amount } du prix et choisit en { $nth }.
web-gr-cup-wins = { $who } gagne
web-gr-cup-keeps = rien de payé
web-gr-as-is = Sans la carte
web-gr-with-card = Avec { $card }
web-gr-keep-some = Garder { $amount }
web-gr-keep-some-text = { $amount ->
    [0] Rien ne continue ; la carte vous reste.
    [one] { $amount } continue ; la carte vous reste.
   *[other] { $amount } continuent ; la carte vous reste.
  }
web-gr-keep-all = Garder les { $amount }
web-gr-keep-all-text = Rien pour les suivants ; la carte est dépensée.
web-gr-choice-order = Choix : { $who }.
web-gr-waits-nth = { $seat } choisit ensuite ; vous en { $nth }.
web-gr-rides = Vous choisissez maintenant, avant { $seat }.
web-gr-row-stays = Ces cartes sont à vendre.
web-gr-row-new = { $amount } autres cartes les remplacent.
web-gr-become = { $amount } deviennent { $brings } points
web-gr-deposit-left = Il vous en reste { $left } en main. Ce qui est à la banque ne se mise pas et ne se vole pas.
web-gr-die = { $face } : total { $total }, { $amount ->
    [one] { $amount } pépite
   *[other] { $amount } pépites
  } pour vous
web-window-penny = Penny Press
web-window-moon = Moonshine
web-window-allin = All In
web-window-mustang = Mustang

# La table telle qu’elle est dessinée.
web-gr-you = vous
web-gr-me = Vous
web-gr-felt = Le tapis : ce qui est à vendre, ce qui se passe, ce qu’on demande
web-gr-valley = La rivière et ses villes
web-gr-towns = Villes
web-gr-players = Joueurs
web-gr-auction-table = L’enchère
web-gr-my-cards = Mes cartes
web-gr-hands = Les mains de poker
web-gr-town-GM = Mine fantôme
web-gr-town-LM = Mine perdue
web-gr-half = 1 sur 2
web-gr-when-colt = aussitôt
web-gr-when-shoe = à garder
web-gr-when-lasso = à lier
web-gr-when-house = bâtiment
web-gr-use-colt = joué aussitôt
web-gr-use-shoe = à garder
web-gr-use-lasso = à lier
web-gr-use-house = à bâtir
web-gr-no-claims = encore libre
web-gr-no-fee = sans taxe
web-gr-own-town = votre ville
web-gr-fee-to = taxe { $amount }
web-gr-burns = brûle
web-gr-burnt = brûlée
web-gr-you-take = vous la prenez
web-gr-take = Prendre { $card }
web-gr-take-burn = Prendre { $card }, brûler { $other }
web-gr-pick-one = Choisissez
web-gr-pick-two = Prendre une, brûler une
web-gr-pick-burn = Touchez la carte qui brûle : personne ne l’aura.
web-gr-clear = Effacer
web-gr-percent = { $percent } %
web-gr-risk = { $percent } % : vous payez { $total } au plus
web-gr-gain = { $total } : { $amount } pour vous
web-gr-keeps = garde { $amount }
web-gr-earns = gagne { $amount }
web-gr-pays-fee = paie { $amount }
web-gr-pays-price = paie { $amount }
web-gr-picks-nth = choix { $nth }
web-gr-comes = à venir
web-gr-keeps-word = garde
web-gr-passes-on = passe { $amount }
web-gr-keeps-rest = garde le reste
web-gr-goes-round = { $turned ->
    [yes] { $amount } partent à gauche
   *[no] { $amount } partent à droite
  }
web-gr-half-rule = Chacun garde la moitié, arrondie au-dessus, et passe le reste.
web-gr-half-end = Le dernier garde ce qui reste.
web-gr-creek = { $amount } à la rivière
web-gr-if = { $mine ->
    [yes] Si vous gagnez à { $amount }
   *[no] Si { $who } gagne à { $amount }
  }
web-gr-rail-if = { $mine ->
    [yes] Si vous gagnez à { $amount } : or, choix
   *[no] Si { $who } gagne à { $amount } : or, choix
  }{ $lost ->
    [0] {""}
   *[other] {" "}; { $lost } à la rivière
  }
web-gr-rail-price = Le prix fait le tour
web-gr-rail-gold = Les dés paient : l’or va aux propriétaires
web-gr-rail-moved = Des pépites changent de main
web-gr-queue = Qui choisit quand
web-gr-leads = { $mine ->
    [yes] Vous menez à { $amount }
   *[no] { $who } mène à { $amount }
  }
web-gr-sold-to = { $mine ->
    [yes] Vendu à vous pour { $amount }
   *[no] Vendu à { $who } pour { $amount }
  }
web-gr-nobody-yet = Aucune mise
web-gr-opens = { $seat } ouvre
web-gr-out = { $count ->
    [one] { $seats } a passé
   *[other] { $seats } ont passé
  }
web-gr-throws = { $odds } lancers sur 36
web-gr-flows = { $amount ->
    [0] { $total } : personne n’est payé
    [one] { $total } : { $amount } pépite
   *[other] { $total } : { $amount } pépites
  }
web-gr-past = plus tôt
web-gr-cup-theirs = { $seat } réfléchit à sa mise
web-gr-cup-done = { $seat } a scellé sa mise
web-gr-sealed = scellé
web-gr-cup-mine = votre mise : vous seul la voyez
web-gr-cup-sealed = scellé : { $amount }
web-gr-two-title = À deux
web-gr-two-win = Gagner : vous choisissez en premier, brûlez une carte, votre mise va au pot.
web-gr-two-lose = Perdre : votre mise vous reste ; la dernière carte, ou la moitié du pot.
web-gr-two-tie = Égalité : { $seat } gagne, qui joue en premier.
web-gr-sluice = Le sluice : ce que paie chaque total
web-gr-tip-total = Total { $total }
web-gr-tip-claims = Concessions : { $list }
web-gr-tip-vacant = Pas encore de maire : il faut deux concessions.
web-gr-tip-mayor = { $who } : maire, 10 points, et une taxe de qui prend une concession ici.
web-gr-tip-mayor-short = maire : { $seat }
web-gr-tip-owner = Propriétaire : { $who }
web-gr-tip-pays = Paie { $list }.
web-gr-tip-nobody = Il ne paie encore personne.
web-gr-hand = { $hand ->
    [high-card] { $rank } haut
    [pair] paire { $rank }
    [two-pairs] deux paires
    [three] brelan { $rank }
    [straight] suite
    [flush] couleur
    [full-house] full
    [four] carré { $rank }
    [straight-flush] quinte
   *[royal-flush] q. royale
  }
web-gr-hand-long = { $hand ->
    [high-card] carte haute { $rank }
    [pair] paire de { $rank }
    [two-pairs] deux paires, { $rank }
    [three] brelan de { $rank }
    [straight] suite jusqu’à { $rank }
    [flush] couleur, { $rank }
    [full-house] full, { $rank }
    [four] carré de { $rank }
    [straight-flush] quinte flush jusqu’à { $rank }
   *[royal-flush] quinte flush royale
  }
web-gr-rank-J = V
web-gr-rank-Q = D
web-gr-rank-K = R
web-gr-rank-A = A
web-gr-poker = Poker : { $hand }
web-gr-poker-no = Poker : aucune carte
web-gr-poker-none = personne n’a de main
web-gr-poker-mine = vous menez : +{ $amount } si cela tient
web-gr-poker-leads = { $seat } mène, { $hand }
web-gr-would-get = aurait { $amount } points

# Le décompte.
web-gr-item-nuggets = pépites
web-gr-item-concessions = concessions
web-gr-item-mayors = maires
web-gr-item-bank = banque
web-gr-item-poker = poker
web-gr-final-mine = La rivière coule pour vous !
web-gr-final-theirs = La rivière coule pour { $seat }

# La leçon.
web-lesson-goldriver-play-1 = À chaque manche, une rangée de cartes est à vendre. On n’y achète que le droit de choisir le premier : Ada commence, et chacun mise à son tour.
web-lesson-goldriver-ask-3 = Une carte dit sur quel total de deux dés elle paie, combien de lancers sur 36 le donnent, et combien de pépites elle rapporte. Le sept tombe le plus souvent. Montez à 7 avec « + » et misez : à côté vous lisez où iraient vos pépites.
web-lesson-goldriver-play-4 = Qui passe sort de cette enchère.
web-lesson-goldriver-play-6 = Vous avez gagné. Vos 7 pépites vont vers la droite : chaque voisin garde la moitié, arrondie au-dessus, et le dernier ce qui reste. 4, 2 et 1.
web-lesson-goldriver-ask-6 = Le gagnant choisit le premier : prenez le 7 de San Narciso.
web-lesson-goldriver-ask-7 = Vous retirez aussi une carte du jeu. Cinq pépites, c’est trop pour un rival : retirez le 4 de Cold Mountain.
web-lesson-goldriver-play-8 = Les autres choisissent tour à tour, vers la gauche ; le dernier prend ce qui reste.
web-lesson-goldriver-play-10 = Le gagnant lance maintenant les dés. Trois et quatre : chaque concession au 7 paie son propriétaire, et les concessions de rivière aux totaux impairs aussi.
web-lesson-goldriver-ask-10 = Le gagnant ouvre l’enchère suivante. Les pépites sont aussi des points, et une part de ce que les autres paient vous revient. Cette fois, passez.
web-lesson-goldriver-play-11 = Passer ne coûte rien. Voyez jusqu’où vont les autres.
web-lesson-goldriver-play-16 = Cleo gagne à 8 : Bob garde 4, Ada 2, et les 2 dernières sont à vous, pour rien.
web-lesson-goldriver-play-17 = Cleo choisit la première et retire une carte. Vous êtes à sa gauche : c’est ensuite à vous.
web-lesson-goldriver-ask-18 = Une deuxième concession à San Narciso vous en fait maire : 10 points à la fin, et une taxe de qui s’y installe après vous. Prenez le 9.
web-lesson-goldriver-play-19 = Vous êtes maire de San Narciso.
web-lesson-goldriver-play-20 = Ada s’installe dans votre ville et vous paie une pépite par concession que vous y avez. Puis les dés : neuf, et votre nouvelle concession paie.
web-lesson-goldriver-ask-21 = La troisième manche est à vous : misez ce que vous voulez, ou passez. Villes et totaux sont toujours sur la table, et chaque ligne du journal répond à « pourquoi ? ».
web-lesson-goldriver-end = La partie finit quand la pioche ne remplit plus une rangée. Chaque pépite vaut alors 1 point, chaque concession ce qu’elle paie, chaque maire 10. Cartes d’action, bâtiments et poker s’expliquent quand ils arrivent : touchez « ? » dès que vous doutez.
