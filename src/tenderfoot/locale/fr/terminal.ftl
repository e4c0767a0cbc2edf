# Ce que la commande et le terminal disent d’eux-mêmes, quel que soit le jeu.

notice = Tenderfoot est une adaptation d’amateurs, non officielle ; elle n’a aucun lien avec les auteurs ni les éditeurs de ces jeux.
interrupted = Arrêté.
version = Tenderfoot { $version }, règles { $form }
form-compiled = compilées
form-interpreted = interprétées

# Les noms à la table.

name-person = Pied-Tendre
name-bot-1 = Annie
name-bot-2 = Buck
name-bot-3 = Clem
name-bot-4 = Dusty
name-bot-5 = Ezra
seat-nameless = place { $seat }

# Énumérations.

list-nothing = rien
list-and = { $first } et { $last }
decimal-mark = ,

# La partie et son cours.

title-dicetown = Dice Town, { $edition ->
    [classic] édition classique
   *[revised] édition révisée
  }, { $players } joueurs{ $wild_west ->
    [true] , avec le Wild West
   *[false] {""}
  }{ $indians ->
    [true] , avec les Indiens
   *[false] {""}
  }{ $edition ->
    [revised] { $wild_west ->
        [true] {" (mélange non officiel)"}
       *[false] { $indians ->
            [true] {" (mélange non officiel)"}
           *[false] {""}
        }
    }
   *[classic] {""}
  }
title-goldriver = Gold River, { $players } joueurs
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
winner = gagne
over = La partie est finie.
under-seal = Votre réponse est sous scellés : { $said }
taken-back = Vous reprenez votre réponse.
unfinished = La partie n’est pas finie : tenderfoot resume { $path } la reprend.
saved = La partie est sauvegardée dans { $path } ; « tenderfoot resume » la reprend.
recorded = L’enregistrement de la partie se trouve dans { $path }.

# Lignes de texte.

plain-keys = Tapez un numéro ; ou ? pour la règle, ? et un nom pour une carte, c pour un conseil, u annuler, t table, s récit, q sauver et quitter.
plain-keys-sealed = Entrée dévoile toutes les réponses ; u reprend la vôtre, q sauve et quitte.
hint-only = { $label }  { $answer }
hint-best = { $label }  { $answer } : le mieux
hint-other = { $label }  { $answer } : gagne { $points } % moins souvent
hint-chance = { $prize } { $percent } %
hint-nothing = Il n’y a pas de question pour le conseiller.
no-such-answer = « { $typed } » n’est pas une réponse ; tapez un des numéros.
help-question = Cette question
help-nothing = Rien ne s’appelle « { $wanted } » ici.

# L’écran entier.

screen-story = Ce qui s’est passé
screen-pages = PgPréc PgSuiv
screen-keys = Entrée répondre · c avis · u annuler · ? règles · p lignes · q sauver, quitter
screen-keys-sealed = Entrée dévoile tout · u reprendre · ? règles · q sauver et quitter
screen-keys-over = q quitter
screen-coach = Le conseiller
screen-close = Échap revient au jeu
screen-open = Dévoiler toutes les réponses
screen-rules = Règles
screen-look-up = Tapez un nom pour chercher une règle ; Échap revient au jeu.
screen-too-small = La table demande un terminal de { $needed } ; celui-ci fait { $width }×{ $height }. Agrandissez-le, ou tapez p pour des lignes de texte.
too-small = La table demande un terminal de { $needed }, et celui-ci fait { $width }×{ $height } : tapez Entrée pour jouer en lignes de texte, ou agrandissez-le et recommencez.

# La table de Dice Town.

dicetown-round = Manche { $round }
dicetown-mine = { $amount } sur { $most }
dicetown-money = { $amount } $
dicetown-store = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
  }
