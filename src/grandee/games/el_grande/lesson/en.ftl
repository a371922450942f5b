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
    .in-2023-1 = First the action cards are turned up: one from each of piles 1 to 4, and “Your Majesty”, which is on offer in every round. Then everybody plays a power card. Then everybody takes one turn, in the order of the power cards.
    .in-2023-2 = Used action cards and those that nobody took go face up onto one common pile; only “Your Majesty” comes back. After rounds 3, 6 and 9 a general scoring follows.

rules-4-title = Power cards and turn order
rules-4 =
    You hold the power cards 1 to 13. The first player plays one openly, then the others clockwise. Nobody may play a value that already lies there in this round, and nobody may pass.

    The highest value takes the first turn, then down to the lowest. Whoever played the lowest value plays the first power card of the next round.

    A power card is used once: nine of your thirteen are enough for the game. Only the action card “Power card back” returns one to your hand. Your hand is secret.
    .ids = EG-POWER-1 EG-POWER-2 EG-POWER-3 EG-POWER-4 EG-POWER-5 EG-POWER-7 EG-PCARD-2 EG-PCARD-3 EG-INFO-2 EG-INFO-7
    .in-2023-2 = The highest value takes the first turn, then down to the lowest. Whoever played the lowest value takes the first-player figure and plays the first power card of the next round.
    .in-2023-3 = A power card is used once and put away face down at the end of the round: nine of your thirteen are enough for the game. Only “Empowerment” returns one to your hand. Your hand is secret.

rules-5-title = Calling caballeros
rules-5 =
    Your turn begins with the call: your power card brings caballeros from the province to your court. The lower the card, the more come: 1 calls 6; 2 and 3 call 5; 4 and 5 call 4; 6 and 7 call 3; 8 and 9 call 2; 10 and 11 call 1; 12 and 13 call none. So going early costs you troops.

    You always take the full number. If the province runs out, you may bring back the missing ones from regions, but not from the king's region and not from the castillo.
    .ids = EG-PCARD-1 EG-CALL-1 EG-CALL-3 EG-CALL-5 EG-CALL-6 EG-CALL-9 EG-CALL-10
    .in-2023-2 = You may take fewer, even none. If the province runs out, you may bring back the missing ones from regions, but not from the king's region and not from the castillo.

rules-6-title = Choosing an action card
rules-6 =
    Now take one of the action cards still on offer. Each has two parts: a number of caballeros to place (the number of its pile, 1 to 5) and a special action. Strong special actions come with few caballeros.

    You decide which part comes first, but you finish one before you begin the other. Placing is a duty; the special action is optional. It can be worth taking a card only so that nobody else gets it.
    .ids = EG-PICK-1 EG-PICK-3 EG-TURN-1 EG-TURN-3 EG-TURN-4 EG-TURN-5 EG-TURN-7 EG-TURN-9
    .in-2023-2 = You decide which part comes first, but you finish one before you begin the other. Both are a choice. A special action that is begun is carried out in full, unless the card says “up to”. It can be worth taking a card only so that nobody else gets it.

rules-7-title = Placing beside the king
rules-7 =
    Caballeros are placed from your court, never straight from the province. Place as many as the card says; if your court holds fewer, all of them.

    They go into regions that border on the king's region, or into the castillo, and you may spread them as you like. Into the king's own region you never place.
    .ids = EG-PLACE-1 EG-PLACE-3 EG-PLACE-4 EG-PLACE-5 EG-KING-7
    .in-2023-1 = Caballeros are placed from your court, never straight from the province. Place as many as you like, up to the number of the card.

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
    .in-2023-1 = Pile 1 moves caballeros, or places two more in regions (“Militia”). A move takes one from a region to any other region or into the castillo; the regions need not be neighbours. “Foreign” means those of opponents.
    .in-2023-2 = Pile 2 takes caballeros from opponents, back to the province, or scores a region of your choice. Where opponents choose themselves, they do so one after the other, beginning on your left.
    .in-2023-4 = Pile 4 has the rest: lay a score board (“Decree”), take a power card back (“Empowerment”), move your grande (“New home”), drive opponents out of a region (“Coup”), bring caballeros to court, move the king one step. There are two boards, 8/4/0 and 4/0/0. A board replaces the printed points of a region or of the castillo; there is room for one in each place, and nothing takes it away.
    .in-2023-5 = Pile 5 is “Your Majesty”: it moves the king to any other region.

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
    .in-2023-1 = A veto is in the game only with veteran cards. Whoever takes one puts it down in front of them. Once, in this round or the next, it stops the special action of an opponent. It never stops a call, a placement, a grey card or a general scoring.
    .in-2023-2 = The holder is asked once, right after the action is announced, and then the whole of it does not happen. The veto card is gone. An unused one expires at the end of the next round.

