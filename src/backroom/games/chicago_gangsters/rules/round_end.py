"""The round end: one draw for everybody, and what persons and Mr. X can do then."""

from __future__ import annotations

from backroom.engine.asking import ask
from backroom.engine.declare import NotNow
from backroom.engine.rule import NONE, Log, Out, note1, note2, note3, offer, rule
from backroom.engine.sets import has

from .cards import begin_draws, discard, has_room, is_card_left, offer_hand
from .events import Event
from .loot import gain
from .position import Box, State, hand_size, owns
from .words import CARDS, ROUND_END_PERSONS, VALUE_OF, Ability, Act, Person, Phase, Reason

# The gambler's steps: so many cards are discarded, then as many picked.
GAMBLED = 2
LAST_STEP = 2 * GAMBLED

# ------------------------------------------------------------------ whose round end


@rule
def begin_round_end(s: State, seat: int) -> None:
    """Only owners of certain persons and Mr. X are asked anything. [CL8, CX8, CP10]"""
    s.on_turn = seat
    s.drawn = 0
    s.used = 0
    asked = seat == s.mrx or s.persons[seat] & ROUND_END_PERSONS != 0
    s.ended = 0 if asked else 1
    ask(s, Phase.ROUND_END, 1 << seat if asked else 0)


@rule
def draws_allowed(s: State, seat: int) -> int:
    """One, and one more for Mr. X. [CS8, CX8]"""
    return 1 + (seat == s.mrx)


@rule
def make_ordinary_draw(box: Box, s: State, log: Log) -> None:
    """It is no choice: who ends without it makes it then, if the hand has room. [CL8]"""
    s.drawn = 1
    begin_draws(box, s, s.on_turn, 1, Phase.ROUND_END, log)


@rule
def end_round(s: State, log: Log) -> None:
    """A Godfather point; a person nobody took leaves the game. [CG10, CL5]"""
    if s.godfather != NONE:
        s.godfather_points[s.godfather] += 1
        note2(log, Event.GODFATHER_SCORED, s.godfather, s.godfather_points[s.godfather])
    if s.offer != NONE:
        note1(log, Event.PERSON_LEFT, s.offer)
    s.starter = NONE
    s.drawn = 0
    s.used = 0
    s.ended = 0


# ------------------------------------------------------------------ what may be done


@rule
def may_use(s: State, seat: int, ability: int) -> bool:
    """The person is there, or the Mr. X card, and not used yet. [CP7–CP9, CX8]"""
    return has_ability(s, seat, ability) and not has(s.used, ability)


@rule
def has_ability(s: State, seat: int, ability: int) -> bool:
    if ability == Ability.SWAP:
        return seat == s.mrx
    if ability == Ability.FENCE:
        return owns(s, seat, Person.FENCE)
    if ability == Ability.GAMBLER:
        return owns(s, seat, Person.GAMBLER)
    return owns(s, seat, Person.INFORMER if ability == Ability.INFORMER else Person.SMUGGLER)


@rule
def hand_total(s: State, seat: int) -> int:
    points = 0
    for card in range(CARDS):
        points += s.hand[seat, card] * VALUE_OF[card]
    return points


@rule
def may_begin_sale(box: Box, s: State, seat: int, ability: int) -> bool:
    """The hand is worth enough. [CP7]"""
    return may_use(s, seat, ability) and hand_total(s, seat) >= box.sale_total


@rule
def may_draw(box: Box, s: State, seat: int) -> bool:
    return s.drawn < draws_allowed(s, seat) and has_room(box, s, seat) and is_card_left(s)


@rule
def lowest_beside(s: State, card: int) -> int:
    """The lowest value in the pile once one such card has left it. [CP9]"""
    lowest = s.total + 1
    for other in range(CARDS):
        if s.pile[other] > (other == card) and VALUE_OF[other] < lowest:
            lowest = VALUE_OF[other]
    return lowest


@rule
def may_pick(s: State, card: int) -> bool:
    """What is picked in all is worth no more than what was discarded. [CP9]"""
    if s.pile[card] == 0 or VALUE_OF[card] > s.total:
        return False
    return s.step > GAMBLED or VALUE_OF[card] + lowest_beside(s, card) <= s.total


