game-name = Chicago Gangsters
game-goal = Win districts with changing partners; most alcohol wins.
game-idea = Every round throws you together with another clan: win the district with your partner, and the better half of the loot against them.

# Names
clan-a = Bellini
clan-b = Lombardi
clan-c = Moretti
clan-d = Santoro
suit-weapons = weapons
suit-bribes = bribes
suit-blackmail = blackmail
card-w2 = weapons 2
card-w4 = weapons 4
card-s1 = bribes 1
card-s2 = bribes 2
card-s3 = bribes 3
card-s4 = bribes 4
card-s5 = bribes 5
card-e1 = blackmail 1
card-e3 = blackmail 3
card-e5 = blackmail 5
person-informer = Informer
person-smuggler = Smuggler
person-bomber = Bomber
person-dealer = Dealer
person-thief = Thief
person-fence = Fence
person-gambler = Gambler
person-priest = Priest
person-thug = Thug
person-driver = Driver
person-customs = Customs officer
person-reporter = Reporter
person-banker = Banker
person-mayor = Mayor
person-chief = Police chief
person-prosecutor = Prosecutor
person-judge = Judge
person-senator = Senator
district-d01 = Union Stock Yards
district-d02 = Back of the Yards
district-d03 = Gold Coast
district-d04 = Streeterville
district-d05 = Hyde Park
district-d06 = Near North Side
district-d07 = Little Italy
district-d08 = Cicero
district-d09 = Bridgeport
district-d10 = South Side
district-d11 = Lincoln Park
district-d12 = Uptown
district-d13 = The Loop
side-challengers = challengers
side-defenders = defenders
result-winners = winners
result-losers = losers
good-alcohol = 1 alcohol
good-person = the person
good-card = 1 card
aim-win = the win
aim-half = half
aim-save = saving cards
answer-yes = yes
answer-no = no
stance-passed = passes
stance-declared = wants to be Godfather
stance-joined = wants to be Godfather too
ability-fence = the Fence
ability-swap = the exchange of Mr. X
ability-gambler = the Gambler
ability-informer = the Informer
ability-smuggler = the Smuggler
contest-weapons = most weapons
contest-bribes = most bribes
contest-blackmail = most blackmail
contest-persons = most persons
contest-godfather = most Godfather points

# What is done
action-lay = Play { $card } face down
action-hide = Play { $card }, to stay face down
action-done = Done
action-side = { $side_id ->
    [challengers] Side with the challengers
   *[defenders] Side with the defenders
}
action-declare = Claim the Godfather card
action-join = Claim it too
action-pass = Pass
action-duel = Play { $card } in the duel
action-pledge_points = { $points ->
    [one] “I put in 1 point.”
   *[other] “I put in { $points } points.”
}
action-pledge_cards = { $number ->
    [one] “I play 1 card.”
   *[other] “I play { $number } cards.”
}
action-ask_points = { $points ->
    [one] “I need 1 point from you.”
   *[other] “I need { $points } points from you.”
}
action-aim = { $aim_id ->
    [win] “Let’s go for the win.”
    [half] “Let’s go for half.”
   *[save] “Let’s save our cards.”
}
action-show = Show { $card }
action-thug = { $answer_id ->
    [yes] Use the Thug
   *[no] Keep the Thug for later
}
action-take = Take package { $package }
action-pay = { $good_id ->
    [alcohol] Pay your partner 1 alcohol
    [person] Leave your partner the person
   *[card] Let your partner draw 1 card
}
action-draw = Draw a card
action-fence = Fence: discard { $card }, draw a card
action-swap = Mr. X: discard { $card }, draw a card
action-gambler = Gambler: discard { $card }
action-pick = Pick { $card } from the discard pile
action-informer = Informer: sell { $card }
action-smuggler = Smuggler: sell { $card }
action-end = End your round
outcome-mrx = { $seat } starts as Mr. X
outcome-clan = { $seat } plays { $clan }
outcome-draw = { $seat } draws { $card }
outcome-hire = { $seat } starts with the { $person }
outcome-coalition = { $coalition_id ->
    [end] The end card comes up
   *[other] Coalition card { $coalition } comes up
}
outcome-district = The district is { $district }
outcome-loot = Loot card { $loot } comes up
outcome-person = On offer: { $person }

