# Les mots de la page pour Dice Town.

web-aside-keep = Un est gratuit, chaque autre coûte 1 $.
web-me = Vous
web-go-name = Désigner { $seat }{ $deal ->
    [1] {" "}et prendre l’offre
   *[other] {""}
  }
web-my-side = Mon côté de la table
web-others = Les autres
web-choice = Le choix
web-pick-first = Choisissez d’abord
web-mood-ready = Validé
web-mood-sealed = scellé
web-mood-away = pas là
web-kept-short = gardés
web-only-yours = vous seul les voyez
web-frontier = La frontière
web-river-sign = Rivière
web-outlaws-sign = Hors-la-loi
web-village-sign = Village
web-next = à venir
web-river-text = Qui va à la rivière regarde des cartes Rivière et en prend une. Il en reste { $count }.
web-outlaws-text = { $count } hors-la-loi dans la pile. À venir : { $next }. Recherchés : { $wanted }. Qui en recrute un peut changer des dés en sa face ; il est alors recherché, et qui le capture touche la prime, qui compte comme des dollars à la fin.
web-village-text = Le dé indien : { $holder }. Qui rend une terre au village le prend.
web-doc-elixirs = { $elixirs }, et { $count } cachés
web-doc-nothing = pour qui n’a rien
web-placetext-doc = Qui n’a gagné aucun lieu dans la manche est aidé par le Doc.
web-prize-store-short = piocher
web-prize-saloon-short = voler
web-prize-sheriff-short = { $points } PV
web-second-mine = rivière
web-second-bank = attaque
web-second-store = Doc
web-second-saloon = recrue
web-second-sheriff = chasse
web-second-hall = pioche
web-hand-high-card = rien
web-hand-pair = paire
web-hand-two-pair = deux paires
web-hand-three = brelan
web-hand-straight = suite
web-hand-full-house = full
web-hand-four = carré
web-hand-five = cinq
web-why-title = { $place }
web-tie-title = { $place } : égalité
web-have-none = { $count ->
    [one] { $seats } n’a pas de { $face }.
   *[other] { $seats } n’ont pas de { $face }.
  }
web-sheriff-decides = { $seat } porte l’étoile et décide.
web-has-cards = { $deeds ->
    [0] {""}
    [one] { $deeds } titre
   *[other] { $deeds } titres
  }{ $cards ->
    [0] {""}
    [one] {" "}{ $cards } carte
   *[other] {" "}{ $cards } cartes
  }
web-done-dug = creuse { $nuggets }
web-done-bank-robbed = prend { $dollars } $
web-done-stagecoach-unloaded = { $dollars } $ en banque
web-done-store-searched = achats faits
web-done-robbery-began = vol fait
web-done-badge-taken = prend l’étoile
web-done-badge-confirmed = garde l’étoile
web-done-badge-stopped = l’étoile reste
web-done-row-taken = { $count ->
    [one] { $count } titre
   *[other] { $count } titres
  }
web-done-place-deserted = personne
web-mood-choosing = réfléchit …
web-of = sur { $count }
web-less-dollars = moins de dollars
web-more-dollars = plus de dollars
web-less-nuggets = moins de pépites
web-more-nuggets = plus de pépites
web-seal-offer = Sceller l’offre
web-or = ou { $what }
web-step-throw = Dés, lancer { $throw }
web-looking-back = Retour en arrière
web-editiontext-classic-joe = L’étoile va se décider : un rival vous donne jusqu’à 4 $.
web-editiontext-revised-joe = Part dès que vous la recevez : un rival vous donne jusqu’à 4 $.
web-editiontext-classic-gs_elixir = Quand le Doc ouvre : une visite de plus chez Doc Badluck.
web-editiontext-revised-gs_elixir = Après la visite de n’importe qui : une visite de plus chez Doc Badluck.
web-take-nothing = Nommer { $seat }, ne rien prendre
web-offers-nothing = n’offre rien

# Ce que veut dire une mention courte.

web-hint-dollars = Deux valent un point à la fin.
web-hint-nuggets = Un point chacune à la fin.
web-hint-deeds = Chacun vaut à la fin les points qu’il porte.
web-hint-cards = Cachées jusqu’à ce qu’on les joue ; l’équipement compte à la fin.
web-hint-row = Les prochains titres
web-hint-points = { $seat } : { $points } points visibles
web-hint-more = Des cartes cachées peuvent en ajouter ; on les compte à la fin.
