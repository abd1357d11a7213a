# Was ein Bericht sagt. Züge stehen in den Worten des Spiels.
report-title = { $game }: der Bericht
report-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
report-chart = Gewinnaussichten im Verlauf der Partie
report-chart-told = Eine Linie für jede Person am Tisch, von der ersten Entscheidung bis zum Ende. Die Tabelle darunter sagt dasselbe in Zahlen.
report-axis = Zeilen der Aufzeichnung
report-counted = hier ändert sich der Spielstand
report-end = Das Ende
report-table = Das Schaubild als Tabelle
report-line = Zeile
report-player = Am Tisch
report-played = Gespielt
report-better = Besser
report-cost = Gekostet
report-cost-points = { $cost } ± { $error } Punkte
report-figures = { $chance } ± { $error }
report-mistakes = Was am meisten gekostet hat
report-mistakes-none = { $name }: kein Zug, der eindeutig etwas gekostet hat.
report-mistake = Zeile { $line }: { $played }
report-mistake-better = Besser: { $better }
report-mistake-cost = Das hat { $cost } ± { $error } Prozentpunkte gekostet: von { $before } auf { $after }.
report-board = Der Tisch, wie { $name } ihn sah
report-balance = Glück und Können
report-balance-told = Wie aus der Aussicht bei der ersten Entscheidung die am Ende wurde, in Prozentpunkten. Eigene Entscheidungen können gegen die beste gefundene nur verlieren; „Kam ans Licht“ ist, was die anderen auf der Hand und im Sinn hatten.
report-start = Beginn
report-own = Eigene Entscheidungen
report-others = Entscheidungen der anderen
report-luck = Würfel und Karten
report-rest = Kam ans Licht
report-numbers = In Zahlen
report-decisions = Entscheidungen
report-decisions-told = { $decisions }, davon { $weighed } abgewogen
report-lead = Führungswechsel
report-closest = Engster Moment der zweiten Hälfte
report-closest-told = Zeile { $line }: die ersten beiden trennen { $gap } Prozentpunkte
report-time = Bedenkzeit
report-how = Jede Entscheidung wurde noch einmal durchdacht, mit { $simulations } Simulationen je Frage und mit nicht mehr, als man damals wissen konnte. ± ist der Stichprobenfehler, in dem 95 von 100 solchen Schätzungen liegen; was die Suche selbst übersieht, steckt nicht darin. Gespräche und Züge ohne Wahl werden nicht beurteilt.
report-origin = Backroom, Tiefe { $depth }, Startwert { $seed }, Aufzeichnung { $end }
