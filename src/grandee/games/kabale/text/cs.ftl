# Kabale & Hiebe česky. Karty mají tvar .acc (4. pád), obory tvar .gen (2. pád); bez nich platí 1. pád.

game-title = Královské rošády
game-summary = Pod cíle se lícem dolů vykládají mocní i pobudové, karty se navzájem odkrývají a cíl získá ten, kdo má v jeho sloupci navrch. Pro 2 až 6 hráčů, asi 45 minut.
game-how-to =
    Ve svém tahu položíš jednu kartu z ruky lícem dolů pod některý cíl a dobereš si. Leží-li karta nad ní lícem dolů,
    otočí se; některé karty pak hned něco udělají. Cíl je naplněný, když pod ním leží tolik karet, kolik je jeho
    hodnota; jsou-li naplněné všechny, kolo končí a cíl získává ten, kdo má ve sloupci nejvyšší součet. Po šesti
    kolech se počítají hodnoty získaných cílů; kdo má cíl z každého oboru, může místo toho zdvojnásobit nejlepší
    z každého a odečíst bod za každý další cíl.
    Na desce: ● karta, ○ ještě chybí, +2 více než je třeba, ✕ uzavřeno, ▒▒▒▒ rub, (Král) vlastní karta lícem dolů,
    └ karta pod Převlekem.

# -- karty ---------------------------------------------------------------------

card-king = Král
    .acc = Krále
card-queen = Královna
    .acc = Královnu
card-juliet = Julie
    .acc = Julii
card-alchemist = Alchymista
    .acc = Alchymistu
card-fencing_master = Šermíř
    .acc = Šermíře
card-landowner = Statkář
    .acc = Statkáře
card-merchant = Kupec
    .acc = Kupce
card-cardinal = Kardinál
    .acc = Kardinála
card-minstrel = Trubadúr
    .acc = Trubadúra
card-explorer = Objevitel
    .acc = Objevitele
card-assassin = Mordýř
    .acc = Mordýře
card-storm = Bouře
    .acc = Bouři
card-disguise = Převlek
    .acc = Převlek
card-traitor = Zrádce
    .acc = Zrádce
card-musketeers = Mušketýři
    .acc = Mušketýry
card-mage = Mág
    .acc = Mága
card-witch = Čarodějnice
    .acc = Čarodějnici
card-prince = Princ
    .acc = Prince
card-squire = Panoš
    .acc = Panoše
card-hermit = Poustevník
    .acc = Poustevníka
card-little_giant = Paleček
    .acc = Palečka
card-doppelganger = Dvojník
    .acc = Dvojníka
card-dragon = Drak
    .acc = Draka
card-romeo = Romeo
    .acc = Romea
card-beggar = Žebrák
    .acc = Žebráka
own-card = { $name }
card-unknown = karta
    .acc = kartu

# Co karta umí; skládá se z jejího řádku v sadě.
text-number = Má číslo { $number }.
text-matched = Pod cílem z oboru { WORD($discipline, case: "gen") } má číslo { $matched }, jinde { $number }.
text-no-number = Nemá vlastní číslo.
text-travels = Po odkrytí se přesune lícem dolů do nejbližšího otevřeného sloupce vpravo (po posledním následuje první) a odkryje tam kartu nad sebou.
text-discards_flipper = Po odkrytí pošle kartu, která ji odkryla, na odhazovací balíček.
text-closes_column = Po odkrytí uzavře svůj sloupec: další karty do něj nesmějí a cíl platí za naplněný.
text-hides_card = Po odkrytí pod ni její majitel může zasunout lícem dolů kartu z ruky a dobrat si kartu.
text-swaps_goals = Po odkrytí může její majitel prohodit cíl jejího sloupce s cílem jiného sloupce.
text-voids_others = Při vyhodnocení nemá žádná jiná karta v jejím sloupci schopnost. Působí jako první.
text-removes-high = Při vyhodnocení odstraní všechny karty s číslem { $number } nebo vyšším, pokud tu není další karta jejího druhu.
text-removes-low = Při vyhodnocení odstraní všechny ostatní karty s číslem { $number } nebo nižším, pokud tu není další karta jejího druhu.
text-wins_with = Leží-li ve stejném sloupci i { WORD($card) } téhož hráče, její majitel získává cíl.
text-per_other_card-more = Za každou další kartu ve sloupci se její číslo zvyšuje o { $number }.
text-per_other_card-less = Za každou další kartu ve sloupci se její číslo snižuje o { $number }.
text-worth_beside = Má číslo { $number }, leží-li ve stejném sloupci i { WORD($card) } téhož hráče.
text-copies_below = Přebírá číslo karty pod sebou, ale ne její schopnost.
text-lowers_others = Snižuje číslo každé karty ostatních hráčů ve svém sloupci o { $number }.
text-lowest_wins = V jejím sloupci vítězí nejnižší součet.

