game-name = Vier gewinnt
game-goal = Vier in einer Reihe gewinnen.
game-idea = Lasst Steine in sieben Spalten fallen; wer zuerst vier in einer Reihe hat, gewinnt.

action-drop = Einen Stein in Spalte { $column } werfen

prompt-drop = Welche Spalte?
prompt-drop-other = { $seat } wählt eine Spalte.

event-dropped = { $seat } wirft einen Stein in Spalte { $column }.
event-won = { $seat } hat vier in einer Reihe.

reason-column_full = Diese Spalte ist voll.
