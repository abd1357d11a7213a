"""What happens, as everybody or one seat alone gets to see it."""

from __future__ import annotations

from backroom.engine.declare import Events, event

from .words import (
    CARD,
    CONTEST,
    DISTRICT,
    LOOT,
    PACKAGE,
    REVEALED,
    SEAT,
    SUIT,
    Ability,
    Aim,
    Answer,
    Clan,
    Good,
    Person,
    Result,
    Side,
    Stance,
)


class Event(Events):
    # set-up and reveal
    MRX_NAMED = event(seat=SEAT)
    CLAN_GIVEN = event(seat=SEAT, clan=Clan)
    DREW = event(to="seat", blank=["card"], seat=SEAT, card=CARD)
    DECK_RENEWED = event(number=int)
    HIRED = event(seat=SEAT, person=Person)
    COALITION_REVEALED = event(
        begins_turn=True, round=int, coalition=REVEALED, one=SEAT, other=SEAT
    )
    DISTRICT_REVEALED = event(
        district=DISTRICT, weapons=int, bribes=int, blackmail=int, persons=int
    )
    LOOT_REVEALED = event(loot=LOOT)
    PERSON_REVEALED = event(person=Person)
    # windows
    ANSWERED = event(to="seat", seat=SEAT, stance=Stance)
    STANCE_SHOWN = event(seat=SEAT, stance=Stance)
    DUEL_LAID = event(to="seat", seat=SEAT, card=CARD)
    DUEL_SHOWN = event(seat=SEAT, card=CARD)
    GODFATHER_IS = event(seat=SEAT, ousted=SEAT)
    DUEL_DRAWN = event()
    # talk
    POINTS_PLEDGED = event(seat=SEAT, points=int)
    CARDS_PLEDGED = event(seat=SEAT, number=int)
    POINTS_ASKED = event(seat=SEAT, points=int)
    AIMED = event(seat=SEAT, aim=Aim)
    SHOWED = event(seat=SEAT, card=CARD)
    PASSED = event(seat=SEAT)
    # laying and comparing
    LAID = event(to="seat", seat=SEAT, card=CARD)
    HID = event(to="seat", seat=SEAT, card=CARD)
    SIDE_TAKEN = event(seat=SEAT, side=Side, number=int)
    LOCKED = event(seat=SEAT)
    NUMBER_SHOWN = event(seat=SEAT, number=int)
    THUG_ASKED = event(seat=SEAT, answer=Answer)
    TURNED_UP = event(seat=SEAT, card=CARD, number=int)
    RETURNED = event(seat=SEAT, card=CARD, number=int)
    STAYS_DOWN = event(seat=SEAT)
    ANNOUNCED = event(side=Side, points=int)
    HIDDEN_SHOWN = event(seat=SEAT, card=CARD, counts=int)
    CONTRIBUTED = event(seat=SEAT, points=int)
    COMPARED = event(challengers=int, defenders=int, winners=Side, losers_share=int)
    THUG_LEFT = event(seat=SEAT)
    # loot
    TOOK = event(seat=SEAT, result=Result, package=PACKAGE)
    PAID = event(seat=SEAT, ousted=SEAT, good=Good)
    GAINED = event(seat=SEAT, alcohol=int)
    LAPSED = event(seat=SEAT, number=int)
    MRX_CHANGED = event(seat=SEAT, former=SEAT, clan=Clan)
    # round end
    DRAWS = event(seat=SEAT)
    FINISHED = event(seat=SEAT)
    DISCARDED = event(seat=SEAT, card=CARD, ability=Ability)
    PICKED = event(seat=SEAT, card=CARD)
    SOLD = event(seat=SEAT, ability=Ability, points=int)
    GODFATHER_SCORED = event(seat=SEAT, points=int)
    PERSON_LEFT = event(person=Person)
    # showdown
    SUIT_COUNTED = event(seat=SEAT, suit=SUIT, points=int)
    PERSONS_COUNTED = event(seat=SEAT, number=int)
    AWARDED = event(seat=SEAT, contest=CONTEST, alcohol=int)
    ENDED = event()
