# Slova, která potřebuje každá hra: co je špatně, co je dovoleno, proč byl tah odmítnut.

did-you-mean = nemělo to být { $word }?
nearest-are = nejbližší jsou { $words }
known-are = k dispozici: { $words }

allowed-addresses = adresy jako 10.0.0.2 nebo 10.0.0.0/8 oddělené čárkami
allowed-number = celé číslo od { $low } do { $high }
allowed-half = číslo od 0 do 99, celé nebo s polovinou
allowed-choice = jedno z těchto slov: { $words }
allowed-switch = true nebo false
allowed-list = různá slova z tohoto výběru: { $words }
allowed-list-of-words = seznam slov
allowed-file = název souboru
allowed-or = { $one } nebo { $other }

bad-value = hodnota { $given } není možná; povoleno: { $allowed }
bad-option = taková volba neexistuje; { $hint }
bad-preset = taková předvolba neexistuje; { $hint }
bad-forced = musí být { $must }, je-li { $other } = { $value }
bad-forced-together = musí být { $must }, platí-li zároveň { $others }
bad-excluded = nemůže být { $given }, je-li { $other } = { $value }
bad-excluded-together = nemůže být { $given }, platí-li zároveň { $others }
bad-only-where = může být { $given }, jen je-li { $other } = { $value }
bad-only-where-together = může být { $given }, jen platí-li zároveň { $others }
bad-length = zadáno: { $given }, potřeba: { $needed }
bad-game = taková hra neexistuje; { $hint }
bad-rule = takové pravidlo neexistuje; { $hint }
bad-bot = takový bot neexistuje; { $hint }
bad-language = v tomto jazyce nejsou žádné texty; { $hint }
bad-file = nelze přečíst: { $fault }
bad-write = nelze zapsat: { $fault }
bad-toml = není platný TOML: { $fault }
bad-json = není platný záznam: { $fault }
bad-key = klíč { $key } tu není známý; { $hint }
bad-word = { $given } není známé slovo; { $hint }
bad-twice = { $given } se vyskytuje na dvou místech
bad-too-many = zadáno: { $given }, to je příliš; nejvýše: { $most }
bad-effect = efekt { $given } takto použít nelze; { $hint }
bad-parameters = jeho parametry jsou { $keys }
given-number = číslo
given-numbers = seznam čísel
given-word = slovo
given-key = { $key } ({ $what })
given-list = { $one }, { $other }
bad-missing = chybí { $key }
bad-table = musí být tabulka s klíči { $keys }
bad-text = musí být text, nikoli { $given }
bad-version = používá formát { $given }; tento program čte formát { $known }
bad-digest = odkazuje na data { $given }, která tento program nemá; má { $known }
bad-seed = { $given } není semínko; záznam potřebuje 64 šestnáctkových číslic
bad-sealed = obsahuje jen závazek { $given } rozehrané partie, takže ji nelze přehrát
bad-move = { $given } není tah této hry; { $hint }
bad-seat = hráč { $given } tu není; hráči: { $known }
bad-result = tahy vedou k výsledku { $found }, nikoli { $given }
bad-number-of-moves = počet tahů: { $known }; tah číslo { $given } mezi nimi není
bad-scenario-step = potřebuje tah, odmítnutí nebo očekávání
bad-numeral = { $given } není číslo
bad-event = událost { $given } neexistuje; { $hint }
bad-event-words = { $given } má příliš mnoho slov; taková událost má { $words }
bad-empty = co je prázdné, platilo by vždy; vynech to

refused-game-over = Hra skončila.
refused-not-asked = Teď rozhoduje někdo jiný.
refused-other-decision = To je odpověď na jiné rozhodnutí; teď je na řadě: { $decision }.
refused-not-offered = Tato možnost není v nabídce.
refused-unknown-move = { $move } není tah této hry.

