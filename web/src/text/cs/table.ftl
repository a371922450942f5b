# Rám každého stolu.

table-heading = { $game }, u stolu: { $names }
table-refused = K tomuto stolu nemáš přístup
skip-to-decision = Přejít k rozhodnutí
standings = Stav hry
tabs = Části stolu
tab-board = Plán
tab-cards = Karty
tab-players = Hráči
tab-log = Zápis
cards = Karty
card-reference = Všechny karty
board-in-words = Stůl slovy

decision = Tvoje rozhodnutí
decision-told = Otázka a zprávy
options = Tvoje možnosti
find-option = Najít možnost
your-turn = jsi na tahu
undo = Vzít zpět
undo-not = Není co vzít zpět: poslední tah už něco ukázal, nebo po něm hráli jiní.
let-go = Změnit
confirm-turn = { $choice }: to je zatím tvůj poslední krok.
confirm-turn-yes = Potvrdit
confirm-secret = Tajně: { $choice }?
confirm-secret-yes = Zvolit
options-more = Další možnosti
options-before = Předchozí možnosti
waiting = Okamžik …
waiting-start = Čeká se, až budou všechna místa obsazená.
waiting-for = Čeká se na: { $names }
absent = Teď tu { $count ->
    [1] není
   *[other] nejsou
}: { $names }.
absent-since = Teď tu { $count ->
    [1] není
   *[other] nejsou
}: { $names } (poslední tah { $ago }).
absent-clock-bot = Čas vyprší { $until }, pak hraje dál bot.
absent-clock-forfeit = Čas vyprší { $until }, pak místo hru vzdává.
absent-from-you = Nechat hrát bota nebo uvolnit místo můžeš od: { $until }.
absent-from-host = Kdo stůl založil, smí nechat hrát bota nebo místo uvolnit od: { $until }.
absent-from-player = Nechat hrát bota můžeš od: { $until }.
absent-from-others = Ostatní u stolu smějí nechat hrát bota od: { $until }.
absent-now-you = Můžeš nechat hrát bota, nebo místo uvolnit.
absent-now-host = Kdo stůl založil, smí nechat hrát bota nebo místo uvolnit.
absent-now-player = Můžeš nechat hrát bota.
absent-now-others = Ostatní u stolu smějí nechat hrát bota.
absent-first = { $name }: { $ending }
absent-link = Zkopírovat odkaz na stůl
free-about = { $name } tím o místo přijde: odkaz, zařízení i poznámky budou natrvalo pryč. Hra pak čeká na někoho nového.
free-keep = Čekat dál
free-yes = Uvolnit
secret-chosen = Tvoje volba: { $choice }. Můžeš ji změnit, dokud nezvolí všichni.

log = Zápis
log-and-chat = Zápis a chat
log-since = Od tvého posledního tahu
log-all = Ukázat celý zápis
log-empty = Zatím se nic nestalo.
table-closed = Správce serveru tento stůl uzavřel.
chat = Chat
chat-new = { $count } { $count ->
    [one] nová
    [few] nové
   *[other] nových
}
chat-empty = Nikdo zatím nic neřekl.
chat-say = Napiš něco
chat-send = Odeslat

connection-lost = Spojení je přerušené. Zkouší se znovu …
connection-offline = Chybí připojení k síti. Stůl počká.
connection-gone = K tomuto stolu už nemáš přístup.
missed = { $count ->
    [one] Mezitím proběhl { $count } tah.
    [few] Mezitím proběhly { $count } tahy.
   *[other] Mezitím proběhlo { $count } tahů.
}

missed-show = Ukázat

over-showing = Poslední vyhodnocení
bot-plays = Za tebe ({ $name }) teď hraje bot.
link-local = Tento server odpovídá jen na tomto počítači, ostatní odkaz neotevřou. Pro ně ho spusť takto: grandee serve --host 0.0.0.0
over-won = Vyhrává { $names }
over-shared = Společné vítězství: { $names }
over-rank = { $place }.
over-rank-shared = { $place }. (děleno)
rematch = Odveta
to-rematch = K odvetě
review = Přehrát
record = Záznam

curtain = Předej zařízení: { $name }
curtain-about = Na obrazovce není nic tajného.
curtain-yes = Jsem { $name }
invitation = Odkaz s pozvánkou
asked-now = Na to teď není řada. Teď: { $question }

keys-title = Klávesy
keys-about = Písmena fungují, když je vybráno něco na stole; dají se vypnout v nastavení.
keys-arrows-map = další region tím směrem
keys-arrows-cards = další karta nebo sloupec tím směrem
keys-enter-map = zvolit region
keys-enter-cards = zvolit, nebo potvrdit kartu a sloupec
keys-numbers = možnosti rozhodnutí: číslo nebo písmeno, které je na nich uvedené
keys-columns = zvolit sloupec
keys-undo = vzít zpět
keys-done = hotovo
keys-escape = zrušit nedokončenou volbu
keys-read-region = přečíst vybraný region nebo kartu celou
keys-read-card = přečíst vybranou kartu nebo sloupec celý
keys-switch = přepnout náhled vyhodnocení
keys-zoom-in = přiblížit
keys-zoom-out = oddálit
keys-zoom-fit = ukázat celou mapu
map-zoom = Přiblížení
map-zoom-in = Přiblížit
map-zoom-out = Oddálit
map-zoom-fit = Celá mapa
keys-scoring-back = o krok zpět ve vyhodnocení
keys-scoring-on = o krok dál ve vyhodnocení
keys-scoring-close = zavřít vyhodnocení
keys-replay-back = o tah zpět
keys-replay-on = o tah dál
keys-replay-first = na začátek
keys-replay-last = na konec
keys-replay-before = k předchozímu kolu nebo vyhodnocení
keys-replay-after = k dalšímu kolu nebo vyhodnocení
keys-replay-play = přehrát nebo pozastavit
keys-holds = kdo co drží
keys-jump = k rozhodnutí
keys-players = k hráčům
keys-hand = k tvým kartám
keys-log = k zápisu
keys-help = tento seznam
