# What the command and the terminal say by themselves, whatever the game.

notice = Tenderfoot is an unofficial fan implementation; it has no ties to the authors or publishers of these games.
interrupted = Stopped.
version = Tenderfoot { $version }, rules { $form }
form-compiled = compiled
form-interpreted = interpreted

help =
    Tenderfoot: Dice Town and Gold River in your terminal.

    tenderfoot play GAME      play against bots; GAME is one of { $games }
    tenderfoot resume [FILE]  go on with the game played last, or with a saved one
    tenderfoot replay FILE    tell a recorded game
    tenderfoot verify FILE    check a record: seed, dice, cards, decisions, points
    tenderfoot rules [GAME]   the rules in short, and every card
    tenderfoot review FILE    who was winning when, luck, and what would have been better
    tenderfoot arena [GAME]   bots against bots: who is stronger, and how sure that is
    tenderfoot serve          open a table in the browser
    tenderfoot --version      the version, and whether the rules are compiled

    For play:
      --bots greenhorn        how well the bots play: { $levels };
                              one for all, or one for each: greenhorn,gambler,marshal
      --seat 0                where you sit; 0 is the first seat
      --name Ann              what you are called
      --seed 7                any number or word: the same seed gives the same dice and cards
    For play and resume:
      --plain                 lines of text instead of a whole screen
      --data DIRECTORY        where games are kept; TENDERFOOT_DATA says it for good
    For arena:
      --focal gambler         who is measured, and --field prospector against whom;
                              --bot package:Class measures a bot of your own
      --seeds 100             how many seeds, each played in every seat; --first 0 is the first
      --jobs 2                how many processes; --out DIRECTORY keeps everything and goes on later
      --gate                  as many seeds as it takes to say whether it is better
    For serve (TENDERFOOT_PORT and so on say it for good):
      --host 127.0.0.1        which of this machine’s addresses; 0.0.0.0 lets others on the network in
      --port 8765             and which port
      --database FILE         where tables are kept
      --base-url ADDRESS      what people open, if a proxy stands before it; --proxied believes what it says of them
      --log-level warning     debug, info, warning or error
      --bot-processes 2       how many processes think for bots
      --coach-processes 1     and how many for hints; no bot waits for these
      --connections 4000      how many at once, and --connections-each 400 from one address;
                              who is silent makes room for others
    For verify:
      --commitment DIGITS     64 hexadecimal digits: the fingerprint that the table had shown before the game
    Everywhere:
      --lang fr               en or fr; otherwise what LC_ALL, LC_MESSAGES or LANG say

help-game = For play and arena { $game }:
help-setting = { $values }; { $default } unless you say so

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
hint-best = { $label }  { $answer }: best, worth { $points }
hint-other = { $label }  { $answer }: { $points } less
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

refusal-unknown-command = There is no command “{ $command }”; there are: { $known }.
refusal-needs-play = Say which game to play: tenderfoot play dicetown.
refusal-needs-replay = Say which record to tell: tenderfoot replay FILE.
refusal-needs-verify = Say which record to check: tenderfoot verify FILE.
refusal-bad-commitment = “{ $found }” is no fingerprint: it has 64 hexadecimal digits.
refusal-no-origin = The record says nothing of what a table and its seats put into the seed, so it has no fingerprint.
refusal-other-table = The number of the table does not belong to this fingerprint. The seed may have been chosen afterwards.
refusal-too-many-words = “{ $word }” is one word too many.
refusal-no-such-option = There is no option { $option }; tenderfoot --help lists them.
refusal-option-without-value = The option { $option } needs a value.
refusal-option-with-value = The option { $option } takes no value.
refusal-option-elsewhere = The option { $option } means nothing to tenderfoot { $command }.
refusal-unknown-language = There is no language “{ $language }”; there are: { $known }.
refusal-unknown-level = There are no bots of level “{ $level }”; the nearest is “{ $nearest }”, and there are: { $known }.
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
