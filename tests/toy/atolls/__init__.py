"""Atolls: a small game in plain Python that needs what large ones need. Nothing outside this folder knows it.

Two editions, each a ruleset, with other sizes; a colour that nobody plays; a map that is put together during the game;
a tie-break; effects of its own; a typed view; words in four languages.

The rules:

* **ATO-1** Everybody holds two tiles, which nobody else sees, and draws one whenever one is laid.
* **ATO-2** In turn, lay one of your tiles on a free slot, until one slot is left: the lagoon.
* **ATO-3** What is printed on a tile happens when it is laid: natives (N) come to it, whoever laid it takes coins, or
  a current lets one piece drift at once (large edition).
* **ATO-4** Then, in turn, everybody puts one settler on a slot in each round, at most two of a colour on one slot.
* **ATO-5** Large edition: afterwards you may let one piece of any colour drift to the next slot, twice in a game.
* **ATO-6** Who alone has most pieces on a tile takes its value. Natives are counted, and take nothing.
* **ATO-7** Between equals coins decide.
"""
