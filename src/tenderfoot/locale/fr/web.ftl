# Ce que la page dit d’elle-même, quel que soit le jeu ; puis ce qu’elle dit de Dice Town.

web-title = Tenderfoot
web-skip = Aller à la table
web-close = Fermer
web-back = Retour
web-home = Accueil
web-menu = Menu
web-rules = Règles
web-rule = La règle
web-settings = Réglages
web-copy = Copier
web-copied = Copié
web-not-copied = Ce navigateur ne laisse pas la page copier : sélectionnez le texte et copiez-le vous-même.
web-send = Envoyer
web-share = Partager
web-more = plus
web-less = moins

# Le premier écran.

web-start-title = Des dés, de l’or et un shérif véreux
web-which-game = Quel jeu ?
web-letters = 9 10 V D R A
web-game-dicetown = Dice Town
web-game-dicetown-text =
    Les dés de poker font la loi.
    2 à 6 joueurs, environ 40 minutes
web-game-goldriver = Gold River
web-game-goldriver-text =
    Misez sur les concessions, les dés lavent l’or.
    2 à 5 joueurs, environ 35 minutes
web-play-now = Jouer
web-play-now-text = un clic, trois bots
web-friends = Entre amis
web-friends-text = ouvrir une table, envoyer un lien
web-learn = Apprendre en 5 minutes
web-learn-text = en jouant, avec un guide
web-my-games = Mes parties
web-my-games-asked = Mes parties : à vous dans { $count }
web-lobby = Tables publiques
web-lobby-empty = Personne n’a rien affiché ce soir
web-lobby-empty-text = Ouvrez une table visible par tous, ou jouez avec des bots : ils ont toujours le temps.
web-board = Tableau d’affichage
web-all = tout
web-table-of = Chez { $name }
web-no-games = Aucune partie en cours. Celles que vous quittez restent ici, sur cet appareil.
web-go-on = Continuer
web-look-again = Revoir
web-new-table-open = Ouvrir une table
web-new-table-text = à vous, publique ou par lien
web-nowhere-sure = J’étais sûr que c’était par là.
web-nowhere-one = Cette piste ne mène
web-nowhere-two = nulle part
web-nowhere-text = Le lien est mal tapé, ou la table est fermée depuis un moment.
web-nowhere-lost = Rien n’est perdu : vos parties sont sous « Mes parties ».
web-to-town = Retour en ville
web-effects = Effets sonores
web-ambience = Ambiance
web-ambience-text = piano, grillons, rivière
web-enter = Entrer
web-watch = Regarder
web-take-bot = Prendre la place d’un bot
web-forget = Retirer de cette liste
web-your-turn = à vous
web-chairs = { $taken } { $taken ->
    [one] chaise prise
   *[other] chaises prises
  } sur { $chairs }
web-status-gathering = on attend des joueurs
web-status-opening = va commencer
web-status-playing = en cours
web-status-over = terminée
web-status-stopped = lecture seule
web-status-unreadable = abîmée sur le disque du serveur, illisible

# Réglages.

web-language = Langue
web-language-en = English
web-language-fr = Français
web-other-language = English
web-theme = Lumière
web-theme-device = selon l’appareil
web-theme-day = jour
web-theme-night = crépuscule
web-motion = Mouvement
web-motion-device = selon l’appareil
web-motion-full = complet
web-motion-calm = calme
web-speed = Vitesse
web-speed-off = aussitôt
web-mute = Couper les sons
web-unmute = Remettre les sons
web-shake = Lancer tout seul
web-shake-text = Le gobelet s’ouvre sans qu’on le secoue d’abord.
web-as-list = Questions en simples listes
web-as-list-text = Chaque réponse est une ligne de texte. Pratique avec un lecteur d’écran, ou dès qu’une image gêne.
web-keys = Touches
web-keys-reset = Les touches habituelles
web-key-press = appuyez sur une touche
web-key-space = Espace
web-key-die1 = premier dé
web-key-die2 = deuxième dé
web-key-die3 = troisième dé
web-key-die4 = quatrième dé
web-key-die5 = cinquième dé
web-key-none = reposer tous les dés
web-key-shake = secouer le gobelet
web-key-unlock = reprendre sa réponse
web-key-pass = passer, ou ne rien garder
web-key-hold = retenir un moment de réaction
web-key-hand = mes cartes
web-key-log = le journal
web-key-scores = les scores
web-key-why = pourquoi ?
web-key-rules = les règles
web-key-hint = demander conseil
web-key-mute = sons oui ou non
web-key-faster = plus vite
web-key-slower = moins vite
web-key-turn = dire à qui de jouer
web-key-dice = dire mes dés
web-key-others = dire les dés des autres
web-key-points = dire les points
web-key-skip = finir ce qui se joue

# Préparer une table.

web-new-table = Nouvelle table
web-house-rules = Les règles maison
web-evening = La soirée
web-new-title = { $game }, { $count ->
    [2] deux chaises
    [3] trois chaises
    [4] quatre chaises
    [5] cinq chaises
   *[6] six chaises
  }
