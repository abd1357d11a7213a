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
player = Wie
minutes = { $minutes } min.
pick-game = Kies een spel
quick-game = Snel spel tegen bots
host-table = Tafel openen
join = Erbij
join-by-code = Met een code aanschuiven
table-code = Tafelcode
open-record = Opname openen
sit-down = Ga zitten
learn = Leren
warming = De regels worden warm
warming-more = De eerste keer duurt het een paar seconden.
warming-short = Wordt warm …
light-out = Het licht is uit
light-out-more = Het huis antwoordt niet. Wat gespeeld is, is veilig.
unloaded = De pagina kon niet worden geladen: het huis antwoordt niet, of de verbinding is weg.
unscripted = Backroom speel je in de browser met JavaScript. Sta het toe voor deze pagina en laad opnieuw.
not-here = Hier staat niets
not-here-more = Bij dit adres hoort geen tafel: misschien is het verkeerd getypt, of is de tafel opgeruimd.
turned-away = De deur blijft dicht
invited = Je bent uitgenodigd
invited-more = Aan deze tafel is een plaats vrij.
invite-ended = Deze uitnodiging geldt niet meer
invite-ended-more = Ze is al gebruikt, of de tafel is opgeruimd. Vraag om een nieuwe.
watch-instead = Kijk dan mee
so-table_full = De tafel is vol
so-table_started = Het spel is begonnen
so-table_closed = De tafel is gesloten
so-match_over = Het spel is afgelopen
so-no_onlookers = Een besloten tafel
try-again = Nog eens
to-start = Naar het begin
details = Details
open-tables = Open tafels
your-games = Jouw partijen
no-games-yet = Nog niets. Ga aan een tafel zitten, dan staat die hier.
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
look-in = Kijk even
look-replay = Naspelen
state-open = wacht op spelers
state-running = bezig
state-paused = onderbroken
state-over = afgelopen
state-closed = gesloten
foot-offline = Werkt zonder internet
foot-checked = Elk schudden is te controleren
foot-languages = Regels in English, Deutsch, Nederlands
pitch-bosses = Zes bij zes straten. Plaats, verplaats of schiet, en de rij is van jou.
pitch-gangster = Rijd door de stad, zet je mensen af, houd de wijken op betaaldag.
pitch-don_pepe = Dertig stoelen, één diner, en iemand heeft taart meegebracht.
pitch-cosa_nostra = Breng de Boss één keer rond en thuis. Pas op voor het rad.
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
name-ask = Hoe noemen ze je?
name-once = Wordt één keer gevraagd. Geen account, geen mail.
name-take = Neem plaats
name-change = Naam: { $name }
have-account = Ik heb een account
account = Account
account-why = Een account bewaart je tafels op al je apparaten. Niemand heeft er een nodig.
account-name = Accountnaam
password = Wachtwoord
log-in = Inloggen
open-account = Account openen
credits = Met dank aan
credits-house = Backroom { $version }. Een onafhankelijke tafel voor uitverkochte spellen; woorden en beelden zijn van onszelf.
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

## Instellingen
settings = Instellingen
light = Licht
light-system = zoals het systeem
light-day = dag
light-night = nacht
light-to-day = Maak het dag
light-to-night = Maak het nacht
sound = Geluid
sound-is-on = Geluid staat aan
sound-is-off = Geluid staat uit
volume = Volume
set-confirm = Vanzelf bevestigen
set-confirm-more = Een beurt die af is gaat meteen weg, zonder laatste klik.
set-forced = Gedwongen antwoorden geven
set-forced-more = Waar maar één ding kan, gebeurt dat na een ogenblik vanzelf.
close = Sluiten
dismiss = Weg ermee

## Tafel openen
which-game = Welk spel
who-sits = Wie zit waar
how-many = Plaatsen
seat-number = Plaats { $number }
seat-free = Plaats { $number }
chair-me = Ik
chair-free = Vrij, voor een gast
chair-bot =
    Bot: { $bot ->
        [lookout] uitkijk
        [runner] loopjongen
        [soldier] soldaat
        [capo] capo
        [boss] baas
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
    }