# Co scénář našel místo toho, co očekával.
differs-value = { $found } místo { $expected }
differs-nothing = nic
differs-refused = { $reason } ({ $rule })
differs-allowed = tah byl povolen
differs-changed = změnilo stav hry
differs-forced = byla to jediná možnost, proto se provedla bez ptaní; tento tah vynech
differs-forced-other = { $seat } měl jedinou možnost, { $made }, a ta se provedla bez ptaní; tento tah vynech
differs-not-asked = { $seat } teď nerozhoduje; rozhoduje: { $asked }
differs-options = chybí: { $missing }; navíc: { $surplus }
differs-includes = { $missing } mezi možnostmi není: { $options }
differs-excludes = { $found } mezi možnostmi je
differs-event = { $event } se nestalo; nejbližší: { $nearest }; stalo se: { $events }
differs-no-event = { $event } se nestalo, ani nic jiného
differs-event-order = { $event } se stalo, ale ne po { $before }; stalo se: { $events }
differs-happened = { $event } se stalo: { $found }
differs-holds = { $missing } v ruce není: { $hand }
differs-lacks = { $found } v ruce je: { $hand }

event-forced = { $seat } má jedinou možnost.
unknown = ?
bad-refused-move = tah { $given } není přípustný: { $reason } ({ $rule })
allowed-assignment = název=hodnota
bad-file-in-record = uvádí soubor; záznam má svá data v sobě, pod klíčem custom
bad-over = hra skončila a pozice potřebuje rozhodnutí
bad-row = takový řádek neexistuje; { $hint }
bad-together = ukazuje celou pravdu a nejde použít spolu s { $other }
bad-bot-move = odpověděl { $given }, což není jedna z jeho možností (je jich { $count })
bad-taken = už existuje a byl by přepsán; zvol jiný soubor
bad-no-drawing = ve hře { $game } není co kreslit
bad-no-random-data = hra { $game } nemá losované mapy
bad-exists = už existuje; zvol jiný soubor, nebo v něm pokračuj pomocí --resume
bad-with-resume = nelze zvolit pro hru, ve které se pokračuje
bad-resume = bez souboru pokračuje --resume v poslední hře v prohlížeči a ten tu otevřít nejde; pro terminál uveď soubor se záznamem
bad-no-commitment = záznam neobsahuje otisk semínka; uveď ten, který byl ukázán na začátku
bad-commitment = { $given } není otisk; ten má za sha256: 64 šestnáctkových číslic
bad-bot-in-record = hraje { $name }, což není známý bot; boty určíš pomocí --bots
allowed-seconds = počet sekund od 0 do 86 400
bad-result-line = není výsledek arény: { $fault }
bad-worker = jeden z procesů nečekaně skončil; dosavadní výsledky zůstávají a stejný příkaz v nich pokračuje
bad-locked = právě zapisuje jiná aréna; počkej, až skončí, nebo uveď jiný soubor
bad-library = potřebuje knihovnu { $library }, která není nainstalovaná: { $command }
bad-cluster = nelze se připojit: { $fault }
bad-alone = lze použít jen společně s { $other }
bad-no-records = neobsahuje žádný záznam dohrané hry; aréna je ukládá s --record
bad-unfinished = je záznam hry, která po tazích ({ $count }) ještě neskončila; datová sada potřebuje dohrané hry
bad-other-shape = { $given } nemůže být v jedné datové sadě s { $known }: liší se pozorování nebo akce

# Who sits at a seat, as the board says it.
player-human = člověk
player-random = náhoda
player-greedy = hltavec
player-page = páže
player-squire = panoš
player-knight = rytíř
player-count = hrabě
player-duke = vévoda
player-grandee = grand

# What a log says of those who sit there.
log-cancel = { $name } bere tah zpět.
log-late = { $name }: čas vypršel.
log-seat-person = Ke stolu usedá { $name }.
log-seat-bot = Za hráče { $name } teď hraje bot.
log-seat-open = Místo hráče { $name } je zase volné.
log-enter-device = Místo se otevřelo na dalším zařízení: { $name }.
log-enter-again = Ke stolu se znovu hlásí { $name }.
log-closed = Správce serveru tento stůl uzavřel.

# Several things in a row.
list-comma = { $some }, { $last }
list-semicolon = { $some }; { $last }

# Odkud pochází údaj na kartě či mapě.
source-rulebook = z pravidel
source-public = zveřejnili jiní
source-inferred = plyne z pravidel
source-reconstructed = rekonstrukce: náš nejlepší odhad
source-placeholder = zástupný údaj: nic o něm nevíme
source-custom = vlastní
