game-name = Gangster
game-goal = Hold districts when they score; most influence wins.
game-idea = Drive through Chicago, drop off your gangsters where there is influence to be won, and dump your rivals in the harbour.

# Names
gang-grey = Grey
gang-green = Green
gang-yellow = Yellow
gang-brown = Brown
gang-blue = Blue
district-north_side = North Side
district-west_side = West Side
district-greek_town = Greek Town
district-the_loop = The Loop
district-cicero = Cicero
district-little_italy = Little Italy
district-little_africa = Little Africa
district-south_side = South Side
district-stickney = Stickney
district-chinatown = Chinatown
place-north_side = { district-north_side }
place-west_side = { district-west_side }
place-greek_town = { district-greek_town }
place-the_loop = { district-the_loop }
place-cicero = { district-cicero }
place-little_italy = { district-little_italy }
place-little_africa = { district-little_africa }
place-south_side = { district-south_side }
place-stickney = { district-stickney }
place-chinatown = { district-chinatown }
place-gold_coast = Gold Coast
kind-bodyguard = bodyguard
kind-motor = motor
kind-tommy_gun = tommy gun
kind-trunk = trunk
kind-bumper = bumper
kind-door = door

# What is done
action-gang = Play { $gang }
action-drive = Drive with the { $card }: { $place }
action-unload = Unload a { $gang } gangster
action-load = Load the gangster on field { $field } in { $district }
action-push = Push the { $gang } car to { $district }
action-done = Done
action-dump = Empty the trunk into the harbour
action-keep = Dump nobody
action-take = Take the { $kind }
action-drop = Drop a { $gang } gangster into the harbour
outcome-harbour = A { $kind } is turned up at the harbour
outcome-equip = { $gang } draws a { $kind }
outcome-table = Table { $table } goes to { $district }
outcome-start = { $seat } starts
outcome-deal = { $gang } draws the card { $district }
outcome-double = The card { $district } is drawn
outcome-police = A police card is drawn
outcome-casino = The casino card { $value } is drawn

# What is asked
prompt-gang = Which of your two colours do you play?
prompt-gang-other = { $seat } chooses one of two colours.
prompt-turn = Drive, or load or unload one gangster.
prompt-turn-other = { $seat } drives, loads or unloads.
may-turn-drive = drive
may-turn-unload = unload a gangster
may-turn-load = load a gangster
prompt-push = Your bumper can push a car along one road. Which car, and where to?
prompt-push-other = { $seat } may push a car.
prompt-dump = Dump the gangsters in your trunk into the harbour?
prompt-dump-other = { $seat } may empty the trunk into the harbour.
prompt-take = Take one piece of equipment.
prompt-take-other = { $seat } takes a piece of equipment.
prompt-drop = Your trunk is too full. Who goes into the harbour?
prompt-drop-other = { $seat } drops a gangster from the trunk into the harbour.
prompt-door = Your door lets a second gangster out. Unload another?
prompt-door-other = { $seat } may unload a second gangster.

# What happened
event-laid_open = A { $kind } is turned up at the harbour.
event-three_alike = Three of a kind at the harbour ({ $kind }): they leave the game.
event-equipped = { $gang } starts with a { $kind }.
event-table_laid = Table { $table } goes to { $district }.
event-started = { $seat } starts.
event-dealt = { $car ->
    [0] { $gang } puts a gangster in { $district }.
   *[other] { $gang } puts a gangster and the car in { $district }.
}
event-stage_began = Stage { $stage } begins; { $seat } goes first.
event-chose = { $seat } plays { $gang }.
event-drove = { $gang } drives with the { $card }: { $origin } → { $target }.
event-unloaded = { $gang } unloads a { $whose } gangster in { $district }, onto field { $field }.
event-loaded = { $gang } loads a { $whose } gangster in { $district }, from field { $field }.
event-pushed = { $gang } pushes the { $other } car: { $origin } → { $target }.
event-declined = { $gang } stops there.
event-dumped = { $gangsters ->
    [one] { $gang } dumps a { $whose } gangster into the harbour.
   *[other] { $gang } dumps { $gangsters } { $whose } gangsters into the harbour.
}
event-kept = { $gang } dumps nobody.
event-took = { $lost_id ->
    [none] { $gang } takes the { $kind }.
   *[other] { $gang } takes the { $kind } and gives up the { $lost }.
}
event-took_nothing = { $gang } finds nothing new at the harbour.
event-dropped = { $gang } drops a { $whose } gangster into the harbour.
event-must_drive = Nobody has driven for a while: { $seat } must drive.
event-cards_up = { $gang } turns all movement cards face up again.
event-doubled = { $district } gets a doubler, number { $doublers } of this stage.
event-police_came = The police come by; nothing happens.
event-casino_drawn = Day of reckoning { $day }: { $seat } draws casino card { $value }.
event-reckoned = { $doubled ->
    [0] { $district } scores (table { $table }).
   *[other] { $district } scores double (table { $table }).
}
event-placed = { $district }, place { $place }: { $gang } with { $gangsters ->
    [one] one gangster
   *[other] { $gangsters } gangsters
}, best rank { $rank }, gets { $points }.
event-tie_won = { $district }: { $gang } and { $other } are tied; { $gang } is ahead on rank, { $rank } to { $other_rank }.
event-stood_at = { $seat } now has { $influence } influence.
event-reinforced = { $gang } gets { $gangsters } new gangsters.
event-ended = The third day of reckoning is over, and so is the game.

