# A table drawn for a notebook: short words, for there is little room on a plate.

notebook-game-dicetown = Dice Town
notebook-game-goldriver = Gold River
notebook-points = { $points } VP
notebook-points-more = { $points }+? VP
notebook-dicetown-now = round { $round }, { $phase ->
    [dice] dice
    [end] the end
   *[town] { $place }
  }
notebook-dicetown-stock = { $nuggets }/{ $mine } nuggets, { $deeds }/{ $of } deeds
notebook-prize-mine = { $amount } left
notebook-prize-store = draw
notebook-prize-saloon = steal
notebook-doc = Doc Badluck: { $elixirs }
notebook-offer = { $seat } offers: ${ $dollars }, gold { $nuggets }, deeds { $deeds }, cards { $cards }
notebook-hand = Hand: { $cards }
notebook-looking = Looks at: { $cards }
notebook-goldriver-now = round { $round } of { $rounds }, { $phase ->
    [auction] auction
    [price] the price is paid
    [gold] gold
    [end] the end
   *[choice] cards are taken
  }
notebook-goldriver-stock = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
  }
notebook-when-colt = at once
notebook-when-shoe = keep it
notebook-when-lasso = attach it
notebook-when-house = building
notebook-ghost = Ghost Mine
notebook-lost = Lost Mine
notebook-no-row = No card is for sale.
notebook-asked = choosing
notebook-bids = bids { $amount }
notebook-won-row = won for { $amount }
notebook-passed = passed
notebook-winner = winner
notebook-ask-words = What do you answer?
notebook-ask-play = Play a card, or let it pass?
notebook-ask-dice = Which dice?
notebook-ask-die = Which die is turned, and to what?
notebook-ask-card = Which card?
notebook-ask-seat = Which player?
notebook-ask-place = Which place?
notebook-ask-amount = How much?
notebook-ask-count = How many?
notebook-ask-target = Which player, and how much?
notebook-waits = { $seats }: to answer
notebook-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win.
  }
notebook-seen = { $count ->
    [0] seen from seat { $seat }
    [one] seen from seat { $seat }; one legal answer
   *[other] seen from seat { $seat }; { $count } legal answers
  }
notebook-spectator = seen by a spectator
notebook-standing = { $seat }: { $points }
notebook-record = Record of { $title }
notebook-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }, seed { $seed }…
notebook-unfinished = not over