dicetown-hall = { $row } (+{ $amount })
dicetown-ranch = R
dicetown-tied = { $count } à égalité, { $most }
dicetown-dollars = $
dicetown-nuggets = or
dicetown-deeds = titres
dicetown-cards = cartes
dicetown-points = pts
dicetown-dice = dés
dicetown-offer = { $seat } offre { $dollars } $, or { $nuggets }, titres { $deeds }, cartes { $cards }
dicetown-river = Rivière : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
  }
dicetown-outlaw = Premier hors-la-loi :
dicetown-wanted = Recherchés :
dicetown-recruited = a recruté :
dicetown-captured = a capturé :
dicetown-die = Dé indien :
dicetown-village = au village
dicetown-pipe = Calumet :
dicetown-cup = Sous votre gobelet :
dicetown-looking = Vous regardez :
dicetown-hand = Votre main :
dicetown-known = { $seat } tient { $cards }

# La table de Gold River.

goldriver-round = Manche { $round }, { $deck } cartes dans la pioche, { $first } ouvre
goldriver-for-sale = À vendre
goldriver-nuggets = pépites
goldriver-even = pair
goldriver-odd = impair
goldriver-doubles = double

# Vérifier un enregistrement.

verify-right = { $path } est juste : { $decisions ->
    [one] { $decisions } décision rejouée
   *[other] { $decisions } décisions rejouées
  }, chaque dé et chaque carte tels que la graine les donne.
verify-wrong = { $path } n’est pas juste. { $why }
verify-told = La table avait montré cette empreinte avant la partie, et son nombre est dans la graine.
verify-shown = L’empreinte de sa table est { $commitment }. Comparez-la à celle que vous avez vue avant la partie ; --commitment le fait pour vous.

# Pourquoi la commande refuse quelque chose.

refusal-bad-commitment = « { $found } » n’est pas une empreinte : elle a 64 chiffres hexadécimaux.
refusal-no-origin = L’enregistrement ne dit rien de ce qu’une table et ses places ont mis dans la graine : il n’a pas d’empreinte.
refusal-other-table = Le nombre de la table ne correspond pas à cette empreinte. La graine a pu être choisie après coup.
refusal-unknown-language = Il n’y a pas de langue « { $language } » ; il y a : { $known }.
refusal-unknown-level = Il n’y a pas de robots de niveau « { $level } » ; le plus proche est « { $nearest } », et il y a : { $known }.
refusal-unfit-weights = Ce qui a été appris vient de « { $found } » et ne convient pas à { $game }, règles { $rules } : refaites-le avec « make train ».
refusal-bots-count = --bots nomme { $found } niveaux, et il y a { $bots } robots ; nommez-en un pour tous, ou un pour chacun.
refusal-bad-seat = Il n’y a pas de place « { $found } » ; les places vont de 0 à { $last }.
refusal-unfit-name = « { $found } » ne peut pas être votre nom : prenez de 1 à { $most } lettres, sans crochets.
refusal-nothing-saved = Il n’y a pas de partie inachevée dans { $path }.
refusal-cannot-read = { $path } ne peut pas être lu : { $reason }.
refusal-cannot-write = { $path } ne peut pas être écrit : { $reason }. Nommez un autre dossier avec --data.
refusal-not-text = { $path } n’est pas un texte, donc pas un enregistrement.
refusal-game-of-record = L’enregistrement est celui d’un jeu que ce programme ne connaît pas : « { $game } ».
refusal-no-one-person = { $count ->
    [0] Il n’y a que des robots à cette partie ; personne ne peut la reprendre ici.
   *[other] { $count } personnes sont à cette partie ; ici une seule peut continuer, avec des robots.
  }
refusal-already-over = La partie de { $path } est finie ; « tenderfoot replay » la raconte.

fault-missing = il n’existe pas
fault-denied = ce n’est pas permis
fault-read-only = tout y est en lecture seule
fault-directory = c’est un dossier
fault-no-directory = quelque chose qui n’est pas un dossier barre le chemin
fault-full = le disque est plein
fault-other = le système ne le permet pas
