seat = Plaats { $number }
hidden = iets verborgens
nobody = niemand
reason-over = Het spel is afgelopen.
reason-not_asked = Deze plaats is nu niet aan zet.
reason-not_this_step = Dat wordt nu niet gevraagd.

# Terminal
terminal-you = jij
terminal-random = toeval
terminal-help = Typ een actie, het nummer ervan, ? voor een lijst, rule { $clause } voor een regel, save BESTAND of quit.
terminal-curtain = Nu beslist { $seat }. Druk op Enter zodra niemand anders het scherm ziet.
terminal-no-clause = Er is geen regel { $clause }.
terminal-save-how = save BESTAND bewaart de partij in een bestand; backroom play --continue BESTAND gaat ermee verder.
terminal-saved = Bewaard in { $file }. Later verder met: backroom play { $game } --continue { $file }
terminal-not-saved = Dat bestand kan niet worden geschreven ({ $why }).
terminal-place = Plaats
terminal-player = Speler
terminal-score = Punten

# Naspelen
replay-opening = Voor de eerste regel
replay-help = { $step } van { $last }   n of → verder, p of ← terug, f begin, l einde, q stoppen
replay-seen = Zoals { $seat } het zag, tot het moment waarop het werd bewaard
replay-hidden = Vanaf hier kan de tafel niet worden getekend: in het verslag ontbreekt wat tijdens de partij niet te zien was.
# Simulatie
simulate-told = { $games } partijen met { $decisions } beslissingen, { $each } per partij. Het langste verslag heeft { $longest } regels.
simulate-player = Speler
simulate-won = Gewonnen of gedeeld
simulate-mean = Gemiddelde score
simulate-speed = { $seconds } s, { $rate } beslissingen per seconde
