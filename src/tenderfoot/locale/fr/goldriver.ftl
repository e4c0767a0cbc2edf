# Gold River : les objets de la boîte, les réponses, les questions, et ce qui est raconté.

# Dés, mains de poker, villes.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

hand-high-card = rien qu’une carte haute
hand-pair = une paire
hand-two-pairs = deux paires
hand-three = un brelan
hand-straight = une suite
hand-flush = une couleur
hand-full-house = un full
hand-four = un carré
hand-straight-flush = une quinte flush
hand-royal-flush = une quinte flush royale

town-SN = San Narciso
town-CM = Cold Mountain
town-NL = New London
town-TK = Takamawok
town-WR = Whiskey River

# Les cartes.

card-SN02 = San Narciso 2
card-SN04 = San Narciso 4
card-SN06 = San Narciso 6
card-SN07 = San Narciso 7
card-SN08 = San Narciso 8
card-SN09 = San Narciso 9
card-SN10 = San Narciso 10
card-SN11 = San Narciso 11
card-CM03 = Cold Mountain 3
card-CM04 = Cold Mountain 4
card-CM05 = Cold Mountain 5
card-CM06 = Cold Mountain 6
card-CM07 = Cold Mountain 7
card-CM08 = Cold Mountain 8
card-CM10 = Cold Mountain 10
card-CM12 = Cold Mountain 12
card-NL03 = New London 3
card-NL04 = New London 4
card-NL05 = New London 5
card-NL06 = New London 6
card-NL07 = New London 7
card-NL08 = New London 8
card-NL09 = New London 9
card-NL11 = New London 11
card-TK02 = Takamawok 2
card-TK05 = Takamawok 5
card-TK06 = Takamawok 6
card-TK07 = Takamawok 7
card-TK08 = Takamawok 8
card-TK09 = Takamawok 9
card-TK10 = Takamawok 10
card-TK12 = Takamawok 12
card-WRE1 = Whiskey River, pairs (1)
card-WRE2 = Whiskey River, pairs (2)
card-WRO1 = Whiskey River, impairs (1)
card-WRO2 = Whiskey River, impairs (2)
card-WRD3 = Whiskey River, doubles (3)
card-WRD4 = Whiskey River, doubles (4)
card-GM06 = Mine fantôme 6
card-GM07 = Mine fantôme 7
card-GM08 = Mine fantôme 8
card-LM05 = Mine perdue 5
card-LM09 = Mine perdue 9
card-ALIN = All In
card-MOON = Moonshine
card-MUST = Mustang
card-PENY = Penny Press
card-JUDG1 = Juge
card-JUDG2 = Juge
card-RAID1 = Raid
card-RAID2 = Raid
card-DYNA1 = Dynamite
card-DYNA2 = Dynamite
card-HOLD1 = Hold-up
card-HOLD2 = Hold-up
card-BAND1 = Bandit manchot
card-BAND2 = Bandit manchot
card-GOLD = Gold !
card-WAG1 = Wagon
card-WAG2 = Wagon
card-BANK = Banque
card-POST = Bureau de poste
card-SALO = Saloon
card-STAT = Gare

