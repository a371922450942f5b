"""What the page's figures need of single games: a module named as the game's package."""
