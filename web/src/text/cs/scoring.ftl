# Přehrávání vyhodnocení na každé desce: tlačítka a tabulka vedle.

scoring = Vyhodnocení
scoring-again = Přehrát znovu
scoring-controls = Přehrávání vyhodnocení
scoring-back = O krok zpět
scoring-pause = Pozastavit
scoring-go-on = Pokračovat
scoring-step = O krok dál
scoring-speed = Rychlost { $pace }×
scoring-skip = Rovnou na součty
scoring-skip-short = Součty
scoring-close = Zavřít vyhodnocení
scoring-you = Ty
scoring-not-yet = ještě nevyhodnoceno