cardtext-SN02 = Une concession de San Narciso : 6 pépites sur un total de 2. Poker : 2♠.
cardtext-SN04 = Une concession de San Narciso : 4 pépites sur un total de 4. Poker : 3♥.
cardtext-SN06 = Une concession de San Narciso : 3 pépites sur un total de 6. Poker : 4♦.
cardtext-SN07 = Une concession de San Narciso : 2 pépites sur un total de 7. Poker : 5♣.
cardtext-SN08 = Une concession de San Narciso : 5 pépites sur un total de 8. Elle explose sur un total de 2. Poker : 6♠.
cardtext-SN09 = Une concession de San Narciso : 3 pépites sur un total de 9. Poker : 7♥.
cardtext-SN10 = Une concession de San Narciso : 3 pépites sur un total de 10. Poker : 8♦.
cardtext-SN11 = Une concession de San Narciso : 4 pépites sur un total de 11. Poker : 9♣.
cardtext-CM03 = Une concession de Cold Mountain : 4 pépites sur un total de 3. Poker : 2♥.
cardtext-CM04 = Une concession de Cold Mountain : 5 pépites sur un total de 4. Poker : 3♦.
cardtext-CM05 = Une concession de Cold Mountain : 3 pépites sur un total de 5. Poker : 4♣.
cardtext-CM06 = Une concession de Cold Mountain : 7 pépites sur un total de 6. Elle explose sur un total de 8. Poker : 5♠.
cardtext-CM07 = Une concession de Cold Mountain : 2 pépites sur un total de 7. Poker : 6♥.
cardtext-CM08 = Une concession de Cold Mountain : 2 pépites sur un total de 8. Poker : 7♦.
cardtext-CM10 = Une concession de Cold Mountain : 4 pépites sur un total de 10. Poker : 8♣.
cardtext-CM12 = Une concession de Cold Mountain : 6 pépites sur un total de 12. Poker : 9♠.
cardtext-NL03 = Une concession de New London : 5 pépites sur un total de 3. Poker : 2♦.
cardtext-NL04 = Une concession de New London : 1 pépite sur un total de 4. Poker : 3♣.
cardtext-NL05 = Une concession de New London : 4 pépites sur un total de 5. Poker : 4♠.
cardtext-NL06 = Une concession de New London : 3 pépites sur un total de 6. Poker : 5♥.
cardtext-NL07 = Une concession de New London : 5 pépites sur un total de 7. Elle explose sur un total de 8. Poker : 6♦.
cardtext-NL08 = Une concession de New London : 3 pépites sur un total de 8. Poker : 7♣.
cardtext-NL09 = Une concession de New London : 4 pépites sur un total de 9. Poker : 8♠.
cardtext-NL11 = Une concession de New London : 5 pépites sur un total de 11. Poker : 9♥.
cardtext-TK02 = Une concession de Takamawok : 7 pépites sur un total de 2. Poker : 2♣.
cardtext-TK05 = Une concession de Takamawok : 2 pépites sur un total de 5. Poker : 3♠.
cardtext-TK06 = Une concession de Takamawok : 2 pépites sur un total de 6. Poker : 4♥.
cardtext-TK07 = Une concession de Takamawok : 3 pépites sur un total de 7. Poker : 5♦.
cardtext-TK08 = Une concession de Takamawok : 3 pépites sur un total de 8. Poker : 6♣.
cardtext-TK09 = Une concession de Takamawok : 5 pépites sur un total de 9. Elle explose sur un total de 2. Poker : 7♠.
cardtext-TK10 = Une concession de Takamawok : 5 pépites sur un total de 10. Poker : 8♥.
cardtext-TK12 = Une concession de Takamawok : 7 pépites sur un total de 12. Poker : 9♦.
cardtext-WRE1 = Un emplacement au bord de Whiskey River : 1 pépite à chaque total pair. Poker : K♥.
cardtext-WRE2 = Un emplacement au bord de Whiskey River : 2 pépites à chaque total pair. Poker : 10♥.
cardtext-WRO1 = Un emplacement au bord de Whiskey River : 1 pépite à chaque total impair. Poker : K♣.
cardtext-WRO2 = Un emplacement au bord de Whiskey River : 2 pépites à chaque total impair. Poker : 10♠.
cardtext-WRD3 = Un emplacement au bord de Whiskey River : 3 pépites à chaque double. Poker : Q♣.
cardtext-WRD4 = Un emplacement au bord de Whiskey River : 4 pépites à chaque double. Poker : J♦.
cardtext-GM06 = Sans ville : 5 pépites sur un total de 6. Après avoir produit, elle passe à un autre joueur. Poker : J♠.
cardtext-GM07 = Sans ville : 4 pépites sur un total de 7. Après avoir produit, elle passe à un autre joueur. Poker : Q♠.
cardtext-GM08 = Sans ville : 5 pépites sur un total de 8. Après avoir produit, elle passe à un autre joueur. Poker : J♥.
cardtext-LM05 = 3 pépites sur un total de 5. Elle rejoint, sans taxe, une ville où vous avez une concession. Poker : K♠.
cardtext-LM09 = 3 pépites sur un total de 9. Elle rejoint, sans taxe, une ville où vous avez une concession. Poker : Q♦.
cardtext-ALIN = À garder : une fois, conservez tout ce qui vous arrive du prix payé par le vainqueur. À deux, prenez toute la mise au lieu de la moitié. Poker : A♠.
cardtext-MOON = À garder : une fois, après une enchère, le paiement et le choix des cartes changent de sens. Poker : A♥.
cardtext-MUST = À garder : une fois, choisissez juste après le vainqueur. Poker : A♦.
cardtext-PENY = À garder : une fois, dès que les cartes sont retournées, remplacez toute la rangée. Poker : A♣.
cardtext-JUDG1 = Aussitôt : échangez une de vos concessions contre une d’un adversaire, sans taxe.
cardtext-JUDG2 = Aussitôt : échangez une de vos concessions contre une d’un adversaire, sans taxe.
cardtext-RAID1 = Aussitôt : nommez une ville. Chaque adversaire paie à la réserve une pépite par concession qu’il y a, ou en perd une.
cardtext-RAID2 = Aussitôt : nommez une ville. Chaque adversaire paie à la réserve une pépite par concession qu’il y a, ou en perd une.
cardtext-DYNA1 = Aussitôt : faites sauter une concession ou un bâtiment adverse. Puis lancez les dés : à 5 ou moins, vous payez ce total à la victime.
cardtext-DYNA2 = Aussitôt : faites sauter une concession ou un bâtiment adverse. Puis lancez les dés : à 5 ou moins, vous payez ce total à la victime.
cardtext-HOLD1 = Aussitôt : nommez un adversaire et une somme de 2 à 8. Si les dés font au moins autant, elle est à vous.
cardtext-HOLD2 = Aussitôt : nommez un adversaire et une somme de 2 à 8. Si les dés font au moins autant, elle est à vous.
cardtext-BAND1 = Aussitôt : payez une à trois pépites, retournez autant de cartes de la pioche, prenez-en une.
cardtext-BAND2 = Aussitôt : payez une à trois pépites, retournez autant de cartes de la pioche, prenez-en une.
cardtext-GOLD = Liée à une de vos concessions : elle produit aussi sur un total de 4.
cardtext-WAG1 = Lié à une de vos concessions : 2 pépites de plus à chaque production, et à la fin. Poker : 10♦.
cardtext-WAG2 = Lié à une de vos concessions : 2 pépites de plus à chaque production, et à la fin. Poker : 10♣.
cardtext-BANK = Bâtiment. En la prenant, puis à chaque total de 3, vous pouvez y déposer des pépites par trois ; à la fin elles rapportent un tiers de plus. Poker : K♦.
cardtext-POST = Bâtiment. Si vous avez gagné l’enchère, vous pouvez ne lancer qu’un dé et fixer l’autre. Poker : J♣.
cardtext-SALO = Bâtiment. Qui gagne 6 pépites ou plus d’un coup vous en paie une. Poker : Q♥.
cardtext-STAT = Bâtiment. Un joker pour votre main de poker à la fin.

