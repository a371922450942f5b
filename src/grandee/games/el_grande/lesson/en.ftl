# How El Grande is played, section by section with the rules it rests on, and the words of the guided first game.

rules-1-title = Goal of the game
rules-1 =
    You lead a noble house in Spain and send your caballeros into its nine regions. Wherever an area is scored, those with the most caballeros there get points.

    The game lasts nine rounds. After rounds 3, 6 and 9 everything on the map is scored. The highest score at the end wins; equal scores share the victory.
    .ids = EG-ROUND-1 EG-WIN-1 EG-WIN-2 EG-WIN-4

rules-2-title = Map and pieces
rules-2 =
    Every region shows three numbers: the points for first, second and third place. Toledo pays the most (7/4/2), Galicia the least (4/2/0). The castillo is a tower beside the regions with points of its own (5/3/1).

    Each player has 30 caballeros. They are in the province (the reserve), at the player's court (ready to be placed), in a region or in the castillo. Each player also has one grande. It marks the home region and does not count as a caballero.

    At the start the king and all grandes stand in different regions, drawn at random. Every grande has 2 caballeros beside it; 7 more wait at each court and 21 in the province.
    .ids = EG-MAP-1 EG-MAP-3 EG-MAP-9 EG-COMP-3 EG-COMP-7 EG-COMP-8 EG-SETUP-7 EG-SETUP-8 EG-SETUP-10 EG-GRANDE-3 EG-GRANDE-4

rules-3-title = A round
rules-3 =
    First the action cards are turned up: one from each of piles 1 to 4, and the king card, which is on offer in every round. Then everybody plays a power card. Then everybody takes one turn, in the order of the power cards.

    Action cards that nobody took leave the game; only the king card comes back. After rounds 3, 6 and 9 a general scoring follows.
    .ids = EG-ROUND-1 EG-ROUND-3 EG-REVEAL-1 EG-REVEAL-2 EG-END-2 EG-END-3

rules-4-title = Power cards and turn order
rules-4 =
    You hold the power cards 1 to 13. The first player plays one openly, then the others clockwise. Nobody may play a value that already lies there in this round, and nobody may pass.

    The highest value takes the first turn, then down to the lowest. Whoever played the lowest value plays the first power card of the next round.

    A power card is used once: nine of your thirteen are enough for the game. Only the action card “Power card back” returns one to your hand. Your hand is secret.
    .ids = EG-POWER-1 EG-POWER-2 EG-POWER-3 EG-POWER-4 EG-POWER-5 EG-POWER-7 EG-PCARD-2 EG-PCARD-3 EG-INFO-2 EG-INFO-7

rules-5-title = Calling caballeros
rules-5 =
    Your turn begins with the call: your power card brings caballeros from the province to your court. The lower the card, the more come: 1 calls 6; 2 and 3 call 5; 4 and 5 call 4; 6 and 7 call 3; 8 and 9 call 2; 10 and 11 call 1; 12 and 13 call none. So going early costs you troops.

    You always take the full number. If the province runs out, you may bring back the missing ones from regions, but not from the king's region and not from the castillo.
    .ids = EG-PCARD-1 EG-CALL-1 EG-CALL-3 EG-CALL-5 EG-CALL-6 EG-CALL-9 EG-CALL-10

rules-6-title = Choosing an action card
rules-6 =
    Now take one of the action cards still on offer. Each has two parts: a number of caballeros to place (the number of its pile, 1 to 5) and a special action. Strong special actions come with few caballeros.

    You decide which part comes first, but you finish one before you begin the other. Placing is a duty; the special action is optional. It can be worth taking a card only so that nobody else gets it.
    .ids = EG-PICK-1 EG-PICK-3 EG-TURN-1 EG-TURN-3 EG-TURN-4 EG-TURN-5 EG-TURN-7 EG-TURN-9

rules-7-title = Placing beside the king
rules-7 =
    Caballeros are placed from your court, never straight from the province. Place as many as the card says; if your court holds fewer, all of them.

    They go into regions that border on the king's region, or into the castillo, and you may spread them as you like. Into the king's own region you never place.
    .ids = EG-PLACE-1 EG-PLACE-3 EG-PLACE-4 EG-PLACE-5 EG-KING-7

rules-8-title = The castillo
rules-8 =
    Whenever you place or move caballeros, you may throw any of them into the castillo instead. It can always be reached, wherever the king is. What you throw in is announced; after that nobody sees inside, so it pays to remember.

    Caballeros leave the castillo only in a general scoring. A card can score it earlier; then everybody goes back in. Grandes and the king never enter it.
    .ids = EG-CAST-1 EG-CAST-2 EG-CAST-3 EG-CAST-4 EG-CAST-5 EG-CAST-6 EG-CAST-9 EG-MAP-8 EG-INFO-4 EG-INFO-5

