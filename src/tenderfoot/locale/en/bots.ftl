# The bots: who they are, why they advise what they advise, and what they say of a game that is over.

level-tumbleweed = Tumbleweed
level-greenhorn = Greenhorn
level-prospector = Prospector
level-gambler = Gambler
level-marshal = Marshal

about-dicetown-tumbleweed = A Greenhorn whom the wind carries off: at two questions in five any answer will do. It is here to be beaten the first time you play.
about-dicetown-greenhorn = Collects the face it has most of and pays up to three dollars a throw for it. It plays its cards as soon as it can, robs whoever holds most of them, and offers the Sheriff a dollar. It looks neither at your dice nor at what a place holds today.
about-dicetown-prospector = Works every throw out to the end of the round, with the true worth of each place today, as if the others threw what people usually throw. Your dice on the table it does not look at. Cards, victims and bribes it tries out in its head, and now and then it takes the second best answer.
about-dicetown-gambler = Solves every throw exactly against the dice and the dollars that lie before you, and always takes the best answer it finds. Cards, victims, ties and bribes it tries out in many imagined deals. A bribe it prices at a part of what the place would bring.
about-dicetown-marshal = Counts in chances to win, learned from many games, rather than in points: what a place brings it, and what it costs when you win it. It works out what you will keep and what you will offer, and solves its own throws against that.

about-goldriver-tumbleweed = A Greenhorn whom the wind carries off: at one question in six it bids or picks whatever comes. It is here to be beaten the first time you play.
about-goldriver-greenhorn = Looks at what is printed on a claim and how often it comes up. It bids up to half of what the best card of the row has over the middle one. Mayors and fees it has yet to discover.
about-goldriver-prospector = Knows what every claim will bring and what a Mayor is worth in the end. It raises as long as winning for one more beats letting the leader have it. What you gain by it, and the fees a Mayor earns, it does not count, and its sums are often off by some nuggets.
about-goldriver-gambler = Does the Prospector’s sums without the slips, counts fees, looks at several ways the deck may lie, and minds what the others gain. Under seal, when two play, it bids what holds against the exact mixture of bids and gains most against people who bid by habit.
about-goldriver-marshal = Asks of every card and every bid who is going to win then, as it has learned from many games. It plays an auction through in its head, bid by bid, before it raises or leaves you the row. Under seal it asks what you think it will bid.

# Why one answer is better than another. $best and $other are chances in percent.

reason-only-one = There is no other answer.
reason-no-opinion = Nobody coaches this game yet.
reason-habit = The coach cannot weigh this; it is what he would do.
reason-worth-more = Your chance to win is about { $points } % higher then.
reason-even = The two come to nearly the same.
reason-likelier = { $prize }: { $best } % instead of { $other } %.
reason-worth-the-risk = { $prize } becomes less likely, { $best } % instead of { $other } %, but the rest is worth more.

# Gold River. $amount is a bid or a fee, $share what comes of somebody else’s price, $card a card of the row.

reason-fee = For { $card } a fee of { $amount } would go to { $seat }, the Mayor.
reason-nuggets = { $amount ->
    [one] It leaves you about one nugget more.
   *[other] It leaves you about { $amount } nuggets more.
  }
reason-gold = Your claims should bring about { $points } points more by the end.
reason-mayor = You are Mayor of { $town } then.
reason-office = It strengthens you in { $town }, where a Mayor counts at the end.
reason-card = Offices and cards before you should be worth about { $points } points more.
reason-leaves = Otherwise { $seat } is likely to take { $card }.
reason-helps = The other answer would help { $seat } more than you.
reason-bid = Otherwise { $seat } chooses first, and gets more out of it than { $amount } are worth.
reason-bid-first = For { $amount } you choose first, probably { $card }.
reason-bid-card = For { $amount } you choose first, probably { $card }; otherwise { $other } is likely to be left for you.
reason-pass = To choose first is not worth { $amount }{ $share ->
    [0] { "" }
   *[other] , and { $share } of what { $seat } pays comes to you
  }.
reason-pass-card = To choose first is not worth { $amount }: { $card } is likely to be left for you{ $share ->
    [0] { "" }
   *[other] , and { $share } of what { $seat } pays comes to you
  }.
reason-pass-anyway = Nobody else will bid: you choose first without paying { $amount }.

# Dice Town, beside the chances of its places.

reason-gained-gold = You should have { $points } points more in nuggets after this round.
reason-gained-money = You should have { $points } points more in dollars after this round.
reason-gained-land = Your land should be worth { $points } points more after this round.
reason-gained-cards = The cards in your hand should be worth { $points } points more after this round.
reason-badge = It is more likely that the Sheriff’s badge is yours then.
reason-spares = The other answer is likely to bring { $seat } { $points } points more.

# A game that is over.

review-progress = The coach goes through the game: { $percent } %
review-title = Who was winning, round by round:
review-curve = { $curve }  { $percent } % before the last decisions
review-luck = Luck with the dice, in percent of a chance to win:
review-lucky = { $luck }; mistakes have cost { $lost } % in { $count ->
    [one] one decision
   *[other] { $count } decisions
  }
review-luckiest = The luckiest roll was { $seat }’s, at decision { $number }: { $luck } % above what such a roll brings on average.
review-costliest = The costliest decisions, judged on what the player knew:
review-mistake = Decision { $number }, { $seat }: { $chosen } – better: { $better }, which wins { $points } % more often. { $reason }
review-none = Nothing better was to be found.
review-unfinished = This game is not over; a review would tell what is still hidden.

refusal-unknown-bot = There is no bot “{ $bot }” to be found: { $fault }.
refusal-no-bot = “{ $bot }” is not a bot: its class must inherit from tenderfoot.Bot.
refusal-bot-not-made = The bot “{ $bot }” cannot sit down: { $fault }.
refusal-bot-elsewhere = The bot “{ $bot }” does not play { $game }; it plays: { $known }.
refusal-bot-name-taken = “{ $bot }” would be called “{ $level }”, and there is another bot of that name; give the class a name of its own.
refusal-bot-not-sent = The bot “{ $bot }” cannot be sent to another process: play with jobs=1, or put it into a module.
refusal-bot-answer = The bot “{ $bot }” answered “{ $found }” to the question “{ $question }”, which is none of its options: { $options }.
refusal-bot-answer-logged = The bot “{ $bot }” answered the question “{ $question }” with something that is none of its options ({ $found }).
refusal-bot-failed = The bot “{ $bot }” failed at the question “{ $question }”: { $fault }.
refusal-bot-failed-logged = The bot “{ $bot }” failed at the question “{ $question }”: { $found }.
refusal-seats-and-bots = { $seats } play and { $found ->
    [0] there is no bot
    [one] there is one bot
   *[other] there are { $found } bots
  }; name one for each seat.
refusal-too-few-bots = A tournament needs at least two bots, and there { $found ->
    [0] is none
   *[other] is one
  }.
refusal-other-ledger = { $path } holds the games of another pairing; name another directory with --out.
refusal-no-number = --{ $option } wants a whole number from { $least } to { $most }, not “{ $found }”.
refusal-bad-number = “{ $option }” wants a whole number of at least 1, not “{ $found }”.

# The table of a tournament.

tournament-bot = bot
tournament-games = games
tournament-won = won
tournament-interval = 95 % interval
tournament-fair = fair
tournament-margin = margin
tournament-rating = rating