# Why not
reason-not_your_gang = With two players you choose between your own two colours.
reason-card_used = That movement card stays face down until all three have been used.
reason-not_reached = Out of reach: a drive is exactly as many roads as the card says (motor: or one more), never straight back.
reason-no_table = Nobody can be unloaded at the Gold Coast.
reason-table_closed = The table in this district is closed.
reason-table_full = Every field of this table is occupied.
reason-car_empty = The car holds no gangster of its own colour.
reason-not_in_trunk = There is no gangster of that colour in the trunk.
reason-nobody_there = Nobody stands on that field.
reason-own_elsewhere = Gangsters of the car’s own colour can only be loaded where the car stands.
reason-too_far = You can only load where the car stands; any further takes a tommy gun.
reason-gun_at_gold_coast = A tommy gun is of no use while the car is at the Gold Coast.
reason-gun_too_far = A tommy gun reaches only one road away.
reason-trunk_full = There is no room left in the trunk.
reason-guarded = A bodyguard protects that gangster.
reason-must_drive = Nobody has driven for so long that this turn must be a drive.
reason-own_car = A bumper pushes other cars, not the one it is on.
reason-no_car_there = That car is not in the same district.
reason-pushed_too_far = A car can only be pushed into a district exactly one road away.
reason-not_at_harbour = No such equipment is on offer at the harbour.
reason-has_it_already = A colour never has two of the same equipment, and it already has this one.
reason-nobody_to_drop = There is no gangster of that colour in the trunk to drop.
reason-own_only = A door lets out a second gangster of the car’s own colour, not a foreign one.

# In the terminal
terminal-closed = closed
terminal-influence = influence
terminal-cards = cards
terminal-crew = crew
terminal-trunk = trunk
terminal-equipment = equipment
terminal-decks = Stage { $stage }: { $doublers } of { $last } doublers. Face down: { $districts } districts, { $police } police.
terminal-legend = Casino cards left: { $casino }. { $next }: where the next gangster goes. In brackets: cars.

# The plain view in the browser
field-standing = Gangsters, by field
field-next = Where the next gangster goes
field-influence = Influence
field-doubled = Doubler
field-deck = Card not drawn yet
field-table = Table and its values
field-car = Car at
field-crew = Own gangsters in the car
field-trunk = In the trunk
field-drowned = In the harbour basin
field-cards = Movement cards
field-slots = Equipment
field-harbour = On offer at the harbour
field-supply = Not drawn yet
field-casino = Casino cards left
field-police = Police cards in the deck
field-days = Days of reckoning so far
field-gang = Colour that acts
axis-district = District
axis-gang = Colour
axis-kind = Equipment
box-table-values = Values
box-table-values-0 = ?
many-drive = Drive with the { $card } to
many-load = In { $district }, load the gangster on field
many-push = Push the { $gang } car to