# Réponses.

choice-pass = Passer
choice-bid = Miser { $amount }
choice-hold = Pas maintenant
choice-play = Jouer { $card }
choice-pick = Prendre : { $card }
choice-burn = Retirer : { $card }
choice-join = Rejoindre { $town }
choice-attach = { $card }
choice-judge = Céder : { $card }
choice-swap = Obtenir : { $card }
choice-raid = Piller { $town }
choice-pay = Payer
choice-lose = Perdre : { $card }
choice-dynamite = Faire sauter : { $card }
choice-holdup = { $amount } à { $seat }
choice-slots = { $amount ->
    [one] Payer { $amount } pépite pour { $amount } carte
   *[other] Payer { $amount } pépites pour { $amount } cartes
  }
choice-keep = Prendre : { $card }
choice-roll = { $amount ->
    [one] Lancer un seul dé et fixer l’autre
   *[other] Lancer deux dés
  }
choice-die = Le fixer à { $amount }
choice-ghost = La donner à { $seat }
choice-deposit = { $amount ->
    [0] Ne rien déposer
   *[other] Déposer { $amount } pépites
  }
choice-card = Prendre la dernière carte
choice-half = Prendre la moitié de la mise
choice-all = Jouer All In et prendre toute la mise

# Questions.

prompt-penny = Arrêter la presse et retourner d’autres cartes à la place de cette rangée ?
prompt-bid = { $high ->
    [0] Pas encore de mise. Et vous ?
   *[other] { $leader } mise { $high }. Et vous ?
  }
prompt-bid2 = Votre mise ? À égalité, { $first }.
prompt-moon = { $winner } a gagné l’enchère à { $price }. Inverser le sens du paiement et du choix ?
prompt-allin = { $amount ->
    [one] { $amount } pépite vous arrive ; sans carte vous en gardez { $kept }. Jouer All In ?
   *[other] { $amount } pépites vous arrivent ; sans carte vous en gardez { $kept }. Jouer All In ?
  }
