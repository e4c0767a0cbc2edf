# What the page says by itself, whatever the game; then what it says about Dice Town.

web-title = Tenderfoot
web-skip = Skip to the table
web-close = Close
web-back = Back
web-home = Start page
web-menu = Menu
web-rules = Rules
web-rule = The rule
web-settings = Settings
web-copy = Copy
web-copied = Copied
web-not-copied = This browser does not let the page copy: select the text and copy it yourself.
web-send = Send
web-share = Share
web-more = more
web-less = less

# The first screen.

web-start-title = Dice, gold and a crooked sheriff
web-which-game = Which game?
web-letters = 9 10 J Q K A
web-game-dicetown = Dice Town
web-game-dicetown-text =
    Poker dice rule the town.
    2 to 6 players, about 40 minutes
web-game-goldriver = Gold River
web-game-goldriver-text =
    Bid for claims, let the dice wash gold.
    2 to 5 players, about 35 minutes
web-play-now = Play now
web-play-now-text = one click, three bots
web-friends = With friends
web-friends-text = open a table, send a link
web-learn = Learn in 5 minutes
web-learn-text = by playing, with a guide
web-my-games = My games
web-my-games-asked = My games: your turn in { $count }
web-lobby = Public tables
web-lobby-empty = Nobody has nailed anything here tonight
web-lobby-empty-text = Open a table and let everybody find it, or play with bots now: they always have time.
web-board = Notice board
web-all = all
web-table-of = { $name }’s table
web-no-games = No game is running. Games you leave stay here, on this device.
web-go-on = Continue
web-look-again = Look again
web-new-table-open = Open a new table
web-new-table-text = yours, public or by link
web-nowhere-sure = I was sure it was this way.
web-nowhere-one = This trail leads
web-nowhere-two = nowhere
web-nowhere-text = The link is mistyped, or the table was closed a while ago.
web-nowhere-lost = Nothing you did is lost: your games are under “My games”.
web-to-town = Back to town
web-effects = Sound effects
web-ambience = Ambience
web-ambience-text = piano, crickets, river
web-enter = Go in
web-watch = Watch
web-take-bot = Take a bot’s chair
web-forget = Take it off this list
web-your-turn = your turn
web-chairs = { $taken } of { $chairs } chairs taken
web-status-gathering = waiting for players
web-status-opening = about to begin
web-status-playing = being played
web-status-over = over
web-status-stopped = can only be read
web-status-unreadable = damaged on the server’s disk, cannot be read

# Settings.

web-language = Language
web-language-en = English
web-language-fr = Français
web-other-language = Français
web-theme = Light
web-theme-device = as my device
web-theme-day = day
web-theme-night = dusk
web-motion = Motion
web-motion-device = as my device
web-motion-full = full
web-motion-calm = calm
web-speed = Speed
web-speed-off = at once
web-mute = Switch sounds off
web-unmute = Switch sounds on
web-shake = Roll by itself
web-shake-text = The cup opens without shaking it first.
web-as-list = Questions as plain lists
web-as-list-text = Every answer is a line of text. Good for screen readers, and whenever a picture is in the way.
web-keys = Keys
web-keys-reset = The usual keys
web-key-press = press a key
web-key-space = Space
web-key-die1 = first die
web-key-die2 = second die
web-key-die3 = third die
web-key-die4 = fourth die
web-key-die5 = fifth die
web-key-none = put all dice back
web-key-shake = shake the cup
web-key-unlock = take the answer back
web-key-pass = pass, or keep none
web-key-hold = hold a reaction window
web-key-hand = my cards
web-key-log = the log
web-key-scores = scores
web-key-why = why?
web-key-rules = rules
web-key-hint = ask the coach
web-key-mute = sounds on or off
web-key-faster = faster
web-key-slower = slower
web-key-turn = say whose turn it is
web-key-dice = say my dice
web-key-others = say the others’ dice
web-key-points = say the points
web-key-skip = finish what is playing

# Setting a table up.

web-new-table = A new table
web-house-rules = The house rules
web-evening = The evening
web-new-title = { $game }, { $count ->
    [2] two chairs
    [3] three chairs
    [4] four chairs
    [5] five chairs
   *[6] six chairs
  }
