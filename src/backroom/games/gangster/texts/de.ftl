game-name = Gangster
game-goal = Stadtteile zur Abrechnung halten; größter Einfluss siegt.
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
action-done = Fertig
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
may-turn-drive = fahre
may-turn-unload = lade einen Gangster aus
may-turn-load = lade einen Gangster ein
prompt-push = Deine Stoßstange schiebt ein Auto weiter. Welches, und wohin?
prompt-push-other = { $seat } darf ein Auto schieben.
prompt-dump = Versenkst du die Gangster aus deinem Kofferraum im Hafen?
prompt-dump-other = { $seat } darf den Kofferraum in den Hafen leeren.
prompt-take = Nimm eine Ausrüstung.
prompt-take-other = { $seat } nimmt eine Ausrüstung.
prompt-drop = Dein Kofferraum ist zu voll. Wer kommt ins Hafenbecken?
prompt-drop-other = { $seat } wirft einen Gangster aus dem Kofferraum ins Hafenbecken.
prompt-door = Deine Tür lässt einen zweiten Gangster aussteigen. Noch einen ausladen?
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
event-declined = { $gang } belässt es dabei.
event-dumped = { $gangsters ->
    [one] { $gang } versenkt einen Gangster von { $whose } im Hafen.
   *[other] { $gang } versenkt { $gangsters } Gangster von { $whose } im Hafen.
}
event-kept = { $gang } versenkt niemanden.
event-took = { $lost_id ->
    [none] { $gang } nimmt eine Ausrüstung: { $kind }.
   *[other] { $gang } nimmt eine Ausrüstung: { $kind }. Aus dem Spiel geht: { $lost }.
}
event-took_nothing = { $gang } findet im Hafen nichts Neues.
event-dropped = { $gang } wirft einen Gangster von { $whose } ins Hafenbecken.
event-must_drive = Lange ist niemand mehr gefahren: { $seat } muss fahren.
event-cards_up = { $gang } deckt alle Bewegungskarten wieder auf.
event-doubled = { $district } bekommt einen Verdoppler, den { $doublers }. dieser Etappe.
event-police_came = Die Polizei schaut vorbei; es geschieht nichts.
event-casino_drawn = { $day }. Tag der Abrechnung: { $seat } zieht die Casinokarte { $value }.
event-reckoned = { $doubled ->
    [0] { $district } wird abgerechnet (Tabelle { $table }).
   *[other] { $district } wird abgerechnet (Tabelle { $table }), alle Werte doppelt.
}
event-placed = { $district }, { $place }. Platz: { $gang } mit { $gangsters ->
    [one] einem Gangster
   *[other] { $gangsters } Gangstern
}, höchster Rang { $rank }, bekommt { $points }.
event-tie_won = { $district }: Gleichstand von { $gang } und { $other }; { $gang } liegt nach Rang vorn, { $rank } zu { $other_rank }.
event-stood_at = { $seat } hat jetzt { $influence } Einfluss.
event-reinforced = { $gang } bekommt { $gangsters } neue Gangster.
event-ended = Der dritte Tag der Abrechnung ist vorbei und damit das Spiel.

