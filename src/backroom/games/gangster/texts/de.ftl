game-name = Gangster
game-idea = Fahre mit deinem Auto durch Chicago, setze deine Gangster ab, wo es Einfluss zu holen gibt, und versenke, wer im Weg steht.

# Namen
gang-grey = Grau
gang-green = Grün
gang-yellow = Gelb
gang-brown = Braun
gang-blue = Blau
district-north_side = North Side
district-west_side = West Side
district-greek_town = Greek Town
district-the_loop = The Loop
district-cicero = Cicero
district-little_italy = Little Italy
district-little_africa = Little Africa
district-south_side = South Side
district-stickney = Stickney
district-chinatown = Chinatown
place-north_side = { district-north_side }
place-west_side = { district-west_side }
place-greek_town = { district-greek_town }
place-the_loop = { district-the_loop }
place-cicero = { district-cicero }
place-little_italy = { district-little_italy }
place-little_africa = { district-little_africa }
place-south_side = { district-south_side }
place-stickney = { district-stickney }
place-chinatown = { district-chinatown }
place-gold_coast = Gold Coast
kind-bodyguard = Bodyguard
kind-motor = Motor
kind-tommy_gun = Tommy Gun
kind-trunk = Kofferraum
kind-bumper = Stoßstange
kind-door = Tür

# Was getan wird
action-gang = Mit { $gang } spielen
action-drive = Mit der { $card } fahren: { $place }
action-unload = Einen Gangster von { $gang } ausladen
action-load = Den Gangster auf Feld { $field } in { $district } einladen
action-push = Das Auto von { $gang } nach { $district } schieben
action-done = Das ist alles
action-dump = Alle im Kofferraum im Hafen versenken
action-keep = Niemanden versenken
action-take = Ausrüstung nehmen: { $kind }
action-drop = Einen Gangster von { $gang } ins Hafenbecken werfen
outcome-harbour = Im Hafen wird eine Ausrüstung ausgelegt: { $kind }
outcome-equip = { $gang } zieht eine Ausrüstung: { $kind }
outcome-table = Tabelle { $table } kommt nach { $district }
outcome-start = { $seat } beginnt
outcome-deal = { $gang } zieht die Karte { $district }
outcome-double = Die Karte { $district } wird gezogen
outcome-police = Eine Polizeikarte wird gezogen
outcome-casino = Die Casinokarte { $value } wird gezogen

# Was gefragt ist
prompt-gang = Mit welcher deiner beiden Farben spielst du?
prompt-gang-other = { $seat } wählt eine von zwei Farben.
prompt-turn = Fahre, oder lade einen Gangster ein oder aus.
prompt-turn-other = { $seat } fährt, lädt ein oder lädt aus.
prompt-push = Deine Stoßstange kann ein Auto eine Straße weiterschieben. Welches, und wohin?
prompt-push-other = { $seat } darf ein Auto schieben.
prompt-dump = Kommen die Gangster aus deinem Kofferraum ins Hafenbecken?
prompt-dump-other = { $seat } darf den Kofferraum ins Hafenbecken leeren.
prompt-take = Nimm eine Ausrüstung.
prompt-take-other = { $seat } nimmt eine Ausrüstung.
prompt-drop = Dein Kofferraum ist zu voll. Wer kommt ins Hafenbecken?
prompt-drop-other = { $seat } wirft einen Gangster aus dem Kofferraum ins Hafenbecken.
prompt-door = Deine Tür lässt einen zweiten Gangster hinaus. Noch einen ausladen?
prompt-door-other = { $seat } darf einen zweiten Gangster ausladen.

