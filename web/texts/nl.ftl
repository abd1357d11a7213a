# Wat de browser rond de spellen zegt. Droog, kort, tegenwoordige tijd, voor iedereen.

## Huis
brand = Backroom
brand-home = Backroom, naar de startpagina
motto = Vijf gangsterspellen uit het oude Chicago. Schuif aan.
house = Het huis
games = Spellen
rules = Regels
replays = Opnames
language = Taal
nobody-yet = Nog geen naam
players = Spelers
player = Speler
minutes = { $minutes } min.
pick-game = Kies een spel
quick-game = Snelle partij tegen bots
host-table = Tafel openen
join = Meedoen
join-by-code = Meedoen met een code
table-code = Tafelcode
open-record = Bewaarde partij openen
sit-down = Ga zitten
learn = Leren
warming = De regels worden opgewarmd
warming-more = De eerste keer duurt het een paar seconden.
warming-short = Opwarmen …
light-out = Het licht is uit
light-out-more = De server antwoordt niet. Je partijen zijn veilig.
unloaded = De pagina kon niet worden geladen: de server antwoordt niet, of je bent offline.
unscripted = Backroom heeft JavaScript nodig. Sta het toe voor deze pagina en laad opnieuw.
not-here = Hier is niets
not-here-more = Op dit adres is geen tafel. Misschien is het verkeerd getypt, of is de tafel opgeruimd.
turned-away = De deur blijft dicht
invited = Je bent uitgenodigd
invited-by = { $name } nodigt je uit. { $free ->
    [one] Van de { $seats } plaatsen is er één vrij.
   *[other] Van de { $seats } plaatsen zijn er { $free } vrij.
}
invited-there = Aan tafel: { $names }.
invite-ended = Deze uitnodiging is verlopen
invite-ended-more = Ze is al gebruikt, of de tafel is opgeruimd. Vraag om een nieuwe.
watch-instead = Toekijken
so-table_full = De tafel is vol
so-table_started = Het spel is begonnen
so-table_closed = De tafel is gesloten
so-match_over = Het spel is afgelopen
so-no_onlookers = Een besloten tafel
try-again = Opnieuw proberen
to-start = Naar de startpagina
details = Details
open-tables = Open tafels
your-games = Jouw partijen
no-games-yet = Nog niets. Ga aan een tafel zitten, dan verschijnt die hier.
nobody-here = Nog niemand hier
nobody-here-more = Open een tafel, of speel tegen de bots: die zijn er altijd.
table-of = Tafel van { $name }
seats-taken = { $taken } van { $all } plaatsen bezet
waiting-for = { $count ->
    [one] wacht op nog één
   *[other] wacht op { $count }
}
take-seat = Neem plaats
watch = Kijken
look-in = Bekijken
look-replay = Naspelen
state-open = wacht op spelers
state-running = bezig
state-paused = gepauzeerd
state-over = afgelopen
state-closed = gesloten
bots-count = { $count ->
    [one] één bot
   *[other] { $count } bots
}
history = { $place ->
    [1] Gewonnen
   *[other] Plaats { $place } van { $players }
} · { $score } · { $date }
foot-offline = Werkt zonder internet
foot-checked = Elke schudbeurt is te controleren
foot-languages = Regels in English, Deutsch, Nederlands
pitch-bosses = Zes bij zes straten. Plaats, verplaats of schiet, en de rij is van jou.
pitch-gangster = Rijd door de stad, zet je mensen af, houd de wijken op de dag van de afrekening.
pitch-don_pepe = Dertig stoelen, één diner, en iemand heeft taart meegebracht.
pitch-cosa_nostra = Breng de Baas één keer de stad rond en thuis. Pas op voor het rad.
pitch-chicago_gangsters = Elke ronde nieuwe partners. Beloften zijn goedkoop.
gang-name-red = rood
gang-name-blue = blauw
gang-name-yellow = geel
gang-name-green = groen
gang-name-orange = oranje
gang-name-purple = paars
gang-name-grey = grijs
gang-name-brown = bruin

