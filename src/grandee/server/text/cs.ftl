problem-no-table = Takový stůl není, nebo vám není přístupný.
problem-broken = Tento stůl nejde otevřít: server nedokáže přečíst, co se u něj odehrálo. Nic není ztraceno; dej prosím vědět tomu, kdo server spravuje.
problem-not-your-seat = Toto místo není vaše: nejprve na tomto zařízení otevřete jeho odkaz.
problem-no-key = Tento odkaz už neplatí.
problem-not-started = Hra ještě nezačala.
problem-over = Hra skončila.
problem-closed = Tento stůl správce serveru uzavřel; nic dalšího se tu dělat nedá.
problem-barred = Na tomto serveru máš zákaz: můžeš se dívat, ale ne hrát ani psát. Obrať se na jeho správce.
problem-listed = V seznamu už je { $most } tvých stolů: tento založ na pozvánku, nebo počkej, až některý z nich začne.
problem-no-lesson = Pro tuto hru zatím není první hra s průvodcem.
problem-not-over = Hra ještě neskončila.
problem-stale = U stolu se mezitím hrálo dál: podívejte se a vyberte znovu.
problem-answered = Už jste odpověděli a u tohoto stolu jsou odpovědi konečné.
problem-changed-often = Tuto odpověď jste změnili už { $most }krát; zůstává tak, jak je.
problem-cancel-shown = Tento tah něco ukázal nebo závisel na náhodě, proto platí.
problem-cancel-nothing = Nemáte tah, který by šlo vzít zpět.
problem-cancel-often = Vzali jste zpět už { $most } tahů za sebou; pokračujte odsud.
problem-no-chat = Rozhovor u tohoto stolu je vypnutý.
problem-open-seats = Některá místa jsou ještě volná: nejprve je obsaďte lidmi nebo boty.
problem-no-seat = Není žádné volné místo.
problem-present = Na tomto místě někdo je; nahradit lze jen toho, kdo odešel.
problem-bot-plays = Na vašem místě hraje bot: nejprve se na ně vraťte.
problem-not-gone = Toto místo je obsazené: bot nebo někdo jiný tu smí hrát, až vyprší čas, nebo bez hodin, až na ně stůl čeká celý den.
problem-agreed-bot = Dokud se hraje, smí pokračovat jen bot, na kterém se stůl dohodl.
problem-no-time = Toto místo už vyčerpalo svůj čas, a tak za ně dohraje bot.
problem-seated = U tohoto stolu už sedíte.
problem-not-back = Na toto místo se nemůžete vrátit.
problem-origin = Tento požadavek přichází z jiné stránky, než je naše.
problem-too-often = Příliš mnoho požadavků: počkejte { $seconds } s.
problem-malformed = Tento požadavek nelze přečíst: { $fault }.
problem-malformed-type = Pošlete JSON s typem obsahu application/json.
problem-no-path = Tady nic není.
problem-method = Tohle tu nejde.
problem-too-long = Tento požadavek je příliš dlouhý.
problem-too-heavy = Čtení trvalo příliš dlouho, proto bylo ukončeno; zkraťte to.
problem-headers = Tento požadavek má příliš mnoho hlaviček nebo jsou příliš dlouhé; pošlete jich méně.
problem-slow = Tento požadavek přicházel příliš pomalu, proto byl ukončen; zkuste to znovu.
problem-full = Server je plný; zkuste to za minutu znovu.
problem-database = Databáze neodpovídá; nic se nezměnilo. Zkuste to za chvíli znovu.
problem-failed = Na serveru se něco pokazilo; nic se neztratilo. Zkuste to za chvíli znovu.
bad-url = { $given } není adresa jako https://stul.example
bad-smtp = takto e-maily posílat nelze ({ $fault }); uveďte --smtp smtps://user:heslo@host a --mail-from
bad-smtp-url = v e-mailech jsou odkazy na stůl: uveďte jeho adresu pomocí --url
bad-database = { $given } není databáze; uveďte soubor nebo adresu jako postgresql://user@host/name
bad-database-in-use = { $given } používá jiný server; zastavte ho, nebo uveďte jiný soubor
bad-database-fault = databáze neodpovídá: { $fault }
bad-workers-database = více procesů potřebuje PostgreSQL; uveďte ho pomocí --database postgresql://…
bad-address = { $given } nelze použít: { $fault }
bad-server = server neodpovídá: { $fault }
bad-no-table = takový stůl v této databázi není
bad-table-exists = v této databázi už je; nic se nezapsalo
bad-table-ended = už skončil nebo je uzavřený
bad-tables-none = uveď stoly
bad-bars-none = uveď adresu, nebo účet pomocí --account
bad-network = není adresa ani síť jako 203.0.113.7 nebo 2001:db8::/48
bad-no-account = účet s tímto jménem neexistuje
bad-no-bar = zákaz nemá; nic se nezměnilo
bad-time = { $given } není doba jako 90m, 12h nebo 30d
bad-database-version = má formát { $given }, tento program čte { $known }; spusťte jednou její server
bad-backup = nelze přečíst jako stůl: { $fault }
bad-backup-empty = neobsahuje žádné stoly
bad-bot-in-backup = není známý bot; záloha na tomto počítači nikdy nespustí soubor
bad-line-length = některý řádek má více než { $most } znaků
bad-line-deep = některý řádek má více než { $most } teček nebo otevíracích závorek
bad-lines = je v něm více než { $most } řádků

