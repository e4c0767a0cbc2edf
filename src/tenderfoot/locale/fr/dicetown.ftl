# Dice Town : les choses de la boîte, les réponses, les questions, et ce qu’on raconte.

# Faces, mains de poker, lieux.

face-9 = 9
face-10 = 10
face-J = V
face-Q = D
face-K = R
face-A = A

hand-high-card = une simple carte haute
hand-pair = une paire
hand-two-pair = deux paires
hand-three = un brelan
hand-straight = une suite
hand-full-house = un full
hand-four = un carré
hand-five = cinq dés identiques

place-mine = Mine d’or
place-bank = Banque
place-stagecoach = Diligence
place-store = Magasin général
place-saloon = Saloon
place-sheriff = Bureau du shérif
place-hall = Mairie
place-doc = Doc Badluck
place-village = Village indien
place-evening = Le soir

placetext-mine = Le plus de 9 : une pépite par 9, tant que la mine en a. Quand elle est vide, la partie finit après la manche.
placetext-bank = Le plus de 10 : tous les dollars de la banque.
placetext-stagecoach = Personne ne la gagne. L’argent payé pour les dés y voyage et arrive maintenant à la banque.
placetext-store = Le plus de valets : piochez une carte par valet, gardez-en une. À la toute première manche, deux fois.
placetext-saloon = Le plus de dames : regardez une carte de la main d’un rival par dame, gardez-en une.
placetext-sheriff = Le plus de rois : prenez l’étoile. Le shérif départage les égalités, et l’étoile vaut 5 points à la fin.
placetext-hall = La meilleure main de poker : la première carte de la rangée, et une de plus par as, trois au plus.
placetext-doc = Pour qui n’a rien eu dans la manche. Classique : aucun gain, et la visite se refuse ; révisée : aucun lieu gagné, et il faut boire un élixir.

# Cartes de propriété.

card-deed1 = Titre 1
card-deed2 = Titre 2
card-deed3 = Titre 3
card-deed4 = Titre 4
card-deed5 = Titre 5
card-ranch = Ranch

cardtext-deed1 = Un titre de propriété qui vaut 1 point à la fin.
cardtext-deed2 = Un titre de propriété qui vaut 2 points à la fin.
cardtext-deed3 = Un titre de propriété qui vaut 3 points à la fin.
cardtext-deed4 = Un titre de propriété qui vaut 4 points à la fin.
cardtext-deed5 = Un titre de propriété qui vaut 5 points à la fin.
cardtext-ranch = Il est posé devant son propriétaire et ne se vole pas, sauf avec le Whisky. Un ranch vaut 1 point, deux 3, trois 6, quatre 10, et ainsi de suite.

# Cartes du magasin général.

card-eq1 = Lasso
card-eq2 = Chapeau
card-eq3 = Bottes
card-eq4 = Selle
card-eq5 = Colt
card-eq8 = Cheval
card-dynamite = Dynamite
card-girls = Les Girls
card-brute = La Brute
card-cheater = Tricheur professionnel
card-corruption = Corruption
card-credits = Crédits illimités
card-joe = Joe le nerveux
card-marshall = Marshall
card-split = Partage
card-wanted = Avis de recherche
card-gs_elixir = Élixir du Doc Badluck
card-cattle = Bétail
card-winchester = Winchester
card-mule = La mule
card-dog = Le chien
card-insurance = Assurance
card-gift = Cadeau
card-doublegun = Double gun
card-collection = La collecte
card-whisky = Whisky
card-desperado = Desperado
card-smoke = Signaux de fumée

