# The frame of every table.

table-heading = { $game } with { $names }
table-refused = You cannot enter this table
skip-to-decision = Skip to the decision
standings = Standings
tabs = Parts of the table
tab-board = Board
tab-cards = Cards
tab-players = Players
tab-log = Log
cards = Cards
card-reference = All cards
board-in-words = The table in words

decision = Your decision
decision-told = Question and messages
options = Your options
find-option = Find an option
your-turn = your turn
undo = Undo
undo-not = Nothing to undo: your last move has shown something, or others have acted since.
let-go = Change
confirm-turn = { $choice }: that is your last step for now.
confirm-turn-yes = Confirm
confirm-secret = In secret: { $choice }?
confirm-secret-yes = Choose it
options-more = More options
options-before = Options before
waiting = One moment …
waiting-start = Waiting until every seat is taken.
waiting-for = Waiting for { $names }
absent = { $names } { $count ->
    [one] is away.
   *[other] are away.
}
absent-since = { $names } { $count ->
    [one] is away
   *[other] are away
} (last move { $ago }).
absent-clock-bot = The clock ends { $until }; then a bot plays on.
absent-clock-forfeit = The clock ends { $until }; then the seat forfeits.
absent-from-you = From { $until } you may let a bot play or free the seat.
absent-from-host = From { $until } the host may let a bot play or free the seat.
absent-from-player = From { $until } you may let a bot play.
absent-from-others = From { $until } the others at the table may let a bot play.
absent-now-you = You may let a bot play, or free the seat.
absent-now-host = The host may let a bot play, or free the seat.
absent-now-player = You may let a bot play.
absent-now-others = The others at the table may let a bot play.
absent-first = { $name }: { $ending }
absent-link = Copy the table's link
free-about = { $name } would lose the seat: its link, devices and notes are gone for good. The game then waits for somebody new.
free-keep = Keep waiting
free-yes = Free it
secret-chosen = You have chosen: { $choice }. You may change it until all have chosen.

log = Log
log-and-chat = Log and chat
log-since = Since your last move
log-all = Show the whole log
log-empty = Nothing has happened yet.
table-closed = Whoever runs this server has closed this table.
chat = Chat
chat-new = { $count } new
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send

connection-lost = The connection is lost. Trying again …
connection-offline = You are offline. The table waits.
connection-gone = This table is not open to you any more.
missed = { $count ->
    [one] { $count } move was made while you were away.
   *[other] { $count } moves were made while you were away.
}

missed-show = Show me

over-showing = The last scoring
bot-plays = A bot is playing for you ({ $name }).
link-local = This server answers on this machine only: others cannot open the link. For them, start it with: grandee serve --host 0.0.0.0
over-won = { $names } wins
over-shared = Shared victory: { $names }
over-rank = { $place }.
over-rank-shared = { $place }. (shared)
rematch = Rematch
to-rematch = To the rematch
review = Review
record = Record

curtain = Hand the device to { $name }
curtain-about = Nothing secret is on the screen.
curtain-yes = I am { $name }
invitation = Invitation link
asked-now = That is for another time. Now: { $question }

keys-title = Keys
keys-about = Letters work while the focus is on the table; they can be switched off in the settings.
keys-arrows-map = next region in that direction
keys-arrows-cards = next card or column in that direction
keys-enter-map = choose the region
keys-enter-cards = choose, or confirm a card and its column
keys-numbers = options of the decision: the number or letter that stands on them
keys-columns = choose a column
keys-undo = undo
keys-done = done
keys-escape = drop an unfinished choice
keys-read-region = read the focused region or card in full
keys-read-card = read the focused card or column in full
keys-switch = switch the what-if view
keys-zoom-in = zoom in
keys-zoom-out = zoom out
keys-zoom-fit = show the whole map
map-zoom = Zoom
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-fit = Whole map
keys-scoring-back = a step back in the scoring
keys-scoring-on = a step on in the scoring
keys-scoring-close = close the scoring
keys-replay-back = a move back
keys-replay-on = a move on
keys-replay-first = to the beginning
keys-replay-last = to the end
keys-replay-before = to the round or scoring before
keys-replay-after = to the next round or scoring
keys-replay-play = play or pause
keys-holds = who holds what
keys-jump = to the decision
keys-players = to the players
keys-hand = to your cards
keys-log = to the log
keys-help = this list
