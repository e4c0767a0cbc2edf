# Gold River: the things of the box, the answers, the questions, and what is told.

# Dice, poker hands, towns.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

hand-high-card = nothing but a high card
hand-pair = a pair
hand-two-pairs = two pairs
hand-three = three of a kind
hand-straight = a straight
hand-flush = a flush
hand-full-house = a full house
hand-four = four of a kind
hand-straight-flush = a straight flush
hand-royal-flush = a royal flush

town-SN = San Narciso
town-CM = Cold Mountain
town-NL = New London
town-TK = Takamawok
town-WR = Whiskey River

# The cards.

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
card-WRE1 = Whiskey River, even (1)
card-WRE2 = Whiskey River, even (2)
card-WRO1 = Whiskey River, odd (1)
card-WRO2 = Whiskey River, odd (2)
card-WRD3 = Whiskey River, doubles (3)
card-WRD4 = Whiskey River, doubles (4)
card-GM06 = Ghost Mine 6
card-GM07 = Ghost Mine 7
card-GM08 = Ghost Mine 8
card-LM05 = Lost Mine 5
card-LM09 = Lost Mine 9
card-ALIN = All In
card-MOON = Moonshine
card-MUST = Mustang
card-PENY = Penny Press
card-JUDG1 = Judge
card-JUDG2 = Judge
card-RAID1 = Raid
card-RAID2 = Raid
card-DYNA1 = Dynamite
card-DYNA2 = Dynamite
card-HOLD1 = Hold Up
card-HOLD2 = Hold Up
card-BAND1 = One-Armed Bandit
card-BAND2 = One-Armed Bandit
card-GOLD = Gold!
card-WAG1 = Wagon
card-WAG2 = Wagon
card-BANK = Bank
card-POST = Post Office
card-SALO = Saloon
card-STAT = Railway Station

