game-name = Gangster
game-idea = Rijd met je auto door Chicago, zet je gangsters neer waar invloed te halen valt en kiep wie in de weg staat in de haven.

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
action-done = Dat is alles
action-dump = Iedereen uit de kofferbak in de haven kiepen
action-keep = Niemand in de haven kiepen
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
prompt-push = Je bumper kan een auto één weg verder duwen. Welke, en waarheen?
prompt-push-other = { $seat } mag een auto duwen.
prompt-dump = Gaan de gangsters uit je kofferbak de haven in?
prompt-dump-other = { $seat } mag de kofferbak leegkiepen in de haven.
prompt-take = Neem een uitrusting.
prompt-take-other = { $seat } neemt een uitrusting.
prompt-drop = Je kofferbak is te vol. Wie gaat de haven in?
prompt-drop-other = { $seat } gooit een gangster uit de kofferbak in de haven.
prompt-door = Je deur laat een tweede gangster uitstappen. Nog een uitladen?
prompt-door-other = { $seat } mag een tweede gangster uitladen.

# Wat er is gebeurd
event-laid_open = In de haven komt een { $kind } te liggen.
event-three_alike = Drie dezelfde uitrustingen in de haven ({ $kind }): ze verdwijnen uit het spel.
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
event-declined = { $gang } laat het daarbij.
event-dumped = { $gangsters ->
    [one] { $gang } kiept een gangster van { $whose } in de haven.
   *[other] { $gang } kiept { $gangsters } gangsters van { $whose } in de haven.
}
event-kept = { $gang } kiept niemand in de haven.
event-took = { $lost_id ->
    [none] { $gang } neemt de { $kind }.
   *[other] { $gang } neemt de { $kind } en doet afstand van de { $lost }.
}
event-took_nothing = { $gang } vindt in de haven niets nieuws.
event-dropped = { $gang } gooit een gangster van { $whose } in de haven.
event-must_drive = Er heeft lang niemand gereden: { $seat } moet rijden.
event-cards_up = { $gang } draait alle bewegingskaarten weer open.
event-doubled = { $district } krijgt een dubbelmarker, de { $doublers }e van deze etappe.
event-police_came = De politie komt langs; er gebeurt niets.
event-casino_drawn = Dag { $day } van de afrekening: { $seat } trekt de casinokaart { $value }.
event-reckoned = { $doubled ->
    [0] { $district } wordt afgerekend (tabel { $table }).
   *[other] { $district } wordt afgerekend (tabel { $table }), en een dubbelmarker verdubbelt alle waarden.
}
event-placed = { $district }, { $place }e plaats: { $gang } met { $gangsters ->
    [one] één gangster
   *[other] { $gangsters } gangsters
}, hoogste rang { $rank }, krijgt { $points }.
event-tie_won = { $district }: { $gang } staat met evenveel gangsters voor { $other }, met rang { $rank } tegen { $other_rank }.
event-stood_at = { $seat } heeft nu { $influence } invloed.
event-reinforced = { $gang } krijgt { $gangsters } nieuwe gangsters.
event-ended = De derde dag van de afrekening is voorbij, en daarmee het spel.

