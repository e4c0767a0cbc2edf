# Dice Town: the things of the box, the answers, the questions, and what is told.

# Faces, poker hands, places.

face-9 = 9
face-10 = 10
face-J = J
face-Q = Q
face-K = K
face-A = A

hand-high-card = nothing but a high card
hand-pair = a pair
hand-two-pair = two pair
hand-three = three of a kind
hand-straight = a straight
hand-full-house = a full house
hand-four = four of a kind
hand-five = five of a kind

place-mine = Gold Mine
place-bank = Bank
place-stagecoach = Stagecoach
place-store = General Store
place-saloon = Saloon
place-sheriff = Sheriff’s Office
place-hall = Town Hall
place-doc = Doc Badluck
place-village = Indian village
place-evening = Evening

placetext-mine = Most 9s: a nugget for each of your 9s, as long as the mine has any. When it is empty the game ends after the round.
placetext-bank = Most 10s: every dollar in the bank.
placetext-stagecoach = Nobody wins it. What was paid for dice travels here and now goes into the bank.
placetext-store = Most Js: draw a card for each of your Js, keep one. In the very first round this happens twice.
placetext-saloon = Most Qs: look at a card of a rival’s hand for each of your Qs, keep one.
placetext-sheriff = Most Ks: take the badge. The Sheriff breaks ties, and the badge is worth 5 points at the end.
placetext-hall = Best poker hand: the first card of the row, and one more for each of your Aces, three at most.
placetext-doc = For those who got nothing in this round. Classic: no gain, and the visit is free to decline; revised: no place won, and an Elixir must be drunk.

# Property cards.

card-deed1 = Deed 1
card-deed2 = Deed 2
card-deed3 = Deed 3
card-deed4 = Deed 4
card-deed5 = Deed 5
card-ranch = Ranch

cardtext-deed1 = A Property Deed worth 1 point at the end.
cardtext-deed2 = A Property Deed worth 2 points at the end.
cardtext-deed3 = A Property Deed worth 3 points at the end.
cardtext-deed4 = A Property Deed worth 4 points at the end.
cardtext-deed5 = A Property Deed worth 5 points at the end.
cardtext-ranch = Lies open before its owner and cannot be stolen, except with Whisky. One Ranch is worth 1 point, two 3, three 6, four 10, and so on.

# General Store cards.

card-eq1 = Lasso
card-eq2 = Hat
card-eq3 = Boots
card-eq4 = Saddle
card-eq5 = Revolver
card-eq8 = Horse
card-dynamite = Dynamite
card-girls = The Girls
card-brute = The Brute
card-cheater = Professional Cheater
card-corruption = Corruption
card-credits = Unlimited Credits
card-joe = Nervous Joe
card-marshall = Marshall
card-split = Even Split
card-wanted = Wanted
card-gs_elixir = Elixir
card-cattle = Cattle
card-winchester = Winchester
card-mule = The Mule
card-dog = The Dog
card-insurance = Insurance
card-gift = Gift
card-doublegun = Double Gun
card-collection = Collection
card-whisky = Whisky
card-desperado = Desperado
card-smoke = Smoke Signals

