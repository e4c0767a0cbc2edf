# Les robots : qui ils sont, pourquoi ils conseillent ce qu’ils conseillent, et ce qu’ils disent d’une partie finie.

level-tumbleweed = Virevoltant
level-greenhorn = Pied-tendre
level-prospector = Prospecteur
level-gambler = Joueur pro
level-marshal = Marshal

about-dicetown-tumbleweed = Un Pied-tendre que le vent emporte : à deux questions sur cinq, n’importe quelle réponse lui va. Il est là pour être battu dès la première partie.
about-dicetown-greenhorn = Ramasse la face dont il a le plus et paie jusqu’à trois dollars par lancer. Il joue ses cartes dès qu’il le peut, vole celui qui en tient le plus et offre un dollar au Shérif. Il ne regarde ni vos dés ni ce qu’un lieu contient aujourd’hui.
about-dicetown-prospector = Calcule chaque lancer jusqu’à la fin du tour, avec la vraie valeur de chaque lieu ce jour-là, comme si les autres lançaient ce que les gens lancent d’habitude. Vos dés sur la table, il ne les regarde pas. Il essaie dans sa tête cartes, victimes et pots-de-vin, et prend parfois la deuxième meilleure réponse.
about-dicetown-gambler = Résout chaque lancer exactement contre les dés et les dollars posés devant vous, et prend toujours la meilleure réponse qu’il trouve. Cartes, victimes, égalités et pots-de-vin, il les essaie dans beaucoup de donnes imaginées. Un pot-de-vin vaut pour lui une part de ce que le lieu rapporterait.
about-dicetown-marshal = Compte en chances de gagner, apprises de nombreuses parties, plutôt qu’en points : ce qu’un lieu lui rapporte, et ce qu’il lui coûte quand c’est vous qui l’emportez. Il devine ce que vous garderez et ce que vous offrirez, et résout ses propres lancers là-contre.

about-goldriver-tumbleweed = Un Pied-tendre que le vent emporte : à une question sur six, il mise ou choisit ce qui vient. Il est là pour être battu dès la première partie.
about-goldriver-greenhorn = Regarde ce qui est imprimé sur une concession et combien de fois cela sort. Il enchérit jusqu’à la moitié de ce que la meilleure carte de la rangée vaut de plus que celle du milieu. Les maires et leurs taxes, il doit encore les découvrir.
about-goldriver-prospector = Sait ce que chaque concession rapportera et ce qu’un maire vaut à la fin. Il surenchérit tant que gagner pour un de plus vaut mieux que laisser faire celui qui mène. Ce que vous y gagnez, et les taxes d’un maire, il ne les compte pas, et ses calculs sont souvent faux de quelques pépites.
about-goldriver-gambler = Fait les calculs du Prospecteur sans les erreurs, compte les taxes, regarde plusieurs ordres possibles de la pioche et tient compte de ce que les autres gagnent. À deux, il mise en secret ce qui tient contre le mélange exact des mises et gagne le plus contre ceux qui misent par habitude.
about-goldriver-marshal = Se demande à chaque carte et à chaque mise qui gagnera ensuite, comme il l’a appris de nombreuses parties. Il joue l’enchère dans sa tête, mise après mise, avant de relancer ou de vous laisser la rangée. À deux, il se demande ce que vous pensez qu’il va miser.

# Pourquoi une réponse vaut mieux qu’une autre. $best et $other sont des chances en pour cent.

reason-only-one = Il n’y a pas d’autre réponse.
reason-no-opinion = Personne ne conseille encore ce jeu.
reason-habit = Le conseiller ne peut pas peser cela ; c’est ce qu’il ferait.
reason-worth-more = Vos chances de gagner y gagnent environ { $points } %.
reason-even = Les deux se valent presque.
reason-likelier = { $prize } : { $best } % au lieu de { $other } %.
reason-worth-the-risk = { $prize } devient moins probable, { $best } % au lieu de { $other } %, mais le reste vaut plus.

# Gold River. $amount est une mise ou une taxe, $share ce qui revient du prix d’un autre, $card une carte de la rangée.

reason-fee = Pour { $card }, une taxe de { $amount } irait à { $seat }, maire de la ville.
reason-nuggets = { $amount ->
    [one] Elle vous laisse environ une pépite de plus.
   *[other] Elle vous laisse environ { $amount } pépites de plus.
  }
