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
players = Spieler
player = Spieler
minutes = { $minutes } Min.
pick-game = Wähle ein Spiel
quick-game = Schnelle Partie gegen Bots
host-table = Tisch eröffnen
join = Beitreten
join-by-code = Mit Code beitreten
table-code = Tischcode
open-record = Gespeicherte Partie öffnen
sit-down = Hinsetzen
learn = Lernen
warming = Die Regeln laufen warm
warming-more = Beim ersten Mal dauert es ein paar Sekunden.
warming-short = Läuft warm …
light-out = Das Licht ist aus
light-out-more = Der Server antwortet nicht. Deine Partien sind sicher.
unloaded = Die Seite konnte nicht geladen werden: Der Server antwortet nicht, oder du bist offline.
unscripted = Backroom braucht JavaScript. Erlaube es für diese Seite und lade sie neu.
not-here = Hier ist nichts
not-here-more = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist sie vertippt, oder der Tisch wurde abgeräumt.
turned-away = Die Tür bleibt zu
invited = Du bist eingeladen
invited-by = { $name } lädt dich ein. { $free ->
    [one] Von { $seats } Plätzen ist einer frei.
   *[other] Von { $seats } Plätzen sind { $free } frei.
}
invited-there = Am Tisch: { $names }.
invite-ended = Diese Einladung ist abgelaufen
invite-ended-more = Sie wurde schon benutzt, oder der Tisch wurde abgeräumt. Lass dir eine neue geben.
watch-instead = Stattdessen zusehen
so-table_full = Der Tisch ist voll
so-table_started = Die Partie hat begonnen
so-table_closed = Der Tisch ist geschlossen
so-match_over = Die Partie ist zu Ende
so-no_onlookers = Ein privater Tisch
try-again = Noch einmal versuchen
to-start = Zur Startseite
details = Einzelheiten
open-tables = Offene Tische
your-games = Deine Partien
no-games-yet = Noch keine. Setz dich an einen Tisch, dann erscheint er hier.
nobody-here = Noch niemand da
nobody-here-more = Eröffne einen Tisch oder spiel gegen die Bots: Die sind immer da.
table-of = Tisch von { $name }
seats-taken = { $taken } von { $all } Plätzen besetzt
waiting-for = { $count ->
    [one] es fehlt noch eine Person
   *[other] es fehlen noch { $count }
}
take-seat = Platz nehmen
watch = Zusehen
look-in = Ansehen
look-replay = Nachspielen
state-open = wartet auf Spieler
state-running = läuft
state-paused = pausiert
state-over = beendet
state-closed = geschlossen
bots-count = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
history = { $place ->
    [1] Gewonnen
   *[other] Platz { $place } von { $players }
} · { $score } · { $date }
foot-offline = Geht ohne Internet
foot-checked = Jedes Mischen ist nachprüfbar
foot-languages = Regeln in English, Deutsch, Nederlands
pitch-bosses = Sechs mal sechs Felder. Legen, ziehen oder schießen, und die Reihe gehört dir.
pitch-gangster = Fahr durch die Stadt, setz deine Leute ab, halt die Stadtteile am Tag der Abrechnung.
pitch-don_pepe = Dreißig Stühle, ein Essen, und jemand hat eine Torte mitgebracht.
pitch-cosa_nostra = Bring den Boss einmal um die Stadt und heim. Vorsicht vor dem Rad.
pitch-chicago_gangsters = Jede Runde neue Partner. Versprechen kosten nichts.
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
name-ask = Wie heißt du?
name-once = Wir fragen nur einmal. Kein Konto, keine E-Mail.
name-take = Platz nehmen
name-change = Name: { $name }
have-account = Ich habe ein Konto
account = Konto
account-why = Mit einem Konto hast du deine Tische auf allen Geräten. Nötig ist es nicht.
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

