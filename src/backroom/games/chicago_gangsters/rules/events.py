"""What happens, as everybody or one seat alone gets to see it."""

from __future__ import annotations

from backroom.engine.declare import Event, Events

from .words import (
    ABILITY,
    AIM,
    ANSWER,
    CARD,
    CLAN,
    CONTEST,
    DISTRICT,
    GOOD,
    LOOT,
    PACKAGE,
    PERSON,
    RESULT,
    REVEALED,
    SEAT,
    SIDE,
    STANCE,
    SUIT,
)

EVENTS = Events(
    # set-up and reveal
    Event("mrx_named", seat=SEAT),
    Event("clan_given", seat=SEAT, clan=CLAN),
    Event("drew", to="seat", blank=["card"], seat=SEAT, card=CARD),
    Event("deck_renewed", number=int),
    Event("hired", seat=SEAT, person=PERSON),
    Event("coalition_revealed", round=int, coalition=REVEALED, one=SEAT, other=SEAT),
    Event(
        "district_revealed", district=DISTRICT, weapons=int, bribes=int, blackmail=int, persons=int
    ),
    Event("loot_revealed", loot=LOOT),
    Event("person_revealed", person=PERSON),
    # windows
    Event("answered", to="seat", seat=SEAT, stance=STANCE),
    Event("stance_shown", seat=SEAT, stance=STANCE),
    Event("duel_laid", to="seat", seat=SEAT, card=CARD),
    Event("duel_shown", seat=SEAT, card=CARD),
    Event("godfather_is", seat=SEAT, ousted=SEAT),
    Event("duel_drawn"),
    # talk
    Event("points_pledged", seat=SEAT, points=int),
    Event("cards_pledged", seat=SEAT, number=int),
    Event("points_asked", seat=SEAT, points=int),
    Event("aimed", seat=SEAT, aim=AIM),
    Event("showed", seat=SEAT, card=CARD),
    Event("passed", seat=SEAT),
    # laying and comparing
    Event("laid", to="seat", seat=SEAT, card=CARD),
    Event("hid", to="seat", seat=SEAT, card=CARD),
    Event("side_taken", seat=SEAT, side=SIDE, number=int),
    Event("locked", seat=SEAT),
    Event("number_shown", seat=SEAT, number=int),
    Event("thug_asked", seat=SEAT, answer=ANSWER),
    Event("turned_up", seat=SEAT, card=CARD, number=int),
    Event("returned", seat=SEAT, card=CARD, number=int),
    Event("stays_down", seat=SEAT),
    Event("announced", side=SIDE, points=int),
    Event("hidden_shown", seat=SEAT, card=CARD, counts=int),
    Event("contributed", seat=SEAT, points=int),
    Event("compared", challengers=int, defenders=int, winners=SIDE, losers_share=int),
    Event("thug_left", seat=SEAT),
    # loot
    Event("took", seat=SEAT, result=RESULT, package=PACKAGE),
    Event("paid", seat=SEAT, ousted=SEAT, good=GOOD),
    Event("gained", seat=SEAT, alcohol=int),
    Event("lapsed", seat=SEAT, number=int),
    Event("mrx_changed", seat=SEAT, former=SEAT, clan=CLAN),
    # round end
    Event("draws", seat=SEAT),
    Event("finished", seat=SEAT),
    Event("discarded", seat=SEAT, card=CARD, ability=ABILITY),
    Event("picked", seat=SEAT, card=CARD),
    Event("sold", seat=SEAT, ability=ABILITY, points=int),
    Event("godfather_scored", seat=SEAT, points=int),
    Event("person_left", person=PERSON),
    # showdown
    Event("suit_counted", seat=SEAT, suit=SUIT, points=int),
    Event("persons_counted", seat=SEAT, number=int),
    Event("awarded", seat=SEAT, contest=CONTEST, alcohol=int),
    Event("ended"),
)
# fmt: off
(
    MRX_NAMED, CLAN_GIVEN, DREW, DECK_RENEWED, HIRED, COALITION_REVEALED, DISTRICT_REVEALED,
    LOOT_REVEALED, PERSON_REVEALED, ANSWERED, STANCE_SHOWN, DUEL_LAID, DUEL_SHOWN, GODFATHER_IS,
    DUEL_DRAWN, POINTS_PLEDGED, CARDS_PLEDGED, POINTS_ASKED, AIMED, SHOWED, HAS_PASSED, LAID, HID,
    SIDE_TAKEN, LOCKED, NUMBER_SHOWN, THUG_ANSWERED, TURNED_UP, RETURNED, STAYS_DOWN, ANNOUNCED,
    HIDDEN_SHOWN, CONTRIBUTED, COMPARED, THUG_LEFT, TOOK, PAID, GAINED, LAPSED, MRX_CHANGED,
    DRAWS, HAS_FINISHED, DISCARDED, PICKED, SOLD, GODFATHER_SCORED, PERSON_LEFT, SUIT_COUNTED,
    PERSONS_COUNTED, AWARDED, ENDED,
) = EVENTS.numbers(
    "mrx_named", "clan_given", "drew", "deck_renewed", "hired", "coalition_revealed",
    "district_revealed", "loot_revealed", "person_revealed", "answered", "stance_shown",
    "duel_laid", "duel_shown", "godfather_is", "duel_drawn", "points_pledged", "cards_pledged",
    "points_asked", "aimed", "showed", "passed", "laid", "hid", "side_taken", "locked",
    "number_shown", "thug_asked", "turned_up", "returned", "stays_down", "announced",
    "hidden_shown", "contributed", "compared", "thug_left", "took", "paid", "gained", "lapsed",
    "mrx_changed", "draws", "finished", "discarded", "picked", "sold", "godfather_scored",
    "person_left", "suit_counted", "persons_counted", "awarded", "ended",
)
# fmt: on