## Mensen
your-name = Je naam
guest-name = Gast
name-ask = Hoe heet je?
name-once = We vragen het maar één keer. Geen account, geen e-mail.
name-take = Neem plaats
name-change = Naam: { $name }
have-account = Ik heb een account
account = Account
account-why = Met een account heb je je tafels op al je apparaten. Nodig is het niet.
account-name = Accountnaam
password = Wachtwoord
log-in = Inloggen
open-account = Account openen
credits = Met dank aan
credits-house = Backroom { $version }. Een onafhankelijke tafel voor uitverkochte spellen; woorden en beelden zijn eigen werk.
credits-edition = zoals in { $edition }
credits-fonts = Gezet in Limelight, League Gothic en Libre Franklin, alle onder de Open Font License.
name-of = { $name } ({ $gang })
bot-name-0 = Vinnie
bot-name-1 = Lefty Lou
bot-name-2 = Mabel
bot-name-3 = Otto
bot-name-4 = Dutch
bot-name-5 = Ines
bot-name-6 = Rosa
bot-name-7 = Two-Tone Tony

## Cijfers van een persoon
former-guest = Een vroegere gast
numbers = Mijn cijfers
numbers-coming = Even optellen …
numbers-none = Nog geen cijfers
numbers-none-more = Speel een partij uit, tegen mensen of bots: dan telt ze hier mee.
numbers-all = Alle spellen
numbers-game = Spel
numbers-seats = { $count } spelers
numbers-matches = Partijen
numbers-won = Gewonnen
numbers-not-won = Niet gewonnen
numbers-fair = Eerlijk deel
numbers-fair-told = { $wins ->
    [one] Eén zege. Eerlijk deel: { $fair }
   *[other] { $wins } zeges. Eerlijk deel: { $fair }
}
numbers-rating = Rating
numbers-rating-told = Nieuwkomers beginnen op 25
numbers-streak = Reeks
streak-won = { $count ->
    [one] laatste partij gewonnen
   *[other] { $count } zeges op rij
}
streak-lost = { $count ->
    [one] laatste partij niet gewonnen
   *[other] { $count } partijen zonder zege
}
run-won = { $count ->
    [one] zege
   *[other] zeges op rij
}
run-lost = { $count ->
    [one] partij zonder zege
   *[other] partijen zonder zege
}
numbers-longest = Langste: { $won } zeges op rij, { $lost } zonder zege
numbers-all-finished = allemaal uitgespeeld
numbers-unfinished = { $count ->
    [one] één niet uitgespeeld
   *[other] { $count } niet uitgespeeld
}
numbers-history = Rating, partij na partij
numbers-curve = Rating na { $matches ->
    [one] de laatste partij
   *[other] elk van de laatste { $matches } partijen
}, nu { $rating }. Dezelfde cijfers staan in de tabel eronder.
numbers-band = nu ± { $error }: 95 van 100
numbers-as-table = Als tabel
numbers-date = Datum
numbers-left = eerder weggegaan
numbers-opponents = Vaste tegenstanders
numbers-no-opponents = Niemand van wie de naam bekend is.
numbers-opponent = Tegenstander
numbers-met = Ontmoet
numbers-ahead = Voor
numbers-beside = Gelijk
numbers-met-told = Elke plaats van hen telt één keer: hoe vaak je ze trof, en voor hen of gelijk met hen eindigde.
numbers-how = Zo wordt er geteld
numbers-how-end = Een partij telt als ze is uitgespeeld. Afgebroken partijen, vertakkingen en geüploade opnames tellen niet.
numbers-how-left = Opgeven telt als verlies, net als een partij die een bot voor je uitspeelt.
numbers-how-device = Speelt één apparaat meerdere plaatsen, of een bot van buiten de jouwe, dan telt de partij niet voor jou.
numbers-how-fair = Een gedeelde zege telt voor een deel. Het eerlijke deel is wat iedereen zou winnen als allen even sterk waren.
numbers-how-rating = De rating (openskill) volgt de plaatsen tegen mensen en bots van dit huis. In 95 van de 100 gevallen ligt je ware sterkte binnen het bereik ±, dat met elke partij smaller wordt.
numbers-data = Je gegevens
numbers-show = Mijn cijfers aan anderen tonen
numbers-show-more = Wie met jou aan tafel zit, kan ze via je naam openen. Met wie je speelde, blijft bij jou.
numbers-csv = Downloaden (CSV)
numbers-theirs = Cijfers in dit spel
panel-more = , meer
forget-me = Mijn gegevens wissen
forget-goes = Je naam, account, apparaten, cijfers en wat je hebt gezegd worden gewist, net als tafels die alleen van jou waren. In lopende partijen geef je je plaats op, en een bot speelt verder.
forget-stays = Partijen met anderen blijven van hen. Je plaats daar is van “een vroegere gast”.
forget-final = Dit kan niet ongedaan worden gemaakt.
forget-yes = Alles wissen
forget-no = Behouden