web-new-text = Vous recevrez ensuite un lien pour vos amis.
web-new-misfit = Une chose ne va pas encore.
web-your-name = Votre nom à la table
web-open-table = Ouvrir la table
web-open-table-text = puis envoyer le lien
web-on = oui
web-off = non
web-chair-count = Chaises
web-chairs-so-many = { $count } chaises
web-chair-mine = vous
web-chair-friend = ami ou bot
web-chair-none = pas de chaise
web-chair-too-many = de trop
web-stamp-official = officiel
web-stamp-mix = mélange maison
web-stamp-dicetown = { $edition ->
    [revised] { $wild_west ->
        [true] mix
       *[false] { $indians ->
            [true] mix
           *[false] official
          }
      }
   *[classic] official
  }
web-misfit-six-need-wild-west = À six, il faut le Wild West.
web-misfit-sheriff-not-seated = La chaise du premier shérif n’est pas à cette table.
web-way-dicetown-wild_west = L’ajouter
web-way-dicetown-players = { $value ->
    [2] Deux chaises
    [3] Trois chaises
    [4] Quatre chaises
    [5] Cinq chaises
   *[6] Six chaises
  }
web-way-dicetown-first_sheriff = { $value ->
    [random] Au hasard
   *[other] Une autre chaise
  }
web-option-bots = Bots
web-option-bots-tumbleweed-text = Va où le vent le pousse : là pour être battu.
web-option-bots-greenhorn-text = Garde ce dont il a le plus.
web-option-bots-prospector-text = Compte ses chances, jamais les vôtres.
web-option-bots-gambler-text = Regarde aussi vos dés et votre or.
web-option-bots-marshal-text = Devine ce que vous ferez, et joue pour gagner.
web-option-clock = Horloge
web-option-clock-none = sans
web-option-clock-none-text = Chacun prend le temps qu’il lui faut.
web-option-clock-live = 45 secondes
web-option-clock-live-text = 45 secondes par décision, deux minutes en réserve.
web-option-clock-slow = deux jours
web-option-clock-slow-text = À côté du quotidien : deux jours par décision.
web-option-pace = Pause pour réagir
web-option-pace-0 = sans
web-option-pace-0-text = Rapide ; mais la durée peut trahir qui tient une carte.
web-option-pace-2500 = 2,5 s
web-option-pace-2500-text = Aussi longue, carte ou pas : rien ne se devine.
web-option-pace-5000 = 5 s
web-option-pace-5000-text = De même, avec le temps de réfléchir.
web-option-pace-10000 = 10 s
web-option-pace-10000-text = De même, avec le temps de lire chaque carte.
web-option-slow-pace = Réactions sur des jours
web-option-slow-pace-0 = attendre tous
web-option-slow-pace-0-text = La table attend la dernière réponse ; la durée peut trahir.
web-option-slow-pace-standing = dites d’avance
web-option-slow-pace-standing-text = Personne n’attend : on joue ce que vous avez dit, sinon vous passez.
web-option-visibility = Qui peut la trouver
web-option-visibility-link = le lien
web-option-visibility-link-text = Dans aucune liste : seulement avec le lien.
web-option-visibility-public = tout le monde
web-option-visibility-public-text = Elle est affichée au tableau pour tous.
web-option-hints = Conseiller
web-option-hints-false = pour personne
web-option-hints-false-text = Chacun joue avec sa tête.
web-option-hints-true = à qui les demande
web-option-hints-true-text = Conseille qui demande ; personne ne le voit.
web-option-open-replay = Mains après coup
web-option-open-replay-true-text = La partie finie, chacun peut voir toutes les mains, le procès-verbal et la preuve.
web-option-open-replay-false-text = Chacun garde ce qu’il savait pour lui, jusqu’à ce que l’hôte l’ouvre.
web-value-true = oui
web-value-false = non
web-value-random = au hasard
web-option-dicetown-players = Chaises
web-option-dicetown-players-text = Des bots prennent les chaises vides.
web-option-dicetown-edition = Édition
web-option-dicetown-edition-classic = classique
web-option-dicetown-edition-classic-text = Le Doc aide selon vos dés.
web-option-dicetown-edition-revised = révisée
web-option-dicetown-edition-revised-text = Moins de titres, et le Doc sert des élixirs.
web-option-dicetown-wild_west = Wild West
web-option-dicetown-wild_west-text = Un second gagnant, des hors-la-loi, une rivière, des ranchs.
web-option-dicetown-indians = Dé indien
web-option-dicetown-indians-text = Un dé de plus, avec six surprises.
web-option-dicetown-bribes = Pots-de-vin
web-option-dicetown-bribes-text = En cas d’égalité, le shérif peut écouter des offres.
web-option-dicetown-first_sheriff = Premier shérif
web-option-dicetown-first_sheriff-0 = vous
web-option-dicetown-first_sheriff-1 = chaise 2
web-option-dicetown-first_sheriff-2 = chaise 3
web-option-dicetown-first_sheriff-3 = chaise 4
web-option-dicetown-first_sheriff-4 = chaise 5
web-option-dicetown-first_sheriff-5 = chaise 6
web-option-dicetown-first_sheriff-text = Qui porte l’étoile à la première manche.
web-mix-dicetown = { $edition ->
    [revised] { $wild_west ->
        [true] Mélange non officiel : l’extension a été faite pour l’édition classique. Cela marche, selon nos propres précisions.
       *[false] { $indians ->
            [true] Mélange non officiel : le dé indien a été fait pour l’édition classique. Cela marche, selon nos propres précisions.
           *[false] Une mise en place officielle.
          }
      }
   *[classic] { $indians ->
        [true] { $wild_west ->
            [true] Une mise en place officielle.
           *[false] Officiel dans l’esprit : le dé indien fut d’abord offert pour le jeu seul.
          }
       *[false] Une mise en place officielle.
      }
  }
