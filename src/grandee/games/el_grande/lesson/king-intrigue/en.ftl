# King & Intrigue (1995): the words of a short lesson.

lesson-king-intrigue-welcome = In King & Intrigue there are no power cards, and no action cards lie on offer. Everybody has the same 18 cards. At the beginning you lay five of them aside in secret; with the other 13 you play nine rounds. You are in round 4.
lesson-king-intrigue-cards = Each card has a value, a number of caballeros that it calls to your court, and a special action. Low cards call many, high ones none, but they go first. What most of them do is our placeholder: no rulebook was at hand.
lesson-king-intrigue-played = Everybody plays one card, face up. Olivares has played 90, Mencía 50.
lesson-king-intrigue-play = These two values are taken for this round: your 90 and your 50 cannot be played. You want the highest value. Play the 130.
lesson-king-intrigue-handed = 130, 90, 50: that is the order of turns. You are highest, so you have the King card and place five caballeros. Olivares places four. Mencía is lowest: she has the Intrigue card, places three and leads the next round.
lesson-king-intrigue-choose = Who has the King card moves the king instead of using the action of the own card. With two or three players you may choose between the two. Take the King action.
lesson-king-intrigue-parts = Your 130 has called one caballero, so your court has three. Placing and the special action come in any order, each in one go. Place first, while Castilla is still open.
lesson-king-intrigue-place = In Castilla Mencía leads three to two. Put one there. A second one follows, and the third goes to Valencia.
lesson-king-intrigue-king = Now the king: take him to Castilla. That closes the region, and if it were scored, the king would bring you two points more.
lesson-king-intrigue-olivares = Olivares has neither King nor Intrigue, so he used his own card: “Score fewest”. Fewest stand in Sevilla, where he is alone with his grande: 4 points and 2. Then he placed four.
lesson-king-intrigue-intrigue = Mencía takes the Intrigue: out of one region she moves either one caballero of an opponent or any number of her own. Castilla is closed to her now.
lesson-king-intrigue-foreign = She sends one of yours from Aragón to Granada, and with that the action is over. After an own one, more own ones could follow.
lesson-king-intrigue-lead = Round 5. The Caballero cards went back, and what was played lies face down and is out of the game. Mencía had the lowest value, so she leads, this time with a 10.
lesson-king-intrigue-end = Only the 180 brings a played card back into your hand. Keep some high cards for the rounds that are scored, some low ones to fill your court, and watch what others have played. A fine game of intrigue to you!
