# Was der Browser rund um die Spiele sagt. Trocken, kurz, Gegenwart, für alle Geschlechter.

## Haus
brand = Backroom
brand-home = Backroom, zur Startseite
motto = Fünf Gangsterspiele aus dem alten Chicago. Setz dich dazu.
house = Das Haus
games = Spiele
rules = Regeln
replays = Aufzeichnungen
language = Sprache
nobody-yet = Noch kein Name
players = Mitspielende
player = Wer
minutes = { $minutes } Min.
pick-game = Such ein Spiel aus
quick-game = Schnelles Spiel gegen Bots
host-table = Tisch eröffnen
join = Dazu
join-by-code = Mit einem Code dazusetzen
table-code = Tischcode
open-record = Aufzeichnung öffnen
sit-down = Hinsetzen
learn = Lernen
warming = Die Regeln werden warm
warming-more = Beim ersten Mal dauert es ein paar Sekunden.
warming-short = Wird warm …
light-out = Das Licht ist aus
light-out-more = Das Haus antwortet nicht. Was gespielt wurde, ist sicher.
unloaded = Die Seite konnte nicht geladen werden: Das Haus antwortet nicht, oder die Leitung ist unterbrochen.
unscripted = Backroom spielt man im Browser mit JavaScript. Erlaube es für diese Seite und lade sie neu.
not-here = Hier steht nichts
not-here-more = Zu dieser Adresse gehört kein Tisch: Vielleicht ist sie vertippt, oder der Tisch wurde abgeräumt.
turned-away = Die Tür bleibt zu
invited = Du bist eingeladen
invited-more = An diesem Tisch ist ein Platz frei.
invite-ended = Diese Einladung gilt nicht mehr
invite-ended-more = Sie wurde schon benutzt, oder der Tisch wurde abgeräumt. Lass dir eine neue geben.
watch-instead = Stattdessen zusehen
so-table_full = Der Tisch ist voll
so-table_started = Die Partie hat begonnen
so-table_closed = Der Tisch ist geschlossen
so-match_over = Die Partie ist zu Ende
so-no_onlookers = Ein Tisch unter sich
try-again = Noch einmal
to-start = Zum Anfang
details = Einzelheiten
open-tables = Offene Tische
your-games = Deine Partien
no-games-yet = Noch nichts. Setz dich an einen Tisch, dann steht er hier.
nobody-here = Noch niemand da
nobody-here-more = Eröffne einen Tisch oder spiel gegen die Bots: Die sind immer da.
table-of = Tisch von { $name }
seats-taken = { $taken } von { $all } Plätzen besetzt
waiting-for = { $count ->
    [one] eine Person fehlt noch
   *[other] { $count } fehlen noch
}
take-seat = Platz nehmen
watch = Zusehen
look-in = Hineinsehen
look-replay = Nachspielen
state-open = wartet auf Mitspielende
state-running = läuft
state-paused = unterbrochen
state-over = zu Ende
state-closed = geschlossen
foot-offline = Geht ohne Internet
foot-checked = Jedes Mischen ist nachprüfbar
foot-languages = Regeln in English, Deutsch, Nederlands
pitch-bosses = Sechs mal sechs Straßen. Setzen, ziehen oder schießen, und die Reihe gehört dir.
pitch-gangster = Fahr durch die Stadt, setz deine Leute ab, halt die Bezirke am Zahltag.
pitch-don_pepe = Dreißig Stühle, ein Essen, und jemand hat Kuchen mitgebracht.
pitch-cosa_nostra = Bring den Boss einmal herum und heim. Vorsicht beim Rad.
pitch-chicago_gangsters = Jede Runde neue Verbündete. Versprechen kosten nichts.
gang-name-red = rot
gang-name-blue = blau
gang-name-yellow = gelb
gang-name-green = grün
gang-name-orange = orange
gang-name-purple = lila
gang-name-grey = grau
gang-name-brown = braun