rules-12-title = Scoring an area
rules-12 =
    Count the caballeros of each player. The most get the first number, the second most the second, the third most the third. Those without a caballero there get nothing.

    Ties: all who are equal get the points of the next lower place. If two tie for first, both get second place, and the next player is third. If three tie for first, all three get second place, and the next player is fourth and gets nothing.

    Bonuses, only for a player alone in first place: 2 points if the king is there, 2 points if the player's own grande is there. Both can come together.

    With 3 players only first and second place are paid. With 2 players only first place is paid, so a tie brings nothing.
    .ids = EG-SCORE-1 EG-SCORE-2 EG-SCORE-3 EG-SCORE-5 EG-SCORE-6 EG-SCORE-7 EG-SCORE-9 EG-SCORE-10 EG-SCORE-11 EG-SCORE-12 EG-SCORE-15 EG-3P-5 EG-2P-19
    .in-2023-2 = Ties: all who are equal get the points of the next lower place. If two or more tie for first, all get second place, and the next player is third. If several tie for second, all get third place.
    .in-2023-4 = With 2 and 3 players only first and second place are paid. With 2 players the virtual player takes places too.

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
    .in-2023-2 = The table can be set up differently. A short game leaves out rounds 1, 4 and 7. New Regency, veteran cards and Shift of Power are modules that go together in any mix. And what 2023 has changed can be played as in 1995: calling and placing as a duty, a veto at every step, ties that use up as many places as there are in the tie.

rules-15-title = What is different in 2023
rules-15 =
    The edition of 2023 plays like that of 1995, but leaves more to you. You may call fewer caballeros than the power card says, and place fewer than the action card says, even none. A special action is a choice; once it is begun it is carried out in full, unless the card says “up to”. If the province runs out, what is missing may come from regions, also for cards that bring caballeros to the court.

    When three or more tie for first place, all get second place, and the next player is third. A card that scores a region of your choice does not score the castillo. Nobody may look into the castillo, not even for the own caballeros.

    The lowest power card takes the first-player figure. Power cards are put away face down at the end of the round; used action cards lie face up on one pile. Militia places in regions only, and whoever is driven out by a Coup never goes to the king's region. An unclear disk sends the caballeros of the castillo to the court. Equal scores share the rank. There is no veto without veteran cards. The short game leaves out rounds 1, 4 and 7.
    .ids = EG-CALL-2 EG-CALL-4 EG-CALL-7 EG-PLACE-2 EG-SPEC-2 EG-SCORE-6 EG-SSC-4 EG-INFO-3 EG-INFO-6 EG-INFO-9 EG-END-1 EG-POWER-6 EG-SETUP-12 EG-CARD-MILITIA-1 EG-CARD-COUP-1 EG-GEN-5 EG-VETO-4 EG-WIN-3 EG-SHORT-1
    .edition = 2023
    .first = yes