## Zahlen einer Person
former-guest = Ein früherer Gast
numbers = Meine Zahlen
numbers-coming = Wird zusammengezählt …
numbers-none = Noch keine Zahlen
numbers-none-more = Spiel eine Partie zu Ende, gegen Menschen oder Bots: Dann zählt sie hier.
numbers-all = Alle Spiele
numbers-game = Spiel
numbers-seats = { $count } Spieler
numbers-matches = Partien
numbers-won = Gewonnen
numbers-not-won = Nicht gewonnen
numbers-fair = Fairer Anteil
numbers-fair-told = { $wins ->
    [one] Ein Sieg. Fairer Anteil: { $fair }
   *[other] { $wins } Siege. Fairer Anteil: { $fair }
}
numbers-rating = Wertung
numbers-rating-told = Wer neu ist, beginnt bei 25
numbers-streak = Serie
streak-won = { $count ->
    [one] letzte Partie gewonnen
   *[other] { $count } Siege in Folge
}
streak-lost = { $count ->
    [one] letzte Partie nicht gewonnen
   *[other] { $count } Partien ohne Sieg
}
run-won = { $count ->
    [one] Sieg
   *[other] Siege in Folge
}
run-lost = { $count ->
    [one] Partie ohne Sieg
   *[other] Partien ohne Sieg
}
numbers-longest = Längste: { $won } Siege in Folge, { $lost } ohne Sieg
numbers-all-finished = alle zu Ende gespielt
numbers-unfinished = { $count ->
    [one] eine nicht zu Ende gespielt
   *[other] { $count } nicht zu Ende gespielt
}
numbers-history = Wertung, Partie für Partie
numbers-curve = Wertung nach { $matches ->
    [one] der letzten Partie
   *[other] jeder der letzten { $matches } Partien
}, jetzt { $rating }. Dieselben Zahlen stehen in der Tabelle darunter.
numbers-band = jetzt ± { $error }: 95 von 100
numbers-as-table = Als Tabelle
numbers-date = Datum
numbers-left = vorher gegangen
numbers-opponents = Häufigste Gegner
numbers-no-opponents = Niemand, dessen Name bekannt ist.
numbers-opponent = Gegner
numbers-met = Begegnet
numbers-ahead = Vor
numbers-beside = Gleichauf
numbers-met-told = Jeder ihrer Plätze zählt einmal: wie oft ihr euch begegnet seid und du vor ihnen oder gleichauf warst.
numbers-how = So wird gezählt
numbers-how-end = Eine Partie zählt, wenn sie zu Ende gespielt ist. Abgebrochene Partien, Verzweigungen und hochgeladene Aufzeichnungen zählen nicht.
numbers-how-left = Aufgeben zählt als Niederlage, ebenso eine Partie, die ein Bot für dich beendet.
numbers-how-device = Spielt ein Gerät mehrere Plätze oder ein fremder Bot deinen, zählt die Partie nicht für dich.
numbers-how-fair = Ein geteilter Sieg zählt anteilig. Der faire Anteil ist, was jeder gewänne, wenn alle gleich stark wären.
numbers-how-rating = Die Wertung (openskill) folgt den Plätzen gegen Menschen und Bots dieses Hauses. In 95 von 100 Fällen liegt deine wahre Stärke im Bereich ±, der mit jeder Partie enger wird.
numbers-data = Deine Daten
numbers-show = Anderen meine Zahlen zeigen
numbers-show-more = Wer mit dir am Tisch sitzt, kann sie über deinen Namen öffnen. Mit wem du gespielt hast, bleibt bei dir.
numbers-csv = Herunterladen (CSV)
numbers-theirs = Zahlen in diesem Spiel
panel-more = , mehr
forget-me = Meine Daten löschen
forget-goes = Dein Name, Konto, deine Geräte, Zahlen und was du gesagt hast werden gelöscht, ebenso Tische, die dir allein gehörten. In laufenden Partien gibst du deinen Platz auf, und ein Bot spielt weiter.
forget-stays = Partien mit anderen bleiben deren Partien. Dein Platz dort gehört „einem früheren Gast“.
forget-final = Das lässt sich nicht rückgängig machen.
forget-yes = Alles löschen
forget-no = Behalten

## Einstellungen
settings = Einstellungen
light = Licht
light-system = wie das System
light-day = Tag
light-night = Nacht
light-to-day = Zum Tag wechseln
light-to-night = Zur Nacht wechseln
sound = Ton
sound-is-on = Ton ist an
sound-is-off = Ton ist aus
volume = Lautstärke
set-confirm = Automatisch bestätigen
set-confirm-more = Ein fertig geplanter Zug wird sofort gesendet, ohne letzten Klick.
set-forced = Erzwungene Züge für mich spielen
set-forced-more = Gibt es nur eine Möglichkeit, wird sie nach einem Moment für dich gespielt.
close = Schließen
dismiss = Ausblenden