web-option-goldriver-players = Chaises
web-option-goldriver-players-text = À deux sous pli, à trois et plus à tour de rôle.
web-option-goldriver-buildings = Bâtiments
web-option-goldriver-buildings-text = Avec les concessions et les cartes action.
web-option-goldriver-poker = Poker
web-option-goldriver-poker-text = La meilleure main de poker vaut 10 à la fin.
web-option-goldriver-first_game = Première partie
web-option-goldriver-first_game-text = Laisse de côté les cartes plus difficiles.
web-option-goldriver-mayor_points = Points d’un maire
web-option-goldriver-mayor_points-text = Ce que vaut chaque mairie à la fin.

# La salle avant la partie.

web-saloon = Le saloon
web-before = Avant la partie
web-table-for = { $count ->
    [2] une table pour deux
    [3] une table pour trois
    [4] une table pour quatre
    [5] une table pour cinq
   *[6] une table pour six
  }
web-room-empty = { $count ->
    [one] Une chaise est libre : envoyez le lien, ou placez un bot.
   *[other] { $count } chaises sont libres : envoyez le lien, ou placez des bots.
  }
web-room-full = Tout est occupé ; on commence quand tous ont validé.
web-room-opening = Tout le monde a validé : la graine des dés se forme des nombres secrets de chacun.
web-chair-empty = chaise libre
web-chair-open = libre
web-chair-yours = à vous
web-chair-bot = un bot, { $level }
web-take-chair = Chaise { $seat }
web-clear-chair = Libérer la chaise ({ $name })
web-seat-bot = Placer un bot
web-bot-level = Comment joue { $name }
web-bot-how = Style de jeu : { $name }
web-fill = Remplir de bots
web-stand = Se lever
web-sit = S’asseoir
web-sit-text = sans compte
web-which-chair = Quelle chaise est la vôtre ?
web-join-text = Sans chaise, on peut regarder ; ce qui est caché le reste pour qui regarde.
web-watch-instead = Plutôt regarder
web-watch-text = vous voyez ce qui est ouvert
web-rail-watch = Vous regardez
web-rail-hidden = Ce qui est caché le reste pour vous.
web-rail-chair = De quelle place ?
web-rail-turns = La table tourne, rien de plus n’est montré.
web-rail-talk = À la balustrade
web-rail-count = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
  }
web-rail-among = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
  } ; les joueurs ne lisent pas ceci
web-rail-say = Parler aux spectateurs
web-rail-leave = Partir
web-watching = Vous regardez.
web-full-title = Plus de chaise libre
web-full-text = Vous pouvez regarder : vous voyez la table jouer, et parlez avec ceux qui regardent.
web-telegram = Télégramme
web-invites = { $name } vous invite
web-invites-text = { $game } à { $count } ; { $here ->
    [one] une personne est déjà là.
   *[other] { $here } sont déjà là.
  }
web-ready = Je suis prêt
web-ready-text = dès que tous le sont
web-unready = Finalement pas prêt
web-is-ready = prêt
web-not-ready = pas encore prêt
web-absent = pas là en ce moment
web-talk = On se parle
web-devices = { $count ->
    [one] un appareil
   *[other] { $count } appareils
  }
web-bot = bot
web-you = (vous)
web-invite = Vos amis
web-show-code = Montrer le code
web-make-join = Un lien pour s’asseoir
web-make-watch = Un lien pour regarder
web-link-join = pour s’asseoir
web-link-watch = pour regarder
web-the-link-join = Le lien pour s’asseoir
web-the-link-watch = Le lien pour regarder
web-copy-link-join = Copier le lien pour s’asseoir
web-copy-link-watch = Copier le lien pour regarder
web-qr = Le lien en image à scanner
web-connecting = En route vers la table …
web-older-rules = Cette partie a commencé sous d’autres règles que celles de ce serveur : vous pouvez en lire l’histoire, rien n’en est perdu, et elle ne peut pas continuer ici.
web-older-rules-over = Cette partie a été jouée selon d’autres règles que celles de ce serveur : son histoire et sa rediffusion sont gardées telles quelles.
web-no-table = Aucune table ici pour vous
web-shown-out = Vous avez été mis dehors

# À la table.