rules-16-title = Two and three players of 2023
rules-16 =
    With two players a third colour joins in: the virtual player. At the start of each round two region cards are turned up, and two of its caballeros go into each of these regions, but not to the king. Then its top power card is turned up; nobody may play that value. In its turn it takes the card that places the most, and nothing is done with it.

    The virtual player decides nothing and gets no points, but it takes places. Its caballeros count as foreign ones; those in the castillo stay there in a general scoring. Piles 2 and 3 are one pile, and only the first two places are paid. After a general scoring all region cards are shuffled again.

    With three players there is no virtual player. Only the first two places are paid, and piles 2 and 3 may be played as one.
    .ids = EG-2P-1 EG-2P-2 EG-2P-3 EG-2P-5 EG-2P-7 EG-2P-8 EG-2P-9 EG-2P-11 EG-2P-13 EG-2P-14 EG-2P-16 EG-2P-17 EG-3P-1 EG-3P-2 EG-3P-3 EG-3P-4
    .edition = 2023

rules-17-title = New Regency (2023)
rules-17 =
    Ten regency cards take the place of Your Majesty and form pile 5. Each round one is turned up; it never comes back. All place five caballeros.

    Exile sends the king to France or Portugal. While he is there, no region is taboo, nobody gets the king's bonus, and you place in the regions that border on that country. Revolt puts him beside the castillo: it becomes the king's region, so nobody gets in or out, and you may place in all nine regions. A general scoring leaves the caballeros inside.

    With Escort two caballeros of his region go with the king. Viceroy swaps him with a grande. Summer residence sends him where fewest caballeros stand. Infiltration lets its taker place in the king's region. Tournament throws all grandes that are not with the king into the castillo; there they bring their bonus, and in the next general scoring their owners set where they go.
    .ids = EG-REG-1 EG-REG-2 EG-REG-3 EG-KING-9 EG-KING-10 EG-KING-14 EG-KING-15 EG-GEN-9 EG-GEN-10 EG-GEN-11 EG-CARD-EXILE-1 EG-CARD-ESCORT-1 EG-CARD-TOURN-1 EG-CARD-TOURN-2 EG-CARD-SUMMER-1 EG-CARD-REVOLT-1 EG-CARD-INFIL-1 EG-CARD-VICEROY-1
    .edition = 2023

rules-18-title = Veteran cards (2023)
rules-18 =
    Any of the four veteran cards may be used. For each, a random card of its pile is taken out unseen, and nobody knows which until the end. Then the pile is shuffled.

    Two of them are vetoes. Whoever takes one lays it down and may stop the special action of an opponent with it, in this round or the next. The holder decides right after the action is announced, and the whole special action is cancelled; later it is too late. Placing and calling cannot be stopped.

    “Place 2 or move own” lets you choose one of two actions. With “Secret scoring” everybody sets a region on the disk, and those that stand on one disk only are scored.
    .ids = EG-VTRN-1 EG-VTRN-2 EG-VTRN-3 EG-VETO-1 EG-VETO-4 EG-VETO-6 EG-VETO-7 EG-VETO-10 EG-VETO-13 EG-VETO-14
    .edition = 2023

rules-19-title = Shift of Power (2023)
rules-19 =
    Before the first round everybody is dealt three grey cards. Each passes one of them, hidden, to the left neighbour, all at the same time. The three grey cards are in your hand for the whole game.

    You may play one grey card together with your power card. The sum decides the order, and only sums must differ; how many you call comes from the coloured card alone. The lowest sum takes the first-player figure.

    In your turn, after the call and before you take an action card, you may use the effect of your grey card once. It cannot be vetoed. Then both cards are put away. Empowerment may take the grey card of the round back, or any used one if that is agreed.
    .ids = EG-SHIFT-1 EG-SHIFT-2 EG-SHIFT-3 EG-SHIFT-4 EG-SHIFT-5 EG-SHIFT-6 EG-SHIFT-7 EG-SHIFT-8 EG-SHIFT-9 EG-SHIFT-10 EG-SHIFT-16
    .edition = 2023