cardtext-eq1 = Équipement : 1 point à la fin, s’il est encore dans votre main.
cardtext-eq2 = Équipement : 2 points à la fin, s’il est encore dans votre main.
cardtext-eq3 = Équipement : 3 points à la fin, s’il est encore dans votre main.
cardtext-eq4 = Équipement : 4 points à la fin, s’il est encore dans votre main.
cardtext-eq5 = Équipement : 5 points à la fin, s’il est encore dans votre main.
cardtext-eq8 = Équipement : 8 points à la fin, s’il est encore dans votre main.
cardtext-dynamite = À la mine, avant de creuser : prenez deux fois plus de pépites, tant que la mine en a.
cardtext-girls = Au saloon, avant de nommer une victime : volez deux fois, le même rival ou deux.
cardtext-brute = Avec votre choix de dés : gardez-en deux ou plus de ce lancer sans payer.
cardtext-cheater = Une fois les dés montrés, si vous en avez montré un : tournez un de vos dés gardés sur la face de votre choix.
cardtext-corruption = À la mairie, après avoir pris dans la rangée : prenez aussi la première carte du paquet, sans la montrer.
cardtext-credits = Au magasin général, avant de piocher : passez une fois de plus au comptoir.
cardtext-joe = Un rival vous donne jusqu’à 4 $. Classique : jouez-la quand l’étoile va se décider. Révisée : elle part dès que vous la recevez.
cardtext-marshall = L’étoile va changer de main : elle reste où elle est.
cardtext-split = Un rival a pris 2 $ ou plus à la banque : prenez-en la moitié, arrondie vers le bas.
cardtext-wanted = Annulez la carte du magasin qu’un rival vient de jouer. Les deux cartes sont défaussées.
cardtext-gs_elixir = Une visite de plus chez Doc Badluck. Classique : quand le Doc ouvre. Révisée : après la visite de n’importe qui.
cardtext-cattle = Équipement : 7 points à la fin, s’il est encore dans votre main.
cardtext-winchester = Équipement : 6 points à la fin, s’il est encore dans votre main.
cardtext-mule = Équipement : 1 point par carte du magasin dans votre main à la fin, la mule comprise.
cardtext-dog = Équipement : 2 points par hors-la-loi que vous avez capturé.
cardtext-insurance = On vous a volé : piochez la première carte du paquet de la même sorte.
cardtext-gift = Part aussitôt : un rival que vous nommez vous donne une carte du magasin de son choix.
cardtext-doublegun = À la chasse, après le lancer : relancez une fois les dés de chasse que vous voulez.
cardtext-collection = Part aussitôt : chaque rival vous donne jusqu’à 2 $.
cardtext-whisky = Vous volez un rival qui a un ranch : prenez un ranch au lieu d’une carte de la main.
cardtext-desperado = Quand vous recrutez : prenez le hors-la-loi de votre choix ; la pile est mélangée.
cardtext-smoke = À la fin de la manche : prenez le dé indien, où qu’il soit.

# Élixirs.

elixir-el_wealth = Richesse
elixir-el_charm = Charme
elixir-el_fortune = Fortune
elixir-el_power = Pouvoir
elixir-el_protection = Protection
elixir-el_friendship = Amitié
elixir-el_domination = Domination

elixirtext-el_wealth = Chaque rival vous donne jusqu’à 2 $.
elixirtext-el_charm = Chaque rival vous donne une pépite, s’il en a une.
elixirtext-el_fortune = Prenez la première carte du magasin.
elixirtext-el_power = Prenez l’étoile maintenant.
elixirtext-el_protection = Mettez deux titres de votre main derrière les barbelés.
elixirtext-el_friendship = Un rival que vous nommez vous donne une carte du magasin de son choix.
elixirtext-el_domination = Un rival que vous nommez vous donne un titre de son choix.

# Hors-la-loi, cartes Rivière, le dé indien.