web-new-text = You get a link for your friends next.
web-new-misfit = One thing does not fit yet.
web-your-name = Your name at the table
web-open-table = Open the table
web-open-table-text = then send the link
web-on = on
web-off = off
web-chair-count = Chairs
web-chairs-so-many = { $count } chairs
web-chair-mine = you
web-chair-friend = friend or bot
web-chair-none = no chair
web-chair-too-many = too many
web-stamp-official = official set-up
web-stamp-mix = house mix
web-stamp-dicetown = { $edition ->
    [revised] { $wild_west ->
        [true] mix
       *[false] { $indians ->
            [true] mix
           *[false] official
          }
      }
   *[classic] official
  }
web-misfit-six-need-wild-west = Six players need the Wild West.
web-misfit-sheriff-not-seated = The first Sheriff’s chair is not at this table.
web-way-dicetown-wild_west = Switch it on
web-way-dicetown-players = { $value ->
    [2] Two chairs
    [3] Three chairs
    [4] Four chairs
    [5] Five chairs
   *[6] Six chairs
  }
web-way-dicetown-first_sheriff = { $value ->
    [random] By chance
   *[other] Another chair
  }
web-option-bots = Bots
web-option-bots-tumbleweed-text = Goes where the wind blows: here to be beaten.
web-option-bots-greenhorn-text = Collects what it has most of.
web-option-bots-prospector-text = Counts its own chances, never yours.
web-option-bots-gambler-text = Looks at your dice and your gold too.
web-option-bots-marshal-text = Foresees what you will do, and plays to win.
web-option-clock = Clock
web-option-clock-none = none
web-option-clock-none-text = Everybody takes the time they need.
web-option-clock-live = 45 seconds
web-option-clock-live-text = 45 seconds for a decision, two minutes in reserve.
web-option-clock-slow = two days
web-option-clock-slow-text = Beside everyday life: two days for each decision.
web-option-pace = Pause for reactions
web-option-pace-0 = none
web-option-pace-0-text = Fast; but how long it takes can tell who holds a card.
web-option-pace-2500 = 2.5 s
web-option-pace-2500-text = Equally long, card or not: nobody can tell.
web-option-pace-5000 = 5 s
web-option-pace-5000-text = The same, with time to think.
web-option-pace-10000 = 10 s
web-option-pace-10000-text = The same, with time to read every card.
web-option-slow-pace = Reactions over days
web-option-slow-pace-0 = wait for all
web-option-slow-pace-0-text = The table waits for the last answer; how long can tell.
web-option-slow-pace-standing = said in advance
web-option-slow-pace-standing-text = Nobody waits: what you said in advance is played, else you pass.
web-option-visibility = Who can find it
web-option-visibility-link = the link
web-option-visibility-link-text = In no list: only whoever has the link.
web-option-visibility-public = everybody
web-option-visibility-public-text = It hangs on the notice board for all.
web-option-hints = Coach
web-option-hints-false = nobody gets any
web-option-hints-false-text = Everybody plays by their own wits.
web-option-hints-true = for whoever asks
web-option-hints-true-text = Whoever asks gets advice; nobody sees who asks.
web-option-open-replay = Hands afterwards
web-option-open-replay-true-text = When it is over, everybody may see every hand, the record and the proof.
web-option-open-replay-false-text = Everybody keeps what they knew to themselves, until the host opens it.
web-value-true = yes
web-value-false = no
web-value-random = by chance
web-option-dicetown-players = Chairs
web-option-dicetown-players-text = Bots take the chairs that stay empty.
web-option-dicetown-edition = Edition
web-option-dicetown-edition-classic = classic
web-option-dicetown-edition-classic-text = The Doc helps by what your dice show.
web-option-dicetown-edition-revised = revised
web-option-dicetown-edition-revised-text = Fewer deeds, and the Doc pours elixirs.
web-option-dicetown-wild_west = Wild West
web-option-dicetown-wild_west-text = A second winner, outlaws, a river, ranches.
web-option-dicetown-indians = Indian die
web-option-dicetown-indians-text = One more die with six surprises.
web-option-dicetown-bribes = Bribes
web-option-dicetown-bribes-text = In a tie the Sheriff may hear offers.
web-option-dicetown-first_sheriff = First Sheriff
web-option-dicetown-first_sheriff-0 = you
web-option-dicetown-first_sheriff-1 = chair 2
web-option-dicetown-first_sheriff-2 = chair 3
web-option-dicetown-first_sheriff-3 = chair 4
web-option-dicetown-first_sheriff-4 = chair 5
web-option-dicetown-first_sheriff-5 = chair 6
web-option-dicetown-first_sheriff-text = Who wears the badge in the first round.
web-mix-dicetown = { $edition ->
    [revised] { $wild_west ->
        [true] An unofficial mix: the extension was made for the classic edition. It works, by our own ruling.
       *[false] { $indians ->
            [true] An unofficial mix: the Indian die was made for the classic edition. It works, by our own ruling.
           *[false] An official set-up.
          }
      }
   *[classic] { $indians ->
        [true] { $wild_west ->
            [true] An official set-up.
           *[false] Official in spirit: the Indian die was first given away for the bare game.
          }
       *[false] An official set-up.
      }
  }
