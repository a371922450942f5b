# How Kabale & Hiebe is played, section by section with the rules it rests on, and the words of the guided first game.

rules-1-title = Goal of the game
rules-1 =
    In every round as many goals lie on the table as there are players. You put your people below them, face down, and try to be the strongest in the columns that are worth it.

    The game lasts six rounds. The goals that you have won bring points; the highest score wins, and equal scores share the victory. A goal of every discipline can double your points.
    .ids = KH-RND-1 KH-FIN-1 KH-FIN-2 KH-FIN-3 KH-FIN-6

rules-2-title = Cards and set-up
rules-2 =
    The game is for 2 to 6 players. All have the same 25 influence cards, each in a colour of their own; the colour shows on the back. You shuffle your cards and draw three; nobody else sees your hand.

    A goal has a discipline (Alchemy, Fencing, Farming, Trade, Religion or Music) and a value from 1 to 5. The value says how many cards must lie below it, and how many points it is worth. At the start of a round the goals are laid in a row from left to right. Each is the head of a column.
    .ids = KH-SET-1 KH-SET-2 KH-SET-3 KH-SET-4 KH-RND-2 KH-INFO-1 KH-INFO-3 KH-INFO-7

rules-3-title = Your turn
rules-3 =
    Put one card from your hand face down at the bottom of a column that is not closed. You may not pass. Then draw a card, so that you have three again. When your deck is empty, your discard pile is shuffled into a new one.

    If the card directly above yours lies face down, it is flipped, whoever owns it. Some cards act at this moment: see “Cards that act when flipped”. All others just lie there face up and count in the scoring.

    Of face-down cards everybody sees the colour, but only the owner knows the face. Turns go round clockwise.
    .ids = KH-TURN-1 KH-TURN-2 KH-TURN-3 KH-TURN-4 KH-TURN-5 KH-TURN-6 KH-TURN-7 KH-DRAW-1 KH-DRAW-2 KH-SET-5 KH-INFO-3

rules-4-title = Filled goals and the end of a round
rules-4 =
    A goal is filled when at least as many cards lie below it as its value says. Face-down cards count too, and it does not matter whose they are. You may go on placing below a filled goal. If cards leave the column, it can become unfilled again.

    As soon as all goals are filled at the same time, this is the last turn of the round. The last card still flips the one above it, and that one still acts; the round ends in any case. Then all cards are turned up. Cards turned up only now do not act as if flipped.

    Every column is scored by itself. Then all cards go to their owners' discard piles; hands are kept. The player to the left of whoever ended the round begins the next one.
    .ids = KH-FILL-1 KH-FILL-2 KH-FILL-3 KH-FILL-4 KH-END-1 KH-END-2 KH-END-3 KH-END-4 KH-END-5 KH-END-6 KH-END-7 KH-RND-3 KH-RND-4 KH-DRAW-5

rules-5-title = Cards that act when flipped
rules-5 =
    They act only if another card flips them during the round, and only in their own column. In the scoring they count their number like any other card.

    Explorer (13): moves face down to the bottom of the next open column on the right, from the last one to the first. If the card above it there lies face down, that card is flipped and acts. The Explorer travels every time it is flipped, but not twice in the same turn.

    Assassin (9½): the card that flipped it goes to its owner's discard pile at once.

    Storm (9): the column is closed until the end of the round. Nothing more is placed there, Explorers pass it by, and its goal counts as filled.

    Disguise (0): its owner may put a hand card face down under it and draws a card for it. The hidden card counts as a card of the column and is turned up only at the end of the round.

    Traitor (10): its owner may exchange the goal of its column with that of any other column. The cards stay where they are. If all goals are filled then, the round ends.
    .ids = KH-IMM-1 KH-IMM-2 KH-IMM-3 KH-IMM-4 KH-EXP-1 KH-EXP-2 KH-EXP-4 KH-EXP-5 KH-EXP-7 KH-ASS-1 KH-ASS-2 KH-ASS-3 KH-STO-1 KH-STO-2 KH-STO-3 KH-DIS-1 KH-DIS-2 KH-DIS-4 KH-DIS-5 KH-DIS-6 KH-TRA-1 KH-TRA-2 KH-TRA-3

