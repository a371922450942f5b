# Příkazová řádka česky.

cli-about = Velké hry o vliv na území: k hraní, sledování, studiu i strojovému učení.
cli-version-compiled = grandee { $version }, pravidla zkompilovaná
cli-version-plain = grandee { $version }, pravidla v čistém Pythonu (pomalejší: při instalaci nebyla zkompilována)
cli-stale = Tyto zkompilované moduly jsou starší než jejich zdrojové soubory: { $modules }. Spusť python3 run.py build.
cli-compiling = Pravidla se kompilují na pozadí. Tato hra běží s nezkompilovanými, takže boti přemýšlejí pomaleji; příští spuštění už použije zkompilovaná.
cli-error = grandee: { $what }
cli-interrupted = Přerušeno.

help-play = hrát proti botům, v prohlížeči nebo s --terminal v tomto terminálu
help-serve = spustit server se stoly pro ostatní
help-export = zapsat stoly z databáze do souboru jako zálohu
help-import = přenést stoly ze zálohy do databáze
help-tables = vypsat stoly serveru; některé uzavřít nebo odstranit
help-bars = vypsat, kdo má na serveru zákaz; zakázat adresu nebo účet, nebo zákaz zrušit
help-verify = ověřit, že zaznamenaná partie vznikla ze slíbeného semínka a že její tahy a výsledek souhlasí
help-games = vypsat hry, nebo volby, předvolby, rozhodnutí a data jedné hry
help-simulate = nechat boty odehrát mnoho partií bez zobrazení
help-arena = nechat boty soutěžit: mnoho partií na všech jádrech, podíly výher a hodnocení s intervaly
help-scenario = zkontrolovat soubory se scénáři a vypsat rozdíly
help-replay = procházet zaznamenanou partii krok za krokem
help-rules = vyhledat pravidla podle id
help-bench = změřit všechny výkonnostní ukazatele projektu
help-game = id hry
help-players = počet hráčů
help-bots = boti oddělení čárkami: jména, search@1000 nebo search@50ms pro vlastní rozpočet, SOUBOR.py:TŘÍDA pro vlastního; jeden platí pro všechny
help-option = volba hry ve tvaru název=hodnota; lze uvést vícekrát
help-preset = pojmenovaná sada voleb
help-seed = stejné semínko dá stejné rozdání
help-seat = tvoje místo u stolu, nebo hráč, z jehož pohledu se zobrazuje
help-record = zapsat záznam do tohoto souboru
help-resume = pokračovat: v partii z tohoto souboru, který se průběžně aktualizuje, nebo bez souboru v poslední partii v prohlížeči
help-number-of-games = počet partií
help-json = odpovědět v JSON, pro programy
help-provenance = vypsat všechna data, která nepocházejí z pravidel
help-draw = zapsat obrázek mapy (SVG): všechny části, nebo tak, jak leží, s --seed nebo se zadaným rozložením
help-make-map = zapsat vylosovanou mapu; stejné --seed dá stejnou
file-written = Soubor { $file } je zapsán.
help-scenario-files = soubory se scénáři
help-record-file = záznam: JSON, nebo na každém řádku jeden záznam
help-line = který záznam z datové sady, počítáno od 1
help-at = zastavit po tomto počtu tahů
help-as-scenario = vypsat pozici jako soubor se scénářem
help-log = vypsat průběh partie ve větách
help-rule-ids = id pravidel nebo jejich začátky, například KH-EXP-4 nebo KH-EXP
help-peers = změřit i jiné enginy, jsou-li nainstalované
help-server = změřit i server, což trvá minuty
help-page = změří i stránku v prohlížeči, což trvá minutu
help-setup = změří i první spuštění z nového klonu a instalaci balíčku wheel, což trvá několik minut
help-rows = jen řádky, jejichž id začíná některým z těchto textů
help-version = vypsat verzi a zda jsou pravidla zkompilovaná
help-lang = jazyk: en, cs, pl nebo de
help-open = ukázat všechny karty a ruce
help-arena-bots = nejméně dva boti oddělení čárkami: jména, search@1000 nebo search@50ms pro vlastní rozpočet, SOUBOR.py:TŘÍDA; pro gauntlet nejprve vyzyvatel, pro ladder nejprve nejslabší
help-plan = kdo hraje s kým: round-robin (každý s každým), gauntlet (první bot proti ostatním) nebo ladder (každý proti předchozímu)
help-deals = počet rozdání; každé odehrají všechny sestavy ve všech pootočeních kolem stolu
help-rotations = jen tolik pootočení kolem stolu pro každé rozdání; 0 znamená všechna
help-time = sekundy na jedno rozhodnutí; bot, který je překročí, partii kontumačně prohrává; 0 znamená bez limitu
help-workers = kolik partií se hraje najednou; bez uvedení tolik, kolik je jader
help-results = připisovat výsledky do tohoto souboru; partie, které v něm už jsou, se znovu nehrají
help-arena-record = ukládat s výsledkem i celý záznam každé partie
help-plot = nakreslit podíly výher do tohoto souboru SVG
help-ray = hrát na clusteru ray s touto adresou; local spustí vlastní na tomto počítači
help-terminal = hrát v tomto terminálu; totéž způsobí --record, --resume SOUBOR a --seed
help-host = adresa, na které server naslouchá; 0.0.0.0 znamená všechny sítě tohoto počítače
help-port = port, na kterém server naslouchá; 0 vezme volný
help-database = soubor, nebo adresa jako postgresql://user@host/name; bez uvedení soubor v tvé datové složce
help-url = adresa, na které lidé server najdou, například https://stul.example
help-server-workers = kolik procesů odpovídá; více než jeden potřebuje PostgreSQL
help-bot-processes = v kolika procesech boti přemýšlejí; bez uvedení o jeden méně, než je jader, nejméně však ve dvou
help-proxies = adresy proxy serverů oddělené čárkami, kterým se věří, odkud návštěvník přichází
help-smtp = kde se odevzdávají e-maily, například smtps://user:heslo@host; lépe v proměnné GRANDEE_SMTP
help-mail-from = adresa, ze které e-maily přicházejí
help-log-level = kolik se zapisuje do logu: debug, info, warning nebo error
help-table-ids = id stolů; bez uvedení všechny
help-out = soubor, do kterého se zapíše; přečteš ho jen ty
help-keys = také otisky klíčů a zařízení a poznámky hráčů, aby každému zůstalo jeho místo
help-backup = soubor, který zapsal příkaz grandee export
help-tables-do = co udělat; bez uvedení vypsat (list), jinak uzavřít (close) nebo odstranit (remove)
help-tables-ids = id stolů
help-phase = jen ty, které čekají (gathering), hrají (running), dohrály (over) nebo jsou uzavřené (closed)
help-idle = jen ty, které tak dlouho nenavštívil nikdo, kdo u nich má místo, například 12h nebo 30d
help-maker = jen ty, které byly založeny z jedné adresy, podle otisku z výpisu nebo jeho začátku
help-tables-account = jen ty, u kterých má místo někdo s tímto účtem
help-bars-do = co udělat; bez uvedení vypsat (list), jinak zakázat (add) nebo zákaz zrušit (lift)
help-bars-addresses = adresy nebo sítě, například 203.0.113.7, 203.0.113.0/24 nebo 2001:db8::/48; z IPv6 nejméně /64
help-bars-account = jméno účtu; lze uvést vícekrát
help-bars-for = na jak dlouho, například 12h nebo 30d; bez uvedení natrvalo
help-commitment = otisk ukázaný na začátku; bez uvedení ten ze záznamu

