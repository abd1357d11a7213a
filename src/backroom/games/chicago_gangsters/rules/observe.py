"""The position as numbers for a network, from the eyes of one seat."""

from __future__ import annotations

from backroom.engine.asking import put_seat, seat_after
from backroom.engine.features import Block, starts
from backroom.engine.rule import NONE, Features, put, put_choice, put_part, rule
from backroom.engine.sets import has, lowest_bit, put_set

from .knowledge import has_answered, is_covered, may_keep_down, stance_shown
from .position import (
    MOST_OF_A_BYTE,
    Box,
    State,
    hand_size,
    is_coalition_open,
    laid_size,
)
from .words import (
    CARD,
    CARDS,
    CLANS,
    DISTRICT,
    LOOT,
    NUMBER,
    PACKAGE,
    PACKAGES,
    PERSONS,
    POINTS,
    REVEALED,
    SEAT,
    SIDES,
    Ability,
    Aim,
    Clan,
    Good,
    Person,
    Phase,
    Result,
    Side,
    Stance,
    Symbol,
)

GOODS, RESULTS, AIMS, STANCES, LOOTS = len(Good), len(Result), len(Aim), len(Stance), len(LOOT)
# What numbers are measured by: alcohol, points of strength, what lies in a package, what a talk
# names at most, and passes, draws and steps in a row.
MUCH_ALCOHOL, MUCH_STRENGTH, MUCH_LOOT, FEW = 50, 60, 9, 5
MOST_POINTS, MOST_NUMBER = len(POINTS) - 1, len(NUMBER) - 1

FEATURES = (
    Block("hand", (CARD,), "Cards in the own hand, of a full one."),
    Block("laid", (CARD,), "Own cards on the table, turned up or not, of a full hand."),
    Block("hidden", (CARD,), "The own card that is or stays face down."),
    Block("clan", (SEAT, Clan), "The player's clan; Mr. X has none."),
    Block("side", (SEAT, Side), "The player's side this round."),
    Block("mark", (SEAT,), "Whether the player has the ? of the coalition card."),
    Block("tie", (SEAT,), "Whether the player's clan wins ties."),
    Block("lone", (SEAT,), "The lone player of three."),
    Block("mrx", (SEAT,), "Who is Mr. X."),
    Block("godfather", (SEAT,), "Who is the Godfather."),
    Block("ousted", (SEAT,), "Who was ousted this round."),
    Block("thug", (SEAT,), "Whose means the Thug doubles this round."),
    Block("on_turn", (SEAT,), "Who speaks, shares, draws or has the round end."),
    Block("starter", (SEAT,), "Who begins the round end."),
    Block("asked", (SEAT,), "Who is asked, as far as the seat knows."),
    Block("said", (SEAT,), "Statements the player has made in this talk, of all allowed."),
    Block("pledged_points", (SEAT,), "Points pledged last, of 30; -1/30 for none."),
    Block("pledged_cards", (SEAT,), "Cards pledged last, of 10; -1/10 for none."),
    Block("asked_points", (SEAT,), "Points asked for last, of 30; -1/30 for none."),
    Block("aim", (SEAT, Aim), "The aim that the player told."),
    Block("stance", (SEAT, Stance), "Where the player stands in an open window, as it is shown."),
    Block("alcohol", (SEAT,), "The player's alcohol, of 50."),
    Block("godfather_points", (SEAT,), "The player's Godfather points, of 12."),
    Block("contribution", (SEAT,), "Points the player has turned up this round, of 60."),
    Block("in_hand", (SEAT,), "Cards in the player's hand, as all see it, of a full one."),
    Block("on_table", (SEAT,), "Cards the player has laid, as all see it, of a full hand."),
    Block("persons", (SEAT, Person), "The persons before the player."),
    Block("known", (SEAT, CARD), "Cards everybody knows the player to hold, of a full hand."),
    Block("open", (SEAT, CARD), "Cards of the player that lie turned up, of a full hand."),
    Block("symbols", (Symbol,), "What the district shows."),
    Block("packages", (Result, PACKAGE, Good), "What lies in the loot's packages, of 9."),
    Block("offer", (Person,), "The person to be hired this round."),
    Block("pile", (CARD,), "Cards in the discard pile, of all of the face."),
    Block("unseen", (CARD,), "Cards out of the seat's sight, of all of the face."),
    Block("coalition", (REVEALED,), "The coalition card of the round."),
    Block("coalition_deck", (REVEALED,), "Coalition cards that have not come up yet."),
    Block("district_deck", (DISTRICT,), "District cards that have not come up yet."),
    Block("loot_deck", (LOOT,), "Loot cards that have not come up yet."),
    Block("person_deck", (Person,), "Persons who have not come up yet."),
    Block("phase", (Phase,), "The step of the round."),
    Block("strength", (Side,), "Strength as announced or compared, of 60; -1/60 before."),
    Block("turn", (Side,), "The side that plays, or will next."),
    Block("winners", (Side,), "The side that has won the round."),
    Block("round", (), "The number of the round, of all."),
    Block("deck", (), "Cards in the deck, of 127."),
    Block("face_down", (), "Whether a card lies face down for good."),
    Block("shut", (), "Whether this is the second window of the round."),
    Block("passes", (), "Passes in a row in this talk, of 5."),
    Block("drawn", (), "Draws made at this round end, of 5."),
    Block("step", (), "Cards the gambler has discarded and picked, of 5."),
    Block("total", (), "Points thrown into a sale, or that may still be picked, of 30."),
    Block("used", (Ability,), "Abilities used at this round end."),
    Block("busy", (Ability,), "The ability that is begun and not finished."),
    Block("taken", (PACKAGE,), "The package that the first of the side took."),
    Block("paid", (Good,), "What the Godfather paid to the ousted partner."),
    Block("options", (3,), "Whether there is talk, a second look, a Godfather."),
)
(
    HAND, LAID, HIDDEN, CLAN, SIDE, MARK, TIE, LONE, MRX, GODFATHER, OUSTED, THUG, ON_TURN, STARTER,
    ASKED, SAID, PLEDGED_POINTS, PLEDGED_CARDS, ASKED_POINTS, AIM, STANCE, ALCOHOL,
    GODFATHER_POINTS, CONTRIBUTION, IN_HAND, ON_TABLE, PERSONS_OF, KNOWN, OPEN, SYMBOLS, LOOT_IN,
    OFFER, PILE, UNSEEN, COALITION, COALITION_DECK, DISTRICT_DECK, LOOT_DECK, PERSON_DECK, PHASE,
    STRENGTH, TURN, WINNERS, ROUND, DECK, FACE_DOWN, SHUT, PASSES, DRAWN, STEP, TOTAL, USED, BUSY,
    TAKEN, PAID, OPTIONS,
) = starts(FEATURES)  # fmt: skip


