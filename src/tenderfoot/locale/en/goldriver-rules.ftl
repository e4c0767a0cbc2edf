# The rules of Gold River in short, and the rule behind each question.

rules-goldriver =
    Gold River in short

    Each round one card more than there are players is turned up. The right to choose first is auctioned; the winner takes a card and removes another one, then the others take one card each, clockwise.

    Payment. What the winner pays travels round the table from the right: each neighbour keeps half, rounded up, and passes the rest on. With four or five players the last one keeps all that comes; with three its rest goes to the supply. Two players bid in secret: the loser takes the last card, or half of the bid instead.

    Claims are mines and river claims in five towns. Then two dice are thrown: every claim whose number comes up yields its nuggets. River claims yield on even totals, odd totals or doubles. Mines with a danger mark are lost when that total is thrown.

    Mayors. The first player with two claims in a town becomes its Mayor; whoever then draws level with the Mayor or goes ahead, and is behind nobody, takes the office; two whom somebody’s loss brings level at once leave it where it is. Who takes a claim of that town pays the Mayor a nugget for each claim the Mayor has there.

    Horseshoe cards are kept for their moment; Colt and Lasso cards happen at once.

    The game ends when too few cards are left for another row. Nuggets, the nuggets printed on claims, Mayor cards, the Bank and the best poker hand count.

    In the tables of this program “SN 8→5 †2” is a mine of San Narciso that yields 5 nuggets on an 8 and is lost on a 2; a star marks the Mayor.

rule-penny = Penny Press: before the auction its holder may throw the whole row away and turn up a new one, as long as the deck has enough cards.
rule-bid = Bid more than the highest bid, up to the nuggets in your hand, or pass; who passes is out of this auction. The winner pays the bid to the neighbours and chooses first. If nobody bids, the first player wins for nothing.
rule-bid2 = With two players both bid at the same time, in secret. The higher bid wins, the first player on a tie; only the winner pays.
rule-moon = Moonshine turns this round round: the payment and the order of choosing go the other way.
rule-allin = All In keeps everything that reaches you of the payment instead of half.
rule-pick = Take one card of the row. A claim of a town with a Mayor costs you as many nuggets as the Mayor has claims there.
rule-burn = The winner of the auction removes one of the other cards from the game.
rule-lost = A Lost Mine joins a town where you already own a claim, and stays there for good.
rule-attach = This card stays with one of your claims: Gold! makes it yield on 4 as well, a Wagon adds two nuggets each time.
rule-judge = Judge: one of your claims changes places with one of a rival. First choose your own.
rule-swap = Judge: choose the rival’s claim that comes to you. Nobody pays a fee.
rule-raid = Raid: choose a town. Each rival with claims there pays the supply a nugget for each, or loses one of them for good.
rule-raidloss = You are raided: pay the supply a nugget for each of your claims in that town, as far as you have them, or lose one of them for good.
rule-dynamite = Dynamite removes a claim or building of a rival. Then two dice are thrown: on 5 or less you pay its owner that many nuggets.
rule-holdup = Hold Up: choose a rival and an amount from 2 to 8. If two dice show at least that much, you take it.
rule-slots = One-Armed Bandit: pay one to three nuggets, turn up as many cards of the deck, and take one.
rule-slotpick = Take one of the cards turned up; the others leave the game.
rule-mustang = The Mustang lets you choose next, before the others still waiting.
rule-post = With the Post Office you may throw one die only, and set the other after you have seen it.
rule-die = Post Office: choose what the second die shows.
rule-ghost = A Ghost Mine that has yielded moves on: give it to another player.
rule-deposit = You may move nuggets to the Bank, in threes. They cannot be bid or stolen, and bring a third more at the end.
rule-two = You lost the bid: take the last card, or leave it and take half of the winner’s bid, rounded up. All In takes the whole bid.
