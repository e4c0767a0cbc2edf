# Une table dessinée pour un notebook : des mots courts, car il y a peu de place sur une plaque.

notebook-game-dicetown = Dice Town
notebook-game-goldriver = Gold River
notebook-points = { $points } PV
notebook-points-more = { $points }+? PV
notebook-dicetown-now = manche { $round }, { $phase ->
    [dice] les dés
    [end] la fin
   *[town] { $place }
  }
notebook-dicetown-stock = { $nuggets }/{ $mine } pépites, { $deeds }/{ $of } titres
notebook-prize-mine = reste { $amount }
notebook-prize-store = piocher
notebook-prize-saloon = voler
notebook-doc = Doc Badluck : { $elixirs }
notebook-offer = { $seat } offre : { $dollars } $, or { $nuggets }, titres { $deeds }, cartes { $cards }
notebook-hand = Main : { $cards }
notebook-looking = Regarde : { $cards }
notebook-goldriver-now = manche { $round } sur { $rounds }, { $phase ->
    [auction] les enchères
    [price] on paie le prix
    [gold] l’or
    [end] la fin
   *[choice] on prend les cartes
  }
notebook-goldriver-stock = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
  }
notebook-when-colt = aussitôt
notebook-when-shoe = à garder
notebook-when-lasso = à attacher
notebook-when-house = bâtiment
notebook-ghost = Mine fantôme
notebook-lost = Mine perdue
notebook-no-row = Aucune carte n’est à vendre.
notebook-asked = choisit
notebook-bids = offre { $amount }
notebook-won-row = gagne à { $amount }
notebook-passed = passe
notebook-winner = gagne
notebook-ask-words = Que répondez-vous ?
notebook-ask-play = Jouer une carte, ou passer ?
notebook-ask-dice = Quels dés ?
notebook-ask-die = Quel dé est retourné, et sur quelle face ?
notebook-ask-card = Quelle carte ?
notebook-ask-seat = Quel joueur ?
notebook-ask-place = Quel lieu ?
notebook-ask-amount = Combien ?
notebook-ask-count = Combien ?
notebook-ask-target = Quel joueur, et combien ?
notebook-waits = À répondre : { $seats }
notebook-won = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } gagnent.
  }
notebook-seen = { $count ->
    [0] vu de la place { $seat }
    [one] vu de la place { $seat } ; une réponse permise
   *[other] vu de la place { $seat } ; { $count } réponses permises
  }
notebook-spectator = vu par un spectateur
notebook-standing = { $seat } : { $points }
notebook-record = Partie consignée : { $title }
notebook-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
  }, graine { $seed }…
notebook-unfinished = inachevée