cardtext-SN02 = A claim in San Narciso: 6 nuggets on a total of 2. Poker: 2♠.
cardtext-SN04 = A claim in San Narciso: 4 nuggets on a total of 4. Poker: 3♥.
cardtext-SN06 = A claim in San Narciso: 3 nuggets on a total of 6. Poker: 4♦.
cardtext-SN07 = A claim in San Narciso: 2 nuggets on a total of 7. Poker: 5♣.
cardtext-SN08 = A claim in San Narciso: 5 nuggets on a total of 8. It explodes on a total of 2. Poker: 6♠.
cardtext-SN09 = A claim in San Narciso: 3 nuggets on a total of 9. Poker: 7♥.
cardtext-SN10 = A claim in San Narciso: 3 nuggets on a total of 10. Poker: 8♦.
cardtext-SN11 = A claim in San Narciso: 4 nuggets on a total of 11. Poker: 9♣.
cardtext-CM03 = A claim in Cold Mountain: 4 nuggets on a total of 3. Poker: 2♥.
cardtext-CM04 = A claim in Cold Mountain: 5 nuggets on a total of 4. Poker: 3♦.
cardtext-CM05 = A claim in Cold Mountain: 3 nuggets on a total of 5. Poker: 4♣.
cardtext-CM06 = A claim in Cold Mountain: 7 nuggets on a total of 6. It explodes on a total of 8. Poker: 5♠.
cardtext-CM07 = A claim in Cold Mountain: 2 nuggets on a total of 7. Poker: 6♥.
cardtext-CM08 = A claim in Cold Mountain: 2 nuggets on a total of 8. Poker: 7♦.
cardtext-CM10 = A claim in Cold Mountain: 4 nuggets on a total of 10. Poker: 8♣.
cardtext-CM12 = A claim in Cold Mountain: 6 nuggets on a total of 12. Poker: 9♠.
cardtext-NL03 = A claim in New London: 5 nuggets on a total of 3. Poker: 2♦.
cardtext-NL04 = A claim in New London: 1 nugget on a total of 4. Poker: 3♣.
cardtext-NL05 = A claim in New London: 4 nuggets on a total of 5. Poker: 4♠.
cardtext-NL06 = A claim in New London: 3 nuggets on a total of 6. Poker: 5♥.
cardtext-NL07 = A claim in New London: 5 nuggets on a total of 7. It explodes on a total of 8. Poker: 6♦.
cardtext-NL08 = A claim in New London: 3 nuggets on a total of 8. Poker: 7♣.
cardtext-NL09 = A claim in New London: 4 nuggets on a total of 9. Poker: 8♠.
cardtext-NL11 = A claim in New London: 5 nuggets on a total of 11. Poker: 9♥.
cardtext-TK02 = A claim in Takamawok: 7 nuggets on a total of 2. Poker: 2♣.
cardtext-TK05 = A claim in Takamawok: 2 nuggets on a total of 5. Poker: 3♠.
cardtext-TK06 = A claim in Takamawok: 2 nuggets on a total of 6. Poker: 4♥.
cardtext-TK07 = A claim in Takamawok: 3 nuggets on a total of 7. Poker: 5♦.
cardtext-TK08 = A claim in Takamawok: 3 nuggets on a total of 8. Poker: 6♣.
cardtext-TK09 = A claim in Takamawok: 5 nuggets on a total of 9. It explodes on a total of 2. Poker: 7♠.
cardtext-TK10 = A claim in Takamawok: 5 nuggets on a total of 10. Poker: 8♥.
cardtext-TK12 = A claim in Takamawok: 7 nuggets on a total of 12. Poker: 9♦.
cardtext-WRE1 = A claim on Whiskey River: 1 nugget on every even total. Poker: K♥.
cardtext-WRE2 = A claim on Whiskey River: 2 nuggets on every even total. Poker: 10♥.
cardtext-WRO1 = A claim on Whiskey River: 1 nugget on every odd total. Poker: K♣.
cardtext-WRO2 = A claim on Whiskey River: 2 nuggets on every odd total. Poker: 10♠.
cardtext-WRD3 = A claim on Whiskey River: 3 nuggets on doubles. Poker: Q♣.
cardtext-WRD4 = A claim on Whiskey River: 4 nuggets on doubles. Poker: J♦.
cardtext-GM06 = Belongs to no town: 5 nuggets on a total of 6. Having produced, it goes to another player. Poker: J♠.
cardtext-GM07 = Belongs to no town: 4 nuggets on a total of 7. Having produced, it goes to another player. Poker: Q♠.
cardtext-GM08 = Belongs to no town: 5 nuggets on a total of 8. Having produced, it goes to another player. Poker: J♥.
cardtext-LM05 = 3 nuggets on a total of 5. It joins, without a fee, a town where you have a claim. Poker: K♠.
cardtext-LM09 = 3 nuggets on a total of 9. It joins, without a fee, a town where you have a claim. Poker: Q♦.
cardtext-ALIN = Keep it for its moment: once, keep everything that reaches you of the winner’s price. With two players take the whole stake instead of half. Poker: A♠.
cardtext-MOON = Keep it for its moment: once, after an auction, payment and the choice of cards run the other way. Poker: A♥.
cardtext-MUST = Keep it for its moment: once, choose right after the winner. Poker: A♦.
cardtext-PENY = Keep it for its moment: once, right after the cards are turned up, replace the whole row by a new one. Poker: A♣.
cardtext-JUDG1 = At once: swap one of your claims with one of a rival, without a fee.
cardtext-JUDG2 = At once: swap one of your claims with one of a rival, without a fee.
cardtext-RAID1 = At once: name a town. Each rival pays the supply a nugget for each claim it has there, or loses one of them.
cardtext-RAID2 = At once: name a town. Each rival pays the supply a nugget for each claim it has there, or loses one of them.
cardtext-DYNA1 = At once: blow up a claim or building of a rival. Then roll: on 5 or less you pay its owner the total.
cardtext-DYNA2 = At once: blow up a claim or building of a rival. Then roll: on 5 or less you pay its owner the total.
cardtext-HOLD1 = At once: name a rival and an amount from 2 to 8. Roll that much or more, and it is yours.
cardtext-HOLD2 = At once: name a rival and an amount from 2 to 8. Roll that much or more, and it is yours.
cardtext-BAND1 = At once: pay one to three nuggets, turn up as many cards of the deck, take one of them.
cardtext-BAND2 = At once: pay one to three nuggets, turn up as many cards of the deck, take one of them.
cardtext-GOLD = Bound to one of your claims: it also produces on a total of 4.
cardtext-WAG1 = Bound to one of your claims: 2 nuggets more each time it produces, and at the end. Poker: 10♦.
cardtext-WAG2 = Bound to one of your claims: 2 nuggets more each time it produces, and at the end. Poker: 10♣.
cardtext-BANK = Building. When you take it, and on every total of 3, you may deposit nuggets in threes; at the end they bring a third more. Poker: K♦.
cardtext-POST = Building. When you have won the auction you may roll one die only and set the other. Poker: J♣.
cardtext-SALO = Building. Whoever gains 6 nuggets or more at once pays you one. Poker: Q♥.
cardtext-STAT = Building. A joker for your poker hand at the end.

# Answers.