web-now = Ce qui se passe
web-sheets = Le reste de la table
web-lost = Nouvel essai. Ce que vous validez est gardé.
web-waiting = On attend { $seats }.
web-waiting-locked = Verrouillé. On attend { $seats }. Vous pouvez encore changer.
web-waiting-you = C’est à vous.
web-waiting-table = Un instant …
web-lapse-picked = Temps écoulé : les dés choisis sont gardés, { $dice }.
web-lapse-rule = Temps écoulé : la règle a répondu pour vous.
web-unlock = Changer ma réponse
web-window-waits = La table attend, aussi longtemps carte ou pas. Ne rien répondre, c’est passer.
web-hold = Retenir
web-hold-by = { $name } demande du temps : huit secondes pour tous.
web-holds = { $name } retient
web-choosing = choisit …
web-time-left = { $seconds ->
    [one] il reste une seconde
   *[other] il reste { $seconds } secondes
  }
web-skip-beat = Passer
web-next-beat = Suite
web-next-beat-note = continue sans vous
web-hold-beat = Pause
web-held-beat-note = attend votre signal
web-finish-beats = Tout d’un coup
web-close-why = Revenir au présent
web-why = pourquoi ?
web-why-asked = La règle derrière cette question
web-return = Reprendre ma place
web-leave = Laisser un bot jouer pour moi
web-log = Journal
web-log-filter = Ce que montre le journal
web-log-all = Tout
web-log-me = Moi
web-log-money = Argent
web-log-cards = Cartes
web-gazette = Gazette
web-gazette-first = Premier numéro
web-gazette-day = Édition du matin
web-gazette-night = Édition du soir
web-gazette-price = une pépite
web-gazette-letters = Courrier des lecteurs
web-turn-title = ★ À vous – Tenderfoot
web-turn-call = M’appeler quand c’est à moi
web-presence-away = pas là
web-presence-until = pas là ; un robot dans
web-presence-bot = joue pour { $name }
web-wire-down = La ligne est coupée
web-wire-try = Réessayer
web-wire-back = La ligne tient à nouveau
web-wire-goes-on = Rien n’est perdu ; la partie reprend où elle en était.
web-only-you = vous seul
web-said = { $name } : { $text }
web-watcher = Spectateur { $number }
web-watcher-you = Spectateur { $number } (vous)
web-watcher-some = Un spectateur
web-chat-say = Écrire au journal
web-round = Manche { $round }
web-result = Le décompte final
web-replay = Revoir la partie
web-record = Télécharger le procès-verbal
web-rematch = Encore une partie
web-final-table = Retour à la table
web-final-turning = Ce qui a tout changé
web-final-review = Analyse
web-final-mine = La ville est à vous !
web-final-theirs = La ville est à { $seat }
web-share-title = { $seat } gagne { $game }
web-share-save = Enregistrer l’image
web-share-send = Envoyer
web-share-here = L’image est faite ici, sur votre appareil ; rien n’est envoyé.
web-join-rematch = Aller à la partie suivante
web-standing = Répondu sans me demander
web-standing-none = Rien : on vous demande à chaque fois.
web-ask-again = me redemander
web-play-card = Jouer { $card }
web-always-pass = toujours passer ici
web-at-once = dès qu’un moment s’y prête
web-play-at-once = La jouer dès qu’un moment s’y prête
web-pass-round = tout passer cette manche
web-this-round = tout, cette manche
web-passing-round = Vous passez tout cette manche : me redemander
web-doubt = Vraiment ?
web-doubt-yes = Oui, allons-y
web-round-over = Ce que cette manche a rapporté
web-gain-dollar = dollars
web-gain-nugget = pépites
web-gain-deed = titres
web-gain-cards = cartes
web-gain-scores = points visibles
web-amount = Quantité
web-owner = Les cartes de qui
web-all-rules = Toutes les règles
web-hands = Les mains de poker, la meilleure d’abord
web-rules-short = En bref
web-rules-places = Lieux
web-rules-cards = Cartes
web-rules-hands = Mains
web-rules-whole = Tout lire
web-rules-find = Chercher : égalité, ranch …
web-rules-none = Aucune règle ici n’a ce mot ; les règles entières peut-être.
web-whole-rules = Les règles entières
web-whole-rules-text = Numérotées, avec toutes les précisions, en anglais ; le programme joue exactement cela.

# Revoir une partie.

web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lire
web-replay-pause = Pause
web-replay-moment = Moment de la partie
web-replay-as = Le savoir de qui
web-replay-as-me = ce que je savais
web-replay-as-spectator = ce que tous savaient
web-replay-as-seat = vu par { $name }
web-replay-link = Copier un lien vers ce moment

# La leçon de Dice Town.

