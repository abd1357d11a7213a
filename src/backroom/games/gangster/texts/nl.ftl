game-name = Gangster
game-goal = Houd wijken bij de afrekening; de meeste invloed wint.
game-idea = Rijd met je auto door Chicago, zet je gangsters neer waar invloed te halen valt en dump wie in de weg staat in de haven.

# Namen
gang-grey = Grijs
gang-green = Groen
gang-yellow = Geel
gang-brown = Bruin
gang-blue = Blauw
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
kind-bodyguard = bodyguard
kind-motor = motor
kind-tommy_gun = tommygun
kind-trunk = kofferbak
kind-bumper = bumper
kind-door = deur

# Wat wordt gedaan
action-gang = Met { $gang } spelen
action-drive = Met de { $card } rijden: { $place }
action-unload = Een gangster van { $gang } uitladen
action-load = De gangster op veld { $field } in { $district } inladen
action-push = De auto van { $gang } naar { $district } duwen
action-done = Klaar
action-dump = Iedereen uit de kofferbak in de haven dumpen
action-keep = Niemand in de haven dumpen
action-take = De { $kind } nemen
action-drop = Een gangster van { $gang } in de haven gooien
outcome-harbour = In de haven komt een { $kind } te liggen
outcome-equip = { $gang } trekt een { $kind }
outcome-table = Tabel { $table } komt in { $district } te liggen
outcome-start = { $seat } begint
outcome-deal = { $gang } trekt de kaart { $district }
outcome-double = De kaart { $district } wordt getrokken
outcome-police = Er wordt een politiekaart getrokken
outcome-casino = De casinokaart { $value } wordt getrokken

# Wat wordt gevraagd
prompt-gang = Met welke van je twee kleuren speel je?
prompt-gang-other = { $seat } kiest een van twee kleuren.
prompt-turn = Rijd, of laad één gangster in of uit.
prompt-turn-other = { $seat } rijdt, laadt in of laadt uit.
may-turn-drive = rijd
may-turn-unload = laad een gangster uit
may-turn-load = laad een gangster in
prompt-push = Je bumper kan een auto één weg verder duwen. Welke, en waarheen?
prompt-push-other = { $seat } mag een auto duwen.
prompt-dump = Dump je de gangsters uit je kofferbak in de haven?
prompt-dump-other = { $seat } mag de kofferbak leegmaken in de haven.
prompt-take = Neem één stuk uitrusting.
prompt-take-other = { $seat } neemt een stuk uitrusting.
prompt-drop = Je kofferbak is te vol. Wie gaat de haven in?
prompt-drop-other = { $seat } gooit een gangster uit de kofferbak in de haven.
prompt-door = Je deur laat een tweede gangster uitstappen. Nog een uitladen?
prompt-door-other = { $seat } mag een tweede gangster uitladen.

