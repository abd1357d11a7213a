seat = Platz { $number }
hidden = etwas Verdecktes
nobody = niemand
reason-over = Die Partie ist zu Ende.
reason-not_asked = Dieser Platz ist gerade nicht gefragt.
reason-not_this_step = Das steht jetzt nicht zur Wahl.

# Terminal
terminal-you = du
terminal-random = Zufall
terminal-help = Tippe eine Aktion, ihre Nummer, ? für eine Liste, rule { $clause } für eine Regel, save DATEI oder quit.
terminal-curtain = Als Nächstes entscheidet { $seat }. Eingabetaste drücken, wenn sonst niemand auf den Schirm sieht.
terminal-no-clause = Eine Regel { $clause } gibt es nicht.
terminal-save-how = save DATEI hebt die Partie in einer Datei auf; backroom play --continue DATEI setzt sie fort.
terminal-saved = In { $file } aufgehoben. Später weiter mit: backroom play { $game } --continue { $file }
terminal-not-saved = In diese Datei lässt sich nicht schreiben ({ $why }).
terminal-place = Rang
terminal-player = Spieler
terminal-score = Punkte

# Nachspielen
replay-opening = Vor der ersten Zeile
replay-help = { $step } von { $last }   n oder → weiter, p oder ← zurück, f Anfang, l Ende, q Schluss
replay-seen = Wie { $seat } es gesehen hat, bis zu dem Augenblick, in dem es gespeichert wurde
replay-hidden = Von hier an lässt sich der Tisch nicht zeichnen: In der Aufzeichnung fehlt, was während der Partie nicht zu sehen war.
# Simulation
simulate-told = { $games } Partien mit { $decisions } Entscheidungen, { $each } je Partie. Die längste Mitschrift hat { $longest } Zeilen.
simulate-player = Spieler
simulate-won = Gewonnen oder geteilt
simulate-mean = Mittlere Punktzahl
simulate-speed = { $seconds } s, { $rate } Entscheidungen je Sekunde
