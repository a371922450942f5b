# Showing a scoring, on every board: the buttons, and the table beside it.

scoring = Scoring
scoring-again = Show again
scoring-controls = Playing the scoring
scoring-back = One step back
scoring-pause = Pause
scoring-go-on = Go on
scoring-step = One step on
scoring-speed = Speed { $pace }×
scoring-skip = Skip to totals
scoring-skip-short = Totals
scoring-close = Close the scoring
scoring-you = You
scoring-not-yet = not yet scored
