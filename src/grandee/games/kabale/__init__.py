"""Kabale & Hiebe, in the order of its specification (docs/rules/kabale.md).

| read              | for                                                                 | sections of the spec |
| ----------------- | ------------------------------------------------------------------- | -------------------- |
| data/*.toml       | the cards and goals, each with its source                           | 1                    |
| turn.py           | set-up, rounds, turns, drawing, the end of a round                  | 2, 4                 |
| immediate.py      | what flipped cards do: Explorer, Assassin, Storm, Disguise, Traitor | 5                    |
| scoring.py        | a column step by step, the winner, the end of the game              | 6, 7                 |
| abilities.py      | what single cards do in the scoring                                 | 6.3 to 6.8           |
| knowledge.py      | who knows what, and how the unknown is redrawn                      | 3                    |
| state.py          | the numbers of a game and the words for them                        |                      |
| numbers.py        | the numbers of actions, steps and reasons                           | 8                    |
| happenings.py     | the kinds of events                                                 | 8                    |
| facts.py          | switches and tables that the rules look things up in                |                      |
| rules.py          | all of it put together, for the engine                              |                      |

All Python above is compiled. The rest speaks with people and files: deck.py reads decks, position.py scenarios,
board.py and story.py draw and tell, speech.py words, title.py presents the game.
"""