cardtext-eq1 = Equipment: 1 point at the end, if it is still in your hand.
cardtext-eq2 = Equipment: 2 points at the end, if it is still in your hand.
cardtext-eq3 = Equipment: 3 points at the end, if it is still in your hand.
cardtext-eq4 = Equipment: 4 points at the end, if it is still in your hand.
cardtext-eq5 = Equipment: 5 points at the end, if it is still in your hand.
cardtext-eq8 = Equipment: 8 points at the end, if it is still in your hand.
cardtext-dynamite = At the mine, before you dig: take twice as many nuggets, as far as there are any.
cardtext-girls = At the Saloon, before you name a victim: rob twice, the same rival or two.
cardtext-brute = Together with your choice of dice: keep two or more of this throw without paying.
cardtext-cheater = After the dice were shown, if you showed one: turn one of your kept dice to any face.
cardtext-corruption = At the Town Hall, after you took from the row: also take the top property card, unseen.
cardtext-credits = At the General Store, before you draw: go to the counter once more.
cardtext-joe = A rival gives you up to $4. Classic: play it when the badge is about to be decided. Revised: it goes off the moment you get it.
cardtext-marshall = The badge is about to move: it stays where it is.
cardtext-split = A rival has robbed the bank of $2 or more: take half of it, rounded down.
cardtext-wanted = Cancel the store card a rival has just played. Both cards are discarded.
cardtext-gs_elixir = Visit Doc Badluck once more. Classic: when the Doc opens. Revised: after anybody’s visit.
cardtext-cattle = Equipment: 7 points at the end, if it is still in your hand.
cardtext-winchester = Equipment: 6 points at the end, if it is still in your hand.
cardtext-mule = Equipment: 1 point for each store card in your hand at the end, the Mule included.
cardtext-dog = Equipment: 2 points for each Outlaw you have captured.
cardtext-insurance = You have been robbed: draw the top card of the deck of the same kind.
cardtext-gift = Goes off at once: a rival you name gives you a store card of their choice.
cardtext-doublegun = On the hunt, after the throw: throw any of your hunting dice once more.
cardtext-collection = Goes off at once: every rival gives you up to $2.
cardtext-whisky = You rob a rival who owns a Ranch: take a Ranch instead of a card of the hand.
cardtext-desperado = When you recruit: take any Outlaw of the pile; the pile is shuffled.
cardtext-smoke = At the end of the round: take the Indian die, wherever it is.

# Elixirs.

elixir-el_wealth = Wealth
elixir-el_charm = Charm
elixir-el_fortune = Fortune
elixir-el_power = Power
elixir-el_protection = Protection
elixir-el_friendship = Friendship
elixir-el_domination = Domination

elixirtext-el_wealth = Every rival gives you up to $2.
elixirtext-el_charm = Every rival gives you a nugget, if they have one.
elixirtext-el_fortune = Take the top store card.
elixirtext-el_power = Take the badge now.
elixirtext-el_protection = Put two deeds of your hand behind barbed wire.
elixirtext-el_friendship = A rival you name gives you a store card of their choice.
elixirtext-el_domination = A rival you name gives you a deed of their choice.

# Outlaws, River cards, the Indian die.

outlaw-out9a = Outlaw 9 (bounty $3)
outlaw-out9b = Outlaw 9 (bounty $4)
outlaw-out10a = Outlaw 10 (bounty $3)
outlaw-out10b = Outlaw 10 (bounty $4)
outlaw-outJa = Outlaw J (bounty $4)
outlaw-outJb = Outlaw J (bounty $5)
outlaw-outQa = Outlaw Q (bounty $4)
outlaw-outQb = Outlaw Q (bounty $5)
outlaw-outKa = Outlaw K (bounty $5)
outlaw-outKb = Outlaw K (bounty $6)
outlaw-outAa = Outlaw A (bounty $5)
outlaw-outAb = Outlaw A (bounty $6)

river-rv_gold2 = Gold Dust
river-rv_gold3 = Gold Vein
river-rv_star = Star
river-rv_wallet = Wallet
river-rv_discovery = Discoveries
river-rv_voucher = Voucher

rivertext-rv_gold2 = Up to 2 nuggets of the mine.
rivertext-rv_gold3 = Up to 3 nuggets of the mine.
rivertext-rv_star = You become Sheriff now.
rivertext-rv_wallet = Up to $2 of the bank.
rivertext-rv_discovery = Look at the next three River cards and take one; it is carried out at once.
rivertext-rv_voucher = Look through the discard pile of the General Store and take a card.

indian-shaman = Shaman’s Blessing
indian-gold = Gold of the Ancestors
indian-ambush = Ambush
indian-raid = Horse Raid
indian-barter = Barter
indian-pipe = Peace Pipe

