"""Tables: their state as the log makes it, who sits at them, what is played, shown and timed."""
