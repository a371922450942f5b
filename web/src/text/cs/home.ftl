# Začátek: výběr hry, příprava stolu, pokračování.

home-heading = Co si zahrajeme?
home-about = Bez účtu. Každou prázdnou židli obsadí bot.
home-games = Hry
home-set-up = Nový stůl: { $game }
home-learn = Naučit se hrát
home-preset = Pravidla
home-bots = Boti
home-clock = Hodiny
clock-none = Bez hodin
clock-bank = Naživo
clock-bank-about = { $minutes } min + { $seconds } s
clock-each = Dny
clock-each-about = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
clock-minutes = Minut na celou hru
clock-increment = Sekund navíc za každý tah
clock-days-each = Dní na každý tah
home-all-options = Všechny volby
home-changed = změněno
home-play = Hrát hned proti botům
home-invite = Pozvat přátele
home-open = Otevřený stůl
home-here = U jednoho zařízení
home-here-about = Všichni hrají na tomto zařízení. Mezi tahy zakryje tajné věci opona.
home-here-start = Začít u tohoto zařízení
home-note = U stolu s tebou: { $others }.
home-fair = Boti vidí jen to, co by na jejich místě viděl každý.
home-count-here = někdo u tohoto zařízení
home-count-open = volné místo
home-guest = Host
home-guest-n = Host { $number }

bot = bot
bot-page = velmi snadný
bot-squire = snadný
bot-knight = střední
bot-count = dobrý
bot-duke = silný
bot-grandee = nejsilnější, pomalý
bot-mixed = Smíšení
bot-mixed-about = každý jiný
bot-level = Síla bota, { $name }

home-seats = Místa
home-seats-about = Místo „podle tlačítka“ dostane bot, host, nebo kdokoli přijde, podle toho, které tlačítko stiskneš.
home-seat = Místo { $number }
home-seat-name = Jméno na místě { $number }
home-seat-you = Ty
home-seat-any = podle tlačítka
home-seat-here = někdo u tohoto zařízení
home-seat-open = na pozvání
home-terms = Stůl
home-title = Název stolu
home-late = Komu vyprší čas
home-late-bot = toho zastoupí bot
home-late-forfeit = ten hru vzdává
home-spectators = Diváci
home-spectators-about = Ostatní se mohou dívat. Vidí jen to, co leží odkryté, nikdy ruku.
home-chat = Chat
home-chat-about = Kdo sedí u stolu, může psát ostatním.
home-changes = Tajnou volbu lze změnit
home-changes-about = Dokud nezvolí všichni.
home-rules = Pravidla hry
home-reset = Zpět k předvolbě
home-way-out = Zvolit { $option }: { $value }
home-only-with = Jen s volbou { $option }: { $value }
home-shut = Teď ne: { $option } = { $value }.
home-set-back = S touto volbou už nejde dohromady a je zase jako obvykle: { $options }.
home-bad-excluded = „{ $given }“ nelze zvolit, dokud { $other } = { $value }
home-bad-excluded-together = „{ $given }“ nelze zvolit, dokud platí zároveň { $others }
home-list-missing = Zde zbývá vybrat ještě { $count }, nebo nevybírej nic.
home-list-over = Zde je vybráno o { $count } víc, než má být.
home-origins = { $count ->
    [0] Všechny karty jsou z pravidel nebo zveřejněné.
    [one] { $count } karta je rekonstruovaná.
    [few] { $count } karty jsou rekonstruované.
    [many] { $count } karty je rekonstruováno.
   *[other] { $count } karet je rekonstruovaných.
}
home-origins-about = Jejich tištěný text není veřejný. Jsou naším nejlepším odhadem; opraví je vlastní sada karet (Všechny volby).
home-file = Vybrat soubor
home-file-make = Vytvořit
home-file-change = Upravit
home-file-drop = nebo ho sem přetáhni
home-file-remove = Odebrat { $name }
home-file-long = { $name } nelze použít: je třeba text o nejvýše 40 000 znacích.

