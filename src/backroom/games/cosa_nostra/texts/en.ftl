game-name = Cosa Nostra
game-idea = Bring your Boss once around night-time Chicago and home again, with followers as escort and roadblock, before the wheel of fate takes everybody off the streets.

# Names
gang-red = red
gang-blue = blue
gang-yellow = yellow
gang-green = green
rank-boss = Boss
rank-follower = follower
symbol-plain = plain
symbol-fate = Fate
symbol-shelter = Shelter
symbol-danger = Danger

# What is done
action-move = { $origin_id ->
    [red] A { gang-red } follower comes out of the HQ with { $pips }
    [blue] A { gang-blue } follower comes out of the HQ with { $pips }
    [yellow] A { gang-yellow } follower comes out of the HQ with { $pips }
    [green] A { gang-green } follower comes out of the HQ with { $pips }
   *[other] The follower on { $origin } goes { $pips }
}
action-boss = The { $gang } Boss goes { $pips }
action-banish = { $rank_id ->
    [boss] Banish the Boss, into the HQ with all followers on the ring
   *[other] Banish a follower
}
outcome-start = { $seat } starts
outcome-roll = The dice show { $die } and { $die2 }
outcome-wheel = The wheel stops at { $stop }

# What is asked
prompt-opening = Move one figure by both dice, or a first figure by one of them.
prompt-opening-other = { $seat } moves.
prompt-second = Another figure of the same gang takes the other die.
prompt-second-other = { $seat } moves another figure by the other die.
prompt-banish = The wheel points at your Boss and company. Who is banished?
prompt-banish-other = { $seat } chooses who is banished.

# What happened
event-started = { $seat } starts.
event-rolled = { $seat } throws { $low } and { $high }.
event-throw_lapsed = No figure of { $seat } can use the throw: it lapses.
event-die_lapsed = No other figure can take the { $pips }: it lapses.
event-throws_again = A double: { $seat } throws again.
event-moved = { $rank_id ->
    [boss] { $origin_id ->
        [hq] The { $gang } Boss comes out of the HQ with { $pips }, to { $target }.
       *[other] The { $gang } Boss goes { $pips }, from { $origin } to { $target }.
    }
   *[other] { $origin_id ->
        [hq] A { $gang } follower comes out of the HQ with { $pips }, to { $target }.
       *[other] A { $gang } follower goes { $pips }, from { $origin } to { $target }.
    }
}
event-returned = A banished { $gang } follower returns to the HQ.
event-captured = { $rank_id ->
    [boss] The { $gang } Boss on { $space } is a prisoner now; the guard is { $guard }.
   *[other] The { $gang } follower on { $space } is a prisoner now; the guard is { $guard }.
}
event-freed = { $rank_id ->
    [boss] The { $gang } Boss on { $space } is free.
   *[other] The { $gang } follower on { $space } is free.
}
event-spun = The wheel, spun by { $gang }, stops at { $space } and { $opposite }.
event-sheltered = Shelter on { $space }: nobody is harmed.
event-banished = A { $gang } follower is banished from { $space }.
event-boss_banished = { $followers ->
    [0] The { $gang } Boss is banished from { $space } and back in the HQ.
    [one] The { $gang } Boss is banished from { $space } and back in the HQ, with one follower from the ring.
   *[other] The { $gang } Boss is banished from { $space } and back in the HQ, with { $followers } followers from the ring.
}
event-came_home = The { $gang } Boss goes { $pips } from { $origin } and is home.
event-ended = { $seat } has every Boss home: the game is over.

# Why not
reason-lower_first = A throw is named with the lower die first.
reason-nobody_there = There is no follower of yours to move.
reason-not_your_gang = That gang is not yours.
reason-gang_is_home = The Boss of that gang is home, and the gang has left the game.
reason-not_thrown = A figure goes the number on one die, or the sum of both.
reason-other_die = Only the other die is left.
reason-other_gang = A throw moves one gang only: the other die is for the gang that has begun.
reason-took_first_die = That figure has taken the first die; another one takes the second.
reason-boss_waits = That Boss was banished in this throw and starts again with the next.
reason-space_full = Three figures stand there, and a space holds no more.
reason-space_closed = Two figures of one other gang close that space.
reason-guard_and_prisoner = A guard and a prisoner of two other gangs stand there, and a third gang cannot join them.
reason-is_prisoner = A prisoner cannot move.
reason-whole_throw = The whole throw can be used, so it has to be: this move would lose a die.

# Options
option-two_gangs = Two gangs each: both players lead two gangs and have to bring both Bosses home.

# The terminal
terminal-throw = Throw
terminal-left = Left
terminal-boss = Boss
terminal-to-go = to go
terminal-hq = in the HQ
terminal-out = banished
terminal-at-hq = HQ
terminal-at-home = home
terminal-prisoner = prisoner