web-lesson-other = Ce n’est pas faux, mais la leçon continue ainsi : { $choice }.
web-lesson-show = Montrez-moi
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-real = Jouer une vraie partie
web-lesson-leave = Quitter
web-lesson-dicetown-ask-0 = Cinq dés sont sous votre gobelet, vous seul les voyez. Chaque face ouvre un lieu : les neufs creusent l’or, les dix dévalisent la banque, les valets achètent, les dames volent, les rois portent l’étoile. Un dé est gratuit, deux coûtent 1 $. Prenez les deux neufs et verrouillez.
web-lesson-dicetown-play-1 = Tous les gobelets se lèvent en même temps. Ce qui a été payé part avec la diligence.
web-lesson-dicetown-ask-1 = Les dés gardés restent toute la manche et tous les voient. Deux valets vous donneraient le magasin : gardez-les, le second coûte 1 $.
web-lesson-dicetown-play-2 = Ada a payé pour tous ses dés : cinq ! Les autres lancent donc une dernière fois, gratuitement, et gardent tout. Puis la ville : vous avez le plus de neufs, et une pépite pour chacun.
web-lesson-dicetown-play-3 = Trois joueurs ont un dix. Le shérif tranche chaque égalité, et Cleo se nomme elle-même. Ce que portait la diligence va à la banque.
web-lesson-dicetown-ask-3 = Le plus de valets fait ses achats : vous regardez une carte par valet et en gardez une. La Dynamite double ce que donne la mine. Prenez-la.
web-lesson-dicetown-ask-4 = À la première manche on achète deux fois. L’équipement vaut des points à la fin : prenez la Selle.
web-lesson-dicetown-play-5 = Le plus de dames vole : Bob regarde vos cartes et en garde une. Vous êtes les deux seuls à savoir laquelle.
web-lesson-dicetown-play-6 = Les rois laissent l’étoile à Cleo. Vos deux paires sont la meilleure main : le maire vous donne un titre. Ada n’a rien gagné : Doc Badluck s’occupe d’elle.
web-lesson-dicetown-ask-7 = La deuxième manche. Vous avez la Dynamite et trois neufs. Le conseiller propose trois façons de continuer, ce que vaut chacune et pourquoi. La première est la meilleure : gardez les trois neufs pour 2 $.
web-lesson-dicetown-play-8 = Ada paie cinq dés d’un coup : c’est déjà le dernier lancer.
web-lesson-dicetown-ask-8 = Le moment de votre Dynamite : jouée maintenant, trois neufs donnent six pépites. Passer est toujours sans danger, vous garderiez la carte.
web-lesson-dicetown-play-9 = Six pépites. Chaque lieu a son moment, et chaque carte aussi : on vous demande quand vient le vôtre.
web-lesson-dicetown-play-12 = Trois neufs sont la meilleure main : un titre, et un de plus pour votre as.
web-lesson-dicetown-ask-12 = Huit pépites et trois titres en deux manches. La suivante est à vous : gardez ce que vous voulez. Chaque ligne du journal répond à « pourquoi ? ».
web-lesson-dicetown-end = La partie finit quand les pépites ou les titres sont épuisés. Une pépite vaut 1 point, deux dollars 1, l’étoile 5, titres et équipement ce qu’ils disent. Doc Badluck et les autres cartes s’expliquent quand ils arrivent : touchez « ? » dès que vous doutez.

# Des dés honnêtes.

web-fair-title = Des dés honnêtes
web-fair-limits = Un opérateur qui regarde les mains, des joueurs qui se parlent, une page que quelqu’un a modifiée.
web-fair-small = Ce que cela n’empêche pas
web-fair-sealed = Les dés scellés
web-fair-shown = Montrés à tous avant le premier lancer
web-fair-first = Avant le premier lancer, la table a scellé un nombre secret et montré ses quatre mots.
web-fair-second = La page de chaque joueur a ensuite ajouté le sien : personne n’a pu choisir les dés.
web-fair-third = Après la partie le sceau est rompu, et votre page recalcule chaque lancer.
web-fair-broken = La partie est finie : le sceau peut être rompu, et chaque lancer recalculé.
web-fair-before = Lisez les mots à un ami
web-fair-before-text = Vos amis à la table doivent voir les mêmes quatre mots ; dans une autre langue ce sont les mêmes, traduits.
web-fair-closed = Cette table garde ses mains fermées
web-fair-closed-text = { $words } : comparez les mots si vous voulez. Procès-verbal et preuve montreraient toutes les mains ; ils sont là dès que l’hôte les ouvre.
web-fair-same = Votre page a gardé les quatre mots
web-fair-same-text = { $words } : les mots gardés par votre page sont ceux du sceau. Le serveur n’a pu changer aucun dé sans le rompre.
web-fair-but = Votre page a gardé les quatre mots
web-fair-but-text = { $words } : ce sont ceux du sceau, mais quelque chose n’en découle pas.
web-fair-other = Le sceau est un autre
web-fair-other-text = { $words } : ce ne sont pas les mots que votre page a gardés avant la partie.
web-fair-none = Votre page n’avait gardé aucun mot
web-fair-none-text = { $words } : cet appareil n’était pas là avant la partie, il n’a comparé qu’avec ce que dit le serveur.
web-fair-right = Les dés étaient honnêtes
web-fair-throw = Un lancer ne va pas
web-fair-wrong = Le sceau ne va pas
web-fair-die = La première différence : manche { $round }, lancer { $throw }, { $seat }, dé { $die }.
web-fair-hunt = La première différence : manche { $round }, la chasse ({ $seat }), dé { $die }.
web-fair-told = montré à la table
web-fair-worked = calculé d’après le sceau
web-fair-send = Enregistrez le procès-verbal et envoyez-le à qui tient ce serveur ; chacun peut y vérifier le même lancer.
web-fair-compared = Ce qui a été comparé
web-fair-save = Enregistrer
web-fair-open = L’ouvrir à tous
web-fair-again = Vérifier encore
web-fair-count = Retour aux comptes
web-after = Après la partie
web-verify-right = { $outcomes ->
    [one] Un tirage recalculé ici, sur votre appareil
   *[other] { $outcomes } tirages recalculés ici, sur votre appareil
  }, dont { $dice ->
    [one] une face de dé
   *[other] { $dice } faces de dés
  }. Tout est comme promis.
