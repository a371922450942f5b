# The command line in English.

cli-about = The great games of area influence: to play, to watch, to study and to teach machines.
cli-version-compiled = grandee { $version }, rules compiled
cli-version-plain = grandee { $version }, rules in plain Python (slower: they were not compiled when it was installed)
cli-stale = These compiled modules are older than their sources: { $modules }. Run python3 run.py build.
cli-compiling = The rules are being compiled in the background. This game runs with plain ones, in which bots think more slowly; the next start uses the compiled ones.
cli-error = grandee: { $what }
cli-interrupted = Stopped.

help-play = play against bots, in the browser or, with --terminal, in this terminal
help-serve = run a server with tables for others
help-export = write tables of a database to a file, as a backup
help-import = bring tables of a backup into a database
help-tables = list the tables of a server; close or remove some
help-bars = list who is barred from a server; bar an address or an account, or lift a bar
help-verify = check that a recorded game was dealt from the seed that was promised, and that its moves and result are right
help-games = list the games, or one game's options, presets, decisions and data
help-simulate = let bots play many games without a screen
help-arena = let bots compete: many games on all cores, shares of victories and ratings with intervals
help-scenario = check scenario files and say what differs
help-replay = step through a recorded game
help-rules = look up rules by their ids
help-bench = measure every performance figure of the project
help-game = the game's id
help-players = how many seats
help-bots = the bots, separated by commas: names, search@1000 or search@50ms for a budget, FILE.py:CLASS for one of your own; one stands for all
help-option = an option of the game, as name=value; may be repeated
help-preset = a named set of options
help-seed = the same seed gives the same deal
help-seat = your seat, or the seat whose view is shown
help-record = write the record to this file
help-resume = go on: with the game in this file, which is kept up to date, or without a file with the last one in the browser
help-number-of-games = how many games
help-json = answer in JSON for programs
help-provenance = list all data that is not from a rulebook
help-draw = write a picture of the map (SVG): all its parts, or as they lie, with --seed or a layout that is given
help-make-map = write a map of its own by lot, the same for the same --seed
file-written = { $file } is written.
help-scenario-files = scenario files
help-record-file = a record: JSON, or one record a line
help-line = which record of a data set, counted from 1
help-at = stop after this many moves
help-as-scenario = print the position as a scenario file
help-log = print what happened as sentences
help-rule-ids = rule ids or their beginnings, such as KH-EXP-4 or KH-EXP
help-peers = also measure other engines, where they are installed
help-server = also measure the server, which takes minutes
help-page = also measure the page in a browser, which takes a minute
help-setup = also measure the set-up of a fresh clone and of a wheel, which takes minutes
help-rows = only the rows whose id begins with one of these
help-version = say which version this is and whether its rules are compiled
help-lang = language: en, cs, pl or de
help-open = show all cards and hands
help-arena-bots = at least two bots, separated by commas: names, search@1000 or search@50ms for a budget, FILE.py:CLASS; for a gauntlet the challenger first, for a ladder the weakest first
help-plan = who meets whom: round-robin, gauntlet (the first bot against the others) or ladder (each against the one before it)
help-deals = how many deals; each is played by every line-up in all rotations of the seats
help-rotations = only so many rotations of the seats for each deal; 0 is all
help-time = seconds for one decision; a bot that takes longer forfeits its game; 0 is no limit
help-workers = how many games are played at once; as many as there are cores if it is left out
help-results = add every result to this file; games that are in it already are not played again
help-arena-record = keep the whole record of every game with its result
help-plot = draw the shares of victories into this SVG file
help-ray = play on the ray cluster at this address; local begins one on this machine
help-terminal = play in this terminal; --record, --resume FILE and --seed do so too
help-host = the address to listen at; 0.0.0.0 is every network of this machine
help-port = the port to listen at; 0 takes a free one
help-database = a file, or an address such as postgresql://user@host/name; a file in your data folder if it is left out
help-url = the address under which people reach the server, such as https://table.example
help-server-workers = how many processes answer; more than one needs PostgreSQL
help-bot-processes = in how many processes bots think; one fewer than there are cores, but two at least, if it is left out
help-proxies = the addresses of proxies whose word about a visitor's address is taken, separated by commas
help-smtp = where mails are handed in, such as smtps://user:password@host; better in the variable GRANDEE_SMTP
help-mail-from = the address that mails come from
help-log-level = how much is logged: debug, info, warning or error
help-table-ids = the ids of tables; all if none is named
help-out = the file to write; only you will be able to read it
help-keys = also the hashes of keys and devices, and people's notes, so that everybody keeps their seat
help-backup = a file that grandee export has written
help-tables-do = what to do; list if nothing is said
help-tables-ids = the ids of tables
help-phase = only those that are gathering, running, over or closed
help-idle = only those that nobody with a seat has visited for so long, such as 12h or 30d
help-maker = only those that were made from one address, by the hash that the list shows or its beginning
help-tables-account = only those where somebody with this account has a seat
help-bars-do = what to do; list if nothing is said
help-bars-addresses = addresses or networks such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48; of IPv6 at least a /64
help-bars-account = the name of an account; can be given several times
help-bars-for = for so long, such as 12h or 30d; for good if it is left out
help-commitment = the hash that was shown at the beginning; the record's own if it is left out