rules-6-title = Numbers and specialists
rules-6 =
    Most cards simply bring their number: the King 20, the Queen 16, Juliet 14.

    The six specialists count 12 below a goal of their own discipline and 8 elsewhere: Alchemist (Alchemy), Fencing Master (Fencing), Landowner (Farming), Merchant (Trade), Cardinal (Religion) and Minstrel (Music). What counts is the goal that lies there in the scoring.
    .ids = KH-NUM-1 KH-SPEC-1 KH-SPEC-2 KH-TRA-4 KH-WIN-1

rules-7-title = Scoring a column: the order
rules-7 =
    In every column these steps follow one another. Cards that were under a Disguise take part. A removed card is gone and no longer counts for anything.

    1. Musketeers (11): if they are in the column, no other card there has an ability. Only printed numbers count, the highest sum wins, and steps 2 to 5 are left out. Specialists keep their 12; a Doppelgänger has no number.

    2. Mage (7): removes all cards with 10 or more, its owner's too.

    3. Witch (1): removes all other cards with 9 or less.

    Two Mages in a column cancel each other, and so do two Witches. The Assassin with its 9½ survives both.

    4. Prince (14) and Squire (2): whoever has both in the column wins the goal at once. If several have the pair, the one wins whose nearer card of the two is closest to the goal.

    5. The numbers are fixed, as the next section says. 6. The sums decide.
    .ids = KH-COL-1 KH-COL-2 KH-COL-3 KH-COL-4 KH-MUS-1 KH-MUS-2 KH-MUS-3 KH-MUS-4 KH-MAG-1 KH-MAG-3 KH-MAG-5 KH-WIT-1 KH-WIT-3 KH-WIT-4 KH-PRI-1 KH-PRI-2

rules-8-title = Cards that change numbers
rules-8 =
    Hermit: 12, less 1 for each other card in the column. Little Giant: 2, plus 3 for each other card. Romeo: 5, but 15 if your own Juliet is in the same column.

    Doppelgänger: has the number of the card below it, without its ability. Above a Hermit that is 12, above a Little Giant 2, above Romeo 5. With no card below, it has no number.

    Dragon (11): lowers every card of other players in its column by 2. Several Dragons add up. No number falls below 0.
    .ids = KH-NUM-2 KH-NUM-3 KH-HER-1 KH-GIA-1 KH-ROM-1 KH-DOP-1 KH-DOP-2 KH-DOP-3 KH-DOP-4 KH-DRA-1 KH-DRA-2

rules-9-title = Who wins the goal
rules-9 =
    Add up what each player's cards in the column count. The highest sum wins the goal. In a tie, whoever has the card nearest to the goal wins.

    Beggar (4): with a Beggar in the column the lowest sum wins instead. In a tie, whoever has the card furthest from the goal wins. Only those with a card in the column take part; a lone Disguise with its 0 is enough.

    Cards without a number do not let you take part. If nobody takes part, nobody gets the goal. Won goals lie face down before their winner.
    .ids = KH-WIN-1 KH-WIN-2 KH-WIN-3 KH-WIN-4 KH-WIN-5 KH-BEG-1 KH-BEG-2 KH-BEG-3 KH-BEG-4 KH-AWD-1 KH-INFO-6

rules-10-title = Final scoring and options
rules-10 =
    After six rounds there are two ways to count, and the better one is used for you. Plain: the values of all your goals. Special, only with at least one goal of each of the six disciplines: the best of each discipline counts double, and every other goal costs 1 point.

    So low goals are worth a lot if they complete the six. The table can also be set up with other readings of rules that the rulebook leaves open: when a round ends, a card under a Disguise, what a Doppelgänger copies, numbers below 0, and a copy of the Witch.
    .ids = KH-FIN-1 KH-FIN-2 KH-FIN-3 KH-FIN-4 KH-FIN-5 KH-FIN-6 KH-END-1 KH-DIS-8 KH-DOP-5 KH-NUM-3 KH-WIT-5