## Tisch eröffnen
which-game = Welches Spiel
who-sits = Wer sitzt wo
how-many = Spieler
seat-number = Platz { $number }
seat-free = Platz { $number }
chair-me = Ich
chair-name = Name an Platz { $number }
chair-free = Frei für einen Gast
chair-bot =
    Bot: { $bot ->
        [lookout] Schmieresteher
        [runner] Laufbursche
        [soldier] Soldat
        [capo] Capo
        [boss] Boss
        [net] Netz
        [consigliere] Consigliere
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
        [consigliere] 6 · Consigliere, aus Millionen Partien klug
    }
all-bots = Mit Bots füllen
hot-seat = Alle an diesem Gerät
shuffle-seats = Plätze mischen
house-rules = Hausregeln
how-run = Tischeinstellungen
set-listed = Unter „Offene Tische“ zeigen
set-watch = Zuschauen erlauben
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
talk-usual = 60 Sekunden (gegen Bots ohne Limit)
talk-seconds = { $seconds } Sekunden
talk-none = ohne Limit
open-table = Tisch eröffnen
keep-settings = Einstellungen speichern
lobby-waiting = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
lobby-full = Alle sind da.
lobby-taken = Alle Plätze sind besetzt.
lobby-absent = { $count ->
    [one] { $names } weiß Bescheid, ist aber noch nicht da.
   *[other] { $names } wissen Bescheid, sind aber noch nicht da.
}
start-anyway = Trotzdem starten
seat-called = Weiß Bescheid, noch nicht da
lobby-host = Du startest, sobald alle Plätze besetzt sind. Freie Plätze können Bots übernehmen.
lobby-ready = Du startest die Partie.
lobby-guest = { $name } startet die Partie.
seat-is-free = Freier Platz
bot = Bot
get-up = Aufstehen
remove = { $name } entfernen
start = Starten
invite = Einladen
invite-more = Wer den Link öffnet, bekommt einen Platz, solange welche frei sind.
invite-link = Einladungslink
qr = QR-Code des Einladungslinks
copy = Kopieren
copied = Kopiert

## Der Tisch
skip = Zum Spielbrett springen
table-tools = Werkzeuge
zoom = Zoom
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzes Brett zeigen
board = Brett
tray = Vor dir
side = Verlauf, Chat und Regeln
more = Mehr
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
unread = neu
you = Du
your-turn = Du bist dran
your-turn-more = Wähle etwas Markiertes.
on-turn = am Zug
dealing = Es wird ausgeteilt …
waiting = Bitte warten.
you-watch = Du siehst zu.
others-choose = { $names } am Zug.
is-away = { $count ->
    [one] { $names } ist weg. Der Platz bleibt reserviert.
   *[other] { $names } sind weg. Die Plätze bleiben reserviert.
}
confirm-ask = { $action }. Bestätigen?
unseen-yet = Bis du bestätigst, sieht es sonst niemand.
planned = { $count ->
    [one] Ein Schritt geplant.
   *[other] { $count } Schritte geplant.
}
undo = Rückgängig
put-back = Zurücklegen
restart-turn = Zug von vorn
confirm = Bestätigen
undo-stops = Etwas Neues wurde aufgedeckt: Das lässt sich nicht mehr zurücknehmen.
takeback = Zug zurücknehmen
takeback-asks = { $name } möchte den Zug zurücknehmen.
takeback-waits = Noch nicht geantwortet: { $names }.
takeback-agree = Einverstanden
takeback-refuse = Ablehnen
takeback-drop = Doch nicht
takeback-refused = { $name } ist nicht einverstanden. Der Zug bleibt.
takeback-withdrawn = { $name } lässt den Zug stehen.
takeback-lapsed = Die Bitte um Rücknahme ist verfallen. Der Zug bleibt.
game-over = Die Partie ist zu Ende.
wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
table-paused = Die Partie ist pausiert.
table-closed = Der Tisch ist geschlossen.
table-kept = Nichts geht verloren.
time-left = Zeit: { $time }
rule = Regel { $clause }
lost = Verbindung verloren. Dein Platz bleibt dir.
lost-again = Neuer Versuch in { $seconds } s.
lost-trying = Neuer Versuch …
try-now = Jetzt versuchen
back-again = Wieder am Tisch.
back-missed = { $count ->
    [one] Wieder am Tisch. Inzwischen gab es einen Zug.
   *[other] Wieder am Tisch. Inzwischen gab es { $count } Züge.
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
        [net] Netz
        [consigliere] Consigliere
        [greedy] Raffzahn
        [random] Zufall
       *[other] { $bot }
    }