# The board in the browser
board-name = City map
board-lake = LAKE MICHIGAN
board-harbour = harbour
board-supply = { $count ->
    [0] none left in the warehouse
   *[other] { $count } more in the warehouse
}
board-closed = closed
board-nothing = nothing
board-nobody = nobody
board-empty = empty
board-next = empty, next to be filled
board-field = { $district }, field { $field }: { $who }
board-district = { $rows } by { $columns } fields, values { $values }{ $doubled ->
    [0] { "" }
   *[other] , doubled
}: { $people }. { $next ->
    [full] Full.
   *[other] Next field: { $next }.
}
board-laid-open = harbour. On offer: { $kinds }.
board-car = { $gang } car
board-stage = STAGE { $stage } OF { $stages }
board-stage-name = Stage { $stage } of { $stages }, { $laid } of { $doublers } doublers laid. Cards left: { $cards }, { $police ->
    [one] one of them police
   *[other] { $police } of them police
}. Casino cards left: { $casino }.
board-stage-more = Whoever uses up all three movement cards draws a district card: that district gets a doubler; a police card does nothing. Doubler number { $doublers } brings the day of reckoning.
board-stage-number = Stage { $stage }
board-stage-part = Stage { $stage }, district by district (casino { $casino })
board-cards-left = { $count ->
    [one] one district card
   *[other] { $count } district cards
}
board-movement = Movement
board-card-open = Movement card { $card }
board-card-used = Movement card { $card }, used
board-crew = Gangsters in the car
board-in-car = In your car
board-crew-name = { $gang } in the car: { $count }
board-trunk = Trunk
board-in-trunk = { $gang } in the trunk: { $count }
board-trunk-empty = Trunk, empty
board-equipment = Equipment
board-equipment-short = Gear
board-slot-empty = No equipment
board-tip-bodyguard = Others cannot load your gangsters in the district where your car stands.
board-tip-motor = Your drive may be one road longer than the card says.
board-tip-tommy_gun = You may load a foreign gangster from a district one road away.
board-tip-trunk = { $room ->
    [one] Your trunk has room for one foreign gangster.
    [2] Your trunk has room for two foreign gangsters.
   *[other] Your trunk has room for { $room } foreign gangsters.
}
board-tip-bumper = After your drive you may push another car along one road.
board-tip-door = You may unload two of your own gangsters in one turn.
board-turn = Your turn
board-instead = Or instead
board-how = How to play
board-how-turn = { $can ->
    [both] Drive: pick a card, or your car. Or load or unload one gangster in { $place }.
    [load] Drive: pick a card, or your car. Or load a gangster in { $place }.
    [unload] Drive: pick a card, or your car. Or unload one gangster in { $place }.
   *[none] Drive: pick a card, or your car, then where to stop.
}
board-how-gang = Pick one of your two cars, or its board.
board-how-push = Pick a car that is there, then the district to push it into.
board-how-dump = Either everyone in the trunk goes in, or nobody.
board-how-take = Pick one of the pieces at the Gold Coast.
board-how-drop = Pick who goes overboard.
board-how-door = Pick the highlighted field for a second gangster.
board-how-now = Pick a card, your car, or a gangster.
board-how-drive = Pick a card, or your car.
board-how-wait = A drive takes exactly as many roads as its card says.
board-how-watch = Cars drive, gangsters fill the tables from the top left. On the day of reckoning the gang with the most in a district gets its first value.
board-ask-drive = { $count ->
    [one] Drive one road: pick where to stop.
   *[other] Drive { $roads } roads: pick where to stop.
}
board-ask-car = Drive: pick where to stop.
board-ask-which = { $place }: with which card?
board-ask-push = Push this car.
board-ask-unload = Unload a gangster.
board-hint-card = { $count ->
    [one] One place is within reach of { $place }.
   *[other] { $count } places are within reach of { $place }.
}
board-hint-which = Several cards lead there: pick one.
board-hint-push = Pick the district to push it into.
board-hint-unload = Pick the district, or the highlighted field.
board-hint-district = Pick who to load, or the highlighted field to unload.
board-hint-harbour = Pick one of the pieces.
board-done = Done
board-dump = Into the harbour
board-keep = Keep them
board-back = Back to the map
board-reckoning = Day of reckoning { $day }
board-casino = Casino value { $value }
board-share = { $gangsters ->
    [one] one gangster
   *[other] { $gangsters } gangsters
}{ $tie ->
    [0] { "" }
   *[other] , ahead on rank { $rank }
}
board-sums = Influence now
board-go-on = Next
board-skip = Skip