rules-9-title = Special actions
rules-9 =
    Pile 1 moves caballeros or places two more anywhere. A move takes one from a region to any other region or into the castillo; the regions need not be neighbours. You may move fewer than the card allows. “Foreign” means those of opponents.

    Pile 2 takes caballeros from opponents, back to the province, or gives you a veto. Where opponents choose themselves, they do so one after the other, beginning on your left.

    Pile 3, and some cards of pile 2, score regions at once, just as in a general scoring. A “five” is a region that pays 5 for first place at the moment.

    Pile 4 has the rest: move your grande, take a power card back, bring two caballeros to court, move the king one step, drive opponents out of a region, score in secret, or lay a score board. There are two boards, 8/4/0 and 4/0/0. A board replaces the printed points of a region or of the castillo; there is room for one in each place.

    Pile 5 is the king card: it moves the king to any other region.

    Some cards use the secret disks: all concerned set a region at the same time, then all are shown. A special action without any effect is not offered.
    .ids = EG-SPEC-1 EG-SPEC-3 EG-SPEC-4 EG-SPEC-5 EG-SPEC-6 EG-SPEC-7 EG-MOVE-1 EG-MOVE-3 EG-MOVE-5 EG-PROV-1 EG-PROV-3 EG-PROV-6 EG-DISK-2 EG-SSC-1 EG-SSC-2 EG-SSC-5 EG-ALT-1 EG-ALT-2 EG-ALT-4 EG-GRANDE-1

rules-10-title = The king and his taboo
rules-10 =
    The king's region is taboo. No caballero, no grande and no score board enters or leaves it, by no card and by no disk. Whoever stands there when the king arrives stays.

    Only the king himself comes and goes. As soon as he has left, the region is open again, even in the same turn. His region is scored like any other, and whoever is alone in first place there gets a bonus.

    If nobody moves him, he stays where he is. A move of the king always ends in another region.
    .ids = EG-KING-1 EG-KING-2 EG-KING-3 EG-KING-4 EG-KING-5 EG-KING-6 EG-KING-8 EG-KING-12 EG-KING-13 EG-ALT-5 EG-GRANDE-2

rules-11-title = The veto
rules-11 =
    Whoever takes a veto card puts it down in front of them. Once, in this round or the next, it stops the special action of an opponent. It never stops a call, a placement or a general scoring.

    The holder is asked when the action is announced and again before each of its steps. What is already done stands; the rest does not happen. Then the veto card is gone. An unused one expires at the end of the next round.
    .ids = EG-VETO-1 EG-VETO-2 EG-VETO-3 EG-VETO-5 EG-VETO-6 EG-VETO-7 EG-VETO-8 EG-VETO-9 EG-VETO-10

rules-12-title = Scoring an area
rules-12 =
    Count the caballeros of each player. The most get the first number, the second most the second, the third most the third. Those without a caballero there get nothing.

    Ties: all who are equal get the points of the next lower place. If two tie for first, both get second place, and the next player is third. If three tie for first, all three get second place, and the next player is fourth and gets nothing.

    Bonuses, only for a player alone in first place: 2 points if the king is there, 2 points if the player's own grande is there. Both can come together.

    With 3 players only first and second place are paid. With 2 players only first place is paid, so a tie brings nothing.
    .ids = EG-SCORE-1 EG-SCORE-2 EG-SCORE-3 EG-SCORE-5 EG-SCORE-6 EG-SCORE-7 EG-SCORE-9 EG-SCORE-10 EG-SCORE-11 EG-SCORE-12 EG-SCORE-15 EG-3P-5 EG-2P-19

rules-13-title = General scoring
rules-13 =
    First everybody with caballeros in the castillo secretly sets a region on the disk. Then the castillo is opened and scored.

    Next the disks are shown. All your caballeros from the castillo go together into your region; it may be far from the king. If you set the king's region, they go to your court instead.

    Last, all nine regions are scored, with the newcomers. The caballeros stay on the map, and the game goes on with an empty castillo.
    .ids = EG-GEN-1 EG-GEN-2 EG-GEN-3 EG-GEN-4 EG-GEN-5 EG-GEN-6 EG-GEN-7 EG-GEN-8 EG-GEN-12

rules-14-title = End of the game and options
rules-14 =
    The game ends after the third general scoring. The most points win.

    The table can be set up differently. A short game leaves out rounds 1, 4 and 7, or ends after round 6. Further options: calling and placing as a choice instead of a duty, a veto only at the announcement, ties of three or more that use up only two places, a harder “Banishment” and a milder loss at court.
    .ids = EG-WIN-1 EG-WIN-2 EG-WIN-4 EG-SHORT-2 EG-SHORT-3 EG-SHORT-4 EG-SCORE-6 EG-CARD-BANISH-2 EG-CARD-CRISIS-2

