"""Referees: second, slow, obvious tellings of a game's rules, to check the engines against."""
