game-name = Cosa Nostra
game-goal = Be first to bring your Boss round the city and home.
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
    [red] A { gang-red } follower leaves the HQ with { $pips }
    [blue] A { gang-blue } follower leaves the HQ with { $pips }
    [yellow] A { gang-yellow } follower leaves the HQ with { $pips }
    [green] A { gang-green } follower leaves the HQ with { $pips }
   *[other] The follower on { $origin } moves { $pips }
}
action-boss = The { $gang } Boss moves { $pips }
action-banish = { $rank_id ->
    [boss] Banish the Boss: back to the HQ with all followers on the ring
   *[other] Banish a follower
}
outcome-start = { $seat } starts
outcome-roll = The dice show { $die } and { $die2 }
outcome-wheel = The wheel stops at { $stop }

# What is asked
prompt-opening = Move one figure by both dice, or two figures by one die each.
prompt-opening-other = { $seat } moves.
prompt-second = Move another figure of the same gang by the other die.
prompt-second-other = { $seat } moves another figure by the other die.
prompt-banish = The wheel points at your Boss and followers. Who is banished?
prompt-banish-other = { $seat } chooses who is banished.

# What happened
event-started = { $seat } starts.
event-rolled = { $seat } throws { $low } and { $high }.
event-throw_lapsed = No figure of { $seat }’s can use the throw: it is lost.
event-die_lapsed = No other figure can use the { $pips }: it is lost.
event-throws_again = A double: { $seat } throws again.
event-moved = { $rank_id ->
    [boss] { $origin_id ->
        [hq] The { $gang } Boss leaves the HQ with { $pips }, to { $target }.
       *[other] The { $gang } Boss moves { $pips }, from { $origin } to { $target }.
    }
   *[other] { $origin_id ->
        [hq] A { $gang } follower leaves the HQ with { $pips }, to { $target }.
       *[other] A { $gang } follower moves { $pips }, from { $origin } to { $target }.
    }
}
event-returned = A banished { $gang } follower returns to the HQ.
event-captured = { $rank_id ->
    [boss] On { $space }, { $guard } captures the { $gang } Boss.
   *[other] On { $space }, { $guard } captures a { $gang } follower.
}
event-freed = { $rank_id ->
    [boss] The { $gang } Boss on { $space } is free.
   *[other] The { $gang } follower on { $space } is free.
}
event-spun = The wheel, spun by { $gang }, stops at { $space } and { $opposite }.
event-sheltered = Shelter on { $space }: nobody is harmed.
event-banished = A { $gang } follower is banished from { $space }.
event-boss_banished = { $followers ->
    [0] The { $gang } Boss is banished from { $space }, back to the HQ.
    [one] The { $gang } Boss is banished from { $space }, back to the HQ with one follower from the ring.
   *[other] The { $gang } Boss is banished from { $space }, back to the HQ with { $followers } followers from the ring.
}
event-came_home = The { $gang } Boss moves { $pips } from { $origin } and is home.
event-ended = { $seat } has every Boss home: the game is over.

# Why not
reason-lower_first = A throw is named with the lower die first.
reason-nobody_there = You have no follower there to move.
reason-not_your_gang = That gang is not yours.
reason-gang_is_home = The Boss of that gang is home, and the gang has left the game.
reason-not_thrown = A figure moves the number on one die, or the sum of both.
reason-exact_count = A Boss goes home by an exact count only: on one die, or as the sum of both.
reason-other_die = Only the other die is left to use.
reason-other_gang = A throw moves one gang only: the other die is for the gang that began.
reason-took_first_die = That figure has used the first die; another one must use the second.
reason-boss_waits = That Boss was banished in this throw and can only start again with the next one.
reason-space_full = Three figures stand there, and a space holds no more.
reason-space_closed = Two figures of one other gang close that space.
reason-guard_and_prisoner = A guard and a prisoner of two other gangs stand there, so a third gang cannot land.
reason-is_prisoner = A prisoner cannot move.
reason-whole_throw = You must use the whole throw if you can, and this move would waste a die.

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
field-shown = Shown by the wheel
field-boss = Boss on
field-to_go = Steps the Boss has to go
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
    [red] A { gang-red } follower leaves the HQ with
    [blue] A { gang-blue } follower leaves the HQ with
    [yellow] A { gang-yellow } follower leaves the HQ with
    [green] A { gang-green } follower leaves the HQ with
   *[other] The follower on { $origin } moves
}
many-boss = The { $gang } Boss moves

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
board-takes = { $figure }: use the { $pips }.
board-takes-brief = { $figure }: { $pips }.
board-click-space = Pick the highlighted space.
board-another = Another figure then uses the other die.
board-both = { $sum } is both dice; after one of them another figure uses the other.
board-would-lapse = With the { $pips } the { $other } is lost: no other figure can use it.
board-only-sum = Move one figure { $pips }.
board-whole = Both dice as one: no other way uses the whole throw.
board-only-die = Only the { $pips } can be used.
board-lapses = No figure can use the { $pips } as well: it is lost.
board-begin-with = Begin with the { $pips }.
board-then = Another figure then uses the { $pips }: the whole throw must be used.
board-one-die = Use the { $pips }, but not both.
board-other-lapses = No way uses both dice: the other one is lost.
board-second = Move another { $gang } figure { $pips }.
board-second-more = Not the one that has moved.
board-waits = The banished Boss sits this throw out.
board-home = The { $pips } takes your Boss home.
board-who-goes = Who moves { $pips }?
board-who-more = Dashed: where each figure would land.
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
board-tip-guard = Land on a lone enemy to capture it.
board-tip-block = Two of a gang close a space to others.
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
board-end-throws = Throws
board-end-prisoners = Prisoners taken
board-end-spins = Wheel spun
board-end-lost = Banished
board-end-to-go = Steps left