outlaw-out9a = Hors-la-loi 9 (prime 3 $)
outlaw-out9b = Hors-la-loi 9 (prime 4 $)
outlaw-out10a = Hors-la-loi 10 (prime 3 $)
outlaw-out10b = Hors-la-loi 10 (prime 4 $)
outlaw-outJa = Hors-la-loi V (prime 4 $)
outlaw-outJb = Hors-la-loi V (prime 5 $)
outlaw-outQa = Hors-la-loi D (prime 4 $)
outlaw-outQb = Hors-la-loi D (prime 5 $)
outlaw-outKa = Hors-la-loi R (prime 5 $)
outlaw-outKb = Hors-la-loi R (prime 6 $)
outlaw-outAa = Hors-la-loi A (prime 5 $)
outlaw-outAb = Hors-la-loi A (prime 6 $)

river-rv_gold2 = Paillettes
river-rv_gold3 = Filon
river-rv_star = Étoile
river-rv_wallet = Portefeuille
river-rv_discovery = Découvertes
river-rv_voucher = Bon d’achat

rivertext-rv_gold2 = Jusqu’à 2 pépites de la mine.
rivertext-rv_gold3 = Jusqu’à 3 pépites de la mine.
rivertext-rv_star = Vous devenez shérif maintenant.
rivertext-rv_wallet = Jusqu’à 2 $ de la banque.
rivertext-rv_discovery = Regardez les trois prochaines cartes Rivière et prenez-en une ; elle s’applique aussitôt.
rivertext-rv_voucher = Fouillez la défausse du magasin général et prenez une carte.

indian-shaman = Bénédiction du shaman
indian-gold = L’or des ancêtres
indian-ambush = Embuscade
indian-raid = Razzia
indian-barter = Troc
indian-pipe = Calumet

indiantext-shaman = Tournez un de vos dés sur la face de votre choix, si vous voulez.
indiantext-gold = Jusqu’à 3 pépites de la mine.
indiantext-ambush = Jusqu’à 6 $ de la diligence.
indiantext-raid = Une carte au hasard de la main d’un rival que vous nommez.
indiantext-barter = Piochez trois cartes du magasin, gardez-en une.
indiantext-pipe = Vous gagnez toutes vos égalités, jusqu’à la mairie.

# Réponses.

choice-keep = { $count ->
    [0] Ne rien garder, payer 1 $
   *[other] Garder { $dice }{ $brute ->
        [1] {" "}avec la Brute
       *[0] { $price ->
            [0] {""}
           *[other] , payer { $price } $
          }
      }
  }
choice-pass = Passer
choice-decline = Non, merci
choice-nobody = Personne
choice-decide = Décider maintenant
choice-open = Écouter les offres
choice-demand-all = Écouter les offres, et dire ce qu’on aimerait
choice-demand = Dire ce qu’on aimerait ({ $seat })
choice-last-call = Demander les dernières offres
choice-offer-nothing = Ne rien offrir
choice-offer-same = En rester à la première offre
choice-done = C’est tout
choice-slot-1 = L’élixir de la case 1
choice-slot-2 = L’élixir de la case 2
choice-slot-deck = Le premier du paquet, sans le voir
choice-wire = Des barbelés pour deux titres
choice-card = La première carte du magasin
choice-dollars-of-all = 2 $ de chaque rival
choice-nuggets-of-all = Une pépite de chaque rival
choice-play = Jouer { $card }{ $aim ->
    [seat] {" "}sur { $seat }
    [die] {" "}: tourner { $from } sur { $to }
   *[none] {""}
  }
choice-name = { $seat }{ $deal ->
    [1] , et prendre son offre
    [2] , et renoncer à son offre
   *[0] {""}
  }
choice-take = Prendre { $card }
choice-give = Donner { $card }
choice-add = Ajouter { $card }
choice-return = Rendre { $card } au village
choice-do = { $action }
choice-nuggets = { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
  }
choice-dollars = { $count } $
choice-deeds = { $count ->
    [one] { $count } titre
   *[other] { $count } titres
  }
choice-cards = { $count ->
    [one] { $count } carte du magasin
   *[other] { $count } cartes du magasin
  }