# Wat er is gebeurd
event-laid_open = In de haven komt een { $kind } te liggen.
event-three_alike = Drie dezelfde stukken in de haven ({ $kind }): ze verdwijnen uit het spel.
event-equipped = { $gang } begint met een { $kind }.
event-table_laid = Tabel { $table } ligt in { $district }.
event-started = { $seat } begint.
event-dealt = { $car ->
    [0] { $gang } zet een gangster in { $district }.
   *[other] { $gang } zet een gangster en de auto in { $district }.
}
event-stage_began = Etappe { $stage } begint; { $seat } is het eerst aan de beurt.
event-chose = { $seat } speelt met { $gang }.
event-drove = { $gang } rijdt met de { $card }: { $origin } → { $target }.
event-unloaded = { $gang } laadt in { $district } een gangster van { $whose } uit, op veld { $field }.
event-loaded = { $gang } laadt in { $district } een gangster van { $whose } in, van veld { $field }.
event-pushed = { $gang } duwt de auto van { $other } weg: { $origin } → { $target }.
event-declined = { $gang } laat het hierbij.
event-dumped = { $gangsters ->
    [one] { $gang } dumpt een gangster van { $whose } in de haven.
   *[other] { $gang } dumpt { $gangsters } gangsters van { $whose } in de haven.
}
event-kept = { $gang } dumpt niemand in de haven.
event-took = { $lost_id ->
    [none] { $gang } neemt de { $kind }.
   *[other] { $gang } neemt de { $kind } en levert de { $lost } in.
}
event-took_nothing = { $gang } vindt in de haven niets nieuws.
event-dropped = { $gang } gooit een gangster van { $whose } in de haven.
event-must_drive = Er heeft al een tijd niemand gereden: { $seat } moet rijden.
event-cards_up = { $gang } legt alle bewegingskaarten weer open.
event-doubled = { $district } krijgt een dubbelmarker, de { $doublers }e van deze etappe.
event-police_came = De politie komt langs; er gebeurt niets.
event-casino_drawn = { $day }e dag van de afrekening: { $seat } trekt casinokaart { $value }.
event-reckoned = { $doubled ->
    [0] { $district } wordt afgerekend (tabel { $table }).
   *[other] { $district } wordt afgerekend (tabel { $table }), alle waarden dubbel.
}
event-placed = { $district }, { $place }e plaats: { $gang } met { $gangsters ->
    [one] één gangster
   *[other] { $gangsters } gangsters
}, hoogste rang { $rank }, krijgt { $points }.
event-tie_won = { $district }: { $gang } en { $other } staan gelijk; { $gang } gaat voor op rang, { $rank } tegen { $other_rank }.
event-stood_at = { $seat } heeft nu { $influence } invloed.
event-reinforced = { $gang } krijgt { $gangsters } nieuwe gangsters.
event-ended = De derde dag van de afrekening is voorbij, en daarmee het spel.

# Waarom niet
reason-not_your_gang = Met twee spelers kies je tussen je eigen twee kleuren.
reason-card_used = Die bewegingskaart ligt gesloten tot ze alle drie gebruikt zijn.
reason-not_reached = Daar kom je niet: een rit is precies zoveel wegen als de kaart aangeeft (met motor ook één meer), nooit meteen terug.
reason-no_table = Aan de Gold Coast wordt niemand uitgeladen.
reason-table_closed = De tabel in deze wijk is gesloten.
reason-table_full = Op de tabel is elk veld bezet.
reason-car_empty = Er zit geen eigen gangster in de auto.
reason-not_in_trunk = Er ligt geen gangster van die kleur in de kofferbak.
reason-nobody_there = Op dat veld staat niemand.
reason-own_elsewhere = Eigen gangsters kun je alleen inladen waar de auto staat.
reason-too_far = Je kunt alleen inladen waar de auto staat; verder weg heb je een tommygun nodig.
reason-gun_at_gold_coast = Zolang de auto aan de Gold Coast staat, heb je niets aan een tommygun.
reason-gun_too_far = Een tommygun reikt maar één weg ver.
reason-trunk_full = Er is geen plaats meer in de kofferbak.
reason-guarded = Een bodyguard beschermt die gangster.
reason-must_drive = Er is zo lang niet gereden dat het in deze beurt moet.
reason-own_car = Een bumper duwt andere auto’s, niet de eigen.
reason-no_car_there = Die auto staat niet in dezelfde wijk.
reason-pushed_too_far = Een auto kan alleen naar een wijk precies één weg verderop worden geduwd.
reason-not_at_harbour = Dat stuk ligt niet open in de haven.
reason-has_it_already = Een kleur heeft nooit twee keer dezelfde uitrusting, en deze is er al.
reason-nobody_to_drop = Er ligt geen gangster van die kleur in de kofferbak om eruit te gooien.
reason-own_only = Een deur laat een tweede eigen gangster uitstappen, geen vreemde.

# In de terminal
terminal-closed = gesloten
terminal-influence = invloed
terminal-cards = kaarten
terminal-crew = in de auto
terminal-trunk = kofferbak
terminal-equipment = uitrusting
terminal-decks = Etappe { $stage }: { $doublers } van { $last } dubbelmarkers. Gesloten: { $districts } wijken, { $police } keer politie.
terminal-legend = Casinokaarten op de stapel: { $casino }. { $next }: hier komt de volgende gangster. Tussen haken: auto’s.