seat-here = Da
seat-away = Nicht da
seat-resigned = Gegangen; ein Bot spielt weiter
seat-stand-in = Ein Bot springt ein
seat-played = Ein Bot spielt für dich.
seat-played-more = Ein Klick oder eine Taste, und du spielst wieder selbst.
seat-lost = Deine Zeit ist abgelaufen. Ein Bot spielt für dich weiter.
take-back = Platz wieder übernehmen
seat-is-back = Du spielst wieder selbst.
first-player = Startspieler
onlookers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
}
shuffle-sealed = Mischen versiegelt
shuffle-later = Kann nach der Partie geprüft werden.
shuffle-open = Kann jetzt geprüft werden.
may-do = Was du tun kannst
nothing-to-do = Gerade gibt es nichts zu tun.
planned-waits = Geplant. Bestätigen oder zurücknehmen.
position = Die Stellung
log-turn = Zug { $number } · { $name }
log-setup = Vor dem ersten Zug
log-older = Ältere Züge zeigen
log-go = Zu diesem Moment ({ $step })
since = Seit deinem letzten Zug
since-nothing = Noch nichts.
step-back = Schritt zurück
step-on = Schritt weiter
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
say = Senden
watches = sieht zu
mute = { $name } stummschalten
unmute-all = Alle wieder einblenden
rules-find = In den Regeln suchen
rules-found = { $count ->
    [one] Eine Stelle
   *[other] { $count } Stellen
}
replay = Nachspielen
replay-at = Zug { $step } von { $count }.
replay-running = Die Partie läuft inzwischen weiter.
replay-over = Schritt für Schritt oder als Film.
replay-first = Erster Zug
replay-prev = Voriger Zug
replay-next = Nächster Zug
replay-slider = Zug
replay-eyes = Gesehen von
onlooker = Zuschauer
replay-speed = Tempo { $speed }
play = Abspielen
pause = Pause
resume = Fortsetzen
back-to-live = Zurück zur Partie
to-live = Live
to-end = Zum Ende
live = Live · { $step }
link-moment = Link zu diesem Moment kopieren

## Das Ende
show-result = Ergebnis
final-score = Endstand
takes-chicago = { $count ->
    [0] Chicago gehört niemandem
    [one] Chicago gehört { $names }
   *[other] { $names } teilen sich Chicago
}
nobody-wins = Niemand
where-points = Woher die Punkte kamen
place = Platz
score = Punkte
more-reasons = { $count } weitere
evening = Der Abend bisher:
same-again = Noch eine Partie
rematch-call = { $name } will noch eine Partie.
rematch-join = Mit { $name } weiterspielen
check-shuffle = Mischen prüfen
save-game = Speichern
share-game = Teilen
see-board = Das Brett ansehen
leave = Verlassen
checking = Alles wird noch einmal ausgeteilt …
honest = Jedes Ergebnis stammt aus dem versiegelten Mischen.
dishonest = Etwas stimmt nicht: Nicht jedes Ergebnis stammt aus dem versiegelten Mischen.
commitment = Siegel, vor Beginn gezeigt
secret = Das Geheimnis dahinter
outcomes = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
}

