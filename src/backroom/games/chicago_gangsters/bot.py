"""What is known about playing chicago_gangsters: how good a position is, and what people do."""

from __future__ import annotations

from typing import Any

from backroom.engine.record import Array
from backroom.engine.rule import NONE, Out, Rng, below, random_source, rule
from backroom.engine.sets import has

from .rules.position import Box, State, owns
from .rules.showdown import persons_counted, suit_sum
from .rules.strength import persons_points, suits_of
from .rules.talk import partner_of
from .rules.words import (
    CARDS,
    FACE,
    POINTS,
    SIDES,
    SUIT_OF,
    SUITS,
    VALUE_OF,
    VERB_OF,
    Act,
    Good,
    Person,
    Phase,
    Result,
    Side,
)

# With the net 10 ms a move are enough for half of the wins (42 to 56 %) at a table of two `boss`,
# where a third is fair.
NET_BEATS_SEARCH = True
SIMULATIONS = 10000
DEPTH = 24
EXPLORATION = 0.25
TRUST = 0.5
WIDTH = 0.0
# So much is luck that nobody wins nearly always, and only slips tell the levels apart.
BARS = {"random": {"times": 2.0}}
NOISE = (0.99, 0.75, 0.54, 0.34, 0.0)

# What things are worth in alcohol: a point in hand, one laid where it counts, a person and the
# points of one for each round to come, somebody who sells cards for each round to come.
POINT, LAID, PERSON, PERSON_POINT, SELLER = 0.09, 0.11, 0.3, 0.025, 0.25
# The showdown pays more as it comes nearer; a lead of so much is safe, in points and in persons.
ROUNDS = 11.0
SUIT_LEAD, PERSON_LEAD = 6.0, 2.0
CLOSE, WIDE = 0.8, 0.25
# What people do, in percent: they go on laying, add a card in the second look, use the Thug, want
# to be Godfather.
PERCENT = 100
GO_ON, ADDS, USES_THUG, DECLARES, STRAYS = 68, 25, 40, 12, 5
# What a partner is expected to add beside the persons.
PARTNER_ADDS = 4


# ------------------------------------------------------------------ how good a position is


@rule
def points_held(box: Box, s: State, seat: int) -> float:
    """Cards in hand and on the table, those that count for more."""
    worth = 0.0
    suits = suits_of(box, s, seat) if s.district >= 0 else 0
    for card in range(CARDS):
        worth += POINT * VALUE_OF[card] * s.hand[seat, card]
        laid = s.laid[seat, card]
        if laid:
            counts = has(suits, SUIT_OF[card])
            worth += (LAID if counts else POINT) * VALUE_OF[card] * laid
    return worth


@rule
def lead_worth(own: int, best: int, safe: float) -> float:
    """How likely a contest of the showdown is won, by the lead over the best other: 0 to 1."""
    return min(max(0.5 + 0.5 * (own - best) / safe, 0.0), 1.0)


@rule
def showdown_worth(box: Box, s: State, seat: int) -> float:
    """The alcohol a seat may hope for at the end. [CS9]"""
    worth = 0.0
    for suit in range(SUITS):
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, suit_sum(s, other, suit))
        worth += lead_worth(suit_sum(s, seat, suit), best, SUIT_LEAD)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, persons_counted(box, s, other))
    worth += lead_worth(persons_counted(box, s, seat), best, PERSON_LEAD)
    return box.showdown_alcohol * worth


@rule
def persons_worth(box: Box, s: State, seat: int, rounds: float) -> float:
    """Persons for the rounds to come."""
    worth = 0.0
    rest = s.persons[seat]
    person = 0
    while rest:
        if rest & 1:
            worth += PERSON + PERSON_POINT * box.value[person] * rounds
        rest >>= 1
        person += 1
    if owns(s, seat, Person.INFORMER):
        worth += SELLER * rounds
    if owns(s, seat, Person.SMUGGLER):
        worth += SELLER * rounds
    return worth


@rule
def evaluate(box: Box, s: State, values: Array) -> float:
    """Alcohol, cards and persons, and what the showdown would bring."""
    rounds = max(ROUNDS - s.round_number, 0.0)
    near = 1.0 - rounds / ROUNDS
    for seat in range(s.seats):
        values[seat] = s.alcohol[seat] + persons_worth(box, s, seat, rounds)
        values[seat] += points_held(box, s, seat) * min(0.3 + rounds / 3.0, 1.0)
        values[seat] += near * near * showdown_worth(box, s, seat)
    return CLOSE + WIDE * rounds