## Leute
your-name = Dein Name
guest-name = Gast
name-ask = Wie nennt man dich?
name-once = Wird einmal gefragt. Kein Konto, keine Mail.
name-take = Platz nehmen
name-change = Name: { $name }
have-account = Ich habe ein Konto
account = Konto
account-why = Ein Konto behält deine Tische auf allen Geräten. Niemand braucht eins.
account-name = Kontoname
password = Passwort
log-in = Anmelden
open-account = Konto eröffnen
credits = Mitwirkende
credits-house = Backroom { $version }. Ein unabhängiger Tisch für vergriffene Spiele; Worte und Bilder sind eigene.
credits-edition = wie in { $edition }
credits-fonts = Gesetzt in Limelight, League Gothic und Libre Franklin, alle unter der Open Font License.
name-of = { $name } ({ $gang })
bot-name-0 = Vinnie
bot-name-1 = Lefty Lou
bot-name-2 = Mabel
bot-name-3 = Otto
bot-name-4 = Dutch
bot-name-5 = Ines
bot-name-6 = Rosa
bot-name-7 = Two-Tone Tony

## Einstellungen
settings = Einstellungen
light = Licht
light-system = wie das System
light-day = Tag
light-night = Nacht
light-to-day = Tag werden lassen
light-to-night = Nacht werden lassen
sound = Ton
sound-is-on = Ton ist an
sound-is-off = Ton ist aus
volume = Lautstärke
set-confirm = Von selbst bestätigen
set-confirm-more = Ein fertig geplanter Zug geht gleich ab, ohne letzten Klick.
set-forced = Erzwungenes beantworten
set-forced-more = Wo nur eines möglich ist, geschieht es nach einem Augenblick von selbst.
close = Schließen
dismiss = Weg damit

## Tisch eröffnen
which-game = Welches Spiel
who-sits = Wer sitzt wo
how-many = Plätze
seat-number = Platz { $number }
seat-free = Platz { $number }
chair-me = Ich
chair-free = Frei, für Gäste
chair-bot =
    Bot: { $bot ->
        [lookout] Schmieresteher
        [runner] Laufbursche
        [soldier] Soldat
        [capo] Capo
        [boss] Boss
        [greedy] Raffzahn
        [random] Zufall
       *[other] { $bot }
    }
bots-play = Bots spielen als
bots-by-strength = Bots, der schwächste zuerst
bots-other = Andere Bots
level =
    { $bot ->
        [lookout] 1 · Schmieresteher, für die erste Partie
        [runner] 2 · Laufbursche, leicht
        [soldier] 3 · Soldat, ebenbürtig
        [capo] 4 · Capo, stark
       *[boss] 5 · Boss, am stärksten
    }
all-bots = Mit Bots füllen
hot-seat = Alle an diesem Gerät
shuffle-seats = Plätze mischen
house-rules = Hausregeln
how-run = Wie der Tisch geführt wird
set-listed = Unter den offenen Tischen zeigen
set-watch = Zusehen ist erlaubt
set-pace = Tempo der Bots
pace-normal = ruhig
pace-fast = schnell
set-clock = Uhr
clock-none = keine
clock-move = { $seconds } Sekunden je Zug
clock-day = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
set-talk = Zeit zum Reden
talk-seconds = { $seconds } Sekunden
talk-none = ohne Grenze
open-table = Tisch eröffnen
keep-settings = So lassen
lobby-waiting = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-full = Alle sind da.
lobby-host = Du fängst an, wenn alle Plätze besetzt sind. Bots nehmen jeden.
lobby-guest = { $name } beginnt die Partie.
seat-is-free = Freier Platz
bot = Bot
get-up = Aufstehen
remove = { $name } entfernen
start = Los
invite = Einladen
invite-more = Wer den Link öffnet, bekommt einen Platz, solange welche frei sind.
invite-link = Einladungslink
qr = QR-Code des Einladungslinks
copy = Kopieren
copied = Kopiert