# Was geschehen ist
event-laid_open = Im Hafen wird eine Ausrüstung ausgelegt: { $kind }.
event-three_alike = Drei gleiche Ausrüstungen im Hafen ({ $kind }): Sie scheiden aus dem Spiel aus.
event-equipped = { $gang } beginnt mit dieser Ausrüstung: { $kind }.
event-table_laid = Tabelle { $table } liegt in { $district }.
event-started = { $seat } beginnt.
event-dealt = { $car ->
    [0] { $gang } stellt einen Gangster nach { $district }.
   *[other] { $gang } stellt einen Gangster und das Auto nach { $district }.
}
event-stage_began = Etappe { $stage } beginnt; { $seat } ist zuerst am Zug.
event-chose = { $seat } spielt mit { $gang }.
event-drove = { $gang } fährt mit der { $card }: { $origin } → { $target }.
event-unloaded = { $gang } lädt in { $district } einen Gangster von { $whose } aus, auf Feld { $field }.
event-loaded = { $gang } lädt in { $district } einen Gangster von { $whose } ein, von Feld { $field }.
event-pushed = { $gang } schiebt das Auto von { $other }: { $origin } → { $target }.
event-declined = { $gang } lässt es dabei.
event-dumped = { $gangsters ->
    [one] { $gang } versenkt einen Gangster von { $whose } im Hafen.
   *[other] { $gang } versenkt { $gangsters } Gangster von { $whose } im Hafen.
}
event-kept = { $gang } versenkt niemanden.
event-took = { $lost_id ->
    [none] { $gang } nimmt eine Ausrüstung: { $kind }.
   *[other] { $gang } nimmt eine Ausrüstung: { $kind }. Ausgeschieden ist: { $lost }.
}
event-took_nothing = { $gang } findet im Hafen nichts Neues.
event-dropped = { $gang } wirft einen Gangster von { $whose } ins Hafenbecken.
event-must_drive = Lange ist niemand gefahren: { $seat } muss fahren.
event-cards_up = { $gang } deckt alle Bewegungskarten wieder auf.
event-doubled = { $district } bekommt einen Verdoppler, den { $doublers }. dieser Etappe.
event-police_came = Die Polizei schaut vorbei; es geschieht nichts.
event-casino_drawn = { $day }. Tag der Abrechnung: { $seat } zieht die Casinokarte { $value }.
event-reckoned = { $doubled ->
    [0] { $district } wird abgerechnet (Tabelle { $table }).
   *[other] { $district } wird abgerechnet (Tabelle { $table }), und ein Verdoppler verdoppelt alle Werte.
}
event-placed = { $district }, { $place }. Platz: { $gang } mit { $gangsters ->
    [one] einem Gangster
   *[other] { $gangsters } Gangstern
}, höchster Rang { $rank }, bekommt { $points }.
event-tie_won = { $district }: { $gang } liegt bei gleich vielen Gangstern vor { $other }, mit Rang { $rank } gegen { $other_rank }.
event-stood_at = { $seat } hat jetzt { $influence } Einfluss.
event-reinforced = { $gang } bekommt { $gangsters } neue Gangster.
event-ended = Der dritte Tag der Abrechnung ist vorbei und damit das Spiel.

