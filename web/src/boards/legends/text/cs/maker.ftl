# Tvorba mapy hry Minutová říše: Legendy.

maker-map = Rozložení mapy
maker-about-t = Jeden díl leží uprostřed, tři další u jeho okrajů. Vyber díl a pak ho otoč, obrať nebo vyměň.
maker-about-row = Čtyři díly leží v řadě a její konce se stýkají. Vyber díl a pak ho otoč, obrať nebo vyměň.
maker-at = { $side }, { $place }, { $turn ->
    [0] neotočeno
    [1] otočeno o čtvrt otáčky
    [2] otočeno o půl otáčky
   *[other] otočeno o tři čtvrtě otáčky
}.
maker-joins = { $one } se stýká s regionem { $other } ({ $side }).
maker-empty = Prázdné místo: { $place }
maker-empty-hint = Tady nic neleží. Vyber díl a „vyměnit“, potom toto místo.
maker-tools = Co s dílem { $side }
maker-turn = Otočit
maker-turn-half = Otočit o půl otáčky
maker-turn-all = Otočit všechny o čtvrt otáčky
maker-flip = Obrátit: { $side }
maker-swap = Vyměnit
maker-swap-with = Teď vyber místo, se kterým se má díl { $side } vyměnit.
maker-random = Jiná náhodná
maker-turned = Otočeno: { $side }.
maker-all-turned = Všechny díly jsou otočené.
maker-flipped = Teď tu leží { $side }.
maker-swapped = { $side } teď leží tady: { $place }.
maker-not-swapped = Nic se nevyměnilo.
maker-drawn = Tato mapa je vylosovaná.
maker-meet = Stýká se: { $links }.
maker-links = Co se stýká
maker-counts = { $islands ->
    [one] { $islands } ostrov
    [few] { $islands } ostrovy
   *[other] { $islands } ostrovů
}, { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionů
}
maker-around = přes konce řady
maker-start = Startovní region
maker-start-open = vybere hráč
maker-start-drawn = určí los
maker-fault-same-segment = Dvě z těchto stran patří k jednomu dílu.
maker-fault-no-centre = Střed nesmí zůstat prázdný.
maker-fault-turns = V řadě buď všechny díly stojí, nebo všechny leží na boku.
maker-fault-start-outside = { $side } musí ležet na jednom ze dvou vnitřních míst řady.
maker-save = Uložit jako soubor
maker-leave-open = Ať mapu vyloží hráč
maker-leave-drawn = Ať mapu určí los
maker-use = Použít tuto mapu
maker-file = vlastní mapa
