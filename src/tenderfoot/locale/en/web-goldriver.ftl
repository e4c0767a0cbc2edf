# The page's own words for Gold River.

web-gr-you = you
web-gr-mine = Mine
web-gr-stage = The stage: what happens, towns and totals
web-gr-round = Round { $round } of { $of }
web-gr-deck = in the deck
web-gr-ends = The game ends when the deck cannot fill another row.
web-gr-last-round = Last round
web-gr-step-auction = Auction
web-gr-step-price = Payment
web-gr-step-choice = Cards
web-gr-step-gold = Gold
web-gr-part-round = A new row
web-gr-part-auction = The auction
web-gr-part-price = The price goes round
web-gr-part-choice = Cards are chosen
web-gr-part-deed = A card takes effect
web-gr-part-gold = The dice bring gold
web-gr-part-end = The end

# The row and its cards.
web-gr-sale = For sale
web-gr-row-empty = Every card of this row is taken.
web-gr-took = taken by { $seat }
web-gr-no-mayor = no mayor
web-gr-own-mayor = you are mayor
web-gr-fee = pay { $seat } { $amount }
web-gr-fee-two = The mayor gets { $amount }.
web-gr-odds = Pays on { $odds } of 36 throws.
web-gr-take = Take
web-gr-burn = Remove
web-gr-joker = joker
web-gr-on-even = even
web-gr-on-odd = odd
web-gr-on-doubles = doubles
web-gr-kind-mine = mine
web-gr-kind-river = claim
web-gr-kind-ghost = ghost
web-gr-kind-lost = lost
web-gr-kind-horseshoe = keep it
web-gr-kind-judge = action
web-gr-kind-raid = action
web-gr-kind-dynamite = action
web-gr-kind-holdup = action
web-gr-kind-bandit = action
web-gr-kind-lasso = attach it
web-gr-kind-bank = building
web-gr-kind-building = building

# Tables.
web-gr-ledger = Concessions of everybody in each town, the mayors, and what each total of the dice brings to whom
web-gr-mayor = mayor
web-gr-ruler-short = Total
web-gr-pays = Price:
web-gr-picks = Choice:
web-gr-flow-price = the price goes to the right
web-gr-flow-choice = the choice to the left
web-gr-chain = The price, hop by hop
web-gr-supply = supply

# Players.
web-gr-nuggets = { $amount ->
    [one] { $amount } nugget
   *[other] { $amount } nuggets
  }
web-gr-first = opens the auction
web-gr-bid = bids { $amount }
web-gr-passed = passed
web-gr-won = wins { $amount }
web-gr-winner = has won
web-gr-kept-count = { $count ->
    [one] 1 card kept
   *[other] { $count } cards kept
  }
web-gr-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
web-gr-to-pick = to choose
web-gr-group-claims = Concessions
web-gr-group-buildings = Buildings
web-gr-group-kept = Kept for its moment
web-gr-group-waiting = Waiting until it can be used
web-gr-deposit = In the Bank: { $amount }, worth { $brings } at the end.
web-gr-cards = cards
web-gr-offices = mayor
web-gr-scores-text = The points if the game ended now; poker counts already.

# The auction.
web-gr-share = { $who } { $amount }
web-gr-if-win = At { $amount }: { $shares }; { $left } left for you; you choose 1st.
web-gr-if-pass = If { $seat } wins at { $amount }: { $shares }; you choose { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }.
web-gr-if-nobody = { $mine ->
    [yes] If nobody bids, you win for nothing.
   *[no] If nobody bids, { $seat } wins for nothing.
  }
web-gr-if-sealed = If you win at { $amount }: { $left } left for you; { $seat } may take { $half } instead of the last card.
web-gr-if-lose-two = Your bid stays hidden until both are locked. Whoever loses pays nothing, and takes the last card or half of the winner’s bid.
web-gr-cannot-bid = You have too few nuggets to bid more.
web-gr-seal = Lock in { $amount }

# Other questions.
web-gr-always-hold = never ask here
web-gr-card-goes = The last card then leaves the game.
web-gr-victim = Whom
web-gr-demand = How much from { $seat }
web-gr-demand-odds = { $amount ->
    [one] { $amount } nugget: { $percent } percent
   *[other] { $amount } nuggets: { $percent } percent
  }
web-gr-demand-text = Two dice must show at least that much.
web-gr-odds-least = { $total } or more: { $odds } of 36
web-gr-odds-caught = Then two dice: on { $total } or less ({ $odds } of 36) you pay that much to the owner.
web-gr-deposit-then = { $left } left in your hand; the Bank then holds { $amount }, worth { $brings } at the end.
web-gr-die = { $face }: total { $total }, { $amount ->
    [one] { $amount } nugget
   *[other] { $amount } nuggets
  } for you
web-window-penny = Penny Press
web-window-moon = Moonshine
web-window-allin = All In
web-window-mustang = Mustang

# The final count.
web-gr-item-nuggets = nuggets
web-gr-item-concessions = land
web-gr-item-mayors = mayors
web-gr-item-bank = Bank
web-gr-item-poker = poker

# The lesson.
web-lesson-goldriver-play-1 = Every round a row of cards is for sale. Only the right to choose first is auctioned: Ada opens, and everybody bids in turn.
web-lesson-goldriver-ask-3 = A card says on which total of two dice it pays, on how many of 36 throws that falls, and how many nuggets it brings. Seven falls most often. Raise to 7 with “+” and bid: beside it you read where your nuggets would go.
web-lesson-goldriver-play-4 = Whoever passes is out of this auction.
web-lesson-goldriver-play-6 = You have won. Your 7 nuggets go round to the right: each neighbour keeps half, rounded up, and the last one what is left. 4, 2 and 1.
web-lesson-goldriver-ask-6 = The winner chooses first: take the 7 of San Narciso.
web-lesson-goldriver-ask-7 = You also remove one card from the game. Five nuggets are too many for a rival: remove the 4 of Cold Mountain.
web-lesson-goldriver-play-8 = The others choose in turn, to the left; the last one gets what is left.
web-lesson-goldriver-play-10 = Now the winner throws the dice. Three and four: each claim with a 7 pays its owner, and so do the river claims for odd totals.
web-lesson-goldriver-ask-10 = The winner opens the next auction. Nuggets are points too, and a part of what others pay comes to you. Pass this time.
web-lesson-goldriver-play-11 = Passing costs nothing. See how far the others go.
web-lesson-goldriver-play-16 = Cleo wins at 8: Bob keeps 4, Ada 2, and the last 2 are yours for nothing.
web-lesson-goldriver-play-17 = Cleo chooses first and removes a card. You sit on Cleo’s left: you are next.
web-lesson-goldriver-ask-18 = A second claim in San Narciso makes you its Mayor: 10 points at the end, and a fee from everybody who settles there after you. Take the 9.
web-lesson-goldriver-play-19 = You are the Mayor of San Narciso.
web-lesson-goldriver-play-20 = Ada settles in your town and pays you a nugget for each claim you have there. Then the dice: nine, and your new mine pays.
web-lesson-goldriver-ask-21 = The third round is yours: bid what you like, or pass. Towns and totals are always on the table, and every line of the log answers “why?”.
web-lesson-goldriver-end = The game ends when the deck cannot fill another row. Then each nugget is 1 point, each claim as many as it pays, each Mayor 10. Action cards, buildings and poker explain themselves when they come up: press “?” whenever you wonder.
