"""Eight-Minute Empire: Legends, from docs/rules/eight-minute-legends.md. The compiled rules lie in `engine`.

| read                  | for                                                                | sections of the spec |
| --------------------- | ------------------------------------------------------------------ | -------------------- |
| data/*.toml           | the cards and the sides of the segments, each with its source      | 1                    |
| declarations.py       | every field, decision and reason; events.py: every event           | 12                   |
| effects.py            | every ability and part of an action that a card may name           | 5, 6                 |
| engine/laying.py      | laying the segments, and where their lines meet                    | 2, 11                |
| engine/set_up.py      | start region, tokens and armies, by a player or by lot             | 2, 9                 |
| engine/bidding.py     | bidding for the right to name who begins                           | 3                    |
| engine/turn.py        | taking a card, turns, the end of a leg                             | 4, 7, 8, 10          |
| engine/parts.py       | what a card lets its player do, part by part                       | 4                    |
| engine/building.py    | placing armies, building, destroying; discoveries                  | 5, 9, 10             |
| engine/moving.py      | moving armies, one step at a time                                  | 5                    |
| engine/abilities.py   | what the cards before a player are good for                        | 6, 7                 |
| engine/scoring.py     | who controls what, and what it pays                                | 7                    |
| engine/knowledge.py   | who knows what, and how the unknown is redrawn                     |                      |
| engine/state.py       | words for the numbers of a game                                    |                      |
| engine/facts.py       | switches and tables that the rules look things up in               |                      |
| engine/evaluation.py  | what a position promises, for bots: no rule                        |                      |
| engine/rules.py       | all of it put together                                             |                      |

The numbers in engine/actions.py, cells.py, events.py, refusals.py, sizes.py and steps.py are made from the declarations
(tools/numbers.py). The rest speaks with people and files: deck.py, map.py and segments.py read what is shipped or
somebody's own (files.py: what they share), random_map.py makes a map by lot and drawing/ draws one, facts.py turns all
that into what a set-up fixes, position.py writes positions and position_reader.py reads them, shapes.py says what their
words may be, invariants.py what must hold in every state, board.py draws, log_lines.py tells, messages.py words,
projection.py and api.py are what the page gets, game.py presents the game, and manifest.py says what those read who
list, measure and check all games.
"""