## Der Tisch
table-tools = Werkzeuge
where = { $players } Plätze · Schritt { $step }
zoom = Vergrößerung
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganzes Brett
board = Brett
tray = Vor dir
side = Verlauf, Gespräch und Regeln
more = Mehr
tab-log = Verlauf
tab-chat = Gespräch
tab-rules = Regeln
unread = neu
you = Du
your-turn = Du bist dran
your-turn-more = Was markiert ist, geht.
on-turn = am Zug
dealing = Es wird gegeben …
waiting = Warten.
you-watch = Du siehst zu.
others-choose = { $names } wählen.
is-away = { $count ->
    [one] { $names } ist weg. Der Platz bleibt.
   *[other] { $names } sind weg. Die Plätze bleiben.
}
confirm-ask = { $action }. Bestätigen?
unseen-yet = Bis dahin sieht es niemand sonst.
planned = { $count ->
    [one] Ein Schritt geplant.
   *[other] { $count } Schritte geplant.
}
undo = Zurück
put-back = Zurücklegen
restart-turn = Zug neu beginnen
confirm = Bestätigen
undo-stops = Etwas Neues war zu sehen. Weiter zurück geht es nicht.
game-over = Die Partie ist zu Ende.
wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
table-paused = Der Tisch ist unterbrochen.
table-closed = Der Tisch ist geschlossen.
table-kept = Alles bleibt, wie es ist.
time-left = Zeit: { $time }
rule = Regel { $clause }
lost = Verbindung verloren; dein Platz bleibt.
lost-again = Neuer Versuch in { $seconds } s.
lost-trying = Neuer Versuch …
try-now = Jetzt versuchen
back-again = Wieder am Tisch.
back-missed = { $count ->
    [one] Wieder am Tisch. Ein Zug kam inzwischen.
   *[other] Wieder am Tisch. { $count } Züge kamen inzwischen.
}
show-them = Zeigen
panel = { $name }, { $gang }, Stand { $score }
panel-open = Mehr über { $name }
seat-bot =
    Bot, { $bot ->
        [lookout] Schmieresteher
        [runner] Laufbursche
        [soldier] Soldat
        [capo] Capo
        [boss] Boss
        [greedy] Raffzahn
        [random] Zufall
       *[other] { $bot }
    }
seat-here = Da
seat-away = Weg
seat-resigned = Gegangen, ein Bot spielt weiter
seat-stand-in = Ein Bot springt ein
first-player = Hat begonnen
onlookers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
}
shuffle-sealed = Mischen versiegelt
shuffle-later = Wird nach der Partie zum Prüfen geöffnet.
shuffle-open = Geöffnet: Jetzt lässt es sich prüfen.
may-do = Was du tun kannst
nothing-to-do = Gerade wird nichts von dir verlangt.
planned-waits = Geplant. Bestätige es oder nimm es zurück.
position = Die Stellung
log-turn = Zug { $number } · { $name }
log-setup = Vor dem ersten Zug
log-older = Ältere Züge zeigen
log-go = Zu diesem Augenblick ({ $step })
since = Seit deinem letzten Zug
since-nothing = Noch nichts.
step-back = Schritt zurück
step-on = Schritt vor
chat-empty = Niemand hat etwas gesagt.
chat-say = Etwas sagen
say = Sagen
watches = sieht zu
mute = { $name } stummschalten
unmute-all = Alle wieder hören
rules-find = In den Regeln suchen
rules-found = { $count ->
    [one] Eine Stelle
   *[other] { $count } Stellen
}
replay = Nachspielen
replay-at = Du siehst Zug { $step } von { $count }.
replay-running = Der Tisch spielt ohne dich weiter.
replay-over = Geh Schritt für Schritt, oder lass es laufen.
replay-first = Erster Zug
replay-prev = Eins zurück
replay-next = Eins vor
replay-slider = Zug
replay-eyes = Gesehen von
onlooker = Wer zusieht
replay-speed = Tempo { $speed }
play = Abspielen
pause = Anhalten
resume = Weiter
back-to-live = Zurück zum Tisch
to-live = Jetzt
live = Jetzt · { $step }
link-moment = Link zu diesem Augenblick

