game-name = TEMPLATE
game-goal = Take the last match and win.
game-idea = Take one, two or three matches in turn; whoever takes the last one wins.

action-take = Take { $count }
prompt-take = How many matches do you take?
prompt-take-other = { $seat } takes matches.

event-took = { $seat } takes { $count }; { $left } left.
event-won = { $seat } took the last match and wins.

reason-too_few_left = There are not that many matches left.
