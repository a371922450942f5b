# Pokaz punktacji na każdej planszy: przyciski i tabela obok.

scoring = Punktacja
scoring-again = Pokaż jeszcze raz
scoring-controls = Przebieg punktacji
scoring-back = Krok wstecz
scoring-pause = Wstrzymaj
scoring-go-on = Dalej
scoring-step = Krok naprzód
scoring-speed = Tempo { $pace }×
scoring-skip = Od razu do sum
scoring-skip-short = Sumy
scoring-close = Zamknij punktację
scoring-you = Ty
scoring-not-yet = jeszcze bez punktacji
