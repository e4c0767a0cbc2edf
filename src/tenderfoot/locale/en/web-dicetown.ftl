# The page's own words for Dice Town.

web-aside-keep = One is free, each further one costs $1.
web-me = You
web-go-name = Name { $seat }{ $deal ->
    [1] {" "}and take the offer
   *[other] {""}
  }
web-my-side = My side of the table
web-others = The others
web-choice = The choice
web-pick-first = Pick one first
web-mood-ready = Ready
web-mood-sealed = sealed
web-mood-away = away
web-kept-short = kept
web-only-yours = only you see these
web-frontier = The frontier
web-river-sign = River
web-outlaws-sign = Outlaws
web-village-sign = Village
web-next = next
web-river-text = Whoever goes to the river looks at River cards and takes one. { $count } are left.
web-outlaws-text = { $count } Outlaws are in the pile. Next: { $next }. Wanted: { $wanted }. Whoever recruits one may set dice to his face, and then he is wanted; whoever hunts him down gets the bounty, and the bounty counts as dollars at the end.
web-village-text = The Indian die: { $holder }. Whoever gives land back to the village takes it.
web-doc-elixirs = { $elixirs }, and { $count } unseen
web-doc-nothing = for whoever gets nothing
web-placetext-doc = Whoever has won no place this round is helped by the Doc.
web-prize-store-short = draw
web-prize-saloon-short = steal
web-prize-sheriff-short = { $points } VP
web-second-mine = river
web-second-bank = hold up
web-second-store = Doc
web-second-saloon = recruit
web-second-sheriff = hunt
web-second-hall = draw 1
web-hand-high-card = high card
web-hand-pair = a pair
web-hand-two-pair = two pair
web-hand-three = three alike
web-hand-straight = straight
web-hand-full-house = full house
web-hand-four = four alike
web-hand-five = five alike
web-why-title = { $place }
web-tie-title = { $place }: a tie
web-have-none = { $count ->
    [one] { $seats } has no { $face }.
   *[other] { $seats } have no { $face }.
  }
web-sheriff-decides = { $seat } is Sheriff and decides.
web-has-cards = { $deeds ->
    [0] {""}
    [one] { $deeds } deed
   *[other] { $deeds } deeds
  }{ $cards ->
    [0] {""}
    [one] {" "}{ $cards } card
   *[other] {" "}{ $cards } cards
  }
web-done-dug = dug { $nuggets }
web-done-bank-robbed = got ${ $dollars }
web-done-stagecoach-unloaded = ${ $dollars } to the bank
web-done-store-searched = shopped
web-done-robbery-began = robbed
web-done-badge-taken = took the badge
web-done-badge-confirmed = keeps the badge
web-done-badge-stopped = badge stays
web-done-row-taken = { $count ->
    [one] { $count } deed
   *[other] { $count } deeds
  }
web-done-place-deserted = nobody
web-mood-choosing = choosing …
web-of = of { $count }
web-less-dollars = fewer dollars
web-more-dollars = more dollars
web-less-nuggets = fewer nuggets
web-more-nuggets = more nuggets
web-seal-offer = Seal the offer
web-or = or { $what }
web-step-throw = Dice, throw { $throw }
web-looking-back = A look back
web-editiontext-classic-joe = The badge is about to be decided: a rival gives you up to $4.
web-editiontext-revised-joe = Goes off the moment you get it: a rival gives you up to $4.
web-editiontext-classic-gs_elixir = When the Doc opens: visit Doc Badluck once more.
web-editiontext-revised-gs_elixir = After anybody’s visit: visit Doc Badluck once more.
web-take-nothing = Name { $seat }, take nothing
web-offers-nothing = offers nothing

# What a short label means.

web-hint-dollars = Two of them are a point at the end.
web-hint-nuggets = A point each at the end.
web-hint-deeds = Each is worth the points printed on it at the end.
web-hint-cards = Hidden until they are played; equipment among them counts at the end.
web-hint-row = The next deeds
web-hint-points = { $seat }: { $points } points to see
web-hint-more = Hidden cards may add more; they are counted at the end.
