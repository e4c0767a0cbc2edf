# Data sets: what was kept, and what is wrong with what lies there.

dataset-verified = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $game } with { $decisions } decisions: { $kilobytes } KB in { $path }, read back and verified by playing every game again.
dataset-stopped = Stopped: { $games } of { $wanted } games are kept in { $path }; the same command goes on from there.

# What makes it another data set.

datum-game = game
datum-rules = version of the rules
datum-actions = numbering of the answers
datum-options = set of options
datum-bots = table of bots
datum-bot_sources = version of the bots
datum-seed = seed

refusal-missing-extra = This needs { $package }, which is not installed: pip install "tenderfoot[{ $extra }]"
refusal-verify-alone = --verify plays nothing, so --{ $option } means nothing beside it; it takes --out only.
refusal-dataset-none = There is no data set in { $path }: { $reason }.
refusal-dataset-unreadable = { $path } does not say what the data set is, so nothing can be read or added.
refusal-dataset-elsewhere = { $path } holds other files and no data set; name an empty directory or a new one.
refusal-dataset-other = { $path } holds another data set, whose { $what } is “{ $found }” and not “{ $value }”; name another directory.
refusal-dataset-of = { $path } holds a data set of { $game }.
refusal-dataset-unwritable = { $path } cannot be written: { $reason }; name another directory.
refusal-dataset-rules = { $path } was played by other rules or numbers its answers otherwise than this program plays { $game }; its tables can be read, but not played again.
refusal-dataset-missing = { $path } is missing; the command that made the data set plays it again.
refusal-dataset-damaged = { $path } is damaged or no table of this data set; delete it, and the command that made the data set plays it again.
refusal-dataset-rows = { $path } has { $count } rows, and there should be { $wanted }.
refusal-dataset-short = { $path } ends after { $count } rows, in the middle of a game.
refusal-dataset-illegal = { $path }, row { $row }: “{ $found }” is no legal answer there.
refusal-dataset-differs = { $path }, row { $row }: { $column } is “{ $found }”, and playing the game again gives “{ $value }”.
refusal-dataset-astray = Game { $number } cannot be played again: “{ $found }” is no legal answer there. Verifying the data set names the row.
refusal-dataset-no-game = There is no game “{ $found }”; games go from 0 to { $last }.