## Instellingen
settings = Instellingen
light = Licht
light-system = zoals het systeem
light-day = dag
light-night = nacht
light-to-day = Naar dag
light-to-night = Naar nacht
sound = Geluid
sound-is-on = Geluid staat aan
sound-is-off = Geluid staat uit
volume = Volume
set-confirm = Automatisch bevestigen
set-confirm-more = Een beurt die je af hebt gepland, wordt meteen verstuurd, zonder laatste klik.
set-forced = Gedwongen zetten voor mij spelen
set-forced-more = Kan er maar één ding, dan wordt dat na een ogenblik voor je gedaan.
close = Sluiten
dismiss = Verbergen

## Tafel openen
which-game = Welk spel
who-sits = Wie zit waar
how-many = Spelers
seat-number = Plaats { $number }
seat-free = Plaats { $number }
chair-me = Ik
chair-name = Naam op plaats { $number }
chair-free = Vrij, voor een gast
chair-bot =
    Bot: { $bot ->
        [lookout] uitkijk
        [runner] loopjongen
        [soldier] soldaat
        [capo] capo
        [boss] baas
        [net] net
        [consigliere] consigliere
        [greedy] graaier
        [random] toeval
       *[other] { $bot }
    }
bots-play = Bots spelen als
bots-by-strength = Bots, de zwakste eerst
bots-other = Andere bots
level =
    { $bot ->
        [lookout] 1 · Uitkijk, voor een eerste partij
        [runner] 2 · Loopjongen, makkelijk
        [soldier] 3 · Soldaat, gelijkwaardig
        [capo] 4 · Capo, sterk
       *[boss] 5 · Baas, het sterkst
        [consigliere] 6 · Consigliere, wijs uit miljoenen partijen
    }
all-bots = Vul met bots
hot-seat = Iedereen op dit apparaat
shuffle-seats = Schud de plaatsen
house-rules = Huisregels
how-run = Tafelinstellingen
set-listed = Bij de open tafels tonen
set-watch = Toekijken toestaan
set-pace = Tempo van bots
pace-normal = rustig
pace-fast = snel
set-clock = Klok
clock-none = geen
clock-move = { $seconds } seconden per zet
clock-day = { $days ->
    [one] één dag per zet
   *[other] { $days } dagen per zet
}
set-talk = Tijd om te praten
talk-usual = 60 seconden (tegen bots geen limiet)
talk-seconds = { $seconds } seconden
talk-none = geen limiet
open-table = Open de tafel
keep-settings = Instellingen bewaren
lobby-waiting = { $count ->
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}
lobby-full = Iedereen is er.
lobby-taken = Alle plaatsen zijn bezet.
lobby-absent = { $count ->
    [one] { $names } is geroepen, maar nog niet hier.
   *[other] { $names } zijn geroepen, maar nog niet hier.
}
start-anyway = Toch starten
seat-called = Geroepen, nog niet hier
lobby-host = Je start zodra alle plaatsen bezet zijn. Bots kunnen lege plaatsen vullen.
lobby-ready = Jij start het spel.
lobby-guest = { $name } start het spel.
seat-is-free = Vrije plaats
bot = Bot
get-up = Plaats verlaten
remove = { $name } verwijderen
start = Starten
invite = Uitnodigen
invite-more = Iedereen met de link krijgt een plaats, tot de tafel vol is.
invite-link = Uitnodigingslink
qr = QR-code van de uitnodigingslink
copy = Kopiëren
copied = Gekopieerd