# Warum nicht
reason-not_your_gang = Zu zweit wählst du zwischen deinen eigenen beiden Farben.
reason-card_used = Diese Bewegungskarte liegt verdeckt, bis alle drei benutzt sind.
reason-not_reached = Dorthin geht es nicht: Gefahren wird über so viele Straßen, wie die Karte zeigt (mit Motor auch eine mehr), nie sofort zurück.
reason-no_table = An der Gold Coast wird niemand ausgeladen.
reason-table_closed = Die Tabelle in diesem Stadtteil ist geschlossen.
reason-table_full = Auf der Tabelle ist jedes Feld besetzt.
reason-car_empty = Im Auto sitzt kein eigener Gangster.
reason-not_in_trunk = Im Kofferraum liegt kein Gangster dieser Farbe.
reason-nobody_there = Auf diesem Feld steht niemand.
reason-own_elsewhere = Eigene Gangster kannst du nur dort einladen, wo das Auto steht.
reason-too_far = Einladen kannst du nur, wo das Auto steht; weiter weg nur mit einer Tommy Gun.
reason-gun_at_gold_coast = Solange das Auto an der Gold Coast steht, nützt eine Tommy Gun nichts.
reason-gun_too_far = Eine Tommy Gun reicht nur eine Straße weit.
reason-trunk_full = Im Kofferraum ist kein Platz mehr.
reason-guarded = Ein Bodyguard beschützt diesen Gangster.
reason-must_drive = Es ist so lange niemand gefahren, dass dieser Zug eine Fahrt sein muss.
reason-own_car = Eine Stoßstange schiebt andere Autos, nicht das eigene.
reason-no_car_there = Dieses Auto steht nicht im selben Stadtteil.
reason-pushed_too_far = Ein Auto wird in einen Stadtteil geschoben, der genau eine Straße entfernt ist.
reason-not_at_harbour = Eine solche Ausrüstung liegt nicht offen im Hafen.
reason-has_it_already = Eine Farbe hat nie zwei gleiche Ausrüstungen, und diese hat sie schon.
reason-nobody_to_drop = Im Kofferraum liegt kein Gangster dieser Farbe, der hinausgeworfen werden könnte.
reason-own_only = Durch die Tür steigt nur ein zweiter eigener Gangster aus, kein fremder.

# Im Terminal
terminal-closed = geschlossen
terminal-influence = Einfluss
terminal-cards = Karten
terminal-crew = im Auto
terminal-trunk = Kofferraum
terminal-equipment = Ausrüstung
terminal-decks = Etappe { $stage }: { $doublers } von { $last } Verdopplern. Verdeckt: { $districts } Stadtteile, { $police }-mal Polizei.
terminal-legend = Casinokarten im Stapel: { $casino }. { $next }: hierhin kommt der nächste Gangster. In Klammern: Autos.

# Die einfache Ansicht im Browser
field-standing = Gangster, nach Feldern
field-next = Hierhin kommt der nächste Gangster
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
board-next = leer, als Nächstes dran
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
board-stage = ETAPPE { $stage } VON { $stages }
board-stage-name = Etappe { $stage } von { $stages }, { $laid } von { $doublers } Verdopplern liegen. Karten im Stapel: { $cards }, davon { $police } Polizei. Casinokarten im Stapel: { $casino }.
board-stage-more = Wer alle drei Bewegungskarten ausgespielt hat, zieht eine Stadtteilkarte: Der Stadtteil bekommt einen Verdoppler, eine Polizeikarte bewirkt nichts. Mit dem { $doublers }. Verdoppler beginnt die Abrechnung.
board-stage-number = Etappe { $stage }
board-stage-part = Etappe { $stage }, Stadtteil für Stadtteil (Casino { $casino })
board-cards-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-movement = Bewegung
board-card-open = Bewegungskarte { $card }
board-card-used = Bewegungskarte { $card }, ausgespielt
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
board-tip-trunk = { $room ->
    [one] Dein Kofferraum fasst einen fremden Gangster.
    [2] Dein Kofferraum fasst zwei fremde Gangster.
   *[other] Dein Kofferraum fasst { $room } fremde Gangster.
}
board-tip-bumper = Nach deiner Fahrt darfst du ein anderes Auto eine Straße weiterschieben.
board-tip-door = Du darfst in einem Zug zwei eigene Gangster ausladen.
board-turn = Dein Zug
board-instead = Oder stattdessen
board-how = So geht’s
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
board-how-now = Wähle Karte, Auto oder Gangster.
board-how-drive = Wähle eine Karte oder dein Auto.
board-how-wait = Eine Fahrt geht über genau so viele Straßen, wie die Karte zeigt.
board-how-watch = Autos fahren, Gangster füllen die Tabellen von links oben. Bei der Abrechnung bekommt, wer in einem Stadtteil die meisten hat, dessen ersten Wert.
board-ask-drive = { $count ->
    [one] Fahre eine Straße weit: Wähle, wo du hältst.
   *[other] Fahre { $roads } Straßen weit: Wähle, wo du hältst.
}
board-ask-car = Fahre: Wähle, wo du hältst.
board-ask-which = { $place }: Mit welcher Karte?
board-ask-push = Schiebe dieses Auto weiter.
board-ask-unload = Lade einen Gangster aus.
board-hint-card = { $count ->
    [one] Ein Ort ist von { $place } aus zu erreichen.
   *[other] { $count } Orte sind von { $place } aus zu erreichen.
}
board-hint-which = Mehrere Karten führen dorthin: Wähle eine.
board-hint-push = Wähle den Stadtteil, in den es geschoben wird.
board-hint-unload = Wähle den Stadtteil oder das markierte Feld.
board-hint-district = Wähle, wer eingeladen wird, oder zum Ausladen das markierte Feld.
board-hint-harbour = Wähle eine Ausrüstung.
board-done = Fertig
board-dump = In den Hafen
board-keep = Behalten
board-back = Zurück zum Stadtplan
board-reckoning = { $day }. Tag der Abrechnung
board-casino = Casinowert { $value }
board-share = { $gangsters } Gangster{ $tie ->
    [0] { "" }
   *[other] , vorn dank Rang { $rank }
}
board-sums = Einfluss jetzt
board-go-on = Weiter
board-skip = Überspringen