# Lesson: the first five minutes
lesson-first = Your first five minutes
lesson-first-goal = You lead red. Send your Boss once round the ring and home to your HQ: the first Boss home wins, and eight followers clear the way.
lesson-first-capture = You have thrown 2 and 6. One figure may go the sum: move your follower 8 spaces from 11 to 19, where a yellow one stands alone.
lesson-first-capture-die = One die alone does not reach the yellow follower. Use the sum, 8 spaces to 19.
lesson-first-capture-seven = From 7 you do not reach anybody. Your follower on 11 does: 8 spaces to 19.
lesson-first-capture-new = New figures can come out later. First the follower on 11, with the sum to 19.
lesson-first-capture-boss = Your Boss waits until the road is safer. Move the follower on 11 to 19.
lesson-first-guard = Captured: the prisoner on 19 cannot move as long as your guard stays. Beware: a figure of yours that stands alone can be captured too.
lesson-first-banish = You have thrown a double 6. Move your follower 12 spaces from 7 to 19: two of yours against one, and the prisoner is banished.
lesson-first-banish-die = 6 spaces lead elsewhere. Use the sum: 12 spaces from 7 to 19.
lesson-first-banish-guard = If the guard leaves, the prisoner is free. Bring the follower on 7 to 19.
lesson-first-banish-new = A new figure can wait. Bring the follower on 7 to 19.
lesson-first-banish-boss = Not yet. First settle things on 19, with the follower on 7.
lesson-first-boss = After a double you throw again. Time for the Boss to set out: take both dice, 5 spaces to the Shelter on 4.
lesson-first-boss-die = Take both dice with the Boss: 5 spaces, to the Shelter on 4.
lesson-first-boss-follower = A follower would be safe there as well, but now your Boss sets out, to 4.
lesson-first-boss-pair = Your two on 19 close the space to everybody else: let them stand. Move your Boss to 4.
lesson-first-fate = Every landing on Fate spins the wheel, and two black cars race off. Dare it: move a follower 3 spaces from 19 to 22.
lesson-first-fate-die = That is not a Fate space. Take both dice: 3 spaces from 19 to 22.
lesson-first-fate-new = That would work from the HQ too, but you have a follower within reach: from 19 to 22.
lesson-first-fate-boss = Your Boss stands in a Shelter, where the cars do no harm. Move a follower from 19 to 22.
lesson-first-wheel = The cars stopped at 11 and 27, and a yellow follower on 27 is banished. On Danger all would have been out, in a Shelter nobody.
lesson-first-run = Another double 6! Now run: 12 spaces with your Boss, from 4 to 16.
lesson-first-run-die = Go as far as you can: all 12 spaces, to 16.
lesson-first-run-follower = Your followers have done enough. Run with your Boss, 12 spaces to 16.
lesson-first-on = And another throw, 5 and 6. On with your Boss: 11 spaces, from 16 to 27.
lesson-first-on-die = Both dice together: 11 spaces, to 27.
lesson-first-on-follower = Keep running with your Boss: 11 spaces to 27.
lesson-first-home = Your Boss goes home by an exact count only, and the HQ counts as one step: 6 to go, and you have thrown 1 and 5. Bring your Boss home!
lesson-first-home-die = Both dice together are exactly 6. Go straight into the HQ.
lesson-first-home-follower = Your Boss is six steps from victory. Move your Boss!
lesson-first-end = Your Boss is home, you win. Stand in pairs, strike the lonely, spin the wheel when it can only hurt others, and count the last steps.