# ------------------------------------------------------------------ what people do


@rule
def points_laid(box: Box, s: State, seat: int) -> int:
    """What a seat's covered cards and persons will count. [CR13]"""
    suits = suits_of(box, s, seat)
    points = persons_points(box, s, seat)
    for card in range(CARDS):
        if has(suits, SUIT_OF[card]):
            points += VALUE_OF[card] * s.laid[seat, card]
    return points


@rule
def find_action(out: Out, n: int, a: int) -> int:
    """Where an action stands in a list, or NONE."""
    for k in range(n):
        if out[k] == a:
            return k
    return NONE


@rule
def pick_useful(box: Box, s: State, seat: int, out: Out, n: int, rng: Rng) -> int:
    """Any card of those that can be laid and count, or NONE."""
    suits = suits_of(box, s, seat)
    chosen = NONE
    found = 0
    for k in range(n):
        verb = VERB_OF[out[k]]
        if verb in (Act.LAY, Act.HIDE) and has(suits, SUIT_OF[out[k] - verb]):
            found += 1
            if below(rng, found) == 0:
                chosen = k
    return chosen


@rule
def wants_more(box: Box, s: State, seat: int, rng: Rng, beliefs: Array) -> bool:
    """Whether somebody lays one more card: towards a pledge, against a strength, or at will."""
    points = points_laid(box, s, seat)
    if s.pledged_points[seat] > points and below(rng, PERCENT) < PERCENT * beliefs[seat]:
        return True
    if s.turn == Side.DEFENDERS and points + PARTNER_ADDS > s.strength[Side.CHALLENGERS] >= 0:
        return False
    return below(rng, PERCENT) < (ADDS if s.phase == Phase.SECOND_LOOK else GO_ON)


@rule
def prefer_lay(box: Box, s: State, seat: int, out: Out, n: int, rng: Rng, beliefs: Array) -> int:
    """One more card that counts, or no more."""
    enough = n - 1
    if s.phase == Phase.MRX_LAYS:
        # Either side: the last two of the list.
        enough = n - 1 - below(rng, SIDES)
    useful = pick_useful(box, s, seat, out, n, rng)
    if useful == NONE or not wants_more(box, s, seat, rng, beliefs):
        return enough
    return useful


@rule
def package_worth(box: Box, s: State, result: int, package: int) -> float:
    """What a package is worth, roughly, in alcohol."""
    goods = box.packages[s.loot, result, package, Good.ALCOHOL] * 1.0
    goods += box.packages[s.loot, result, package, Good.PERSON] * 2 * PERSON
    return goods + box.packages[s.loot, result, package, Good.CARD] * 3 * POINT


@rule
def prefer_take(box: Box, s: State, seat: int) -> int:
    """The better package."""
    result = Result.WINNERS if s.side[seat] == s.winners else Result.LOSERS
    return 1 if package_worth(box, s, result, 1) > package_worth(box, s, result, 0) else 0


@rule
def prefer(box: Box, s: State, seat: int, out: Out, n: int, rng: Rng, beliefs: Array) -> int:
    """What people mostly do."""
    if n == 1:
        return 0
    if below(rng, PERCENT) < STRAYS:
        return below(rng, n)
    if s.phase == Phase.LAY or s.phase == Phase.SECOND_LOOK or s.phase == Phase.MRX_LAYS:
        return prefer_lay(box, s, seat, out, n, rng, beliefs)
    if s.phase == Phase.TAKE:
        return prefer_take(box, s, seat)
    if s.phase == Phase.ROUND_END:
        drawing = find_action(out, n, Act.DRAW)
        if drawing != NONE:
            return drawing
        ending = find_action(out, n, Act.DONE)
        return ending if ending != NONE else below(rng, n)
    passing = find_action(out, n, Act.PASS)
    if passing != NONE:
        wants = n == SIDES and below(rng, PERCENT) < DECLARES
        return 1 - passing if wants else passing
    if VERB_OF[out[0]] == Act.THUG:
        return 0 if below(rng, PERCENT) < USES_THUG else 1
    return below(rng, n)


# ------------------------------------------------------------------ talk

# In how many talks of a hundred a pledge is a bluff, by how many points at least and at most.
BLUFFS, LEAST_BLUFF, MOST_BLUFF = 15, 3, 6
# What a card is taken to be worth by whoever sees only its back.
LIKELY = 3
# A partner whose word is worth less than this gets no word kept.
FAITH = 0.45
# What somebody is believed of whom nothing is known: as if that had been kept and broken.
KEPT_BEFORE, BROKEN_BEFORE = 1.0, 0.25
# The part of the cards that count which challengers put in.
PUT_IN = 0.6
MOST_POINTS = len(POINTS) - 1


