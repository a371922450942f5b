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
options = Tvoje možnosti
find-option = Najít možnost
your-turn = jsi na tahu
undo = Vzít zpět
undo-not = Není co vzít zpět: poslední tah už něco ukázal, nebo po něm hráli jiní.
let-go = Změnit
waiting = Okamžik …
waiting-start = Čeká se, až budou všechna místa obsazená.
waiting-for = Čeká se na: { $names }
secret-chosen = Tvoje volba: { $choice }. Můžeš ji změnit, dokud nezvolí všichni.

log = Zápis
log-and-chat = Zápis a chat
log-since = Od tvého posledního tahu
log-all = Ukázat celý zápis
log-empty = Zatím se nic nestalo.
log-cancel = { $name } bere tah zpět.
log-late = Čas vypršel: { $name }.
log-seat-person = Ke stolu usedá { $name }.
log-seat-bot = Za { $name } teď hraje bot.
log-seat-open = Místo je zase volné: { $name }.
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
bot-plays = Místo tebe hraje bot: { $name }.
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

keys-title = Klávesy
keys-about = Písmena fungují, když je vybráno něco na stole; dají se vypnout v nastavení.
keys-arrows-key = ← ↑ → ↓
keys-arrows = další region nebo karta tím směrem
keys-castillo-key = C
keys-castillo = castillo
keys-numbers-key = 1–9
keys-numbers = možnosti rozhodnutí v pořadí
keys-enter-key = ⏎
keys-enter = zvolit
keys-undo-done-key = U D
keys-undo-done = vzít zpět, hotovo
keys-read-key = I
keys-read = přečíst vybraný region nebo kartu celou
keys-holds-key = K
keys-holds = kdo co drží
keys-go-key = P H L
keys-go = hráči, ruka, zápis
keys-switch-key = S
keys-switch = přepnout náhled vyhodnocení
keys-jump-key = J
keys-jump = k rozhodnutí
keys-zoom-key = + − F
keys-zoom = přiblížit, oddálit, ukázat vše
keys-escape-key = Esc
keys-escape = zavřít nebo zrušit nedokončenou volbu
keys-help-key = ?
keys-help = tento seznam