## Gehen, Leiten, Ärger
leave-table = Tisch verlassen
leave-playing = Dein Platz bleibt dir, solange du weg bist. Wenn du aufgibst, spielt ein Bot endgültig weiter.
leave-free = Du kannst jederzeit wiederkommen.
leave-for-now = Zur Startseite
other-device = Auf anderem Gerät weiterspielen
other-device-more = Öffne diesen Link auf dem anderen Gerät. Er gilt nur einmal.
resign = Aufgeben
holders = Wer diesen Platz hat
holders-more = Alles, was für deinen Platz spielen kann. Widerrufe, was du nicht kennst: Es gilt dann sofort nicht mehr.
holds-device = Gerät von { $name }
holds-token = Schlüssel für einen fremden Bot, von { $name }
holds-link = Link für ein anderes Gerät, von { $name }
holds-link-replaces = Link, der den Platz weitergibt, von { $name }
holds-since = seit { $time }
holds-connected = gerade am Tisch
holds-yours = dieses Gerät
revoke = Widerrufen
revoke-what = Widerrufen: { $what }
release = { $host } bittet um deinen Platz
release-more = Jemand anderes soll für dich weiterspielen. Wer kommt, sieht deine Hand und hat von da an den Platz.
release-keep = Ich bleibe sitzen
release-agree = Platz abgeben
release-asked = { $name } ist gefragt.
release-agreed = { $name } ist einverstanden: Link zum Platz machen und weitergeben.
called-off = Abgebrochen von { $name }
called-off-more = Die Partie zählt für niemanden. Unter „Tisch verlassen“ lässt sich das Mischen prüfen und noch eine Partie beginnen.
tally-called-off = { $count ->
    [one] eine abgebrochen
   *[other] { $count } abgebrochen
}
house-given = { $host } hat den Platz von { $before } an { $after } gegeben.
house-removed = { $host } hat { $before } vom Tisch genommen; ein Bot spielt weiter.
house-called_off = Die Partie wurde von { $host } abgebrochen.
house-rights_ended = Dieser Tisch ist auf eine neuere Version von Backroom umgezogen: Seine Platz-Links und Schlüssel gelten nicht mehr. Alle behalten ihren Platz; neue Links und Schlüssel lassen sich jederzeit machen.
host-controls = Tisch leiten
close-table = Tisch schließen
give-bot = An einen Bot geben
seat-link = Link zum Platz
curtain = { $name } ist dran
curtain-more = Gib { $name } das Gerät. Nicht spicken.
curtain-lift = Ich bin { $name }
wrong = Etwas stimmt nicht
wrong-more = Speichert eine Datei: die Partie, wie dieser Platz sie sieht, Versionen und die letzten Nachrichten. Schick sie an die Leute, die diesen Server betreiben.
wrong-what = Was ist passiert, und was hätte passieren sollen?
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
keys-arrows-do = von Feld zu Feld
keys-act = Enter, Leertaste
keys-act-do = nehmen, ablegen, drücken
keys-escape = Esc
keys-escape-do = loslassen, schließen
keys-next = N, P
keys-next-do = zum nächsten oder vorigen markierten Feld, auf dem Brett und vor dir
keys-confirm = C
keys-confirm-do = Zug bestätigen
keys-undo = U
keys-undo-do = letzten Schritt zurücknehmen
keys-restart = Umschalt + U
keys-restart-do = alle Schritte des Zugs zurücknehmen
keys-takeback = B
keys-takeback-do = um die Rücknahme des bestätigten Zugs bitten
keys-answer = A, R
keys-answer-do = einer solchen Bitte zustimmen oder sie ablehnen
keys-large = E
keys-large-do = groß anzeigen
keys-zoom = + − 0
keys-zoom-do = vergrößern, verkleinern, ganzes Brett
keys-moves = [ ] { "{" } { "}" }
keys-moves-do = voriger Zug, nächster Zug, erster Zug, live

