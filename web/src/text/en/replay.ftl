# Looking at a game move by move, records and pictures.

replay-title = Look at a game again
replay-controls = Timeline of the game
replay-scale = Position in the game
replay-round = Round { $number }
replay-scoring = General scoring after round { $number }
replay-move = Move { $at } of { $end }
replay-move-so-far = Move { $at } of { $end } so far
replay-beginning = The beginning.
replay-no-words = { $name } decides.
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-last = To the end
replay-speed = Speed

replay-eyes = Whose view
replay-eyes-seat = As { $name } saw it
replay-eyes-spectator = As a spectator
replay-eyes-open = Everything open
replay-open-note = All cards are open. Nobody saw the game like this.
replay-closed-note = You see what could be seen from here at that moment.
replay-running-note = The game goes on. This is your view of it so far.

replay-share = Share this position
replay-copied = Link copied
replay-link = Link to this position
replay-menu = Save and open
replay-save-picture = Save picture
replay-save-picture-about = The table as it is shown now, with names and scores.
replay-picture-failed = This browser could not draw the picture.
replay-save-record = Save record
replay-save-record-about = All moves in a file. It can be opened here or with the program.
replay-to-table = To the table

replay-open-file = Open a record
replay-open-about = Open the record of a game, or drop its file anywhere on this page.
replay-open-private = The record is only looked at. Nothing of it is kept.
replay-drop-here = Drop the record to look at it
replay-file-bad = This file cannot be shown as a game.
replay-file-large = This file is too large for a record.
replay-file-unread = This file could not be read.

picture-credit = Grandee
