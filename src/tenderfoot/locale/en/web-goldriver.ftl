# The page's own words for Gold River.

web-gr-mine = My cards
web-gr-round = Round { $round } of { $of }
web-gr-deck = in the deck
web-gr-ends = The game ends when the deck cannot fill another row.
web-gr-last-round = Last round
web-gr-step-sealed = Bids
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
web-gr-no-mayor = no mayor
web-gr-fee-two = The mayor gets { $amount }.
web-gr-odds = Pays on { $odds } of 36 throws.
web-gr-joker = joker
web-gr-on-even = even
web-gr-on-odd = odd
web-gr-on-doubles = doubles

# Tables.
web-gr-ledger = Claims of everybody in each town, the mayors, and what each total of the dice brings to whom
web-gr-mayor = mayor
web-gr-chain = The price, hop by hop

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
web-gr-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
web-gr-group-claims = Claims
web-gr-group-buildings = Buildings
web-gr-group-kept = Kept for its moment
web-gr-group-waiting = Waiting until it can be used
web-gr-deposit = In the Bank: { $amount }, worth { $brings } at the end.
web-gr-cards = cards
web-gr-offices = mayor
web-gr-scores-text = The points if the game ended now, without poker: the best hand may still change.

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
web-gr-if-sealed = At { $amount } you keep { $left }; { $seat } may then take { $half } instead of the last card.
web-gr-if-lose-two = Both cups lift together. Whoever loses pays nothing.
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
web-gr-blast = { $card } blows up
web-gr-blast-text = Wagon and Gold! go with it; then the town counts its mayor again.
web-gr-poker-so-far = not counted: the best poker hand so far, +{ $amount }
web-gr-poker-end = Poker Expert: { $amount } points
web-gr-best-hand = best hand, +{ $amount }
web-gr-tip-poker = The best hand at the end gets the points.
web-gr-tip-hop = Gets { $amount } of the price and chooses { $nth }.
web-gr-cup-wins = { $who } wins
web-gr-cup-keeps = nothing paid
web-gr-as-is = As it is
web-gr-with-card = With { $card }
web-gr-keep-some = Keep { $amount }
web-gr-keep-some-text = { $amount ->
    [0] Nothing goes on; the card stays yours.
    [one] { $amount } goes on; the card stays yours.
   *[other] { $amount } go on; the card stays yours.
  }
web-gr-keep-all = Keep all { $amount }
web-gr-keep-all-text = Nobody after you gets any; the card is spent.
web-gr-choice-order = Choice: { $who }.
web-gr-waits-nth = { $seat } chooses next; you choose { $nth }.
web-gr-rides = You choose now, before { $seat }.
web-gr-row-stays = These cards are for sale.
web-gr-row-new = { $amount } other cards are turned up instead.
web-gr-become = { $amount } become { $brings } points
web-gr-deposit-left = { $left } stay in your hand. What lies in the Bank cannot be bid or stolen.
web-gr-die = { $face }: total { $total }, { $amount ->
    [one] { $amount } nugget
   *[other] { $amount } nuggets
  } for you
web-window-penny = Penny Press
web-window-moon = Moonshine
web-window-allin = All In
web-window-mustang = Mustang

# The table as it is drawn.
web-gr-you = you
web-gr-me = You
web-gr-felt = The felt: what is for sale, what happens, what is asked
web-gr-valley = The river and its towns
web-gr-towns = Towns
web-gr-players = Players
web-gr-auction-table = The auction
web-gr-my-cards = My cards
web-gr-hands = Poker hands so far
web-gr-town-GM = Ghost Mine
web-gr-town-LM = Lost Mine
web-gr-half = 1 in 2
web-gr-when-colt = at once
web-gr-when-shoe = keep it
web-gr-when-lasso = attach it
web-gr-when-house = building
web-gr-use-colt = played at once
web-gr-use-shoe = you keep it
web-gr-use-lasso = on a claim
web-gr-use-house = you build it
web-gr-no-claims = no claims yet
web-gr-no-fee = no fee
web-gr-own-town = your town
web-gr-fee-to = fee { $amount }
web-gr-burns = burns
web-gr-burnt = burnt
web-gr-you-take = you take it
web-gr-take = Take { $card }
web-gr-take-burn = Take { $card }, burn { $other }
web-gr-pick-one = Pick one
web-gr-pick-two = Take one, burn one
web-gr-pick-burn = Now touch the card that burns: nobody gets it.
web-gr-clear = Clear
web-gr-percent = { $percent } %
web-gr-risk = { $percent } %: you pay { $total } or less
web-gr-gain = { $total }: { $amount } for you
web-gr-keeps = keeps { $amount }
web-gr-earns = earns { $amount }
web-gr-pays-fee = pays { $amount }
web-gr-pays-price = pays { $amount }
web-gr-picks-nth = picks { $nth }
web-gr-comes = comes
web-gr-keeps-word = keeps
web-gr-passes-on = passes on { $amount }
web-gr-keeps-rest = keeps the rest
web-gr-goes-round = { $turned ->
    [yes] { $amount } go round to the left
   *[no] { $amount } go round to the right
  }
