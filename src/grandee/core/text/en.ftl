# Words that every game needs: what was wrong, what is allowed, why a move was refused.

did-you-mean = did you mean { $word }?
nearest-are = the nearest are { $words }
known-are = known are { $words }

allowed-addresses = addresses such as 10.0.0.2 or 10.0.0.0/8, separated by commas
allowed-number = a whole number from { $low } to { $high }
allowed-half = a number from 0 to 99 in steps of one half
allowed-choice = one of { $words }
allowed-switch = true or false
allowed-list = different words out of { $words }
allowed-list-of-words = a list of words
allowed-file = the name of a file
allowed-or = { $one } or { $other }

bad-value = { $given } is not possible; allowed is { $allowed }
bad-option = there is no such option; { $hint }
bad-preset = there is no such preset; { $hint }
bad-forced = must be { $must } where { $other } is { $value }
bad-forced-together = must be { $must } where all of this holds: { $others }
bad-excluded = cannot be { $given } where { $other } is { $value }
bad-excluded-together = cannot be { $given } where all of this holds: { $others }
bad-only-where = can be { $given } only where { $other } is { $value }
bad-only-where-together = can be { $given } only where all of this holds: { $others }
bad-length = { $given } given, { $needed } needed
bad-game = there is no such game; { $hint }
bad-rule = there is no such rule; { $hint }
bad-bot = there is no such bot; { $hint }
bad-language = there are no words in this language; { $hint }
bad-file = cannot be read: { $fault }
bad-write = cannot be written: { $fault }
bad-toml = is not valid TOML: { $fault }
bad-json = is not a valid record: { $fault }
bad-key = { $key } is not known here; { $hint }
bad-word = { $given } is not known; { $hint }
bad-twice = { $given } is in two places
bad-too-many = { $given } are too many; at most { $most } are possible
bad-effect = { $given } cannot be used like this; { $hint }
bad-parameters = its parameters are { $keys }
given-number = a number
given-numbers = a list of numbers
given-word = a word
given-key = { $key } ({ $what })
given-list = { $one }, { $other }
bad-missing = { $key } is missing
bad-table = must be a table with { $keys }
bad-text = must be text, not { $given }
bad-version = was written in format { $given }; this program reads format { $known }
bad-digest = names data { $given }, which this program does not have; it has { $known }
bad-seed = { $given } is not a seed; a record needs 64 hexadecimal digits
bad-sealed = holds only the commitment { $given } of a running game, so it cannot be replayed
bad-move = { $given } is no move of this game; { $hint }
bad-seat = there is no seat { $given }; the seats are { $known }
bad-result = the moves lead to { $found }, not to { $given }
bad-number-of-moves = there are { $known } moves; { $given } is not one of their numbers
bad-scenario-step = needs a move, a refusal or an expectation
bad-numeral = { $given } is no number
bad-event = there is no event { $given }; { $hint }
bad-event-words = { $given } has too many words; an event of this name has { $words }
bad-empty = what is empty would hold whatever happens; leave it out

refused-game-over = The game is over.
refused-not-asked = It is not your decision now.
refused-other-decision = That answers another decision; asked is { $decision }.
refused-not-offered = That is not among your options.
refused-unknown-move = { $move } is no move of this game.

# What a scenario found instead of what it expected.
differs-value = { $found } instead of { $expected }
differs-nothing = nothing
differs-refused = { $reason } ({ $rule })
differs-allowed = was allowed
differs-changed = changed the state
differs-forced = was the only option, so it was made without asking; leave this move out
differs-forced-other = { $seat } had one option only, { $made }, which was made without asking; leave this move out
differs-not-asked = { $seat } is not asked; asked: { $asked }
differs-options = missing: { $missing }; not expected: { $surplus }
differs-includes = { $missing } not among the options: { $options }
differs-excludes = { $found } among the options
differs-event = { $event } did not happen; nearest: { $nearest }; all that happened: { $events }
differs-no-event = { $event } did not happen, and nothing else
differs-event-order = { $event } happened, but not after { $before }; all that happened: { $events }
differs-happened = { $event } happened: { $found }
differs-holds = { $missing } not in hand: { $hand }
differs-lacks = { $found } in hand: { $hand }

event-forced = { $seat } has only one choice.
unknown = ?
bad-refused-move = { $given } is refused: { $reason } ({ $rule })
allowed-assignment = name=value
bad-file-in-record = names a file; a record holds its data itself, under custom
bad-over = the game is over, and a position needs a decision
bad-row = there is no such row; { $hint }
bad-together = shows the whole truth and cannot go with { $other }
bad-bot-move = answered { $given }, which is not one of its { $count } options
bad-taken = is there already and would be written over; name another file
bad-no-drawing = there is nothing to draw in { $game }
bad-no-random-data = { $game } has no maps by lot
bad-exists = is there already; name another file, or go on with it by --resume
bad-with-resume = cannot be chosen for a game that is resumed
bad-resume = without a file, --resume goes on with the last game in the browser, and no browser can be opened here; for the terminal name the file of a record
bad-no-commitment = the record holds no hash of its seed; name the one that was shown at the beginning
bad-commitment = { $given } is no hash; it has 64 hexadecimal digits after sha256:
bad-bot-in-record = is played by { $name }, which is no bot that is known here; name the bots with --bots
allowed-seconds = a number of seconds from 0 to 86,400
bad-result-line = is no result of an arena: { $fault }
bad-worker = a worker has ended unexpectedly; the results so far are kept, and the same command goes on with them
bad-locked = is being written by another arena; wait until it is done, or name another file
bad-library = needs the library { $library }, which is not installed: { $command }
bad-cluster = cannot be reached: { $fault }
bad-alone = is possible only together with { $other }
bad-no-records = holds no record of a finished game; the arena keeps them with --record
bad-unfinished = is the record of a game that is not over after { $count } moves; a data set needs finished games
bad-other-shape = { $given } cannot be in one data set with { $known }: their observations or actions differ

# Who sits at a seat, as the board says it.
player-human = human
player-random = random
player-greedy = greedy
player-page = page
player-squire = squire
player-knight = knight
player-count = count
player-duke = duke
player-grandee = grandee

# What a log says of those who sit there.
log-cancel = { $name } takes a move back.
log-late = The time of { $name } is over.
log-seat-person = { $name } sits down.
log-seat-bot = A bot plays for { $name } now.
log-seat-open = The seat of { $name } is free again.
log-enter-device = The seat of { $name } was opened on another device.
log-enter-again = { $name } was let in once more.
log-closed = Whoever runs this server has closed this table.

# Several things in a row.
list-comma = { $some }, { $last }
list-semicolon = { $some }; { $last }

# Where a printed fact comes from.
source-rulebook = from the rulebook
source-public = published by others
source-inferred = follows from the rulebook
source-reconstructed = reconstructed: our best guess
source-placeholder = placeholder: nothing is known of it
source-custom = of one's own
