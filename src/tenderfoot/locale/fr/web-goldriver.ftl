# Les mots de la page pour Gold River.

web-gr-you = vous
web-gr-mine = À moi
web-gr-stage = La scène : ce qui se passe, villes et totaux
web-gr-round = Manche { $round } sur { $of }
web-gr-deck = dans la pioche
web-gr-ends = La partie s’arrête quand la pioche ne suffit plus pour une rangée.
web-gr-last-round = Dernière manche
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
web-gr-took = prise par { $seat }
web-gr-no-mayor = sans maire
web-gr-own-mayor = vous êtes maire
web-gr-fee = { $amount } à { $seat }
web-gr-fee-two = Le maire reçoit { $amount }.
web-gr-odds = Rapporte sur { $odds } lancers sur 36.
web-gr-take = Prendre
web-gr-burn = Retirer
web-gr-joker = joker
web-gr-on-even = pair
web-gr-on-odd = impair
web-gr-on-doubles = double
web-gr-kind-mine = mine
web-gr-kind-river = rivière
web-gr-kind-ghost = fantôme
web-gr-kind-lost = perdue
web-gr-kind-horseshoe = à garder
web-gr-kind-judge = action
web-gr-kind-raid = action
web-gr-kind-dynamite = action
web-gr-kind-holdup = action
web-gr-kind-bandit = action
web-gr-kind-lasso = à lier
web-gr-kind-bank = bâtiment
web-gr-kind-building = bâtiment

# Tableaux.
web-gr-ledger = Les concessions de chacun dans chaque ville, les maires, et ce que chaque total des dés rapporte à qui
web-gr-mayor = maire
web-gr-ruler-short = Total
web-gr-pays = Prix :
web-gr-picks = Choix :
web-gr-flow-price = le prix va vers la droite
web-gr-flow-choice = le choix vers la gauche
web-gr-chain = Le prix, de main en main
web-gr-supply = réserve

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
web-gr-kept-count = { $count ->
    [one] 1 carte gardée
   *[other] { $count } cartes gardées
  }
web-gr-nth = { $n ->
    [1] 1er
   *[other] { $n }e
  }
web-gr-to-pick = à choisir
web-gr-group-claims = Concessions
web-gr-group-buildings = Bâtiments
web-gr-group-kept = Gardées pour leur moment
web-gr-group-waiting = En attente d’emploi
web-gr-deposit = À la banque : { $amount }, qui vaudront { $brings } à la fin.
web-gr-cards = cartes
web-gr-offices = maire
web-gr-scores-text = Les points si la partie s’arrêtait maintenant ; le poker compte déjà.

# L’enchère.
web-gr-share = { $who } { $amount }
web-gr-if-win = À { $amount } : { $shares } ; il vous reste { $left } ; vous choisissez en 1er.
web-gr-if-pass = Si { $seat } gagne à { $amount } : { $shares } ; vous choisissez en { $n ->
    [1] 1er
   *[other] { $n }e
  }.
web-gr-if-nobody = { $mine ->
    [yes] Si personne ne mise, vous gagnez pour rien.
   *[no] Si personne ne mise, { $seat } gagne pour rien.
  }
web-gr-if-sealed = Si vous gagnez à { $amount } : il vous reste { $left } ; { $seat } peut prendre { $half } au lieu de la dernière carte.
web-gr-if-lose-two = Votre mise reste cachée tant que les deux ne sont pas verrouillées. Qui perd ne paie rien et prend la dernière carte ou la moitié de la mise gagnante.
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
web-gr-deposit-then = Il vous reste { $left } en main ; la banque contient alors { $amount }, qui vaudront { $brings } à la fin.
web-gr-die = { $face } : total { $total }, { $amount ->
    [one] { $amount } pépite
   *[other] { $amount } pépites
  } pour vous
web-window-penny = Penny Press
web-window-moon = Moonshine
web-window-allin = All In
web-window-mustang = Mustang

# Le décompte.
web-gr-item-nuggets = pépites
web-gr-item-concessions = terrains
web-gr-item-mayors = maires
web-gr-item-bank = banque
web-gr-item-poker = poker

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
web-lesson-goldriver-play-20 = Ada s’installe dans votre ville et vous paie une pépite par concession que vous y avez. Puis les dés : neuf, et votre nouvelle mine paie.
web-lesson-goldriver-ask-21 = La troisième manche est à vous : misez ce que vous voulez, ou passez. Villes et totaux sont toujours sur la table, et chaque ligne du journal répond à « pourquoi ? ».
web-lesson-goldriver-end = La partie finit quand la pioche ne remplit plus une rangée. Chaque pépite vaut alors 1 point, chaque concession ce qu’elle paie, chaque maire 10. Cartes d’action, bâtiments et poker s’expliquent quand ils arrivent : touchez « ? » dès que vous doutez.
