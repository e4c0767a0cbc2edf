# The help of the command, and why it refuses what was typed.

help = Tenderfoot: Dice Town and Gold River, against bots in your terminal or with friends in the browser.
help-commands = Commands
help-options = Options
help-words = What it is about
help-game = Options of { $game }
help-examples = Examples:
help-more-options = [options]
help-usual = (otherwise: { $usual })
help-more =
    “tenderfoot COMMAND --help” explains a command, its options and how one types it.
    To begin: tenderfoot play dicetown

value-command = COMMAND
value-language = LANGUAGE
value-game = GAME
value-file = FILE
value-directory = DIRECTORY
value-levels = LEVELS
value-seat = NUMBER
value-name = NAME
value-table = TABLE
value-seed = SEED
value-digits = DIGITS
value-bot = BOT
value-bots = BOTS
value-count = NUMBER
value-address = ADDRESS
value-scheduler = SCHEDULER
value-addresses = ADDRESSES
value-port = PORT
value-url = ADDRESS
value-log-level = LEVEL
value-token = TOKEN
value-pools = ADDRESS
value-days = DAYS
value-setting = VALUE

option-help = this page; after a command, the page of that command
option-version = the version, and whether the rules are compiled
option-lang = the language: { $languages } (otherwise: what LC_ALL, LC_MESSAGES or LANG say, else en)

# One line for each command, what it does, the word after it, and how one types it.

command-play = play against bots in the terminal
manual-play =
    Play against bots in the terminal. Every answer is saved at once; whenever you leave,
    “tenderfoot resume” goes on.
word-play = the game: { $games }
examples-play =
    tenderfoot play dicetown
    tenderfoot play dicetown --edition classic --bots greenhorn,gambler,marshal
    tenderfoot play dicetown --wild-west --indians --lang en
    tenderfoot play goldriver --players 3 --bots gambler --seed 7
    tenderfoot play goldriver --players 2 --bots miser:Miser

command-resume = go on with a game you left
manual-resume = Go on with the game you played last, or with a saved one.
word-resume = a saved game (otherwise: the one played last)
examples-resume =
    tenderfoot resume
    tenderfoot resume saves/dicetown-5eed5eed.tenderfoot --plain

command-replay = tell a recorded game
manual-replay =
    Tell a recorded game, with the reason for everything that happened. Of a game that goes on
    it tells what a spectator may hear.
word-replay = the record of a game
examples-replay = tenderfoot replay game.tenderfoot

command-review = who was winning when, luck, and what would have been better
manual-review =
    Look at a game that is over again: who was winning when, who was lucky, and the costliest
    decisions with what would have been better. It takes the coach a minute or so.
word-review = the record of a game that is over
examples-review = tenderfoot review game.tenderfoot

command-verify = check a record: seed, dice, cards, decisions, points
manual-verify =
    Play a record through and compare seed, dice, cards, decisions and points. The first
    difference is named, and the exit status is 1.
word-verify = the record of a game
examples-verify =
    tenderfoot verify game.tenderfoot
    tenderfoot verify game.tenderfoot --commitment 64_DIGITS_FROM_YOUR_NOTES

command-rules = the rules in short, and every card
manual-rules = The rules in short, and every card; of one game or of all.
word-rules = the game: { $games } (otherwise: all)
examples-rules =
    tenderfoot rules dicetown
    tenderfoot rules goldriver --lang fr

command-arena = bots against bots: who is stronger, and how sure that is
manual-arena =
    Let bots play bots: who is stronger, and how sure that is. Each seed is played with the bot
    in every seat in turn, then the other way round, then the bot against itself. Without a game,
    a bot or an option of a game it climbs the whole ladder of levels in all games, as
    docs/strength.md shows it, and draws the pictures of that page into OUT/strength; that takes
    hours. Ctrl-C stops it, and the same command goes on where it was.
word-arena = the game: { $games } (otherwise: the first of them, or all for the ladder)
examples-arena =
    tenderfoot arena goldriver --bot prospector --field greenhorn --seeds 20
    tenderfoot arena dicetown --wild-west --players 3 --out build/mine --jobs 2
    tenderfoot arena goldriver --bot miser:Miser --field greenhorn --gate
    tenderfoot arena --seeds 400 --on tcp://192.0.2.7:8786

command-dataset = let bots play thousands of games, and keep every decision as a table
manual-dataset =
    Let bots play a game many times, and keep every decision and every result as tables in Parquet;
    then read them back and check them by playing every game again. From game to game everybody
    moves on by a seat. Ctrl-C stops it, and the same command goes on where it was.