home-continue = Pokračovat
home-continue-empty = Tady budou tvoje stoly.
home-with = U stolu: { $names }
home-your-move = Jsi na tahu
home-seats-free = { $count ->
    [0] Všechna místa jsou obsazená
    [one] { $count } místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
home-closed = Uzavřeno
home-finished = Dohráno
home-go-on = Hrát
home-open-table = Otevřít
home-all-tables = Všechny stoly ({ $count })
home-fewer = Méně
home-record = Otevřít uloženou hru
home-open-tables = Otevřené stoly
home-refresh = Načíst znovu
home-open-empty = Teď není otevřený žádný stůl. Otevři nějaký a kdokoli přijde, může přisednout.
home-join = Přidat se
home-invited = Odkaz s pozvánkou
home-enter = Vstoupit
home-invited-about = Vlož odkaz, který ti někdo poslal.
home-invited-wrong = To není odkaz na zdejší stůl. Takový odkaz vypadá jako { "/t/…" }.

link-copy = Kopírovat
link-copied = Zkopírováno
link-share = Sdílet
link-show-code = Ukázat kód pro telefon
link-code = { $label } jako kód pro fotoaparát telefonu
seat-link = Odkaz na tvoje vlastní místo
seat-link-show = Pokračovat na telefonu
seat-link-hide = Skrýt
seat-link-warn = Jen pro tebe: kdo má tento odkaz, sedí na tvém místě a vidí tvoje karty.
seat-link-about = Otevři ho na svém druhém zařízení. Tohle si místo také ponechá.

agreed = Jak se hraje
agreed-own = vlastní soubor
agreed-yes = ano
agreed-no = ne
gather-full = Všechna místa jsou obsazená.
gather-need-link = Tento stůl je jen na pozvání: řekni si o odkaz.
gather-watching = Všechna místa jsou obsazená. Až hra začne, můžeš se dívat.
gather-start = Začít hru
gather-starts = Hra začne sama, jakmile budou všechna místa obsazená.
gather-invite = Pozvat další
gather-invite-about = Odkaz otevře stůl a zeptá se jen na jméno. Není to odkaz na místo: tvoje místo v něm není.
gather-no-invitation = Odkaz s pozvánkou má prohlížeč, ve kterém stůl vznikl.
gather-here = Ještě někdo u tohoto zařízení
gather-here-name = Jméno
gather-bot = Posadit bota
gather-leave = Vstát od stolu
gather-free = Uvolnit místo

menu-title = Stůl
menu-spectators = { $count ->
    [one] Dívá se { $count } člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
menu-rematch = K odvetě usednou stejní lidé, každý o místo dál. Kdo se zeptá první, založí ji, ostatní se přidají.
menu-watch = Nechat ostatní dívat se
menu-watch-link = Odkaz pro diváky
menu-watch-about = Kdo ho má, vidí, co leží na stole odkryté, a nic tajného.
menu-device = Tvoje druhé zařízení
menu-device-about = Odkaz na tvoje místo zná jen stránka, ze které bylo obsazeno, a jen do příštího načtení.
menu-device-account = S účtem máš svá místa na všech zařízeních.
menu-chat-about = Zapnout a vypnout ho může jen ten, kdo stůl založil.
menu-bot-for = hraje bot: { $bot }
menu-there = u stolu
menu-look = Dívat se odsud
menu-look-none = Jen se dívat
menu-look-own = Zpět na moje místo
menu-absent = { $name } tu není, hra ale teď nečeká.
menu-absent-until = { $name } tu není. Bot nebo někdo jiný smí hrát dál od: { $until }.
menu-give-bot = Nechat hrát bota: { $bot }
menu-leave-to-bot = Přenechat botovi: { $bot }
menu-seat-bot = Posadit bota: { $bot }

fair = Poctivé míchání
fair-about = Veškerá náhoda v této hře pochází z jednoho tajného čísla. Jeho otisk je tu vidět už před první kartou; na konci se ukáže i číslo a kdokoli může ověřit, že k otisku patří. Mezitím ho nikdo nemohl změnit.
fair-commitment = Otisk (SHA-256)
fair-seed = Číslo
fair-check = Ověřit hned
fair-holds = Souhlasí.
fair-broken = Nesouhlasí.
fair-later = Číslo se ukáže, až hra skončí.

curtain-other = Nejdřív { $name }

version-newer = Je tu nová verze Grandee.
version-broken = Část stránky se nepodařilo načíst.
version-reload = Načíst znovu
version-later = Později
lost-heading = Tady nic není
lost-about = Adresa není správná, nebo to, co tu bylo, zmizelo.