indiantext-shaman = Turn one of your dice to any face, if you like.
indiantext-gold = Up to 3 nuggets of the mine.
indiantext-ambush = Up to $6 of the stagecoach.
indiantext-raid = A random card of the hand of a rival you name.
indiantext-barter = Draw three store cards, keep one.
indiantext-pipe = You win every tie you are part of, up to the Town Hall.

# Answers.

choice-keep = { $count ->
    [0] Keep none, pay $1
   *[other] Keep { $dice }{ $brute ->
        [1] {" "}with the Brute
       *[0] { $price ->
            [0] {""}
           *[other] , pay ${ $price }
          }
      }
  }
choice-pass = Pass
choice-decline = No, thanks
choice-nobody = Nobody
choice-decide = Decide now
choice-open = Hear offers
choice-demand-all = Hear offers, and say what you would like
choice-demand = Say what you would like of { $seat }
choice-last-call = Call for final offers
choice-offer-nothing = Offer nothing
choice-offer-same = Stay with your first offer
choice-done = That is all
choice-slot-1 = The Elixir in slot 1
choice-slot-2 = The Elixir in slot 2
choice-slot-deck = The top of the deck, unseen
choice-wire = Barbed wire for two deeds
choice-card = The top store card
choice-dollars-of-all = $2 of every rival
choice-nuggets-of-all = A nugget of every rival
choice-play = Play { $card }{ $aim ->
    [seat] {" "}on { $seat }
    [die] : turn { $from } to { $to }
   *[none] {""}
  }
choice-name = { $seat }{ $deal ->
    [1] , and take the offer
    [2] , and waive the offer
   *[0] {""}
  }
choice-take = Take { $card }
choice-give = Give { $card }
choice-add = Add { $card }
choice-return = Give { $card } to the village
choice-do = { $action }
choice-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
  }
choice-dollars = ${ $count }
choice-deeds = { $count ->
    [one] { $count } deed
   *[other] { $count } deeds
  }
choice-cards = { $count ->
    [one] { $count } store card
   *[other] { $count } store cards
  }
choice-draw = Draw { $deeds ->
    [0] {""}
    [one] { $deeds } deed
   *[other] { $deeds } deeds
  }{ $deeds ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] {" "}and{" "}
      }
  }{ $cards ->
    [0] {""}
    [one] { $cards } store card
   *[other] { $cards } store cards
  }
choice-fence = Fence { $cards }

