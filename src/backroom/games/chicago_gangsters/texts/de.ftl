game-name = Chicago Gangsters
game-goal = Stadtteile erobern; wer den meisten Alkohol hat, gewinnt.
game-idea = Jede Runde stellt dir einen anderen Clan zur Seite: Gewinnt gemeinsam den Stadtteil und streitet euch um die bessere Hälfte der Beute.

# Names
clan-a = Bellini
clan-b = Lombardi
clan-c = Moretti
clan-d = Santoro
suit-weapons = Waffen
suit-bribes = Schmiergeld
suit-blackmail = Erpressung
card-w2 = Waffen 2
card-w4 = Waffen 4
card-s1 = Schmiergeld 1
card-s2 = Schmiergeld 2
card-s3 = Schmiergeld 3
card-s4 = Schmiergeld 4
card-s5 = Schmiergeld 5
card-e1 = Erpressung 1
card-e3 = Erpressung 3
card-e5 = Erpressung 5
person-informer = Spitzel
person-smuggler = Whiskyschmuggler
person-bomber = Sprengstoffexperte
person-dealer = Dealer
person-thief = Dieb
person-fence = Hehler
person-gambler = Pokerspieler
person-priest = Priester
person-thug = Schläger
person-driver = Taxifahrer
person-customs = Zollbeamter
person-reporter = Reporter
person-banker = Bankdirektor
person-mayor = Bürgermeister
person-chief = Polizeichef
person-prosecutor = Staatsanwalt
person-judge = Richter
person-senator = Senator
district-d01 = Union Stock Yards
district-d02 = Back of the Yards
district-d03 = Gold Coast
district-d04 = Streeterville
district-d05 = Hyde Park
district-d06 = Near North Side
district-d07 = Little Italy
district-d08 = Cicero
district-d09 = Bridgeport
district-d10 = South Side
district-d11 = Lincoln Park
district-d12 = Uptown
district-d13 = The Loop
side-challengers = Herausforderer
side-defenders = Verteidiger
result-winners = Sieger
result-losers = Verlierer
good-alcohol = 1 Alkohol
good-person = die Person
good-card = 1 Karte
aim-win = Sieg
aim-half = Hälfte
aim-save = sparen
answer-yes = ja
answer-no = nein
stance-passed = passt
stance-declared = will das Amt des Paten
stance-joined = will das Amt des Paten auch
ability-fence = der Hehler
ability-swap = der Tausch von Mr. X
ability-gambler = der Pokerspieler
ability-informer = der Spitzel
ability-smuggler = der Whiskyschmuggler
contest-weapons = die meisten Waffen
contest-bribes = das meiste Schmiergeld
contest-blackmail = die meiste Erpressung
contest-persons = die meisten Personen
contest-godfather = die meisten Patenpunkte

# What is done
action-lay = { $card } legen
action-hide = { $card } legen und verdeckt lassen
action-done = Fertig
action-side = { $side_id ->
    [challengers] Zu den Herausforderern halten
   *[defenders] Zu den Verteidigern halten
}
action-declare = Sich als Pate melden
action-join = Sich auch melden
action-pass = Passen
action-duel = { $card } im Duell spielen
action-pledge_points = { $points ->
    [one] „Ich bringe 1 Punkt.“
   *[other] „Ich bringe { $points } Punkte.“
}
action-pledge_cards = { $number ->
    [one] „Ich lege 1 Karte.“
   *[other] „Ich lege { $number } Karten.“
}
action-ask_points = { $points ->
    [one] „Von dir brauche ich 1 Punkt.“
   *[other] „Von dir brauche ich { $points } Punkte.“
}
action-aim = { $aim_id ->
    [win] „Gehen wir auf Sieg.“
    [half] „Holen wir uns die Hälfte.“
   *[save] „Sparen wir unsere Karten.“
}
action-show = { $card } zeigen
action-thug = { $answer_id ->
    [yes] Den Schläger einsetzen
   *[no] Den Schläger aufheben
}
action-take = Paket { $package } nehmen
action-pay = { $good_id ->
    [alcohol] Mit 1 Alkohol entschädigen
    [person] Mit der Person entschädigen
   *[card] Mit 1 Karte vom Stapel entschädigen
}
action-draw = Eine Karte ziehen
action-fence = Hehler: { $card } abwerfen, eine Karte ziehen
action-swap = Mr. X: { $card } abwerfen, eine Karte ziehen
action-gambler = Pokerspieler: { $card } abwerfen
action-pick = { $card } vom Ablagestapel nehmen
action-informer = Spitzel: { $card } verkaufen
action-smuggler = Whiskyschmuggler: { $card } verkaufen
action-end = Die Runde beenden
outcome-mrx = { $seat } fängt als Mr. X an
outcome-clan = { $seat } spielt { $clan }
outcome-draw = { $seat } zieht { $card }
outcome-hire = { $seat } beginnt mit: { $person }
outcome-coalition = { $coalition_id ->
    [end] Die Spielende-Karte wird aufgedeckt
   *[other] Koalitionskarte { $coalition } wird aufgedeckt
}
outcome-district = Der Stadtteil ist { $district }
outcome-loot = Beutekarte { $loot } wird aufgedeckt
outcome-person = Anzuwerben: { $person }

