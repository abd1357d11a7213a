"""The flow of a game: who is asked, what is offered, what is kept, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping

from backroom.engine.asking import CHANCE, OVER
from backroom.engine.conformance.tables import Subject, expect, positions
from backroom.engine.declare import NotNow
from backroom.engine.game import NO_LOG


def check_flow(subject: Subject) -> None:
    """Somebody is always to act, with something to do; weights are right; every game ends."""
    total_weight = subject.game.rules.total_weight
    phases, asking = subject.game.phases.names, subject.game.phases.asking()
    for table, _ in positions(subject):
        who = table.who()
        if who == OVER:
            continue
        if who == CHANCE:
            codes, weights = table.chance()
            expect(codes, "chance is to act without an outcome")
            expect(codes == sorted(set(codes)), "outcomes are not ascending")
            expect(all(weight > 0 for weight in weights), "an outcome has no weight")
            due = total_weight(table.edition.box, table.record())
            expect(sum(weights) == due, "weights sum to", sum(weights), "and not", due)
            continue
        expect(who > 0 and who >> table.seats == 0, "nobody, or a seat that is not there, is asked")
        phase = phases[int(table.record().row["phase"])]
        expect(phase in asking, f"a seat is asked in phase {phase}, which is not declared to ask")
        for seat in table.asked():
            expect(table.legal(seat), f"seat {seat} is asked and has no action")


def check_legality(subject: Subject) -> None:
    """`legal` lists exactly what `why_not` has no objection to, each once."""
    for table, dice in positions(subject, share=0.3):
        for seat in range(table.seats):
            if seat in table.asked():
                codes = table.legal(seat)
                expect(len(codes) == len(set(codes)), "an action is listed twice")
                expect(len(codes) <= subject.game.most_legal, "most_legal is too small")
                free = [code for code, reason in enumerate(table.reasons(seat)) if not reason]
                texts = subject.game.actions.texts
                odd = [texts[code] for code in set(codes) ^ set(free)]
                expect(not odd, f"legal and why_not disagree for seat {seat} about", odd[:5])
            elif dice.random() < 0.2:
                due = {NotNow.OVER if table.who() == OVER else NotNow.NOT_ASKED}
                expect(set(table.reasons(seat)) == due, f"seat {seat} is not asked and not told so")
                expect(not table.legal(seat), f"seat {seat} is not asked and has actions")


def check_log(subject: Subject) -> None:
    """Without a log the same happens."""
    for table, dice in positions(subject, share=0.5):
        if table.who() != OVER:
            actor, code = table.random_line(dice)
            for place in (1, 2):
                table.copy(0, place)
            table.apply(actor, code, 1)
            table.lane.apply_at(table.boxes, table.states, 2, actor, code, NO_LOG)
            expect(table.raw(1) == table.raw(2), "what happens depends on the log")


def check_conservation(subject: Subject) -> None:
    """What the game declares as conserved is the same in every position."""
    conserved = subject.game.rules.conserved
    first: Mapping[str, int] | None = None
    for table, _ in positions(subject):
        now = conserved(table.edition.box, table.record())
        first = first or now
        lost = {key: (first[key], now[key]) for key in first if now[key] != first[key]}
        expect(not lost, "not conserved:", lost)
    expect(first, "nothing is declared as conserved")


def check_order_of_covered_answers(subject: Subject) -> None:
    """Where several seats are asked at once, the order of their answers leaves no trace."""
    for table, dice in positions(subject):
        asked = table.asked()
        if len(asked) < 2:
            continue
        one, other = dice.sample(asked, 2)
        a, b = dice.choice(table.legal(one)), dice.choice(table.legal(other))
        ends = []
        for first, second in (((one, a), (other, b)), ((other, b), (one, a))):
            table.copy(0, 1)
            table.apply(*first, place=1)
            expect(second[0] in table.asked(1), "one seat's answer ends another's question")
            table.apply(*second, place=1)
            ends.append(table.raw(1))
        expect(ends[0] == ends[1], "the order of answers given at the same time matters")


def check_places(subject: Subject) -> None:
    """At the end somebody is first, and places count those ahead."""
    for table, _ in positions(subject, share=0):
        _, places = table.returns()
        expect(1 in places, "nobody is first")
        for place in places:
            ahead = sum(1 for other in places if other < place)
            expect(place == ahead + 1, "places do not count those ahead:", places)