choice-draw = Piocher { $deeds ->
    [0] {""}
    [one] { $deeds } titre
   *[other] { $deeds } titres
  }{ $deeds ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] {" "}et{" "}
      }
  }{ $cards ->
    [0] {""}
    [one] { $cards } carte du magasin
   *[other] { $cards } cartes du magasin
  }
choice-fence = Clôturer { $cards }

choice-use = Employer { $outlaw } pour { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
choice-enlist = Prendre { $outlaw }
choice-capture = Capturer { $outlaw }
choice-fish = Prendre { $river }
choice-top = { $river } au-dessus
choice-turn = Tourner un { $from } sur { $to }
choice-reroll = { $count ->
    [0] Ne rien relancer
   *[other] Relancer { $dice }
  }

action-mine = Creuser à la mine
action-river = Aller à la rivière
action-bank = Dévaliser la banque
action-holdup = Attaquer la diligence
action-store = Aller au magasin général
action-doc = Voir le Doc tout de suite
action-rob = Voler un joueur
action-recruit = Recruter un hors-la-loi
action-badge = Prendre l’étoile
action-hunt = Chasser les hors-la-loi
action-mayor = Aller chez le maire
action-wife = Aller chez la femme du maire

# Questions.

prompt-keep = Quels dés gardez-vous ?
prompt-settle = Votre Brute est annulée : lesquels de ces dés gardez-vous en les payant ?
prompt-cheat = Tourner un dé avec un Tricheur professionnel ?
prompt-mine = Vous allez creuser. Jouer une carte ?
prompt-split = { $robber } a pris { $dollars } $ à la banque. Réclamer { $half } $ avec Partage ?
prompt-credits = Vous allez piocher au magasin général. Jouer une carte ?
prompt-girls = Vous êtes au saloon. Jouer une carte avant de nommer une victime ?
prompt-whisky = { $victim } possède un ranch. Jouer le Whisky ?
prompt-insure = On vous a volé. Jouer l’Assurance ?
prompt-recruit = Vous allez recruter. Jouer une carte ?
prompt-sheriff = { $moves ->
    [1] { $candidate } va prendre l’étoile. Jouer une carte ?
   *[0] L’étoile reste où elle est. Jouer une carte ?
  }
prompt-badge = { $moves ->
    [1] { $candidate } va prendre l’étoile. Jouer une carte ?
   *[0] L’étoile reste où elle est. Jouer une carte ?
  }
prompt-chase = Les dés de chasse sont tombés. Jouer une carte ?
prompt-hall = Vous avez pris vos cartes dans la rangée. Jouer une carte ?
prompt-elixir-card = Jouer l’Élixir pour une visite de plus chez le Doc ?
prompt-smoke = Jouer les Signaux de fumée et prendre le dé indien ?
prompt-wanted = { $player } joue { $card }. L’annuler avec l’Avis de recherche ?
prompt-petition = { $waiting ->
    [1] { $tied } attendent ({ $place })
   *[0] { $tied } sont à égalité ({ $place })
  }, et vous êtes shérif. Décider maintenant, ou écouter les offres ?
prompt-demand = Qu’aimeriez-vous ? Dites combien { $what ->
    [0] de pépites
    [1] de dollars
    [2] de titres
   *[3] de cartes du magasin
  }.
prompt-offer = { $waiting ->
    [1] { $tied } attendent ({ $place })
   *[0] { $tied } sont à égalité ({ $place })
  }. { $final ->
    [1] Votre dernière offre au shérif : combien de dollars ?
   *[0] Votre offre au shérif : combien de dollars ?
  }
prompt-offer-nuggets = Et combien de pépites offrez-vous ?
prompt-offer-cards = Et quelles cartes de votre main offrez-vous ?
prompt-last-call = Vous avez vu les offres ({ $place }). Décider maintenant, ou demander les dernières ?
prompt-decision = Qui nommez-vous ({ $place }){ $spot ->
    [2] {" "}pour la seconde place
   *[1] {""}
  } ?
prompt-store = Quelle carte gardez-vous ?
prompt-victim = { $why ->
    [robbery] Qui volez-vous ?
    [joe] À qui Joe le nerveux rend-il visite ?
    [friendship] Qui doit vous donner une carte du magasin ?
    [domination] Qui doit vous donner un titre ?
    [gift] Qui doit vous faire un cadeau ?
   *[raid] Chez qui faites-vous la razzia ?
  }
prompt-backs = Comment piochez-vous dans cette main ({ $victim }) ?
prompt-steal = Quelle carte gardez-vous ({ $victim }) ?
prompt-doc = Comment le Doc doit-il vous aider ?
prompt-fence = Quels deux titres vont derrière les barbelés ?
prompt-elixir = Quel élixir buvez-vous ?
prompt-give = { $deed ->
    [1] Quel titre donnez-vous à { $receiver } ?
   *[0] Quelle carte du magasin donnez-vous à { $receiver } ?
  }
prompt-final = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et en cartes de propriété : qui nommez-vous vainqueur ?
prompt-action = Vous êtes premier ({ $place }) : que faites-vous là ?

prompt-outlaw = Lesquels de vos hors-la-loi placent des dés avant ce lancer ?
prompt-river = Quelle carte Rivière prenez-vous ?
prompt-river-order = Quelle carte Rivière va au-dessus ?
prompt-voucher = Quelle carte de la défausse prenez-vous ?
prompt-outpick = Quel hors-la-loi prenez-vous ?
prompt-reroll = Vos dés de chasse montrent { $dice }. Lesquels relancez-vous ?
prompt-capture = Vos dés de chasse montrent { $dice }. Qui capturez-vous ?
prompt-offering = Rendre au village une des cartes de propriété que vous venez de gagner, et prendre le dé indien ?
prompt-shaman = Bénédiction du shaman : tourner un de vos dés ?
prompt-barter = Troc : quelle carte gardez-vous ?

# Les dés.

event-round-began = Manche { $round }. { $sheriff } est shérif.
event-throw-began = { $last ->
    [1] Le dernier lancer : gratuit, et tous les dés restent.
   *[0] Lancer { $throw }.
  }
event-rolled = { $seat } lance { $dice }.
event-kept = { $count ->
    [0] { $seat } ne garde aucun dé et paie 1 $.
   *[other] { $seat } garde { $dice }{ $price ->
        [0] { $brute ->
            [1] , gratuitement.
           *[0] .
          }
       *[other] {" "}et paie { $price } $.
      }
  }
event-hands-finished = { $seats } { $count ->
    [one] a
   *[other] ont
  } cinq dés : un dernier lancer pour les autres.
event-die-turned = { $seat } tourne un { $from } sur { $to }.

# Cartes du magasin.

event-card-played = { $seat } joue { $card }{ $aim ->
    [seat] {" "}sur { $victim }.
    [die] {" "}: un { $from } doit devenir { $to }.
   *[none] .
  }
event-card-turned-up = { $seat } reçoit { $card }, qui part aussitôt.
event-card-cancelled = { $seat } joue l’Avis de recherche : { $card } reste sans effet ({ $owner }).
event-card-wasted = { $seat } : { $card } ne trouve rien à faire.
event-card-kept = { $rest ->
    [0] { $seat } garde { $card }.
   *[other] { $seat } garde { $card } et en défausse { $rest }.
  }
event-card-kept-unseen = { $rest ->
    [0] { $seat } garde une carte du magasin.
   *[other] { $seat } garde une carte du magasin et en défausse { $rest }.
  }
event-card-drawn = { $seat } pioche { $card }.
event-card-drawn-unseen = { $seat } pioche une carte du magasin.
event-store-shuffled = La défausse est mélangée en un nouveau paquet de { $count } cartes du magasin.
event-store-empty = { $seat } ne pioche rien : il ne reste aucune carte du magasin.
event-discard-empty = { $seat } ne trouve rien : la défausse est vide.
event-card-stolen = { $robber } vole { $card } à { $victim }.
event-card-stolen-unseen = { $robber } vole { $deed ->
    [1] un titre
   *[0] une carte du magasin
  } à { $victim }.
event-card-given = { $giver } donne { $card } à { $receiver }.
event-card-given-unseen = { $giver } donne { $deed ->
    [1] un titre
   *[0] une carte du magasin
  } à { $receiver }.

# Les lieux.

event-place-won = { $spot ->
    [2] { $place } : { $seat } vient en second
   *[1] { $place } : { $seat } l’emporte
  }{ $by ->
    [hand] {" "}avec { $category } : { $hand }
   *[face] {" "}avec { $count } × { $face }
  }{ $rivals ->
    [0] .
   *[other] . Le calumet règle l’égalité avec { $tied }.
  }
event-place-deserted = { $place } : personne n’a la face.
event-dug = { $nuggets ->
    [0] { $seat } trouve la mine vide.
    [one] { $seat } extrait { $nuggets } pépite pour { $nines } × 9{ $times ->
        [2] , à la Dynamite.
       *[1] .
      }
   *[other] { $seat } extrait { $nuggets } pépites pour { $nines } × 9{ $times ->
        [2] , à la Dynamite.
       *[1] .
      }
  }
event-bank-robbed = { $dollars ->
    [0] { $seat } trouve la banque vide.
   *[other] { $seat } prend { $dollars } $ à la banque.
  }
event-stagecoach-unloaded = { $dollars ->
    [0] La diligence arrive vide ; la banque a { $bank } $.
   *[other] La diligence apporte { $dollars } $ ; la banque a { $bank } $.
  }
event-store-searched = { $count ->
    [0] { $seat } trouve les rayons du magasin vides.
    [one] { $seat } regarde { $count } carte au magasin pour { $jacks } × V.
   *[other] { $seat } regarde { $count } cartes au magasin pour { $jacks } × V.
  }
event-robbery-began = { $robber } vole { $victim } avec { $queens } × D et pioche { $deeds ->
    [0] {""}
    [one] { $deeds } titre
   *[other] { $deeds } titres
  }{ $deeds ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] {" "}et{" "}
      }
  }{ $cards ->
    [0] {""}
    [one] { $cards } carte du magasin
   *[other] { $cards } cartes du magasin
  }.