# What is asked
prompt-mrx_lays = Leg Karten verdeckt aus und nenn dann deine Seite.
prompt-mrx_lays-other = { $seat } legt als Mr. X Karten und nennt eine Seite.
prompt-declare = Meldest du dich als Pate?
prompt-declare-other = { $seat } meldet sich als Pate oder passt.
prompt-join = Jemand meldet sich als Pate. Du auch?
prompt-join-other = { $seat } meldet sich auch oder passt.
prompt-duel = Spiel eine Karte im Duell; die höchste gewinnt.
prompt-duel-other = { $seat } spielt eine Karte im Duell.
prompt-talk = Sag etwas zur Absprache, zeig eine Karte oder passe.
prompt-talk-other = { $seat } hat bei der Absprache das Wort.
prompt-lay = Leg Karten verdeckt aus und drück dann „Fertig“.
prompt-lay-other = { $seat } legt Karten.
prompt-second_look = Zweiter Blick: Leg verdeckt Karten nach oder drück „Fertig“.
prompt-second_look-other = { $seat } hat den zweiten Blick.
prompt-thug = Setzt du den Schläger ein? Gleich werden deine Karten aufgedeckt.
prompt-thug-other = { $seat } entscheidet über den Schläger.
prompt-mrx_thug = Setzt du den Schläger ein? Gleich werden deine Karten aufgedeckt.
prompt-mrx_thug-other = { $seat } entscheidet über den Schläger.
prompt-take = Dein Beitrag ist der höchste: Wähle ein Paket.
prompt-take-other = { $seat } wählt ein Paket.
prompt-pay = Beide Pakete gehören dir. Womit entschädigst du den ausgebooteten Clan?
prompt-pay-other = { $seat } entschädigt den ausgebooteten Clan.
prompt-round_end = Rundenende: Zieh, nutz deine Personen oder beende die Runde.
prompt-round_end-other = { $seat } beendet die Runde.
may-round_end-draw = zieh eine Karte
may-round_end-fence = nutz eine Person
may-round_end-swap = nutz Mr. X
may-round_end-gambler = nutz eine Person
may-round_end-pick = nimm eine Karte vom Ablagestapel
may-round_end-informer = nutz eine Person
may-round_end-smuggler = nutz eine Person
may-round_end-end = beende deine Runde