# The plain view in the browser
field-low = Lower die
field-high = Higher die
field-left = Die left
field-gang = Gang that moves
field-standing = Free figures
field-pairs = More than one of
field-trios = Three
field-prisoners = Prisoner
field-shown = The wheel shows it
field-boss = Boss on
field-to_go = Boss has to go
field-hq = Followers in the HQ
field-banished = Banished
field-owner = Led by
place-hq = HQ
place-home = home
axis-gang = Gang
axis-space = Space
box-gang-fronts = Front
box-space-symbols = Symbol
box-space-symbols-fate = { symbol-fate }
box-space-symbols-shelter = { symbol-shelter }
box-space-symbols-danger = { symbol-danger }
many-move = { $origin_id ->
    [red] A { gang-red } follower comes out of the HQ with
    [blue] A { gang-blue } follower comes out of the HQ with
    [yellow] A { gang-yellow } follower comes out of the HQ with
    [green] A { gang-green } follower comes out of the HQ with
   *[other] The follower on { $origin } goes
}
many-boss = The { $gang } Boss goes

# The board in the browser
board-name = The ring of { $count } spaces, with the HQs and the wheel of fate
board-space = Space { $number }
board-front = front of the { $gang } HQ
board-lit = in the headlights
board-empty = empty
board-barred = closed to others
board-boss = { $gang } Boss
board-follower = { $gang } follower
board-prisoner = { $figure }, a prisoner
board-guard = { $figure } on guard
board-on = { $figure } on { $space }
board-in-hq = { $figure } in the HQ
board-hq = { $gang } HQ, { $name }
board-is-home = the Boss is home
board-inside = { $count ->
    [0] nobody inside
    [one] one follower inside
   *[other] { $count } followers inside
}
board-inside-boss = { $count ->
    [0] the Boss alone inside
    [one] the Boss and one follower inside
   *[other] the Boss and { $count } followers inside
}
board-count-held = { $count } held
board-count-out = { $count } banished
board-held = Held
board-out = Banished
board-unit-to-go = to go
board-unit-home = Bosses home
board-fact-boss = The { $gang } Boss is on
board-fact-ring = { $gang } followers on the ring
board-fact-hq = { $gang } followers in the HQ
board-fact-out = { $gang } followers banished
board-clause = Rule { $clause }.

# The throw
board-your-throw = Your throw
board-throw = { $name } throws
board-double = A double: the same player throws again.
board-die = Die: { $pips }
board-die-used = Die: { $pips }, used
board-one-figure = one figure
board-leads = The { $pips } leads here.
board-to = to { $space }
board-opening = Move one figure { $sum }, or two: { $low } and { $high }.
board-opening-double = Move one figure { $sum }, or two { $low } each.
board-ask = Pick a figure or a die, then the space.
board-ask-double = A double: you throw again afterwards.
board-takes = { $figure }: take the { $pips }.
board-click-space = Click the marked space.
board-another = Another figure then takes the other die.
board-both = { $sum } is both dice; after one of them another figure takes the other.
board-would-lapse = With the { $pips } the { $other } lapses: no other figure can take it.
board-only-sum = One figure goes { $pips }, the sum of both dice.
board-whole = No other way uses the whole throw.
board-only-die = Only the { $pips } can be used.
board-lapses = No figure can take the { $pips } as well: it lapses.
board-begin-with = Begin with the { $pips }.
board-then = Another figure then takes the { $pips }: the whole throw has to be used.
board-one-die = Use the { $pips }, but not both.
board-other-lapses = No way uses both dice: the other one lapses.
board-second = Another { $gang } figure takes the { $pips }.
board-second-more = The one that has moved rests.
board-waits = The Boss was banished in this throw and waits for the next.
board-home = Your Boss can go home with the { $pips }.
board-who-goes = Who goes { $pips }?
board-who-more = Dashed: where each figure would get.
board-banish-boss = The Boss: all into the HQ
board-banish-follower = A follower

# Signs
board-streets = On the streets
board-sign-fate = { symbol-fate }
board-sign-shelter = { symbol-shelter }
board-sign-danger = { symbol-danger }
board-sign-guard = Guard
board-sign-block = Block
board-sign-home = Boss
board-tip-fate = Spin the wheel: it hits two spaces.
board-tip-shelter = The wheel harms nobody here.
board-tip-danger = The wheel takes everybody here.
board-tip-guard = A lone enemy you reach is held.
board-tip-block = Two of a gang let no other land.
board-tip-home = Home by exact count wins.

# The race
board-race = The race
board-your-gang = Your gang
board-your-gangs = Your gangs
board-lane = { $name }, { $boss }: { $steps ->
    [one] one step to go
   *[other] { $steps } steps to go
}; ahead { $blocks ->
    [one] one closed space
   *[other] { $blocks } closed spaces
} and { $others ->
    [one] one lone enemy
   *[other] { $others } lone enemies
}
board-lane-home = { $name }: the { $gang } Boss is home
board-ending = { $count ->
    [one] One throw decided it.
   *[other] It took { $count } throws.
}
board-end-throws = throws
board-end-prisoners = prisoners taken
board-end-spins = wheel spun
board-end-lost = banished
board-end-to-go = steps left