event-nobody-to-rob = { $robber } ne trouve personne à voler.
event-badge-taken = { $seat } prend l’étoile à { $before }.
event-badge-confirmed = { $seat } reste shérif.
event-badge-stopped = L’étoile reste chez { $seat } ; { $candidate } ne l’obtient pas.
event-row-taken = { $seat } prend { $cards }{ $aces ->
    [0] .
   *[other] , avec { $aces } × A.
  }
event-row-refilled = { $count ->
    [0] La rangée n’est pas complétée : le paquet est vide.
    [one] Nouveau dans la rangée : { $cards }.
   *[other] Nouveaux dans la rangée : { $cards }.
  }
event-deed-drawn = { $seat } prend { $card } du paquet.
event-deed-drawn-unseen = { $seat } prend un titre du paquet, sans le montrer.
event-ranch-laid = { $seat } obtient un ranch et le pose devant soi.
event-dollars-paid = { $giver } donne { $dollars } $ à { $receiver }.
event-nuggets-paid = { $giver } donne { $nuggets ->
    [one] { $nuggets } pépite
   *[other] { $nuggets } pépites
  } à { $receiver }.
event-cards-paid = { $giver } donne { $cards } à { $receiver }.
event-cards-paid-unseen = { $giver } donne à { $receiver }{ $deeds ->
    [0] {""}
    [one] {" "}· { $deeds } titre
   *[other] {" "}· { $deeds } titres
  }{ $store ->
    [0] {""}
    [one] {" "}· { $store } carte du magasin
   *[other] {" "}· { $store } cartes du magasin
  }.

