# How Eight-Minute Empire: Legends is played, section by section with the rules it rests on, and the words of the guided
# first game.

rules-1-title = Goal of the game
rules-1 =
    You lead a people of legend and spread your armies over a world of islands. In every turn you take one card: a creature or a place that joins you, with an ability for the rest of the match and an action for right now.

    When everybody has had all their turns, you get points for the regions and islands that you rule, for your cards and for the most elixirs. The highest score wins. Coins are few and have to last: 12 each with two players, 11 with three, 9 with four.
    .ids = EL-END-1 EL-SCO-3 EL-SCO-4 EL-SCO-5 EL-SCO-6 EL-SCO-8 EL-SET-11

rules-2-title = The map
rules-2 =
    The map is made of four segments, each with two sides. One lies in the centre; each of the other three lies against a different edge of it.

    Borders divide the land into regions. Regions that hang together by land are an island. Dotted lines lead over the sea: some join islands of the same segment, and where the lines of two segments meet, they link these segments. In the T only the central segment is linked with the others. Lines that end at the edge of the map lead nowhere.

    Two sides are special. If the Desert is on the map, the start region must be there. The three Heights are three islands for the scoring, but the bridges between them count as land.
    .ids = EL-SET-2 EL-SET-3 EL-SET-4 EL-SEG-1 EL-SEG-2 EL-MOVE-2

rules-3-title = Setting up
rules-3 =
    One player sets up the match, or chance does it. That player lays the segments, any way round and with either side up, and chooses the start region: on the central segment and linked to another one.

    Everybody has 18 armies and 3 cities, and puts 4 armies in the start region. Then a fifth army of each player goes to another region, all of them together. That region must be on a segment that neither holds the start region nor lies in the centre.

    With two players there are neutral armies. You place ten of them one by one in turn, in any regions. They belong to nobody and never move, but they count when it is decided who rules a region.

    The cards are shuffled, and six lie open in a row. Two players use 27 cards, three 32, four all 34.
    .ids = EL-SET-1 EL-SET-5 EL-SET-6 EL-SET-7 EL-SET-8 EL-SET-9 EL-SET-10 EL-SET-12 EL-SET-13

rules-4-title = Bidding for the start
rules-4 =
    Before the first turn all secretly bid some of their coins, or none. All bids are shown at the same time. The highest bidder pays and names who begins; that may be anybody. The others keep their coins.

    If several have bid the most, the youngest of them names who begins and pays. If nobody has bid anything, the youngest of all names the first player for free. There is no further bidding: from then on turns go round clockwise.
    .ids = EL-BID-1 EL-BID-2 EL-BID-3 EL-BID-4 EL-BID-5 EL-BID-6

rules-5-title = Your turn
rules-5 =
    Take one card from the row and pay for it. The first card on the left is free, the next two cost 1 coin each, the two after them 2, and the last one 3. You must take a card, and you can only take one that you can pay for.

    The card lies open before you. Its ability helps you at once, even with the action of this same card, and until the match ends. Abilities of several cards add up.

    Then you may carry out its action, fully, in part or not at all. With “or” you choose one of two actions. With “then” you may do both, but only in the order printed; you may leave out the first.

    At the end of your turn the row moves up to the left, and a new card comes to its right end. So whatever nobody takes gets cheaper. When the deck is empty, the row gets shorter. With two players everybody has 11 turns, with three 10, with four 8.
    .ids = EL-TURN-1 EL-TURN-2 EL-TURN-3 EL-TURN-4 EL-TURN-5 EL-TURN-6 EL-TURN-7 EL-TURN-8 EL-END-1

rules-6-title = Placing armies
rules-6 =
    New armies come from your stock, up to the number on the card. Every card of yours that gives you one more army adds 1 each time you place.

    They may stand in only two kinds of places: in the start region, and in regions with a city of your own. You may spread them among these as you like, and place fewer than you could. When your 18 armies are all on the map, you cannot place any more.
    .ids = EL-PLACE-1 EL-PLACE-2 EL-PLACE-3 EL-PLACE-4 EL-ABI-1