rules-20-title = Home-region advantage (1995)
rules-20 =
    A grande counts as one caballero in its region wherever that region is scored, also for the bonuses. A grande alone there takes part in the ranking. Where caballeros are added up, as for “most” and “fewest”, it does not count, and nobody moves it or sends it away.

    If all caballeros that your card lets you place go into your home region, you may place one more there from your court. It must be open, so beside the king's. Caballeros that a special action places do not count for this. The variants of 1995 may be combined as you like.
    .ids = EG-MIX-1 EG-HOME-1 EG-HOME-2 EG-HOME-3 EG-HOME-4 EG-HOME-5 EG-HOME-6 EG-HOME-7 EG-HOME-8
    .edition = 1995

rules-21-title = Movement limits (1995)
rules-21 =
    A special action that moves caballeros from region to region moves its full number only as long as each goes to a neighbouring region or into the castillo. As soon as one goes further, the whole action may move two fewer. So of four moves two remain, and of two none: then far moves are not possible at all.

    Placing, driving out, the way out of the castillo, returns to the province, and moves of king and grande are not limited.
    .ids = EG-LIMIT-1 EG-LIMIT-2 EG-LIMIT-3 EG-LIMIT-4 EG-LIMIT-5 EG-LIMIT-6 EG-LIMIT-7
    .edition = 1995

rules-22-title = France (1995)
rules-22 =
    France is a tenth region beside Aragón and Cataluña and pays 3/1/0. It has three places, so at most three caballeros are there; king and grandes never are. Whoever brings a caballero in chooses a free place for it.

    When France is scored, the ambassador's place brings its owner 2 points and the envoy's place 1, whatever the ranking is. The third place brings nothing. A caballero that leaves frees its place; the others stay where they are.

    France is not on the disks. So nobody comes there from the castillo, but moves, boards and cards that score a region reach it like any other.
    .ids = EG-FRANCE-1 EG-FRANCE-2 EG-FRANCE-3 EG-FRANCE-4 EG-FRANCE-5 EG-FRANCE-6 EG-FRANCE-7 EG-FRANCE-8 EG-FRANCE-9 EG-FRANCE-10 EG-FRANCE-11 EG-FRANCE-12 EG-FRANCE-13
    .edition = 1995

rules-23-title = Granada (1995)
rules-23 =
    Granada begins as a Muslim kingdom. Until it is conquered it is never scored, king and grandes keep out, and nobody places there from a court. Caballeros get in by moves on the map, when they are driven out of a region, or from the castillo in a general scoring.

    If at the end of a turn twelve caballeros or more are there, of all players together, Granada is conquered. It is scored at once, with the points of all places doubled, and from then on it is a region like the others. No veto stops that.
    .ids = EG-GRAN-1 EG-GRAN-2 EG-GRAN-3 EG-GRAN-4 EG-GRAN-5 EG-GRAN-6 EG-GRAN-7 EG-GRAN-8 EG-GRAN-9 EG-GRAN-10 EG-GRAN-11
    .edition = 1995

rules-24-title = The church (1995)
rules-24 =
    Four black caballeros begin in two regions, two in each. They count in every ranking for whoever holds the church marker; as long as nobody does, for nobody.

    The church card is a sixth action card and lies on offer in every round. It places three caballeros. Its special action brings you the marker, and you may move up to two black caballeros. You keep the marker until another player takes it.

    In every turn the holder may call one more or place one more, not both. Black caballeros never go to the king's region, into the castillo, to the province or to a court, nor into France or unconquered Granada. For the holder they are own ones, for all others foreign.
    .ids = EG-CHURCH-1 EG-CHURCH-2 EG-CHURCH-3 EG-CHURCH-4 EG-CHURCH-5 EG-CHURCH-6 EG-CHURCH-7 EG-CHURCH-8 EG-CHURCH-9 EG-CHURCH-10 EG-CHURCH-11 EG-CHURCH-12 EG-CHURCH-15 EG-CHURCH-17 EG-CHURCH-18 EG-CHURCH-19
    .edition = 1995

