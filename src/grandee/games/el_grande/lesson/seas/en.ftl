# Grand Inquisitor & Colonies: the words of the lesson about the seas.

lesson-seas-welcome = Grand Inquisitor & Colonies adds four areas to the game of 1995: a ship, America, the Mediterranean and France. They are scored like regions, but few ways lead there. You begin in round 4, with two caballeros on the ship.
lesson-seas-pays = America pays 4 for first place, and 5 to its viceroy. The Mediterranean pays 4 and 2. The ship has no places, only a captain, who gets 3. France pays 3 and 1, with 2 more for the ambassador and 1 for the envoy.
lesson-seas-power = Olivares has played 8, Mencía 6. You want to go first: play the 11.
lesson-seas-sail = Who was at sea when your turn began may sail once in it, between any two parts: from the ship to America, the Mediterranean or a coast of Spain; from over there only back to the ship. Send one to America.
lesson-seas-viceroy = On arrival a caballero may take a free office; later it is too late. Make it viceroy: 5 points whenever America is scored.
lesson-seas-land = The other one sails home. All coasts are open but Valencia, where the king stands. Land it in Cataluña.
lesson-seas-choose = Now an action card. Two piles are new: 6 and 7. Take the King for now: five caballeros, and the king moves.
lesson-seas-ship = Valencia is on the coast. While the king stands on a coast, you may also place on the ship. Put one there.
lesson-seas-captain = The captain's place is free. Take it: 3 points whenever the ship is scored. The next one stays on deck to sail in your next turn; the others stay in Spain.
lesson-seas-king = Of the new areas the king enters only France. Take him to Aragón: now the way to the ship is closed, and the one to France is open.
lesson-seas-france = While the king is in Aragón or Cataluña, you may place in France, as long as one of its three places is free. Olivares is the ambassador, and now the envoy as well.
lesson-seas-scored = Mencía scores the new areas. You get 3 as captain and 5 as viceroy. She is first in America and in the Mediterranean: 4 each. Olivares is first in France and holds both offices: 6.
lesson-seas-end = In a general scoring the new areas come right after Spain. Captain and viceroy do not count for places; ambassador and envoy do. And the one on deck? Gold may be waiting overseas. A fair wind to you!
