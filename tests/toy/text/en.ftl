game-title = Dials
game-summary = Play the highest number that nobody else plays.
event-dialled = { $seat } sets { $number }.
event-scored = { $seat } scores { $number }.
event-guessed = { $seat } guesses { $number }; it was { $die }.
refused-number-gone = You have played that number.