# -- cíle ----------------------------------------------------------------------

discipline-alchemy = Alchemie
    .gen = alchemie
discipline-fencing = Šerm
    .gen = šermu
discipline-farming = Rolnictví
    .gen = rolnictví
discipline-trade = Obchod
    .gen = obchodu
discipline-religion = Náboženství
    .gen = náboženství
discipline-music = Hudba
    .gen = hudby
goal-name = { WORD($discipline) } { $value }

colour-white = bílá
colour-blue = modrá
colour-yellow = žlutá
colour-green = zelená
colour-red = červená
colour-black = černá

# -- rozhodnutí ----------------------------------------------------------------

decision-place_card = Vyložit kartu lícem dolů do sloupce
decision-disguise = Schovat kartu pod Převlek
prompt-disguise = Vlož kartu pod svůj Převlek ve sloupci { $column }
decision-traitor = Prohodit cíl ve sloupci Zrádce
prompt-traitor = Prohoď cíl ve sloupci { $column }, kde leží tvůj Zrádce ({ $goal })
choice-place_card = { WORD($card, case: "acc") } do sloupce { $column }
choice-disguise = { WORD($card, case: "acc") } pod Převlek
choice-disguise-skip = žádnou kartu
choice-traitor = se sloupcem { $column } ({ $goal })
choice-traitor-skip = nechat cíle tak, jak jsou

# -- co se stalo ---------------------------------------------------------------

event-round-started = Začíná { $round }. kolo; první je na tahu { $seat }.
event-goal-turned = Sloupec { $column }: { $goal }.
event-placed = { $seat } vykládá { WORD($card, case: "acc") } do sloupce { $column }.
event-flipped = Ve sloupci { $column } se odkrývá karta: { WORD($card) } ({ $seat }).
event-travelled = Ze sloupce { $column } do sloupce { $to } putuje karta: { WORD($card) } ({ $seat }).
event-stayed = Ve sloupci { $column } zůstává karta: { WORD($card) } ({ $seat }).
event-discarded = Ze sloupce { $column } se odhazuje karta: { WORD($card) } ({ $seat }).
event-closed = Sloupec { $column } se uzavírá.
event-disguise-used = { $seat } schovává { WORD($card, case: "acc") } pod Převlek ve sloupci { $column }.
event-disguise-skipped = { $seat } ve sloupci { $column } žádnou kartu neschovává.
event-goals-swapped = { $seat } prohazuje cíle sloupců { $column } a { $other }.
event-traitor-skipped = { $seat } nechává cíl sloupce { $column } na místě.
event-drew = { $seat } si dobírá { WORD($card, case: "acc") }.
event-reshuffled = { $seat } míchá odhozené karty do nového balíčku.
event-end-triggered = Všechny cíle jsou naplněné: kolo skončí tímto tahem.
event-round-ended = { $round }. kolo ukončuje svým tahem { $seat }.
event-revealed = Sloupec { $column } odhaluje { WORD($card, case: "acc") } ({ $seat }).
event-voided = Sloupec { $column }: { WORD($card) } ({ $seat }), takže žádná jiná schopnost neplatí.
event-removed = Sloupec { $column }: { WORD($by) } ({ $owner }) odstraňuje { WORD($card, case: "acc") } ({ $seat }).
event-numbered = Sloupec { $column }: { WORD($card) } ({ $seat }) má hodnotu { $number }{ $base ->
    [same] .
   *[other] {" "}místo { $base }.
}
event-summed = Sloupec { $column }: { $seat } má celkem { $sum }.
event-awarded = Sloupec { $column }: { $seat } získává cíl { $goal } ({ WORD($reason) }).
event-unawarded = Sloupec { $column }: { $goal } nezískává nikdo, protože nikdo nemá kartu s číslem.
event-final-score = { $seat } má výsledek { $score } (prostý součet { $plain }, zvláštní počítání { $special }).
event-turn-skipped = { $seat } nemá žádnou kartu a vynechává tah.
event-cancelled = Sloupec { $column }: více karet { WORD($card) }, žádná z nich neúčinkuje.
event-paired = Sloupec { $column }: { $seat } má pohromadě karty { WORD($card) } a { WORD($partner) }.
event-numberless = Sloupec { $column }: { WORD($card) } ({ $seat }) nemá číslo.

