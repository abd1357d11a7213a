game-name = Gangster
game-idea = Drive your car through Chicago, put your gangsters where influence is to be had, and sink whoever is in the way.

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
action-gang = Play with { $gang }
action-drive = Drive with the { $card }: { $place }
action-unload = Unload a { $gang } gangster
action-load = Load the gangster on field { $field } in { $district }
action-push = Push the { $gang } car to { $district }
action-done = That is all
action-dump = Dump everybody in the trunk into the harbour
action-keep = Dump nobody
action-take = Take the { $kind }
action-drop = Drop a { $gang } gangster into the harbour
outcome-harbour = A { $kind } is laid open at the harbour
outcome-equip = { $gang } draws a { $kind }
outcome-table = Table { $table } is laid on { $district }
outcome-start = { $seat } starts
outcome-deal = { $gang } draws the card { $district }
outcome-double = The card { $district } is drawn
outcome-police = A police card is drawn
outcome-casino = The casino card { $value } is drawn

# What is asked
prompt-gang = Which of your two colours do you play with?
prompt-gang-other = { $seat } chooses one of two colours.
prompt-turn = Drive, or load or unload one gangster.
prompt-turn-other = { $seat } drives, loads or unloads.
prompt-push = Your bumper can push a car one road on. Which one, and where to?
prompt-push-other = { $seat } may push a car.
prompt-dump = Do the gangsters in your trunk go into the harbour?
prompt-dump-other = { $seat } may empty the trunk into the harbour.
prompt-take = Take one piece of equipment.
prompt-take-other = { $seat } takes a piece of equipment.
prompt-drop = Your trunk is too full. Who goes into the harbour?
prompt-drop-other = { $seat } drops a gangster from the trunk into the harbour.
prompt-door = Your door lets out a second gangster. Unload another?
prompt-door-other = { $seat } may unload a second gangster.

# What happened
event-laid_open = At the harbour a { $kind } is laid open.
event-three_alike = Three alike at the harbour ({ $kind }): they leave the game.
event-equipped = { $gang } starts with a { $kind }.
event-table_laid = Table { $table } lies on { $district }.
event-started = { $seat } starts.
event-dealt = { $car ->
    [0] { $gang } puts a gangster in { $district }.
   *[other] { $gang } puts a gangster and the car in { $district }.
}
event-stage_began = Stage { $stage } begins; { $seat } is first.
event-chose = { $seat } plays with { $gang }.
event-drove = { $gang } drives with the { $card }: { $origin } → { $target }.
event-unloaded = { $gang } unloads a { $whose } gangster in { $district }, onto field { $field }.
event-loaded = { $gang } loads a { $whose } gangster in { $district }, from field { $field }.
event-pushed = { $gang } pushes the { $other } car: { $origin } → { $target }.
event-declined = { $gang } leaves it at that.
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
event-must_drive = Nobody has driven for a long time: { $seat } has to drive.
event-cards_up = { $gang } turns up all movement cards.
event-doubled = { $district } gets a doubler, number { $doublers } of this stage.
event-police_came = The police come by; nothing happens.
event-casino_drawn = Day of reckoning { $day }: { $seat } draws the casino card { $value }.
event-reckoned = { $doubled ->
    [0] { $district } is reckoned (table { $table }).
   *[other] { $district } is reckoned (table { $table }), and a doubler doubles all values.
}
event-placed = { $district }, place { $place }: { $gang } with { $gangsters ->
    [one] one gangster
   *[other] { $gangsters } gangsters
}, best rank { $rank }, gets { $points }.
event-tie_won = { $district }: { $gang } is ahead of { $other }, who has as many gangsters, by rank { $rank } over { $other_rank }.
event-stood_at = { $seat } now has an influence of { $influence }.
event-reinforced = { $gang } gets { $gangsters } new gangsters.
event-ended = The third day of reckoning is over, and so is the game.

