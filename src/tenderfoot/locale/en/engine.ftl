# Why the engine refuses something.

refusal-not-offered = “{ $choice }” is not one of the answers to this question.
refusal-no-such-answer = { $seat } cannot answer “{ $choice }” to this question; the nearest answer is “{ $nearest }”.
refusal-no-such-seat = There is no seat “{ $found }” at this table; seats go from 0 to { $last }.
refusal-no-such-game = There is no game “{ $game }”; the nearest is “{ $nearest }”, and there are: { $known }.
refusal-not-asked = { $seat } is not asked anything now.
refusal-over = The game is over: there is nothing left to decide.
refusal-nothing-sealed = There is nothing to take back: your last answer has been opened, so the others know it, and chance may have spoken since.
refusal-not-held = The game does not wait for a window to close.
refusal-unknown-option = This game has no option “{ $option }”; the nearest is “{ $nearest }”, and it has: { $known }.
refusal-unknown-value = The option “{ $option }” cannot be “{ $value }”; the nearest value is “{ $nearest }”, and it can be: { $known }.

# What can be wrong with a record.

refusal-not-a-record = This is not a saved game or a record of Tenderfoot.
refusal-record-cut-off = The record stops in the middle, after line { $line }: its end is missing.
refusal-bad-line = Line { $line } of the record makes no sense: “{ $found }”.
refusal-missing-line = The record has no line “{ $word }”.
refusal-bad-version = “{ $found }” is no version of the rules.
refusal-bad-seed = “{ $found }” is no seed.
refusal-other-origin = The seed of this record is not what the table and the seats put into it.
refusal-other-rules = The record was made with rules { $version } of { $game }; this program plays rules { $ours } and leaves it as it is.
refusal-other-keys = The record draws “{ $found }” where this program draws “{ $ours }”: it was changed, or written by a program that had other names for its dice and cards. It is left as it is.
refusal-record-differs = Line { $line } of the record says “{ $found }” and should say “{ $expected }”.
refusal-record-differs-blank = The record differs from what it should be in blanks or line ends only.