# -- the guided first game ---------------------------------------------------------

lesson-welcome = Welcome to Spain! You are Alba and play against Olivares and Mencía. Whoever has the most points at the end wins. This is the short game: it begins with round 2, and after round 3 everything is scored for the first time.
lesson-points = Look at Toledo: 7 points for the most caballeros, 4 for the second most. Third place is paid only with four or more players. Castilla pays 6 and 4, Aragón 5 and 4. Rich regions are tempting, but you will not be alone there.
lesson-pieces = In Aragón you see your colour with a 2: two of your caballeros stand there. The crown above the number is your grande. Seven more caballeros wait at your court: these you can place. The other 21 are in the province and must be called first.
lesson-king = The king stands in Toledo. Caballeros are placed only in regions that border on his: Castilla, Aragón, Valencia, Granada and Sevilla. In Toledo itself nothing moves while he is there.
lesson-power = You begin with a power card. High cards go first, low cards call more caballeros to your court. The 7 is in between and calls three. Play it.
lesson-order = Olivares played 10, you 7, Mencía 4. So Olivares is first, then you, then Mencía. She is last, but calls four caballeros and plays the first power card of the next round.
lesson-first-turn = Olivares takes an action card: one caballero beside the king, and two more anywhere but with the king. Watch Navarra, where nobody stands yet.
lesson-card = Your turn. Three caballeros have come to your court, so you have ten. Take “The king”: it places five caballeros, and as its special action you move the king.
lesson-parts = A card has two parts, placing and the special action. You choose the order, but finish one before the other. If the king went first, other regions would border on him. So place first.
lesson-place = Aragón is your home and borders on Toledo. Put a caballero there. A second one follows, so that you have four.
lesson-place-valencia = Put one into Valencia, Mencía's home. She will be stronger there, but second place is worth 3 points.
lesson-castillo = Now throw one into the castillo; the fifth follows. Everybody hears what goes in, but nobody sees inside. In the general scoring they come out again, into a region of your choice.
lesson-special = All five are placed. Now the special action: the king moves on. Begin it.
lesson-taboo = Move him to Aragón. His region is taboo: from now on no caballero, grande or score board enters or leaves it. Your four are safe there, and the king brings a bonus to whoever is alone in front.
lesson-scoring-card = Mencía takes “Score the fives”: all regions with 5 points for first place are scored at once. These are Navarra, Aragón and Valencia. First she places three caballeros.
lesson-tie = In Navarra, Olivares and Mencía have two each. In a tie, all who are equal get the points of the next place: 3 each. Nobody gets the 5.
lesson-bonus = In Aragón you are alone in first place: 5 points, 2 more for the king and 2 more for your own grande. That makes 9. In a tie for first there are no bonuses.
lesson-second = In Valencia, Mencía leads three to one: 5 and 2 for her grande. You are second and get 3. You now have 12 points, Mencía 10, Olivares 3.
lesson-round = Round 3. Mencía played the lowest card, so this time she was first to play: a 6. New action cards lie on offer, and you want first choice. Play the 13. It calls nobody, but your court still holds five.
lesson-move-card = You are first. Take “Move any 4”: only one caballero to place, but you may move up to four on the map, your own or those of others.
lesson-more-valencia = The king is in Aragón now, so place beside Aragón: Valencia once more. That makes two of yours against three of Mencía's.
lesson-move = Now the special action, which has just begun. Take one of Mencía's caballeros from Valencia and throw it into the castillo. Moves may go any distance, only not into or out of the king's region.
lesson-move-two = Another one of hers goes from Valencia to Cataluña. Now you lead Valencia two to one. You may use fewer moves than the card allows; we stop here.
lesson-olivares = Olivares places four and takes the king one step, home to Castilla. Now Castilla is taboo and Aragón open again. After that Mencía scores Navarra, and round 3 is over.
lesson-disk = General scoring! Before the castillo opens, you set a region in secret. Both of your caballeros go there. Granada is empty and pays 6. With Castilla, where the king is, they would go to your court.
lesson-open-castillo = The castillo was scored first: your two against one of Mencía's, 5 points to 3. Then the disks were shown: you moved to Granada, Mencía to Valencia.
lesson-regions = Then all regions counted. Granada brings you 6, Aragón 5 and 2 for your grande; the king is gone. In Valencia it is now two against two: you and Mencía get 3 each, and no bonus.
lesson-win = You lead with 33 points, ahead of Mencía with 32 and Olivares with 28. All caballeros stay on the map. Two more such scorings follow, and the most points win. Now you know enough: open a table and play!