## De tafel
skip = Naar het speelbord
table-tools = Gereedschap
zoom = Zoom
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele bord tonen
board = Bord
tray = Voor je
side = Verloop, chat en regels
more = Meer
tab-log = Verloop
tab-chat = Chat
tab-rules = Regels
unread = nieuw
you = Jij
your-turn = Jouw beurt
your-turn-more = Kies iets dat gemarkeerd is.
on-turn = aan zet
dealing = Er wordt gedeeld …
waiting = Even wachten.
you-watch = Je kijkt toe.
others-choose = Wachten op { $names }.
is-away = { $count ->
    [one] { $names } is weg. De plaats blijft bewaard.
   *[other] { $names } zijn weg. De plaatsen blijven bewaard.
}
confirm-ask = { $action }. Bevestigen?
unseen-yet = Tot je bevestigt, ziet niemand anders dit.
planned = { $count ->
    [one] Eén stap gepland.
   *[other] { $count } stappen gepland.
}
undo = Ongedaan maken
put-back = Terugleggen
restart-turn = Beurt opnieuw
confirm = Bevestigen
undo-stops = Er is iets nieuws onthuld: dit kan niet meer ongedaan worden gemaakt.
takeback = Zet terugnemen
takeback-asks = { $name } wil de zet terugnemen.
takeback-waits = Wachten op akkoord van { $names }.
takeback-agree = Akkoord
takeback-refuse = Weigeren
takeback-drop = Laat maar
takeback-refused = { $name } gaat niet akkoord. De zet blijft staan.
takeback-withdrawn = { $name } laat de zet staan.
takeback-lapsed = Het verzoek is verlopen. De zet blijft staan.
game-over = Het spel is afgelopen.
wins = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
table-paused = Het spel is gepauzeerd.
table-closed = De tafel is gesloten.
table-kept = Er gaat niets verloren.
time-left = Tijd over: { $time }
rule = Regel { $clause }
lost = Verbinding verbroken. Je plaats blijft bewaard.
lost-again = Opnieuw over { $seconds } s.
lost-trying = Opnieuw …
try-now = Nu proberen
back-again = Terug aan tafel.
back-missed = { $count ->
    [one] Terug aan tafel. Intussen is er één zet gedaan.
   *[other] Terug aan tafel. Intussen zijn er { $count } zetten gedaan.
}
show-them = Toon ze
panel = { $name }, { $gang }, stand { $score }
panel-open = Meer over { $name }
seat-bot =
    Bot, { $bot ->
        [lookout] uitkijk
        [runner] loopjongen
        [soldier] soldaat
        [capo] capo
        [boss] baas
        [net] net
        [consigliere] consigliere
        [greedy] graaier
        [random] toeval
       *[other] { $bot }
    }