# What is asked
prompt-mrx_lays = Play cards face down, then choose your side.
prompt-mrx_lays-other = { $seat } plays cards as Mr. X and names a side.
prompt-declare = Do you want to be Godfather?
prompt-declare-other = { $seat } decides about the Godfather.
prompt-join = Somebody wants to be Godfather. Do you too?
prompt-join-other = { $seat } decides whether to claim it too.
prompt-duel = Play one card in the duel; the highest wins.
prompt-duel-other = { $seat } plays a card in the duel.
prompt-talk = Talk to your partner, show a card, or pass.
prompt-talk-other = { $seat } talks.
prompt-lay = Play cards face down, then press Done.
prompt-lay-other = { $seat } plays cards face down.
prompt-second_look = Second look: add cards face down, or press Done.
prompt-second_look-other = { $seat } has a second look.
prompt-thug = Do you use the Thug? Your cards are turned up next.
prompt-thug-other = { $seat } decides about the Thug.
prompt-mrx_thug = Do you use the Thug? Your cards are turned up next.
prompt-mrx_thug-other = { $seat } decides about the Thug.
prompt-take = You put in the most: choose a package.
prompt-take-other = { $seat } chooses a package.
prompt-pay = Both packages are yours. What do you pay your ousted partner?
prompt-pay-other = { $seat } pays the ousted partner.
prompt-round_end = Round end: draw, use your persons, or finish.
prompt-round_end-other = { $seat } finishes the round.
may-round_end-draw = draw a card
may-round_end-fence = use a person
may-round_end-swap = use Mr. X
may-round_end-gambler = use a person
may-round_end-pick = pick a card from the discard pile
may-round_end-informer = use a person
may-round_end-smuggler = use a person
may-round_end-end = end your round