web-option-goldriver-players = Chairs
web-option-goldriver-players-text = Two bid under seal, three and more in turn.
web-option-goldriver-buildings = Buildings
web-option-goldriver-buildings-text = They join the claims and the action cards.
web-option-goldriver-poker = Poker
web-option-goldriver-poker-text = The best poker hand is worth 10 at the end.
web-option-goldriver-first_game = First game
web-option-goldriver-first_game-text = Leaves the harder cards out.
web-option-goldriver-mayor_points = Points of a mayor
web-option-goldriver-mayor_points-text = What each office is worth at the end.

# The room before the game.

web-saloon = The saloon
web-before = Before the game
web-table-for = { $count ->
    [2] a table for two
    [3] a table for three
    [4] a table for four
    [5] a table for five
   *[6] a table for six
  }
web-room-empty = { $count ->
    [one] One chair is empty: send the link, or seat a bot.
   *[other] { $count } chairs are empty: send the link, or seat bots.
  }
web-room-full = Every chair is taken; it begins when all are ready.
web-room-opening = All are ready: the seed of the dice is being made of everybody’s secret numbers.
web-chair-empty = empty chair
web-chair-open = open
web-chair-yours = yours
web-chair-bot = a bot, { $level }
web-take-chair = Chair { $seat }
web-clear-chair = Empty the chair of { $name }
web-seat-bot = Seat a bot
web-bot-level = How well { $name } plays
web-bot-how = How { $name } plays
web-fill = Fill with bots
web-stand = Get up
web-sit = Sit down
web-sit-text = no account is needed
web-which-chair = Which chair is yours?
web-join-text = Whoever has no chair may watch; what is hidden stays hidden from watchers.
web-watch-instead = Watch instead
web-watch-text = you see what lies open
web-rail-watch = You watch
web-rail-hidden = What is hidden stays hidden from you.
web-rail-chair = From whose chair?
web-rail-turns = It turns the table, it shows nothing more.
web-rail-talk = On the rail
web-rail-count = { $count ->
    [one] one watches
   *[other] { $count } watch
  }
web-rail-among = { $count ->
    [one] one watches
   *[other] { $count } watch
  }; players do not read this
web-rail-say = Say something to the watchers
web-rail-leave = Leave
web-watching = You watch.
web-full-title = Every chair is taken
web-full-text = You may watch: you see the table as it plays, and talk with the others who watch.
web-telegram = Telegram
web-invites = { $name } invites you
web-invites-text = { $game } for { $count }; { $here ->
    [one] one is here already.
   *[other] { $here } are here already.
  }
web-ready = I am ready
web-ready-text = starts when everybody is
web-unready = Not ready after all
web-is-ready = ready
web-not-ready = not ready yet
web-absent = not here now
web-talk = Table talk
web-devices = { $count ->
    [one] one device
   *[other] { $count } devices
  }
web-bot = bot
web-you = (you)
web-invite = Bring your friends
web-show-code = Show the code
web-make-join = A link to sit down
web-make-watch = A link to watch
web-link-join = to sit down
web-link-watch = to watch
web-the-link-join = The link to sit down
web-the-link-watch = The link to watch
web-copy-link-join = Copy the link to sit down
web-copy-link-watch = Copy the link to watch
web-qr = The link as a picture to scan
web-connecting = Going to the table …
web-older-rules = This game was begun under other rules than this server plays: you can read its story, nothing of it is lost, and it cannot be played on here.
web-older-rules-over = This game was played by other rules than this server plays now: its story and its replay are kept as they were.
web-no-table = No table stands here for you
web-shown-out = You were shown out