seat-here = Aanwezig
seat-away = Weg
seat-resigned = Vertrokken; een bot speelt door
seat-stand-in = Een bot valt in
seat-played = Een bot speelt voor jou.
seat-played-more = Klik ergens of druk op een toets en je speelt weer zelf.
seat-lost = Je tijd is om. Een bot speelt voor je verder.
take-back = Mijn plaats terugnemen
seat-is-back = Je speelt weer zelf.
first-player = Startspeler
onlookers = { $count ->
    [one] één kijkt toe
   *[other] { $count } kijken toe
}
shuffle-sealed = Schudbeurt verzegeld
shuffle-later = Kan na het spel worden gecontroleerd.
shuffle-open = Kan nu worden gecontroleerd.
may-do = Wat je kunt doen
nothing-to-do = Er is nu niets te doen.
planned-waits = Gepland. Bevestig of maak ongedaan.
position = De stelling
log-turn = Beurt { $number } · { $name }
log-setup = Voor de eerste beurt
log-older = Toon oudere beurten
log-go = Naar dit moment ({ $step })
since = Sinds je laatste beurt
since-nothing = Nog niets.
step-back = Stap terug
step-on = Stap vooruit
chat-empty = Nog geen berichten.
chat-say = Schrijf een bericht
say = Versturen
watches = kijkt toe
mute = { $name } dempen
unmute-all = Iedereen weer tonen
rules-find = Zoek in de regels
rules-found = { $count ->
    [one] Eén passage
   *[other] { $count } passages
}
replay = Naspelen
replay-at = Zet { $step } van { $count }.
replay-running = Het spel gaat intussen door.
replay-over = Stap voor stap, of druk op afspelen.
replay-first = Eerste zet
replay-prev = Vorige zet
replay-next = Volgende zet
replay-slider = Zet
replay-eyes = Gezien door
onlooker = Toeschouwer
replay-speed = Tempo { $speed }
play = Afspelen
pause = Pauze
resume = Doorgaan
back-to-live = Terug naar het spel
to-live = Live
to-end = Naar het einde
live = Live · { $step }
link-moment = Link naar dit moment kopiëren

## Het einde
show-result = Uitslag
final-score = Eindstand
takes-chicago = { $count ->
    [0] Chicago is van niemand
    [one] Chicago is van { $names }
   *[other] { $names } delen Chicago
}
nobody-wins = Niemand
where-points = Waar de punten vandaan kwamen
place = Plaats
score = Punten
more-reasons = nog { $count }
evening = De avond tot nu toe:
same-again = Nog een potje
rematch-call = { $name } wil nog een potje.
rematch-join = Meedoen met { $name }
check-shuffle = Schudbeurt controleren
save-game = Bewaren
share-game = Delen
see-board = Bord bekijken
leave = Verlaten
checking = Alles wordt opnieuw gedeeld …
honest = Elke uitkomst kwam uit de verzegelde schudbeurt.
dishonest = Er klopt iets niet: niet elke uitkomst kwam uit de verzegelde schudbeurt.
commitment = Zegel, getoond voor het begin
secret = Het geheim erachter
outcomes = { $count ->
    [one] Eén uitkomst
   *[other] { $count } uitkomsten
}

## Vertrekken, leiden, pech
leave-table = Tafel verlaten
leave-playing = Je plaats blijft bewaard zolang je weg bent. Als je opgeeft, speelt een bot voorgoed door.
leave-free = Je kunt altijd terugkomen.
leave-for-now = Naar de startpagina
other-device = Verder op een ander apparaat
other-device-more = Open deze link op het andere apparaat. Hij werkt één keer.
resign = Opgeven
holders = Wie deze plaats heeft
holders-more = Alles wat voor jouw plaats kan spelen. Trek in wat je niet kent: het werkt dan meteen niet meer.
holds-device = Apparaat van { $name }
holds-token = Sleutel voor een bot van buiten, van { $name }
holds-link = Link voor een ander apparaat, van { $name }
holds-link-replaces = Link die de plaats weggeeft, van { $name }
holds-since = sinds { $time }
holds-connected = nu aan tafel
holds-yours = dit apparaat
revoke = Intrekken
revoke-what = Intrekken: { $what }
release = { $host } vraagt om je plaats
release-more = Iemand anders wil voor jou verder spelen. Die ziet dan je hand en heeft voortaan de plaats.
release-keep = Ik blijf zitten
release-agree = Plaats afstaan
release-asked = { $name } is gevraagd.
release-agreed = { $name } gaat akkoord: maak de link naar de plaats en geef hem door.
called-off = Afgebroken door { $name }
called-off-more = De partij telt voor niemand. Onder “Tafel verlaten” kun je de schudbeurt controleren en nog een partij beginnen.
tally-called-off = { $count ->
    [one] één afgebroken
   *[other] { $count } afgebroken
}
house-given = { $host } heeft de plaats van { $before } aan { $after } gegeven.
house-removed = { $host } heeft { $before } weggestuurd; een bot speelt verder.
house-called_off = Het spel is afgebroken door { $host }.
house-rights_ended = Deze tafel is verhuisd naar een nieuwere versie van Backroom: de links en sleutels van de plaatsen gelden niet meer. Iedereen houdt zijn plaats; maak nieuwe links en sleutels waar je ze nodig hebt.
host-controls = Tafel leiden
close-table = Tafel sluiten
give-bot = Aan een bot geven
seat-link = Link naar de plaats
curtain = { $name } is aan de beurt
curtain-more = Geef { $name } het apparaat. Niet gluren.
curtain-lift = Ik ben { $name }
wrong = Er klopt iets niet
wrong-more = Bewaart één bestand: het spel zoals deze plaats het ziet, versies en de laatste berichten. Stuur het naar wie deze server beheert.
wrong-what = Wat er gebeurde, en wat er had moeten gebeuren
wrong-save = Bestand bewaren
save-test = Deze partij als test bewaren
branch = Vanaf hier verder spelen
branch-more = Een nieuwe tafel vanaf zet { $step }, alle plaatsen op dit apparaat. Deze partij blijft zoals ze is.

