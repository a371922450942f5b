"""Bots against bots: plans, games on all cores, results that can be continued, shares, ratings, tables, a picture."""