all-bots = Vul met bots
hot-seat = Allemaal op dit apparaat
shuffle-seats = Schud de plaatsen
house-rules = Huisregels
how-run = Hoe de tafel loopt
set-listed = Tussen de open tafels tonen
set-watch = Er mag gekeken worden
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
talk-seconds = { $seconds } seconden
talk-none = zonder grens
open-table = Open de tafel
keep-settings = Zo laten
lobby-waiting = { $count ->
    [one] Eén plaats is vrij.
   *[other] { $count } plaatsen zijn vrij.
}
lobby-full = Iedereen is er.
lobby-host = Jij begint als alle plaatsen bezet zijn. Bots nemen elke plaats.
lobby-guest = { $name } begint het spel.
seat-is-free = Vrije plaats
bot = Bot
get-up = Sta op
remove = { $name } weghalen
start = Begin
invite = Uitnodigen
invite-more = Wie de link opent krijgt een plaats, tot de tafel vol is.
invite-link = Uitnodigingslink
qr = QR-code van de uitnodigingslink
copy = Kopiëren
copied = Gekopieerd

## De tafel
table-tools = Gereedschap
where = { $players } plaatsen · stap { $step }
zoom = Vergroting
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Hele bord
board = Bord
tray = Voor je
side = Verloop, gesprek en regels
more = Meer
tab-log = Verloop
tab-chat = Gesprek
tab-rules = Regels
unread = nieuw
you = Jij
your-turn = Jij bent
your-turn-more = Wat gemarkeerd is, mag.
on-turn = aan zet
dealing = Er wordt gedeeld …
waiting = Wachten.
you-watch = Je kijkt toe.
others-choose = { $names } kiezen.
is-away = { $count ->
    [one] { $names } is weg. De plaats blijft bewaard.
   *[other] { $names } zijn weg. De plaatsen blijven bewaard.
}
confirm-ask = { $action }. Bevestigen?
unseen-yet = Tot dan ziet niemand anders het.
planned = { $count ->
    [one] Eén stap gepland.
   *[other] { $count } stappen gepland.
}
undo = Terug
put-back = Leg terug
restart-turn = Beurt opnieuw
confirm = Bevestig
undo-stops = Er was iets nieuws te zien. Verder terug kan niet.
game-over = Het spel is afgelopen.
wins = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}
table-paused = De tafel is onderbroken.
table-closed = De tafel is gesloten.
table-kept = Alles blijft zoals het is.
time-left = Tijd over: { $time }
rule = Regel { $clause }
lost = Verbinding weg; je plaats blijft bewaard.
lost-again = Opnieuw over { $seconds } s.
lost-trying = Opnieuw …
try-now = Nu proberen
back-again = Terug aan tafel.
back-missed = { $count ->
    [one] Terug aan tafel. Er kwam één zet bij.
   *[other] Terug aan tafel. Er kwamen { $count } zetten bij.
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
        [greedy] graaier
        [random] toeval
       *[other] { $bot }
    }
seat-here = Aanwezig
seat-away = Weg
seat-resigned = Vertrokken, een bot speelt door
seat-stand-in = Een bot valt in
first-player = Begon
onlookers = { $count ->
    [one] één kijkt toe
   *[other] { $count } kijken toe
}
shuffle-sealed = Schudden verzegeld
shuffle-later = Gaat na het spel open om te controleren.
shuffle-open = Open: nu te controleren.
may-do = Wat je mag doen
nothing-to-do = Nu wordt er niets van je gevraagd.
planned-waits = Gepland. Bevestig het, of neem het terug.
position = De stelling
log-turn = Beurt { $number } · { $name }
log-setup = Voor de eerste beurt
log-older = Toon oudere beurten
log-go = Naar dit moment ({ $step })
since = Sinds je laatste beurt
since-nothing = Nog niets.
step-back = Stap terug
step-on = Stap verder
chat-empty = Niemand heeft iets gezegd.
chat-say = Zeg iets
say = Zeg
watches = kijkt toe
mute = { $name } dempen
unmute-all = Iedereen weer horen
rules-find = Zoek in de regels
rules-found = { $count ->
    [one] Eén passage
   *[other] { $count } passages
}
replay = Naspelen
replay-at = Je kijkt naar zet { $step } van { $count }.
replay-running = De tafel speelt door zonder jou.
replay-over = Ga stap voor stap, of laat het lopen.
replay-first = Eerste zet
replay-prev = Eén terug
replay-next = Eén verder
replay-slider = Zet
replay-eyes = Gezien door
onlooker = Wie toekijkt
replay-speed = Tempo { $speed }
play = Afspelen
pause = Pauze
resume = Ga door
back-to-live = Terug naar nu
to-live = Nu
live = Nu · { $step }
link-moment = Link naar dit moment