## Das Ende
show-result = Ergebnis
final-score = Endstand
takes-chicago = { $count ->
    [0] Niemand nimmt Chicago
    [one] { $names } nimmt Chicago
   *[other] { $names } teilen sich Chicago
}
nobody-wins = Niemand
where-points = Woher die Punkte kamen
place = Rang
score = Stand
more-reasons = { $count } weitere
evening = Der Abend bisher:
same-again = Noch eine
check-shuffle = Mischen prüfen
see-board = Das Brett ansehen
leave = Gehen
checking = Alles wird noch einmal gegeben …
honest = Jeder Ausgang kam aus dem versiegelten Mischen.
dishonest = Etwas passt nicht: Nicht jeder Ausgang kam aus dem versiegelten Mischen.
commitment = Siegel, gezeigt vor dem Beginn
secret = Geheimnis dahinter
outcomes = { $count ->
    [one] Ein Ausgang
   *[other] { $count } Ausgänge
}

## Gehen, Leiten, Ärger
leave-table = Den Tisch verlassen
leave-playing = Dein Platz bleibt, solange du weg bist. Gibst du auf, spielt ein Bot für immer weiter.
leave-free = Du kannst jederzeit wiederkommen.
leave-for-now = Zur Startseite
other-device = Woanders weiterspielen
other-device-more = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal.
resign = Aufgeben
host-controls = Tisch leiten
close-table = Tisch schließen
give-bot = Einem Bot geben
seat-link = Link zum Platz
curtain = { $name } ist dran
curtain-more = Gib { $name } den Bildschirm. Sonst schaut niemand.
curtain-lift = Ich bin { $name }
wrong = Etwas stimmt nicht
wrong-more = Speichert eine Datei: die Partie, wie dieser Platz sie sehen darf, Versionen und die letzten Nachrichten. Schick sie denen, die dieses Haus betreiben.
wrong-what = Was geschah, und was hätte geschehen sollen
wrong-save = Datei speichern
save-test = Diese Partie als Test speichern
branch = Von hier weiterspielen
branch-more = Ein neuer Tisch ab Zug { $step }, alle Plätze an diesem Gerät. Diese Partie bleibt, wie sie ist.

# Calls from other tables
tables-wait = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
call = Du bist an einem anderen Tisch am Zug: { $game }.
call-go = Hingehen

# Tasten am Tisch
keys = Tasten
keys-arrows = Pfeiltasten
keys-arrows-do = von Ort zu Ort
keys-act = Enter, Leertaste
keys-act-do = nehmen, ablegen, drücken
keys-escape = Esc
keys-escape-do = loslassen, schließen
keys-next = N, P
keys-next-do = zum nächsten oder vorigen markierten Ort
keys-large = E
keys-large-do = groß sehen
keys-zoom = + − 0
keys-zoom-do = näher, weiter weg, ganzes Brett
keys-moves = [ ] { "{" } { "}" }
keys-moves-do = ein Zug zurück, ein Zug vor, erster Zug, live

