# What the command and the terminal say by themselves, whatever the game.

notice = Tenderfoot is an unofficial fan implementation; it has no ties to the authors or publishers of these games.
interrupted = Stopped.
version = Tenderfoot { $version }, rules { $form }
form-compiled = compiled
form-interpreted = interpreted

# Names at the table.

name-person = Tenderfoot
name-bot-1 = Annie
name-bot-2 = Buck
name-bot-3 = Clem
name-bot-4 = Dusty
name-bot-5 = Ezra
seat-nameless = seat { $seat }

# Lists.

list-nothing = nothing
list-and = { $first } and { $last }
decimal-mark = .

# The game and its course.

title-dicetown = Dice Town, { $edition ->
    [classic] classic edition
   *[revised] revised edition
  }, { $players } players{ $wild_west ->
    [true] , with the Wild West
   *[false] {""}
  }{ $indians ->
    [true] , with the Indians
   *[false] {""}
  }{ $edition ->
    [revised] { $wild_west ->
        [true] {" (an unofficial mix)"}
       *[false] { $indians ->
            [true] {" (an unofficial mix)"}
           *[false] {""}
        }
    }
   *[classic] {""}
  }
title-goldriver = Gold River, { $players } players
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
winner = wins
over = The game is over.
under-seal = Your answer lies under seal: { $said }
taken-back = You take your answer back.
unfinished = The game is not over: tenderfoot resume { $path } goes on with it.
saved = The game is saved in { $path }; “tenderfoot resume” goes on with it.
recorded = The record of the game lies in { $path }.

# Lines of text.

plain-keys = Type a number; or ? for the rule, ? and a name for a card, c for the coach, u undo, t table, s story, q save and leave.
plain-keys-sealed = Enter opens all answers; u takes yours back, q saves and leaves.
hint-only = { $label }  { $answer }
hint-best = { $label }  { $answer }: best
hint-other = { $label }  { $answer }: wins { $points } % less often
hint-chance = { $prize } { $percent } %
hint-nothing = There is no question for the coach to answer.
no-such-answer = “{ $typed }” is not an answer; type one of the numbers.
help-question = This question
help-nothing = Nothing here is called “{ $wanted }”.

# The whole screen.

screen-story = What happened
screen-pages = PgUp PgDn
screen-keys = Enter answer · c coach · u undo · ? rules · p plain lines · q save and leave
screen-keys-sealed = Enter opens all answers · u takes yours back · ? rules · q save and leave
screen-keys-over = q leave
screen-coach = The coach
screen-close = Esc goes back
screen-open = Open all answers
screen-rules = Rules
screen-look-up = Type a name to look something up; Esc goes back.
screen-too-small = The table needs a terminal of { $needed }; this one is { $width }×{ $height }. Make it larger, or press p for plain lines.
too-small = The table needs a terminal of { $needed }, and this one is { $width }×{ $height }: press Enter to play in plain lines, or make it larger and start again.

# The table of Dice Town.

dicetown-round = Round { $round }
dicetown-mine = { $amount } of { $most }
dicetown-money = ${ $amount }
dicetown-store = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
  }
dicetown-hall = { $row } (+{ $amount })
dicetown-ranch = R
dicetown-tied = { $count } tied at { $most }
dicetown-dollars = $
dicetown-nuggets = gold
dicetown-deeds = deeds
dicetown-cards = cards
dicetown-points = pts
dicetown-dice = dice
dicetown-offer = { $seat } offers ${ $dollars }, gold { $nuggets }, deeds { $deeds }, cards { $cards }
dicetown-river = River: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
  }
dicetown-outlaw = Top Outlaw:
dicetown-wanted = Wanted:
dicetown-recruited = has recruited:
dicetown-captured = has captured:
dicetown-die = Indian die:
dicetown-village = in the village
dicetown-pipe = Peace Pipe:
dicetown-cup = Under your cup:
dicetown-looking = You look at:
dicetown-hand = Your hand:
dicetown-known = { $seat } holds { $cards }

# The table of Gold River.

goldriver-round = Round { $round }, { $deck } cards in the deck, { $first } opens
goldriver-for-sale = For sale
goldriver-nuggets = nuggets
goldriver-even = even
goldriver-odd = odd
goldriver-doubles = doubles

# Checking a record.

verify-right = { $path } is right: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  } played through, every die and card as the seed gives it.
verify-wrong = { $path } is not right. { $why }
verify-told = The table had shown this fingerprint before the game, and its number is in the seed.
verify-shown = The fingerprint of its table is { $commitment }. Compare it with the one you saw before the game; --commitment does it for you.

# Why the command refuses something.

refusal-bad-commitment = “{ $found }” is no fingerprint: it has 64 hexadecimal digits.
refusal-no-origin = The record says nothing of what a table and its seats put into the seed, so it has no fingerprint.
refusal-other-table = The number of the table does not belong to this fingerprint. The seed may have been chosen afterwards.
refusal-unknown-language = There is no language “{ $language }”; there are: { $known }.
refusal-unknown-level = There are no bots of level “{ $level }”; the nearest is “{ $nearest }”, and there are: { $known }.
refusal-unfit-weights = What was learned is of “{ $found }” and does not fit { $game }, rules { $rules }: make it anew with “make train”.
refusal-bots-count = --bots names { $found } levels, and there are { $bots } bots; name one for all, or one for each.
refusal-bad-seat = There is no seat “{ $found }”; seats go from 0 to { $last }.
refusal-unfit-name = “{ $found }” cannot be your name: take 1 to { $most } letters, without brackets.
refusal-nothing-saved = There is no unfinished game in { $path }.
refusal-cannot-read = { $path } cannot be read: { $reason }.
refusal-cannot-write = { $path } cannot be written: { $reason }. Name another directory with --data.
refusal-not-text = { $path } is not a text, so it is no record.
refusal-game-of-record = The record is of a game this program does not know: “{ $game }”.
refusal-no-one-person = { $count ->
    [0] Only bots sit at this game; nobody can go on with it here.
   *[other] { $count } persons sit at this game; here one can play on with bots only.
  }
refusal-already-over = The game in { $path } is over; “tenderfoot replay” tells it.

fault-missing = there is no such file
fault-denied = it is not allowed
fault-read-only = everything there is read-only
fault-directory = it is a directory
fault-no-directory = something that is no directory is in the way
fault-full = the disk is full
fault-other = the system does not let it