# Lektion: die ersten fünf Minuten
lesson-first = Die ersten fünf Minuten
lesson-first-goal = Jeder Stadtteil hat eine Tabelle für Gangster. Dreimal wird abgerechnet: Wer auf einer Tabelle die meisten Leute hat, bekommt ihren ersten Wert; der größte Einfluss gewinnt.
lesson-first-drive = Du fährst das graue Auto: Im Zug fährst du, oder du lädst einen Gangster ein oder aus. Spiele die 1 und fahre genau eine Straße, von Greek Town nach The Loop: Dort zählt alles doppelt.
lesson-first-drive-place = The Loop zählt doppelt. Fahre mit der 1 dorthin.
lesson-first-drive-card = Eine Karte wird ganz ausgefahren, also spare dir die langen auf. Die 1 bringt dich nach The Loop.
lesson-first-drive-unload = Ausladen ginge auch hier, doch The Loop zählt doppelt. Spiele die 1 und fahre hin.
lesson-first-drive-load = Lass deinen Gangster in Greek Town stehen, dort zählt er. Spiele die 1 und fahre nach The Loop.
lesson-first-unload = { $p1 } ist dir gefolgt. Sieben Gangster warten in deinem Auto: Lade einen in The Loop aus, auf das nächste Feld der Tabelle.
lesson-first-unload-drive = Du bist gerade erst angekommen. Lade zuerst in The Loop einen Gangster aus.
lesson-first-unload-load = Wer Leute abzieht, wird hier schwächer. Lade lieber einen aus.
lesson-first-load = Jetzt steht auch { $p1 } hier, und zwar auf einem höheren Feld, das bei Gleichstand gewinnt. Lade den grünen Gangster von Feld 3 in deinen Kofferraum.
lesson-first-load-own = Das ist dein eigener: Lass ihn stehen. Lade den grünen von Feld 3 ein.
lesson-first-load-unload = Mehr eigene Leute helfen, weniger Rivalen auch. Lade den grünen von Feld 3 ein.
lesson-first-load-drive = Nicht mit einem Rivalen in The Loop. Lade erst den grünen von Feld 3 ein.
lesson-first-harbour = Einen Gefangenen setzt du irgendwo ab, oder du wirst ihn im Hafen los. Deine 3 führt genau hin: Fahre zur Gold Coast.
lesson-first-harbour-place = Mit der 3 erreichst du genau die Gold Coast: drei Straßen, und nie gleich wieder zurück.
lesson-first-harbour-card = Mit der 2 kommst du nicht genau zur Gold Coast. Spiele die 3.
lesson-first-harbour-load = Dein Kofferraum ist voll, und deine Leute bleiben stehen. Spiele die 3 und fahre zur Gold Coast.
lesson-first-harbour-unload = Das hat Zeit, bis der Kofferraum leer ist. Spiele die 3 und fahre zur Gold Coast.
lesson-first-dump = Wer im Hafen landet, ist für immer aus dem Spiel. Versenke deinen Gefangenen.
lesson-first-dump-keep = Dann bleibt der Kofferraum voll. Versenke den Gefangenen.
lesson-first-take = Jeder Halt an der Gold Coast bringt eine Ausrüstung, höchstens zwei hast du. Nimm den Motor: Damit darf jede Fahrt eine Straße länger sein.
lesson-first-take-other = Auch nützlich, aber heute nimmst du den Motor.
lesson-first-third = Eine Karte liegt noch offen, und mit dem Motor reicht die 2 für zwei Straßen oder drei. Fahre zurück nach Greek Town.
lesson-first-third-place = Erreichbar, doch dein Gangster in Greek Town braucht Gesellschaft. Fahre mit der 2 dorthin.
lesson-first-doubler = Das war deine dritte Karte: Alle drei sind wieder offen, und eine Stadtteilkarte hat einen Verdoppler nach Greek Town gelegt. Der achte bringt den Tag der Abrechnung.
lesson-first-stand = Jetzt zählt Greek Town doppelt, und dein Auto steht da. Lade noch einen Gangster aus.
lesson-first-stand-drive = Du bist am richtigen Ort. Lade in Greek Town einen Gangster aus.
lesson-first-stand-load = Lass ihn stehen, er zählt. Lade einen zweiten daneben aus.
lesson-first-end = Fahren, einladen, ausladen: Das ist alles. Sei stark, wo ein Verdoppler liegt, und lass Rivalen im Kofferraum verschwinden; nach der dritten Abrechnung gewinnt der größte Einfluss.