# Lesson: the first five minutes
lesson-first = Your first five minutes
lesson-first-goal = Every district has a table for gangsters. Three times there is a reckoning: the gang with the most people on a table takes its first value, and the most influence wins.
lesson-first-drive = You drive the grey car: each turn you drive, or load or unload one gangster. Play the 1 and go exactly one road, from Greek Town to The Loop, whose values are doubled.
lesson-first-drive-place = The Loop is worth double. Drive there with the 1.
lesson-first-drive-card = A card is driven in full, so keep the long ones. The 1 takes you to The Loop.
lesson-first-drive-unload = You could unload here, but The Loop is worth double. Play the 1 and drive there.
lesson-first-drive-load = Leave your gangster in Greek Town, it counts there. Play the 1 and drive to The Loop.
lesson-first-unload = { $p1 } has followed you. Seven gangsters wait in your car: unload one in The Loop, on the next field of its table.
lesson-first-unload-drive = You have only just arrived. Unload a gangster in The Loop first.
lesson-first-unload-load = Taking people away makes you weaker here. Unload one instead.
lesson-first-load = Now { $p1 } stands here too, and on a higher field, which wins ties. Load the green gangster from field 3 into your trunk.
lesson-first-load-own = That one is yours: let it stand. Load the green one from field 3.
lesson-first-load-unload = More people help, but fewer rivals help too. Load the green one from field 3.
lesson-first-load-drive = Not with a rival in The Loop. Load the green one from field 3 first.
lesson-first-harbour = A prisoner can be set down anywhere, or got rid of at the harbour. Your 3 takes you there: drive to the Gold Coast.
lesson-first-harbour-place = With the 3 you reach the Gold Coast exactly: three roads, and never straight back.
lesson-first-harbour-card = The 2 does not reach the Gold Coast exactly. Play the 3.
lesson-first-harbour-load = Your trunk is full, and your own people stay. Play the 3 and drive to the Gold Coast.
lesson-first-harbour-unload = That can wait until the trunk is empty. Play the 3 and drive to the Gold Coast.
lesson-first-dump = Whoever goes into the harbour is out of the game for good. Dump your prisoner.
lesson-first-dump-keep = Then the trunk stays full. Dump the prisoner.
lesson-first-take = Each stop at the Gold Coast brings a piece of equipment, two at most. Take the motor: your drives may then be one road longer.
lesson-first-take-other = Useful too, but today you take the motor.
lesson-first-third = One card is left, and with the motor your 2 may go two roads or three. Drive back to Greek Town.
lesson-first-third-place = That is within reach, but your gangster in Greek Town wants company. Drive there with the 2.
lesson-first-doubler = That was your third card: all three are open again, and a district card laid a doubler on Greek Town. The eighth doubler brings the day of reckoning.
lesson-first-stand = Now Greek Town is worth double, and your car is there. Unload another gangster.
lesson-first-stand-drive = You are in the right place. Unload a gangster in Greek Town.
lesson-first-stand-load = Leave it there, it counts. Unload another one beside it.
lesson-first-end = Drive, load, unload: that is all. Be strong where a doubler lies, and let rivals vanish in your trunk; after the third reckoning the most influence wins.

# Lesson: the day of reckoning
lesson-reckoning = The day of reckoning
lesson-reckoning-eighth = Seven doublers lie on the map. The eighth ends the stage at once, and every district scores.
lesson-reckoning-tie = In Stickney you and { $p2 } have one gangster each, and in a tie the higher field wins: yellow’s. Unload another one.
lesson-reckoning-tie-load = Then Stickney would be lost. Unload a gangster instead.
lesson-reckoning-tie-drive = Not while yellow wins the tie in Stickney. Unload a gangster first.
lesson-reckoning-last = Now you lead in Stickney. Play your last open card, the 2, and drive to Chinatown: after it a district card is turned up.
lesson-reckoning-last-place = Chinatown is better: one gangster of yours already stands there.
lesson-reckoning-last-more = Enough here. Play the 2 and drive to Chinatown.
lesson-reckoning-casino = The card was Little Africa: doubler number 8. Whoever laid it drew a casino card for every “?”, a 5: in Stickney it brings you 5, doubled to 10.
lesson-reckoning-africa = In Little Africa green has the most people and takes 7, doubled to 14. One lone gangster was enough for you to come second: 5, doubled to 10.
lesson-reckoning-stage = You have 28 influence. Everybody stays where they are, the doublers come off the map, and each car gets six new gangsters.
lesson-reckoning-fresh = The second stage has begun, and your car stands in Chinatown. Unload a gangster there.
lesson-reckoning-fresh-first = First put your new people to work: unload one in Chinatown.
lesson-reckoning-end = Spread out, since second places count as well, and watch who is about to lay the eighth doubler. After the third day it is over.