# Warum nicht
reason-not_your_gang = Zu zweit wählst du zwischen deinen eigenen beiden Farben.
reason-card_used = Diese Bewegungskarte liegt verdeckt, bis alle drei benutzt sind.
reason-not_reached = Eine Fahrt geht über genau so viele Straßen, wie die Karte angibt, mit Motor auch über eine mehr, ohne sofort umzukehren, und keine solche endet dort.
reason-no_table = An der Gold Coast wird niemand ausgeladen.
reason-table_closed = Die Tabelle in diesem Stadtteil ist geschlossen.
reason-table_full = Auf der Tabelle ist jedes Feld besetzt.
reason-car_empty = Im Auto sitzt kein eigener Gangster.
reason-not_in_trunk = Im Kofferraum liegt kein Gangster dieser Farbe.
reason-nobody_there = Auf diesem Feld steht niemand.
reason-own_elsewhere = Eigene Gangster werden nur in dem Stadtteil eingeladen, in dem das Auto steht.
reason-too_far = Eingeladen wird in dem Stadtteil, in dem das Auto steht; weiter weg braucht es eine Tommy Gun.
reason-gun_at_gold_coast = Solange das Auto an der Gold Coast steht, nützt eine Tommy Gun nichts.
reason-gun_too_far = Eine Tommy Gun reicht nur eine Straße weit.
reason-trunk_full = Im Kofferraum ist kein Platz mehr.
reason-guarded = Ein Bodyguard beschützt diesen Gangster.
reason-must_drive = So viele Züge lang ist niemand gefahren, dass dieser Zug eine Fahrt sein muss.
reason-own_car = Eine Stoßstange schiebt andere Autos, nicht das eigene.
reason-no_car_there = Dieses Auto steht nicht im selben Stadtteil.
reason-pushed_too_far = Ein Auto wird in einen Stadtteil geschoben, der genau eine Straße entfernt ist.
reason-not_at_harbour = Eine solche Ausrüstung liegt nicht offen im Hafen.
reason-has_it_already = Die beiden Ausrüstungen einer Farbe sind immer verschieden, und diese Art ist schon da.
reason-nobody_to_drop = Im Kofferraum liegt kein Gangster dieser Farbe, der hinausgeworfen werden könnte.
reason-own_only = Eine Tür lässt einen zweiten eigenen Gangster hinaus, keinen fremden.

# Im Terminal
terminal-closed = geschlossen
terminal-influence = Einfluss
terminal-cards = Karten
terminal-crew = im Auto
terminal-trunk = Koffer
terminal-equipment = Ausrüstung
terminal-decks = Etappe { $stage }: { $doublers } von { $last } Verdopplern. Verdeckt: { $districts } Stadtteile, { $police }-mal Polizei.
terminal-legend = Casinokarten im Stapel: { $casino }. In Klammern: Autos.

# Die einfache Ansicht im Browser
field-standing = Gangster, nach Feldern
field-influence = Einfluss
field-doubled = Verdoppler
field-deck = Karte noch verdeckt
field-table = Tabelle und ihre Werte
field-car = Auto in
field-crew = Eigene Gangster im Auto
field-trunk = Im Kofferraum
field-drowned = Im Hafenbecken
field-cards = Bewegungskarten
field-slots = Ausrüstung
field-harbour = Offen am Hafen
field-supply = Noch nicht gezogen
field-casino = Casinokarten im Stapel
field-police = Polizeikarten im Stapel
field-days = Abrechnungen bisher
field-gang = Farbe am Zug
axis-district = Stadtteil
axis-gang = Farbe
axis-kind = Ausrüstung
box-table-values = Werte
box-table-values-0 = ?
many-drive = Mit der { $card } fahren nach
many-load = Aus { $district } einladen: den Gangster auf Feld
many-push = Das Auto von { $gang } schieben nach

