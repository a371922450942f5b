# The guided first game and the rule book.

learn-title = Learn a game
learn-about = A guided first game: you make the moves, and every step says why.
learn-start = Guided first game
learn-others = Other games
learn-chapters = Short lessons, about 3 minutes each
learn-next-chapter = Next: { $title }
learn-tip = Lesson
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-again = Start over
learn-show = Show me
learn-shown-board = On the board: { $what }
learn-shown-cards = Among the cards: { $what }
learn-shown-players = With the players: { $what }
learn-shown-log = Beside the board: { $what }
learn-shown-decision = Press here: { $what }
learn-your-move = Your move
learn-nudge = That would be possible too. For this lesson choose: { $choice }.
learn-well-done = Well done! That was the lesson.
learn-play = Play now against bots

rules-heading = { $game }: rules
rules-list-title = Rules
rules-list-about = How the games are played, in short sections, with the numbered rules that the program keeps to.
rules-contents = Contents
rules-edition-all = All editions
rules-find = Search rules and cards
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } place found.
   *[other] { $count } places found.
}
rules-exact = The exact rules ({ $count })
rules-exact-about = Worded in English, as the program keeps to them.
rules-cards = Cards
rules-cards-of = Cards ({ $count })
rules-card-copies = { $copies }×
rules-options = Options of a table
rules-options-about = What can be agreed on when a table is opened.
rules-option-default = usually: { $value }
rules-option-choices = Possible: { $choices }
rules-option-yes = yes
rules-option-no = no
rules-all = All exact rules
rules-all-about = Every rule with its id, also those that no section names.
rules-print = Print
rules-unknown = There is no rule { $id } in this game.
rules-none = There are no rules for this game here.