# De eenvoudige weergave in de browser
field-standing = Gangsters, per veld
field-next = Hier komt de volgende gangster
field-influence = Invloed
field-doubled = Dubbelmarker
field-deck = Kaart nog gesloten
field-table = Tabel met waarden
field-car = Auto in
field-crew = Eigen gangsters in de auto
field-trunk = In de kofferbak
field-drowned = In het havenbekken
field-cards = Bewegingskaarten
field-slots = Uitrusting
field-harbour = Open in de haven
field-supply = Nog niet getrokken
field-casino = Casinokaarten op de stapel
field-police = Politiekaarten op de stapel
field-days = Afrekeningen tot nu toe
field-gang = Kleur aan de beurt
axis-district = Wijk
axis-gang = Kleur
axis-kind = Uitrusting
box-table-values = Waarden
box-table-values-0 = ?
many-drive = Met de { $card } rijden naar
many-load = Uit { $district } inladen: de gangster op veld
many-push = De auto van { $gang } duwen naar

# Het bord in de browser
board-name = Stadsplattegrond
board-lake = MICHIGANMEER
board-harbour = haven
board-supply = { $count ->
    [0] niets meer in het pakhuis
   *[other] nog { $count } in het pakhuis
}
board-closed = gesloten
board-nothing = niets
board-nobody = niemand
board-empty = leeg
board-next = leeg, wordt als volgende gevuld
board-field = { $district }, veld { $field }: { $who }
board-district = { $rows } bij { $columns } velden, waarden { $values }{ $doubled ->
    [0] { "" }
   *[other] , verdubbeld
}: { $people }. { $next ->
    [full] Vol.
   *[other] Volgend veld: { $next }.
}
board-laid-open = haven. Open: { $kinds }.
board-car = Auto van { $gang }
board-stage = ETAPPE { $stage } VAN { $stages }
board-stage-name = Etappe { $stage } van { $stages }, { $laid } van { $doublers } dubbelmarkers liggen er. Kaarten op de stapel: { $cards }, waarvan { $police } politie. Casinokaarten op de stapel: { $casino }.
board-stage-more = Wie alle drie de bewegingskaarten heeft gebruikt, trekt een wijkkaart: de wijk krijgt een dubbelmarker, de politie doet niets. Met dubbelmarker { $doublers } begint de afrekening.
board-stage-number = Etappe { $stage }
board-stage-part = Etappe { $stage }, wijk voor wijk (casino { $casino })
board-cards-left = { $count ->
    [one] één wijkkaart
   *[other] { $count } wijkkaarten
}
board-movement = Beweging
board-card-open = Bewegingskaart { $card }
board-card-used = Bewegingskaart { $card }, gebruikt
board-crew = Gangsters in de auto
board-in-car = In je auto
board-crew-name = { $gang } in de auto: { $count }
board-trunk = Kofferbak
board-in-trunk = { $gang } in de kofferbak: { $count }
board-trunk-empty = Kofferbak, leeg
board-equipment = Uitrusting
board-equipment-short = Extra’s
board-slot-empty = Geen uitrusting
board-tip-bodyguard = In de wijk waar je auto staat, mag niemand anders jouw gangsters inladen.
board-tip-motor = Je mag één weg verder rijden dan de kaart aangeeft.
board-tip-tommy_gun = Je mag een vreemde gangster inladen uit een wijk één weg verderop.
board-tip-trunk = { $room ->
    [one] In je kofferbak past één vreemde gangster.
    [2] In je kofferbak passen twee vreemde gangsters.
   *[other] In je kofferbak passen { $room } vreemde gangsters.
}
board-tip-bumper = Na je rit mag je een andere auto één weg verder duwen.
board-tip-door = Je mag in één beurt twee eigen gangsters uitladen.
board-turn = Jouw beurt
board-instead = Of in plaats daarvan
board-how = Zo werkt het
board-how-turn = { $can ->
    [both] Rijden: kies een kaart of je auto. Of laad in { $place } één gangster in of uit.
    [load] Rijden: kies een kaart of je auto. Of laad in { $place } een gangster in.
    [unload] Rijden: kies een kaart of je auto. Of laad in { $place } één gangster uit.
   *[none] Rijden: kies een kaart of je auto, dan waar je stopt.
}
board-how-gang = Kies een van je twee auto’s, of het bord ervan.
board-how-push = Kies een auto die er staat, dan de wijk waar hij heen wordt geduwd.
board-how-dump = De haven slokt de hele kofferbak op, of niemand.
board-how-take = Kies een van de stukken aan de Gold Coast.
board-how-drop = Kies wie overboord gaat.
board-how-door = Kies het gemarkeerde veld voor een tweede gangster.
board-how-now = Kies een kaart, je auto of een gangster.
board-how-drive = Kies een kaart of je auto.
board-how-wait = Een rit gaat over precies zoveel wegen als de kaart aangeeft.
board-how-watch = Auto’s rijden, gangsters vullen de tabellen vanaf linksboven. Bij de afrekening krijgt wie in een wijk de meeste heeft, de eerste waarde.
board-ask-drive = { $count ->
    [one] Rijd één weg: kies waar je stopt.
   *[other] Rijd { $roads } wegen: kies waar je stopt.
}
board-ask-car = Rijd: kies waar je stopt.
board-ask-which = { $place }: met welke kaart?
board-ask-push = Duw deze auto verder.
board-ask-unload = Laad een gangster uit.
board-hint-card = { $count ->
    [one] Eén plaats is bereikbaar vanuit { $place }.
   *[other] { $count } plaatsen zijn bereikbaar vanuit { $place }.
}
board-hint-which = Meer dan één kaart komt daar uit: kies er een.
board-hint-push = Kies de wijk waar hij heen wordt geduwd.
board-hint-unload = Kies de wijk of het gemarkeerde veld.
board-hint-district = Kies wie wordt ingeladen, of het gemarkeerde veld om uit te laden.
board-hint-harbour = Kies een van de stukken.
board-done = Klaar
board-dump = De haven in
board-keep = Houden
board-back = Terug naar de plattegrond
board-reckoning = { $day }e dag van de afrekening
board-casino = Casinowaarde { $value }
board-share = { $gangsters ->
    [one] één gangster
   *[other] { $gangsters } gangsters
}{ $tie ->
    [0] { "" }
   *[other] , voorop dankzij rang { $rank }
}
board-sums = Invloed nu
board-go-on = Verder
board-skip = Overslaan