# What happened
event-mrx_named = { $seat } fängt als Mr. X an.
event-clan_given = { $seat } spielt { $clan }.
event-drew = { $card_id ->
    [hidden] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
event-deck_renewed = { $number ->
    [one] Der Ablagestapel wird zum neuen Nachziehstapel: 1 Karte.
   *[other] Der Ablagestapel wird zum neuen Nachziehstapel: { $number } Karten.
}
event-hired = { $seat } wirbt an: { $person }.
turn-coalition_revealed = Runde { $round }
event-coalition_revealed = { $coalition_id ->
    [end] Die Spielende-Karte ist da: Showdown.
   *[other] { $other_id ->
        [none] Runde { $round }: { $one } fordert allein heraus.
       *[other] Runde { $round }: { $one } und { $other } fordern heraus.
    }
}
event-district_revealed = Stadtteil: { $district }{ $weapons ->
    [0] {""}
   *[other] {" "}· Waffen
}{ $bribes ->
    [0] {""}
   *[other] {" "}· Schmiergeld
}{ $blackmail ->
    [0] {""}
   *[other] {" "}· Erpressung
}{ $persons ->
    [0] {""}
   *[other] {" "}· Personen
}
event-loot_revealed = Die Beute dieser Runde wird aufgedeckt.
event-person_revealed = Anzuwerben: { $person }.
event-answered = { $stance_id ->
    [passed] { $seat } passt verdeckt.
   *[other] { $seat } meldet sich verdeckt als Pate.
}
event-stance_shown = { $seat } { $stance }.
event-duel_laid = { $seat } wählt { $card } für das Duell.
event-duel_shown = { $seat } spielt im Duell { $card }.
event-godfather_is = { $seat } übernimmt das Amt des Paten und spielt allein; { $ousted } setzt aus.
event-duel_drawn = Das Duell endet unentschieden: Das Amt des Paten wechselt nicht.
event-points_pledged = { $points ->
    [one] { $seat }: „Ich bringe 1 Punkt.“
   *[other] { $seat }: „Ich bringe { $points } Punkte.“
}
event-cards_pledged = { $number ->
    [one] { $seat }: „Ich lege 1 Karte.“
   *[other] { $seat }: „Ich lege { $number } Karten.“
}
event-points_asked = { $points ->
    [one] { $seat }: „Von dir brauche ich 1 Punkt.“
   *[other] { $seat }: „Von dir brauche ich { $points } Punkte.“
}
event-aimed = { $aim_id ->
    [win] { $seat }: „Gehen wir auf Sieg.“
    [half] { $seat }: „Holen wir uns die Hälfte.“
   *[save] { $seat }: „Sparen wir unsere Karten.“
}
event-showed = { $seat } zeigt { $card }.
event-passed = { $seat } sagt nichts.
event-laid = { $seat } legt { $card } verdeckt.
event-hid = { $seat } legt { $card }; die Karte soll verdeckt bleiben.
event-side_taken = { $side_id ->
    [challengers] { $seat } hält zu den Herausforderern.
   *[defenders] { $seat } hält zu den Verteidigern.
} Gelegte Karten: { $number }.
event-locked = { $seat } ist mit dem Legen fertig.
event-number_shown = { $number ->
    [0] { $seat } hat nichts gelegt.
    [one] { $seat } hat 1 Karte gelegt.
   *[other] { $seat } hat { $number } Karten gelegt.
}
event-thug_asked = { $answer_id ->
    [yes] { $seat } setzt den Schläger ein.
   *[no] { $seat } hebt den Schläger auf.
}
event-turned_up = { $number ->
    [one] { $seat } deckt { $card } auf.
   *[other] { $seat } deckt { $number } × { $card } auf.
}
event-returned = { $number ->
    [one] { $seat } nimmt { $card } zurück: Das zählt hier nicht.
   *[other] { $seat } nimmt { $number } × { $card } zurück: Das zählt hier nicht.
}
event-stays_down = Eine Karte von { $seat } bleibt verdeckt.
event-announced = { $side_id ->
    [challengers] Die Herausforderer stehen bei { $points }.
   *[defenders] Die Verteidiger stehen bei { $points }.
}
event-hidden_shown = { $counts ->
    [0] Die verdeckte Karte von { $seat } ist { $card }: Sie zählt nicht und ist verloren.
   *[other] Die verdeckte Karte von { $seat } ist { $card }: Sie zählt.
}
event-contributed = { $seat } bringt { $points }.
event-compared = { $winners_id ->
    [challengers] Herausforderer { $challengers }, Verteidiger { $defenders }: Die Herausforderer gewinnen.
   *[defenders] Herausforderer { $challengers }, Verteidiger { $defenders }: Die Verteidiger gewinnen.
} { $losers_share ->
    [0] Die Verlierer verfehlen die Hälfte und gehen leer aus.
   *[other] Die Verlierer erreichen die Hälfte und teilen auch.
}
event-thug_left = Der Schläger von { $seat } verlässt das Spiel.
event-took = { $result_id ->
    [winners] { $seat } bekommt Paket { $package } der Sieger.
   *[losers] { $seat } bekommt Paket { $package } der Verlierer.
}
event-paid = { $good_id ->
    [alcohol] { $seat } nimmt beide Pakete und zahlt 1 Alkohol an { $ousted }.
    [person] { $seat } nimmt beide Pakete und überlässt { $ousted } die Person.
   *[card] { $seat } nimmt beide Pakete und lässt { $ousted } 1 Karte ziehen.
}
event-gained = { $seat } erhält { $alcohol } Alkohol.
event-lapsed = { $number ->
    [one] 1 Karte für { $seat } verfällt.
   *[other] { $number } Karten für { $seat } verfallen.
}
event-mrx_changed = { $seat } geht leer aus und ist jetzt Mr. X; { $former } spielt { $clan }.
event-draws = { $seat } zieht.
event-finished = { $seat } beendet die eigene Runde.
event-discarded = { $ability_id ->
    [fence] { $seat } wirft mit dem Hehler { $card } ab.
    [swap] { $seat } wirft als Mr. X { $card } ab.
    [gambler] { $seat } wirft mit dem Pokerspieler { $card } ab.
    [informer] { $seat } verkauft mit dem Spitzel { $card }.
   *[smuggler] { $seat } verkauft mit dem Whiskyschmuggler { $card }.
}
event-picked = { $seat } nimmt { $card } vom Ablagestapel.
event-sold = { $ability_id ->
    [informer] Der Spitzel von { $seat } hat { $points } Punkte verkauft.
   *[smuggler] Der Whiskyschmuggler von { $seat } hat { $points } Punkte verkauft.
}
event-godfather_scored = { $points ->
    [one] { $seat } hat jetzt 1 Patenpunkt.
   *[other] { $seat } hat jetzt { $points } Patenpunkte.
}
event-person_left = Niemand hat angeworben: { $person }. Die Karte kommt aus dem Spiel.
event-suit_counted = { $suit_id ->
    [weapons] { $seat } hält { $points } in Waffen.
    [bribes] { $seat } hält { $points } in Schmiergeld.
   *[blackmail] { $seat } hält { $points } in Erpressung.
}
event-persons_counted = { $number ->
    [one] { $seat } zählt 1 Person.
   *[other] { $seat } zählt { $number } Personen.
}
event-awarded = { $contest_id ->
    [weapons] Die meisten Waffen: { $alcohol } Alkohol für { $seat }.
    [bribes] Das meiste Schmiergeld: { $alcohol } Alkohol für { $seat }.
    [blackmail] Die meiste Erpressung: { $alcohol } Alkohol für { $seat }.
    [persons] Die meisten Personen: { $alcohol } Alkohol für { $seat }.
   *[godfather] Die meisten Patenpunkte: { $alcohol } Alkohol für { $seat }.
}
event-ended = Die Partie ist aus.

# Why not
reason-not_at_first = Die erste Person hat den Wert 1, 2 oder 3.
reason-mrx_lacks_card = Mr. X legt Karten der eigenen Hand, und diese hast du nicht.
reason-lacks_card = Diese Karte hast du nicht auf der Hand.
reason-defender_hides = Du kannst keine Karte verdeckt lassen: Das „?“ steht nie bei den Verteidigern.
reason-hidden_already = Du lässt schon eine Karte verdeckt; mehr sind nicht erlaubt.
reason-not_your_mark = Du kannst keine Karte verdeckt lassen: Das „?“ steht diese Runde bei einem anderen Clan.
reason-lone_without_mark = Du forderst allein heraus, aber das „?“ steht nicht bei deinem Clan.
reason-godfather_without_mark = Du spielst als Pate allein, aber das „?“ steht nicht bei deinem Clan.
reason-nothing_to_show = Diese Karte hast du nicht, und was man zeigt, ist wirklich da.
reason-known_already = Alle deine Karten dieser Sorte sind schon bekannt.
reason-lacks_duel_card = Im Duell spielst du eine Handkarte, und diese hast du nicht.
reason-not_in_packages = Gezahlt wird aus den beiden Paketen, und das ist nicht darin.
reason-partner_full = Die andere Hand ist voll, und es gibt noch etwas anderes zu zahlen.
reason-drawn_already = Du hast an diesem Rundenende schon gezogen.
reason-mrx_drawn_already = Du hast als Mr. X schon zweimal gezogen.
reason-hand_full = Deine Hand ist voll: Bei zehn Karten ist Schluss.
reason-nothing_to_draw = Nachziehstapel und Ablagestapel sind beide leer.
reason-no_fence = Der Hehler gehört dir nicht.
reason-fence_used = Der Hehler hilft einmal je Rundenende.
reason-fence_lacks_card = Der Hehler nimmt eine Handkarte, und diese hast du nicht.
reason-not_mrx = So tauschen darf nur Mr. X.
reason-swap_used = Mr. X tauscht eine Karte je Rundenende.
reason-swap_lacks_card = Getauscht wird eine Handkarte, und diese hast du nicht.
reason-no_gambler = Der Pokerspieler gehört dir nicht.
reason-gambler_used = Der Pokerspieler hilft einmal je Rundenende.
reason-gambler_needs_two = Der Pokerspieler wirft genau zwei Karten ab, und so viele hast du nicht.
reason-gambler_lacks_card = Der Pokerspieler wirft Handkarten ab, und diese hast du nicht.
reason-gambler_goes_on = Bring erst den Pokerspieler zu Ende: zweimal abwerfen, dann zweimal nehmen.
reason-not_in_pile = Diese Karte liegt nicht im Ablagestapel.
reason-pick_too_high = Beide Karten zusammen dürfen nicht mehr wert sein als die zwei abgeworfenen.
reason-no_informer = Der Spitzel gehört dir nicht.
reason-no_smuggler = Der Whiskyschmuggler gehört dir nicht.
reason-sold_already = Diese Person verkauft einmal je Rundenende.
reason-too_little_to_sell = Deine ganze Hand ist weniger als 6 wert, so kommt kein Verkauf zustande.
reason-sale_lacks_card = Verkauft werden Handkarten, und diese hast du nicht.
reason-sale_goes_on = Bring erst den Verkauf zu Ende.
reason-sale_too_low = Ein Verkauf braucht zusammen 6 oder mehr; leg noch eine Karte dazu.

# Options
option-talk = Absprache: Vor dem Legen sagen beide einer Seite an, was sie vorhaben, ehrlich oder nicht.
option-second_look = Zweiter Blick: Beide einer Seite sehen, wie viele Karten die oder der andere gelegt hat, und dürfen einmal nachlegen.
option-godfather = Der Pate: Wer die Karte an sich nimmt, spielt eine Runde allein und bekommt die ganze Beute.

# Terminal
symbol-weapons = Waffen
symbol-bribes = Schmiergeld
symbol-blackmail = Erpressung
symbol-persons = Personen
terminal-round = Runde { $round }
terminal-offer = anzuwerben
terminal-strength = Stärke
terminal-challengers = fordert heraus
terminal-defenders = verteidigt
terminal-mrx = Mr. X
terminal-lone = allein
terminal-godfather = Pate
terminal-ousted = ausgebootet
terminal-alcohol = { $number } Alkohol
terminal-person = Person
terminal-card = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
terminal-brings = bringt { $points }
terminal-points = Patenpunkte: { $points }
terminal-table = auf dem Tisch:
terminal-known = bekannt:
terminal-pledges = { $points ->
    [one] sagt 1 Punkt zu
   *[other] sagt { $points } Punkte zu
}
terminal-pledges-cards = { $number ->
    [one] sagt 1 Karte zu
   *[other] sagt { $number } Karten zu
}
terminal-asks = bittet um { $points }
terminal-aims = Ziel: { $aim }
terminal-hand = deine Hand
terminal-hidden = verdeckt
terminal-deck = Stapel
terminal-pile = Ablage:
terminal-signs = ? darf eine Karte verdeckt lassen · ★ gewinnt bei Gleichstand der Seite

# Brett
board-name = Kartentisch: Koalition, Stadtteil, Beute und Person, und beide Seiten
board-alcohol = Alkohol
board-cards = Karten auf der Hand
board-clan = Clan
board-persons = Personen
board-round = Runde { $round }
board-coalition = Koalition
board-mark = darf 1 Karte verbergen
board-tie = gewinnt bei Gleichstand
board-done = ist fertig
board-thug = setzt den Schläger ein
board-wins = gewonnen
board-counts = das zählt hier
board-loot = Beute
board-loot-told = Sieger: { $winners1 } oder { $winners2 }. Verlierer: { $losers1 } oder { $losers2 }.
board-half = ab der Hälfte
board-package = { $result }, Paket { $number }: { $goods }
board-none = nichts
board-offer = Anzuwerben: { $person }, Wert { $value }
board-deck = { $count ->
    [one] Stapel, noch 1 Karte
   *[other] Stapel, noch { $count } Karten
}
board-left = noch { $count }
board-spent = { $count } weg
board-pile = Ablagestapel
board-back = verdeckte Karte
board-kept-down = lässt eine Karte verdeckt
board-your-hand = { $count ->
    [one] Deine Hand · 1 Karte
   *[other] Deine Hand · { $count } Karten
}
board-decoy = kein Mittel dieses Stadtteils
board-down = Eine verdeckt lassen
board-decide = Was du tun kannst
board-talk = Sag deinem Partner
board-binds = Was du sagst, bindet nicht. Zum Zeigen eine Karte anklicken.
board-aim-win = Auf Sieg
board-aim-half = Auf die Hälfte
board-aim-save = Karten sparen
board-say-nothing = Nichts sagen
board-hush = Nichts zu sagen in dieser Runde
board-hush-short = Nichts zu sagen
board-hush-more = Passt für dich, sooft du reden könntest, bis die Runde endet oder du hier noch einmal drückst.
board-pledge_points = Ich bringe Punkte
board-pledge_cards = Ich lege Karten
board-ask_points = Von dir Punkte
board-said-points = { $points ->
    [one] bringt 1 Punkt
   *[other] bringt { $points } Punkte
}
board-said-cards = { $number ->
    [one] legt 1 Karte
   *[other] legt { $number } Karten
}
board-said-needs = braucht { $points }
board-less = Weniger
board-more = Mehr
board-say = Sagen
board-pick = Vom Ablagestapel nehmen · noch { $points }
board-sale = Bisher verkauft: { $points }
board-sold = Verkäufe
board-hint-down = Wähle die Karte, die verdeckt bleibt.
board-hint-fence = Wähle die Karte für den Hehler.
board-hint-swap = Wähle die Karte, die Mr. X tauscht.
board-hint-gambler = Wähle die erste von zwei Karten zum Abwerfen.
board-gambler-more = Wähle noch eine Karte zum Abwerfen: zwei insgesamt.
board-hint-informer = Wähle eine Karte zum Verkauf; es braucht zusammen 6 oder mehr.
board-hint-smuggler = Wähle eine Karte zum Verkauf; es braucht zusammen 6 oder mehr.

# Was eine Person kann
does-informer = Verkauft am Rundenende Karten im Gesamtwert von 6 oder mehr für 1 Alkohol.
does-smuggler = { does-informer }
does-bomber = Du darfst in jedem Stadtteil Waffen einsetzen.
does-dealer = Du darfst in jedem Stadtteil Schmiergeld einsetzen.
does-thief = Du darfst in jedem Stadtteil Erpressung einsetzen.
does-fence = Tauscht am Rundenende eine Karte.
does-gambler = Tauscht am Rundenende zwei Karten gegen zwei vom Ablagestapel.
does-priest = Zählt im Showdown als zwei Personen.
does-thug = Verdoppelt einmal im Spiel deine ausgespielten Mittel.
does-driver = Zählt als Waffen vom Wert 2, wo Personen nicht zählen.
does-customs = Zählt als Schmiergeld vom Wert 2, wo Personen nicht zählen.
does-reporter = Zählt als Erpressung vom Wert 2, wo Personen nicht zählen.

# Lektion: die ersten fünf Minuten
lesson-first = Die ersten fünf Minuten
lesson-first-goal = Der meiste Alkohol gewinnt. Jede Runde bringt eine neue Karte die Clans zusammen: Diesmal fordert ihr, du und { $p1 }, { $p2 } und { $p3 } um einen Stadtteil heraus.
lesson-first-talk = Erst reden die Partner, und nichts Gesagtes bindet. { $p1 } verspricht 4 Punkte: Antworte, dass ihr auf Sieg spielt.
lesson-first-talk-pass = Schweigen ist erlaubt, aber sag einmal etwas: Auf Sieg.
lesson-first-talk-show = Die Karte sähen alle am Tisch. Sag lieber, dass ihr auf Sieg spielt.
lesson-first-talk-other = Auch Zahlen sind gut, wahr oder nicht. Sag diesmal, dass ihr auf Sieg spielt.
lesson-first-quiet = { $p1 } hat nichts hinzuzufügen. Passe ebenfalls, dann ist das Gespräch zu Ende.
lesson-first-quiet-more = Es ist genug geredet. Passe.
lesson-first-lay = In Little Italy zählen nur Waffen und Schmiergeld. Lege eine deiner Waffen mit Wert 4.
lesson-first-lay-suit = Erpressung zählt in Little Italy nicht, sie wäre nur ein Bluff. Lege eine Waffe mit Wert 4.
lesson-first-lay-bribe = Schmiergeld zählt hier, doch 4 ist mehr als 3. Lege eine Waffe mit Wert 4.
lesson-first-lay-hide = Eine Karte darf verdeckt bleiben, aber heute nicht die erste. Lege die Waffe mit Wert 4 wie gewohnt.
lesson-first-lay-done = Wer nichts legt, gewinnt nichts. Lege eine Waffe mit Wert 4.
lesson-first-hide = Das „?“ auf der Koalitionskarte gehört dir: Eine deiner Karten darf verdeckt bleiben, bis die Seiten verglichen werden. Verdecke deine zweite Waffe mit Wert 4.
lesson-first-hide-other = Verdecke etwas, das viel zählt: die Waffe mit Wert 4.
lesson-first-hide-lay = So gelegt, sähen sie alle, bevor die Verteidiger spielen. Lass die Waffe mit Wert 4 verdeckt.
lesson-first-hide-done = Du hast noch eine Waffe mit Wert 4 und das Recht, sie zu verdecken. Tu das zuerst.
lesson-first-done = { $p1 } legt zur gleichen Zeit, ungesehen. Zwei Karten genügen: Drück „Fertig“.
lesson-first-done-lay = Heb sie auf: Jede Runde bringt neue Partner, und gute Karten sind selten. Drück „Fertig“.
lesson-first-second = { $p1 } hat eine Karte gelegt, du zwei: Mehr seht ihr nicht voneinander. Bei diesem zweiten Blick kannst du nachlegen; du musst nicht.
lesson-first-second-lay = Behalte die für die nächste Runde. Drück „Fertig“.
lesson-first-result = Eure Seite stand bei 6, also hielten die Verteidiger 7 für genug. Dann wurde deine verdeckte Waffe gezeigt: 10 zu 7, der Stadtteil gehört euch.
lesson-first-take = Du hast 8 Punkte gebracht, { $p1 } nur 2: Du wählst zuerst, { $p1 } bekommt den Rest. Nimm Paket 1, die 2 Alkohol.
lesson-first-take-person = Der Richter ist 4 wert, wo Personen zählen, doch Alkohol gewinnt das Spiel. Nimm diesmal Paket 1.
lesson-first-partners = Die Verlierer kamen auf die Hälfte eurer Stärke und bekamen Karten. Eine neue Karte liegt da: Jetzt spielt { $p1 } mit { $p3 } gegen dich und { $p2 }.
lesson-first-end = Hilf gerade genug zum Sieg, gib etwas mehr als die anderen und zeige nie alles. Nach zehn bis zwölf Runden gewinnt der meiste Alkohol.

# Lektion: die Hälfte genügt
lesson-bluff = Bluffs und halbe Beute
lesson-bluff-half = Du und { $p2 } verteidigt Streeterville gegen 16 Punkte: Ein Sieg wäre zu teuer. Doch wer verliert und die Hälfte erreicht, also 8, teilt sich eine eigene Beute.
lesson-bluff-talk = Hier zählen Personen: dein Bankdirektor und der Staatsanwalt von { $p2 } je 3. Zwei Punkte mehr genügen, also schlage vor, auf die Hälfte zu gehen.
lesson-bluff-talk-other = Erlaubt, und vielleicht sogar wahr. Sag { $p2 } aber offen: auf die Hälfte.
lesson-bluff-quiet = { $p2 } verspricht 1 Punkt; wer weiß, ob das stimmt. Passe.
lesson-bluff-quiet-more = Es ist genug geredet. Passe.
lesson-bluff-lay = In Streeterville zählt Schmiergeld. Lege deine 3: Mit dem Bankdirektor bringst du 6 Punkte.
lesson-bluff-lay-five = Heb dir die 5 für eine Runde auf, die du gewinnen kannst. Die 3 genügt.
lesson-bluff-lay-suit = Dieses Mittel zählt hier nicht. Lege zuerst das Schmiergeld mit Wert 3.
lesson-bluff-lay-done = Ganz auf andere verlassen? Lege das Schmiergeld mit Wert 3.
lesson-bluff-decoy = Jetzt ein Bluff: Lege auch die Erpressung. Sie zählt hier nicht, aber { $p2 } sieht zwei Karten und versucht kaum, dich zu überbieten.
lesson-bluff-decoy-done = Erst der Bluff: Lege die Erpressung.
lesson-bluff-decoy-other = Bluffe mit der Erpressung: Sie kommt auf deine Hand zurück.
lesson-bluff-done = Eine Karte, die zählt, und eine, die es nicht tut. Drück „Fertig“.
lesson-bluff-done-more = Das reicht. Drück „Fertig“.
lesson-bluff-second = Zwei Karten gegen eine: { $p2 } hat nun einen zweiten Blick, und du auch. Du bist weit genug: Drück „Fertig“.
lesson-bluff-second-more = Mehr braucht es nicht. Drück „Fertig“.
lesson-bluff-back = 16 zu 10: verloren, aber mehr als die Hälfte. Deine Erpressung ist wieder auf deiner Hand, und alle haben sie gesehen.
lesson-bluff-take = Die Sieger haben gewählt. Du hast 6 Punkte gebracht, { $p2 } 4, also wählst du als Nächstes: Nimm Paket 2, den Alkohol.
lesson-bluff-take-cards = Drei Karten locken, doch Alkohol gewinnt. Nimm Paket 2.
lesson-bluff-end = Eine billige Niederlage kann so viel bringen wie ein teurer Sieg. Heb dir gute Karten für Stadtteile auf, in denen sie zählen, und für den Showdown.

# Lektion: Personen und Versprechen
lesson-persons = Personen und Versprechen
lesson-persons-thief = Das ist dein Dieb: Dank ihm zählt deine Erpressung in jedem Stadtteil. Für alle anderen zählen hier, in den Union Stock Yards, nur Waffen.
lesson-persons-pledge = Du sprichst zuerst. Versprich 6 Punkte: Das bindet niemanden, aber { $p1 } kann damit rechnen.
lesson-persons-pledge-amount = Jede Zahl ist erlaubt. Versprich diesmal 6 Punkte.
lesson-persons-pledge-pass = Schweigen hilft keinem Partner. Versprich 6 Punkte.
lesson-persons-pledge-other = Auch das darf man sagen. Versprich diesmal 6 Punkte.
lesson-persons-quiet = { $p1 } verspricht 5 Punkte, zusammen wäre das reichlich. Passe, dann ist das Gespräch zu Ende.
lesson-persons-quiet-more = Es ist genug geredet. Passe.
lesson-persons-lay = Lege deine Erpressung mit Wert 5. Dein Dieb sorgt dafür, dass sie zählt.
lesson-persons-lay-weapon = Waffen zählen für alle, doch 5 ist mehr als 4. Lege die Erpressung mit Wert 5.
lesson-persons-lay-small = Sie zählt, aber nur 1. Lege die Erpressung mit Wert 5.
lesson-persons-lay-suit = Schmiergeld zählt hier nicht. Lege die Erpressung mit Wert 5.
lesson-persons-lay-done = Wer nichts legt, gewinnt nichts. Lege die Erpressung mit Wert 5.
lesson-persons-done = Mit dem, was { $p1 } versprochen hat, sollte das reichen. Drück „Fertig“.
lesson-persons-done-more = Heb dir das noch auf. Drück „Fertig“.
lesson-persons-broken = So viel zu Versprechen: { $p1 } hat keine einzige Karte gelegt. Dafür gibt es den zweiten Blick: Lege deine Waffe mit Wert 4 nach.
lesson-persons-broken-small = 5 und 1 reichen wohl kaum. Lege die Waffe mit Wert 4 nach.
lesson-persons-broken-suit = Schmiergeld zählt hier noch immer nicht. Lege die Waffe mit Wert 4 nach.
lesson-persons-broken-done = Mit 5 Punkten allein gewinnst du wohl kaum. Lege die Waffe mit Wert 4 nach.
lesson-persons-enough = Das sind 9 Punkte, und alle von dir. Drück „Fertig“.
lesson-persons-enough-more = Das genügt. Drück „Fertig“.
lesson-persons-result = Die Verteidiger kamen auf 6, also gehört der Stadtteil euch. Du hast 9 Punkte gebracht, { $p1 } keinen: Du wählst das erste Paket.
lesson-persons-take = In Paket 2 ist 1 Alkohol weniger, dafür der Spitzel, der Karten zu Alkohol macht. Nimm Paket 2.
lesson-persons-take-alcohol = 2 Alkohol locken, doch der Spitzel kann in jeder Runde welchen verdienen. Nimm Paket 2.
lesson-persons-sell = Am Ende einer Runde verkauft dein Spitzel Karten mit zusammen 6 Punkten oder mehr für 1 Alkohol. Nutze ihn: zuerst das Schmiergeld mit Wert 5.
lesson-persons-sell-small = Die gehört auch dazu, aber beginne mit dem Schmiergeld mit Wert 5.
lesson-persons-sell-draw = Diese Karte bekommst du auf jeden Fall. Verkaufe erst über den Spitzel das Schmiergeld mit Wert 5.
lesson-persons-sell-end = Aus deinen Karten lässt sich noch etwas machen. Verkaufe erst über den Spitzel das Schmiergeld mit Wert 5.
lesson-persons-pay = Es fehlt 1 Punkt: Gib die Erpressung mit Wert 1 dazu.
lesson-persons-sold = 6 Punkte bringen 1 Alkohol, Wechselgeld gibt es nicht. Drück „Fertig“.
lesson-persons-end = Personen bleiben bei dir, wähle sie mit Bedacht. Die meisten Personen bringen im Showdown 2 Alkohol, ebenso die meisten Waffen, das meiste Schmiergeld und die meiste Erpressung auf der Hand.

# Die einfache Ansicht im Browser
field-round_number = Runde
field-district = Stadtteil
field-offer = Anzuwerben
field-side = Seite
field-persons = Personen
field-hand = Hand
field-laid = Ausgelegt
field-contribution = Eingebrachte Punkte
field-strength = Stärke der Seiten
field-lone = Fordert allein heraus
field-godfather = Pate
field-mrx = Mr. X
field-deck_size = Karten im Stapel
field-pile = Ablage