# At the table.

web-now = What happens now
web-sheets = More of the table
web-lost = Trying again. What you lock in is kept for it.
web-waiting = Waiting for { $seats }.
web-waiting-locked = Locked. Waiting for { $seats }. You can still change.
web-waiting-you = It is your turn.
web-waiting-table = One moment …
web-lapse-picked = Time was up: the dice you had picked are kept, { $dice }.
web-lapse-rule = Time was up, and the rulebook answered for you.
web-unlock = Change my answer
web-window-waits = The table waits, equally long, card or not. Not to answer is to pass.
web-hold = Hold
web-hold-by = { $name } asks for time: eight seconds for everybody.
web-holds = { $name } holds
web-choosing = choosing …
web-time-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
web-skip-beat = Skip
web-next-beat = Next
web-next-beat-note = goes on by itself
web-hold-beat = Hold
web-held-beat-note = waits for you
web-finish-beats = All at once
web-close-why = Back to now
web-why = why?
web-why-asked = The rule behind this question
web-return = Take my seat back
web-leave = Let a bot play for me
web-log = Log
web-log-filter = What the log shows
web-log-all = All
web-log-me = Me
web-log-money = Money
web-log-cards = Cards
web-gazette = Gazette
web-gazette-first = First edition
web-gazette-day = Morning edition
web-gazette-night = Evening edition
web-gazette-price = one nugget
web-gazette-letters = Letters to the editor
web-turn-title = ★ Your turn – Tenderfoot
web-turn-call = Call me when it is my turn
web-presence-away = away
web-presence-until = away; a bot in
web-presence-bot = plays for { $name }
web-wire-down = The wire is down
web-wire-try = Try now
web-wire-back = The wire holds again
web-wire-goes-on = Nothing was lost; the game goes on where it stood.
web-only-you = only you
web-said = { $name }: { $text }
web-watcher = Watcher { $number }
web-watcher-you = Watcher { $number } (you)
web-watcher-some = A watcher
web-chat-say = Write a letter
web-round = Round { $round }
web-result = The final count
web-replay = Replay
web-record = Download the record
web-rematch = Another game
web-final-table = Back to the table
web-final-turning = What turned the game
web-final-review = Review
web-final-mine = The town is yours!
web-final-theirs = The town is { $seat }’s
web-share-title = { $seat } wins { $game }
web-share-save = Save the picture
web-share-send = Send it on
web-share-here = The picture is made here, on your device; nothing is sent anywhere.
web-join-rematch = Go to the next game
web-standing = Answered without asking me
web-standing-none = Nothing: you are asked every time.
web-ask-again = ask me again
web-play-card = Play { $card }
web-always-pass = always pass here
web-at-once = in the first window that allows it
web-play-at-once = Play it in the first window that allows it
web-pass-round = pass everything this round
web-this-round = everything, this round
web-passing-round = You pass everything this round: ask me again
web-doubt = Sure?
web-doubt-yes = Yes, do it
web-round-over = What this round has brought
web-gain-dollar = dollars
web-gain-nugget = nuggets
web-gain-deed = deeds
web-gain-cards = cards
web-gain-scores = points in sight
web-amount = Amount
web-owner = Whose cards
web-all-rules = All the rules
web-hands = Poker hands, best first
web-rules-short = In short
web-rules-places = Places
web-rules-cards = Cards
web-rules-hands = Hands
web-rules-whole = Whole rules
web-rules-find = Find a word: tie, ranch, claim …
web-rules-none = No rule here has this word; the whole rules may.
web-whole-rules = The whole rules
web-whole-rules-text = Numbered, with every ruling; the program plays exactly this.

# Looking at a game again.

web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-as = Whose knowledge
web-replay-as-me = what I knew
web-replay-as-spectator = what everybody knew
web-replay-as-seat = what { $name } knew
web-replay-link = Copy a link to this moment

# The lesson of Dice Town.