rules-7-title = Moving armies
rules-7 =
    A card gives you a number of movement points, and some of your cards add more each time you move. Use them for any of your armies: one far, or several a little.

    A step to a neighbouring region by land costs 1 point. A step over the sea, along a dotted line, costs 3. Every flying card of yours makes a step over the sea cheaper by 1, but it always costs at least 1. An army cannot stop in the middle of the sea, and points that you do not use are lost.

    You only move your own armies. Armies of others are never in the way.
    .ids = EL-MOVE-1 EL-MOVE-2 EL-MOVE-3 EL-MOVE-4 EL-MOVE-5 EL-MOVE-6 EL-ABI-1

rules-8-title = Cities, and destroying armies
rules-8 =
    You build a city in a region where you have at least one army. It counts like an army when it is decided who rules there, and you may place new armies beside it. You have three cities. They are never moved or removed, and any number of cities may stand in one region.

    To destroy, choose a region where you have an army; a city alone is not enough. Remove one army from there, of whichever player you like, or a neutral one. It goes back to the stock of its owner; a neutral one leaves the game. Whoever has the “Dire Giant” cannot lose armies in this way.
    .ids = EL-CITY-1 EL-CITY-2 EL-CITY-3 EL-CITY-4 EL-KILL-1 EL-KILL-2 EL-KILL-3 EL-KILL-4 EL-KILL-5

rules-9-title = What cards bring
rules-9 =
    Some abilities make your actions stronger: one more army, one more movement point, flying. One protects all your armies from being destroyed. Some cards have elixirs, and one brings 2 coins as soon as you take it.

    Others bring points at the end. Many cards have a word in their name that makes them a family: ancient, arcane, cursed, dire, forest, mountain, night or noble. Certain cards give you 1 point for each card of a family that you have, and count themselves if they belong to it. The two mountain cards together are worth 3 points, the three noble ones 4: only with the full set, and only if you have the card that says so.

    The “Cursed Tower” brings 1 point for each of your flying cards, the “Dire Ogre” 1 point for every 3 coins that you have left.
    .ids = EL-ABI-1 EL-ABI-2 EL-ABI-3 EL-ABI-4 EL-ABI-5 EL-ABI-6 EL-ABI-7

rules-10-title = The scoring
rules-10 =
    When all turns are over, the match is scored. You rule a region if you have more armies and cities there than anybody else. In a tie nobody rules it. Neutral armies count like one more player: if they have the most or share the lead, nobody gets the region.

    You rule an island if you rule more of its regions than anybody else; in a tie nobody does. Each region brings 1 point, and so does each island. An island with a single region is therefore worth 2.

    The player with the most elixirs gets 2 points. If several have the most, each of them gets 1; with no elixirs at all nobody gets anything. Then come the points of your cards, and those of tokens and leaders if you play with them.
    .ids = EL-SCO-1 EL-SCO-2 EL-SCO-3 EL-SCO-4 EL-SCO-5 EL-SCO-6 EL-SCO-7

rules-11-title = Winning, and the full game
rules-11 =
    The most points win. If several have the same score, the most coins decide among them, then the most armies on the map, then the most regions ruled. If all of that is equal too, they share the victory.

    A full game has three matches. Each is set up anew, by the next player in turn, with new bids, new cards and the full number of coins. The points of all three are added up, and the highest total wins. Equal totals share the victory.
    .ids = EL-SCO-8 EL-TIE-1 EL-TIE-2 EL-FULL-1 EL-FULL-2 EL-FULL-3

rules-12-title = Discoveries and citadels
rules-12 =
    If you wish, tokens lie on the map, never more than one in a region and none in the start region. All kinds can be combined.

    Five discoveries lie open. Whoever builds the first city in such a region takes the token, and it works at once. The Magic Spring is worth 2 elixirs. The Cottage gives you one more army each time you place, the Stable one more movement point each time you move. The Hidden Treasure is 1 coin. The Magic Book is worth 1 point, and its owner wins every tie for the victory.

    Three citadels stay where they are. Whoever rules the region of a citadel at the end gets 1 point more.
    .ids = EL-TOKEN-1 EL-TOKEN-2 EL-TOKEN-3 EL-TOKEN-4 EL-DISC-1 EL-DISC-2 EL-DISC-3 EL-DISC-SPRING EL-DISC-COTTAGE EL-DISC-TREASURE EL-DISC-BOOK EL-DISC-STABLE EL-CIT-1

