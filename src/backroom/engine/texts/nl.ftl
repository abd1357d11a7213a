seat = Plaats { $number }
hidden = iets verborgens
nobody = niemand
reason-over = Het spel is afgelopen.
reason-not_asked = Deze plaats is nu niet aan de beurt.
reason-not_this_step = Dat kan nu niet.
event-taken_back = { $seat } neemt de zet terug.

# Terminal
terminal-you = jij
terminal-random = toeval
terminal-help = Typ een actie, het nummer ervan, ? voor een lijst, hint voor advies, rule { $clause } voor een regel, save BESTAND of quit.
terminal-hint = De zet van de baas: { $action }.
terminal-hint-brings = Nu: { $events }
terminal-hint-chance = Winstkans daarmee: { $chance }.
terminal-hint-otherwise = Met de andere zetten: gemiddeld { $otherwise }.
terminal-no-hint = Geen hints als er meer mensen spelen.
terminal-curtain = { $seat } is aan de beurt. Druk op Enter zodra niemand anders het scherm ziet.
terminal-no-clause = Er is geen regel { $clause }.
terminal-save-how = save BESTAND slaat de partij op in een bestand; backroom play --continue BESTAND gaat ermee verder.
terminal-saved = Opgeslagen in { $file }. Later verder met: backroom play { $game } --continue { $file }
terminal-not-saved = Dat bestand kan niet worden geschreven ({ $why }).
terminal-place = Plaats
terminal-player = Speler
terminal-score = Punten

# Naspelen
replay-opening = Voor de eerste regel
replay-help = { $step } van { $last }   n of → verder, p of ← terug, f begin, l einde, q stoppen
replay-seen = Zoals { $seat } het zag, tot het moment waarop het werd opgeslagen
replay-hidden = Vanaf hier kan de tafel niet worden getekend: in de opname ontbreekt wat tijdens de partij verborgen was.
# Simulatie
simulate-told = { $games } partijen met { $decisions } beslissingen, { $each } per partij. De langste opname heeft { $longest } regels.
simulate-player = Speler
simulate-won = Gewonnen of gedeeld
simulate-mean = Gemiddelde score
simulate-speed = { $seconds } s, { $rate } beslissingen per seconde

# Lessons
lesson-player-0 = Ace
lesson-player-1 = Lefty Lou
lesson-player-2 = Mabel
lesson-player-3 = Otto
lesson-player-4 = Rosa
lesson-player-5 = Dutch
learn-step = Stap { $step } van { $count }
learn-read = Druk op Enter om verder te gaan.
learn-help = Typ een actie, ? voor een lijst, show om die te laten doen, b voor een stap terug, of quit.
learn-read-first = Eerst Enter: hier staat iets om te lezen.
learn-at-first = Dit is de eerste stap.
learn-done = Dat was deze les. Speel nu een eerste partij met de uitkijk, en typ hint als je vastzit: backroom play { $game } --players { $players }
learn-play = Druk op Enter om meteen te spelen, of typ quit.
learn-next = De volgende les: backroom learn { $game } { $lesson }
learn-none = { $game } heeft nog geen lessen.