# Lesson: the wheel of fate
lesson-wheel = The wheel of fate
lesson-wheel-held = Yellow has captured your follower on 19: behind bars, and unable to move. You have thrown 2 and 6.
lesson-wheel-rescue = A comrade can get him out. Move 8 spaces from 11 to 19: two of yours against one guard.
lesson-wheel-rescue-die = One die alone does not reach the prison. Use the sum, 8 spaces to 19.
lesson-wheel-rescue-other = First get your prisoner out: the follower on 11 moves the sum, 8 spaces to 19.
lesson-wheel-spun = The guard is banished and your follower is free. But then yellow landed on Fate: the cars stopped at 3 and 19, and on each space you have lost one.
lesson-wheel-boss = You have thrown a double 4. Two figures may take one die each: bring your Boss out first, 4 spaces to 3.
lesson-wheel-boss-sum = This time one die only: 4 spaces, to 3.
lesson-wheel-boss-other = First the Boss, 4 spaces to 3; the other die is for an escort.
lesson-wheel-pair = Now a follower to the same space. Two of one gang close it: nobody else may land there.
lesson-wheel-pair-other = Your Boss stands alone on 3 and needs an escort. Bring a follower out, 4 spaces to 3.
lesson-wheel-spin = A double: you throw again. Your follower on 19 can reach Fate: 3 spaces to 22, and you spin the wheel yourself.
lesson-wheel-spin-die = That is no Fate space. Both dice together: 3 spaces from 19 to 22.
lesson-wheel-spin-other = Keep Boss and escort together. Move the follower on 19 to the Fate space 22.
lesson-wheel-choose = Bad luck: the cars point at 3. On a plain space one figure goes, and the choice is yours: give up the follower.
lesson-wheel-choose-boss = A banished Boss starts anew, and all his followers on the ring go back with him. Give up the follower.
lesson-wheel-lap = Three of your followers are banished. One returns whenever a figure of yours completes a lap: move 10 spaces from 22 to 0, your own front.
lesson-wheel-lap-other = That brings nobody back. Move the follower on 22 by 10 spaces to 0.
lesson-wheel-end = One follower is back in your HQ. Shelters are the only spaces the wheel never harms, so rest there, and think twice before you spin.

# Lesson: hunting the Boss
lesson-hunt = Hunting the Boss
lesson-hunt-alone = The yellow Boss stands alone on 24, and a Boss can be captured like anybody else. You have thrown 4 and 5, and two of your followers are near.
lesson-hunt-catch = Two figures may share a throw, one die each. Begin with the 5: move the follower on 19 to 24 and capture the Boss.
lesson-hunt-catch-order = Both ways lead to 24. This time begin with the 5, from 19 to 24.
lesson-hunt-catch-die = From 19 it takes exactly the 5 to reach the Boss, from 20 the 4. Begin with 19.
lesson-hunt-catch-boss = Your own Boss can wait. Hunt with the followers: the one on 19 first, with the 5.
lesson-hunt-catch-other = A new figure can wait. Move the follower on 19 with the 5, to 24.
lesson-hunt-banish = Now the other follower with the 4, from 20 to 24. Two of yours against one: the yellow Boss is banished.
lesson-hunt-banish-boss = Finish the hunt first: the follower on 20 moves 4, to 24.
lesson-hunt-banish-other = A guard alone is soon surprised. Bring the follower on 20 to 24.
lesson-hunt-gone = A banished Boss starts anew from his HQ, and all his followers on the ring go back with him. The guard on 17 is gone too, so your prisoner there is free.
lesson-hunt-past = Your Boss on 27 is six steps from home, and with 7 he would walk past and start another lap. Move the freed follower instead, 7 spaces from 17 to 24.
lesson-hunt-past-boss = That is one step too far: another whole lap. Move the follower on 17, 7 spaces to 24.
lesson-hunt-past-near = With six to go one throw can be enough, so let your Boss stand. Move the follower on 17, 7 spaces to 24.
lesson-hunt-past-other = In company nobody is captured. Move the follower on 17, 7 spaces to 24.
lesson-hunt-home = A 3 and a 6! A Boss may go home with one die alone, and the other is lost: move your Boss by 6.
lesson-hunt-home-die = Your Boss is exactly six steps from home. Take the 6 alone.
lesson-hunt-home-other = One die is enough to win. Move your Boss by 6.
lesson-hunt-end = Hunt a Boss who stands alone, with both dice at once if you can. And count the steps of your own: from six on, a single die can bring him home.
