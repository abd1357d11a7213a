game-name = Vier op een rij
game-goal = Vier op een rij wint.
game-idea = Laat stenen in zeven kolommen vallen; wie het eerst vier op een rij heeft, wint.

action-drop = Een steen in kolom { $column } laten vallen

prompt-drop = Welke kolom?
prompt-drop-other = { $seat } kiest een kolom.

event-dropped = { $seat } laat een steen in kolom { $column } vallen.
event-won = { $seat } heeft vier op een rij.

reason-column_full = Die kolom is vol.
