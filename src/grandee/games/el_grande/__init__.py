"""El Grande, 1995 edition: `numbers`, `facts` and `state` are its words, the other modules its rules and its face.

| module | what it holds |
| --- | --- |
| `numbers` | the numbers of actions, steps and reasons |
| `facts` | what a set-up fixes: switches, cards, map |
| `state` | the numbers of a running game and words for them |
| `turn` | rounds, power cards, turns, placement (sections 6 to 10 and 16 of the spec) |
| `special` | what a special action may ask, and how it is announced (13, 21, 23) |
| `effects` | the effects that cards name, with their parameters (13, 21) |
| `changes` | what happens to the pieces in one step |
| `veto` | windows, and steps that are shown before they happen (17) |
| `scoring` | one area, several areas, the general scoring (14, 15) |
| `knowledge` | what a seat is shown and what it cannot know (5) |
| `rules` | everything put together |
| `consistency` | what must hold in every state, and in a written position |
| `deck`, `position`, `board`, `canvas`, `speech`, `story`, `title` | data, positions, pictures, words: not compiled |
"""
