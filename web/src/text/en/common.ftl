# Words that every screen uses.

page-title = Grandee
page-no-answer = The server does not answer. Try again in a moment.
close = Close
home-link = Grandee, home
try-again = Try again
loading = Loading …
loading-long = This takes longer than it should.
about-link = About Grandee
account-link = Account
rules-link = Rules

list-and = { $some } and { $last }

settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-contrast = High contrast
settings-contrast-about = Stronger lines and text.
settings-still = Less motion
settings-still-about = Pieces appear where they go instead of travelling.
settings-sound = Sounds
settings-sound-about = Short ones: your turn, a scoring, the end.
settings-turns = Confirm the end of my turn
settings-turns-about = The last move before others go on is asked for once more.
settings-secrets = Confirm secret choices
settings-secrets-about = What you choose in secret is asked for once more.
settings-keys = Letter keys
settings-keys-about = U, D, K and others act at the table.
settings-others = Speak every move
settings-others-about = For screen readers: moves of others as they happen, not as a summary.
settings-plain = Table in words
settings-plain-about = Text and buttons instead of the drawn board, for every game.
settings-pace = Speed of moves and scorings

# Seats and players
you = you
away = away
forfeited = forfeited
to-move = to move
is-choosing = is choosing
has-chosen = has chosen
turn-order = turn { $order }
seat-free = free seat
seat-colour-blue = blue
seat-colour-orange = orange
seat-colour-green = green
seat-colour-pink = pink
seat-colour-yellow = yellow
seat-colour-black = black
seat-name-colour = { $name } ({ $colour })
seats = Seats
seat-back = Come back
seat-no-time = The time of this seat is used up, so the bot plays on to the end.
players = Players
your-name = Your name
sit-down = Sit down
watching = watching
clock = Time left
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
