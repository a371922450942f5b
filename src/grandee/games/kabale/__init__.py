"""Kabale & Hiebe, in the order of its specification (docs/rules/kabale.md). The compiled rules lie in `engine`.

| read                  | for                                                                 | sections of the spec |
| --------------------- | ------------------------------------------------------------------- | -------------------- |
| data/*.toml           | the cards and goals, each with its source                           | 1                    |
| declarations.py       | every field, decision, reason and event                             | 8                    |
| effects.py            | every effect that a card may name: parameters, text, icon, rule     | 5, 6                 |
| engine/turn.py        | set-up, rounds, turns, drawing, the end of a round                  | 2, 4                 |
| engine/immediate.py   | what flipped cards do: Explorer, Assassin, Storm, Disguise, Traitor | 5                    |
| engine/scoring.py     | a column step by step, the winner, the end of the game              | 6, 7                 |
| engine/abilities.py   | what single cards do in the scoring                                 | 6.3 to 6.8           |
| engine/knowledge.py   | who knows what, and how the unknown is redrawn                      | 3                    |
| engine/state.py       | words for the numbers of a game                                     |                      |
| engine/facts.py       | switches and tables that the rules look things up in                |                      |
| engine/evaluation.py  | what a position promises, for bots: no rule                         |                      |
| engine/rules.py       | all of it put together                                              |                      |

The numbers in engine/actions.py, cells.py, events.py, refusals.py, sizes.py and steps.py are made from the declarations
(tools/numbers.py). The rest speaks with people and files: deck.py and goals.py read cards, facts.py turns them into
what a set-up fixes, position.py writes positions and position_reader.py reads them, invariants.py says what must hold
in every state, board.py draws, log_lines.py tells, numbers.py and messages.py word, game.py presents the game, and
manifest.py says what those read who list, measure and check all games.
"""
