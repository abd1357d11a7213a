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
