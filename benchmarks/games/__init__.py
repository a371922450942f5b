"""What figures need of single games: for the page a module named as the game's package, beside it bots to measure."""
