# Grand Inquisitor & Colonies: the words of the lesson about the Inquisitor.

lesson-inquisitor-welcome = Four black caballeros stand in Galicia and Sevilla. They count for whoever has the Inquisitor. As long as nobody has him, they take a place of their own in scorings and get nothing.
lesson-inquisitor-choose = His card is pile 6 and lies on offer in every round. It places up to three. Take it.
lesson-inquisitor-take = The special action comes first: it brings the Inquisitor to your court. He stays until somebody else takes him. Begin it.
lesson-inquisitor-black = Now you may move up to two black caballeros, which are your own from now on. In Aragón Olivares leads three to one. Move one there from Galicia.
lesson-inquisitor-limit = In Sevilla lies the limit board with six places. Only those on it count when Sevilla is scored, and it is full: two black ones, two of Olivares, one of yours and one of Mencía. Three more wait beside it, one each.
lesson-inquisitor-second = Take a black one off the board: move it from Sevilla to Aragón. That frees a place.
lesson-inquisitor-fill = When a place gets free, whoever has the Inquisitor says who steps up. That is you, so choose your own.
lesson-inquisitor-bonus = Once a round the Inquisitor gives a bonus: one more caballero from the province to your court, or one more to place. You have five at court, so go on and keep it for placing.
lesson-inquisitor-extra = Three are placed: in Aragón, in Castilla and in the castillo. Now the bonus: one more, to Valencia.
lesson-inquisitor-scored = Mencía scores all fives. In Aragón you have two and the two black ones, four against three: 5 points. In Valencia you share first place with Olivares, so each gets 3.
lesson-inquisitor-pile-7 = Pile 7 holds surprises. With “Double strike” somebody may repeat the special action that you have just used, and take the Inquisitor from you. “Conspiracy” shuts all grandes of the opponents into the castillo. “Limit board” moves the board.
lesson-inquisitor-end = A bonus that you do not use is lost when the round ends. The more black caballeros stand where points are paid, the more the Inquisitor is worth, so watch who takes him next. Good luck!
