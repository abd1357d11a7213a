game-name = TEMPLATE
game-goal = Wie de laatste lucifer neemt, wint.
game-idea = Neem om de beurt een, twee of drie lucifers; wie de laatste neemt, wint.

action-take = { $count } nemen
prompt-take = Hoeveel lucifers neem je?
prompt-take-other = { $seat } neemt lucifers.

event-took = { $seat } neemt { $count }; nog { $left }.
event-won = { $seat } nam de laatste lucifer en wint.

reason-too_few_left = Zoveel lucifers zijn er niet meer.