word-dataset = the game: { $games }
option-games = how many games; more of them can be added later
option-dataset-bots = who plays: { $levels }, or package:Class for a bot of your own; one for all seats, or one for each, with commas
option-dataset-seed = any number or word: the same seed gives the same games
option-dataset-out = the directory for the tables; games that were begun there go on
option-verify = plays nothing new, and checks what is there
examples-dataset =
    tenderfoot dataset goldriver
    tenderfoot dataset goldriver --players 2 --bots gambler,greenhorn --games 200
    tenderfoot dataset dicetown --wild-west --games 5000 --out build/west
    tenderfoot dataset goldriver --games 100000 --on tcp://192.0.2.7:8786
    tenderfoot dataset --verify --out build/west

command-serve = open tables in the browser, for you and your friends
manual-serve =
    Open tables in the browser, for you and your friends. What an option says for once, a variable
    says for good: TENDERFOOT_PORT for --port, TENDERFOOT_BASE_URL for --base-url, and so on; an
    option comes before a variable. Ctrl-C stops; every game goes on at the next start.
examples-serve =
    tenderfoot serve
    tenderfoot serve --host 0.0.0.0 --port 8080
    tenderfoot serve --base-url https://play.example.org --proxied
    tenderfoot serve --bots miser:Miser

command-cluster = try several workers on one database, on this machine
manual-cluster =
    Start a PostgreSQL of its own, several workers and the HAProxy before them, on this machine, for
    whoever wants to try a server that grows. A worker that dies is started again, and nobody loses
    anything. What variables say to serve they say to each worker. Ctrl-C stops all of it; every game
    goes on at the next start. It needs HAProxy, and pip install "tenderfoot[postgres,cluster-local]".
option-workers = how many workers
option-cluster-data = the directory of the database (otherwise: a directory of your own)
option-cluster-base_url = what people open, if another proxy stands before all of it
examples-cluster =
    tenderfoot cluster
    tenderfoot cluster --workers 5 --host 0.0.0.0

command-proxy = write the configuration of a HAProxy before several workers
manual-proxy =
    Write the configuration of a HAProxy that stands before several workers on one database, and leads
    everybody to the worker that has his table. Every worker is started with --proxied and the same
    --database postgresql://…; docs/operating.md says more.
option-proxy-workers = where the workers listen, with commas
examples-proxy =
    tenderfoot proxy --workers 10.0.0.1:8765,10.0.0.2:8765 --port 80

command-thinkers = think for the bots of servers elsewhere
manual-thinkers =
    Think for the bots of servers that name this pool with --thinkers: several servers share it, and it
    grows apart from them. It is shown what a bot may see and nothing else. Server and pool must know
    the same token, which stands in TENDERFOOT_THINKERS_TOKEN rather than on the command line, and be
    the same version with the same bots. Ctrl-C stops; servers go on with other pools.
examples-thinkers =
    tenderfoot thinkers --processes 8
    tenderfoot thinkers --listen unix:/run/tenderfoot/thinkers --bots miser:Miser
    tenderfoot serve --thinkers 127.0.0.1:8767,127.0.0.1:8768

command-backup = copy all tables to a file, while the server runs or not
manual-backup =
    Copy all tables to a file, while the server runs or not. To restore, stop the server, put the
    copy in the place of its database, and start it again: every game goes on from there.
word-backup = the copy to be made; a file that exists is never overwritten
examples-backup =
    tenderfoot backup monday.db
    tenderfoot backup monday.db --database tables.db

command-remove = take a table, or a name, out of the database
manual-remove =
    Take a table out of the database, or a name out of every table, with all that was said under it.
    Stop the server first. What is removed cannot be brought back: make a backup if in doubt.
word-remove = the table, by the ten letters and digits of its address
option-remove-name = the name to be removed, spelt as it stands there
examples-remove =
    tenderfoot remove k3v9x0q2ab
    tenderfoot remove --name "Black Bart"

command-reports = list the names and lines that people have reported
manual-reports =
    List the names and lines of public tables that people have reported, the oldest first, while the
    server runs or not.
examples-reports =
    tenderfoot reports
    tenderfoot reports --database tables.db

# Options of play and resume.

option-bots = who plays against you: { $levels }, or package:Class for a bot of your own; one for all, or one for each, with commas
option-resume-bots = package:Class for each bot of your own that sits at this game, with commas
option-serve-bots = package:Class for each bot of your own that tables may seat, with commas; installed ones are there anyway
option-seat = where you sit; 0 is the first seat
option-name = what you are called (otherwise: Tenderfoot)
option-seed = any number or word: the same seed gives the same dice and cards (otherwise: chance draws one)
option-plain = lines of text instead of a whole screen, also for pipes and screen readers
option-data = where games are kept (otherwise: what TENDERFOOT_DATA says, or a directory of your own)