web-wrong-commitment = L’empreinte du nombre du serveur n’est pas celle que cet appareil a notée avant la partie. La graine a pu être choisie après coup.
web-wrong-server = Le nombre du serveur ne correspond pas à son empreinte.
web-wrong-seat = Le nombre mis par { $name } n’est pas celui qui était promis pour cette chaise avant l’ouverture des nombres.
web-wrong-own = Le nombre que cet appareil a mis n’est pas dans la graine, alors que le serveur l’avait pris.
web-wrong-header = Le jeu, ses options ou les noms ne sont pas ceux qui étaient là quand tous avaient promis.
web-wrong-seed = Les nombres ouverts ne donnent pas cette graine.
web-wrong-outcome = Ceci diffère de ce que donne la graine : { $key }.
web-noted-table = { $noted ->
    [yes] L’empreinte du serveur a été comparée à celle que cet appareil a notée avant la partie.
   *[no] Cet appareil n’avait pas noté l’empreinte du serveur avant la partie : il n’a comparé qu’avec ce que le serveur dit maintenant. Cela prouve moins : une graine choisie après coup passerait inaperçue.
  }
web-noted-chairs = { $noted ->
    [yes] Les promesses de toutes les chaises ont été comparées à celles que cet appareil a notées avant l’ouverture des nombres.
   *[no] Les promesses des chaises n’ont pas pu être comparées : cet appareil n’était pas là quand tous avaient promis.
  }
web-noted-own = { $own ->
    [in] Le nombre de cet appareil est dans la graine.
    [out] Le nombre de cet appareil n’est pas dans la graine : il n’a pas été ouvert, ou pas à temps.
   *[none] Cet appareil n’a pas mis de nombre.
  }
web-fair-missing = { $name } n’a pas ouvert de nombre à temps : rien de cette chaise n’est dans la graine.
web-objection-table = Le serveur montre une autre empreinte qu’avant : il pourrait choisir les dés après avoir vu les nombres de tous. Votre appareil garde le sien. Ne vous fiez pas aux dés de cette table.
web-objection-chair = La promesse faite par { $name } a changé depuis que vous êtes prêt, et votre appareil garde son nombre. Si { $name } vient de se dire prêt à nouveau, reprenez votre « prêt » et redites-le. Sinon, ne vous fiez pas aux dés de cette table.
web-objection-mine = La promesse sur votre chaise n’est pas celle de cet appareil : il n’ouvre rien. Si vous étiez prêt sur un autre appareil, c’est lui qui continue. Sinon, ne vous fiez pas aux dés de cette table.
web-objection-game = Le jeu, ses options ou les noms ont changé depuis que tous avaient promis. Ne vous fiez pas aux dés de cette table.
web-objection-again = Les nombres de cette table s’ouvraient déjà, et la voilà qui recommence : qui la tient pourrait relancer les dés à son gré. Votre appareil n’y promet plus rien. Ouvrez une nouvelle table.
web-verify-scope = { $rest ->
    [0] Rien n’est laissé de côté.
    [one] Un mélange en cours de partie demande de tout rejouer : « tenderfoot verify » le contrôle dans le procès-verbal.
   *[other] { $rest } mélanges et pioches en cours de partie demandent de tout rejouer : « tenderfoot verify » les contrôle dans le procès-verbal.
  }
web-faces = Combien de fois chaque face est sortie, sur { $dice }
web-faces-test = Écart à un partage égal : { $chi }. { $even ->
    [yes] Le hasard fait cela dans 19 parties sur 20.
   *[no] Le hasard seul fait cela dans une partie sur 20.
  }

# Dice Town.

web-player = Joueur
web-vp = PV
web-sheriff = Shérif
web-dollars = dollars
web-nuggets = pépites
web-deeds = titres
web-store-cards = cartes du magasin
web-hand = Main
web-scores = Scores
web-scores-text = Points visibles seulement : les titres et les cartes en main comptent à la fin.
web-step-dice = Dés
web-step-town = Ville
web-step-doc = Doc
web-ends = La partie finit quand la mine ou les titres sont épuisés.
web-nuggets-left = pépites restant dans la mine
web-deeds-left = titres restants
web-last-round = La fin est proche
web-town = La ville, dans l’ordre des visites
web-place-mine = Mine
web-place-bank = Banque
web-place-stagecoach = Dili­gence
web-place-store = Maga­sin
web-place-saloon = Saloon
web-place-sheriff = Shérif
web-place-hall = Mairie
web-prize-mine = { $nuggets } { $nuggets ->
    [one] reste
   *[other] restent
  }
web-prize-store = { $looks ->
    [0] { $keeps } au choix
   *[other] { $keeps } sur { $looks }
  }
