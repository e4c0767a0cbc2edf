# What `tenderfoot serve` says.

serve-here =
    Tenderfoot is at { $address }
    Tables are kept in { $file }. Stop with Ctrl-C; every game goes on when you start again.
serve-share = Friends open { $address }
serve-only-here = Only this machine can reach it; start with --host 0.0.0.0 to let others on your network in.
serve-stops = Stopping: everything is on disk.
cluster-here =
    Tenderfoot is at { $address }, with { $count } workers
    Everything is kept in { $folder }. Stop with Ctrl-C; every game goes on when you start again.
backup-made = { $file } is copied to { $copy }.
removed-table = The table { $table } is removed, with everything about it.
removed-name = { $name } is removed from { $count ->
    [one] one table
   *[other] { $count } tables
  }.
report-none = Nothing has been reported.
report-name = { $table_id }: chair { $number } is called { $name }.
report-players = { $table_id }: { $name } said to the players: { $text }
report-watchers = { $table_id }: somebody who watches said: { $text }
refusal-remove-what = Say one thing to remove: tenderfoot remove TABLE, or tenderfoot remove --name NAME.
refusal-no-table-to-remove = There is no table { $found } in this database.
refusal-no-name-to-remove = Nobody is called { $name } in this database.

# How a server can be started wrongly.

refusal-bad-port = { $source } cannot be “{ $found }”: a port is a number from 0 to 65535, such as 8765.
refusal-bad-base-url = { $source } cannot be “{ $found }”: it looks like https://play.example.org, with nothing behind it.
refusal-bad-log-level = { $source } cannot be “{ $found }”; the nearest is “{ $nearest }”, and there are: { $known }.
refusal-bad-count = { $source } cannot be “{ $found }”: it is a number from 1 to 999999.
refusal-bad-days = { $source } cannot be “{ $found }”: it is a number of days, such as 90, or forever.
refusal-cannot-start = The server cannot start: { $fault }.
refusal-bad-workers = --workers cannot have “{ $found }”: it lists where workers listen, such as 10.0.0.1:8765,10.0.0.2:8765.
refusal-bad-worker-count = { $source } cannot be “{ $found }”: it is a number from 1 to { $most }.
refusal-no-haproxy = This needs HAProxy, which is not installed; on Debian and Ubuntu: apt-get install haproxy.
refusal-cluster-ended = { $program } has ended before it was ready: what it said stands above.
refusal-database-scheme = { $source }: { $found } is no database that is known here. Name a file, or an address that begins with postgresql://.
refusal-database-address = { $address } is no address of a PostgreSQL database: it is written postgresql://user:password@host:5432/name, with %-signs for what is not a letter or a digit in a password.
refusal-database-unreachable = No PostgreSQL answers at { $address }. See that it runs there and takes calls from here, and start again.
refusal-database-password = PostgreSQL at { $address } refuses this user with this password. Put both into the address, or the password into the variable PGPASSWORD.
refusal-database-unknown = PostgreSQL has no database { $address }: have its operator make one (createdb).
refusal-database-workers = Workers are at work on { $address }: stop them first.
refusal-no-own-server = PostgreSQL cannot be started here: { $fault }.
refusal-no-pg-dump = { $address } is copied by pg_dump, which is not found here: install PostgreSQL's programs, or run pg_dump where they are.

thinkers-here = { $count ->
    [one] One process thinks
   *[other] { $count } processes think
  } for servers that are started with --thinkers { $address } and the same token. Ctrl-C stops.
refusal-bad-thinkers = { $source } cannot be “{ $found }”: it is HOST:PORT or unix:PATH.
refusal-no-token = Server and thinkers need a secret that both know, of at least { $count } letters: put it into TENDERFOOT_THINKERS_TOKEN for both.
refusal-thinkers-token = The thinkers do not know the same token as this server: TENDERFOOT_THINKERS_TOKEN must be the same for both.
refusal-thinkers-other = The thinkers would not think as this server does: their { $what } ({ $name }) is “{ $theirs }” and ours is “{ $ours }”. Start the same version with the same bots there.
refusal-newer-database = The database has seen { $found } changes of its tables, and this program knows { $known }: it was written by a newer version.
refusal-database-in-use = Another server has { $file } open: one file is for one server. Stop the other one, or give this one another file with --database.
refusal-no-database = There is no database at { $file }; name it with --database.
refusal-backup-exists = { $file } exists already: a backup overwrites nothing.
refusal-no-backup = { $file } cannot be written: { $fault }.

# Why the server refuses something at the door.

