game-name = Don Pepe
game-goal = Earn from the pot and stay alive; most money wins.
game-idea = Thirty chairs, armed guests and cakes that explode: take more money from the pot than anybody else.

# Names
gang-yellow = yellow
gang-red = red
gang-blue = blue
gang-green = green
gang-orange = orange
gang-purple = purple
kind-boss = Boss
kind-joe = Joe
kind-mike = Mike
kind-jim = Jim
sleep-awake = awake
sleep-asleep = asleep
direction-cw = clockwise
direction-ccw = counter-clockwise
item-bar = bar
item-restaurant = restaurant
item-gambling = gambling hall
item-register = cash register
item-drink = drink
item-pistol = pistol
item-knife = knife
item-x = X mat
source-bar = bars
source-restaurant = restaurants
source-gambling = gambling halls
source-boss = Boss
source-register = cash register
card-move = Move
card-knife = Knife
card-pistol = Pistol
card-cake = Cake
card-pass_cake = Pass the cake
card-cocktail = Cocktail
card-kaboum = Ka-Boum!
card-cops = Cops
face-move = { card-move }
face-knife = { card-knife }
face-pistol = { card-pistol }
face-cake = { card-cake }
face-pass_cake = { card-pass_cake }
face-cocktail = { card-cocktail }
face-kaboum = { card-kaboum }
face-cops = { card-cops }
face-back = face-down card
cause-explosion = explosion
cause-knife = knife
cause-pistol = pistol
cause-pill = pill
ending-last_gang = one gang left
ending-pot_empty = pot empty
ending-nobody_left = nobody left
ending-standstill = standstill

# Parts of sentences
man = { $kind_id ->
    [boss] the { $gang } Boss
   *[other] { $gang } { $kind }
}
man-object = { $kind_id ->
    [boss] the { $gang } Boss
   *[other] { $gang } { $kind }
}
own-man-object = { $kind_id ->
    [boss] the Boss
   *[other] { $kind }
}

# What is done
action-knife = Knife: stab the gangster on chair { $chair }
action-pistol = Pistol: shoot the gangster on chair { $chair }
action-cake = Cake: put it at chair { $chair }
action-pass_cake = Pass the cake: slide the { $gang } one { $direction }
action-kaboum = Ka-Boum! Set off the { $gang } cake
action-cocktail = Cocktail: slip pills into drinks
action-cops = Cops: everybody gets up and sits down again
action-move = Move: the gangster on chair { $chair }
action-discard = Discard { $card }
action-to = Go to chair { $chair }
action-pill = Slip a pill into the drink at chair { $chair }
action-place = Seat { own-man-object } on chair { $chair }
action-place_asleep = Seat { own-man-object }, asleep, on chair { $chair }
action-end = Play no further card
outcome-deal = { $seat } draws { $card }
outcome-start = { $seat } seats the first gangster

# What is asked
prompt-seating = Seat one of your gangsters on an empty chair.
prompt-seating-other = { $seat } seats a gangster.
prompt-card = Play a card, or discard one.
prompt-card-other = { $seat } plays or discards a card.
may-card-knife = play a card
may-card-pistol = play a card
may-card-cake = play a card
may-card-pass_cake = play a card
may-card-kaboum = play a card
may-card-cocktail = play a card
may-card-cops = play a card
may-card-move = play a card
may-card-discard = discard one
may-card-end = stop here
prompt-to = Which empty chair does your gangster take?
prompt-to-other = { $seat } picks a chair for the gangster who moves.
prompt-pill = Whose drink gets the next pill?
prompt-pill-other = { $seat } slips pills into drinks.
prompt-reseating = The cops are gone. Seat one of your gangsters on an empty chair.
prompt-reseating-other = { $seat } seats a gangster again.
prompt-second = Play a Move as your second card, or stop here.
prompt-second-other = { $seat } may still play a Move.
may-second-move = play a Move as your second card
may-second-end = stop here

