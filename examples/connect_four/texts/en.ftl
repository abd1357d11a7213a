game-name = Connect Four
game-goal = First to get four in a line wins.
game-idea = Drop stones into seven columns; the first to get four in a line wins.

action-drop = Drop a stone into column { $column }

prompt-drop = Which column?
prompt-drop-other = { $seat } chooses a column.

event-dropped = { $seat } drops a stone into column { $column }.
event-won = { $seat } has four in a line.

reason-column_full = That column is full.
