# The beginning: picking a game, setting a table up, going on.

home-heading = What shall we play?
home-about = No account needed. Bots fill every empty chair.
home-games = Games
home-set-up = New table: { $game }
home-learn = Learn to play
home-preset = Rules
home-bots = Bots
home-clock = Clock
clock-none = None
clock-bank = Live
clock-bank-about = { $minutes } min + { $seconds } s
clock-each = Days
clock-each-about = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-minutes = Minutes for the game
clock-increment = Seconds more for each turn
clock-days-each = Days for each turn
home-all-options = All options
home-changed = changed
home-play = Play now against bots
home-invite = Invite friends
home-open = Open table
home-here = Around one device
home-here-about = Everybody at this device. Between turns a curtain hides what is secret.
home-here-start = Start around this device
home-note = You with { $others }.
home-fair = Bots see only what a player in their chair would see.
home-count-here = a person at this device
home-count-open = a free seat
home-guest = Guest
home-guest-n = Guest { $number }

bot = bot
bot-page = very easy
bot-squire = easy
bot-knight = fair
bot-count = good
bot-duke = strong
bot-grandee = strongest, slow
bot-mixed = Mixed
bot-mixed-about = different ones
bot-level = Level of the bot, { $name }

home-seats = Seats
home-seats-about = A seat “as the button says” gets a bot, a guest or whoever comes, by the button that you press.
home-seat = Seat { $number }
home-seat-name = Name at seat { $number }
home-seat-you = You
home-seat-any = as the button says
home-seat-here = a person at this device
home-seat-open = by invitation
home-terms = The table
home-title = Name of the table
home-late = Whoever runs out of time
home-late-bot = is replaced by a bot
home-late-forfeit = forfeits
home-spectators = Spectators
home-spectators-about = Others may watch. They see what is open, never a hand.
home-chat = Chat
home-chat-about = People at the table can write to each other.
home-changes = Secret choices may be changed
home-changes-about = Until the last one is in.
home-rules = Rules of the game
home-reset = Back to the preset
home-way-out = Choose { $option }: { $value }
home-only-with = Only with { $option }: { $value }
home-shut = Not now: { $option } is { $value }.
home-set-back = Does not go with this choice any more and is as usual again: { $options }.
home-bad-excluded = “{ $given }” cannot be chosen while { $other } is { $value }
home-bad-excluded-together = “{ $given }” cannot be chosen while all of this holds: { $others }
home-list-missing = { $count ->
    [one] One more is to be chosen here, or none at all.
   *[other] { $count } more are to be chosen here, or none at all.
}
home-list-over = { $count ->
    [one] One too many is chosen here.
   *[other] { $count } too many are chosen here.
}
home-origins = { $count ->
    [0] All cards are from the rulebook, or published.
    [one] { $count } card is reconstructed.
   *[other] { $count } cards are reconstructed.
}
home-origins-about = Their printed text is not public. They are our best guess; a deck of your own (All options) corrects them.
home-file = Choose a file
home-file-make = Make one
home-file-change = Change
home-file-drop = or drop it here
home-file-remove = Remove { $name }
home-file-long = { $name } cannot be used: a text of at most 40,000 characters is needed.

home-continue = Continue
home-continue-empty = Your tables will be here.
home-with = With { $names }
home-your-move = Your move
home-seats-free = { $count ->
    [0] All seats are taken
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
home-closed = Closed
home-finished = Finished
home-go-on = Play
home-open-table = Open
home-all-tables = All { $count } tables
home-fewer = Fewer
home-record = Open a saved game
home-open-tables = Open tables
home-refresh = Refresh
home-open-empty = No table is open just now. Open one, and whoever comes can sit down.
home-join = Join
home-invited = Invitation link
home-enter = Enter
home-invited-about = Paste the link that somebody sent you.
home-invited-wrong = This is not a link to a table here. Such a link looks like { "/t/…" }.

# Links to hand on
link-copy = Copy
link-copied = Copied
link-share = Share
link-show-code = Show a code for phones
link-code = { $label }, as a code for a phone’s camera
seat-link = Link to your own seat
seat-link-show = Continue on your phone
seat-link-hide = Hide it
seat-link-warn = Only for you: whoever has this link sits at your seat and sees your cards.
seat-link-about = Open it on your other device. This one keeps the seat too.

# Before the game
agreed = How it is played
agreed-own = from a file
agreed-yes = yes
agreed-no = no
gather-full = All seats are taken.
gather-need-link = This table is by invitation: ask for the link.
gather-watching = All seats are taken. You can watch when the game begins.
gather-start = Start the game
gather-starts = The game begins by itself as soon as every seat is taken.
gather-invite = Invite others
gather-invite-about = The link opens the table and asks only for a name. It is not a seat link: it never carries your seat.
gather-no-invitation = The invitation link is in the browser where the table was made.
gather-here = Somebody else at this device
gather-here-name = Name
gather-bot = Seat a bot
gather-leave = Stand up
gather-free = Free the seat

# The menu of a table
menu-title = Table
menu-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
menu-rematch = A rematch has the same people, everybody one seat on. Whoever asks first opens it, the others join.
menu-watch = Let others watch
menu-watch-link = Link for spectators
menu-watch-about = Whoever has it sees what is open on the table, and no secrets.
menu-device = Your other device
menu-device-about = The link to your seat is known only where you sat down, until that page is loaded again.
menu-device-account = With an account your seats are on all your devices.
menu-chat-about = Only the host can switch it on or off.
menu-bot-for = played by a bot: { $bot }
menu-there = at the table
menu-look = Look from here
menu-look-none = Look on as a spectator
menu-look-own = Back to my seat
menu-absent = { $name } is away, but the game does not wait for them.
menu-absent-until = { $name } is away. From { $until } a bot may play on, or somebody else.
menu-give-bot = Let a bot play: { $bot }
menu-leave-to-bot = Leave it to a bot: { $bot }
menu-seat-bot = Seat the bot: { $bot }

fair = Fair shuffle
fair-about = All chance in this game comes from one secret number. Its fingerprint is shown here before the first card; at the end the number is shown too, and anybody can check that it fits. Nobody can have changed it on the way.
fair-commitment = Fingerprint (SHA-256)
fair-seed = The number
fair-check = Check it now
fair-holds = It fits.
fair-broken = It does not fit.
fair-later = The number is shown when the game is over.

curtain-other = { $name } goes first

version-newer = A new version of Grandee is here.
version-broken = A part of the page could not be loaded.
version-reload = Reload
version-later = Later
lost-heading = There is nothing here
lost-about = The address is wrong, or what was here has gone.