rules-13-title = Encounters
rules-13 =
    You can play with the Dragon, the two Portals and the Rogues, with all of them or with some. A player who sets up may still leave out any of them, but the Portals come together or not at all.

    The Dragon is slain by whoever brings the seventh army into its region, no matter whose armies they are; cities do not count. That player takes the token, for 2 points at the end.

    The regions of the two Portals are neighbours by land: a step from one to the other costs 1 movement point.

    The Rogues demand a coin for each army that you place in their region or move into it, even if it only passes through. Without a coin it cannot enter. Leaving is free, and so is building.

    Armies that stand in these regions from the start slay no Dragon and pay no Rogues.
    .ids = EL-ENC-1 EL-ENC-DRAGON-1 EL-ENC-DRAGON-2 EL-ENC-PORTAL-1 EL-ENC-ROGUES-1 EL-ENC-ROGUES-2

rules-14-title = The Poison Swamp
rules-14 =
    The Poison Swamp is added to the discoveries, and all six tokens lie face down; nobody knows which is which. Whoever builds the first city in such a region must take the token and turns it over. The Poison Swamp costs its owner 1 point at the end.

    There is a way to find out before: at the end of your turn you see the face-down tokens of all regions that you rule at that moment. Only you see them, so keep a straight face.
    .ids = EL-SWAMP-1 EL-SWAMP-2 EL-SWAMP-3 EL-SWAMP-4

rules-15-title = Leaders
rules-15 =
    With leaders everybody is dealt one of four at random. It works during the whole match.

    Fairy Queen: after the last turn of all she may take one more card from the row and pays for it as usual. Its action is left out, but everything else about it counts. With at least three forest cards she gets 1 point.

    Bandit King: he may also place armies beside the cities of opponents, for 1 coin per army to the owner of the city. Each time he destroys an army of an opponent, he may take 1 coin from that player.

    Red Sorceress: she starts with one army more in the start region. She keeps the armies of opponents that she destroys, and gets 1 point for every three of them.

    White Knight: each time he builds a city, he may put one army there at once. At the end he gets 1 point more for each island with at least three regions that he rules.
    .ids = EL-LEAD-1 EL-LEAD-FQ-1 EL-LEAD-FQ-2 EL-LEAD-BK-1 EL-LEAD-BK-2 EL-LEAD-RS-1 EL-LEAD-RS-2 EL-LEAD-WK-1 EL-LEAD-WK-2

rules-16-title = The row of segments and other readings
rules-16 =
    Instead of the T, the four segments can lie side by side in a row, all upright or all lying on their side. Neighbours are linked, and the last segment is linked with the first, so you can travel right round the world. The start region is then on one of the two inner segments, and the Desert must lie there too if it is used. The fifth armies go to any segment but that of the start region.

    The rulebook leaves some things open, and the table may decide them differently. A die instead of age can settle equal bids, and all who have bid the most can be made to pay. Any four sides can be combined, whichever segment they are printed on. With the Desert, the start region can be anywhere on it. All three Heights can be joined. A face-down token can be left lying. And the Bandit King can be the one of the first English printing, who gets 1 point for having all 18 armies on the map instead of using the cities of others.
    .ids = EL-ROW-1 EL-ROW-2 EL-ROW-3 EL-ROW-4 EL-BID-7 EL-BID-3 EL-SEG-1 EL-SEG-2 EL-SWAMP-2 EL-LEAD-BK-3

# -- the guided first game ---------------------------------------------------------