choice-pass = Pass
choice-bid = Bid { $amount }
choice-hold = Not now
choice-play = Play { $card }
choice-pick = Take { $card }
choice-burn = Remove { $card }
choice-join = Join { $town }
choice-attach = { $card }
choice-judge = Give { $card }
choice-swap = Get { $card }
choice-raid = Raid { $town }
choice-pay = Pay
choice-lose = Lose { $card }
choice-dynamite = Blow up { $card }
choice-holdup = { $amount } from { $seat }
choice-slots = { $amount ->
    [one] Pay { $amount } nugget for { $amount } card
   *[other] Pay { $amount } nuggets for { $amount } cards
  }
choice-keep = Take { $card }
choice-roll = { $amount ->
    [one] Roll one die and set the other
   *[other] Roll two dice
  }
choice-die = Set it to { $amount }
choice-ghost = Give it to { $seat }
choice-deposit = { $amount ->
    [0] Deposit nothing
   *[other] Deposit { $amount } nuggets
  }
choice-card = Take the last card
choice-half = Take half of the stake
choice-all = Play All In and take the whole stake

# Questions.

prompt-penny = Stop the press and turn up other cards instead of this row?
prompt-bid = { $high ->
    [0] No bid yet. Your bid?
   *[other] { $leader } bids { $high }. Your bid?
  }
prompt-bid2 = Your bid? { $first } wins a tie.
prompt-moon = { $winner } has won the auction at { $price }. Let payment and choice run the other way?
prompt-allin = { $amount ->
    [one] { $amount } nugget reaches you; without a card you keep { $kept }. Play All In?
   *[other] { $amount } nuggets reach you; without a card you keep { $kept }. Play All In?
  }
prompt-pick = Which card do you take?
prompt-burn = You take { $card }. Which other card do you remove from the game?
prompt-lost = Which town does { $card } join?
prompt-attach = Which of your claims gets { $card }?
prompt-judge = Which of your claims do you give up?
prompt-swap = Which claim do you want for { $card }?
prompt-raid = Which town do you raid?
prompt-raidloss = { $raider } raids { $town }. { $amount ->
    [one] Pay { $amount } nugget, or lose a claim there?
   *[other] Pay { $amount } nuggets, or lose a claim there?
  }
prompt-dynamite = What do you blow up?
prompt-holdup = Whom do you hold up, and for how much?
prompt-slots = How many nuggets do you feed to the One-Armed Bandit?
prompt-slotpick = Which of the cards turned up do you take?
prompt-mustang = { $next } is about to choose. Ride ahead?
prompt-post = You own the Post Office. Roll two dice, or only one?
prompt-die = Your die shows { $dice }. What does the other one show?
prompt-ghost = { $card } has produced. Who gets it now?
prompt-deposit = The Bank holds { $deposit } and your hand { $hand }. How much do you deposit?
prompt-two = The stake is { $pot }, half of it { $half }; the last card is { $card }. What do you take?

# The row and the auction.

event-round-began = Round { $round }. { $seat } opens the auction.
event-row-drawn = For sale: { $cards }.
event-row-put-back = { $count ->
    [one] In the first round there are only claims: { $cards } goes back, and the deck is shuffled.
   *[other] In the first round there are only claims: { $cards } go back, and the deck is shuffled.
  }
event-penny-press-played = { $seat } plays Penny Press: { $cards } leave the game, other cards come.
event-bid-made = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-auction-won = { $seat } wins the auction at { $amount }.
event-nobody-bid = Nobody bids: { $seat } wins the auction for nothing.
event-bids-revealed = { $tie ->
    [yes] Both bid { $amount }: { $seat } opens the round and wins.
   *[no] { $seat } bids { $amount }, { $other } { $less }: { $seat } wins.
  }

# The price on its way.

event-moonshine-played = { $seat } plays Moonshine: payment and choice run the other way.
event-price-paid = { $amount ->
    [one] { $seat } pays { $amount } nugget to { $to }.
   *[other] { $seat } pays { $amount } nuggets to { $to }.
  }
event-all-in-played = { $seat } plays All In and keeps all { $amount }.
event-received = { $rest ->
    [0] { $seat } receives { $amount } and keeps { $kept }.
   *[other] { $seat } receives { $amount }, keeps { $kept } and passes { $rest } on.
  }
event-rest-lost = { $amount ->
    [one] { $amount } nugget goes to the supply.
   *[other] { $amount } nuggets go to the supply.
  }
event-saloon-paid = { $seat } gained { $gain } at once and pays { $amount } at { $owner }’s Saloon.

# Choosing cards.

