# Oglądanie partii ruch po ruchu, zapisy i obrazki.

replay-title = Obejrzyj partię jeszcze raz
replay-controls = Przebieg partii
replay-scale = Miejsce w partii
replay-round = Runda { $number }
replay-scoring = Główna punktacja po rundzie { $number }
replay-move = Ruch { $at } z { $end }
replay-move-so-far = Ruch { $at } z dotychczasowych { $end }
replay-beginning = Początek.
replay-no-words = Decyduje { $name }.
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-forward = Ruch dalej
replay-last = Na koniec
replay-speed = Tempo

replay-eyes = Czyj widok
replay-eyes-seat = Z miejsca: { $name }
replay-eyes-spectator = Z widowni
replay-eyes-open = Wszystko odkryte
replay-open-note = Wszystkie karty są odkryte. Nikt nie widział partii w ten sposób.
replay-closed-note = Widzisz to, co było stąd widać w tamtej chwili.
replay-running-note = Partia jeszcze trwa. To twój widok do tej pory.

replay-share = Udostępnij tę pozycję
replay-copied = Skopiowano link
replay-link = Link do tej pozycji
replay-menu = Zapisz i otwórz
replay-save-picture = Zapisz obrazek
replay-save-picture-about = Stół taki, jak go teraz widać, z imionami i punktami.
replay-picture-failed = Ta przeglądarka nie potrafiła narysować obrazka.
replay-save-record = Zapisz partię do pliku
replay-save-record-about = Wszystkie ruchy. Plik otworzysz tutaj albo w programie.
replay-to-table = Do stołu

replay-open-file = Otwórz zapis partii
replay-open-about = Otwórz zapis partii albo upuść jego plik w dowolnym miejscu tej strony.
replay-open-private = Zapis jest tylko oglądany. Nic z niego nie zostaje.
replay-drop-here = Upuść zapis, żeby go obejrzeć
replay-file-bad = Tego pliku nie da się pokazać jako partii.
replay-file-large = Ten plik jest za duży na zapis partii.
replay-file-unread = Nie udało się odczytać tego pliku.

picture-credit = Grandee
