"""El Grande, both editions and all variants.

What the rules count with is in `declarations`; the rules are compiled and lie in `engine`.

| module | what it holds |
| --- | --- |
| `declarations`, `sizes`, `rulesets`, `fields`, `decisions`, `events` | what the numbers in `engine` are made from |
| `effects`, `effects_scoring`, `effects_royal` | every effect that a card may name: parameters, text, icon, rule |
| `special_action` | what is declared of each, and their vocabulary |
| `engine/actions`, `cells`, `events`, `refusals`, `sizes`, `steps` | those numbers (`tools/numbers.py`) |
| `engine/facts` | what a set-up fixes: switches, cards, map |
| `engine/state` | words for the numbers of a running game |
| `engine/turn`, `end_of_round` | rounds and turns (sections 7, 10 and 16 of the spec) |
| `engine/power`, `calls`, `placement` | power and grey cards, caballeros called and placed (4, 9, 10) |
| `engine/deal`, `virtual`, `france`, `france_place` | cards that are laid out (6); the virtual player (18); France |
| `engine/special` | how a special action is announced and carried out (13, 21) |
| `engine/special_decisions` | what a special action may ask (13, 21, 23) |
| `engine/effects`, `scoring_effects`, `royal_effects`, `regency` | the rules of the effects (13, 14, 21) |
| `engine/changes` | what happens to the pieces in one step |
| `engine/veto` | windows, and steps that are shown before they happen (17) |
| `engine/scoring` | one area, several areas, the general scoring (14, 15) |
| `engine/knowledge` | what a seat is shown and what it cannot know (5) |
| `engine/evaluation` | what a position promises, for bots: no rule |
| `engine/rules` | everything put together |
| `invariants` | what must hold in every state |
| `deck`, `map`, `files`, `facts` | the cards and the map, read from TOML and turned into what a set-up fixes |
| `position`, `position_reader` | positions in the words of scenarios, written and read |
| `card_reader`, `variant_reader`, `written_agenda` | the reader's parts: cards, what only variants have, the agenda |
| `board`, `board_map`, `board_list`, `board_cards`, `board_players`, `board_scene` | the text board, part by part |
| `bricks`, `canvas` | where its bricks lie; lines and walls of text |
| `messages`, `log_lines`, `projection`, `api`, `game` | words, the log, what a page gets, the face of the game |
| `manifest` | what is read by those who list, measure and check all games |
"""