# Of verify.

option-commitment = the fingerprint the table had shown before the game: 64 hexadecimal digits

# Of arena.

option-bot = who is measured: { $levels }, or package:Class for a bot of your own
option-field = who sits at all the other seats, named the same way
option-seeds = how many seeds
option-first = the first of them
option-jobs = how many processes play (otherwise: one for each processor)
option-on = the address of a scheduler of Dask’s, as tcp://host:8786: its workers play, and the results are the same (otherwise: processes of this machine)
option-out = keeps every result there, and goes on there when called again
option-gate = plays as many seeds as it takes to say whether the bot is better than the field
option-minutes = stops the whole ladder after so many minutes, and writes the page from what is played (otherwise: when all is played)

# Of serve.

option-host = which of this machine’s addresses to listen at; 0.0.0.0 lets others on the network in
option-port = the port to listen at; 0 takes a free one
option-database = where tables are kept: a file, or postgresql://… (otherwise: tables.db in a directory of your own)
option-base_url = what people open, if a proxy stands before the server
option-proxied = believes what that proxy says of where people come from
option-metrics = opens /metrics to whoever sends this token (otherwise: to this machine, and behind a proxy to nobody)
option-keep_finished = how long tables are kept when the game is over, in days; forever: always
option-keep_abandoned = how long tables are kept where nobody plays any more, in days; forever: always
option-words = a file of words, one a line, that names and chat of public tables may not hold (otherwise: a short list)
option-log_level = what the log tells: debug, info, warning or error
option-bot_processes = how many processes think for bots
option-thinkers = pools of “tenderfoot thinkers” that think for the bots, with commas (otherwise: the processes of --bot-processes)
option-thinkers_token = the secret that a server and its thinkers share; better in TENDERFOOT_THINKERS_TOKEN
option-listen = where to listen: HOST:PORT, or unix:PATH
option-processes = how many processes think
option-thinkers-bots = package:Class for each bot of your own that servers may ask for, with commas
option-coach_processes = how many work out hints; no bot waits for these
option-connections = how many connections at once
option-connections_each = how many of them from one address; who is silent makes room for others

# Of the games.

setting-dicetown-edition = in the revised one there are fewer deeds, and the Doc pours Elixirs
setting-dicetown-players = how many play; six with the Wild West only
setting-dicetown-bribes = whether the Sheriff hears offers before he breaks a tie
setting-dicetown-first_sheriff = the seat that wears the badge in the first round
setting-dicetown-wild_west = with the extension: outlaws, a river, ranches, a second winner everywhere
setting-dicetown-indians = with the Indian die: six surprises for whoever gives land back
setting-goldriver-players = how many play; two bid under seal
setting-goldriver-buildings = with the buildings among the cards
setting-goldriver-poker = with ten points for the best poker hand at the end
setting-goldriver-first_game = without the harder cards
setting-goldriver-mayor_points = what a Mayor’s office is worth at the end

# Why it refuses something.

refusal-unknown-command = There is no command “{ $command }”; the nearest is “{ $nearest }”, and there are: { $known }.
refusal-needs-play = Say which game to play: tenderfoot play dicetown.
refusal-needs-dataset = Say which game to play: tenderfoot dataset goldriver.
refusal-needs-replay = Say which record to tell: tenderfoot replay FILE.
refusal-needs-verify = Say which record to check: tenderfoot verify FILE.
refusal-needs-review = Say which record to look at again: tenderfoot review FILE.
refusal-needs-backup = Say where the copy goes: tenderfoot backup FILE.
refusal-too-many-words = “{ $word }” is one word too many: { $usage }.
refusal-no-such-option = “tenderfoot { $command }” has no option { $option }; the nearest is { $nearest }, and “tenderfoot { $command } --help” lists them.
refusal-option-elsewhere = The option { $option } is for { $where }; “tenderfoot { $command }” does not take it, and “tenderfoot { $command } --help” lists what it takes.
refusal-option-too-early = The option { $option } stands after the command: tenderfoot { $command } … { $option }.
refusal-option-of-nobody = There is no option { $option }; the nearest is { $nearest }, and it stands after a command.
refusal-option-without-value = The option { $option } needs a value: { $option } { $example }.
refusal-option-with-value = The option { $option } takes no value; it stands alone.
