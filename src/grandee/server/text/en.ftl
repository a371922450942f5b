problem-no-table = There is no such table, or it is not open to you.
problem-broken = This table cannot be opened: the server cannot read what was played at it. Nothing is lost; please tell whoever runs the server.
problem-not-your-seat = This seat is not yours: open its link on this device first.
problem-no-key = This link is not valid any more.
problem-not-started = The game has not begun yet.
problem-over = The game is over.
problem-closed = This table was closed by whoever runs this server; nothing more can be done here.
problem-barred = You are barred from this server: you can look, but not play or write. Ask whoever runs it.
problem-listed = { $most } of your tables are in the list already: make this one by invitation, or wait until one of them has started.
problem-no-lesson = There is no guided first game for this game yet.
problem-not-over = The game is not over yet.
problem-stale = The table has moved on: look at it and choose again.
problem-answered = You have answered already, and at this table answers are final.
problem-changed-often = You have changed this answer { $most } times; it stays as it is now.
problem-cancel-shown = This move has shown something or was left to chance, so it stays.
problem-cancel-nothing = There is no move of yours that could be taken back.
problem-cancel-often = You have taken back { $most } moves in a row; go on from here.
problem-no-chat = The chat of this table is switched off.
problem-open-seats = Some seats are still free: fill them with people or bots first.
problem-no-seat = There is no free seat.
problem-present = Somebody is at this seat; only who has left can be replaced.
problem-bot-plays = A bot plays at your seat: come back to it first.
problem-not-gone = This seat is taken: a bot or somebody else may play there only when its time is over or, without a clock, when the table has waited a day for it.
problem-agreed-bot = While the game runs only the bot that the table agreed on may play on.
problem-no-time = This seat has used up its time, so the bot plays on for it.
problem-seated = You sit at this table already.
problem-not-back = You cannot come back to this seat.
problem-origin = This request comes from another page than ours.
problem-too-often = Too many requests: wait { $seconds } s.
problem-malformed = This request cannot be read: { $fault }.
problem-malformed-type = Send JSON, with the content type application/json.
problem-no-path = There is nothing here.
problem-method = This cannot be done here.
problem-too-long = This request is too long.
problem-too-heavy = This takes too long to read, so it was given up; make it shorter.
problem-headers = This request has too many headers, or too long ones; send fewer.
problem-slow = This request came too slowly and was given up; try again.
problem-full = The server is full; try again in a minute.
problem-database = The database does not answer; nothing was changed. Try again in a moment.
problem-failed = Something went wrong on the server; nothing is lost. Try again in a moment.
bad-url = { $given } is no address such as https://table.example
bad-smtp = mails cannot be sent this way ({ $fault }); name --smtp smtps://user:password@host and --mail-from
bad-smtp-url = mails have links to the table: name its address with --url
bad-database = { $given } is no database; name a file, or an address such as postgresql://user@host/name
bad-database-in-use = { $given } is in use by another server; stop that one, or name another file
bad-database-fault = the database does not answer: { $fault }
bad-workers-database = several workers need PostgreSQL; name one with --database postgresql://…
bad-address = { $given } cannot be used: { $fault }
bad-server = the server does not answer: { $fault }
bad-no-table = there is no such table in this database
bad-table-exists = is in this database already; nothing was written
bad-table-ended = is over or closed already
bad-tables-none = name the tables
bad-bars-none = name an address, or an account with --account
bad-network = is no address and no network such as 203.0.113.7 or 2001:db8::/48
bad-no-account = there is no account with this name
bad-no-bar = is not barred; nothing was changed
bad-time = { $given } is no time such as 90m, 12h or 30d
bad-database-version = has format { $given }, and this program reads { $known }; start its server once
bad-backup = cannot be read as a table: { $fault }
bad-backup-empty = holds no tables
bad-bot-in-backup = is no bot that is known here; a backup never makes this machine run a file
bad-line-length = a line has more than { $most } characters
bad-line-deep = a line has more than { $most } dots or opening brackets
bad-lines = there are more than { $most } lines

name-length = A name has { $low } to { $high } characters.
name-characters = A name can hold letters, digits, symbols and spaces, but nothing that cannot be seen.
chat-empty = Nothing of this can be seen: write a few words.
account-name-taken = Somebody is already called { $name }. Please choose another name.
account-label-length = The name of a passkey has { $high } characters at most.
account-label-characters = The name of a passkey can hold letters, digits, symbols and spaces, but nothing that cannot be seen.
account-password-length = A password has { $low } to { $high } characters.
account-login-failed = That did not log you in. Check what you entered, or try again with your passkey.
account-attempt-over = This attempt is over or took too long. Please start again.
account-passkey-refused = This passkey could not be checked. Please try again.
account-passkey-known = This passkey already belongs to an account.
account-passkey-unknown = Your account has no such passkey.
account-too-many-passkeys = An account has at most { $most } passkeys. Remove one first.
account-last-means = This is the only way into your account. Add another passkey or a password first.
account-unknown = This account does not exist any more.

# The server in English.

notice-push-title = It is your turn
notice-push-body = { $game } is waiting for your move.
notice-confirm-subject = Do you want notices at this address?
notice-confirm-body =
    Hello,

    somebody, most likely you, asked Grandee to send a mail to this address when it is their turn in a game.

    If it was you, follow this link:
    { $link }

    If it was not, do nothing: without the link no notices are sent here.
notice-turn-subject = Your turn: { $game }
notice-turn-body =
    Hello,

    it is your turn in { $game }. This is the way to your table:
    { $link }

    You get this mail because you asked for notices. If you want no more of them, follow this link:
    { $unsubscribe }

notice-refused-form = This is not an address that the server can call.
notice-refused-user = An address with a user name or a password in it is not called.
notice-refused-scheme = Only addresses that begin with https:// are called.
notice-refused-port = Only the usual port of https, 443, is called.
notice-refused-internal = This address belongs to an internal network; only addresses on the internet are called.
notice-refused-name = The name in this address is not known, or nobody says where it is; check it and try again.

problem-no-accounts = There are no accounts here: the server lacks the extra host.
problem-not-logged-in = Log in first.
problem-no-device = Take a seat first: then there is something to tell you about.
problem-no-push = This server sends no web push.
problem-push = This subscription cannot be used: { $fault }.
problem-no-mail = This server sends no mails.
problem-mail-address = This is no mail address.
problem-mail-failed = The mail could not be sent; check the address and try again later.
problem-hook = This address cannot be called: { $fault }.

page-missing = This server was installed without its page. Everything else works: the interface is described at /api/schema, and games in a terminal start with: grandee play --terminal