web-prize-saloon = voler
web-prize-sheriff = étoile, { $points } PV
web-why-mine = Le plus de neufs : une pépite chacun
web-why-bank = Le plus de dix : toute la banque
web-why-stagecoach = Ses dollars vont à la banque
web-why-store = Le plus de valets : une carte
web-why-saloon = Le plus de dames : voler un rival
web-why-sheriff = Le plus de rois : l’étoile
web-why-hall = La meilleure main : des titres
web-why-doc = Pour qui n’a rien gagné
web-placetext-mine = Qui a le plus de neufs prend une pépite pour chacun, tant que la mine en a. La dynamite double la prise.
web-placetext-bank = Qui a le plus de dix prend tous les dollars de la banque. Le partage en reprend la moitié.
web-placetext-stagecoach = Ce qui a été payé pour les dés part à la banque, à chaque manche.
web-placetext-store = Qui a le plus de valets pioche une carte pour chacun et en garde une. Deux fois à la première manche.
web-placetext-saloon = Qui a le plus de dames nomme un rival, regarde une carte pour chaque dame et en garde une.
web-placetext-sheriff = Qui a le plus de rois prend l’étoile : 5 points à la fin, et le dernier mot à chaque égalité.
web-placetext-hall = La meilleure main de poker prend un titre de la rangée, et un de plus pour chaque as, trois au plus.
web-wins = gagne
web-second = second
web-matrix = Combien de dés de chaque face chacun a gardés
web-poker = main
web-face-9 = neuf
web-face-10 = dix
web-face-J = valet
web-face-Q = dame
web-face-K = roi
web-face-A = as
web-kept = Gardés : tous les voient
web-under-cup = Sous votre gobelet : vous seul les voyez
web-locked-dice = Verrouillé : les dés marqués seront gardés
web-cup-empty = Votre gobelet est vide.
web-shake-cup = Secouer le gobelet
web-my-dice = Gardés : { $kept }. Sous le gobelet : { $rolled }.
web-die = Dé { $n }, { $face }
web-keep-pick = Choisissez les dés à garder : un est gratuit, chaque autre coûte 1 $.
web-keep-cannot = Vous avez { $money } $ : cela ne paie pas { $count } dés.
web-keep-price = { $brute ->
    [yes] La Brute se charge du prix. Reste { $left } $.
   *[no] { $price ->
        [0] Gratuit. Reste { $left } $.
       *[other] { $count ->
            [one] { $price } $. Reste { $left } $.
           *[other] Le premier gratuit, puis 1 $ chacun : { $price } $. Reste { $left } $.
          }
      }
  }
web-keep-cannot-brief = Trop cher : vous avez { $money } $
web-keep-price-brief = { $brute ->
    [yes] la Brute paie
   *[no] { $price ->
        [0] gratuit
       *[other] { $price } $
      }
  } · reste { $left } $
web-keep-none = Aucun · { $price } $
web-lock = Verrouiller { $dice }
web-lock-empty = Verrouiller
web-your-hand = Votre main ({ $count })
web-hand-empty = Pas encore de cartes.
web-playable = jouable
web-in-hand = Dans votre main
web-known = Cartes que vous connaissez
web-unknown = { $count ->
    [one] et une que vous ne connaissez pas
   *[other] et { $count } que vous ne connaissez pas
  }
web-on-table = Ouvert sur la table
web-sealed = Sous scellé tant que tous n’ont pas offert. Seul paie qui est nommé.
web-nothing = rien
web-river = { $count } cartes
web-village = au village
web-turn-die = Tourner un dé
web-turn-to = en
web-item-nuggets = pépites
web-item-money = dollars et primes ÷ 2
web-item-badge = étoile
web-item-equipment = équipement
web-item-property = terres
web-window-cheat = Tricheur professionnel
web-window-mine = à la mine
web-window-split = Partage
web-window-credits = avant les achats
web-window-girls = avant le vol
web-window-whisky = Whisky
web-window-insure = Assurance
web-window-recruit = Desperado
web-window-sheriff = au bureau du shérif
web-window-badge = quand l’étoile change de main
web-window-chase = Double gun
web-window-hall = Corruption
web-window-elixir-card = Élixir
web-window-smoke = Signaux de fumée
web-window-wanted = Avis de recherche

# Le conseiller, et le bilan d’une partie finie.

web-coach = Le conseiller
web-coach-ask = Conseil
web-coach-best = le mieux
web-coach-behind = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
web-coach-chance = { $prize } { $percent } %
web-coach-take = Jouer cela
web-review = Le bilan
web-review-wait = Le conseiller revoit la partie…
web-review-far = { $percent } %
web-review-curve = Qui menait ?
web-review-curve-text = Les chances de chacun de gagner au début de chaque manche, en pour cent.
web-review-numbers = En chiffres
web-review-of = { $game }, { $rounds } manches
web-review-back = Revenir à la fin
web-review-begin = avant la manche 1
web-review-after = après la manche { $round }
web-review-when = La manche à regarder
web-review-chances = { $sign ->
    [plus] +{ $points }
   *[minus] −{ $points }
  }
web-review-most = { $seat } y gagne le plus.
web-review-lucky = Chance : { $points }
web-review-lost = { NUMBER($points, minimumFractionDigits: 1) } % perdus par erreurs en { $count ->
    [one] une réponse
   *[other] { $count } réponses
  }