def record_of(known: Any) -> list[tuple[int, int]]:
    """How many pledges of points each seat has kept and broken so far."""
    kept, broken = [0] * known.seats, [0] * known.seats
    pledged: dict[int, int] = {}
    for event in known.events():
        if event["event"] == "coalition_revealed":
            pledged = {}
        elif event["event"] == "points_pledged":
            pledged[event["seat"]] = event["points"]
        elif event["event"] == "contributed" and event["seat"] in pledged:
            was_kept = event["points"] >= pledged.pop(event["seat"])
            (kept if was_kept else broken)[event["seat"]] += 1
    return list(zip(kept, broken, strict=True))


def believe(known: Any) -> list[float]:
    """How far each seat's pledge is believed, by those it has kept and broken."""
    if not known.options.get("talk"):
        return [1.0] * known.seats
    return [
        (kept + KEPT_BEFORE) / (kept + broken + KEPT_BEFORE + BROKEN_BEFORE)
        for kept, broken in record_of(known)
    ]


def speak(known: Any) -> str | None:
    """A word in a talk, or a card that keeps one's word; nothing: it is thought about, as every
    second look is."""
    s, box = known.game.State(known.veiled), known.edition.box
    if s.phase == Phase.TALK:
        return str(known.text(statement(box, s, known.seat, random_source(known.seed))))
    if s.phase == Phase.LAY and 0 <= s.pledged_points[known.seat] <= points_within(
        box, s, known.seat
    ):
        partner = partner_of(s, known.seat)
        if partner == NONE or believe(known)[partner] >= FAITH:
            return str(known.text(card_for_pledge(box, s, known.seat)))
    return None


def points_within(box: Box, s: State, seat: int) -> int:
    """What a seat can reach with all its cards that count."""
    suits = suits_of(box, s, seat)
    in_hand = (s.hand[seat, c] * VALUE_OF[c] for c in range(CARDS) if has(suits, SUIT_OF[c]))
    return points_laid(box, s, seat) + int(sum(in_hand))


def share_of(box: Box, s: State, seat: int) -> int:
    """The points a seat means to put in: half of what is needed, or nothing where that is vain."""
    most, persons = points_within(box, s, seat), persons_points(box, s, seat)
    if s.turn == Side.DEFENDERS:
        needed = s.strength[Side.CHALLENGERS] + 1
        return min(most, max(persons, -(-needed // 2))) if 4 * most >= needed else persons
    return persons + round(PUT_IN * (most - persons))


def believable(box: Box, s: State, seat: int) -> int:
    """The most that others can think a seat puts in: its persons, and cards of which they see how
    many there are."""
    cards = sum(int(s.hand[seat, face] + s.laid[seat, face]) for face in range(len(FACE)))
    return int(persons_points(box, s, seat)) + LIKELY * cards


def statement(box: Box, s: State, seat: int, rng: Rng) -> int:
    """First what is pledged, now and then more than is held, if that can be believed; then what is
    missing, if the partner can have it; then no more. [CV2, CV3]"""
    share = share_of(box, s, seat)
    if s.said[seat] == 0:
        bluff = share + LEAST_BLUFF + below(rng, MOST_BLUFF - LEAST_BLUFF + 1)
        bluffs = below(rng, PERCENT) < BLUFFS and bluff <= believable(box, s, seat)
        return Act.PLEDGE_POINTS + min(bluff if bluffs else share, MOST_POINTS)
    if s.said[seat] == 1 and s.turn == Side.DEFENDERS:
        partner = partner_of(s, seat)
        missing = s.strength[Side.CHALLENGERS] + 1 - max(share, s.pledged_points[seat])
        if 0 < missing <= believable(box, s, partner) and missing > s.pledged_points[partner]:
            return Act.ASK_POINTS + min(missing, MOST_POINTS)
    return Act.PASS


def card_for_pledge(box: Box, s: State, seat: int) -> int:
    """The card that comes nearest to the points still missing, or no more."""
    missing = s.pledged_points[seat] - points_laid(box, s, seat)
    if missing <= 0:
        return Act.DONE
    suits = suits_of(box, s, seat)
    held = [c for c in range(CARDS) if s.hand[seat, c] > 0 and has(suits, SUIT_OF[c])]
    return Act.LAY + min(held, key=lambda c: (abs(missing - VALUE_OF[c]), VALUE_OF[c]))
