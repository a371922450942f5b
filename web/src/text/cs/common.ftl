# Slova, která používá každá obrazovka.

page-title = Grandee
page-no-answer = Server neodpovídá. Zkus to za chvíli znovu.
close = Zavřít
home-link = Grandee, úvod
try-again = Zkusit znovu
loading = Načítá se …
loading-long = Trvá to déle, než by mělo.
about-link = O Grandee
account-link = Účet
rules-link = Pravidla

list-and = { $some } a { $last }

settings = Nastavení
settings-language = Jazyk
settings-theme = Barvy
settings-theme-system = podle systému
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-contrast = Vysoký kontrast
settings-contrast-about = Výraznější čáry a písmo.
settings-still = Méně pohybu
settings-still-about = Figurky se na místě objeví, místo aby cestovaly.
settings-sound = Zvuky
settings-sound-about = Krátké: jsi na tahu, vyhodnocení, konec.
settings-turns = Potvrzovat konec mého tahu
settings-turns-about = Před tahem, kterým předáš řadu, se hra ještě jednou zeptá.
settings-secrets = Potvrzovat tajné volby
settings-secrets-about = Na to, co volíš tajně, se hra ještě jednou zeptá.
settings-keys = Písmenové zkratky
settings-keys-about = U, D, K a další fungují u stolu.
settings-others = Číst každý tah
settings-others-about = Pro čtečky obrazovky: tahy ostatních hned, ne souhrnně.
settings-plain = Stůl slovy
settings-plain-about = Místo kresleného plánu text a tlačítka, u každé hry.
settings-pace = Rychlost tahů a vyhodnocení

you = ty
away = pryč
forfeited = vzdáno
to-move = na tahu
is-choosing = volí
has-chosen = má zvoleno
turn-order = { $order }. v pořadí
seat-free = volné místo
seat-colour-blue = modrá
seat-colour-orange = oranžová
seat-colour-green = zelená
seat-colour-pink = růžová
seat-colour-yellow = žlutá
seat-colour-black = černá
seat-name-colour = { $name } ({ $colour })
seats = Místa
seat-back = Vrátit se
seat-no-time = Čas tohoto místa je vyčerpaný, a tak bot dohraje až do konce.
players = Hráči
your-name = Tvoje jméno
sit-down = Přisednout
watching = přihlížíš
clock = Zbývající čas
clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