web-lesson-other = Not wrong, but this lesson goes on with: { $choice }.
web-lesson-show = Show me
web-lesson-step = Step { $step } of { $steps }
web-lesson-real = Play a real game
web-lesson-leave = Leave
web-lesson-dicetown-ask-0 = Five dice lie under your cup, and only you see them. Each face opens a place: nines dig gold, tens rob the bank, jacks shop, queens steal, kings wear the badge. One die is free, two cost $1. Pick the two nines and lock them in.
web-lesson-dicetown-play-1 = All cups are lifted at the same time. What was paid rides on the stagecoach.
web-lesson-dicetown-ask-1 = Kept dice stay for the round and everybody sees them. Two jacks would win you the store: keep both, the second one costs $1.
web-lesson-dicetown-play-2 = Ada has paid for all her dice: five! So everybody else throws once more, free of charge, and keeps it all. Then the town: you have the most nines, and dig a nugget for each.
web-lesson-dicetown-play-3 = Three players have one ten. The Sheriff decides every tie, and here Cleo names herself. What was on the stagecoach goes to the bank.
web-lesson-dicetown-ask-3 = Most jacks shop: you look at a card for each jack and keep one. Dynamite doubles what the mine yields. Take it.
web-lesson-dicetown-ask-4 = In the first round the shopper goes twice. Equipment is worth points at the end: take the Saddle.
web-lesson-dicetown-play-5 = Most queens steal: Bob looks at your cards and keeps one of them. Only you two see which.
web-lesson-dicetown-play-6 = Kings keep the badge with Cleo. Your two pairs are the best poker hand, so the Mayor gives you a deed. Ada has won nothing: Doc Badluck looks after her.
web-lesson-dicetown-ask-7 = The second round. You hold Dynamite and throw three nines. The coach names three ways to go on, what each is worth and why. His first is the best: keep all three nines for $2.
web-lesson-dicetown-play-8 = Ada pays for five dice at once, so this is the last throw already.
web-lesson-dicetown-ask-8 = The moment of your Dynamite: played now, three nines bring six nuggets. Passing is always safe, the card would stay with you.
web-lesson-dicetown-play-9 = Six nuggets. Every place has its moment, and every card too: you are asked when yours comes.
web-lesson-dicetown-play-12 = Three nines are the best hand: one deed, and one more for your ace.
web-lesson-dicetown-ask-12 = Eight nuggets and three deeds in two rounds. The next one is yours: keep whatever you like. Every line of the log answers “why?”.
web-lesson-dicetown-end = The game ends when the nuggets or the deeds run out. A nugget is 1 point, two dollars 1, the badge 5, deeds and equipment what they say. Doc Badluck and the other cards explain themselves when they come up: press “?” whenever you wonder.

# Fair dice.

web-fair-title = Fair dice
web-fair-limits = A server operator who looks at hands, players who talk to each other, a page that somebody has tampered with.
web-fair-small = What this cannot prevent
web-fair-sealed = The sealed dice
web-fair-shown = Shown to everybody before the first throw
web-fair-first = Before the first throw the table sealed a secret number and showed its four words.
web-fair-second = Every player’s page then added a number of its own, so nobody could choose the dice.
web-fair-third = After the game the seal is broken, and your page works every throw out again.
web-fair-broken = The game is over: the seal may be broken, and every throw worked out again.
web-fair-before = Read the words to a friend
web-fair-before-text = Friends at the table must see the same four words; in another language they are the same ones, translated.
web-fair-closed = This table keeps its hands closed
web-fair-closed-text = { $words }: compare the words if you like. Record and proof would show every hand; they are there once the host opens them.
web-fair-same = Your page kept the four words
web-fair-same-text = { $words }: the words your page kept are those on the seal. The server could not have changed a die without breaking it.
web-fair-but = Your page kept the four words
web-fair-but-text = { $words }: they are those on the seal, but something does not follow from it.
web-fair-other = The seal is another one
web-fair-other-text = { $words }: these are not the words your page kept before the game.
web-fair-none = Your page had kept no words
web-fair-none-text = { $words }: this device was not there before the game, so it only compared with what the server says now.
web-fair-right = The dice were fair
web-fair-throw = A throw does not fit
web-fair-wrong = The seal does not fit
web-fair-die = The first difference: round { $round }, throw { $throw }, { $seat }, die { $die }.
web-fair-hunt = The first difference: round { $round }, the hunt of { $seat }, die { $die }.
web-fair-told = shown at the table
web-fair-worked = worked out from the seal
web-fair-send = Save the record and send it to whoever runs this server; with it anybody can check the same throw.
web-fair-compared = What was compared
web-fair-save = Save the record
web-fair-open = Open it to everybody
web-fair-again = Check again
web-fair-count = Back to the count
web-after = After the game
web-verify-right = { $outcomes ->
    [one] One outcome worked out again here, on your device
   *[other] { $outcomes } outcomes worked out again here, on your device
  }, { $dice ->
    [one] one face of a die
   *[other] { $dice } faces of dice
  } among them. All are as promised.