rules-25-title = King & Intrigue: the cards (1995)
rules-25 =
    Everybody has the same 18 action cards with the values 10 to 180 in place of power cards, and no action cards lie on offer. A card has its value, a number of caballeros that it calls, and a special action. What most of them do and call is a placeholder, because no rulebook was at hand; a deck of your own replaces it.

    At the beginning all set a disk at once and put one more caballero from the province there, or into the court if the king is in that region. Then everybody secretly lays five of the 18 cards aside: they are out of the game, and nobody else sees them. With the other 13 you play.
    .ids = KI-1 KI-2 KI-3 KI-4 KI-5 KI-7 KI-8 KI-9 KI-26 KI-27
    .edition = 1995

rules-26-title = King & Intrigue: a round (1995)
rules-26 =
    One after the other plays a card face up, but no value that lies there already. In the first round the first player begins, later whoever had the lowest value. The highest value gets the King card and the largest Caballero card, the lowest the smallest one and the Intrigue card. Turns go from the highest value to the lowest.

    In your turn you call as many caballeros as your card says. Then you place as many as your Caballero card says and use your special action, in either order. With the King card that is moving the king to any other region. With the Intrigue card you move one caballero of an opponent, or any number of your own, out of one region. With two or three players you may choose the action of your own card instead; an option gives that choice to any number.

    A card that was played is out of the game; only the 180 brings one back. The veto stays in front of its player and stops the King and the Intrigue too. France, the church and cards that are not in use cannot be combined with this expansion.
    .ids = KI-6 KI-10 KI-11 KI-12 KI-13 KI-14 KI-15 KI-16 KI-17 KI-18 KI-19 KI-20 KI-21 KI-22 KI-23 KI-24 KI-25 KI-MIX-1
    .edition = 1995

rules-27-title = Grand Inquisitor & Colonies: the new areas (1995)
rules-27 =
    Four areas are added: France, a ship, America and the Mediterranean. They are scored like regions, after those of Spain. France pays 3/1/0 and has three places, two of which bring 2 points and 1 point more. The ship pays 3 to its captain and nothing else. America pays 4/0/0, and 5 to its viceroy. The Mediterranean pays 4/2/1. Captain and viceroy do not count for places.

    You place on the ship while the king is on a coast or in France, and in France while he is in Aragón or Cataluña. Of the four he enters only France. Cards that move caballeros or score boards reach them all. Whoever comes to France chooses a free place; whoever comes to America, or onto the ship otherwise than by sea, may take a free office at once, but not later. None of the four is on the disks, and nobody comes there from the castillo.
    .ids = GI-BASE-1 GI-SET-2 GI-REG-1 GI-REG-2 GI-REG-3 GI-REG-5 GI-REG-6 GI-BASE-9 GI-FRA-1 GI-FRA-2 GI-FRA-3 GI-FRA-4 GI-FRA-5 GI-SHIP-2 GI-SHIP-4 GI-SHIP-5 GI-SHIP-8 GI-AME-1 GI-AME-2 GI-AME-3 GI-AME-6 GI-MED-1 GI-MED-2 GI-MOVE-1 GI-SCO-1 GI-SCO-5
    .edition = 1995

rules-28-title = Grand Inquisitor & Colonies: sailing, gold and goods (1995)
rules-28 =
    Your caballeros that are at sea when your turn begins may each sail once in it, between any two parts: from the ship to America, to the Mediterranean or to a coast where the king is not, and from over there to the ship. In one turn a caballero moves only once, by a card or by sea; being placed is no move.

    America has gold, the Mediterranean has goods, and most cards of pile 7 bring more of them. Your caballero may step onto a free one when it arrives, or later in your turn if it has not moved; on what you have brought in this turn, even if it has. From then on it carries the token. In a region of Spain it delivers at once: 6 points for gold, 4 for goods, whoever moved it. Carriers count in scorings, hold neither office at sea and never go into the castillo. On the way to province or court the load is lost. Options change some of this.
    .ids = GI-TURN-1 GI-TURN-2 GI-TURN-3 GI-TURN-5 GI-SEA-1 GI-SEA-2 GI-SEA-3 GI-SEA-4 GI-SEA-5 GI-SEA-6 GI-SET-13 GI-TURN-4 GI-TOK-2 GI-TOK-3 GI-TOK-4 GI-TOK-5 GI-TOK-6 GI-TOK-8 GI-TOK-9 GI-TOK-11 GI-TOK-12 GI-CAR-1 GI-CAR-2 GI-CAR-3 GI-CAR-5 GI-SHIP-7 GI-AME-7
    .edition = 1995