web-gr-half-rule = Each keeps half, rounded up, and passes the rest on.
web-gr-half-end = The last one keeps what is left.
web-gr-creek = { $amount } into the river
web-gr-if = { $mine ->
    [yes] If you win at { $amount }
   *[no] If { $who } wins at { $amount }
  }
web-gr-rail-if = { $mine ->
    [yes] If you win at { $amount }: their gold, their pick
   *[no] If { $who } wins at { $amount }: gold, pick
  }{ $lost ->
    [0] {""}
   *[other] ; { $lost } into the river
  }
web-gr-rail-price = The price runs round
web-gr-rail-gold = The dice pay: nuggets flow to the owners
web-gr-rail-moved = Nuggets change hands
web-gr-queue = Who chooses when
web-gr-leads = { $mine ->
    [yes] You lead with { $amount }
   *[no] { $who } leads with { $amount }
  }
web-gr-sold-to = { $mine ->
    [yes] Sold to you for { $amount }
   *[no] Sold to { $who } for { $amount }
  }
web-gr-nobody-yet = No bid yet
web-gr-opens = { $seat } opens
web-gr-out = { $count ->
    [one] { $seats } has passed
   *[other] { $seats } have passed
  }
web-gr-throws = { $odds } of 36 throws
web-gr-flows = { $amount ->
    [0] { $total }: nobody is paid
    [one] { $total }: { $amount } nugget flows
   *[other] { $total }: { $amount } nuggets flow
  }
web-gr-past = earlier
web-gr-cup-theirs = { $seat } thinks of a bid
web-gr-cup-done = { $seat } has sealed a bid
web-gr-sealed = sealed
web-gr-cup-mine = your bid: only you see it
web-gr-cup-sealed = sealed: { $amount }
web-gr-two-title = Two at the table
web-gr-two-win = Win: you choose first, burn one card, your bid goes into the pot.
web-gr-two-lose = Lose: you keep your bid; the last card, or half the pot.
web-gr-two-tie = Equal: { $seat } wins, who is first player.
web-gr-sluice = The sluice: what each total pays
web-gr-tip-total = Total { $total }
web-gr-tip-claims = Claims: { $list }
web-gr-tip-vacant = No mayor yet: two claims make one.
web-gr-tip-mayor = { $who }: mayor, 10 points, and a fee from whoever takes a claim here.
web-gr-tip-mayor-short = mayor: { $seat }
web-gr-tip-owner = Owner: { $who }
web-gr-tip-pays = Pays { $list }.
web-gr-tip-nobody = Nobody is paid on it yet.
web-gr-hand = { $hand ->
    [high-card] { $rank } high
    [pair] pair { $rank }
    [two-pairs] two pairs
    [three] three { $rank }
    [straight] straight
    [flush] flush
    [full-house] full house
    [four] four { $rank }
    [straight-flush] str. flush
   *[royal-flush] royal flush
  }
web-gr-hand-long = { $hand ->
    [high-card] { $rank } high
    [pair] pair of { $rank }
    [two-pairs] two pairs, { $rank }
    [three] three of a kind, { $rank }
    [straight] straight to { $rank }
    [flush] flush, { $rank }
    [full-house] full house, { $rank }
    [four] four of a kind, { $rank }
    [straight-flush] straight flush to { $rank }
   *[royal-flush] royal flush
  }
web-gr-rank-J = J
web-gr-rank-Q = Q
web-gr-rank-K = K
web-gr-rank-A = A
web-gr-poker = Poker: { $hand }
web-gr-poker-no = Poker: no card yet
web-gr-poker-none = nobody has a hand yet
web-gr-poker-mine = you lead: +{ $amount } if it stays so
web-gr-poker-leads = { $seat } leads, { $hand }
web-gr-would-get = would get { $amount } points

# The final count.
web-gr-item-nuggets = nuggets
web-gr-item-concessions = claims
web-gr-item-mayors = mayors
web-gr-item-bank = Bank
web-gr-item-poker = poker
web-gr-final-mine = The river runs for you!
web-gr-final-theirs = The river runs for { $seat }

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
web-lesson-goldriver-play-20 = Ada settles in your town and pays you a nugget for each claim you have there. Then the dice: nine, and your new claim pays.
web-lesson-goldriver-ask-21 = The third round is yours: bid what you like, or pass. Towns and totals are always on the table, and every line of the log answers “why?”.
web-lesson-goldriver-end = The game ends when the deck cannot fill another row. Then each nugget is 1 point, each claim as many as it pays, each Mayor 10. Action cards, buildings and poker explain themselves when they come up: press “?” whenever you wonder.