# Kolo stručně.
story-column = Sloupec { $column }, { $goal }: vyhrává { $seat } ({ WORD($reason) })
story-nobody = Sloupec { $column }, { $goal }: nevyhrává nikdo, protože nikdo nemá kartu s číslem
story-sum = { $seat } { $sum }: { $cards }
story-none = { $seat } bez čísla: { $cards }
story-voided = { WORD($card) } ({ $seat }): žádná jiná schopnost neplatí
story-removed = { WORD($by) } ({ $owner }) odstraňuje: { $cards }
story-cancelled = více karet { WORD($card) }: žádná z nich neúčinkuje
story-paired = { $seat } má pohromadě karty { WORD($card) } a { WORD($partner) }
story-turned-up = otočeno: { $cards }
story-card = { WORD($card) }
story-owned = { WORD($card) } ({ $owner })
story-number = { WORD($card) } { $number }
story-changed = { WORD($card) } { $number } ({ $base })

reason-highest = nejvyšší součet
reason-highest-nearest = nejvyšší součet, nejblíže k cíli
reason-lowest = nejnižší součet
reason-lowest-furthest = nejnižší součet, nejdále od cíle
reason-pair = obě karty vítězné dvojice

# -- odmítnutí -----------------------------------------------------------------

refused-card-not-in-hand = Tato karta není v ruce.
refused-column-closed = Tento sloupec uzavřela Bouře.
refused-no-such-column = Takový sloupec tu není.
refused-own-column = V tomto sloupci leží Zrádce; je třeba zvolit jiný.

# -- volby ---------------------------------------------------------------------

option-players = Počet hráčů
    .about = Kolik hráčů sedí u stolu.
option-first_seat = Začínající hráč
    .about = Číslo hráče, který zahajuje 1. kolo; první má číslo 0.
option-colours = Barvy
    .about = Barva pro každého hráče v pořadí u stolu; prázdné = obvyklé barvy.
option-deck = Sada karet
    .about = Soubor s vlastní sadou karet; prázdné = karty z pravidel.
option-round_end_check = Konec kola
    .about = Zda naplnění všech cílů ukončí kolo definitivně, nebo jen pokud jsou naplněné i po tahu.
    .is-locked = definitivně
    .is-after_resolution = jen jsou-li naplněné i po tahu
option-disguise_stack = Karta pod Převlekem
    .about = Zda je samostatnou kartou, nebo tvoří s Převlekem jediné místo.
    .is-separate = samostatná karta
    .is-single_slot = jedno místo s Převlekem
option-doppelganger_copies = Dvojník
    .about = Zda přebírá číslo spodní karty před použitím její schopnosti, nebo po něm.
    .is-base = před použitím schopnosti
    .is-changed = po použití schopnosti
option-number_floor = Nejnižší číslo
    .about = Zda může číslo karty klesnout pod 0.
    .is-0 = nikdy pod 0
    .is-none = bez omezení
option-witch_double = Kopie Čarodějnice
    .about = Zda se Dvojník nad Čarodějnicí odstraní spolu s nízkými kartami.
    .is-removed = odstraní se
    .is-spared = zůstane
preset-rulebook = Podle znění pravidel
preset-other-readings = Jiný výklad nejasných pravidel

# -- textová deska -------------------------------------------------------------

board-round = Kolo { $round }/{ $rounds }
board-goals-left = { $count ->
    [one] zbývá { $count } cíl
    [few] zbývají { $count } cíle
    [many] zbývá { $count } cíle
   *[other] zbývá { $count } cílů
}
board-hand = ruka
board-deck = balíček
board-discard = odhoz
board-goals = cíle
board-points = body
board-closed = uzavřeno
board-your-hand = Karty v ruce
board-your-goals = Získané cíle
board-hand-of = Ruka: { $seat }
board-turn = na tahu

# -- chyby v sadách karet a pozicích -------------------------------------------

bad-card-id = { $given } není id karty; začíná malým písmenem a má jen malá písmena, číslice a podtržítka
bad-number-beside-copy = karta, která přebírá číslo karty pod sebou, nemá vlastní číslo
given-card = karta
bad-table-card = { $given } není karta na stole; správný zápis: B queen, B queen* (lícem dolů) nebo B queen under (pod Převlekem)
bad-empty-hand = hráč na tahu nemá v ruce žádnou kartu
bad-all-closed = všechny sloupce jsou uzavřené, takže kartu nelze vyložit
bad-flipped = na konci sloupce { $given } chybí odkrytá karta tohoto hráče s efektem { $effect } a karta, která ji odkryla
bad-under = { $given } neleží přímo pod otočeným Převlekem svého majitele
bad-recycled = { $given } je v balíčku, který byl zamíchán bez této karty
bad-ruled-out = to, čím zakryté karty být nemohou, neodpovídá kartám, ze kterých byl balíček zamíchán
bad-fewest-held = karet z doby před zamícháním zbývá více, než kolik jich kdy ruka měla
