# Grand Inquisitor & Colonies: the words of the lesson about gold and goods.

lesson-colonies-welcome = In America there is gold, in the Mediterranean there are goods. A caballero that steps onto a free one carries it, and nobody takes it away. Brought home to Spain, gold is worth 6 points and goods 4.
lesson-colonies-carried = You have gold on the ship, goods in the Mediterranean, and in America a caballero without a load.
lesson-colonies-power = Olivares has played 7, Mencía 5. Play the 10 and go first.
lesson-colonies-deliver = All three of yours may sail now. Land the gold in Sevilla.
lesson-colonies-way = Delivered: 6 points at once. Your caballero stays in Sevilla, the gold goes back to the supply. That usually takes four turns: onto the ship, out, back to the ship, home. The goods could sail to the ship now, but there is a quicker way. Go on.
lesson-colonies-transport = New gold and goods come with cards of pile 7, as soon as one is taken. “Transport” brings one gold and two goods. Take it.
lesson-colonies-step = What you bring in, you may use at once. Put your caballero in America onto the gold; that is its movement for this turn.
lesson-colonies-faster = The special action of “Transport” moves up to three of your own with their loads, wherever you like and without a ship. Move the goods from the Mediterranean to Valencia.
lesson-colonies-from-spain = Delivered: 4 points. A caballero moves only once in a turn, by a card or by sea, so take another one: from Castilla to the Mediterranean.
lesson-colonies-onto = On arrival it may step onto a free token. Take the goods.
lesson-colonies-place = That will do. The card also places one: in Castilla, where a caballero has just left.
lesson-colonies-counts = Who carries something counts in scorings like everybody, but can be neither captain nor viceroy and never goes into the castillo. If you send it to the province or recall it to your court, its load is lost.
lesson-colonies-end = Opponents may move your carriers with cards, but the points stay yours, wherever they land in Spain. Two more turns, and your gold and goods are home. Good trade!