@rule
def observe(box: Box, s: State, seat: int, features: Features) -> None:
    """The own cards, every player clockwise from the own seat, the table, decks and step. [CL6]"""
    observe_own(box, s, seat, features)
    observe_roles(s, seat, features)
    for place in range(s.seats):
        other = seat_after(seat, place, s.seats)
        observe_player(box, s, seat, other, place, features)
        observe_words(box, s, seat, other, place, features)
        observe_goods(box, s, other, place, features)
    observe_table(box, s, seat, features)
    put_set(features, COALITION_DECK, s.coalition_deck)
    put_set(features, DISTRICT_DECK, s.district_deck)
    put_set(features, LOOT_DECK, s.loot_deck)
    put_set(features, PERSON_DECK, s.person_deck)
    observe_step(s, features)


@rule
def observe_own(box: Box, s: State, seat: int, features: Features) -> None:
    """The own hand, and the own cards on the table."""
    for card in range(CARDS):
        put_part(features, HAND + card, s.hand[seat, card], box.hand_limit)
        put_part(features, LAID + card, s.laid[seat, card], box.hand_limit)
    if may_keep_down(box, s, seat) and s.hidden < CARDS:
        put_choice(features, HIDDEN, s.hidden)


@rule
def observe_roles(s: State, seat: int, features: Features) -> None:
    put_seat(features, LONE, seat, s.lone, s.seats)
    put_seat(features, MRX, seat, s.mrx, s.seats)
    put_seat(features, GODFATHER, seat, s.godfather, s.seats)
    put_seat(features, OUSTED, seat, s.ousted, s.seats)
    put_seat(features, THUG, seat, s.thug, s.seats)
    put_seat(features, ON_TURN, seat, s.on_turn, s.seats)
    put_seat(features, STARTER, seat, s.starter, s.seats)


@rule
def observe_player(
    box: Box, s: State, seat: int, other: int, place: int, features: Features
) -> None:
    """Of which clan, on which side, and whether asked."""
    put_choice(features, CLAN + place * CLANS, s.clan[other])
    put_choice(features, SIDE + place * SIDES, s.side[other])
    put(features, MARK + place, may_keep_down(box, s, other))
    put(features, TIE + place, wins_ties(box, s, other))
    put(features, ASKED + place, looks_asked(s, seat, other))


@rule
def looks_asked(s: State, seat: int, other: int) -> bool:
    """Who has answered under cover looks as if still asked. [CG3]"""
    if s.waiting < 0:
        return False
    return has(s.waiting, other) or (other != seat and has_answered(s, other))


@rule
def wins_ties(box: Box, s: State, seat: int) -> bool:
    """The tie symbol of the seat's side is at its clan. [CR8]"""
    if not is_coalition_open(s) or s.clan[seat] == NONE:
        return False
    return s.clan[seat] == box.tie[s.coalition, s.side[seat]]