# -- the guided first game ---------------------------------------------------------

lesson-welcome = Welcome to court! You are Alba and play against Olivares and Mencía. Three goals lie on the table, one at the head of each column. Whoever is strongest below a goal wins it.
lesson-goals = Each goal shows a discipline and a value. Religion 3 in column 1 needs three cards below it and is worth 3 points. Trade needs two, Fencing only one. When all are filled, the round ends.
lesson-hand = Everybody has the same 25 cards, and you hold three of them: an Explorer with 13, a Disguise with 0 and a Prince with 14. The numbers count at the end of the round. Some cards also act when they are flipped.
lesson-first = In your turn you put one card face down below a goal. Begin with the Explorer in column 1. It likes to travel, as you will see.
lesson-draw = You have drawn a card, the Cardinal, so your hand is three again. Your Explorer lies face down: the others see that it is yours, but not who it is.
lesson-back = Now Olivares puts a card into column 2. You see only its back. It could be anything, from the King with 20 to a Disguise with 0.
lesson-under = Mencía puts her card below yours in column 1. Whoever places a card flips the one above it. Watch what your Explorer does.
lesson-chain = The Explorer was flipped and acted at once: it moved face down to the next column on the right. There it flipped the card above it, the King of Olivares. The King has only its number, so the chain ended.
lesson-filled = Column 2 now holds two cards, as many as Trade 2 needs: the goal is filled. Cards may still be placed there. The round goes on until all three goals are filled.
lesson-specialist = You drew a Cardinal, a specialist in Religion: below a goal of Religion it counts 12, elsewhere 8. Put it into column 1.
lesson-quiet = Your Cardinal flipped Mencía's Squire. Nothing happened: such cards act only in the scoring. The Squire counts just 2, but together with a Prince of the same player it would win the goal.
lesson-last-column = Olivares turns to column 3. Fencing 1 needs only one card, so it is filled at once. Mencía follows with a second card there.
lesson-third = Mencía's card flipped the Fencing Master of Olivares, worth 12 below Fencing. Now only column 1 lacks a card. Whoever fills it ends the round, so make this turn count.
lesson-mage = You have drawn the Mage. In the scoring it removes all cards with 10 or more, and the King lies in column 2. Put the Mage there. It flips your Explorer, which travels on and so gets away.
lesson-assassin = What a chain! Your Explorer moved to column 3 and flipped Mencía's card: an Assassin. It sends whoever flips it to the discard pile, so your Explorer is gone. You will get it back when your deck is reshuffled.
lesson-end = Olivares puts the third card into column 1. Now all goals are filled. The card still flips your Cardinal, and then the round ends.
lesson-reveal = At the end all cards are turned up. What is turned up only now does not act any more, but the numbers and the abilities for the scoring count. Each column is scored by itself.
lesson-tie = Column 1: your Cardinal has 12, the Cardinal of Olivares 12, Mencía's Squire 2. In a tie the card nearest to the goal decides. Yours lay above, so Religion 3 is yours.
lesson-removed = Column 2: the King had 20, but your Mage removed it. Only the Mage with its 7 is left, and you win Trade 2. A Witch does the opposite: she removes the low cards.
lesson-third-goal = Column 3: the Fencing Master with 12 beats the Assassin with 9½, and Olivares wins Fencing 1. You have two goals with 5 points in all, a fine start.
lesson-steps = The order in every column: Musketeers, Mage, Witch, then the pair of Prince and Squire, then cards that change numbers, and last the sums. All cards from the table are now on the discard piles; hands are kept.
lesson-round = Round 2 brings three new goals. Olivares ended round 1, so Mencía on the left begins. She goes for Trade 5, the most valuable one.
lesson-king = You have drawn your King, the highest number of all. Put it into column 2, too. You flip Mencía's card and see what you are up against.
lesson-sets = A Queen with 16: your King is ahead. But a Mage could still come. Remember: after six rounds the values of your goals count. With a goal of every discipline the best of each count double, and each other goal costs a point.
lesson-win = So both large values and many different disciplines can win. Choose a card at any time to read what it does. Now you know enough: open a table and play!