play-welcome = { $game }. Hraješ za hráče { $seat }. Zadej číslo nebo tah; ostatní vysvětlí help.
play-thinking = { $seat } ({ $bot }) přemýšlí …
play-your-turn = { $decision }:
play-prompt = tvůj tah>{" "}
play-go-on = Pokračuj klávesou Enter{" "}
play-help =
    Zadej číslo možnosti nebo její slova: { $example }. Stačí začátky slov.
      board    znovu ukázat stůl
      log      co se stalo od tvého posledního tahu; log all pro celou partii
      undo     vrátit se ke svému poslednímu rozhodnutí
      card     co umí karty na stole; card X pro kteroukoli kartu
      rules ID vyhledat pravidlo, například { $rule }
      save F   uložit záznam této partie do souboru F
      back     u dlouhého výběru: zvolit první část znovu
      quit     odejít od stolu
play-part-by-part = Možností je mnoho; zvol první část, potom zbytek:
play-which-card = { $given } může být jedna z těchto karet: { $cards }.
play-nothing-to-undo = Není se k čemu vrátit: žádné dřívější rozhodnutí nemáš.
play-undone = Zpět u tvého posledního rozhodnutí.
play-not-understood = { $given } neodpovídá žádné možnosti; zadej jedno z čísel { $numbers }, nebo help.
play-ambiguous = { $given } odpovídá { $count ->
    [one] { $count } možnosti
    [few] { $count } možnostem
    [many] { $count } možnosti
   *[other] { $count } možnostem
}; upřesni zadání, nebo zadej číslo možnosti.
play-no-card = Karta { $given } tu není. Karty jsou: { $cards }.
play-saved = Uloženo do { $file }, včetně všech tajemství. Pokračovat lze příkazem: { $command }
play-left = Odcházíš od stolu.
play-over = Hra skončila.
play-won = { $count ->
    [one] { $names } vítězí s výsledkem { $points }.
    [few] { $names } se dělí o vítězství s výsledkem { $points }.
    [many] { $names } se dělí o vítězství s výsledkem { $points }.
   *[other] { $names } se dělí o vítězství s výsledkem { $points }.
}
play-needs-file = Uveď název souboru, například: save game.json
play-elsewhere = Tento server běží v jiném okně: když tam skončí, stůl počká, dokud nenavážeš.
play-no-browser = Na tomto počítači se nenašel žádný prohlížeč, hraješ tedy tady. Chceš-li hrát na stránce z jiného zařízení, otevři v něm http:// s adresou tohoto počítače a :{ $port }, zatímco tady běží příkaz:
play-page = Tvůj stůl: { $url }
play-end = Server ukončíš klávesami Ctrl-C; partie zůstane uložená.
play-kept = Partie je uložená. Pokračovat lze příkazem: { $command }