refusal-no-such-table = There is no such table, or this link does not open it.
refusal-only-here = That is for the machine the server runs on.
refusal-wrong-host = This server is not known by that name.
refusal-wrong-origin = This request comes from another site.
refusal-too-fast = That was too much at once; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
refusal-too-slow = This took longer than { $seconds } seconds to arrive; try again.
refusal-too-many-connections = There is no room for more connections just now; try again in { $seconds } seconds.
refusal-too-many-tables = No more than { $count } tables can be opened from one address in an hour; try again in { $minutes } minutes.
refusal-too-many-sockets = No more than { $count } connections from one address at once; try again in { $seconds } seconds.
refusal-too-many-watchers = { $count } people watch already; try again in { $seconds } seconds.
refusal-too-many-alive = { $count } tables opened from this address are not over yet; try again when one of them is, in { $seconds } seconds perhaps.
refusal-server-full = This server has as many tables as it can keep; try again in { $seconds } seconds.
refusal-too-many-entries = Too many have come to tables from this address; try again in { $seconds } seconds.
refusal-too-many-take-backs = You have taken { $count } answers back in this game; what you say now stays.
refusal-too-many-links = Enough links have been made for this table.
refusal-too-many-bots = There are only { $count } chairs left for bots.
refusal-only-sockets = This address is for WebSockets only.
refusal-not-json = The request must be JSON.
refusal-not-understood = This message makes no sense: { $fault }.
refusal-too-deep = This message makes no sense: there is too much inside of too much in it.
refusal-packed = The request must come as it is: nothing is unpacked here.
refusal-bad-request = The request makes no sense.
refusal-no-such-page = There is nothing at this address.
refusal-wrong-method = That cannot be done at this address.
refusal-too-long = That is too long.
refusal-fault = Something is wrong with the server, not with you: it is written in its log. Try again in a moment.
refusal-disk-fails = The server’s disk takes nothing at the moment: nothing can be stored.
refusal-elsewhere = This table is just moving within the server; try again in a second.
refusal-draining = No new tables are opened here just now: the server is about to be updated. Games that have begun go on; come again later.
refusal-hello-first = The first message must be a greeting.

# Why a table refuses something.

refusal-already-begun = The game has begun: chairs stay as they are.
refusal-bad-name = A name needs at least one letter.
refusal-name-taken = Somebody at the table is called { $name } already.
refusal-only-watching = This link is for watching; ask for one to join.
refusal-seat-taken = { $seat } sits there already.
refusal-seat-empty = Chair { $seat } is empty already.
refusal-no-seat = You have no seat at this table.
refusal-sits-elsewhere = The game has begun, and this device plays { $name } in it: take another device for another seat.
refusal-only-host = Only the host of the table can do that.
refusal-kept-out = The host of this table has shown you out and keeps you out: no link to it lets you in any more.
refusal-not-yourself = You cannot do that to yourself.
refusal-nobody-there = Nobody sits on chair { $seat } to whom that could be done.
refusal-no-such-guest = Nobody without a chair goes by the number { $guest } here any more.
refusal-nobody-meant = Say whom you mean: somebody on a chair, or a guest who has none.
refusal-muted = The host of this table lets you say no more here; all else is as before.
refusal-being-set-up = The game is just being set up; try again in a moment.
refusal-not-a-bot = There is no bot on chair { $seat } whose place you could take.
refusal-clock-does-it = At this table the clock sees to those who are silent.
refusal-bot-plays = A bot plays for { $seat } already.
refusal-not-waited-for = Nobody is waiting for { $seat }.
refusal-not-yet-silent = { $seat } may take a little longer; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
refusal-return-first = A bot plays for you: take your seat back first.
refusal-rude-name = At a public table a name must be fit for everybody’s eyes; choose another one.
refusal-rude-line = At a public table a line must be fit for everybody’s eyes; say it in other words.
refusal-not-public = Only at a public table is there something to report: here the host sees to his guests.
refusal-no-such-line = There is no such line to report.
refusal-names-forgotten = Somebody who played here has had his name deleted. The names are part of what made the seed, so this server has neither record nor proof of this game any more; whoever has saved the record has them still.
refusal-not-opening = There is nothing to open now.
refusal-other-commitment = That is not what you committed yourself to.
refusal-not-playing = The game has not begun.
refusal-older-rules = This game was begun under other rules than this server plays: its story can be read, nothing of it is lost, and it cannot be played on here.
refusal-not-over = That is to be had when the game is over.
refusal-replay-closed = This table keeps each seat’s knowledge to itself, also after the game, until its host opens it. Your own replay and the points are there.
refusal-hints-off = This table gives no hints.
refusal-no-hint = The coach could not make up his mind; try again.
refusal-busy = There is too much to work out just now; ask again in { $seconds } seconds.
refusal-no-review = This game could not be worked out again.
refusal-no-archive = The record of this game could not be made just now. Try again in a moment.
refusal-window-closed = The window has closed; who had not answered by then has passed.
refusal-no-window = There is no window of this number.
refusal-not-polled = In this window you are not asked, so you cannot hold it.
refusal-no-pace = At this table a window closes with the last answer; there is nothing to hold.
refusal-pace-too-short = A window stays for { $least } milliseconds or longer, as long as a bot takes to answer; or for 0, which means no timing secrecy.
refusal-slow-pace = At a table that is played over days nobody waits at a window: it closes with the last answer (pace 0), or at once by standing answers only.
refusal-standing-is-slow = Only a table that is played over days can do with standing answers alone.
refusal-old-question = This question has been answered or has gone by; look at the new one.
refusal-no-such-question = You have not been asked that.
refusal-nothing-said = There is nothing in that message.
refusal-not-read = The database does not answer at the moment; nothing is lost. Try again.
refusal-not-stored = The disk did not take it: nothing has happened. Try again.
refusal-unreadable = What is kept of this table is damaged and cannot be read. Other tables are not touched by that.

# Where a link to a table is pasted: what the table is, and who waits there.

calling-dicetown = Dice Town at Tenderfoot
calling-goldriver = Gold River at Tenderfoot
calling-waits = { $names } { $count ->
    [one] is waiting
   *[other] are waiting
  }; { $free ->
    [0] every chair is taken.
    [one] one chair is free.
   *[other] { $free } chairs are free.
  }
calling-nobody = A table is open; { $free ->
    [0] every chair is taken.
    [one] one chair is free.
   *[other] { $free } chairs are free.
  }
calling-begun = The game has begun.