play-welcome = { $game }. You are { $seat }. Type a number or a move; help explains the rest.
play-thinking = { $seat } ({ $bot }) is thinking …
play-your-turn = { $decision }:
play-prompt = your move>{" "}
play-go-on = Press Enter to go on{" "}
play-help =
    Type the number of an option, or its words: { $example }. The beginnings of the words are enough.
      board    show the table again
      log      what happened since your last move; log all for the whole game
      undo     go back to your last decision
      card     what the cards on the table do; card X for any card
      rules ID look up a rule, for example { $rule }
      save F   write the record of this game to the file F
      back     of a long list: choose its first part again
      quit     leave the table
play-part-by-part = There are many; choose the first part, then the rest:
play-which-card = { $given } may be one of these: { $cards }.
play-nothing-to-undo = There is no earlier decision of yours.
play-undone = Back to your last decision.
play-not-understood = { $given } fits none of your options; type one of the numbers { $numbers }, or help.
play-ambiguous = { $given } fits { $count ->
    [one] { $count } option
   *[other] { $count } options
}; type more of it, or its number.
play-no-card = There is no card { $given } here. The cards are: { $cards }.
play-saved = Saved to { $file }, all secrets included. Go on with: { $command }
play-left = You have left the table.
play-over = The game is over.
play-won = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the victory with { $points }.
}
play-needs-file = Name a file, for example: save game.json
play-elsewhere = Another window runs this server: when it ends there, this table waits until you resume.
play-no-browser = No browser was found on this machine, so you play here. To play on the page from another device, open http:// with this machine's address and :{ $port } there while this command runs here:
play-page = Your table: { $url }
play-end = Ctrl-C ends the server; your game is kept.
play-kept = Your game is kept. Go on with: { $command }

list-options = Options
list-presets = Presets
list-rulesets = Rulesets for machines
list-default-when = { $value } where { $when }
list-decisions = Decisions
list-data = Data
list-default = default { $value }
list-actions = { $count } actions
list-provenance-none = Everything is from the rulebook.
list-unprinted = { $count ->
    [one] { $count } card is reconstructed.
   *[other] { $count } cards are reconstructed.
}

rules-code = In code
rules-code-by-scenarios = In code, of rules that the same scenarios show
rules-tests = In tests
rules-ambiguous = { $id } stands in several rulebooks: { $specs }. One of them alone: --game ({ $games }).

simulate-progress = games
simulate-result = games: { $games }, moves: { $moves }, games a second: { $rate }
simulate-seat = { $seat } { $bot }: wins { $share } %, points { $points } on average
simulate-kept = Stopped before the end. Finished games kept in { $file }: { $count }.
scenario-passed = { $count } passed
scenario-failed = { $failed } of { $count } failed
scenario-unusable = { $count } could not be used
replay-move = Move { $number } of { $count }
replay-prompt = Enter next, b back, a number to go there, q quit>{" "}
bench-peers-missing = open_spiel is not installed, so the peers are left out: pip install open_spiel
bench-envs-missing = numpy or PettingZoo is not installed, so the environments are left out: pip install grandee[envs]
bench-page-missing = Playwright or Chromium is not installed, so the page is left out: pip install playwright, apt-get install chromium
bench-setup-missing = Only a checkout on Linux or macOS can measure the set-up, so it is left out
bench-head-row = row
bench-head-value = value
bench-head-budget = budget
bench-head-holds = holds
bench-yes = yes
bench-no = no
bench-calibration = calibration loop: { $value } million steps a second on { $machine }

arena-progress = games
arena-result = games: { $games }, of them played now: { $played }, games a second: { $rate }
arena-head-bot = bot
arena-head-games = games
arena-head-wins = wins (95 %)
arena-head-points = points (95 %)
arena-head-rating = rating (95 %)
arena-head-forfeits = forfeits
arena-head-seconds = seconds a game
arena-head-pace = seconds a decision
arena-pairs = How often the bot of a row is ahead of the bot of a column:
arena-plot = Share of victories with intervals of 95 %
arena-chance = all alike: { $share }
arena-forfeit = { $bot }: forfeits { $count }, the first at move { $move } ({ $reason }: { $detail })
arena-ratings-missing = openskill is not installed, so the ratings are left out: pip install openskill
arena-count = { $value }
arena-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-seconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-range = { $value } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

serve-listening = Listening at { $url }
backup-progress = tables
export-done = Tables written to { $file }: { $count }
export-secrets = The file holds the seeds of running games and everything that was played and said: keep it to yourself.
export-secrets-keys = The file holds the seeds of running games, everything that was played and said, and the hashes of keys and devices: keep it to yourself.
import-done = Tables brought in: { $count }
tables-listed = listed
tables-invited = invited
tables-visited = visited { $time }
tables-count = Tables: { $count }
tables-close = Tables closed: { $count }
tables-remove = Tables removed: { $count }
bars-network = address
bars-account = account
bars-since = since { $time },
bars-until = until { $time }
bars-for-good = for good
bars-count = Bars: { $count }
bars-add = Barred { $end }: { $what }
bars-lift = No longer barred: { $what }
verify-seed-right = The seed is the one that was promised: its hash is { $commitment }.
verify-seed-wrong = The seed is not the one that was promised: its hash is { $found }, promised was { $commitment }.
verify-seed-sealed = The record holds no seed, as long as the game runs; promised is { $commitment }.
verify-moves-right = All moves follow the rules; number of moves: { $count }.
verify-moves-wrong = The moves cannot be played again: { $reason }
verify-result-right = The result is right: { $points }.
verify-result-wrong = The result is wrong: the moves lead to { $points }.
verify-result-open = The game is not over yet: { $points }.