list-options = Volby
list-presets = Předvolby
list-rulesets = Sady pravidel pro stroje
list-default-when = { $value }, pokud { $when }
list-decisions = Rozhodnutí
list-data = Data
list-default = výchozí hodnota { $value }
list-actions = počet akcí: { $count }
list-provenance-none = Vše pochází z pravidel.
list-unprinted = { $count ->
    [one] { $count } karta je rekonstruovaná.
    [few] { $count } karty jsou rekonstruované.
    [many] { $count } karty je rekonstruováno.
   *[other] { $count } karet je rekonstruovaných.
}

rules-code = V kódu
rules-code-by-scenarios = V kódu, u pravidel, která ukazují tytéž scénáře
rules-tests = V testech
rules-ambiguous = { $id } je ve více knihách pravidel: { $specs }. Jen jedna z nich: --game ({ $games }).

simulate-progress = partie
simulate-result = Partie: { $games }, tahy: { $moves }, partií za sekundu: { $rate }
simulate-seat = { $seat } { $bot }: výhry { $share } %, body v průměru { $points }
simulate-kept = Zastaveno před koncem. Dohrané partie uložené v { $file }: { $count }.
scenario-passed = Prošlo: { $count }
scenario-failed = Neprošlo: { $failed } z { $count }
scenario-unusable = Nelze použít: { $count }
replay-move = Tah { $number } z { $count }
replay-prompt = Enter: další tah, b: zpět, číslo: skok na tah, q: konec>{" "}
bench-peers-missing = open_spiel není nainstalovaný, takže se jiné enginy vynechávají: pip install open_spiel
bench-envs-missing = numpy nebo PettingZoo není nainstalováno, takže se prostředí vynechávají: pip install grandee[envs]
bench-page-missing = Playwright nebo Chromium není nainstalován, stránka se proto vynechává: pip install playwright, apt-get install chromium
bench-setup-missing = První spuštění lze měřit jen ve zdrojovém stromu na Linuxu nebo macOS, proto se vynechává
bench-head-row = řádek
bench-head-value = hodnota
bench-head-budget = limit
bench-head-holds = splněno
bench-yes = ano
bench-no = ne
bench-calibration = kalibrační smyčka: { $value } mil. kroků za sekundu, stroj: { $machine }

arena-progress = partie
arena-result = Partie: { $games }, z toho odehráno nyní: { $played }, partií za sekundu: { $rate }
arena-head-bot = bot
arena-head-games = partie
arena-head-wins = výhry (95 %)
arena-head-points = body (95 %)
arena-head-rating = hodnocení (95 %)
arena-head-forfeits = kontumace
arena-head-seconds = sekundy na partii
arena-head-pace = sekundy na rozhodnutí
arena-pairs = Jak často je bot v řádku lepší než bot ve sloupci:
arena-plot = Podíl výher s 95% intervaly
arena-chance = při rovnosti: { $share }
arena-forfeit = { $bot }: kontumace { $count }, první v tahu { $move } ({ $reason }: { $detail })
arena-ratings-missing = openskill není nainstalovaný, takže se hodnocení vynechává: pip install openskill
arena-count = { $value }
arena-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-seconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-range = { $value } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

serve-listening = Server naslouchá na { $url }
backup-progress = stoly
export-done = Stoly zapsané do { $file }: { $count }
export-secrets = Soubor obsahuje semínka rozehraných partií a vše, co se hrálo a řeklo: nikomu ho nedávej.
export-secrets-keys = Soubor obsahuje semínka rozehraných partií, vše, co se hrálo a řeklo, a otisky klíčů a zařízení: nikomu ho nedávej.
import-done = Přenesené stoly: { $count }
tables-listed = veřejný
tables-invited = na pozvání
tables-visited = navštíven { $time }
tables-count = Stolů: { $count }
tables-close = Uzavřených stolů: { $count }
tables-remove = Odstraněných stolů: { $count }
bars-network = adresa
bars-account = účet
bars-since = od { $time },
bars-until = do { $time }
bars-for-good = natrvalo
bars-count = Zákazů: { $count }
bars-add = Zákaz { $end }: { $what }
bars-lift = Už bez zákazu: { $what }
verify-seed-right = Semínko je to slíbené: jeho otisk je { $commitment }.
verify-seed-wrong = Semínko není to slíbené: jeho otisk je { $found }, slíben byl { $commitment }.
verify-seed-sealed = Dokud partie běží, záznam semínko neobsahuje; slíben je otisk { $commitment }.
verify-moves-right = Všechny tahy odpovídají pravidlům; počet tahů: { $count }.
verify-moves-wrong = Tahy nelze znovu přehrát: { $reason }
verify-result-right = Výsledek souhlasí: { $points }.
verify-result-wrong = Výsledek nesouhlasí: tahy vedou k { $points }.
verify-result-open = Partie ještě neskončila: { $points }.