# Was das Haus ablehnt, nach dem Grund, den es nennt
unreachable = Das Haus antwortet nicht. Gleich noch einmal versuchen.
refused-no_table = Diesen Tisch gibt es nicht: Vielleicht stimmt ein Buchstabe des Codes nicht, oder der Tisch wurde abgeräumt.
refused-no_seat = Diesen Platz gibt es nicht.
refused-no_game = Dieses Spiel gibt es in diesem Haus nicht.
refused-no_step = Diesen Zug gibt es nicht.
refused-table_full = Alle Plätze sind besetzt.
refused-table_started = Die Partie hat begonnen, der Tisch nimmt niemanden mehr auf.
refused-has_started = Die Partie hat schon begonnen.
refused-table_closed = Der Tisch ist geschlossen.
refused-seat_taken = Dort sitzt schon jemand.
refused-invite_needed = An diesen Tisch kommt man mit Einladung: über den Link oder den Code.
refused-link_used = Dieser Link wurde schon benutzt oder gilt nicht mehr.
refused-no_onlookers = An diesem Tisch darf niemand zusehen.
refused-warming = Die Regeln dieses Spiels laufen noch warm. Einen Moment.
refused-name_first = Zuerst fehlt ein Name.
refused-no_name = Das ist kein Name: Darin steht nichts Lesbares.
refused-name_length = Ein Name hat 1 bis 30 Zeichen.
refused-text_length = Das ist zu lang: höchstens 500 Zeichen.
refused-account_length = Ein Kontoname hat bis zu 30 Zeichen, ein Passwort 8 bis 200.
refused-account_taken = Dieser Kontoname ist vergeben.
refused-account_there = Ein Konto ist schon da.
refused-wrong_password = Konto und Passwort passen nicht zusammen.
refused-no_accounts = Dieses Haus hat keine Konten.
refused-ask_over = Das war schon vorbei. Der Tisch zeigt, wie es jetzt steht.
refused-draft_changed = Der Plan hat sich inzwischen geändert, vielleicht auf einem anderen Gerät.
refused-nothing_drafted = Es ist nichts geplant; Bestätigtes bleibt.
refused-confirm_first = Zuerst den letzten Schritt bestätigen oder zurücknehmen.
refused-bot_plays = Auf diesem Platz spielt ein Bot.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-match_over = Die Partie ist zu Ende.
refused-not_over = Die Partie ist noch nicht zu Ende.
refused-not_running = Die Partie läuft nicht.
refused-paused = Der Tisch macht Pause.
refused-not_paused = Der Tisch macht keine Pause.
refused-nothing_said = Darin steht nichts.
refused-no_branch = Von hier weiterspielen geht bei Partien, die zu Ende sind, und wo niemand sonst mitspielt.
refused-not_yours = Das ist nicht dein Platz.
refused-no_longer_yours = Der Platz ist nicht mehr deiner.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-host_only = Das darf nur, wer den Tisch eröffnet hat.
refused-host_sits = Nur wer hier sitzt, kann den Tisch führen.
refused-host_stays = Wer den Tisch führt, kann nicht entfernt werden.
refused-seat_empty = Dort sitzt niemand.
refused-seat_free = Ein Platz ist noch frei.
refused-clock_runs = Der Platz hat Zeit, solange seine Uhr läuft.
refused-not_away = Der Platz ist noch nicht lange genug verlassen.
refused-resigned = Der Platz wurde endgültig aufgegeben.
refused-yours_already = Der Platz ist schon deiner.
refused-settled = Tempo, Redezeit und Uhr stehen vor dem Start fest.
refused-clock_days = Eine Uhr in Tagen hat höchstens 60.
refused-clock_seconds = Eine Uhr je Zug hat mindestens 5 Sekunden.
refused-too_fast = Zu viel auf einmal. Einen Moment warten.
refused-too_much_talk = Zu viel geredet. Einen Moment warten.
refused-too_many_tries = Zu viele Versuche. Eine Minute warten.
refused-too_many_tables = Von hier wurden zu viele Tische eröffnet. Später noch einmal.
refused-busy = Am Tisch ist viel los. Noch einmal versuchen.
refused-unwritten = Das Haus kann gerade nichts aufschreiben; nichts hat sich geändert.
refused-broken = Im Haus ist etwas kaputtgegangen. Es ist notiert.
refused-no_record = Diese Datei ist keine Aufzeichnung einer Partie.
refused-record_short = Die Aufzeichnung bricht ab: Das Ende fehlt.
refused-record_secret = Das Geheimnis der Aufzeichnung ist nicht das versiegelte.
refused-record_newer = Die Aufzeichnung stammt von einem neueren Backroom als diesem.
refused-record_edition = Die Aufzeichnung wurde mit einer Ausgabe gespielt, die dieses Haus nicht hat.
refused-record_wrong = Die Aufzeichnung lässt sich nicht nachspielen: Etwas darin stimmt nicht.
refused-too_large = Das ist zu groß.