# Doc Badluck.

event-doc-waits = Doc Badluck reçoit { $seats }.
event-doc-visited = { $seat } voit le Doc : { $line ->
    [0] des barbelés.
    [1] une carte du magasin.
    [2] jusqu’à 2 $ de chaque rival.
   *[3] une pépite de chaque rival.
  }
event-doc-declined = { $seat } rentre sans l’aide du Doc.
event-elixir-drunk = { $seat } boit { $elixir }{ $slot ->
    [2] , tiré du paquet.
   *[other] .
  }
event-elixir-served = { $elixir } est maintenant sur l’étagère du Doc.
event-fenced = { $count ->
    [0] { $seat } n’a aucun titre à clôturer.
   *[other] { $seat } clôture { $cards }.
  }

# L’extension.

event-outlaw-used = { $seat } emploie { $outlaw } et place { $count } × { $face }.
event-outlaw-recruited = { $seat } recrute { $outlaw }{ $picked ->
    [1] , choisi dans toute la pile.
   *[0] .
  }
event-nobody-to-recruit = { $seat } ne trouve aucun hors-la-loi à recruter.
event-hunt-rolled = { $again ->
    [1] { $seat } relance : { $dice }.
   *[0] { $seat } part à la chasse et lance { $dice }.
  }
event-outlaw-captured = { $seat } capture { $outlaw }.
event-hunt-failed = { $seat } revient de la chasse sans personne.
event-river-drawn = { $seat } trouve { $river } dans la rivière.
event-river-dry = { $seat } trouve la rivière à sec.
event-river-panned = { $nuggets ->
    [0] { $dollars ->
        [0] { $seat } n’en tire rien.
       *[other] { $seat } prend { $dollars } $ à la banque.
      }
    [one] { $seat } prend { $nuggets } pépite à la mine.
   *[other] { $seat } prend { $nuggets } pépites à la mine.
  }