# Was das Haus ablehnt, nach dem Grund, den es nennt
unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
refused-no_table = Diesen Tisch gibt es nicht. Vielleicht ist der Code vertippt, oder der Tisch wurde abgeräumt.
refused-no_seat = Diesen Platz gibt es nicht.
refused-no_game = Dieses Spiel gibt es auf diesem Server nicht.
refused-no_step = Diesen Zug gibt es nicht.
refused-table_full = Der Tisch ist voll.
refused-table_started = Die Partie hat begonnen: Der Tisch ist voll.
refused-has_started = Die Partie hat schon begonnen.
refused-table_closed = Der Tisch ist geschlossen.
refused-seat_taken = Dort sitzt schon jemand.
refused-invite_needed = Dieser Tisch ist nur für Eingeladene: mit Link oder Code.
refused-link_used = Dieser Link wurde schon benutzt oder ist abgelaufen.
refused-no_onlookers = An diesem Tisch darf niemand zuschauen.
refused-warming = Die Regeln dieses Spiels laufen noch warm. Einen Moment.
refused-name_first = Gib zuerst einen Namen ein.
refused-no_name = Ein Name braucht sichtbare Zeichen.
refused-name_length = Ein Name hat 1 bis 30 Zeichen.
refused-text_length = Das ist zu lang: höchstens 500 Zeichen.
refused-account_length = Ein Kontoname hat bis zu 30 Zeichen, ein Passwort 8 bis 200.
refused-account_taken = Dieser Kontoname ist vergeben.
refused-account_there = Du hast schon ein Konto.
refused-numbers_hidden = Wer dort spielt, behält die eigenen Zahlen für sich.
refused-wrong_password = Konto und Passwort passen nicht zusammen.
refused-no_accounts = Dieser Server hat keine Konten.
refused-ask_over = Diese Frage ist erledigt. Der Tisch zeigt den aktuellen Stand.
refused-draft_changed = Dein Plan hat sich inzwischen geändert, vielleicht auf einem anderen Gerät.
refused-nothing_drafted = Es gibt nichts zurückzunehmen; Bestätigtes bleibt.
refused-no_takeback = Dieser Zug lässt sich nicht mehr zurücknehmen.
refused-takeback_asked = Darum wurde schon gebeten.
refused-takeback_over = Darum bittet niemand mehr.
refused-confirm_first = Bestätige zuerst den letzten Schritt, oder nimm ihn zurück.
refused-bot_plays = Auf diesem Platz spielt ein Bot.
refused-not_started = Die Partie hat noch nicht begonnen.
refused-match_over = Die Partie ist zu Ende.
refused-not_over = Die Partie ist noch nicht zu Ende.
refused-not_running = Die Partie läuft nicht.
refused-paused = Die Partie ist pausiert.
refused-not_paused = Die Partie ist nicht pausiert.
refused-nothing_said = Die Nachricht ist leer.
refused-no_branch = Weiterspielen kannst du nur bei beendeten Partien und an Tischen, an denen du allein spielst.
refused-not_yours = Das ist nicht dein Platz.
refused-no_longer_yours = Der Platz gehört dir nicht mehr.
refused-removed = Du wurdest von diesem Tisch entfernt.
refused-not_agreed = Wer dort spielt, muss erst einverstanden sein oder lange genug weg.
refused-not_asked = Niemand hat um deinen Platz gebeten.
refused-owner_stays = Der Platz gehört jemand anderem: Geräte meldet nur ab, wem sie gehören.
refused-this_device = Das ist das Gerät in deiner Hand. Verlass den Tisch oder melde dich ab.
refused-right_gone = Das gilt ohnehin nicht mehr.
refused-no_lines = Eine Partie, die von einer laufenden abzweigt, hat keine Aufzeichnung.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-host_only = Das darf nur, wer den Tisch eröffnet hat.
refused-host_sits = Nur wer hier sitzt, kann den Tisch leiten.
refused-host_stays = Wer den Tisch leitet, kann nicht entfernt werden.
refused-seat_empty = Dort sitzt niemand.
refused-seat_free = Ein Platz ist noch frei.
refused-clock_runs = Dieser Platz hat noch Bedenkzeit.
refused-not_away = Der Platz ist noch nicht lange genug verwaist.
refused-resigned = Der Platz wurde endgültig aufgegeben.
refused-yours_already = Der Platz gehört dir schon.
refused-settled = Bot-Tempo, Redezeit, Uhr und Tipps stehen ab dem Start fest.
refused-clock_days = Eine Uhr in Tagen hat höchstens 60.
refused-clock_seconds = Eine Uhr je Zug hat mindestens 5 Sekunden.
refused-too_fast = Zu viel auf einmal. Warte einen Moment.
refused-too_much_talk = Zu viele Nachrichten. Warte einen Moment.
refused-too_many_tries = Zu viele Versuche. Warte eine Minute.
refused-too_many_tables = Von hier wurden zu viele Tische eröffnet. Versuch es später noch einmal.
refused-too_many_sockets = Von hier sind zu viele Tische zugleich offen. Schließ einen und versuch es noch einmal.
refused-too_many_devices = Zu viele Geräte halten diesen Platz. Melde zuerst eines ab.
refused-too_many_onlookers = Um diesen Tisch ist kein Platz mehr zum Zuschauen. Versuch es später noch einmal.
refused-busy = Am Tisch ist viel los. Versuch es noch einmal.
refused-unwritten = Der Server kann gerade nichts speichern; es hat sich nichts geändert.
refused-unknown = Die Verbindung riss ab, bevor sicher war, dass es gespeichert ist. Sieh nach, wie der Tisch steht, und versuch es noch einmal.
refused-broken = Auf dem Server ist etwas kaputtgegangen. Es wurde notiert.
refused-no_record = Diese Datei ist keine gespeicherte Partie.
refused-record_short = Die gespeicherte Partie bricht ab: Das Ende fehlt.
refused-record_secret = Das Geheimnis der gespeicherten Partie ist nicht das versiegelte.
refused-record_newer = Die gespeicherte Partie stammt aus einer neueren Version von Backroom.
refused-record_edition = Die gespeicherte Partie nutzt eine Ausgabe, die dieser Server nicht hat.
refused-record_wrong = Die gespeicherte Partie lässt sich nicht nachspielen: Etwas darin stimmt nicht.
refused-too_large = Das ist zu groß.