# Les: de eerste vijf minuten
lesson-first = Je eerste vijf minuten
lesson-first-goal = Elke wijk heeft een tabel voor gangsters. Drie keer wordt er afgerekend: wie op een tabel de meeste mensen heeft, krijgt de eerste waarde; de meeste invloed wint.
lesson-first-drive = De grijze auto is van jou: in je beurt rijd je, of je laadt één gangster in of uit. Speel de 1 en rijd precies één weg, van Greek Town naar The Loop: daar telt alles dubbel.
lesson-first-drive-place = The Loop telt dubbel. Rijd er met de 1 heen.
lesson-first-drive-card = Een kaart rijd je helemaal uit, dus bewaar de lange. De 1 brengt je naar The Loop.
lesson-first-drive-unload = Uitladen kan hier ook, maar The Loop telt dubbel. Speel de 1 en rijd erheen.
lesson-first-drive-load = Laat je gangster in Greek Town staan, daar telt hij. Speel de 1 en rijd naar The Loop.
lesson-first-unload = { $p1 } is je gevolgd. Zeven gangsters wachten in je auto: laad er één uit in The Loop, op het volgende veld van de tabel.
lesson-first-unload-drive = Je bent er net. Laad eerst een gangster uit in The Loop.
lesson-first-unload-load = Wie mensen weghaalt, staat hier zwakker. Laad er juist één uit.
lesson-first-load = Nu staat { $p1 } hier ook, en wel op een hoger veld, dat bij gelijke stand wint. Laad de groene gangster van veld 3 in je kofferbak.
lesson-first-load-own = Die is van jou: laat hem staan. Laad de groene van veld 3 in.
lesson-first-load-unload = Meer eigen mensen helpt, minder rivalen ook. Laad de groene van veld 3 in.
lesson-first-load-drive = Niet met een rivaal in The Loop. Laad eerst de groene van veld 3 in.
lesson-first-harbour = Een gevangene zet je ergens af, of je loost hem in de haven. Je 3 brengt je er precies: rijd naar de Gold Coast.
lesson-first-harbour-place = Met de 3 kom je precies bij de Gold Coast: drie wegen, en nooit meteen terug.
lesson-first-harbour-card = Met de 2 kom je niet precies bij de Gold Coast. Speel de 3.
lesson-first-harbour-load = Je kofferbak is vol, en je eigen mensen blijven staan. Speel de 3 en rijd naar de Gold Coast.
lesson-first-harbour-unload = Dat kan wachten tot de kofferbak leeg is. Speel de 3 en rijd naar de Gold Coast.
lesson-first-dump = Wie in de haven belandt, doet voorgoed niet meer mee. Dump je gevangene.
lesson-first-dump-keep = Dan blijft de kofferbak vol. Dump de gevangene in de haven.
lesson-first-take = Elke stop aan de Gold Coast levert een stuk uitrusting op, je hebt er hoogstens twee. Neem de motor: dan mag elke rit één weg langer zijn.
lesson-first-take-other = Ook nuttig, maar vandaag neem je de motor.
lesson-first-third = Er ligt nog één kaart open, en met de motor is je 2 goed voor twee wegen of drie. Rijd terug naar Greek Town.
lesson-first-third-place = Dat haal je, maar je gangster in Greek Town wil gezelschap. Rijd er met de 2 heen.
lesson-first-doubler = Dat was je derde kaart: alle drie liggen weer open, en een wijkkaart legde een dubbelmarker op Greek Town. De achtste brengt de dag van de afrekening.
lesson-first-stand = Nu telt Greek Town dubbel, en je auto staat er. Laad nog een gangster uit.
lesson-first-stand-drive = Je staat op de goede plek. Laad in Greek Town een gangster uit.
lesson-first-stand-load = Laat hem staan, hij telt. Laad er een tweede naast uit.
lesson-first-end = Rijden, inladen, uitladen: dat is alles. Wees sterk waar een dubbelmarker ligt en laat rivalen in je kofferbak verdwijnen; na de derde afrekening wint de meeste invloed.

