# Słowa, których używa każdy ekran.

page-title = Grandee
page-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
close = Zamknij
home-link = Grandee, strona główna
try-again = Spróbuj ponownie
loading = Wczytywanie …
loading-long = Trwa to dłużej, niż powinno.
about-link = O Grandee
account-link = Konto
rules-link = Zasady

list-and = { $some } i { $last }

settings = Ustawienia
settings-language = Język
settings-theme = Kolory
settings-theme-system = jak w systemie
settings-theme-light = jasne
settings-theme-dark = ciemne
settings-contrast = Wysoki kontrast
settings-contrast-about = Wyraźniejsze linie i tekst.
settings-still = Mniej ruchu
settings-still-about = Pionki pojawiają się na miejscu zamiast podróżować.
settings-sound = Dźwięki
settings-sound-about = Krótkie: twoja kolej, punktacja, koniec.
settings-turns = Potwierdzanie końca mojej tury
settings-turns-about = Przed ruchem, po którym grają inni, gra zapyta jeszcze raz.
settings-secrets = Potwierdzanie tajnych wyborów
settings-secrets-about = O to, co wybierasz potajemnie, gra zapyta jeszcze raz.
settings-keys = Skróty literowe
settings-keys-about = U, D, K i inne działają przy stole.
settings-others = Czytaj każdy ruch
settings-others-about = Dla czytników ekranu: ruchy innych od razu, a nie w skrócie.
settings-plain = Stół słowami
settings-plain-about = Zamiast rysowanej planszy tekst i przyciski, w każdej grze.
settings-pace = Tempo ruchów i punktacji

you = ty
away = poza stołem
forfeited = poddanie
to-move = teraz gra
is-choosing = wybiera
has-chosen = wybór zapadł
turn-order = { $order }. w kolejności
seat-free = wolne miejsce
seat-colour-blue = niebieski
seat-colour-orange = pomarańczowy
seat-colour-green = zielony
seat-colour-pink = różowy
seat-colour-yellow = żółty
seat-colour-black = czarny
seat-name-colour = { $name } ({ $colour })
seats = Miejsca
seat-back = Wróć
seat-no-time = Czas tego miejsca się skończył, więc do końca gra bot.
players = Gracze
your-name = Twoje imię
sit-down = Usiądź
watching = oglądasz
clock = Pozostały czas
clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[other] { $days } dni
}
