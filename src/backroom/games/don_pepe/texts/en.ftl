game-name = Don Pepe
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
face-back = face down
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
action-kaboum = Ka-Boum!: set off the { $gang } cake
action-cocktail = Cocktail: give pills to guests at drinks
action-cops = Cops: everybody leaves the table and is seated anew
action-move = Move: the gangster on chair { $chair }
action-discard = Discard { $card }
action-to = Go to chair { $chair }
action-pill = Put a pill into the drink at chair { $chair }
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
prompt-to = Which empty chair does your gangster take?
prompt-to-other = { $seat } chooses a chair for the gangster who moves.
prompt-pill = Whose drink gets the next pill?
prompt-pill-other = { $seat } drops pills into drinks.
prompt-reseating = The cops are gone. Seat one of your gangsters on an empty chair.
prompt-reseating-other = { $seat } seats a gangster again.
prompt-second = Play a Move as your second card, or end.
prompt-second-other = { $seat } may still play a Move.

# What happened
event-dealt = { $card_id ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-shuffled = The pile is used up: the { $cards } discards become the new one.
event-started = { $seat } seats the first gangster.
event-seated = All gangsters take the chairs suggested for them.
event-placed = { $sleep_id ->
    [asleep] { $seat } seats { own-man-object }, still asleep, on chair { $chair }.
   *[other] { $seat } seats { own-man-object } on chair { $chair }.
}
event-turn = It is the turn of { $seat }.
event-exploded = The { $gang } cake at chair { $chair } explodes.
event-died = { $cause_id ->
    [knife] { $seat } has { man-object } on chair { $chair } stabbed from chair { $origin }.
    [pistol] { $seat } has { man-object } on chair { $chair } shot from chair { $origin }.
    [pill] The second pill is too much for { man-object } on chair { $chair }.
   *[explosion] The explosion kills { man-object } on chair { $chair }.
}
event-earned = { $source_id ->
    [register] At the cash register, { $seat } doubles the income: { $dollars } more.
    [boss] { $seat } earns { $dollars } for the Boss.
   *[other] { $seat } earns { $dollars } from { $source }.
}
event-paid = { $dollars ->
    [0] { $seat } gets no income; { $pot } are in the pot.
   *[other] { $seat } takes { $dollars } from the pot, which leaves { $pot }.
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
    [one] { $seat } lays { $card } open on the discards.
   *[other] { $seat } lays { $count } × { $card } open on the discards.
}
event-took_pot = { $seat } takes the rest of the pot, { $dollars }.
event-ended = { $ending_id ->
    [last_gang] Only one gang is left: the game is over.
    [pot_empty] The pot is empty: the game is over.
    [nobody_left] Nobody is left, and the rest of the pot stays where it is: the game is over.
   *[standstill] For too long nothing has happened: the game is over, and the rest of the pot stays where it is.
}

# Why not
reason-not_in_hand = That card is not in your hand.
reason-nobody_to_stab = Nobody sits there to be stabbed.
reason-no_knife_near = No Mike of yours, and none of your gangsters at a knife, sits awake right beside that chair.
reason-nobody_to_shoot = Nobody sits there to be shot.
reason-no_pistol_opposite = No Joe of yours, and none of your gangsters at a pistol, sits awake right opposite that chair.
reason-head_faces_nobody = The heads of the table face nobody: nobody is shot there.
reason-own_man = Knife and pistol never hit your own gang.
reason-cake_there_already = There is a cake at that chair already.
reason-no_cake_to_pass = That gang has no cake on the table to pass.
reason-own_cake_stays = You can only pass the cakes of others.
reason-cake_in_the_way = Where the cake would stop there is a cake already.
reason-no_cake_to_set_off = That gang has no cake on the table to set off.
reason-own_cake_waits = You can only set off the cakes of others.
reason-nobody_drinks = Nobody sits at a drink.
reason-no_pill_left = There is no pill left in the stock.
reason-no_drink_there = There is no drink at that chair.
reason-nobody_at_drink = Nobody sits at that drink.
reason-had_a_pill = That drink has had a pill from this card already.
reason-not_your_man = None of your gangsters sits there.
reason-asleep_there = That gangster is asleep and cannot be moved.
reason-all_chairs_taken = Every chair is taken, so nobody can move.
reason-moved_already = That gangster has been moved this turn; a second Move is for another one.
reason-chair_taken = Somebody sits on that chair.
reason-none_to_place = You have no such gangster left to seat.
reason-place_taken = Gangsters sit down on empty chairs only, and that one is taken.
reason-none_to_place_again = You have no such gangster left to seat again.
reason-place_taken_again = After the cops, too, gangsters sit down on empty chairs only, and that one is taken.

# Options
option-seating = Who sits where at the start
option-seating-suggested = As suggested: all gangsters sit as the box proposes
option-seating-free = Free: players seat their gangsters one by one

# The drawn table
table-pot = Pot: { $dollars } $
table-pile = Pile: { $cards }
table-discards = Discards: { $cards }
table-dollars = { $dollars }
table-money = Money
table-hand = Hand: { $cards }
table-cards = Cards
table-men = Gangsters
table-unseated = to be seated
table-out = out
table-legend = { $boss } Boss, { $joe } Joe, { $mike } Mike, { $jim } Jim; small letters sleep; { $cake } cake.

# The plain view in the browser
field-men = Gang
field-kinds = Who
field-asleep = Asleep
field-served = Got a pill just now
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
many-knife = Knife: stab the gangster on chair
many-pistol = Pistol: shoot the gangster on chair
many-cake = Cake: put it at chair
many-pass_cake = Pass the cake: slide the { $gang } one
many-kaboum = Ka-Boum!: set off the cake of
many-move = Move: the gangster on chair
many-discard = Discard
many-to = Go to chair
many-pill = Put a pill into the drink at chair
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
board-cake-kept = kept
board-cake-there = at { $chair }
board-cake-of = { $gang } cake
board-cake-at = { $gang } cake at chair { $chair }
board-pot-title = THE POT
board-pot = Pot: { $dollars } dollars
board-felt = Play the card here. { $pot }
board-pile = Pile: { $cards } cards to draw
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
board-step-cards = Cards: play one, or throw one away
board-step-second = Cards: a Move may follow
board-step-wake = Draw to five, wake your sleepers
board-how-title = How it goes
board-how = On your turn your cake goes off, your gangsters awake bring money from the pot, then you play a card. Most money wins.
board-how-seating = Drag a gangster to an empty chair, or click both. What lies in front of a chair arms whoever sits there, or pays.
board-does-move = Seat one of yours elsewhere
board-does-knife = Stab a neighbour
board-does-pistol = Shoot whoever sits opposite
board-does-cake = Set your cake at any chair
board-does-pass_cake = Slide a rival cake on
board-does-cocktail = Send three drinkers to sleep
board-does-kaboum = Set off a rival cake
board-does-cops = Everybody up, and seated anew
board-hint-none = No target now: discard it, or choose another.
board-hint-move = Pick whom to move, or discard the card.
board-hint-knife = { $count ->
    [one] One is in reach. Or discard the card.
   *[other] { $count } are in reach. Or discard the card.
}
board-hint-pistol = { $count ->
    [one] One is in your sights. Or discard the card.
   *[other] { $count } are in your sights. Or discard the card.
}
board-hint-cake = Pick a chair. It goes off on your next turn.
board-hint-pass_cake = Pick the cake to slide, or discard the card.
board-hint-slide = Pick its way. The dots show who is in the blast.
board-hint-cocktail = Play it to the pot, then pick drinkers; or discard it.
board-hint-kaboum = Pick the cake to set off, or discard the card.
board-hint-cops = Play it to the pot, or discard it.
board-hint-second = Pick whom to move.
board-hint-to = Pick an empty chair.
board-tip-bar = Bar: pays 1,000; both bars together 4,000.
board-tip-restaurant = Restaurant: pays 1,000; both together 4,000.
board-tip-gambling = Gambling hall: pays 1,000; both together 4,000.
board-tip-register = Cash register: doubles the whole income.
board-tip-drink = Drink: a Cocktail may put a pill into it.
board-tip-pistol = Pistol: whoever sits here may shoot.
board-tip-knife = Knife: whoever sits here may stab.
board-tip-x = Head of the table: faces nobody.
board-tip-boss = The Boss brings 1,000 on any chair.
board-tip-joe = Joe carries a gun: he may shoot from any chair that faces another.
board-tip-mike = Mike carries a knife: he may stab from any chair.
board-tip-jim = Jim carries nothing.
board-tip-asleep = Asleep: no income, no attack, no move. A second pill kills.
board-tip-cake = In the blast: chairs { $chairs }.