# Les: de dag van de afrekening
lesson-reckoning = De dag van de afrekening
lesson-reckoning-eighth = Er liggen zeven dubbelmarkers op de kaart. De achtste beëindigt de etappe meteen, en elke wijk telt.
lesson-reckoning-tie = In Stickney hebben jij en { $p2 } elk één gangster, en bij gelijke stand wint het hogere veld: dat van geel. Laad er nog een uit.
lesson-reckoning-tie-load = Dan ben je Stickney kwijt. Laad juist een gangster uit.
lesson-reckoning-tie-drive = Niet zolang geel in Stickney bij gelijke stand wint. Laad eerst een gangster uit.
lesson-reckoning-last = Nu sta je in Stickney voor. Speel je laatste open kaart, de 2, en rijd naar Chinatown: daarna wordt een wijkkaart getrokken.
lesson-reckoning-last-place = Chinatown is beter: daar staat al een gangster van jou.
lesson-reckoning-last-more = Hier is het genoeg. Speel de 2 en rijd naar Chinatown.
lesson-reckoning-casino = Het was Little Africa: dubbelmarker nummer 8. Wie hem legde, trok een casinokaart voor elk “?”, een 5: in Stickney brengt die jou 5, verdubbeld 10.
lesson-reckoning-africa = In Little Africa heeft groen de meeste mensen en krijgt 7, verdubbeld 14. Eén gangster was voor jou genoeg voor de tweede plaats: 5, verdubbeld 10.
lesson-reckoning-stage = Je hebt 28 invloed. Iedereen blijft staan, de dubbelmarkers gaan van de kaart, en elke auto krijgt zes nieuwe gangsters.
lesson-reckoning-fresh = De tweede etappe is begonnen, en je auto staat in Chinatown. Laad daar een gangster uit.
lesson-reckoning-fresh-first = Zet eerst je nieuwe mensen aan het werk: laad er een uit in Chinatown.
lesson-reckoning-end = Spreid je mensen, want ook tweede plaatsen tellen, en let op wie de achtste dubbelmarker gaat leggen. Na de derde dag is het voorbij.