choice-use = Use { $outlaw } for { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
choice-enlist = Take { $outlaw }
choice-capture = Capture { $outlaw }
choice-fish = Take { $river }
choice-top = { $river } on top
choice-turn = Turn a { $from } to { $to }
choice-reroll = { $count ->
    [0] Throw none again
   *[other] Throw { $dice } again
  }

action-mine = Dig in the mine
action-river = Go to the river
action-bank = Rob the bank
action-holdup = Hold up the stagecoach
action-store = Go to the General Store
action-doc = See the Doc at once
action-rob = Rob a player
action-recruit = Recruit an Outlaw
action-badge = Take the badge
action-hunt = Hunt Outlaws
action-mayor = Visit the Mayor
action-wife = Visit the Mayor’s wife

# Questions.

prompt-keep = Which dice do you keep?
prompt-settle = Your Brute was cancelled: which of these dice do you keep and pay for?
prompt-cheat = Turn a die with a Professional Cheater?
prompt-mine = You are about to dig. Play a card?
prompt-split = { $robber } has robbed the bank of ${ $dollars }. Claim ${ $half } with Even Split?
prompt-credits = You are about to draw at the General Store. Play a card?
prompt-girls = You are at the Saloon. Play a card before you name a victim?
prompt-whisky = { $victim } owns a Ranch. Play Whisky?
prompt-insure = You have been robbed. Play Insurance?
prompt-recruit = You are about to recruit. Play a card?
prompt-sheriff = { $moves ->
    [1] { $candidate } is about to take the badge. Play a card?
   *[0] The badge stays where it is. Play a card?
  }
prompt-badge = { $moves ->
    [1] { $candidate } is about to take the badge. Play a card?
   *[0] The badge stays where it is. Play a card?
  }
prompt-chase = The hunting dice have fallen. Play a card?
prompt-hall = You have taken your cards of the row. Play a card?
prompt-elixir-card = Play Elixir for one more visit to the Doc?
prompt-smoke = Play Smoke Signals and take the Indian die?
prompt-wanted = { $player } plays { $card }. Cancel it with Wanted?
prompt-petition = { $waiting ->
    [1] { $tied } wait for { $place }
   *[0] { $tied } are tied at { $place }
  }, and you are the Sheriff. Decide now, or hear offers?
prompt-demand = What would you like? Say how { $what ->
    [0] many nuggets
    [1] many dollars
    [2] many deeds
   *[3] many store cards
  }.
prompt-offer = { $waiting ->
    [1] { $tied } wait for { $place }
   *[0] { $tied } are tied at { $place }
  }. { $final ->
    [1] Your final offer to the Sheriff: how many dollars?
   *[0] Your offer to the Sheriff: how many dollars?
  }
prompt-offer-nuggets = And how many nuggets do you offer?
prompt-offer-cards = And which cards of your hand do you offer?
prompt-last-call = You have seen the offers for { $place }. Decide now, or call for final ones?
prompt-decision = Whom do you name for { $spot ->
    [2] the second place at { $place }
   *[1] { $place }
  }?
prompt-store = Which card do you keep?
prompt-victim = { $why ->
    [robbery] Whom do you rob?
    [joe] Whom does Nervous Joe visit?
    [friendship] Who is to give you a store card?
    [domination] Who is to give you a deed?
    [gift] Who is to make you a gift?
   *[raid] Whose horses do you raid?
  }
prompt-backs = How do you draw from the hand of { $victim }?
prompt-steal = Which card of { $victim } do you keep?
prompt-doc = How is the Doc to help you?
prompt-fence = Which two deeds go behind barbed wire?
prompt-elixir = Which Elixir do you drink?
prompt-give = { $deed ->
    [1] Which deed do you give { $receiver }?
   *[0] Which store card do you give { $receiver }?
  }
prompt-final = A tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and in property cards: whom do you name the winner?
prompt-action = You are first at { $place }: what do you do there?

prompt-outlaw = Which of your Outlaws set dice before this throw?
prompt-river = Which River card do you take?
prompt-river-order = Which River card goes on top?
prompt-voucher = Which card of the discard pile do you take?
prompt-outpick = Which Outlaw do you take?
prompt-reroll = Your hunting dice show { $dice }. Which do you throw again?
prompt-capture = Your hunting dice show { $dice }. Whom do you capture?
prompt-offering = Give the village one of the property cards you have just won, and take the Indian die?
prompt-shaman = Shaman’s Blessing: turn one of your dice?
prompt-barter = Barter: which card do you keep?

# The dice.

event-round-began = Round { $round }. { $sheriff } is Sheriff.
event-throw-began = { $last ->
    [1] The last throw: free of charge, and every die stays.
   *[0] Throw { $throw }.
  }
event-rolled = { $seat } rolls { $dice }.
event-kept = { $count ->
    [0] { $seat } keeps no die and pays $1.
   *[other] { $seat } keeps { $dice }{ $price ->
        [0] { $brute ->
            [1] , free of charge.
           *[0] .
          }
       *[other] {" "}and pays ${ $price }.
      }
  }
event-hands-finished = { $seats } { $count ->
    [one] has
   *[other] have
  } five dice: one last throw for the others.
event-die-turned = { $seat } turns a { $from } to { $to }.

# Store cards.

event-card-played = { $seat } plays { $card }{ $aim ->
    [seat] {" "}on { $victim }.
    [die] : a { $from } is to become { $to }.
   *[none] .
  }
event-card-turned-up = { $seat } gets { $card }, which goes off at once.
event-card-cancelled = { $seat } plays Wanted: { $card } of { $owner } has no effect.
event-card-wasted = { $card } of { $seat } finds nothing to do.
event-card-kept = { $rest ->
    [0] { $seat } keeps { $card }.
   *[other] { $seat } keeps { $card } and discards { $rest } more.
  }
event-card-kept-unseen = { $rest ->
    [0] { $seat } keeps a store card.
   *[other] { $seat } keeps a store card and discards { $rest } more.
  }
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-unseen = { $seat } draws a store card.
event-store-shuffled = The discard pile is shuffled into a new store deck of { $count }.
event-store-empty = { $seat } draws nothing: there is no store card left.
event-discard-empty = { $seat } finds nothing: the discard pile is empty.
event-card-stolen = { $robber } steals { $card } from { $victim }.
event-card-stolen-unseen = { $robber } steals { $deed ->
    [1] a deed
   *[0] a store card
  } from { $victim }.
event-card-given = { $giver } gives { $receiver } { $card }.
event-card-given-unseen = { $giver } gives { $receiver } { $deed ->
    [1] a deed
   *[0] a store card
  }.

# The places.

event-place-won = { $spot ->
    [2] { $seat } is second at { $place }
   *[1] { $seat } wins { $place }
  }{ $by ->
    [hand] {" "}with { $category }: { $hand }
   *[face] : { $count } × { $face }
  }{ $rivals ->
    [0] .
   *[other] . The Peace Pipe settles the tie with { $tied }.
  }
event-place-deserted = { $place }: nobody has the face.
event-dug = { $nuggets ->
    [0] { $seat } finds the mine empty.
    [one] { $seat } digs { $nuggets } nugget for { $nines } × 9{ $times ->
        [2] , with Dynamite.
       *[1] .
      }
   *[other] { $seat } digs { $nuggets } nuggets for { $nines } × 9{ $times ->
        [2] , with Dynamite.
       *[1] .
      }
  }
event-bank-robbed = { $dollars ->
    [0] { $seat } finds the bank empty.
   *[other] { $seat } robs the bank of ${ $dollars }.
  }
event-stagecoach-unloaded = { $dollars ->
    [0] The stagecoach comes in empty; the bank holds ${ $bank }.
   *[other] The stagecoach brings ${ $dollars }; the bank holds ${ $bank }.
  }
event-store-searched = { $count ->
    [0] { $seat } finds the shelves of the store empty.
    [one] { $seat } looks at { $count } card in the store for { $jacks } × J.
   *[other] { $seat } looks at { $count } cards in the store for { $jacks } × J.
  }
event-robbery-began = { $robber } robs { $victim } with { $queens } × Q and draws { $deeds ->
    [0] {""}
    [one] { $deeds } deed
   *[other] { $deeds } deeds
  }{ $deeds ->
    [0] {""}
   *[other] { $cards ->
        [0] {""}
       *[other] {" "}and{" "}
      }
  }{ $cards ->
    [0] {""}
    [one] { $cards } store card
   *[other] { $cards } store cards
  }.
event-nobody-to-rob = { $robber } finds nobody to rob.
event-badge-taken = { $seat } takes the badge from { $before }.
event-badge-confirmed = { $seat } stays Sheriff.
event-badge-stopped = The badge stays with { $seat }; { $candidate } does not get it.
event-row-taken = { $seat } takes { $cards }{ $aces ->
    [0] .
   *[other] , with { $aces } × A.
  }
event-row-refilled = { $count ->
    [0] The row is not filled up: the deck is empty.
    [one] New in the row: { $cards }.
   *[other] New in the row: { $cards }.
  }
event-deed-drawn = { $seat } takes { $card } from the deck.
event-deed-drawn-unseen = { $seat } takes a deed from the deck, unseen.
event-ranch-laid = { $seat } gets a Ranch and lays it open.
event-dollars-paid = { $giver } gives { $receiver } ${ $dollars }.
event-nuggets-paid = { $giver } gives { $receiver } { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
  }.
event-cards-paid = { $giver } gives { $receiver } { $cards }.
event-cards-paid-unseen = { $giver } gives { $receiver }{ $deeds ->
    [0] {""}
    [one] {" "}· { $deeds } deed
   *[other] {" "}· { $deeds } deeds
  }{ $store ->
    [0] {""}
    [one] {" "}· { $store } store card
   *[other] {" "}· { $store } store cards
  }.

# Doc Badluck.

event-doc-waits = Doc Badluck opens for { $seats }.
event-doc-visited = { $seat } sees the Doc: { $line ->
    [0] barbed wire.
    [1] a store card.
    [2] up to $2 of every rival.
   *[3] a nugget of every rival.
  }
event-doc-declined = { $seat } goes home without the Doc’s help.
event-elixir-drunk = { $seat } drinks { $elixir }{ $slot ->
    [2] , from the deck.
   *[other] .
  }
event-elixir-served = { $elixir } now stands on the Doc’s shelf.
event-fenced = { $count ->
    [0] { $seat } has no deed to fence.
   *[other] { $seat } fences { $cards }.
  }

# The extension.

event-outlaw-used = { $seat } uses { $outlaw } and sets { $count } × { $face }.
event-outlaw-recruited = { $seat } recruits { $outlaw }{ $picked ->
    [1] , picked from the whole pile.
   *[0] .
  }
event-nobody-to-recruit = { $seat } finds no Outlaw to recruit.
event-hunt-rolled = { $again ->
    [1] { $seat } throws again: { $dice }.
   *[0] { $seat } goes hunting and throws { $dice }.
  }
event-outlaw-captured = { $seat } captures { $outlaw }.
event-hunt-failed = { $seat } comes home from the hunt with nobody.
event-river-drawn = { $seat } finds { $river } in the river.
event-river-dry = { $seat } finds the river dry.
event-river-panned = { $nuggets ->
    [0] { $dollars ->
        [0] { $seat } gets nothing out of it.
       *[other] { $seat } takes ${ $dollars } of the bank.
      }
    [one] { $seat } takes { $nuggets } nugget of the mine.
   *[other] { $seat } takes { $nuggets } nuggets of the mine.
  }
event-card-salvaged = { $seat } takes { $card } out of the discard pile.
event-card-salvaged-unseen = { $seat } takes a card out of the discard pile.
event-stagecoach-held-up = { $dollars ->
    [0] { $seat } holds up an empty stagecoach.
   *[other] { $seat } holds up the stagecoach with { $tens } × 10 and takes ${ $dollars }.
  }
event-ranch-stolen = { $robber } takes a Ranch from { $victim } with Whisky.
event-no-property-left = { $seat } finds the property deck empty.

# The Indians.

event-indian-die-rolled = { $seat } rolls the Indian die: { $indian }.
event-ancestors-gave = { $nuggets ->
    [0] { $dollars ->
        [0] { $seat } gets nothing out of it.
       *[other] { $seat } takes ${ $dollars } of the stagecoach.
      }
    [one] { $seat } takes { $nuggets } nugget of the mine.
   *[other] { $seat } takes { $nuggets } nuggets of the mine.
  }
event-property-returned = { $seat } gives { $card } to the village and takes the Indian die.
event-die-came-home = Nobody gives a card: the Indian die returns to the village.
event-die-taken = { $seat } takes the Indian die.

# The Sheriff.

event-petition-opened = { $sheriff } hears offers for { $place } from { $seats }.
event-demanded = { $sheriff } would like of { $seats }{ $dollars ->
    [0] {""}
   *[other] {" "}· ${ $dollars }
  }{ $nuggets ->
    [0] {""}
    [one] {" "}· { $nuggets } nugget
   *[other] {" "}· { $nuggets } nuggets
  }{ $deeds ->
    [0] {""}
    [one] {" "}· { $deeds } deed
   *[other] {" "}· { $deeds } deeds
  }{ $cards ->
    [0] {""}
    [one] {" "}· { $cards } store card
   *[other] {" "}· { $cards } store cards
  }.
event-nothing-demanded = { $sheriff } asks nothing of { $seats }.
event-last-called = { $sheriff } calls for final offers.
event-offer-made = { $seat } offers{ $spot ->
    [1] {" "}for the second place
   *[0] {""}
  }{ $dollars ->
    [0] {""}
   *[other] {" "}· ${ $dollars }
  }{ $nuggets ->
    [0] {""}
    [one] {" "}· { $nuggets } nugget
   *[other] {" "}· { $nuggets } nuggets
  }{ $count ->
    [0] {""}
   *[other] {" "}· { $cards }
  }.
event-offer-made-unseen = { $seat } offers{ $spot ->
    [1] {" "}for the second place
   *[0] {""}
  }{ $dollars ->
    [0] {""}
   *[other] {" "}· ${ $dollars }
  }{ $nuggets ->
    [0] {""}
    [one] {" "}· { $nuggets } nugget
   *[other] {" "}· { $nuggets } nuggets
  }{ $deeds ->
    [0] {""}
    [one] {" "}· { $deeds } deed
   *[other] {" "}· { $deeds } deeds
  }{ $store ->
    [0] {""}
    [one] {" "}· { $store } store card
   *[other] {" "}· { $store } store cards
  }.
event-nothing-offered = { $seat } offers nothing{ $spot ->
    [1] {" "}for the second place
   *[0] {""}
  }.
event-sheriff-named = { $waiting ->
    [1] { $tied } wait for { $place }
   *[0] { $tied } are tied at { $place }
  }; Sheriff { $sheriff } names { $seat }{ $spot ->
    [2] {" "}for the second place
   *[1] {""}
  }{ $deal ->
    [1] {" "}and takes the offer.
    [2] {" "}and waives the offer.
   *[0] .
  }

# The end.

event-game-ended = { $why ->
    [mine] The mine is empty: the game is over.
   *[property] There is no property card left: the game is over.
  }
event-scored = { $seat }: { $points } points: nuggets { $nuggets }, money { $money }, badge { $badge }, equipment { $equipment }, property { $property }.
event-game-won = { $why ->
    [points] { $seat } wins with { $points } points.
    [property] { $seat } wins with { $points } points, and more property cards than the others with as many.
   *[sheriff] { $seat } wins with { $points } points, by the word of the Sheriff.
  }

# Why not.

refusal-too-new = You got { $card } after this window had opened: it waits for a later one.
refusal-no-brute = You hold no Brute.
refusal-brute-needs-two = A Brute helps to keep two dice or more, not { $count }.
refusal-not-rolled = You have not rolled { $dice }.
refusal-cannot-pay = That costs ${ $price }, and you have ${ $money }.
refusal-not-in-hand = You cannot add { $card }: it is not in your hand, or already in the offer, or you have passed it by.
refusal-not-that-much = You cannot offer { $asked }: you have { $owned }.
refusal-below-opening = You cannot go below your first offer; { $asked } is less.
refusal-cannot-be-named = { $seat } cannot be named here.
refusal-no-such-face = None of your dice has a face for that line of the Doc’s board.
refusal-compulsory = You must drink one of the Elixirs.
refusal-six-need-wild-west = A sixth player needs the Wild West extension.
refusal-sheriff-not-seated = The first Sheriff cannot sit in seat { $seat } of a table of { $players }; the first one is seat 0.