# Lesson: equipment and policemen
lesson-equipment = Tommy gun, bodyguard, bumper
lesson-equipment-gun = Your car carries a tommy gun, which reaches one road far. Without leaving The Loop, load the yellow gangster from North Side.
lesson-equipment-gun-own = That one is yours, and he counts here. Load the yellow one from North Side.
lesson-equipment-gun-unload = Your own people can wait. First use the tommy gun: load the yellow one from North Side.
lesson-equipment-gun-drive = You need not drive there, that is what the tommy gun is for. Load the yellow one from North Side.
lesson-equipment-guard = Green in Chinatown is just as near, but the green car stands there with a bodyguard. Where he keeps watch, nobody else may load green.
lesson-equipment-harbour = Your trunk is full, and you have room for a second piece of equipment. Play the 1 and drive to the Gold Coast.
lesson-equipment-harbour-place = Close, but the harbour is at the Gold Coast. Drive there with the 1.
lesson-equipment-harbour-card = The Gold Coast is one road away, so keep the long cards. Play the 1.
lesson-equipment-harbour-back = Then he would be back on a table. Take him to the harbour: play the 1 and drive to the Gold Coast.
lesson-equipment-harbour-unload = Not with a prisoner in the trunk. Play the 1 and drive to the Gold Coast.
lesson-equipment-harbour-load = Your own people stay where they count. Play the 1 and drive to the Gold Coast.
lesson-equipment-dump = You know what the harbour is for: dump the prisoner.
lesson-equipment-dump-keep = You will soon need the room in your trunk. Dump the prisoner.
lesson-equipment-take = Take the bumper. It goes into your left slot and the tommy gun moves to the right one; a third piece would push the gun out of the game.
lesson-equipment-take-other = Worth having, too. Today you need the bumper.
lesson-equipment-drive = With a bumper you push a car away from where your drive ends. Green guards Chinatown, where everything counts double: play the 2 and drive there.
lesson-equipment-drive-place = Within reach, but the guard is in Chinatown. Drive there with the 2.
lesson-equipment-push = Push the green car one road on, to Little Italy. Your own people are in The Loop and Little Africa, so keep it away from there.
lesson-equipment-push-other = There it would stand beside your own gangster. Push it to Little Italy.
lesson-equipment-push-done = Then the bodyguard stays. Push the green car to Little Italy.
lesson-equipment-catch = The bodyguard had to leave with his car. Now load a green gangster in Chinatown, best the one on the highest field, which wins ties.
lesson-equipment-catch-unload = First make use of the missing guard: load a green gangster in Chinatown.
lesson-equipment-catch-drive = You pushed the guard away for this: load a green gangster in Chinatown.
lesson-equipment-third = Play your last open card, the 3, and drive to Little Africa. Then all your cards open again, and a district card is turned up.
lesson-equipment-third-place = Your own gangster waits in Little Africa. Drive there with the 3.
lesson-equipment-third-unload = Your prisoner has work to do in Little Africa. Play the 3 and drive there.
lesson-equipment-police = It was a policeman: nothing is doubled this time. Two are shuffled into the cards, so nobody knows for sure when the eighth doubler comes.
lesson-equipment-second = Read the table: 2, 5, 1, so second place is worth most. Unload the green prisoner: on the higher field he wins the tie and takes the 2, and you take the 5.
lesson-equipment-second-own = With two you would come first, which brings 2. Unload the green prisoner: second place brings 5.
lesson-equipment-second-drive = Not yet. Unload the green prisoner in Little Africa first.
lesson-equipment-second-load = Then you would get nothing here. Unload the green prisoner.
lesson-equipment-end = Equipment works as long as you carry it, so take what your next drives call for. And read the values of a table: first place is not always the best.