# What happened
event-dealt = { $card_id ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-shuffled = The draw pile is empty: the { $cards } discards become the new one.
event-started = { $seat } seats the first gangster.
event-seated = All gangsters take their suggested chairs.
event-placed = { $sleep_id ->
    [asleep] { $seat } seats { own-man-object }, still asleep, on chair { $chair }.
   *[other] { $seat } seats { own-man-object } on chair { $chair }.
}
event-turn = { $seat }’s turn.
event-exploded = The { $gang } cake at chair { $chair } explodes.
event-died = { $cause_id ->
    [knife] { $seat } stabs { man-object } on chair { $chair } from chair { $origin }.
    [pistol] { $seat } shoots { man-object } on chair { $chair } from chair { $origin }.
    [pill] The second pill kills { man-object } on chair { $chair }.
   *[explosion] The explosion kills { man-object } on chair { $chair }.
}
event-earned = { $source_id ->
    [register] The cash register doubles { $seat }’s income: { $dollars } more.
    [boss] { $seat } earns { $dollars } for the Boss.
   *[other] { $seat } earns { $dollars } from { $source }.
}
event-paid = { $dollars ->
    [0] { $seat } earns nothing; the pot stays at { $pot }.
   *[other] { $seat } takes { $dollars } from the pot, leaving { $pot }.
}
event-played = { $seat } plays { $card }.
event-discarded = { $seat } discards { $card }.
event-stopped = { $seat } plays no further card.
event-cake_put = { $seat } puts their cake at chair { $chair }.
event-cake_passed = { $seat } slides the { $gang } cake from chair { $origin } to chair { $target }.
event-fell_asleep = { $seat } drugs { man-object } on chair { $chair }.
event-woke = On chair { $chair } { man } wakes up.
event-rose = { $seat } is about to move { own-man-object } from chair { $chair }.
event-moved = { $seat } moves { own-man-object } from chair { $origin } to chair { $target }.
event-raided = { $seat } calls the cops: everybody gets up from the table.
event-out = { $seat } has no gangsters left and is out.
event-hand_shown = { $count ->
    [one] Discarded face up by { $seat }: { $card }.
   *[other] Discarded face up by { $seat }: { $count } × { $card }.
}
event-took_pot = { $seat } takes the rest of the pot, { $dollars }.
event-ended = { $ending_id ->
    [last_gang] Only one gang is left: the game is over.
    [pot_empty] The pot is empty: the game is over.
    [nobody_left] Nobody is left, and the rest of the pot stays where it is: the game is over.
   *[standstill] Nothing has happened for too long: the game is over, and the rest of the pot stays where it is.
}

# Why not
reason-not_in_hand = That card is not in your hand.
reason-nobody_to_stab = There is nobody there to stab.
reason-no_knife_near = Right beside that chair you have neither a Mike awake nor anyone awake at a knife.
reason-nobody_to_shoot = There is nobody there to shoot.
reason-no_pistol_opposite = Right opposite that chair you have neither a Joe awake nor anyone awake at a pistol.
reason-head_faces_nobody = The heads of the table face nobody, so nobody can be shot there.
reason-own_man = You cannot stab or shoot your own gang.
reason-cake_there_already = There is already a cake at that chair.
reason-no_cake_to_pass = That gang has no cake on the table to pass.
reason-own_cake_stays = You can only pass the cakes of others.
reason-cake_in_the_way = There is already a cake where this one would stop.
reason-no_cake_to_set_off = That gang has no cake on the table to set off.
reason-own_cake_waits = You can only set off the cakes of others.
reason-nobody_drinks = Nobody sits at a drink.
reason-no_pill_left = There is no pill left in the stock.
reason-no_drink_there = There is no drink at that chair.
reason-nobody_at_drink = Nobody sits at that drink.
reason-had_a_pill = That drink has already had a pill from this card.
reason-not_your_man = That is not one of your gangsters.
reason-asleep_there = That gangster is asleep and cannot be moved.
reason-all_chairs_taken = Every chair is taken, so nobody can move.
reason-moved_already = That gangster has already moved this turn; a second Move is for another one.
reason-chair_taken = That chair is taken.
reason-none_to_place = You have no such gangster left to seat.
reason-place_taken = Gangsters can only take empty chairs, and that one is taken.
reason-none_to_place_again = You have no such gangster left to seat again.
reason-place_taken_again = After the Cops, too, gangsters can only take empty chairs, and that one is taken.

# Options
option-seating = Seating at the start
option-seating-suggested = Suggested: all gangsters start on the chairs that the rules suggest
option-seating-free = Free: players seat their gangsters one by one

# The drawn table
table-pot = Pot: ${ $dollars }
table-pile = Pile: { $cards }
table-discards = Discards: { $cards }
table-dollars = { $dollars }
table-money = Money
table-hand = Hand: { $cards }
table-cards = Cards
table-men = Gangsters
table-unseated = to be seated
table-out = out
table-legend = { $boss } Boss, { $joe } Joe, { $mike } Mike, { $jim } Jim; lower case: asleep; { $cake } cake.

# The plain view in the browser
field-men = Gang
field-kinds = Who
field-asleep = Asleep
field-served = Just given a pill
field-cake = Cake of
field-money = Money
field-pot = Pot
field-unseated = To be seated
field-hands = Hand
field-pile = Pile
field-discards = Discards
axis-chair = Chair
axis-kind = Gangster
box-chair-chairs = In front of it
box-chair-chairs-bar = { item-bar }
box-chair-chairs-restaurant = { item-restaurant }
box-chair-chairs-gambling = { item-gambling }
box-chair-chairs-register = { item-register }
box-chair-chairs-drink = { item-drink }
box-chair-chairs-pistol = { item-pistol }
box-chair-chairs-knife = { item-knife }
box-chair-chairs-x = { item-x }
box-chair-opposites = Opposite
box-chair-opposites-0 = nobody
many-knife = Knife: stab the gangster on chair
many-pistol = Pistol: shoot the gangster on chair
many-cake = Cake: put it at chair
many-pass_cake = Pass the cake: slide the { $gang } one
many-kaboum = Ka-Boum! Set off the cake of
many-move = Move: the gangster on chair
many-discard = Discard
many-to = Go to chair
many-pill = Slip a pill into the drink at chair
many-place = { $kind_id ->
    [boss] Seat the Boss on chair
   *[other] Seat { $kind } on chair
}
many-place_asleep = { $kind_id ->
    [boss] Seat the Boss, asleep, on chair
   *[other] Seat { $kind }, asleep, on chair
}

# On the board
board-name = Oval table with thirty chairs
board-unit = dollars
board-number = { $number }
board-dollars = ${ $dollars }
board-plus = +{ $dollars }
board-plus-brief = +{ $thousands }k
board-thousands = { $thousands }k
board-man = { $kind_id ->
    [boss] { $gang } Boss
   *[other] { $gang } { $kind }
}
board-chair = Chair { $chair }
board-empty = empty
board-none = none
board-cake = Cake
board-cake-kept = ready
board-cake-there = at { $chair }
board-cake-of = { $gang } cake
board-cake-at = { $gang } cake at chair { $chair }
board-pot-title = THE POT
board-pot = Pot: { $dollars } dollars
board-felt = Play the card here. { $pot }
board-pile = { $cards ->
    [one] Pile: one card to draw
   *[other] Pile: { $cards } cards to draw
}
board-to-draw = { $cards } to draw
board-discards = Discards: { $cards }
board-spent = { $cards } played
board-pills = { $count ->
    [one] { $count } pill
   *[other] { $count } pills
}
board-pills-left = Pills left in stock: { $count }
board-slide-cw = Slide it clockwise
board-slide-ccw = Slide it counter-clockwise
board-slide-cw-to = Slide it clockwise, to chair { $chair }
board-slide-ccw-to = Slide it counter-clockwise, to chair { $chair }
board-your-hand = Your hand
board-no-cards = No card in hand.
board-out = You are out. Your money still counts.
board-to-seat = To be seated
board-seat-man = { $kind }, { $count }
board-end-turn = End the turn
board-from-boss = Boss
board-from-business = Businesses
board-from-register = Register
board-from-pot = Rest of the pot
board-turn = This turn
board-step-exploded = Cake: went off at chair { $chair }
board-step-no-cake = Cake: none of yours went off
board-step-income = Income: +{ $dollars }
board-step-cards = Cards: play one, or discard one
board-step-second = Cards: you may add a Move
board-step-wake = Draw back up, wake your sleepers
board-how-title = How to play
board-how = On your turn your cake goes off, your gangsters who are awake earn money from the pot, then you play a card. Most money wins.
board-how-seating = Drag a gangster to an empty chair, or click both. What lies in front of a chair arms or pays whoever sits there.
board-does-move = Seat one of yours elsewhere
board-does-knife = Stab a neighbour
board-does-pistol = Shoot whoever sits opposite
board-does-cake = Set your cake at any chair
board-does-pass_cake = Slide a rival’s cake on
board-does-cocktail = Send drinkers to sleep
board-does-kaboum = Set off a rival’s cake
board-does-cops = Everybody up, then sit again
board-ask-none = No target now: { $card }.
board-ask-move = Move: pick who gets up.
board-ask-knife = Knife: pick who to stab.
board-ask-pistol = Pistol: pick who to shoot.
board-ask-cake = Cake: pick a chair for it.
board-ask-pass_cake = Pass the cake: pick a cake.
board-ask-slide = Pass the cake: pick a direction.
board-ask-cocktail = Cocktail: play it on the felt.
board-ask-kaboum = Ka-Boum! Pick the cake to set off.
board-ask-cops = Cops: play it on the felt.
board-hint-none = Discard it, or pick another card.
board-hint-move = Or discard the card.
board-hint-knife = { $count ->
    [one] In reach: chair { $chairs }. Or discard the card.
   *[other] In reach: chairs { $chairs }. Or discard the card.
}
board-hint-pistol = { $count ->
    [one] In your sights: chair { $chairs }. Or discard the card.
   *[other] In your sights: chairs { $chairs }. Or discard the card.
}
board-hint-cake = It goes off on your next turn. Or discard the card.
board-hint-pass_cake = It slides to the next gangster. Or discard the card.
board-hint-slide = Dashed: where it stops. Dots: who is in the blast.
board-hint-cocktail = Then pick who drinks. Or discard the card.
board-hint-kaboum = It goes off at once. Or discard it.
board-hint-cops = Everybody gets up and sits down again. Or discard it.
board-more-card = Pick a card to see its targets.
board-more-second = Pick the Move, or end your turn.
board-more-end = No Move that you could add: end your turn.
board-more-to = Pick a highlighted chair, or drag there.
board-more-seating = Pick a gangster, then a chair.
board-more-reseating = Pick a gangster, then a chair.
board-more-pill = Pill { $pill } of { $doses }. Everyone with a drink is highlighted.
board-hint-second = Pick who to move.
board-hint-to = Pick an empty chair.
board-tip-bar = Bar: pays { $share }; both bars together { $pair }.
board-tip-restaurant = Restaurant: pays { $share }; both together { $pair }.
board-tip-gambling = Gambling hall: pays { $share }; both together { $pair }.
board-tip-register = Cash register: doubles the whole income.
board-tip-drink = Drink: a Cocktail can put a pill in it.
board-tip-pistol = Pistol: whoever sits here may shoot.
board-tip-knife = Knife: whoever sits here may stab.
board-tip-x = Head of the table: faces nobody.
board-tip-boss = The Boss earns { $share } on any chair.
board-tip-joe = Joe carries a gun: he may shoot from any chair that faces another.
board-tip-mike = Mike carries a knife: he may stab from any chair.
board-tip-jim = Jim carries nothing.
board-tip-asleep = Asleep: no income, no attack, no move. A second pill kills.
board-tip-cake = In the blast: chairs { $chairs }.

# Lesson: the first five minutes
lesson-first = Your first five minutes
lesson-first-goal = You lead yellow; whoever takes the most money out of this pot wins. Your turn began with your income: 1,000 each for your Boss, your bar and your gambling hall.
lesson-first-knife = Now play one card. Your Mike on chair 4 carries a knife, and right beside him, on chair 3, a blue man sits at the cash register: use the Knife on chair 3.
lesson-first-knife-other = The Knife reaches all these neighbours, but the cash register is on chair 3.
lesson-first-knife-discard = Discarding is for bad hands. You hold a Knife: use it on chair 3.
lesson-first-knife-card = A strong card, and you will need it later. Begin with the Knife, on chair 3.
lesson-first-rise = After any card you may play a Move. Get your Jim up from chair 30, where he earns nothing.
lesson-first-rise-other = That one is useful where he is. Jim on chair 30 sits at an empty mat: move him.
lesson-first-rise-end = Not yet: chair 3 is free, and you hold a Move. Move Jim from chair 30.
lesson-first-register = Chair 3 is the only empty one. Seat him there, at the cash register.
lesson-first-income = The cash register doubles your whole income: 6,000 this time. But { $p2 } has put a cake at chair 24, and at the start of { $p2 }’s next turn it blows up that chair and both beside it.
lesson-first-pass = Your Boss sits on chair 25. Play “Pass the cake” and slide the blue cake away from him, counter-clockwise, to chair 23.
lesson-first-pass-way = Then it stops in front of your Boss! Slide it counter-clockwise, to chair 23.
lesson-first-pass-discard = Look at your Boss first: a cake ticks beside him. Pass it on.
lesson-first-pass-card = That leaves the cake where it ticks. Play “Pass the cake” and slide it to chair 23.
lesson-first-hold = Nobody of yours is in danger now. Keep your Move for later and end the turn.
lesson-first-hold-move = Your people sit well. Save the Move and end the turn.
lesson-first-boom = { $p2 }’s own cake went off at chair 23 and cleared chairs 22, 23 and 24: two red gangsters, one blue. And you have earned another 6,000.
lesson-first-pistol = The Pistol shoots straight across the table. Your Boss on chair 25 has one in front of him and faces chair 5, red’s gambling hall: shoot.
lesson-first-pistol-discard = Do not throw away what you can shoot with. Use the Pistol on chair 5.
lesson-first-pistol-card = Good, but the Pistol is better now: chair 5.
lesson-first-again = You already hold one gambling hall, and the other is free now. Play a Move with Jim on chair 16.
lesson-first-again-other = That one is needed where he sits. Take Jim from chair 16.
lesson-first-again-end = Somebody else would sit down there. Play your Move with Jim on chair 16.
lesson-first-casino = Seat him on chair 5. Both gambling halls together bring 4,000 instead of 2,000.
lesson-first-casino-other = An empty chair, but no business. The gambling hall is chair 5.
lesson-first-end = Next turn you earn 12,000. Clear a chair, take it, and keep an eye on the cakes: when the pot is empty or one gang is left, the most money wins.

# Lesson: cakes and cocktails
lesson-cakes = Cakes and cocktails
lesson-cakes-look = There is a bomb in every cake. The red Boss on chair 13 sits between two blue gangsters, and no chair is empty: nobody can get away.
lesson-cakes-cake = Play your Cake and put it at chair 13. It ticks until your next turn begins.
lesson-cakes-cake-chair = A cake spares nobody, your own people included. At chair 13 it hits only others.
lesson-cakes-cake-card = Something for later. First the Cake, at chair 13.
lesson-cakes-stop = A Move may follow every card, but with all chairs taken there is nowhere to go. End the turn.
lesson-cakes-boom = The others had no card to push it away. Your cake went off: the red Boss and both neighbours are gone, and three chairs are empty.
lesson-cakes-cocktail = Now the bar. Play the Cocktail: three gangsters who sit at drinks get a pill.
lesson-cakes-cocktail-card = First the bar is open: play the Cocktail.
lesson-cakes-joe = Sleepers earn nothing, attack nobody and cannot be moved. Give the first pill to the red Joe on chair 20.
lesson-cakes-joe-other = Not that one now, and mind your own people. The red Joe on chair 20 is armed.
lesson-cakes-mike = The second pill goes to the red Mike on chair 24, right beside your Boss.
lesson-cakes-mike-other = Your Boss is more important: the red Mike on chair 24 must sleep.
lesson-cakes-last = And the third to the blue Joe on chair 26, on your Boss’s other side.
lesson-cakes-last-other = The blue Joe on chair 26 sits closest to your Boss. Let him sleep.
lesson-cakes-move = Now a Move can follow. Get Jim up from chair 30, where he earns nothing.
lesson-cakes-move-other = That one sits well. Take Jim from chair 30.
lesson-cakes-move-end = You hold a Move, and there are empty chairs at last. Take Jim from chair 30.
lesson-cakes-seat = Chair 12 has a pistol and faces your bar on chair 18. Better you sit there than somebody else.
lesson-cakes-seat-other = An empty chair, but the pistol that aims at your bar lies at chair 12.
lesson-cakes-end = Sleepers wake at the end of their own turn; a second pill before that kills. And “Ka-Boum!” sets off any foreign cake at once.

# Lesson: weapons and Ka-Boum!
lesson-weapons = Weapons and Ka-Boum!
lesson-weapons-chair = A knife lies in front of chair 10. Whoever sits there can stab the neighbour on either side, even a plain Jim like yours.
lesson-weapons-stab = Beside your Jim, on chair 9, sits the blue Boss, who earns 1,000 a turn wherever he sits. Play the Knife on chair 9.
lesson-weapons-stab-other = The Knife reaches all these neighbours. The blue Boss on chair 9 is worth most.
lesson-weapons-stab-discard = Nobody throws cards away beside a Boss. Use the Knife on chair 9.
lesson-weapons-stab-card = Keep that for later. Begin with the Knife, on chair 9.
lesson-weapons-hold = Chair 9 is empty now, but you hold no Move to sit down there. End your turn.
lesson-weapons-trap = { $p2 } has put the blue cake at chair 14, between the red Boss and a red Mike. But { $p1 } plays before it goes off, and would simply push it away.
lesson-weapons-boom = So do not wait: “Ka-Boum!” sets off somebody else’s cake at once. Play it on the blue cake.
lesson-weapons-boom-discard = Nothing here is for throwing away. Play “Ka-Boum!” on the blue cake.
lesson-weapons-boom-card = Then { $p1 } pushes the cake away. Play “Ka-Boum!” on the blue cake now.
lesson-weapons-rise = The red Boss and his Mike are gone. A Joe carries his gun wherever he sits: play a Move with your Joe on chair 8.
lesson-weapons-rise-other = Leave that one where he is. Move the Joe on chair 8.
lesson-weapons-rise-end = There are empty chairs, and you hold a Move. Move the Joe on chair 8.
lesson-weapons-seat = Chair 13 faces chair 17, where a blue Jim sits at a knife, right beside your bar on 18. Seat your Joe on chair 13.
lesson-weapons-seat-head = At the two heads of the table nobody shoots, and nobody is shot. Seat him on chair 13.
lesson-weapons-seat-other = From there he would face one of your own men. Seat him on chair 13.
lesson-weapons-fire = Now your Joe has the blue Jim straight in front of his gun. Play the Pistol on chair 17.
lesson-weapons-fire-other = Within reach, too, but the blue Jim beside your bar is on chair 17.
lesson-weapons-fire-discard = You have a target in front of you: play the Pistol on chair 17.
lesson-weapons-fire-card = That can wait. Play the Pistol on chair 17.
lesson-weapons-end = Always look who faces whom, and who sits beside a knife. One card changes it all: when the Cops come, everybody gets up and sits down anew.
