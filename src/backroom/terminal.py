"""The terminal client: draws the table, prompts in words, gives reasons with their clause."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from backroom.bots import knowledge, player, strongest
from backroom.bots.hinting import TIME, hint
from backroom.engine.drawing import draw_table
from backroom.engine.errors import Refused
from backroom.engine.game import games
from backroom.engine.match import Match
from backroom.engine.matchfile import write
from backroom.engine.rulebook import clauses

YOU, RANDOM = "you", "random"
# A longer list of actions is shown in the notation alone.
MOST_IN_WORDS = 40


class Sitting:
    """One match in the terminal, between people here (`you`) and bots by name."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        language: str,
        console: Console,
        seed: int | None = None,
    ):
        self.match = match
        self.players = players
        self.console = console
        self.say = match.game.say(language)
        self.language = language
        self.names = self._names()
        self.dice = random.Random(seed)
        self.told = len(match.lines)
        self.last_person: int | None = None

    def _names(self) -> list[str]:
        kinds = {YOU: self.say("terminal-you"), RANDOM: self.say("terminal-random")}
        seated = enumerate(self.players)
        return [f"{self.say.seat(seat)} ({kinds.get(name, name)})" for seat, name in seated]

    def run(self) -> bool:
        """Play until the end (True), or until somebody leaves (False)."""
        while seats := self.match.to_act:
            seat = next((s for s in seats if self.players[s] != YOU), seats[0])
            if self.players[seat] != YOU:
                known = knowledge(self.match, seat, self.dice.getrandbits(32))
                self.match.play(seat, player(self.players[seat]).choose(known))
                continue
            if not self._ask(seat):
                return False
        self._tell(self.last_person)
        self._show(self.last_person)
        self._result()
        return True

    def _tell(self, seat: int | None) -> None:
        """Print the events since the last call, as the seat sees them."""
        events = self.match.events_for(seat, self.told)
        self.told = len(self.match.lines)
        for event in events:
            self.console.print(Text("  · " + self.say.event(event, self.names), "dim"))

    def _show(self, seat: int | None) -> None:
        self.console.print(Group("", draw_table(self.match, seat, self.say, self.names), ""))

    def _ask(self, seat: int) -> bool:
        """Prompt until an action is played; False if the person quits."""
        if self.last_person not in (None, seat) and self.players.count(YOU) > 1:
            self.console.clear()
            self.console.input(self.say("terminal-curtain", seat=self.names[seat]) + " ")
        self.last_person = seat
        self._tell(seat)
        self._show(seat)
        view = self.match.view(seat)
        prompt = self.say.prompt(view["ask"])
        self.console.print(Text(f"{self.names[seat]}: {prompt}", "bold"))
        self.console.print(Text(self.say("terminal-help", clause=self._any_clause()), "dim"))
        while True:
            entry = " ".join(self.console.input("> ").split())
            if entry in ("q", "quit", "exit"):
                return False
            if entry:
                answered = self._answer(seat, entry)
                if answered:
                    return True

    def _answer(self, seat: int, entry: str) -> bool:
        """Handle one line of input; True once it has been played."""
        word, _, rest = entry.partition(" ")
        if entry.startswith("?"):
            self._list(seat, entry[1:].strip())
        elif word == "save":
            self._save(rest)
        elif word == "rule":
            self._rule(rest.upper())
        elif entry == "hint":
            self._hint(seat)
        else:
            try:
                self.match.play(seat, self._by_number(seat, entry))
            except Refused as refused:
                self._explain(refused)
                return False
            return True
        return False

    def _by_number(self, seat: int, entry: str) -> str:
        actions = self.match.legal(seat)
        numbers = {str(number): action for number, action in enumerate(actions, 1)}
        return numbers.get(entry, entry)

    def _list(self, seat: int, begins: str) -> None:
        """The legal actions that begin so, in words as long as that is not too much to read."""
        numbered = enumerate(self.match.legal(seat), 1)
        listed = [(str(number), action) for number, action in numbered if action.startswith(begins)]
        if len(listed) > MOST_IN_WORDS:
            self.console.print(Columns([f"{n:>3} {a}" for n, a in listed], equal=True))
            return
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for number, action in listed:
            table.add_row(number, action, Text(self.say.action(action), "dim"))
        self.console.print(table)

    def _explain(self, refused: Refused) -> None:
        if refused.reason is None:
            self.console.print(Text(str(refused), "yellow"))
            return
        self.console.print(Text(self.say.reason(refused.reason), "yellow"))
        if refused.clause is not None:
            self._rule(refused.clause)

    def _any_clause(self) -> str:
        """A clause to name as an example."""
        named = (clause for clause in self.match.game.reasons.clauses.values() if clause)
        return next(named, "A1")

    def _rule(self, clause: str) -> None:
        text = clauses(self.match.game, self.language).get(clause)
        found = f"{clause}  {text}" if text else self.say("terminal-no-clause", clause=clause)
        self.console.print(Text(found, "dim"))

    def _hint(self, seat: int) -> None:
        """What the boss would do and why; not where several people play against each other."""
        if self.players.count(YOU) > 1:
            self.console.print(Text(self.say("terminal-no-hint"), "yellow"))
            return
        known = knowledge(self.match, seat, self.dice.getrandbits(32))
        world = self.match.world(seat).apart()
        try:
            found = hint(strongest(self.match.game, TIME, known), known, world)
        except Refused as refused:
            # A file that somebody brought is no reason to lose the match.
            self._explain(refused)
            return
        action = f"{self.say.action(found.action)} ({found.action})"
        told = [self.say("terminal-hint", action=action)]
        events = [self.say.event(event, self.names) for event in found.events]
        if events:
            told.append(self.say("terminal-hint-brings", events=" ".join(events)))
        if found.chance is not None:
            told.append(self.say("terminal-hint-chance", chance=self.say.share(found.chance)))
        if found.otherwise is not None:
            otherwise = self.say.share(found.otherwise)
            told.append(self.say("terminal-hint-otherwise", otherwise=otherwise))
        self.console.print(Text(" ".join(told), "yellow"))

    def _save(self, name: str) -> None:
        if not name:
            self.console.print(self.say("terminal-save-how"))
            return
        try:
            text = write(self.match, private=True)
            Path(name).write_text(text, encoding="utf-8", newline="\n")
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or str(problem)
            self.console.print(Text(self.say("terminal-not-saved", why=why)))
            return
        game = self.match.game
        known = game.name if game.name in games() else str(game.folder)
        self.console.print(Text(self.say("terminal-saved", file=name, game=known)))

    def _result(self) -> None:
        table = Table(box=None)
        for title in ("terminal-place", "terminal-player", "terminal-score"):
            table.add_column(self.say(title))
        match = self.match
        for place, seat in sorted((place, seat) for seat, place in enumerate(match.places)):
            table.add_row(str(place), self.names[seat], self.say.number(match.scores[seat]))
        self.console.print(table)