name-length = Jméno má mít { $low } až { $high } znaků.
name-characters = Jméno může obsahovat písmena, číslice, symboly a mezery, ale nic neviditelného.
chat-empty = Nic z toho není vidět: napiš pár slov.
account-name-taken = Jméno { $name } už někdo má. Vyber si prosím jiné.
account-label-length = Název přístupového klíče může mít nejvýše { $high } znaků.
account-label-characters = Název přístupového klíče může obsahovat písmena, číslice, symboly a mezery, ale nic neviditelného.
account-password-length = Heslo musí mít { $low } až { $high } znaků.
account-login-failed = Přihlášení se nezdařilo. Zkontroluj zadané údaje, nebo to zkus znovu s přístupovým klíčem.
account-attempt-over = Tento pokus už skončil nebo trval příliš dlouho. Začni prosím znovu.
account-passkey-refused = Přístupový klíč se nepodařilo ověřit. Zkus to prosím znovu.
account-passkey-known = Tento přístupový klíč už patří k některému účtu.
account-passkey-unknown = Tvůj účet takový přístupový klíč nemá.
account-too-many-passkeys = Účet může mít nejvýše { $most } přístupových klíčů. Nejdřív některý odeber.
account-last-means = Jinak se ke svému účtu nepřihlásíš. Nejdřív přidej další přístupový klíč nebo heslo.
account-unknown = Tento účet už neexistuje.

# Server česky.

notice-push-title = Jsi na tahu
notice-push-body = { $game }: čeká se na tvůj tah.
notice-confirm-subject = Chceš dostávat upozornění na tuto adresu?
notice-confirm-body =
    Ahoj,

    někdo, nejspíš ty, chce, aby Grandee na tuto adresu posílal e-mail, kdykoli bude ve hře na tahu.

    Pokud jsi to ty, otevři tento odkaz:
    { $link }

    Pokud ne, nedělej nic: bez potvrzení sem žádná upozornění chodit nebudou.
notice-turn-subject = Jsi na tahu: { $game }
notice-turn-body =
    Ahoj,

    ve hře { $game } jsi na tahu. Ke stolu vede tento odkaz:
    { $link }

    Tento e-mail dostáváš, protože máš zapnutá upozornění. Pokud o ně už nestojíš, otevři tento odkaz:
    { $unsubscribe }

notice-refused-form = Toto není adresa, kterou by server mohl volat.
notice-refused-user = Adresu obsahující uživatelské jméno nebo heslo server nevolá.
notice-refused-scheme = Server volá jen adresy, které začínají https://.
notice-refused-port = Server volá jen obvyklý port protokolu https, tedy 443.
notice-refused-internal = Tato adresa patří do vnitřní sítě; server volá jen adresy na internetu.
notice-refused-name = Jméno v této adrese není známé nebo se nedá zjistit, kam vede; zkontrolujte je a zkuste to znovu.

problem-no-accounts = Účty tu nejsou: serveru chybí doplněk host.
problem-not-logged-in = Nejprve se přihlaste.
problem-no-device = Nejprve si sedněte ke stolu: pak bude o čem dát vědět.
problem-no-push = Tento server neposílá web push.
problem-push = Tento odběr nelze použít: { $fault }.
problem-no-mail = Tento server neposílá e-maily.
problem-mail-address = Toto není e-mailová adresa.
problem-mail-failed = E-mail se nepodařilo odeslat; zkontrolujte adresu a zkuste to později.
problem-hook = Tuto adresu nelze volat: { $fault }.

page-missing = Tento server byl nainstalován bez své stránky. Všechno ostatní funguje: rozhraní popisuje /api/schema a hru v terminálu spustí: grandee play --terminal