lesson-welcome = Welcome to the islands! You are Alba and play against Ronan and Nela. Everybody has ten turns and takes one card in each. Then the match is scored: whoever has gathered the most points wins.
lesson-islands = The map has regions and islands. Gatehold and Highwall lie on one island, Beaconrock is an island of its own. Whoever has the most armies in a region rules it: 1 point. Whoever rules the most regions of an island gets 1 more point for the island.
lesson-armies = Larkfield is the start region: four armies of each player stand there. One more of each has been sent to Fernmoor. You have 13 armies left in your stock.
lesson-row = Six cards lie in the row. The first is free, then they cost 1, 1, 2, 2 and 3 coins. You have 11 coins for the whole match, so do not spend them too fast.
lesson-bid = First everybody bids in secret. Whoever bids the most pays and names who begins; the others keep their coins. Bid 2 coins.
lesson-starter = Ronan bid 1 coin and Nela nothing. You paid 2, so you name who begins. Name yourself: you want the first choice of the cards.
lesson-card = Take the second card, the “Forest Elf”, for 1 coin. From now on you may place one army more whenever you place armies. Such abilities last until the end of the match.
lesson-either = Now comes the action of the card. The Elf has two with “or” between them, so choose one: place 3 armies, or move with 2 movement points. Choose to place.
lesson-place = The Elf helps you already: you may place four armies instead of three. New armies come only to the start region and to regions with a city of yours. You have no city yet, so place one in Larkfield; the other three follow.
lesson-elixirs = The cards have moved to the left, and a new one has come. Ronan takes the “Ancient Tree Spirit” with three elixirs and places four armies. At the end the most elixirs are worth 2 points.
lesson-both = Nela takes the “Night Wizard”. With “then” between them she may do both, in this order: place three armies, then destroy one. Nela has armies in Larkfield, so she may strike there.
lesson-flying = She has destroyed one of your armies; it is back in your stock. Larkfield is crowded, so let us set sail. Take the “Ancient Phoenix”: 5 movement points, and it flies.
lesson-sea = A step over the sea along a dotted line costs 3 points. Your flying card makes it 2, and a second one would make it 1. Move an army from Larkfield to Highwall; another one follows.
lesson-land = One point is left, just enough for a step by land. Move an army from Highwall to Gatehold.
lesson-rule = Two regions and the whole island are yours: 3 points. Here you see what everybody would get if the match ended now, and for what. Points are given only at the end.
lesson-city = Ronan takes the “Forest Tree Town” and builds a city in Fernmoor, where he has an army. A city counts like an army. With both he leads there: two against one and one.
lesson-rival = Now Nela flies too. Her “Cursed Gargoyles” bring an army over the sea and on to Gatehold, and with the points left she sends two to Poppyhill.
lesson-tie = In Gatehold it is one against one. In a tie nobody rules. The island is still yours, because you rule Highwall and Nela nothing there. Poppyhill is hers.
lesson-cheaper = When the “Ancient Woods” came into the row, it cost 3 coins. It has moved on and costs only 1: waiting can pay. Take it, for a city, and then armies.
lesson-build = Such a card goes from left to right: the city comes first. You build where you have an army. Build in Highwall; cities are never lost.
lesson-sum = Abilities add up: 1 army from the card, 1 more from the Elf and 1 more from the Woods themselves. That makes three. Your city opens a second place for them: put one in Highwall. The other two go to Larkfield.
lesson-free = Ronan is saving up: he takes the first card of the row for nothing and places two armies. There is always a free card, so nobody ever has to go without a turn.
lesson-family = Nela pays 3 coins for the “Night Village” and builds in Fernmoor, beside Ronan. Now it is two against two there. Her “Night Wizard” brings 1 point for each night card, and she has two.
lesson-giant = The “Dire Giant” is expensive too, but worth it: nobody can destroy your armies any more. And it places three, then destroys one. Take it. You have 3 coins left then.
lesson-five = With your two helpers it places five armies. Ronan leads Larkfield with ten against your seven. Place one there; the other four follow, and you have twelve.
lesson-destroy = Now destroy. That works only where you have an army of your own. Take Nela's army in Gatehold, and the region is yours again.
lesson-forecast = If the match ended now, you would have 4 points: three regions and an island. Nela would have 3, Ronan 2 for his elixirs. On Larkfield's island you and Nela rule one region each, so nobody gets it.
lesson-win = Everybody has six more turns, and you have 3 coins for them: now the cheap cards must do. Regions, islands, elixirs and points on cards, that is all. Now you know enough: open a table and play!