prompt-pick = Quelle carte prenez-vous ?
prompt-burn = Vous prenez : { $card }. Quelle autre carte retirez-vous du jeu ?
prompt-lost = Quelle ville rejoint cette mine ({ $card }) ?
prompt-attach = Laquelle de vos concessions reçoit cette carte ({ $card }) ?
prompt-judge = Laquelle de vos concessions cédez-vous ?
prompt-swap = Quelle concession voulez-vous en échange ({ $card }) ?
prompt-raid = Quelle ville pillez-vous ?
prompt-raidloss = { $raider } pille { $town }. { $amount ->
    [one] Payer { $amount } pépite, ou perdre une concession là-bas ?
   *[other] Payer { $amount } pépites, ou perdre une concession là-bas ?
  }
prompt-dynamite = Que faites-vous sauter ?
prompt-holdup = Qui attaquez-vous, et pour combien ?
prompt-slots = Combien de pépites donnez-vous au Bandit manchot ?
prompt-slotpick = Laquelle des cartes retournées prenez-vous ?
prompt-mustang = { $next } va choisir. Passer devant au galop ?
prompt-post = Le bureau de poste est à vous. Lancer deux dés, ou un seul ?
prompt-die = Votre dé montre { $dice }. Que montre l’autre ?
prompt-ghost = Cette mine a produit ({ $card }). Qui la reçoit maintenant ?
prompt-deposit = La Banque contient { $deposit } et votre main { $hand }. Combien déposez-vous ?
prompt-two = La mise est de { $pot }, sa moitié { $half } ; la dernière carte : { $card }. Que prenez-vous ?

# La rangée et l’enchère.

event-round-began = Manche { $round }. { $seat } ouvre l’enchère.
event-row-drawn = À vendre : { $cards }.
event-row-put-back = À la première manche on ne vend que des concessions. Retour dans la pioche, qui est mélangée : { $cards }.
event-penny-press-played = { $seat } joue Penny Press. Quittent le jeu : { $cards }. D’autres cartes arrivent.
event-bid-made = { $seat } mise { $amount }.
event-passed = { $seat } passe.
event-auction-won = { $seat } gagne l’enchère à { $amount }.
event-nobody-bid = Personne ne mise : { $seat } gagne l’enchère sans rien payer.
event-bids-revealed = { $tie ->
    [yes] Deux mises de { $amount } : { $seat } ouvre la manche et l’emporte.
   *[no] { $seat } mise { $amount }, { $other } { $less } : { $seat } l’emporte.
  }

# Le prix en chemin.

event-moonshine-played = { $seat } joue Moonshine : paiement et choix changent de sens.
event-price-paid = { $amount ->
    [one] { $seat } paie { $amount } pépite à { $to }.
   *[other] { $seat } paie { $amount } pépites à { $to }.
  }
event-all-in-played = { $seat } joue All In et garde tout : { $amount }.
event-received = { $rest ->
    [0] { $seat } reçoit { $amount } et garde { $kept }.
   *[other] { $seat } reçoit { $amount }, garde { $kept } et passe { $rest } au suivant.
  }
event-rest-lost = { $amount ->
    [one] { $amount } pépite va à la réserve.
   *[other] { $amount } pépites vont à la réserve.
  }
event-saloon-paid = { $seat } a gagné { $gain } d’un coup et paie { $amount } au saloon, chez { $owner }.

# Le choix des cartes.

event-picked = { $seat } prend : { $card }.
event-burned = { $seat } retire du jeu : { $card }.
event-stake-paid = { $seat } met { $amount } dans le pot.
event-half-taken = { $seat } prend { $amount } au lieu de la dernière carte, qui quitte le jeu : { $card }.
event-all-taken = { $seat } joue All In et prend tout, { $amount } ; la dernière carte quitte le jeu : { $card }.
event-mustang-played = { $seat } joue Mustang et choisit ensuite.
event-fee-paid = { $amount ->
    [0] { $seat } doit { $due } au maire de { $town }, { $mayor }, et n’a rien.
   *[other] { $seat } paie { $amount } sur { $due } au maire de { $town }, { $mayor }.
  }