# Calls from other tables
tables-wait = { $count ->
    [one] Eén tafel wacht op je
   *[other] { $count } tafels wachten op je
}
call = Jouw beurt aan een andere tafel: { $game }.
call-go = Ga erheen

# Toetsen aan tafel
keys = Toetsen
keys-arrows = Pijltjestoetsen
keys-arrows-do = van plek naar plek
keys-act = Enter, spatie
keys-act-do = oppakken, neerleggen, drukken
keys-escape = Esc
keys-escape-do = loslaten, sluiten
keys-next = N, P
keys-next-do = naar de volgende of vorige gemarkeerde plek, op het bord en voor je
keys-confirm = C
keys-confirm-do = beurt bevestigen
keys-undo = U
keys-undo-do = laatste stap terugnemen
keys-restart = Shift + U
keys-restart-do = alle stappen van de beurt terugnemen
keys-takeback = B
keys-takeback-do = vragen om de bevestigde zet terug te nemen
keys-answer = A, R
keys-answer-do = daarmee akkoord gaan of weigeren
keys-large = E
keys-large-do = groot bekijken
keys-zoom = + − 0
keys-zoom-do = inzoomen, uitzoomen, hele bord
keys-moves = [ ] { "{" } { "}" }
keys-moves-do = vorige zet, volgende zet, eerste zet, live