web-review-go = Voir la manche { $round }
web-review-go-text = la partie s’y rouvre
web-review-round = Manche { $round }
web-review-end = Fin
web-review-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
web-review-swings = Ce qui a fait basculer la partie
web-review-swing = Manche { $round } : { $seat } +{ NUMBER($percent, maximumFractionDigits: 0) } %.
web-review-luck = Chance et erreurs
web-review-luck-text = Les barres : ce que les dés ont donné ou pris des chances de gagner. Dessous : ce que les erreurs ont coûté.
web-review-points = { $sign ->
    [plus] +{ NUMBER($points, minimumFractionDigits: 1) } %
   *[minus] −{ NUMBER($points, minimumFractionDigits: 1) } %
  }
web-review-luckiest = Le lancer le plus chanceux : { $seat } à la manche { $round }, { NUMBER($points, minimumFractionDigits: 1) } % de plus que la moyenne.
web-review-costliest = Réponses à revoir
web-review-costliest-text = Jugées sur ce que { $whose ->
    [mine] vous saviez
   *[other] le joueur savait
  } alors.
web-review-lapse = { $chosen }. Mieux : { $better }.
web-review-lapse-of = { $seat } : { $chosen }. Mieux : { $better }.
web-review-moment = Voir ce moment
web-review-none = Il n’y avait rien de mieux à trouver. Bien joué.

# Peint sur les enseignes, en capitales et aussi court que possible.

web-sign-mine = MINE D’OR
web-sign-bank = BANQUE
web-sign-stagecoach = DILIGENCE
web-sign-store = MAGASIN GÉNÉRAL
web-sign-saloon = SALOON
web-sign-sheriff = SHÉRIF
web-sign-hall = MAIRIE
web-sign-doc = DOC
web-sign-wanted = AVIS
web-sign-gazette = GAZETTE

# Les invités : ce que l’hôte, ou chacun, peut faire.

web-guests = Qui d’autre est là
web-guest-mute = Faire taire
web-guest-unmute = Laisser parler
web-guest-remove = Mettre dehors
web-guest-remove-sure = Vraiment mettre { $name } dehors ?
web-guest-hand-over = Laisser jouer un bot
web-guest-report = Signaler le nom
web-guest-reported = Signalé. Qui tient ce serveur le verra.
web-guest-votes = Pour laisser jouer un bot : { $names }.
web-guest-waits = venu pour jouer, sans chaise
web-guest-gone = pas là en ce moment
web-onlookers = { $count ->
    [one] Un invité sans chaise
   *[other] { $count } invités sans chaise
  }
web-report-line = Signaler ce qu’a dit { $name }
web-revoke-join = Nouveau lien pour jouer ; les anciens n’ouvrent plus rien
web-revoke-watch = Nouveau lien pour regarder ; les anciens n’ouvrent plus rien
web-begun = La partie a commencé
web-chair-plays = joue
web-whose-chair = Quelle place prenez-vous ?
web-take-over = Remplacer { $name }
web-take-begun = dès la question suivante
web-take-text = Vous prenez ce qu’a { $name }, sous votre propre nom. Si vous partez, un bot continue.
web-full-bots = { $game } à { $count }, avec { $bots ->
    [one] un bot
   *[other] { $bots } bots
  }. Vous pouvez prendre la place d’un bot, ou regarder.

# Vie privée, et le travail de qui.

web-licences = Licences et crédits
web-privacy = Vie privée
web-privacy-text = Ce serveur reconnaît votre appareil à un nombre au hasard dans un cookie, et garde le nom que vous tapez, vos coups, ce que vous dites, et quand. Ceux de votre table voient votre nom, vos messages, et vos coups comme les règles les montrent ; les noms des tables publiques sont affichés au saloon. Qui tient le serveur peut tout lire. Il n’y a pas de compte, rien n’est donné à d’autres, et les adresses du réseau ne sont pas conservées. C’est gardé jusqu’à ce que vous le fassiez oublier, ou que l’exploitant range les vieilles tables.
web-privacy-forget = « M’oublier » dans Mes parties l’efface : votre nom, vos messages et vos tables. Les coups de vos parties restent, sans votre nom.
web-forget-me = M’oublier
web-forget-me-text = Votre nom est effacé partout sur ce serveur, et tout ce que vous avez dit aussi. La liste de cet appareil est vidée. Là où l’on joue encore, un bot continue pour vous.
web-forget-me-stays = Ce qui reste : les coups de vos parties, sans votre nom. Comme les noms font partie de ce dont la graine est faite, ce serveur ne peut plus prouver les dés de ces parties ; les procès-verbaux que d’autres ont enregistrés restent à eux. On ne peut pas revenir en arrière.
web-forget-me-sure = Oui, m’oublier
web-forget-me-not = Plutôt pas
web-forgotten = { $count ->
    [0] Il n’y avait plus rien à oublier.
    [one] Vous êtes oublié à une table.
   *[other] Vous êtes oublié à { $count } tables.
  }
web-forgotten-partly = { $count ->
    [one] À une table, quelque chose de vous est encore gardé : { $why } Réessayez dans un instant.
   *[other] À { $count } tables, quelque chose de vous est encore gardé : { $why } Réessayez dans un instant.
  }