# Why not
reason-not_your_gang = With two players you choose between your own two colours.
reason-card_used = That movement card lies face down until all three have been used.
reason-not_reached = A drive takes exactly as many roads as the card says, with a motor also one more, without turning straight back, and none such ends there.
reason-no_table = Nobody is unloaded at the Gold Coast.
reason-table_closed = The table in this district is closed.
reason-table_full = Every field of the table is occupied.
reason-car_empty = The car holds no gangster of its own colour.
reason-not_in_trunk = There is no gangster of that colour in the trunk.
reason-nobody_there = Nobody stands on that field.
reason-own_elsewhere = Gangsters of the car’s own colour are loaded only in the district where it stands.
reason-too_far = Gangsters are loaded in the district where the car stands; further away takes a tommy gun.
reason-gun_at_gold_coast = A tommy gun is of no use while the car is at the Gold Coast.
reason-gun_too_far = A tommy gun reaches only one road far.
reason-trunk_full = There is no room left in the trunk.
reason-guarded = A bodyguard protects that gangster.
reason-must_drive = Nobody has driven for so many turns that this one has to be a drive.
reason-own_car = A bumper pushes other cars, not the one it is on.
reason-no_car_there = That car does not stand in the same district.
reason-pushed_too_far = A car is pushed into a district exactly one road away.
reason-not_at_harbour = No such piece lies open at the harbour.
reason-has_it_already = The two pieces of a colour are always different, and it has one of these.
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
terminal-legend = Casino cards left: { $casino }. In brackets: cars.

# The plain view in the browser
field-standing = Gangsters, by field
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
field-harbour = Open at the harbour
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
many-load = Load from { $district } the gangster on field
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
board-laid-open = harbour. Open: { $kinds }.
board-car = { $gang } car
board-day = DAY { $day } OF { $days }
board-day-name = Day { $day } of { $days }, { $laid } of { $doublers } doublers laid. Cards left: { $cards }, { $police ->
    [one] one of them a policeman
   *[other] { $police } of them policemen
}. Casino cards left: { $casino }.
board-day-more = Whoever has used all three movement cards draws a district card: the district gets a doubler, a policeman does nothing. With doubler number { $doublers } the day of reckoning begins.
board-day-number = Day { $day }
board-day-part = Day { $day }, district by district (casino { $casino })
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
board-tip-trunk = Your trunk has room for two foreign gangsters.
board-tip-bumper = After your drive you may push another car one road on.
board-tip-door = You may unload two of your own gangsters in one turn.
board-turn = Your turn
board-instead = Or instead
board-how-turn = { $can ->
    [both] Drive: pick a card, or your car. Or load or unload one gangster in { $place }.
    [load] Drive: pick a card, or your car. Or load a gangster in { $place }.
    [unload] Drive: pick a card, or your car. Or unload one gangster in { $place }.
   *[none] Drive: pick a card, or your car, then where to stop.
}
board-how-gang = Pick one of your two cars, or its board.
board-how-push = Pick a car that is there, then the district to push it to.
board-how-dump = The harbour swallows the whole trunk, or nobody.
board-how-take = Pick one of the pieces at the Gold Coast.
board-how-drop = Pick who goes overboard.
board-how-door = Pick the marked field for a second gangster.
board-how-wait = A drive takes exactly as many roads as the card says. Whoever has used all three cards draws a district card; the last doubler begins the day of reckoning.
board-how-watch = Cars drive, gangsters fill the tables from the top left. On the day of reckoning whoever has most in a district gets its first value.
board-hint-card = { $count ->
    [one] One place is in reach from { $place }
   *[other] { $count } places are in reach from { $place }
}
board-hint-car = Pick where to stop
board-hint-which = Several cards lead there: pick one
board-hint-push = Pick the district to push it to
board-hint-unload = Pick the district, or the marked field
board-hint-district = Pick who is loaded, or the marked field to unload
board-hint-harbour = Pick one of the pieces
board-done = That is all
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
   *[other] , ahead by rank { $rank }
}
board-sums = Influence now
board-go-on = Next
board-skip = Skip