reason-gold = Vos concessions devraient rapporter environ { $points } points de plus d’ici la fin.
reason-mayor = Vous êtes alors maire de { $town }.
reason-office = Elle vous renforce à { $town }, où la mairie compte à la fin.
reason-card = Mairies et cartes devant vous devraient valoir environ { $points } points de plus.
reason-leaves = Sinon, { $seat } prendra sans doute { $card }.
reason-helps = L’autre réponse aiderait { $seat } plus que vous.
reason-bid = Sinon, { $seat } choisit en premier et en tire plus que { $amount }.
reason-bid-first = Pour { $amount }, vous choisissez en premier, sans doute { $card }.
reason-bid-card = Pour { $amount }, vous choisissez en premier, sans doute { $card } ; sinon, il vous restera probablement { $other }.
reason-pass = Choisir en premier ne vaut pas { $amount }{ $share ->
    [0] { "" }
   *[other] , et il vous revient { $share } de ce que paie { $seat }
  }.
reason-pass-card = Choisir en premier ne vaut pas { $amount } : il vous restera probablement { $card }{ $share ->
    [0] { "" }
   *[other] , et il vous revient { $share } de ce que paie { $seat }
  }.
reason-pass-anyway = Personne d’autre ne misera : vous choisissez en premier sans payer { $amount }.

# Dice Town, en plus des chances de ses lieux.

reason-gained-gold = Vous devriez avoir { $points } points de plus en pépites après cette manche.
reason-gained-money = Vous devriez avoir { $points } points de plus en dollars après cette manche.
reason-gained-land = Vos terrains devraient valoir { $points } points de plus après cette manche.
reason-gained-cards = Les cartes de votre main devraient valoir { $points } points de plus après cette manche.
reason-badge = L’étoile de shérif a alors plus de chances d’être à vous.
reason-spares = L’autre réponse rapportera sans doute { $points } points de plus à { $seat }.

# Une partie finie.

review-progress = Le conseiller revoit la partie : { $percent } %
review-title = Qui menait, tour par tour :
review-curve = { $curve }  { $percent } % avant les dernières décisions
review-luck = La chance aux dés, en pour cent de chances de gagner :
review-lucky = { $luck } ; les erreurs ont coûté { $lost } % en { $count ->
    [one] une décision
   *[other] { $count } décisions
  }
review-luckiest = Le lancer le plus chanceux : { $seat }, à la décision { $number }, { $luck } % de plus que ce qu’un tel lancer rapporte en moyenne.
review-costliest = Les décisions les plus coûteuses, jugées sur ce que le joueur savait :
review-mistake = Décision { $number }, { $seat } : { $chosen } – mieux : { $better }, qui gagne { $points } % plus souvent. { $reason }
review-none = Il n’y avait rien de mieux à trouver.
review-unfinished = Cette partie n’est pas finie ; un bilan dirait ce qui est encore caché.

refusal-unknown-bot = Le robot « { $bot } » est introuvable : { $fault }.
refusal-no-bot = « { $bot } » n’est pas un robot : sa classe doit hériter de tenderfoot.Bot.
refusal-bot-not-made = Le robot « { $bot } » ne peut pas s’asseoir : { $fault }.
refusal-bot-elsewhere = Le robot « { $bot } » ne joue pas à { $game } ; il joue à : { $known }.
refusal-bot-name-taken = « { $bot } » s’appellerait « { $level } », et un autre robot porte déjà ce nom ; donnez à la classe un nom à elle.
refusal-bot-not-sent = Le robot « { $bot } » ne peut pas être envoyé à un autre processus : jouez avec jobs=1, ou mettez-le dans un module.
refusal-bot-answer = Le robot « { $bot } » a répondu « { $found } » à la question « { $question } », ce qui n’est aucune de ses réponses possibles : { $options }.
refusal-bot-answer-logged = Le robot « { $bot } » a répondu à la question « { $question } » par autre chose que l’une de ses réponses possibles ({ $found }).
refusal-bot-failed = Le robot « { $bot } » a échoué à la question « { $question } » : { $fault }.
refusal-bot-failed-logged = Le robot « { $bot } » a échoué à la question « { $question } » : { $found }.
refusal-seats-and-bots = { $seats } jouent et { $found ->
    [0] il n’y a pas de robot
    [one] il y a un robot
   *[other] il y a { $found } robots
  } ; nommez-en un pour chaque place.
refusal-too-few-bots = Un tournoi demande au moins deux robots, et il { $found ->
    [0] n’y en a aucun
   *[other] n’y en a qu’un
  }.
refusal-other-ledger = { $path } contient les parties d’un autre affrontement ; nommez un autre dossier avec --out.
refusal-no-number = --{ $option } veut un nombre entier de { $least } à { $most }, pas « { $found } ».
refusal-bad-number = « { $option } » veut un nombre entier d’au moins 1, pas « { $found } ».

# Le tableau d’un tournoi.

tournament-bot = robot
tournament-games = parties
tournament-won = gagné
tournament-interval = intervalle à 95 %
tournament-fair = équitable
tournament-margin = marge
tournament-rating = cote