@rule
def observe_words(
    box: Box, s: State, seat: int, other: int, place: int, features: Features
) -> None:
    """What was said, and where a player stands in a window."""
    put_part(features, SAID + place, s.said[other], box.statements)
    put_part(features, PLEDGED_POINTS + place, s.pledged_points[other], MOST_POINTS)
    put_part(features, PLEDGED_CARDS + place, s.pledged_cards[other], MOST_NUMBER)
    put_part(features, ASKED_POINTS + place, s.asked_points[other], MOST_POINTS)
    put_choice(features, AIM + place * AIMS, s.aim[other])
    stance = s.stance[other] if other == seat else stance_shown(s, other)
    put_choice(features, STANCE + place * STANCES, stance)


@rule
def observe_goods(box: Box, s: State, other: int, place: int, features: Features) -> None:
    """Points, numbers of cards as they are shown, persons, known and open cards. [CL6]"""
    covered = is_covered(s, other)
    in_hand = hand_size(s, other)
    on_table = laid_size(s, other)
    if covered:
        in_hand += on_table - s.counted[other]
        on_table = s.counted[other]
        if may_keep_down(box, s, other) and s.hidden != NONE:
            in_hand += 1
    put_part(features, ALCOHOL + place, min(s.alcohol[other], MUCH_ALCOHOL), MUCH_ALCOHOL)
    put_part(features, GODFATHER_POINTS + place, s.godfather_points[other], LOOTS)
    points = min(s.contribution[other], MUCH_STRENGTH)
    put_part(features, CONTRIBUTION + place, points, MUCH_STRENGTH)
    put_part(features, IN_HAND + place, in_hand, box.hand_limit)
    put_part(features, ON_TABLE + place, on_table, box.hand_limit)
    put_set(features, PERSONS_OF + place * PERSONS, s.persons[other])
    for card in range(CARDS):
        put_part(features, KNOWN + place * CARDS + card, s.known[other, card], box.hand_limit)
    if not covered:
        for card in range(CARDS):
            put_part(features, OPEN + place * CARDS + card, s.laid[other, card], box.hand_limit)


@rule
def out_of_sight(box: Box, s: State, seat: int, card: int, turned_up: int) -> int:
    """Such cards that are neither the seat's own nor lie open: `turned_up` are the others whose
    cards on the table do. [CL6]"""
    number = box.cards[card] - s.pile[card] - s.hand[seat, card] - s.laid[seat, card]
    if s.hidden == card and may_keep_down(box, s, seat):
        number -= 1
    while turned_up:
        number -= s.laid[lowest_bit(turned_up), card]
        turned_up &= turned_up - 1
    return number


@rule
def observe_table(box: Box, s: State, seat: int, features: Features) -> None:
    """The open cards of the round, the discard pile, and what is out of sight."""
    put_choice(features, COALITION, s.coalition)
    if s.district != NONE:
        put_set(features, SYMBOLS, box.symbols[s.district])
    if s.loot != NONE:
        for result in range(RESULTS):
            for package in range(PACKAGES):
                for good in range(GOODS):
                    at = LOOT_IN + (result * PACKAGES + package) * GOODS + good
                    put_part(features, at, box.packages[s.loot, result, package, good], MUCH_LOOT)
    put_choice(features, OFFER, s.offer)
    turned_up = 0
    for other in range(s.seats):
        if other != seat and not is_covered(s, other):
            turned_up |= 1 << other
    for card in range(CARDS):
        unseen = out_of_sight(box, s, seat, card, turned_up)
        put_part(features, PILE + card, s.pile[card], box.cards[card])
        put_part(features, UNSEEN + card, unseen, box.cards[card])


@rule
def observe_step(s: State, features: Features) -> None:
    """Where in the round the game is."""
    put_choice(features, PHASE, s.phase)
    for side in range(SIDES):
        strength = min(s.strength[side], MUCH_STRENGTH)
        put_part(features, STRENGTH + side, strength, MUCH_STRENGTH)
    put_choice(features, TURN, s.turn)
    put_choice(features, WINNERS, s.winners)
    put_part(features, ROUND, s.round_number, LOOTS)
    put_part(features, DECK, s.deck_size, MOST_OF_A_BYTE)
    # While the challengers lay, only its owner knows of a card that will stay down.
    put(features, FACE_DOWN, s.turn == Side.DEFENDERS and s.hidden != NONE)
    put(features, SHUT, s.shut)
    put_part(features, PASSES, s.passes, FEW)
    put_part(features, DRAWN, s.drawn, FEW)
    put_part(features, STEP, s.step, FEW)
    put_part(features, TOTAL, min(s.total, MOST_POINTS), MOST_POINTS)
    put_set(features, USED, s.used)
    put_choice(features, BUSY, s.busy)
    put_choice(features, TAKEN, s.taken)
    put_choice(features, PAID, s.paid)
    put(features, OPTIONS, s.talk)
    put(features, OPTIONS + 1, s.second_look)
    put(features, OPTIONS + 2, s.godfather_rule)