@rule
def legal_round_end(box: Box, s: State, seat: int, out: Out) -> int:
    """Draws and abilities in any order, each once; what is begun is finished first. [CS8]"""
    if s.busy != NONE:
        return legal_begun(box, s, seat, out)
    n = offer(out, 0, Act.END, 0)
    if may_draw(box, s, seat):
        n = offer(out, n, Act.DRAW, 0)
    if may_use(s, seat, Ability.FENCE):
        n = offer_hand(s, seat, out, n, Act.FENCE)
    if may_use(s, seat, Ability.SWAP):
        n = offer_hand(s, seat, out, n, Act.SWAP)
    if may_use(s, seat, Ability.GAMBLER) and hand_size(s, seat) >= GAMBLED:
        n = offer_hand(s, seat, out, n, Act.GAMBLER)
    if may_begin_sale(box, s, seat, Ability.INFORMER):
        n = offer_hand(s, seat, out, n, Act.INFORMER)
    if may_begin_sale(box, s, seat, Ability.SMUGGLER):
        n = offer_hand(s, seat, out, n, Act.SMUGGLER)
    return n


@rule
def legal_begun(box: Box, s: State, seat: int, out: Out) -> int:
    """The next step of the gambler or of a sale, and nothing else. [CP7, CP9]"""
    n = 0
    if s.busy == Ability.GAMBLER:
        if s.step < GAMBLED:
            return offer_hand(s, seat, out, n, Act.GAMBLER)
        for card in range(CARDS):
            if may_pick(s, card):
                n = offer(out, n, Act.PICK, card)
        return n
    if s.total >= box.sale_total:
        n = offer(out, n, Act.DONE, 0)
    return offer_hand(s, seat, out, n, verb_of_sale(s))


@rule
def verb_of_sale(s: State) -> int:
    return Act.INFORMER if s.busy == Ability.INFORMER else Act.SMUGGLER


# ------------------------------------------------------------------ why not


@rule
def why_not_round_end(box: Box, s: State, seat: int, verb: int, card: int) -> int:
    if verb < Act.DRAW and verb != Act.DONE:
        return NotNow.NOT_THIS_STEP
    if s.busy == Ability.GAMBLER:
        return why_not_gambling(s, seat, verb, card)
    if s.busy != NONE:
        return why_not_selling(box, s, seat, verb, card)
    if verb == Act.END:
        return 0
    if verb == Act.DRAW:
        return why_not_draw(box, s, seat)
    if verb == Act.FENCE:
        return why_not_use(
            s,
            seat,
            Ability.FENCE,
            card,
            Reason.NO_FENCE,
            Reason.FENCE_USED,
            Reason.FENCE_LACKS_CARD,
        )
    if verb == Act.SWAP:
        return why_not_use(
            s, seat, Ability.SWAP, card, Reason.NOT_MRX, Reason.SWAP_USED, Reason.SWAP_LACKS_CARD
        )
    if verb == Act.GAMBLER:
        return why_not_gamble(s, seat, card)
    if verb == Act.INFORMER:
        return why_not_sell(box, s, seat, Ability.INFORMER, card, Reason.NO_INFORMER)
    if verb == Act.SMUGGLER:
        return why_not_sell(box, s, seat, Ability.SMUGGLER, card, Reason.NO_SMUGGLER)
    return NotNow.NOT_THIS_STEP


@rule
def why_not_draw(box: Box, s: State, seat: int) -> int:
    """One draw, two for Mr. X; room in the hand; a card to draw. [CS8, CX8, CL2, CL3]"""
    if s.drawn >= draws_allowed(s, seat):
        return Reason.MRX_DRAWN_ALREADY if seat == s.mrx else Reason.DRAWN_ALREADY
    if not has_room(box, s, seat):
        return Reason.HAND_FULL
    return 0 if is_card_left(s) else Reason.NOTHING_TO_DRAW


@rule
def why_not_use(
    s: State, seat: int, ability: int, card: int, absent: int, used: int, lacking: int
) -> int:
    """Owned, not used yet, and a card for it. [CP8, CX8]"""
    if not has_ability(s, seat, ability):
        return absent
    if not may_use(s, seat, ability):
        return used
    return 0 if s.hand[seat, card] > 0 else lacking


@rule
def why_not_gamble(s: State, seat: int, card: int) -> int:
    """Two cards are needed to begin. [CP9]"""
    if may_use(s, seat, Ability.GAMBLER) and hand_size(s, seat) < GAMBLED:
        return Reason.GAMBLER_NEEDS_TWO
    return why_not_use(
        s,
        seat,
        Ability.GAMBLER,
        card,
        Reason.NO_GAMBLER,
        Reason.GAMBLER_USED,
        Reason.GAMBLER_LACKS_CARD,
    )


