# Pierwsza partia z przewodnikiem i zasady.

learn-title = Poznaj grę
learn-about = Pierwsza partia z przewodnikiem: ruchy należą do ciebie, a każdy krok mówi dlaczego.
learn-start = Pierwsza partia z przewodnikiem
learn-others = Inne gry
learn-chapters = Krótkie lekcje, każda około 3 minut
learn-next-chapter = Dalej: { $title }
learn-tip = Lekcja
learn-step = Krok { $step } z { $steps }
learn-next = Dalej
learn-back = Wstecz
learn-again = Od początku
learn-show = Pokaż
learn-shown-board = Na planszy: { $what }
learn-shown-cards = Wśród kart: { $what }
learn-shown-players = Przy graczach: { $what }
learn-shown-log = Obok planszy: { $what }
learn-shown-decision = Naciśnij: { $what }
learn-your-move = Twój ruch
learn-nudge = To też byłoby możliwe. W tej lekcji wybierz: { $choice }.
learn-well-done = Świetnie! To już cała lekcja.
learn-play = Zagraj teraz z botami

rules-heading = { $game }: zasady
rules-list-title = Zasady
rules-list-about = Jak się gra, w krótkich rozdziałach i z numerowanymi zasadami, których trzyma się program.
rules-contents = Spis treści
rules-edition-all = Wszystkie wydania
rules-find = Szukaj w zasadach i kartach
rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $count } miejsce.
    [few] Znaleziono { $count } miejsca.
   *[other] Znaleziono { $count } miejsc.
}
rules-exact = Dokładne zasady ({ $count })
rules-exact-about = Po angielsku, tak jak trzyma się ich program.
rules-cards = Karty
rules-cards-of = Karty ({ $count })
rules-card-copies = { $copies }×
rules-options = Opcje stołu
rules-options-about = Co można ustalić przy otwieraniu stołu.
rules-option-default = zwykle: { $value }
rules-option-choices = Do wyboru: { $choices }
rules-option-yes = tak
rules-option-no = nie
rules-all = Wszystkie dokładne zasady
rules-all-about = Każda zasada z oznaczeniem, także te, których nie wymienia żaden rozdział.
rules-print = Drukuj
rules-unknown = W tej grze nie ma zasady { $id }.
rules-none = Nie ma tu zasad tej gry.