# Lektion: der Tag der Abrechnung
lesson-reckoning = Der Tag der Abrechnung
lesson-reckoning-eighth = Sieben Verdoppler liegen auf der Karte. Der achte beendet die Etappe sofort, und jeder Stadtteil wird gewertet.
lesson-reckoning-tie = In Stickney habt ihr, du und { $p2 }, je einen Gangster, und bei Gleichstand gewinnt das höhere Feld: das gelbe. Lade noch einen aus.
lesson-reckoning-tie-load = Dann wäre Stickney verloren. Lade stattdessen einen Gangster aus.
lesson-reckoning-tie-drive = Nicht, solange Gelb in Stickney den Gleichstand gewinnt. Lade erst einen Gangster aus.
lesson-reckoning-last = Jetzt führst du in Stickney. Spiele deine letzte offene Karte, die 2, und fahre nach Chinatown: Danach wird eine Stadtteilkarte gezogen.
lesson-reckoning-last-place = Chinatown ist besser: Dort steht schon ein Gangster von dir.
lesson-reckoning-last-more = Hier ist es genug. Spiele die 2 und fahre nach Chinatown.
lesson-reckoning-casino = Es war Little Africa: Verdoppler Nummer 8. Wer ihn legte, zog eine Casinokarte für jedes „?“, eine 5: In Stickney bringt sie dir 5, verdoppelt 10.
lesson-reckoning-africa = In Little Africa hat Grün die meisten Leute und bekommt 7, verdoppelt 14. Ein einzelner Gangster genügte dir zum zweiten Platz: 5, verdoppelt 10.
lesson-reckoning-stage = Du hast 28 Einfluss. Alle bleiben stehen, die Verdoppler kommen von der Karte, und jedes Auto bekommt sechs neue Gangster.
lesson-reckoning-fresh = Die zweite Etappe hat begonnen, und dein Auto steht in Chinatown. Lade dort einen Gangster aus.
lesson-reckoning-fresh-first = Gib erst deinen neuen Leuten Arbeit: Lade in Chinatown einen aus.
lesson-reckoning-end = Verteile dich, denn auch zweite Plätze zählen, und achte darauf, wer den achten Verdoppler legt. Nach dem dritten Tag ist Schluss.