# Das Brett im Browser
board-name = Stadtplan
board-lake = MICHIGANSEE
board-harbour = Hafen
board-supply = { $count ->
    [0] nichts mehr im Lager
   *[other] noch { $count } im Lager
}
board-closed = geschlossen
board-nothing = nichts
board-nobody = niemand
board-empty = leer
board-next = leer, kommt als nächstes
board-field = { $district }, Feld { $field }: { $who }
board-district = { $rows } mal { $columns } Felder, Werte { $values }{ $doubled ->
    [0] { "" }
   *[other] , verdoppelt
}: { $people }. { $next ->
    [full] Voll.
   *[other] Nächstes Feld: { $next }.
}
board-laid-open = Hafen. Offen: { $kinds }.
board-car = Auto von { $gang }
board-day = TAG { $day } VON { $days }
board-day-name = Tag { $day } von { $days }, { $laid } von { $doublers } Verdopplern liegen. Karten im Stapel: { $cards }, davon { $police } Polizei. Casinokarten im Stapel: { $casino }.
board-day-more = Wer alle drei Bewegungskarten gefahren hat, zieht eine Stadtteilkarte: Der Stadtteil bekommt einen Verdoppler, die Polizei bewirkt nichts. Mit Verdoppler Nummer { $doublers } beginnt die Abrechnung.
board-day-number = Tag { $day }
board-day-part = Tag { $day }, Stadtteil für Stadtteil (Casino { $casino })
board-cards-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-movement = Bewegung
board-card-open = Bewegungskarte { $card }
board-card-used = Bewegungskarte { $card }, gefahren
board-crew = Gangster im Auto
board-in-car = In deinem Auto
board-crew-name = { $gang } im Auto: { $count }
board-trunk = Kofferraum
board-in-trunk = { $gang } im Kofferraum: { $count }
board-trunk-empty = Kofferraum, leer
board-equipment = Ausrüstung
board-equipment-short = Extras
board-slot-empty = Keine Ausrüstung
board-tip-bodyguard = Im Stadtteil, in dem dein Auto steht, darf niemand sonst deine Gangster einladen.
board-tip-motor = Du darfst eine Straße weiter fahren, als die Karte zeigt.
board-tip-tommy_gun = Du darfst einen fremden Gangster aus einem Nachbarstadtteil einladen.
board-tip-trunk = Dein Kofferraum fasst zwei fremde Gangster.
board-tip-bumper = Nach deiner Fahrt darfst du ein anderes Auto eine Straße weiterschieben.
board-tip-door = Du darfst in einem Zug zwei eigene Gangster ausladen.
board-turn = Dein Zug
board-instead = Oder stattdessen
board-how-turn = { $can ->
    [both] Fahren: Karte oder Auto wählen. Oder in { $place } einen Gangster ein- oder ausladen.
    [load] Fahren: Karte oder Auto wählen. Oder in { $place } einen Gangster einladen.
    [unload] Fahren: Karte oder Auto wählen. Oder in { $place } einen Gangster ausladen.
   *[none] Fahren: Karte oder Auto wählen, dann das Ziel.
}
board-how-gang = Wähle eines deiner beiden Autos oder seine Tafel.
board-how-push = Wähle ein Auto, das dort steht, dann den Stadtteil, in den es geschoben wird.
board-how-dump = Der Hafen schluckt den ganzen Kofferraum oder niemanden.
board-how-take = Wähle eine der Ausrüstungen an der Gold Coast.
board-how-drop = Wähle, wer über Bord geht.
board-how-door = Wähle das markierte Feld für einen zweiten Gangster.
board-how-wait = Eine Fahrt geht über genau so viele Straßen, wie die Karte zeigt. Wer alle drei Karten gefahren hat, zieht eine Stadtteilkarte; mit dem letzten Verdoppler beginnt die Abrechnung.
board-how-watch = Autos fahren, Gangster füllen die Tabellen von links oben. Bei der Abrechnung bekommt, wer in einem Stadtteil die meisten hat, dessen ersten Wert.
board-hint-card = { $count ->
    [one] Ein Ort ist von { $place } aus zu erreichen
   *[other] { $count } Orte sind von { $place } aus zu erreichen
}
board-hint-car = Wähle, wo du hältst
board-hint-which = Mehrere Karten führen dorthin: Wähle eine
board-hint-push = Wähle den Stadtteil, in den es geschoben wird
board-hint-unload = Wähle den Stadtteil oder das markierte Feld
board-hint-district = Wähle, wer eingeladen wird, oder zum Ausladen das markierte Feld
board-hint-harbour = Wähle eine Ausrüstung
board-done = Das ist alles
board-dump = In den Hafen
board-keep = Behalten
board-back = Zurück zum Stadtplan
board-reckoning = { $day }. Tag der Abrechnung
board-casino = Casinowert { $value }
board-share = { $gangsters } Gangster{ $tie ->
    [0] { "" }
   *[other] , vorn durch Rang { $rank }
}
board-sums = Einfluss jetzt
board-go-on = Weiter
board-skip = Überspringen