event-card-salvaged = { $seat } reprend { $card } dans la défausse.
event-card-salvaged-unseen = { $seat } reprend une carte dans la défausse.
event-stagecoach-held-up = { $dollars ->
    [0] { $seat } attaque une diligence vide.
   *[other] { $seat } attaque la diligence avec { $tens } × 10 et prend { $dollars } $.
  }
event-ranch-stolen = { $robber } prend un ranch à { $victim } grâce au Whisky.
event-no-property-left = { $seat } trouve le paquet de propriétés vide.

# Les Indiens.

event-indian-die-rolled = { $seat } lance le dé indien : { $indian }.
event-ancestors-gave = { $nuggets ->
    [0] { $dollars ->
        [0] { $seat } n’en tire rien.
       *[other] { $seat } prend { $dollars } $ à la diligence.
      }
    [one] { $seat } prend { $nuggets } pépite à la mine.
   *[other] { $seat } prend { $nuggets } pépites à la mine.
  }
event-property-returned = { $seat } rend { $card } au village et prend le dé indien.
event-die-came-home = Personne ne donne de carte : le dé indien retourne au village.
event-die-taken = { $seat } prend le dé indien.

# Le shérif.

event-petition-opened = { $place } : { $sheriff } écoute les offres ({ $seats }).
event-demanded = { $sheriff } demande à { $seats }{ $dollars ->
    [0] {""}
   *[other] {" "}· { $dollars } $
  }{ $nuggets ->
    [0] {""}
    [one] {" "}· { $nuggets } pépite
   *[other] {" "}· { $nuggets } pépites
  }{ $deeds ->
    [0] {""}
    [one] {" "}· { $deeds } titre
   *[other] {" "}· { $deeds } titres
  }{ $cards ->
    [0] {""}
    [one] {" "}· { $cards } carte du magasin
   *[other] {" "}· { $cards } cartes du magasin
  }.