## Het einde
show-result = Uitslag
final-score = Eindstand
takes-chicago = { $count ->
    [0] Niemand neemt Chicago
    [one] { $names } neemt Chicago
   *[other] { $names } delen Chicago
}
nobody-wins = Niemand
where-points = Waar de punten vandaan kwamen
place = Plaats
score = Stand
more-reasons = nog { $count }
evening = De avond tot nu toe:
same-again = Nog een keer
check-shuffle = Controleer het schudden
see-board = Bekijk het bord
leave = Vertrek
checking = Alles wordt nog eens gedeeld …
honest = Elke uitkomst kwam uit het verzegelde schudden.
dishonest = Er klopt iets niet: niet elke uitkomst kwam uit het verzegelde schudden.
commitment = Zegel, getoond voor het begin
secret = Geheim erachter
outcomes = { $count ->
    [one] Eén uitkomst
   *[other] { $count } uitkomsten
}

## Vertrekken, leiden, pech
leave-table = Verlaat de tafel
leave-playing = Je plaats blijft bewaard zolang je weg bent. Geef je op, dan speelt een bot voorgoed door.
leave-free = Je kunt altijd terugkomen.
leave-for-now = Naar de startpagina
other-device = Elders verder spelen
other-device-more = Open deze link op het andere apparaat. Hij werkt één keer.
resign = Geef op
host-controls = Tafel leiden
close-table = Sluit de tafel
give-bot = Geef aan een bot
seat-link = Link naar de plaats
curtain = { $name } is aan de beurt
curtain-more = Geef { $name } het scherm. Verder kijkt niemand.
curtain-lift = Ik ben { $name }
wrong = Er klopt iets niet
wrong-more = Bewaart één bestand: het spel zoals deze plaats het mag zien, versies en de laatste berichten. Stuur het naar wie dit huis beheert.
wrong-what = Wat er gebeurde, en wat er had moeten gebeuren
wrong-save = Bewaar het bestand
save-test = Bewaar dit spel als test
branch = Speel vanaf hier door
branch-more = Een nieuwe tafel vanaf zet { $step }, alle plaatsen op dit apparaat. Dit spel blijft zoals het is.

# Calls from other tables
tables-wait = { $count ->
    [one] Eén tafel wacht op je
   *[other] { $count } tafels wachten op je
}
call = Je bent aan de beurt aan een andere tafel: { $game }.
call-go = Erheen

# Toetsen aan tafel
keys = Toetsen
keys-arrows = Pijltjestoetsen
keys-arrows-do = van plek naar plek
keys-act = Enter, spatie
keys-act-do = oppakken, neerleggen, drukken
keys-escape = Esc
keys-escape-do = loslaten, sluiten
keys-next = N, P
keys-next-do = naar de volgende of vorige gemarkeerde plek
keys-large = E
keys-large-do = groot bekijken
keys-zoom = + − 0
keys-zoom-do = dichterbij, verder weg, hele bord
keys-moves = [ ] { "{" } { "}" }
keys-moves-do = een zet terug, een zet verder, eerste zet, live

