game-name = TEMPLATE
game-idea = Take one, two or three matches in turn; whoever takes the last one wins.

action-take = Take { $count }
prompt-take = How many matches do you take?
prompt-take-other = { $seat } is to take matches.

event-took = { $seat } takes { $count }; { $left } left.
event-won = { $seat } took the last match and wins.

reason-too_few_left = There are not that many matches left.