# What happened
event-mrx_named = { $seat } starts as Mr. X.
event-clan_given = { $seat } plays { $clan }.
event-drew = { $card_id ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-deck_renewed = { $number ->
    [one] The discard pile becomes the new deck: 1 card.
   *[other] The discard pile becomes the new deck: { $number } cards.
}
event-hired = { $seat } hires the { $person }.
turn-coalition_revealed = Round { $round }
event-coalition_revealed = { $coalition_id ->
    [end] The end card comes up: showdown.
   *[other] { $other_id ->
        [none] Round { $round }: { $one } challenges alone.
       *[other] Round { $round }: { $one } and { $other } challenge.
    }
}
event-district_revealed = District: { $district }{ $weapons ->
    [0] {""}
   *[other] {" "}· weapons
}{ $bribes ->
    [0] {""}
   *[other] {" "}· bribes
}{ $blackmail ->
    [0] {""}
   *[other] {" "}· blackmail
}{ $persons ->
    [0] {""}
   *[other] {" "}· persons
}
event-loot_revealed = The loot of this round is turned up.
event-person_revealed = On offer: { $person }.
event-answered = { $stance_id ->
    [passed] { $seat } passes secretly.
   *[other] { $seat } secretly claims the Godfather card.
}
event-stance_shown = { $seat } { $stance }.
event-duel_laid = { $seat } chooses { $card } for the duel.
event-duel_shown = { $seat } plays { $card } in the duel.
event-godfather_is = { $seat } is the new Godfather and plays alone; { $ousted } sits out.
event-duel_drawn = The duel is drawn: nobody becomes Godfather.
event-points_pledged = { $points ->
    [one] { $seat }: “I put in 1 point.”
   *[other] { $seat }: “I put in { $points } points.”
}
event-cards_pledged = { $number ->
    [one] { $seat }: “I play 1 card.”
   *[other] { $seat }: “I play { $number } cards.”
}
event-points_asked = { $points ->
    [one] { $seat }: “I need 1 point from you.”
   *[other] { $seat }: “I need { $points } points from you.”
}
event-aimed = { $aim_id ->
    [win] { $seat }: “Let’s go for the win.”
    [half] { $seat }: “Let’s go for half.”
   *[save] { $seat }: “Let’s save our cards.”
}
event-showed = { $seat } shows { $card }.
event-passed = { $seat } says nothing.
event-laid = { $seat } plays { $card } face down.
event-hid = { $seat } plays { $card }, to stay face down.
event-side_taken = { $side_id ->
    [challengers] { $seat } sides with the challengers.
   *[defenders] { $seat } sides with the defenders.
} Cards played: { $number }.
event-locked = { $seat } is done playing cards.
event-number_shown = { $number ->
    [0] { $seat } has played no card.
    [one] { $seat } has played 1 card.
   *[other] { $seat } has played { $number } cards.
}
event-thug_asked = { $answer_id ->
    [yes] { $seat } uses the Thug.
   *[no] { $seat } keeps the Thug for later.
}
event-turned_up = { $number ->
    [one] { $seat } shows { $card }.
   *[other] { $seat } shows { $number } × { $card }.
}
event-returned = { $number ->
    [one] { $seat } takes { $card } back: it does not count here.
   *[other] { $seat } takes { $number } × { $card } back: they do not count here.
}
event-stays_down = One of { $seat }’s cards stays face down.
event-announced = { $side_id ->
    [challengers] The challengers stand at { $points }.
   *[defenders] The defenders stand at { $points }.
}
event-hidden_shown = { $counts ->
    [0] { $seat }’s face-down card is { $card }: it does not count and is lost.
   *[other] { $seat }’s face-down card is { $card }: it counts.
}
event-contributed = { $seat } brings { $points }.
event-compared = { $winners_id ->
    [challengers] Challengers { $challengers }, defenders { $defenders }: the challengers win.
   *[defenders] Challengers { $challengers }, defenders { $defenders }: the defenders win.
} { $losers_share ->
    [0] The losers fall short of half and get nothing.
   *[other] The losers reach half and share too.
}
event-thug_left = { $seat }’s Thug leaves the game.
event-took = { $result_id ->
    [winners] { $seat } gets package { $package } of the winners.
   *[losers] { $seat } gets package { $package } of the losers.
}
event-paid = { $good_id ->
    [alcohol] { $seat } takes both packages and pays { $ousted } 1 alcohol.
    [person] { $seat } takes both packages and leaves { $ousted } the person.
   *[card] { $seat } takes both packages and lets { $ousted } draw 1 card.
}
event-gained = { $seat } gains { $alcohol } alcohol.
event-lapsed = { $number ->
    [one] 1 card for { $seat } is lost.
   *[other] { $number } cards for { $seat } are lost.
}
event-mrx_changed = { $seat } leaves empty-handed and is now Mr. X; { $former } plays { $clan }.
event-draws = { $seat } draws.
event-finished = { $seat } ends the round.
event-discarded = { $ability_id ->
    [fence] { $seat } discards { $card } with the Fence.
    [swap] { $seat } discards { $card } as Mr. X.
    [gambler] { $seat } discards { $card } with the Gambler.
    [informer] { $seat } sells { $card } through the Informer.
   *[smuggler] { $seat } sells { $card } through the Smuggler.
}
event-picked = { $seat } picks { $card } from the discard pile.
event-sold = { $ability_id ->
    [informer] { $seat }’s Informer has sold cards worth { $points } points.
   *[smuggler] { $seat }’s Smuggler has sold cards worth { $points } points.
}
event-godfather_scored = { $points ->
    [one] { $seat } has 1 Godfather point now.
   *[other] { $seat } has { $points } Godfather points now.
}
event-person_left = Nobody has hired the { $person }; the card leaves the game.
event-suit_counted = { $suit_id ->
    [weapons] { $seat } holds { $points } in weapons.
    [bribes] { $seat } holds { $points } in bribes.
   *[blackmail] { $seat } holds { $points } in blackmail.
}
event-persons_counted = { $number ->
    [one] { $seat } counts 1 person.
   *[other] { $seat } counts { $number } persons.
}
event-awarded = { $contest_id ->
    [weapons] Most weapons: { $alcohol } alcohol for { $seat }.
    [bribes] Most bribes: { $alcohol } alcohol for { $seat }.
    [blackmail] Most blackmail: { $alcohol } alcohol for { $seat }.
    [persons] Most persons: { $alcohol } alcohol for { $seat }.
   *[godfather] Most Godfather points: { $alcohol } alcohol for { $seat }.
}
event-ended = The game is over.

# Why not
reason-not_at_first = The first person is worth 1, 2 or 3.
reason-mrx_lacks_card = Mr. X plays cards from hand only, and you do not hold that one.
reason-lacks_card = You do not hold that card.
reason-defender_hides = You cannot keep a card face down: the “?” never belongs to a defender.
reason-hidden_already = You are keeping one card face down already; more are not allowed.
reason-not_your_mark = You cannot keep a card face down: the “?” belongs to another clan this round.
reason-lone_without_mark = You challenge alone, but the “?” does not belong to your clan.
reason-godfather_without_mark = You play alone as Godfather, but the “?” does not belong to your clan.
reason-nothing_to_show = You do not hold that card, and a shown card is really there.
reason-known_already = Everybody already knows all your cards of that kind.
reason-lacks_duel_card = In a duel you play a card from your hand, and you do not hold that one.
reason-not_in_packages = You pay from the two packages, and that is not in them.
reason-partner_full = Your partner’s hand is full, and there is something else to pay with.
reason-drawn_already = You have already drawn at this round end.
reason-mrx_drawn_already = You have already drawn twice as Mr. X.
reason-hand_full = Your hand is full: ten cards is the limit.
reason-nothing_to_draw = Deck and discard pile are both empty.
reason-no_fence = You do not own the Fence.
reason-fence_used = The Fence works once per round end.
reason-fence_lacks_card = The Fence takes a card from your hand, and you do not hold that one.
reason-not_mrx = Only Mr. X may exchange a card this way.
reason-swap_used = Mr. X exchanges one card per round end.
reason-swap_lacks_card = You exchange a card from your hand, and you do not hold that one.
reason-no_gambler = You do not own the Gambler.
reason-gambler_used = The Gambler works once per round end.
reason-gambler_needs_two = The Gambler discards exactly two cards, and you do not have two.
reason-gambler_lacks_card = The Gambler discards cards from your hand, and you do not hold that one.
reason-gambler_goes_on = Finish with the Gambler first: two discards, then two picks.
reason-not_in_pile = That card is not in the discard pile.
reason-pick_too_high = Both picks together may not be worth more than your two discards.
reason-no_informer = You do not own the Informer.
reason-no_smuggler = You do not own the Smuggler.
reason-sold_already = This person sells once per round end.
reason-too_little_to_sell = Your whole hand is worth less than 6, so you cannot finish a sale.
reason-sale_lacks_card = You sell cards from your hand, and you do not hold that one.
reason-sale_goes_on = Finish the sale first.
reason-sale_too_low = A sale takes 6 or more in all; throw in another card.

# Options
option-talk = Talk: partners say what they mean to do before they play cards, truly or not.
option-second_look = Second look: partners see how many cards the other has played and may add to theirs once.
option-godfather = The Godfather: whoever claims the card plays a round alone and takes all the loot.

# Terminal
symbol-weapons = weapons
symbol-bribes = bribes
symbol-blackmail = blackmail
symbol-persons = persons
terminal-round = round { $round }
terminal-offer = on offer
terminal-strength = strength
terminal-challengers = challenges
terminal-defenders = defends
terminal-mrx = Mr. X
terminal-lone = alone
terminal-godfather = Godfather
terminal-ousted = ousted
terminal-alcohol = { $number } alcohol
terminal-person = person
terminal-card = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
terminal-brings = brings { $points }
terminal-points = Godfather points: { $points }
terminal-table = on the table:
terminal-known = known:
terminal-pledges = { $points ->
    [one] pledges 1 point
   *[other] pledges { $points } points
}
terminal-pledges-cards = { $number ->
    [one] pledges 1 card
   *[other] pledges { $number } cards
}
terminal-asks = asks for { $points }
terminal-aims = goes for { $aim }
terminal-hand = your hand
terminal-hidden = face down
terminal-deck = deck
terminal-pile = discards:
terminal-signs = ? may keep one card face down · ★ wins ties on its side

# Board
board-name = Card table: coalition, district, loot and person, and both sides
board-alcohol = alcohol
board-cards = cards in hand
board-clan = clan
board-persons = persons
board-round = Round { $round }
board-coalition = Coalition
board-mark = may hide a card
board-tie = wins ties
board-done = is done
board-thug = uses the Thug
board-wins = won
board-counts = what counts here
board-loot = Loot
board-loot-told = Winners: { $winners1 } or { $winners2 }. Losers: { $losers1 } or { $losers2 }.
board-half = with half or more
board-package = { $result }, package { $number }: { $goods }
board-none = nothing
board-offer = On offer: { $person }, value { $value }
board-deck = { $count ->
    [one] Deck, 1 card left
   *[other] Deck, { $count } cards left
}
board-left = { $count } left
board-spent = { $count } spent
board-pile = Discard pile
board-back = face-down card
board-kept-down = keeps a card face down
board-your-hand = { $count ->
    [one] Your hand · 1 card
   *[other] Your hand · { $count } cards
}
board-decoy = not a suit of this district
board-down = Keep one face down
board-decide = What you can do
board-talk = Say to your partner
board-binds = Nothing you say is binding. To show a card, click it.
board-aim-win = Go for the win
board-aim-half = For half
board-aim-save = Save cards
board-say-nothing = Say nothing
board-hush = Nothing to say this round
board-hush-short = Nothing to say
board-hush-more = Passes for you whenever you could talk, until the round ends or you press this again.
board-pledge_points = I put in points
board-pledge_cards = I play cards
board-ask_points = I need points
board-said-points = { $points ->
    [one] puts in 1 point
   *[other] puts in { $points } points
}
board-said-cards = { $number ->
    [one] plays 1 card
   *[other] plays { $number } cards
}
board-said-needs = needs { $points }
board-less = Less
board-more = More
board-say = Say it
board-pick = Pick from the discard pile · { $points } left
board-sale = Thrown in so far: { $points }
board-sold = sales
board-hint-down = Pick the card that stays face down.
board-hint-fence = Pick the card for the Fence.
board-hint-swap = Pick the card that Mr. X exchanges.
board-hint-gambler = Pick the first of two cards to discard.
board-gambler-more = Pick another card to discard: two in all.
board-hint-informer = Pick a card to sell; a sale takes 6 or more in all.
board-hint-smuggler = Pick a card to sell; a sale takes 6 or more in all.

# What a person does
does-informer = Sells cards worth 6 or more in all for 1 alcohol at the end of a round.
does-smuggler = { does-informer }
does-bomber = Lets you use weapons in every district.
does-dealer = Lets you use bribes in every district.
does-thief = Lets you use blackmail in every district.
does-fence = Exchanges one card at the end of a round.
does-gambler = Exchanges two cards for two from the discard pile at the end of a round.
does-priest = Counts as two persons in the showdown.
does-thug = Doubles the means you have played, once in the game.
does-driver = Counts as weapons of value 2 where persons do not count.
does-customs = Counts as bribes of value 2 where persons do not count.
does-reporter = Counts as blackmail of value 2 where persons do not count.

# Lesson: the first five minutes
lesson-first = Your first five minutes
lesson-first-goal = The most alcohol wins. Each round a new card pairs the clans: this time you and { $p1 } challenge { $p2 } and { $p3 } for one district.
lesson-first-talk = Partners talk first, and nothing that is said binds anybody. { $p1 } promises 4 points: answer that you go for the win.
lesson-first-talk-pass = Silence is allowed, but say something for once: go for the win.
lesson-first-talk-show = Everybody at the table would see that card. Better say that you go for the win.
lesson-first-talk-other = Numbers are fine too, true or false. This time say that you go for the win.
lesson-first-quiet = { $p1 } has nothing to add. Pass as well, and the talk ends.
lesson-first-quiet-more = Enough has been said. Pass.
lesson-first-lay = Little Italy counts weapons and bribes only. Play one of your weapons of value 4.
lesson-first-lay-suit = Blackmail does not count in Little Italy; it would only be a bluff. Play a weapon of value 4.
lesson-first-lay-bribe = Bribes count here, but 4 is more than 3. Play a weapon of value 4.
lesson-first-lay-hide = One card may stay hidden, but not the first one today. Play a weapon of value 4 the usual way.
lesson-first-lay-done = With nothing played you win nothing. Play a weapon of value 4.
lesson-first-hide = The “?” on the coalition card is yours: one card of yours may stay face down until the sides are compared. Hide your second weapon of value 4.
lesson-first-hide-other = Hide something that counts a lot: the weapon of value 4.
lesson-first-hide-lay = Played like that, everybody would see it before the defenders play. Keep the weapon of value 4 face down.
lesson-first-hide-done = You have another weapon of value 4, and the right to hide it. Do that first.
lesson-first-done = { $p1 } plays at the same time, unseen. Two cards are enough: press Done.
lesson-first-done-lay = Save it: new partners come every round, and good cards are rare. Press Done.
lesson-first-second = { $p1 } has played one card, you two: that is all you see of each other. In this second look you could add some; you need not.
lesson-first-second-lay = Keep that for the next round. Press Done.
lesson-first-result = Your side stood at 6, so the defenders thought that 7 would do. Then your hidden weapon was turned up: 10 to 7, the district is yours.
lesson-first-take = You brought 8 points, { $p1 } only 2, so you choose first and { $p1 } gets the rest. Take package 1, the 2 alcohol.
lesson-first-take-person = The Judge is worth 4 where persons count, but alcohol wins the game. Take package 1 this time.
lesson-first-partners = The losers reached half of your strength and got cards. A new card is up: now { $p1 } plays with { $p3 } against you and { $p2 }.
lesson-first-end = Help your partner just enough to win, give a little more than they do, and never show all you have. After ten to twelve rounds the most alcohol wins.

# Lesson: half is enough
lesson-bluff = Bluffs, and half the loot
lesson-bluff-half = You and { $p2 } defend Streeterville against 16 points: winning would cost too much. But losers who reach half, 8, share a loot of their own.
lesson-bluff-talk = Persons count here: your Banker and { $p2 }’s Prosecutor bring 3 each. Two more points will do, so suggest going for half.
lesson-bluff-talk-other = Allowed, and perhaps even true. But tell { $p2 } plainly: go for half.
lesson-bluff-quiet = { $p2 } pledges 1 point; who knows whether that is true. Pass.
lesson-bluff-quiet-more = Enough has been said. Pass.
lesson-bluff-lay = Bribes count in Streeterville. Play your 3: together with the Banker you bring 6 points.
lesson-bluff-lay-five = Save the 5 for a round that you can win. The 3 is enough.
lesson-bluff-lay-suit = That suit does not count here. Play the bribe of value 3 first.
lesson-bluff-lay-done = Trusting your partner blindly? Play the bribe of value 3.
lesson-bluff-decoy = Now a bluff: play the blackmail card too. It does not count here, but { $p2 } sees two cards and will hardly try to outdo you.
lesson-bluff-decoy-done = First the bluff: play the blackmail card.
lesson-bluff-decoy-other = Bluff with the blackmail card: it comes back to your hand.
lesson-bluff-done = One card that counts, one that does not. Press Done.
lesson-bluff-done-more = That is enough. Press Done.
lesson-bluff-second = Two cards against one: { $p2 } now has a second look, and so have you. You are far enough: press Done.
lesson-bluff-second-more = Nothing more is needed. Press Done.
lesson-bluff-back = 16 to 10: lost, but more than half. Your blackmail card is back in your hand, and everybody has seen it.
lesson-bluff-take = The winners have chosen. You brought 6 points and { $p2 } 4, so you choose next: take package 2, the alcohol.
lesson-bluff-take-cards = Three cards are tempting, but alcohol wins. Take package 2.
lesson-bluff-end = A cheap defeat can pay as much as a dear victory. Keep your good cards for districts where they count, and for the showdown at the end.

# Lesson: persons and promises
lesson-persons = Persons and promises
lesson-persons-thief = This is your Thief: thanks to him your blackmail counts in every district. For all others only weapons count here, in the Union Stock Yards.
lesson-persons-pledge = You speak first. Pledge 6 points: it binds nobody, but { $p1 } can reckon with it.
lesson-persons-pledge-amount = Any number is allowed. This time pledge 6 points.
lesson-persons-pledge-pass = Silence helps no partner. Pledge 6 points.
lesson-persons-pledge-other = That may be said, too. This time pledge 6 points.
lesson-persons-quiet = { $p1 } promises 5 points, so together you would have plenty. Pass, and the talk ends.
lesson-persons-quiet-more = Enough has been said. Pass.
lesson-persons-lay = Play your blackmail of value 5. Your Thief makes it count.
lesson-persons-lay-weapon = Weapons count for everybody, but 5 is more than 4. Play the blackmail of value 5.
lesson-persons-lay-small = It counts, but only 1. Play the blackmail of value 5.
lesson-persons-lay-suit = Bribes do not count here. Play the blackmail of value 5.
lesson-persons-lay-done = With nothing played you win nothing. Play the blackmail of value 5.
lesson-persons-done = With what { $p1 } has promised, that should do. Press Done.
lesson-persons-done-more = Save it for now. Press Done.
lesson-persons-broken = So much for promises: { $p1 } has not played a single card. That is what the second look is for: add your weapon of value 4.
lesson-persons-broken-small = 5 and 1 would hardly be enough. Add the weapon of value 4.
lesson-persons-broken-suit = Bribes still do not count here. Add the weapon of value 4.
lesson-persons-broken-done = 5 points alone would hardly win. Add the weapon of value 4.
lesson-persons-enough = That makes 9 points, all of them yours. Press Done.
lesson-persons-enough-more = That is enough. Press Done.
lesson-persons-result = The defenders came to 6, so the district is yours. You brought 9 points and { $p1 } none: you choose the first package.
lesson-persons-take = Package 2 has 1 alcohol less, but the Informer in it, who turns cards into alcohol. Take package 2.
lesson-persons-take-alcohol = 2 alcohol are tempting, but the Informer can earn some in every round. Take package 2.
lesson-persons-sell = When a round ends, your Informer sells cards worth 6 points or more in all for 1 alcohol. Use him: first the bribe of value 5.
lesson-persons-sell-small = That one goes with it, but begin with the bribe of value 5.
lesson-persons-sell-draw = You get that card in any case. First sell the bribe of value 5 through the Informer.
lesson-persons-sell-end = Your cards can still make money. Sell the bribe of value 5 through the Informer first.
lesson-persons-pay = 1 point is missing: add the blackmail of value 1.
lesson-persons-sold = 6 points buy 1 alcohol, and no change is given. Press Done.
lesson-persons-end = Persons stay with you: choose them with care. The most persons bring 2 alcohol in the showdown, and so do the most weapons, bribes and blackmail in your hand.

# The plain view in the browser
field-round_number = Round
field-district = District
field-offer = On offer
field-side = Side
field-persons = Persons
field-hand = Hand
field-laid = Played
field-contribution = Points put in
field-strength = Strength of the sides
field-lone = Challenges alone
field-godfather = Godfather
field-mrx = Mr. X
field-deck_size = Cards in the deck
field-pile = Discard pile