# Waarom niet
reason-not_your_gang = Met twee spelers kies je tussen je eigen twee kleuren.
reason-card_used = Die bewegingskaart ligt gesloten tot ze alle drie gebruikt zijn.
reason-not_reached = Een rit gaat over precies zoveel wegen als de kaart aangeeft, met een motor ook over één meer, zonder meteen om te keren, en zo kom je daar niet uit.
reason-no_table = Aan de Gold Coast wordt niemand uitgeladen.
reason-table_closed = De tabel in deze wijk is gesloten.
reason-table_full = Op de tabel is elk veld bezet.
reason-car_empty = Er zit geen eigen gangster in de auto.
reason-not_in_trunk = Er ligt geen gangster van die kleur in de kofferbak.
reason-nobody_there = Op dat veld staat niemand.
reason-own_elsewhere = Eigen gangsters laad je alleen in waar de auto staat.
reason-too_far = Inladen gebeurt in de wijk waar de auto staat; verder weg is er een tommygun voor nodig.
reason-gun_at_gold_coast = Zolang de auto aan de Gold Coast staat, heb je niets aan een tommygun.
reason-gun_too_far = Een tommygun reikt maar één weg ver.
reason-trunk_full = Er is geen plaats meer in de kofferbak.
reason-guarded = Een bodyguard beschermt die gangster.
reason-must_drive = Er is al zo veel beurten niet gereden dat het nu moet.
reason-own_car = Een bumper duwt andere auto’s, niet de eigen.
reason-no_car_there = Die auto staat niet in dezelfde wijk.
reason-pushed_too_far = Een auto wordt een wijk in geduwd die precies één weg verderop ligt.
reason-not_at_harbour = Zo’n uitrusting ligt niet open in de haven.
reason-has_it_already = De twee uitrustingen van een kleur zijn altijd verschillend, en deze soort is er al.
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
terminal-legend = Casinokaarten op de stapel: { $casino }. Tussen haken: auto’s.

# De eenvoudige weergave in de browser
field-standing = Gangsters, per veld
field-influence = Invloed
field-doubled = Dubbelmarker
field-deck = Kaart nog gesloten
field-table = Tabel en haar waarden
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
board-next = leeg, is aan de beurt
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
board-day = DAG { $day } VAN { $days }
board-day-name = Dag { $day } van { $days }, { $laid } van { $doublers } dubbelmarkers liggen er. Kaarten op de stapel: { $cards }, waarvan { $police } politie. Casinokaarten op de stapel: { $casino }.
board-day-more = Wie alle drie de bewegingskaarten heeft gebruikt, trekt een wijkkaart: de wijk krijgt een dubbelmarker, de politie doet niets. Met dubbelmarker { $doublers } begint de afrekening.
board-day-number = Dag { $day }
board-day-part = Dag { $day }, wijk voor wijk (casino { $casino })
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
board-tip-trunk = In je kofferbak passen twee vreemde gangsters.
board-tip-bumper = Na je rit mag je een andere auto één weg verder duwen.
board-tip-door = Je mag in één beurt twee eigen gangsters uitladen.
board-turn = Jouw beurt
board-instead = Of in plaats daarvan
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
board-how-wait = Een rit gaat over precies zoveel wegen als de kaart aangeeft. Wie alle drie de kaarten heeft gebruikt, trekt een wijkkaart; met de laatste dubbelmarker begint de afrekening.
board-how-watch = Auto’s rijden, gangsters vullen de tabellen vanaf linksboven. Bij de afrekening krijgt wie in een wijk de meeste heeft, de eerste waarde.
board-hint-card = { $count ->
    [one] Eén plaats is bereikbaar vanuit { $place }
   *[other] { $count } plaatsen zijn bereikbaar vanuit { $place }
}
board-hint-car = Kies waar je stopt
board-hint-which = Er leiden meer kaarten heen: kies er een
board-hint-push = Kies de wijk waar hij heen wordt geduwd
board-hint-unload = Kies de wijk of het gemarkeerde veld
board-hint-district = Kies wie wordt ingeladen, of het gemarkeerde veld om uit te laden
board-hint-harbour = Kies een van de stukken
board-done = Dat is alles
board-dump = De haven in
board-keep = Houden
board-back = Terug naar de plattegrond
board-reckoning = Dag { $day } van de afrekening
board-casino = Casinowaarde { $value }
board-share = { $gangsters ->
    [one] één gangster
   *[other] { $gangsters } gangsters
}{ $tie ->
    [0] { "" }
   *[other] , voor door rang { $rank }
}
board-sums = Invloed nu
board-go-on = Verder
board-skip = Overslaan
