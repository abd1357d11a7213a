game-name = TEMPLATE
game-goal = Wer das letzte Streichholz nimmt, gewinnt.
game-idea = Nehmt reihum ein, zwei oder drei Streichhölzer; wer das letzte nimmt, gewinnt.

action-take = { $count } nehmen
prompt-take = Wie viele Streichhölzer nimmst du?
prompt-take-other = { $seat } nimmt Streichhölzer.

event-took = { $seat } nimmt { $count }; noch { $left }.
event-won = { $seat } nahm das letzte Streichholz und gewinnt.

reason-too_few_left = So viele Streichhölzer sind nicht mehr da.