# Wat het huis weigert, naar de reden die het geeft
unreachable = De server antwoordt niet. Probeer het zo nog eens.
refused-no_table = Die tafel bestaat niet. Misschien is de code verkeerd getypt, of is de tafel opgeruimd.
refused-no_seat = Die plaats bestaat niet.
refused-no_game = Deze server heeft dat spel niet.
refused-no_step = Die zet bestaat niet.
refused-table_full = De tafel is vol.
refused-table_started = Het spel is begonnen: de tafel is vol.
refused-has_started = Het spel is al begonnen.
refused-table_closed = De tafel is gesloten.
refused-seat_taken = Daar zit al iemand.
refused-invite_needed = Deze tafel is alleen op uitnodiging: met de link of de code.
refused-link_used = Deze link is al gebruikt of is verlopen.
refused-no_onlookers = Aan deze tafel mag niemand toekijken.
refused-warming = De regels van dit spel warmen nog op. Een ogenblik.
refused-name_first = Vul eerst een naam in.
refused-no_name = Een naam heeft zichtbare tekens nodig.
refused-name_length = Een naam heeft 1 tot 30 tekens.
refused-text_length = Dat is te lang: hoogstens 500 tekens.
refused-account_length = Een accountnaam heeft tot 30 tekens, een wachtwoord 8 tot 200.
refused-account_taken = Die accountnaam is al in gebruik.
refused-account_there = Je hebt al een account.
refused-numbers_hidden = Wie daar speelt, houdt de eigen cijfers voor zich.
refused-wrong_password = Accountnaam en wachtwoord kloppen niet.
refused-no_accounts = Deze server heeft geen accounts.
refused-ask_over = Die vraag is voorbij. De tafel toont hoe het nu staat.
refused-draft_changed = Je plan is intussen veranderd, misschien op een ander apparaat.
refused-nothing_drafted = Er is niets om ongedaan te maken; wat bevestigd is, blijft.
refused-no_takeback = Die zet kan niet meer worden teruggenomen.
refused-takeback_asked = Dat is al gevraagd.
refused-takeback_over = Niemand vraagt dat nog.
refused-confirm_first = Bevestig eerst de laatste stap, of maak hem ongedaan.
refused-bot_plays = Op deze plaats speelt een bot.
refused-not_started = Het spel is nog niet begonnen.
refused-match_over = Het spel is afgelopen.
refused-not_over = Het spel is nog niet afgelopen.
refused-not_running = Het spel loopt niet.
refused-paused = Het spel is gepauzeerd.
refused-not_paused = Het spel is niet gepauzeerd.
refused-nothing_said = Het bericht is leeg.
refused-no_branch = Verder spelen kan alleen bij afgelopen partijen, en aan tafels waar je alleen speelt.
refused-not_yours = Dat is jouw plaats niet.
refused-no_longer_yours = De plaats is niet meer van jou.
refused-removed = Je bent van deze tafel weggestuurd.
refused-not_agreed = Wie daar speelt, moet eerst akkoord gaan of lang genoeg weg zijn.
refused-not_asked = Niemand heeft om je plaats gevraagd.
refused-owner_stays = De plaats is van iemand anders: alleen die kan eigen apparaten afmelden.
refused-this_device = Dat is het apparaat in je hand. Verlaat de tafel of meld je af.
refused-right_gone = Dat geldt toch al niet meer.
refused-no_lines = Een partij die van een lopende is afgetakt, heeft geen opname.
refused-not_seated = Je zit niet aan deze tafel.
refused-host_only = Dat mag alleen wie de tafel heeft geopend.
refused-host_sits = Alleen wie hier zit, kan de tafel leiden.
refused-host_stays = Wie de tafel leidt, kan niet worden verwijderd.
refused-seat_empty = Daar zit niemand.
refused-seat_free = Er is nog een plaats vrij.
refused-clock_runs = Die plaats heeft nog bedenktijd.
refused-not_away = De plaats is nog niet lang genoeg verlaten.
refused-resigned = De plaats is voorgoed opgegeven.
refused-yours_already = De plaats is al van jou.
refused-settled = Bottempo, praattijd, klok en hints liggen vast zodra het spel begint.
refused-clock_days = Een klok in dagen heeft er hoogstens 60.
refused-clock_seconds = Een klok per zet heeft minstens 5 seconden.
refused-too_fast = Te veel tegelijk. Wacht even.
refused-too_much_talk = Te veel berichten. Wacht even.
refused-too_many_tries = Te veel pogingen. Wacht een minuut.
refused-too_many_tables = Vanaf hier zijn te veel tafels geopend. Probeer het later.
refused-too_many_sockets = Vanaf hier staan te veel tafels tegelijk open. Sluit er een en probeer het opnieuw.
refused-too_many_devices = Te veel apparaten houden deze plaats bezet. Meld er eerst een af.
refused-too_many_onlookers = Rond deze tafel is geen plaats meer voor toeschouwers. Probeer het later.
refused-busy = Het is druk aan de tafel. Probeer het nog eens.
refused-unwritten = De server kan nu niets opslaan; er is niets veranderd.
refused-unknown = De lijn viel weg voordat zeker was dat dit is opgeslagen. Kijk hoe de tafel ervoor staat en probeer het nog eens.
refused-broken = Er ging iets stuk op de server. Het is genoteerd.
refused-no_record = Dit bestand is geen bewaarde partij.
refused-record_short = De bewaarde partij breekt af: het einde ontbreekt.
refused-record_secret = Het geheim van de bewaarde partij is niet het verzegelde.
refused-record_newer = De bewaarde partij komt uit een nieuwere versie van Backroom.
refused-record_edition = De bewaarde partij gebruikt een uitgave die deze server niet heeft.
refused-record_wrong = De bewaarde partij kan niet worden nagespeeld: er klopt iets niet in.
refused-too_large = Dat is te groot.

