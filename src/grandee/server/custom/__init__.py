"""Decks, maps and records of strangers, read away from the event loop and within bounds."""
