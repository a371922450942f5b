# První partie s průvodcem a pravidla.

learn-title = Nauč se hru
learn-about = První partie s průvodcem: táhneš ty a každý krok vysvětlí proč.
learn-start = První partie s průvodcem
learn-others = Jiné hry
learn-chapters = Krátké lekce, každá asi na 3 minuty
learn-next-chapter = Další: { $title }
learn-tip = Lekce
learn-step = Krok { $step } z { $steps }
learn-next = Dál
learn-back = Zpět
learn-again = Od začátku
learn-show = Ukázat
learn-shown-board = Na plánu: { $what }
learn-shown-cards = Mezi kartami: { $what }
learn-shown-players = U hráčů: { $what }
learn-shown-log = Vedle plánu: { $what }
learn-shown-decision = Stiskni: { $what }
learn-your-move = Jsi na tahu
learn-nudge = I to by šlo. V této lekci ale zvol: { $choice }.
learn-well-done = Výborně! To byla celá lekce.
learn-play = Hrát hned proti botům

rules-heading = { $game }: pravidla
rules-list-title = Pravidla
rules-list-about = Jak se hry hrají, v krátkých oddílech a s číslovanými pravidly, kterých se program drží.
rules-contents = Obsah
rules-edition-all = Všechna vydání
rules-find = Hledat v pravidlech a kartách
rules-found = { $count ->
    [0] Nic nenalezeno.
    [one] Nalezeno { $count } místo.
    [few] Nalezena { $count } místa.
   *[other] Nalezeno { $count } míst.
}
rules-exact = Přesná pravidla ({ $count })
rules-exact-about = Anglicky, tak jak se jich program drží.
rules-cards = Karty
rules-cards-of = Karty ({ $count })
rules-card-copies = { $copies }×
rules-options = Možnosti stolu
rules-options-about = Na čem se dá domluvit, když se stůl otevírá.
rules-option-default = obvykle: { $value }
rules-option-choices = Na výběr: { $choices }
rules-option-yes = ano
rules-option-no = ne
rules-all = Všechna přesná pravidla
rules-all-about = Každé pravidlo s označením, i ta, která žádný oddíl neuvádí.
rules-print = Vytisknout
rules-unknown = Pravidlo { $id } v této hře není.
rules-none = Pro tuto hru tu žádná pravidla nejsou.
