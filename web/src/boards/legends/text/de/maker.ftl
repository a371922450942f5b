# Der Kartenbau von Eight-Minute Empire: Legends.

maker-map = Anordnung des Plans
maker-about-t = Ein Teil liegt in der Mitte, drei weitere an seinen Rändern. Wähle ein Teil, dann drehe, wende oder tausche es.
maker-about-row = Die vier Teile liegen in einer Reihe, deren Enden sich treffen. Wähle ein Teil, dann drehe, wende oder tausche es.
maker-at = { $side }, { $place }, { $turn ->
    [0] nicht gedreht
    [1] um ein Viertel gedreht
    [2] um die Hälfte gedreht
   *[other] um drei Viertel gedreht
}.
maker-joins = { $one } trifft auf { $other } ({ $side }).
maker-empty = Leerer Platz: { $place }
maker-empty-hint = Hier liegt nichts. Wähle ein Teil und „Tauschen“, dann diesen Platz.
maker-tools = Was mit { $side } geschehen soll
maker-turn = Drehen
maker-turn-half = Um die Hälfte drehen
maker-turn-all = Alle um ein Viertel drehen
maker-flip = Wenden: { $side }
maker-swap = Tauschen
maker-swap-with = Wähle nun den Platz, mit dem { $side } tauschen soll.
maker-random = Ein anderer durch Los
maker-turned = Gedreht: { $side }.
maker-all-turned = Alle Teile sind gedreht.
maker-flipped = Nun liegt hier { $side }.
maker-swapped = { $side } liegt nun hier: { $place }.
maker-not-swapped = Nichts ist getauscht.
maker-drawn = Dieser Plan ist ausgelost.
maker-meet = Es treffen sich: { $links }.
maker-links = Was sich trifft
maker-counts = { $islands ->
    [one] { $islands } Insel
   *[other] { $islands } Inseln
}, { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
}
maker-around = um die Enden der Reihe
maker-start = Startregion
maker-start-open = wählt ein Spieler
maker-start-drawn = durch Los
maker-fault-same-segment = Zwei davon sind die beiden Seiten eines Teils.
maker-fault-no-centre = Die Mitte darf nicht leer bleiben.
maker-fault-turns = In einer Reihe stehen entweder alle Teile aufrecht, oder alle liegen auf der Seite.
maker-fault-start-outside = { $side } muss auf einem der beiden inneren Plätze der Reihe liegen.
maker-save = Als Datei speichern
maker-leave-open = Einen Spieler legen lassen
maker-leave-drawn = Das Los entscheiden lassen
maker-use = Diesen Plan nehmen
maker-file = eigener Plan