event-nothing-demanded = { $sheriff } ne demande rien à { $seats }.
event-last-called = { $sheriff } demande les dernières offres.
event-offer-made = { $seat } offre{ $spot ->
    [1] {" "}pour la seconde place
   *[0] {""}
  }{ $dollars ->
    [0] {""}
   *[other] {" "}· { $dollars } $
  }{ $nuggets ->
    [0] {""}
    [one] {" "}· { $nuggets } pépite
   *[other] {" "}· { $nuggets } pépites
  }{ $count ->
    [0] {""}
   *[other] {" "}· { $cards }
  }.
event-offer-made-unseen = { $seat } offre{ $spot ->
    [1] {" "}pour la seconde place
   *[0] {""}
  }{ $dollars ->
    [0] {""}
   *[other] {" "}· { $dollars } $
  }{ $nuggets ->
    [0] {""}
    [one] {" "}· { $nuggets } pépite
   *[other] {" "}· { $nuggets } pépites
  }{ $deeds ->
    [0] {""}
    [one] {" "}· { $deeds } titre
   *[other] {" "}· { $deeds } titres
  }{ $store ->
    [0] {""}
    [one] {" "}· { $store } carte du magasin
   *[other] {" "}· { $store } cartes du magasin
  }.
event-nothing-offered = { $seat } n’offre rien{ $spot ->
    [1] {" "}pour la seconde place
   *[0] {""}
  }.
event-sheriff-named = { $waiting ->
    [1] { $tied } attendent ({ $place })
   *[0] { $tied } sont à égalité ({ $place })
  } ; le shérif { $sheriff } nomme { $seat }{ $spot ->
    [2] {" "}pour la seconde place
   *[1] {""}
  }{ $deal ->
    [1] {" "}et prend son offre.
    [2] {" "}et renonce à son offre.
   *[0] .
  }

# La fin.

event-game-ended = { $why ->
    [mine] La mine est vide : la partie est finie.
   *[property] Il n’y a plus de carte de propriété : la partie est finie.
  }
event-scored = { $seat } : { $points } points : pépites { $nuggets }, argent { $money }, étoile { $badge }, équipement { $equipment }, propriétés { $property }.
event-game-won = { $why ->
    [points] { $seat } gagne avec { $points } points.
    [property] { $seat } gagne avec { $points } points, et plus de cartes de propriété que ceux qui en ont autant.
   *[sheriff] { $seat } gagne avec { $points } points, sur parole du shérif.
  }

# Pourquoi pas.

refusal-too-new = Vous avez obtenu { $card } après l’ouverture de cette fenêtre : elle attend la suivante.
refusal-no-brute = Vous n’avez pas de Brute.
refusal-brute-needs-two = Une Brute aide à garder deux dés ou plus, pas { $count }.
refusal-not-rolled = Vous n’avez pas lancé { $dice }.
refusal-cannot-pay = Cela coûte { $price } $, et vous avez { $money } $.
refusal-not-in-hand = Vous ne pouvez pas ajouter { $card } : cette carte n’est pas dans votre main, ou déjà dans l’offre, ou vous l’avez passée.
refusal-not-that-much = Vous ne pouvez pas offrir { $asked } : vous avez { $owned }.
refusal-below-opening = Vous ne pouvez pas descendre sous votre première offre ; { $asked }, c’est moins.
refusal-cannot-be-named = { $seat } ne peut pas être nommé ici.
refusal-no-such-face = Aucun de vos dés n’a de face pour cette ligne du tableau du Doc.
refusal-compulsory = Il faut boire un des élixirs.
refusal-six-need-wild-west = Un sixième joueur demande l’extension Wild West.
refusal-sheriff-not-seated = Le premier shérif ne peut pas être à la place { $seat } d’une table de { $players } ; la première est la place 0.