event-picked = { $seat } takes { $card }.
event-burned = { $seat } removes { $card } from the game.
event-stake-paid = { $seat } puts { $amount } into the pot.
event-half-taken = { $seat } takes { $amount } instead of the last card; { $card } leaves the game.
event-all-taken = { $seat } plays All In and takes all { $amount }; { $card } leaves the game.
event-mustang-played = { $seat } plays Mustang and chooses next.
event-fee-paid = { $amount ->
    [0] { $seat } owes the Mayor of { $town }, { $mayor }, { $due } and has nothing.
   *[other] { $seat } pays { $amount } of { $due } to { $mayor }, Mayor of { $town }.
  }
event-placed = { $card } now lies before { $seat }.
event-kept = { $seat } keeps { $card } for later.
event-parked = { $card } cannot be used yet and waits before { $seat }.
event-lost-mine-waits = { $card } waits until { $seat } has a claim in a town.
event-joined = { $card } of { $seat } joins { $town }.
event-first-mayor = { $seat } is the first Mayor of { $town }, with { $count } claims.
event-became-mayor = { $seat } becomes Mayor of { $town }: { $count } against { $theirs } of { $former }.

# Action cards and buildings.

event-swapped = The Judge decides: { $seat } gets { $gained } of { $other } for { $given }.
event-raided = { $seat } raids { $town }.
event-raid-paid = { $amount ->
    [0] { $seat } owes the supply { $due } and has nothing.
   *[other] { $seat } pays { $amount } of { $due } to the supply.
  }
event-raid-lost = { $seat } gives up { $card }: it leaves the game once all have chosen.
event-dynamited = { $seat } blows up { $card } of { $owner }.
event-deposit-returned = The deposit of { $amount } returns to { $seat }.
event-dynamite-rolled = { $seen ->
    [yes] { $seat } rolls { $dice } and is caught: { $amount } to { $owner }.
   *[no] { $seat } rolls { $dice } and gets away with it.
  }
event-held-up = { $success ->
    [yes] { $seat } demands { $demand } of { $victim }, rolls { $dice } and takes { $amount }.
   *[no] { $seat } demands { $demand } of { $victim }, rolls { $dice } and gets nothing.
  }
event-slots-played = { $seat } pays the One-Armed Bandit { $amount } and turns up { $cards }.
event-slot-kept = { $seat } takes { $card } of the cards turned up.
event-attached = { $seat } attaches { $card } to { $concession }.
event-deposited = { $amount ->
    [0] { $seat } deposits nothing.
   *[other] { $seat } deposits { $amount }; the Bank holds { $deposit }.
  }

# Dice and gold.

event-one-die-rolled = { $seat } uses the Post Office and rolls one die: { $dice }.
event-rolled = { $doubles ->
    [yes] { $seat } rolls { $dice }: { $total }, doubles.
   *[no] { $seat } rolls { $dice }: { $total }.
  }
event-produced = { $amount ->
    [one] { $seat } gets { $amount } nugget from { $cards }.
   *[other] { $seat } gets { $amount } nuggets from { $cards }.
  }
event-nothing-produced = Nobody finds gold.
event-ghost-given = { $seat } gives { $card } to { $to }.
event-exploded = { $card } of { $seat } explodes.

# The end.

event-game-ended = After { $rounds } rounds there are not enough cards for another row: the game is over.
event-poker-won = { $seat } has the best poker hand, { $hand }: { $amount } points.
event-scored = { $seat }: { $total } points: nuggets { $nuggets }, claims { $concessions }, offices { $mayors }, Bank { $bank }, poker { $poker }.
event-won = { $shared ->
    [yes] { $seat } shares the victory with { $points } points.
   *[no] { $seat } wins with { $points } points.
  }

# Why not.

refusal-bid-too-low = A bid of { $amount } is not above the high bid of { $high }.
refusal-bid-too-high = You cannot bid { $amount }: you have { $hand }.
refusal-not-in-row = { $card } is not in the row.
refusal-no-concession-there = You have no claim in { $town }.
refusal-not-your-concession = { $card } is not one of your claims.
refusal-not-their-concession = { $card } is not a claim of another player.
refusal-not-yours-there = { $card } is not a claim of yours in the town that is raided.
refusal-no-target = { $card } is not a claim or building of another player.
refusal-no-victim = You cannot demand { $amount } of { $seat }: it must be another player, and from 2 to 8.
refusal-too-many-slots = You cannot pay { $amount }: it must be from 1 to 3, within your hand and the deck.
refusal-not-turned-up = { $card } was not turned up.
refusal-deposit-too-high = You cannot deposit { $amount }: it is more than you have.
refusal-not-another-player = { $seat } is not another player at this table.