rules-29-title = Grand Inquisitor & Colonies: the Inquisitor and the limit board (1995)
rules-29 =
    Four black caballeros begin in two regions. Whoever has the Inquisitor counts them as own ones; as long as nobody has him, they take a place in scorings and get nothing. The card of pile 6 is on offer in every round. It places up to three, brings you the Inquisitor, and you may move up to two black caballeros. Once a round the holder has a bonus in the own turn: one caballero more to the court, or one more to place.

    The limit board lies in one region, with six places for two or three players and ten otherwise. Whoever enters the region steps onto a free place, and only those on the board count when it is scored. When places get free, the holder of the Inquisitor chooses who steps up; without a holder they stay free. Only the card “Limit board” moves the board, and whoever plays it chooses who stands on it.
    .ids = GI-SET-3 GI-SET-4 GI-INQ-1 GI-INQ-2 GI-INQ-3 GI-INQ-4 GI-BON-1 GI-BON-2 GI-BON-4 GI-BON-5 GI-BLK-1 GI-BLK-2 GI-BLK-6 GI-P6-1 GI-P6-2 GI-P6-3 GI-P6-4 GI-LIM-1 GI-LIM-2 GI-LIM-5 GI-LIM-7 GI-LIM-8 GI-LIM-9
    .edition = 1995

rules-30-title = Grand Inquisitor & Colonies: the cards of pile 7 (1995)
rules-30 =
    Pile 7 has eleven cards. As with the card of pile 6, you place up to as many as the card shows. Most numbers and the copies are reconstructed, because the rulebook does not give them; a deck of your own replaces them. What nobody takes is discarded, and its gold and goods do not come into play.

    Three cards move the limit board. The others shut all grandes of the opponents into the castillo until the next general scoring; move up to three of your own with their loads; take the Inquisitor and score where black caballeros stand; score the four new areas; or lie on an area and score it after the next round. Three are kept: “Double strike” repeats an opponent's special action right after it, “Turn over a card” takes a card out of the round, “After the castillo” moves two of your own in a general scoring before the regions are scored.
    .ids = GI-RND-1 GI-RND-2 GI-BASE-3 GI-P7-1 GI-P7-2 GI-P7-LIM-1 GI-P7-CON-1 GI-P7-CON-2 GI-P7-TRA-1 GI-P7-SIN-1 GI-P7-SNE-1 GI-P7-SLA-1 GI-P7-SLA-2 GI-P7-DOU-1 GI-P7-DOU-2 GI-P7-DOU-5 GI-P7-TUR-1 GI-P7-TUR-2 GI-P7-AFT-1 GI-P7-AFT-2 GI-SCO-8
    .edition = 1995

rules-31-title = Grand Inquisitor & Colonies: in one game with others (1995)
rules-31 =
    Home region, movement limits, Granada, the short games and all other readings of 1995 go with this expansion. France and the church by themselves do not: they are parts of it.

    With King & Intrigue there are no piles 1 to 5 and no power cards. In your turn you use the action of your played card, or the King or the Intrigue that goes with it, or you take the card of pile 6 or 7 and place up to as many as that one shows. Double strike repeats any of these actions, the Intrigue reaches the new areas, and “Turn over a card” may also stop an action, as a veto does. At the beginning a second disk brings one more caballero.
    .ids = GI-MIX-1 GI-MIX-2 GI-KI-1 GI-KI-2 GI-KI-3 GI-KI-4 GI-KI-5 GI-KI-6 GI-KI-8 GI-KI-9 GI-KI-10 GI-KI-11
    .edition = 1995

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
