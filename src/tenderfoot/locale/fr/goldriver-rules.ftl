# Les règles de Gold River en bref, et la règle derrière chaque question.

rules-goldriver =
    Gold River en bref

    À chaque manche, on retourne une carte de plus qu’il n’y a de joueurs. Le droit de choisir en premier est mis aux enchères ; le gagnant prend une carte et en retire une autre, puis chacun en prend une, dans le sens des aiguilles d’une montre.

    Le paiement. Ce que paie le gagnant fait le tour de la table par la droite : chaque voisin garde la moitié, arrondie vers le haut, et fait passer le reste. À quatre ou cinq, le dernier garde tout ce qui lui vient ; à trois, son reste va à la réserve. À deux, on mise en secret : le perdant prend la dernière carte, ou bien la moitié de la mise.

    Les concessions sont des mines et des emplacements de rivière, dans cinq villes. On lance ensuite deux dés : chaque concession dont le nombre sort rapporte ses pépites. Les emplacements de rivière rapportent sur un total pair, un total impair ou un double. Les mines marquées d’un danger sont perdues quand ce total sort.

    Les maires. Le premier joueur avec deux concessions dans une ville en devient maire ; qui l’égale ou le dépasse ensuite, sans que personne soit devant, prend sa place ; si une perte en met deux à égalité d’un coup, le maire reste. Qui prend une concession de cette ville paie au maire une pépite par concession que le maire y possède.

    Les cartes Fer à cheval se gardent pour le bon moment ; les cartes Colt et Lasso agissent tout de suite.

    La partie s’arrête quand il reste trop peu de cartes pour une nouvelle rangée. Comptent les pépites, celles imprimées sur les concessions, les cartes Maire, la banque et la meilleure main de poker.

    Dans les tables de ce programme, « SN 8→5 †2 » est une mine de San Narciso qui rapporte 5 pépites sur un 8 et se perd sur un 2 ; une étoile marque le maire.

rule-penny = Penny Press : avant l’enchère, qui la tient peut jeter toute la rangée et en retourner une nouvelle, tant que la pioche suffit.
rule-bid = Misez plus que la plus haute mise, au plus les pépites de votre main, ou passez ; qui passe ne mise plus. Le gagnant paie sa mise aux voisins et choisit en premier. Si personne ne mise, le premier joueur gagne sans payer.
rule-bid2 = À deux, chacun mise en même temps et en secret. La plus haute mise gagne, le premier joueur en cas d’égalité ; seul le gagnant paie.
rule-moon = Moonshine renverse la manche : le paiement et l’ordre de choix vont dans l’autre sens.
rule-allin = All In garde tout ce qui vous arrive du paiement, au lieu de la moitié.
rule-pick = Prenez une carte de la rangée. Une concession d’une ville qui a un maire vous coûte autant de pépites que le maire y a de concessions.
rule-burn = Le gagnant de l’enchère retire du jeu une des autres cartes.
rule-lost = Une mine perdue rejoint une ville où vous possédez déjà une concession, et y reste pour de bon.
rule-attach = Cette carte reste avec une de vos concessions : Gold ! la fait aussi rapporter sur 4, un Wagon ajoute deux pépites à chaque fois.
rule-judge = Juge : une de vos concessions change de place avec une d’un rival. Choisissez d’abord la vôtre.
rule-swap = Juge : choisissez la concession du rival qui vient à vous. Personne ne paie de taxe.
rule-raid = Raid : choisissez une ville. Chaque rival qui y a des concessions paie à la réserve une pépite par concession, ou en perd une pour de bon.
rule-raidloss = On vous attaque : payez à la réserve une pépite par concession que vous avez dans cette ville, autant que possible, ou perdez-en une pour de bon.
rule-dynamite = La Dynamite retire une concession ou un bâtiment d’un rival. On lance ensuite deux dés : à 5 ou moins, vous lui payez autant de pépites.
rule-holdup = Hold-up : choisissez un rival et un montant de 2 à 8. Si deux dés font au moins autant, vous le prenez.
rule-slots = Bandit manchot : payez une à trois pépites, retournez autant de cartes de la pioche et prenez-en une.
rule-slotpick = Prenez une des cartes retournées ; les autres quittent le jeu.
rule-mustang = Le Mustang vous fait choisir tout de suite, avant ceux qui attendent encore.
rule-post = Avec le bureau de poste, vous pouvez ne lancer qu’un dé et fixer l’autre après l’avoir vu.
rule-die = Bureau de poste : choisissez ce que montre le second dé.
rule-ghost = Une mine fantôme qui a rapporté s’en va : donnez-la à un autre joueur.
rule-deposit = Vous pouvez porter des pépites à la banque, par trois. On ne peut ni les miser ni les voler, et elles rapportent un tiers de plus à la fin.
rule-two = Vous avez perdu l’enchère : prenez la dernière carte, ou laissez-la et prenez la moitié de la mise du gagnant, arrondie vers le haut. All In prend toute la mise.