# Wat het huis weigert, naar de reden die het geeft
unreachable = Het huis antwoordt niet. Probeer het zo nog eens.
refused-no_table = Deze tafel is er niet: misschien klopt een letter van de code niet, of de tafel is opgeruimd.
refused-no_seat = Deze plaats is er niet.
refused-no_game = Dit spel heeft dit huis niet.
refused-no_step = Deze zet is er niet.
refused-table_full = Alle plaatsen zijn bezet.
refused-table_started = Het spel is begonnen; er kan niemand meer bij.
refused-has_started = Het spel is al begonnen.
refused-table_closed = De tafel is gesloten.
refused-seat_taken = Daar zit al iemand.
refused-invite_needed = Aan deze tafel kom je op uitnodiging: met de link of de code.
refused-link_used = Deze link is al gebruikt of geldt niet meer.
refused-no_onlookers = Aan deze tafel mag niemand meekijken.
refused-warming = De regels van dit spel warmen nog op. Een ogenblik.
refused-name_first = Zeg eerst hoe je heet.
refused-no_name = Dat is geen naam: er staat niets leesbaars in.
refused-name_length = Een naam heeft 1 tot 30 tekens.
refused-text_length = Dat is te lang: hoogstens 500 tekens.
refused-account_length = Een accountnaam heeft tot 30 tekens, een wachtwoord 8 tot 200.
refused-account_taken = Deze accountnaam is bezet.
refused-account_there = Er is al een account.
refused-wrong_password = Account en wachtwoord horen niet bij elkaar.
refused-no_accounts = Dit huis heeft geen accounts.
refused-ask_over = Dat was al voorbij. De tafel laat zien hoe het nu staat.
refused-draft_changed = Het plan is intussen veranderd, misschien op een ander apparaat.
refused-nothing_drafted = Er is niets gepland; wat bevestigd is, blijft.
refused-confirm_first = Bevestig eerst de laatste stap, of neem hem terug.
refused-bot_plays = Op deze plaats speelt een bot.
refused-not_started = Het spel is nog niet begonnen.
refused-match_over = Het spel is afgelopen.
refused-not_over = Het spel is nog niet afgelopen.
refused-not_running = Het spel loopt niet.
refused-paused = De tafel heeft pauze.
refused-not_paused = De tafel heeft geen pauze.
refused-nothing_said = Daar staat niets in.
refused-no_branch = Van hier verder spelen kan bij een afgelopen spel, en waar niemand anders meespeelt.
refused-not_yours = Dat is jouw plaats niet.
refused-no_longer_yours = De plaats is niet meer van jou.
refused-not_seated = Je zit niet aan deze tafel.
refused-host_only = Dat mag alleen wie de tafel heeft geopend.
refused-host_sits = Alleen wie hier zit, kan de tafel leiden.
refused-host_stays = Wie de tafel leidt, kan niet worden weggestuurd.
refused-seat_empty = Daar zit niemand.
refused-seat_free = Er is nog een plaats vrij.
refused-clock_runs = De plaats heeft de tijd tot de klok afloopt.
refused-not_away = De plaats is nog niet lang genoeg verlaten.
refused-resigned = De plaats is voorgoed opgegeven.
refused-yours_already = De plaats is al van jou.
refused-settled = Tempo, praattijd en klok liggen vóór de start vast.
refused-clock_days = Een klok in dagen heeft er hoogstens 60.
refused-clock_seconds = Een klok per zet heeft minstens 5 seconden.
refused-too_fast = Te veel tegelijk. Wacht even.
refused-too_much_talk = Te veel gepraat. Wacht even.
refused-too_many_tries = Te veel pogingen. Wacht een minuut.
refused-too_many_tables = Vanaf hier zijn te veel tafels geopend. Probeer het later.
refused-busy = Het is druk aan de tafel. Probeer het nog eens.
refused-unwritten = Het huis kan nu niets opschrijven; er is niets veranderd.
refused-broken = Er ging iets stuk in het huis. Het is genoteerd.
refused-no_record = Dit bestand is geen verslag van een spel.
refused-record_short = Het verslag breekt af: het eind ontbreekt.
refused-record_secret = Het geheim van het verslag is niet het verzegelde.
refused-record_newer = Het verslag is van een nieuwere Backroom dan deze.
refused-record_edition = Het verslag is gespeeld met een uitgave die dit huis niet heeft.
refused-record_wrong = Het verslag kan niet worden nagespeeld: er klopt iets niet in.
refused-too_large = Dat is te groot.