# Het verslag na een partij
tab-report = Verslag
end-result = Uitslag
end-report = Verslag
report-making = De baas loopt de partij nog eens na …
report-failed = Het verslag kon niet worden gemaakt.
report-again = Opnieuw proberen
report-chart = Winstkansen tijdens de partij
report-line = Regel { $line }
report-end = Het einde
report-mistakes = Wat het meest heeft gekost
report-mistakes-none = Geen zet die duidelijk iets heeft gekost.
report-played = Gespeeld: { $action }
report-better = Beter: { $action }
report-cost = Dat kostte { $cost } ± { $error } procentpunten: van { $before } naar { $after }.
report-show = Toon op het bord
report-try = Vanaf hier opnieuw
report-balance = Geluk en kunde
report-balance-told = Hoe de kans bij de eerste beslissing die aan het einde werd, in procentpunten. Eigen beslissingen kunnen tegen de beste die gevonden is alleen verliezen; “kwam aan het licht” is wat de anderen bleken te hebben en van plan waren.
report-col-line = Regel
report-col-start = Begin
report-col-own = Eigen beslissingen
report-col-others = Beslissingen van anderen
report-col-luck = Dobbelstenen en kaarten
report-col-rest = Kwam aan het licht
report-col-end = Einde
report-numbers = In cijfers
report-decisions = Beslissingen
report-lead = Wisselingen van de koppositie
report-closest = Spannendste moment van de tweede helft
report-closest-told = Regel { $line }: de eerste twee schelen { $gap } procentpunten
report-time = Bedenktijd
report-table = De grafiek als tabel
report-how = Elke beslissing is opnieuw doordacht met { $simulations } simulaties per vraag, met niet meer dan de speler toen kon weten. ± is de steekproeffout (95 van de 100); wat het zoeken zelf over het hoofd ziet, zit er niet in. Gesprekken en zetten zonder keuze worden niet beoordeeld.

# Hints
set-hints = Hints toegestaan: “Wat zou de baas doen?”
hints-on = Aan deze tafel zijn hints toegestaan.
hints-off = Met andere mensen aan tafel zijn er geen hints.
hint-ask = Wat zou de baas doen?
hint-more = En welke zet?
hint-look = Kijk hier: { $place }
hint-move = De zet van de baas: { $action }.
hint-brings = Nu: { $events }
hint-chance = Winstkans daarmee: { $chance }.
hint-chances = Winstkans: { $chance }; met de andere zetten gemiddeld { $otherwise }.
refused-no_hints = Aan deze tafel wordt zonder hints gespeeld.

## Lessen
lesson-which = Les
lesson-finished = voltooid
lesson-at = Stap { $step } van { $count }
lesson-back = Terug
lesson-next = Verder
lesson-show = Laat zien
lesson-leave = Les verlaten
lesson-read = Eerst lezen, dan op “Verder” drukken.
lesson-over = Les geleerd
lesson-over-more = Ga nu zitten en probeer het: niemand in huis speelt zachter dan de uitkijk, en de lamp geeft je hints.
lesson-play = Eerste partij met de uitkijk
lesson-go-on = Volgende les
lesson-again = Nog een keer
lesson-none = Nog geen lessen
lesson-none-more = Dit spel heeft er nog geen. De regelpagina is kort.