@rule
def why_not_sell(box: Box, s: State, seat: int, ability: int, card: int, absent: int) -> int:
    """The hand must be worth enough to finish what is begun. [CP7]"""
    if may_use(s, seat, ability) and not may_begin_sale(box, s, seat, ability):
        return Reason.TOO_LITTLE_TO_SELL
    return why_not_use(s, seat, ability, card, absent, Reason.SOLD_ALREADY, Reason.SALE_LACKS_CARD)


@rule
def why_not_gambling(s: State, seat: int, verb: int, card: int) -> int:
    """Once begun: the second discard, then two picks. [CP9]"""
    if s.step < GAMBLED:
        if verb != Act.GAMBLER:
            return NotNow.NOT_THIS_STEP if verb == Act.PICK else Reason.GAMBLER_GOES_ON
        return 0 if s.hand[seat, card] > 0 else Reason.GAMBLER_LACKS_CARD
    if verb != Act.PICK:
        return Reason.GAMBLER_GOES_ON
    if s.pile[card] == 0:
        return Reason.NOT_IN_PILE
    return 0 if may_pick(s, card) else Reason.PICK_TOO_HIGH


@rule
def why_not_selling(box: Box, s: State, seat: int, verb: int, card: int) -> int:
    """Once begun: more cards, or the end of the sale when it is enough. [CP7]"""
    if verb == Act.DONE:
        return 0 if s.total >= box.sale_total else Reason.SALE_TOO_LOW
    if verb != verb_of_sale(s):
        return Reason.SALE_GOES_ON
    return 0 if s.hand[seat, card] > 0 else Reason.SALE_LACKS_CARD


# ------------------------------------------------------------------ what is done


@rule
def apply_round_end(box: Box, s: State, seat: int, verb: int, card: int, log: Log) -> None:
    if verb == Act.END:
        s.ended = 1
        s.waiting = 0
        note1(log, Event.FINISHED, seat)
    elif verb == Act.DRAW:
        s.drawn += 1
        note1(log, Event.DRAWS, seat)
        begin_draws(box, s, seat, 1, Phase.ROUND_END, log)
    elif verb == Act.FENCE:
        exchange(box, s, seat, Ability.FENCE, card, log)
    elif verb == Act.SWAP:
        exchange(box, s, seat, Ability.SWAP, card, log)
    elif verb == Act.GAMBLER:
        s.step += 1
        throw_in(s, seat, Ability.GAMBLER, card, log)
    elif verb == Act.PICK:
        pick(s, seat, card, log)
    elif verb == Act.INFORMER:
        throw_in(s, seat, Ability.INFORMER, card, log)
    elif verb == Act.SMUGGLER:
        throw_in(s, seat, Ability.SMUGGLER, card, log)
    else:
        finish_sale(s, seat, log)


@rule
def exchange(box: Box, s: State, seat: int, ability: int, card: int, log: Log) -> None:
    """One card discarded, one drawn. [CP8, CX8]"""
    s.used |= 1 << ability
    discard(s, seat, card)
    note3(log, Event.DISCARDED, seat, card, ability)
    begin_draws(box, s, seat, 1, Phase.ROUND_END, log)


@rule
def throw_in(s: State, seat: int, ability: int, card: int, log: Log) -> None:
    """A card into a sale, or of the gambler's. [CP7, CP9]"""
    s.used |= 1 << ability
    s.busy = ability
    s.total += VALUE_OF[card]
    discard(s, seat, card)
    note3(log, Event.DISCARDED, seat, card, ability)


@rule
def pick(s: State, seat: int, card: int, log: Log) -> None:
    """A card of the open pile comes to the hand, known to all. [CP9, CR12]"""
    s.pile[card] -= 1
    s.hand[seat, card] += 1
    s.known[seat, card] += 1
    s.total -= VALUE_OF[card]
    s.step += 1
    note2(log, Event.PICKED, seat, card)
    if s.step == LAST_STEP:
        s.step = 0
        s.total = 0
        s.busy = NONE


@rule
def finish_sale(s: State, seat: int, log: Log) -> None:
    """1 alcohol, no change given. [CP7]"""
    note3(log, Event.SOLD, seat, s.busy, s.total)
    s.busy = NONE
    s.total = 0
    gain(s, seat, 1, log)