# Der Bericht nach einer Partie
tab-report = Bericht
end-result = Ergebnis
end-report = Bericht
report-making = Der Boss geht die Partie noch einmal durch …
report-failed = Der Bericht konnte nicht erstellt werden.
report-again = Noch einmal versuchen
report-chart = Gewinnaussichten im Verlauf der Partie
report-line = Zeile { $line }
report-end = Das Ende
report-mistakes = Was am meisten gekostet hat
report-mistakes-none = Kein Zug, der eindeutig etwas gekostet hat.
report-played = Gespielt: { $action }
report-better = Besser: { $action }
report-cost = Das hat { $cost } ± { $error } Prozentpunkte gekostet: von { $before } auf { $after }.
report-show = Auf dem Brett zeigen
report-try = Von hier noch einmal
report-balance = Glück und Können
report-balance-told = Wie aus der Aussicht bei der ersten Entscheidung die am Ende wurde, in Prozentpunkten. Eigene Entscheidungen können gegen die beste gefundene nur verlieren; „Kam ans Licht“ ist, was die anderen auf der Hand und im Sinn hatten.
report-col-line = Zeile
report-col-start = Beginn
report-col-own = Eigene Entscheidungen
report-col-others = Entscheidungen der anderen
report-col-luck = Würfel und Karten
report-col-rest = Kam ans Licht
report-col-end = Ende
report-numbers = In Zahlen
report-decisions = Entscheidungen
report-lead = Führungswechsel
report-closest = Engster Moment der zweiten Hälfte
report-closest-told = Zeile { $line }: die ersten beiden trennen { $gap } Prozentpunkte
report-time = Bedenkzeit
report-table = Das Schaubild als Tabelle
report-how = Jede Entscheidung wurde noch einmal durchdacht, mit { $simulations } Simulationen je Frage und mit nicht mehr, als man damals wissen konnte. ± ist der Stichprobenfehler (95 von 100); was die Suche selbst übersieht, steckt nicht darin. Gespräche und Züge ohne Wahl werden nicht beurteilt.

# Tipps
set-hints = Tipps erlaubt: „Was würde der Boss tun?“
hints-on = An diesem Tisch sind Tipps erlaubt.
hints-off = Mit anderen Menschen am Tisch gibt es keine Tipps.
hint-ask = Was würde der Boss tun?
hint-more = Und welcher Zug?
hint-look = Hier lohnt ein Blick: { $place }
hint-move = Der Zug des Bosses: { $action }.
hint-brings = Gleich darauf: { $events }
hint-chance = Aussicht auf den Sieg damit: { $chance }.
hint-chances = Aussicht auf den Sieg: { $chance }; mit den anderen Zügen im Schnitt { $otherwise }.
refused-no_hints = An diesem Tisch wird ohne Tipps gespielt.

## Lektionen
lesson-which = Lektion
lesson-finished = geschafft
lesson-at = Schritt { $step } von { $count }
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-leave = Lektion verlassen
lesson-read = Erst lesen, dann „Weiter“ drücken.
lesson-over = Lektion gelernt
lesson-over-more = Jetzt hinsetzen und ausprobieren: Niemand im Haus spielt milder als der Schmieresteher, und die Lampe gibt dir Tipps.
lesson-play = Erste Partie mit dem Schmieresteher
lesson-go-on = Nächste Lektion
lesson-again = Noch einmal
lesson-none = Noch keine Lektionen
lesson-none-more = Für dieses Spiel gibt es noch keine. Seine Regelseite ist kurz.
