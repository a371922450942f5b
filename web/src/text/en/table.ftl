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
options = Your options
find-option = Find an option
your-turn = your turn
undo = Undo
undo-not = Nothing to undo: your last move has shown something, or others have acted since.
let-go = Change
waiting = One moment …
waiting-start = Waiting until every seat is taken.
waiting-for = Waiting for { $names }
secret-chosen = You have chosen: { $choice }. You may change it until all have chosen.

log = Log
log-and-chat = Log and chat
log-since = Since your last move
log-all = Show the whole log
log-empty = Nothing has happened yet.
log-cancel = { $name } takes a move back.
log-late = The time of { $name } is over.
log-seat = The seat of { $name } changes.
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

over-won = { $names } wins
over-shared = Shared victory: { $names }
rematch = Rematch
to-rematch = To the rematch
review = Review
record = Record

curtain = Hand the device to { $name }
curtain-about = Nothing secret is on the screen.
curtain-yes = I am { $name }
invitation = Invitation link

keys-title = Keys
keys-about = Letters work while the focus is at the table; they can be switched off in the settings.
keys-arrows-key = ← ↑ → ↓
keys-arrows = next region or card in that direction
keys-castillo-key = C
keys-castillo = castillo
keys-numbers-key = 1–9
keys-numbers = options of the decision, in order
keys-enter-key = ⏎
keys-enter = choose
keys-undo-done-key = U D
keys-undo-done = undo, done
keys-read-key = I
keys-read = read the focused region or card in full
keys-holds-key = K
keys-holds = who holds what
keys-go-key = P H L
keys-go = players, hand, log
keys-switch-key = S
keys-switch = switch the what-if view
keys-jump-key = J
keys-jump = to the decision
keys-zoom-key = + − F
keys-zoom = zoom in, out, fit
keys-escape-key = Esc
keys-escape = close, or let an unfinished choice go
keys-help-key = ?
keys-help = this list