event-placed = Est posée devant { $seat } : { $card }.
event-kept = { $seat } garde pour plus tard : { $card }.
event-parked = Ne peut pas encore servir et attend devant { $seat } : { $card }.
event-lost-mine-waits = { $card } : en attente, sans concession où la joindre ({ $seat }).
event-joined = { $card }, à { $seat }, rejoint { $town }.
event-first-mayor = { $seat } est le premier maire de { $town }, avec { $count } concessions.
event-became-mayor = { $seat } devient maire de { $town } : { $count } contre { $theirs } à { $former }.

# Cartes action et bâtiments.

event-swapped = Le juge tranche. { $seat } échange avec { $other } : { $gained }, contre : { $given }.
event-raided = { $seat } pille { $town }.
event-raid-paid = { $amount ->
    [0] { $seat } doit { $due } à la réserve et n’a rien.
   *[other] { $seat } paie { $amount } sur { $due } à la réserve.
  }
event-raid-lost = { $seat } sacrifie une concession, qui quitte le jeu quand tous ont choisi : { $card }.
event-dynamited = { $seat } fait sauter chez { $owner } : { $card }.
event-deposit-returned = Le dépôt de { $amount } revient à { $seat }.
event-dynamite-rolled = { $seen ->
    [yes] { $seat } lance { $dice } et se fait prendre : { $amount } à { $owner }.
   *[no] { $seat } lance { $dice } et s’en tire.
  }
event-held-up = { $success ->
    [yes] { $seat } réclame { $demand } à { $victim }, lance { $dice } et prend { $amount }.
   *[no] { $seat } réclame { $demand } à { $victim }, lance { $dice } et n’obtient rien.
  }
event-slots-played = { $seat } paie { $amount } au Bandit manchot et retourne : { $cards }.
event-slot-kept = { $seat } prend parmi les cartes retournées : { $card }.
event-attached = { $seat } lie deux cartes : { $card } à { $concession }.
event-deposited = { $amount ->
    [0] { $seat } ne dépose rien.
   *[other] { $seat } dépose { $amount } ; la Banque contient { $deposit }.
  }

# Dés et or.

event-one-die-rolled = { $seat } use du bureau de poste et lance un seul dé : { $dice }.
event-rolled = { $doubles ->
    [yes] { $seat } lance { $dice } : { $total }, un double.
   *[no] { $seat } lance { $dice } : { $total }.
  }
event-produced = { $amount ->
    [one] { $seat } reçoit { $amount } pépite : { $cards }.
   *[other] { $seat } reçoit { $amount } pépites : { $cards }.
  }
event-nothing-produced = Personne ne trouve d’or.
event-ghost-given = { $seat } donne à { $to } : { $card }.
event-exploded = Explose chez { $seat } : { $card }.

# La fin.

event-game-ended = Après { $rounds } manches, il reste trop peu de cartes pour une rangée : la partie est finie.
event-poker-won = { $seat } a la meilleure main de poker, { $hand } : { $amount } points.
event-scored = { $seat } : { $total } points : pépites { $nuggets }, concessions { $concessions }, mairies { $mayors }, Banque { $bank }, poker { $poker }.
event-won = { $shared ->
    [yes] { $seat } partage la victoire avec { $points } points.
   *[no] { $seat } gagne avec { $points } points.
  }

# Pourquoi pas.

refusal-bid-too-low = Une mise de { $amount } ne dépasse pas la plus haute, { $high }.
refusal-bid-too-high = Vous ne pouvez pas miser { $amount } : vous avez { $hand }.
refusal-not-in-row = Cette carte n’est pas dans la rangée : { $card }.
refusal-no-concession-there = Vous n’avez pas de concession à { $town }.
refusal-not-your-concession = Ce n’est pas une de vos concessions : { $card }.
refusal-not-their-concession = Ce n’est pas une concession d’un autre joueur : { $card }.
refusal-not-yours-there = Ce n’est pas une de vos concessions dans la ville pillée : { $card }.
refusal-no-target = Ce n’est ni une concession ni un bâtiment d’un autre joueur : { $card }.
refusal-no-victim = Vous ne pouvez pas réclamer { $amount } à { $seat } : il faut un autre joueur, et de 2 à 8.
refusal-too-many-slots = Vous ne pouvez pas payer { $amount } : de 1 à 3, dans les limites de votre main et de la pioche.
refusal-not-turned-up = Cette carte n’a pas été retournée : { $card }.
refusal-deposit-too-high = Vous ne pouvez pas déposer { $amount } : c’est plus que vous n’avez.
refusal-not-another-player = { $seat } n’est pas un autre joueur de cette table.
