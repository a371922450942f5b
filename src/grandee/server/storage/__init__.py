"""Where the truth is kept: the log, the people and their addresses and notes, migrations and backups."""