web-wrong-commitment = The fingerprint of the server’s number is not the one this device noted before the game. The seed may have been chosen afterwards.
web-wrong-server = The server’s number does not belong to its fingerprint.
web-wrong-seat = What { $name } put in is not what was promised for that chair before any number was opened.
web-wrong-own = The number this device put in is not in the seed, although the server had taken it.
web-wrong-header = The game, its options or the names at the table are not those that stood there when all had promised.
web-wrong-seed = The numbers that were opened do not give this seed.
web-wrong-outcome = This differs from what the seed gives: { $key }.
web-noted-table = { $noted ->
    [yes] The server’s fingerprint was compared with the one this device noted before the game.
   *[no] This device had not noted the server’s fingerprint before the game, so it only compared with what the server says now. That proves less: a seed chosen afterwards would not be noticed.
  }
web-noted-chairs = { $noted ->
    [yes] The promises of all chairs were compared with those this device noted before any number was opened.
   *[no] The promises of the chairs could not be compared: this device was not there when all had promised.
  }
web-noted-own = { $own ->
    [in] This device’s own number is in the seed.
    [out] This device’s own number is not in the seed: it was not opened, or not in time.
   *[none] This device put no number of its own in.
  }
web-fair-missing = { $name } did not open a number in time: nothing from that chair is in the seed.
web-objection-table = The server shows another fingerprint than before: it could choose the dice after seeing everybody’s numbers. Your device keeps its number for itself. Do not trust the dice of this table.
web-objection-chair = What { $name } has promised has changed since you were ready, and your device keeps its number for itself. If { $name } has just been ready once more, take your own Ready back and press it again. Otherwise do not trust the dice of this table.
web-objection-mine = What is promised on your chair is not what this device promised, so it opens nothing. If you were ready on another device, that one goes on. Otherwise do not trust the dice of this table.
web-objection-game = The game, its options or the names have changed since all had promised. Do not trust the dice of this table.
web-objection-again = The numbers of this table were being opened already, and now it begins anew: whoever runs it could throw the dice until they suit. Your device promises nothing more here. Open a new table.
web-verify-scope = { $rest ->
    [0] Nothing is left unchecked.
    [one] One shuffle in the middle of the game needs the whole replay: “tenderfoot verify” checks it in the record.
   *[other] { $rest } shuffles and draws in the middle of the game need the whole replay: “tenderfoot verify” checks them in the record.
  }
web-faces = How often each face fell, of { $dice }
web-faces-test = Distance from an even share: { $chi }. { $even ->
    [yes] That is what chance does in 19 games of 20.
   *[no] Chance alone does that in one game of 20.
  }

# Dice Town.

web-player = Player
web-vp = VP
web-sheriff = Sheriff
web-dollars = dollars
web-nuggets = nuggets
web-deeds = deeds
web-store-cards = store cards
web-hand = Hand
web-scores = Scores
web-scores-text = Open points only: deeds and cards in hands count at the end.
web-step-dice = Dice
web-step-town = Town
web-step-doc = Doc
web-ends = The game ends when the mine or the deeds run out.
web-nuggets-left = nuggets left in the mine
web-deeds-left = deeds left
web-last-round = The end is near
web-town = The town, in the order of visits
web-place-mine = Mine
web-place-bank = Bank
web-place-stagecoach = Coach
web-place-store = Store
web-place-saloon = Saloon
web-place-sheriff = Sheriff
web-place-hall = Town Hall
web-prize-mine = { $nuggets } left
web-prize-store = { $looks ->
    [0] draw, keep { $keeps }
   *[other] { $keeps } of { $looks }
  }
