"""What is asked over HTTP: routes, refusals, limits, the page, and the process that answers."""