# Les: uitrusting en politieagenten
lesson-equipment = Tommygun, bodyguard, bumper
lesson-equipment-gun = Je auto heeft een tommygun, en die reikt één weg ver. Laad de gele gangster uit North Side in zonder The Loop te verlaten.
lesson-equipment-gun-own = Die is van jou, en hier telt hij. Laad de gele uit North Side in.
lesson-equipment-gun-unload = Je eigen mensen kunnen wachten. Gebruik eerst de tommygun: laad de gele uit North Side in.
lesson-equipment-gun-drive = Je hoeft er niet heen, daar heb je de tommygun voor. Laad de gele uit North Side in.
lesson-equipment-guard = Groen in Chinatown is net zo dichtbij, maar daar staat de groene auto met een bodyguard. Waar die oplet, mag niemand anders groen inladen.
lesson-equipment-harbour = Je kofferbak is vol, en er is plaats voor een tweede stuk uitrusting. Speel de 1 en rijd naar de Gold Coast.
lesson-equipment-harbour-place = Dichtbij, maar de haven ligt aan de Gold Coast. Rijd er met de 1 heen.
lesson-equipment-harbour-card = De Gold Coast is maar één weg verder, dus bewaar de lange kaarten. Speel de 1.
lesson-equipment-harbour-back = Dan staat hij weer op een tabel. Breng hem naar de haven: speel de 1 en rijd naar de Gold Coast.
lesson-equipment-harbour-unload = Niet met een gevangene in de kofferbak. Speel de 1 en rijd naar de Gold Coast.
lesson-equipment-harbour-load = Je eigen mensen blijven staan waar ze tellen. Speel de 1 en rijd naar de Gold Coast.
lesson-equipment-dump = Je weet waar de haven voor is: dump de gevangene.
lesson-equipment-dump-keep = Je hebt de ruimte in je kofferbak zo nodig. Dump de gevangene in de haven.
lesson-equipment-take = Neem de bumper. Die komt links en de tommygun schuift naar rechts; een derde stuk zou hem uit het spel duwen.
lesson-equipment-take-other = Ook handig. Vandaag heb je de bumper nodig.
lesson-equipment-drive = Met een bumper duw je een auto weg waar je rit eindigt. Groen bewaakt Chinatown, waar alles dubbel telt: speel de 2 en rijd erheen.
lesson-equipment-drive-place = Dat haal je, maar de bodyguard staat in Chinatown. Rijd er met de 2 heen.
lesson-equipment-push = Duw de groene auto één weg verder, naar Little Italy. Je eigen mensen staan in The Loop en Little Africa, dus houd hem daar weg.
lesson-equipment-push-other = Daar komt hij bij je eigen gangster te staan. Duw hem naar Little Italy.
lesson-equipment-push-done = Dan blijft de bodyguard. Duw de groene auto naar Little Italy.
lesson-equipment-catch = De bodyguard moest met zijn auto mee. Laad nu in Chinatown een groene gangster in, liefst die op het hoogste veld, dat bij gelijke stand wint.
lesson-equipment-catch-unload = Profiteer er eerst van dat de bodyguard weg is: laad in Chinatown een groene gangster in.
lesson-equipment-catch-drive = Daarvoor duwde je de bodyguard weg: laad in Chinatown een groene gangster in.
lesson-equipment-third = Speel je laatste open kaart, de 3, en rijd naar Little Africa. Daarna liggen al je kaarten weer open en wordt er een wijkkaart getrokken.
lesson-equipment-third-place = Je eigen gangster wacht in Little Africa. Rijd er met de 3 heen.
lesson-equipment-third-unload = Je gevangene heeft werk in Little Africa. Speel de 3 en rijd erheen.
lesson-equipment-police = Het was een politieagent: deze keer wordt er niets verdubbeld. Er zijn er twee door de kaarten geschud, dus niemand weet zeker wanneer de achtste dubbelmarker komt.
lesson-equipment-second = Lees de tabel: 2, 5, 1, de tweede plaats is het meest waard. Laad de groene gevangene uit: op het hogere veld wint hij de gelijke stand en de 2, jij krijgt de 5.
lesson-equipment-second-own = Met twee word je eerste, en dat levert 2 op. Laad de groene gevangene uit: de tweede plaats levert 5 op.
lesson-equipment-second-drive = Nog niet. Laad eerst in Little Africa de groene gevangene uit.
lesson-equipment-second-load = Dan krijg je hier niets. Laad de groene gevangene uit.
lesson-equipment-end = Uitrusting werkt zolang je haar hebt: neem wat je volgende ritten nodig hebben. En lees de waarden van een tabel, want de eerste plaats is niet altijd de beste.
