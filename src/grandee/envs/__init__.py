"""Environments for learning and research: observations as arrays, PettingZoo, OpenSpiel, many games in one call.

Thin adapters without rules. `numpy` (the extra `envs`) is needed by all of them, PettingZoo and OpenSpiel by the module
that is named for each; nothing outside this package imports any of the three.
"""