# Lektion: Ausrüstung und Polizisten
lesson-equipment = Tommy Gun, Bodyguard, Stoßstange
lesson-equipment-gun = Dein Auto hat eine Tommy Gun, und die reicht eine Straße weit. Lade den gelben Gangster aus North Side ein, ohne The Loop zu verlassen.
lesson-equipment-gun-own = Das ist dein eigener, und hier zählt er. Lade den gelben aus North Side ein.
lesson-equipment-gun-unload = Deine Leute können warten. Nutze erst die Tommy Gun: Lade den gelben aus North Side ein.
lesson-equipment-gun-drive = Hinfahren musst du nicht, dafür ist die Tommy Gun da. Lade den gelben aus North Side ein.
lesson-equipment-guard = Grün in Chinatown ist genauso nah, doch dort steht das grüne Auto mit einem Bodyguard. Wo der aufpasst, darf niemand sonst Grün einladen.
lesson-equipment-harbour = Dein Kofferraum ist voll, und für eine zweite Ausrüstung ist Platz. Spiele die 1 und fahre zur Gold Coast.
lesson-equipment-harbour-place = Nah dran, doch der Hafen liegt an der Gold Coast. Fahre mit der 1 dorthin.
lesson-equipment-harbour-card = Zur Gold Coast ist es nur eine Straße, also spare die langen Karten. Spiele die 1.
lesson-equipment-harbour-back = Dann stünde er wieder auf einer Tabelle. Bring ihn zum Hafen: Spiele die 1 und fahre zur Gold Coast.
lesson-equipment-harbour-unload = Nicht mit einem Gefangenen im Kofferraum. Spiele die 1 und fahre zur Gold Coast.
lesson-equipment-harbour-load = Deine Leute bleiben stehen, wo sie zählen. Spiele die 1 und fahre zur Gold Coast.
lesson-equipment-dump = Wozu der Hafen da ist, weißt du: Versenke den Gefangenen.
lesson-equipment-dump-keep = Den Platz im Kofferraum brauchst du bald. Versenke den Gefangenen.
lesson-equipment-take = Nimm die Stoßstange. Sie kommt links hin, die Tommy Gun rückt nach rechts; eine dritte Ausrüstung würde sie aus dem Spiel schieben.
lesson-equipment-take-other = Auch nicht schlecht. Heute brauchst du die Stoßstange.
lesson-equipment-drive = Mit der Stoßstange schiebst du ein Auto weg, wo deine Fahrt endet. Grün bewacht Chinatown, wo alles doppelt zählt: Spiele die 2 und fahre hin.
lesson-equipment-drive-place = Erreichbar, doch der Bodyguard ist in Chinatown. Fahre mit der 2 dorthin.
lesson-equipment-push = Schiebe das grüne Auto eine Straße weiter, nach Little Italy. Deine eigenen Leute stehen in The Loop und Little Africa, also halte es dort fern.
lesson-equipment-push-other = Dort stünde es bei deinem eigenen Gangster. Schiebe es nach Little Italy.
lesson-equipment-push-done = Dann bleibt der Bodyguard. Schiebe das grüne Auto nach Little Italy.
lesson-equipment-catch = Der Bodyguard musste mit dem Auto weg. Lade jetzt in Chinatown einen grünen Gangster ein, am besten den auf dem höchsten Feld, das bei Gleichstand gewinnt.
lesson-equipment-catch-unload = Nutze erst, dass der Bodyguard fehlt: Lade in Chinatown einen grünen Gangster ein.
lesson-equipment-catch-drive = Dafür hast du den Bodyguard weggeschoben: Lade in Chinatown einen grünen Gangster ein.
lesson-equipment-third = Spiele deine letzte offene Karte, die 3, und fahre nach Little Africa. Danach sind alle Karten wieder offen, und eine Stadtteilkarte wird gezogen.
lesson-equipment-third-place = Dein eigener Gangster wartet in Little Africa. Fahre mit der 3 dorthin.
lesson-equipment-third-unload = Dein Gefangener hat in Little Africa zu tun. Spiele die 3 und fahre dorthin.
lesson-equipment-police = Es war ein Polizist: Diesmal wird nichts verdoppelt. Zwei sind unter die Karten gemischt, also weiß niemand sicher, wann der achte Verdoppler kommt.
lesson-equipment-second = Lies die Tabelle: 2, 5, 1, der zweite Platz bringt am meisten. Lade den grünen Gefangenen aus: Auf dem höheren Feld gewinnt er den Gleichstand und die 2, du bekommst die 5.
lesson-equipment-second-own = Mit zweien wärst du Erster, und das bringt 2. Lade den grünen Gefangenen aus: Der zweite Platz bringt 5.
lesson-equipment-second-drive = Noch nicht. Lade erst in Little Africa den grünen Gefangenen aus.
lesson-equipment-second-load = Dann bekämst du hier nichts. Lade den grünen Gefangenen aus.
lesson-equipment-end = Ausrüstung wirkt, solange du sie hast: Nimm, was deine nächsten Fahrten brauchen. Und lies die Werte einer Tabelle, denn nicht immer ist der erste Platz der beste.