web-prize-saloon = steal
web-prize-sheriff = badge, { $points } VP
web-why-mine = Most nines: a nugget for each
web-why-bank = Most tens: every dollar of the bank
web-why-stagecoach = Its dollars go to the bank
web-why-store = Most jacks: draw, keep one card
web-why-saloon = Most queens: rob a rival
web-why-sheriff = Most kings: the badge
web-why-hall = Best poker hand: deeds of the row
web-why-doc = For those who won nothing
web-placetext-mine = Whoever has the most nines takes a nugget for each of them, as long as the mine holds any. Dynamite doubles it.
web-placetext-bank = Whoever has the most tens takes every dollar of the bank. Even Split takes half of it away again.
web-placetext-stagecoach = Whatever was paid for dice travels to the bank, every round.
web-placetext-store = Whoever has the most jacks draws a card for each of them and keeps one. In the first round twice.
web-placetext-saloon = Whoever has the most queens names a rival, looks at a card for each queen and keeps one.
web-placetext-sheriff = Whoever has the most kings takes the badge: 5 points at the end, and the last word in every tie.
web-placetext-hall = The best poker hand takes a deed from the row, and one more for each ace, three at most.
web-wins = wins
web-second = second
web-matrix = How many dice of each face everybody has kept
web-poker = hand
web-face-9 = nine
web-face-10 = ten
web-face-J = jack
web-face-Q = queen
web-face-K = king
web-face-A = ace
web-kept = Kept: everybody sees these
web-under-cup = Under your cup: only you see these
web-locked-dice = Locked: the marked dice will be kept
web-cup-empty = Your cup is empty.
web-shake-cup = Shake the cup
web-my-dice = Kept: { $kept }. Under the cup: { $rolled }.
web-die = Die { $n }, { $face }
web-keep-pick = Pick the dice to keep: one is free, each further one costs $1.
web-keep-cannot = You have ${ $money }: that does not pay for { $count } dice.
web-keep-price = { $brute ->
    [yes] The Brute takes care of the price. ${ $left } left.
   *[no] { $price ->
        [0] Free. ${ $left } left.
       *[other] { $count ->
            [one] ${ $price }. ${ $left } left.
           *[other] First free, then $1 each: ${ $price }. ${ $left } left.
          }
      }
  }
web-keep-cannot-brief = Too dear: you have ${ $money }
web-keep-price-brief = { $brute ->
    [yes] Brute pays
   *[no] { $price ->
        [0] free
       *[other] ${ $price }
      }
  } · ${ $left } left
web-keep-none = Keep none · ${ $price }
web-lock = Lock in { $dice }
web-lock-empty = Lock in
web-your-hand = Your hand ({ $count })
web-hand-empty = No cards yet.
web-playable = playable
web-in-hand = In your hand
web-known = Cards known to you
web-unknown = { $count ->
    [one] and one you do not know
   *[other] and { $count } you do not know
  }
web-on-table = Open on the table
web-sealed = Sealed until all have offered. Only whoever is named pays.
web-nothing = nothing
web-river = { $count } cards
web-village = in the village
web-turn-die = Turn a die
web-turn-to = to
web-item-nuggets = nuggets
web-item-money = dollars and bounties ÷ 2
web-item-badge = badge
web-item-equipment = equipment
web-item-property = land
web-window-cheat = Professional Cheater
web-window-mine = at the mine
web-window-split = Even Split
web-window-credits = before shopping
web-window-girls = before robbing
web-window-whisky = Whisky
web-window-insure = Insurance
web-window-recruit = Desperado
web-window-sheriff = at the Sheriff’s office
web-window-badge = when the badge moves
web-window-chase = Double Gun
web-window-hall = Corruption
web-window-elixir-card = Elixir
web-window-smoke = Smoke Signals
web-window-wanted = Wanted

# The coach, and the review of a game that is over.

web-coach = The coach
web-coach-ask = Hint
web-coach-best = best
web-coach-behind = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
web-coach-chance = { $prize } { $percent } %
web-coach-take = Do that
web-review = The review
web-review-wait = The coach is looking at the game again…
web-review-far = { $percent } %
web-review-curve = Who was winning?
web-review-curve-text = The chance of each player to win when a round began, in percent.
web-review-numbers = In numbers
web-review-of = { $game }, { $rounds } rounds
web-review-back = Back to the end
web-review-begin = before round 1
web-review-after = after round { $round }
web-review-when = The round to look at
web-review-chances = { $sign ->
    [plus] +{ $points }
   *[minus] −{ $points }
  }
web-review-most = { $seat } gains most.
web-review-lucky = { $points } by luck
web-review-lost = { NUMBER($points, minimumFractionDigits: 1) } % lost by mistakes in { $count ->
    [one] one answer
   *[other] { $count } answers
  }
