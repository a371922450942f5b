"""Live updates: who listens to a table, through which socket and through which worker."""