web-review-go = Go to round { $round }
web-review-go-text = the replay opens there
web-review-round = Round { $round }
web-review-end = End
web-review-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
web-review-swings = What turned the game
web-review-swing = Round { $round }: { $seat } +{ NUMBER($percent, maximumFractionDigits: 0) } %.
web-review-luck = Luck and mistakes
web-review-luck-text = Bars: what the dice gave or took of the chance to win. Below: what mistakes cost.
web-review-points = { $sign ->
    [plus] +{ NUMBER($points, minimumFractionDigits: 1) } %
   *[minus] −{ NUMBER($points, minimumFractionDigits: 1) } %
  }
web-review-luckiest = The luckiest roll: { $seat } in round { $round }, { NUMBER($points, minimumFractionDigits: 1) } % above the average.
web-review-costliest = Answers to think about
web-review-costliest-text = Judged on what { $whose ->
    [mine] you knew
   *[other] the player knew
  } then.
web-review-lapse = { $chosen }. Better: { $better }.
web-review-lapse-of = { $seat }: { $chosen }. Better: { $better }.
web-review-moment = See the moment
web-review-none = Nothing better was to be found. Well played.

# Painted on signs, in capitals and as short as they can be.

web-sign-mine = GOLD MINE
web-sign-bank = BANK
web-sign-stagecoach = STAGECOACH
web-sign-store = GENERAL STORE
web-sign-saloon = SALOON
web-sign-sheriff = SHERIFF
web-sign-hall = TOWN HALL
web-sign-doc = DOC
web-sign-wanted = WANTED
web-sign-gazette = GAZETTE

# Guests: what a host, or everybody, may do about them.

web-guests = Who else is here
web-guest-mute = Mute
web-guest-unmute = Let speak again
web-guest-remove = Show out
web-guest-remove-sure = Really show { $name } out?
web-guest-hand-over = Let a bot play
web-guest-report = Report the name
web-guest-reported = Reported. Whoever runs this server will see it.
web-guest-votes = For letting a bot play: { $names }.
web-guest-waits = came to play, has no chair
web-guest-gone = not here now
web-onlookers = { $count ->
    [one] One guest without a chair
   *[other] { $count } guests without a chair
  }
web-report-line = Report what { $name } said
web-revoke-join = New link to join; the old ones open nothing any more
web-revoke-watch = New link to watch; the old ones open nothing any more
web-begun = The game has begun
web-chair-plays = plays
web-whose-chair = Whose chair do you take?
web-take-over = Take { $name }’s chair
web-take-begun = from the next question on
web-take-text = You get what { $name } has, and go by your own name. Should you leave, a bot plays on.
web-full-bots = { $game } for { $count }, with { $bots ->
    [one] a bot
   *[other] { $bots } bots
  }. You may take a bot’s chair, or watch.

# Privacy, and whose work this is.

web-licences = Licences and credits
web-privacy = Privacy
web-privacy-text = This server knows your device by a random number in a cookie, and keeps the name you type, your moves, what you say in the chat, and when. Whoever is at your table sees your name, your chat, and your moves as the rules show them; names at public tables stand in the lobby. Whoever runs the server can read all of it. There are no accounts, nothing is shared with anybody else, and network addresses are not stored. It is kept until you have it forgotten, or the operator clears out old tables.
web-privacy-forget = “Forget me” in My games deletes it: your name, your chat and your tables. The moves of your games stay, without your name.
web-forget-me = Forget me
web-forget-me-text = Your name is deleted wherever it stands on this server, and so is all you have said. This device’s list is emptied. Where a game is on, a bot plays on for you.
web-forget-me-stays = What stays: the moves of your games, without your name. As the names are part of what made the seed, this server can no longer prove the dice of those games; records that others have saved remain theirs. This cannot be undone.
web-forget-me-sure = Yes, forget me
web-forget-me-not = Rather not
web-forgotten = { $count ->
    [0] There was nothing left to forget.
    [one] You are forgotten at one table.
   *[other] You are forgotten at { $count } tables.
  }
web-forgotten-partly = { $count ->
    [one] At one table something of you is still kept: { $why } Try again in a moment.
   *[other] At { $count } tables something of you is still kept: { $why } Try again in a moment.
  }
