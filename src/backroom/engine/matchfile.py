"""Record files: a match as text, one line for each action and outcome.

backroom record 1
game bosses
rules 1
edition ludoart-2006 5f0c…
seats 2
option tied_gangs_vanish false
commitment 9c1d…
secret 77aa…            (of a finished match)
string 0 6162           (what a seat added to the dealing, in hexadecimal)
note Ada gave …         (something that happened at the table, in a sentence)

* open left red3
0 place own1 c3
back 1                  (so many of the lines that stand are taken back; none is deleted)
…
end 57 20b1…            (the number of lines, and a fingerprint of them and the position)
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from backroom.engine import dealing
from backroom.engine.box import Edition
from backroom.engine.declare import Value
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game, game
from backroom.engine.match import Line, Match
from backroom.engine.verifying import Verdict, check_dealing

FIRST_LINE = "backroom record 1"
MOST_CHARACTERS = 1_000_000
MOST_LINES = 20_000
HEX = re.compile(r"(?:[0-9a-f]{2})*\Z")
DIGEST_BYTES = 32
# Characters of a note.
MOST_NOTE = 300


def fingerprint(match: Match) -> str:
    """What two matches share that were played alike and ended alike.

    Records outlive the layout of a state: fields are taken by their first names, without those
    that only serve the rules (no part of a view) or follow from others, and without blank ones,
    so that others can be added.
    """
    played = [str(line) for line in match.lines]
    state = match.state
    fields = {
        field.formerly or name: state.row[name].tolist()
        for name, field in state.fields.items()
        if field.view and not field.derived and state.row[name].any()
    }
    told = json.dumps([played, fields], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def write(match: Match, private: bool = False) -> str:
    """The record of a match. The secret is told only when the match is over.

    A `private` record tells it at any time, so that whoever keeps it can go on with `resume`.
    """
    lines = [
        FIRST_LINE,
        f"game {match.game.name}",
        f"rules {match.rules}",
        f"edition {match.edition.name} {match.edition.hash}",
        f"seats {match.seats}",
    ]
    lines += [f"option {name} {_word(value)}" for name, value in match.options.items()]
    if match.commitment is not None:
        lines.append(f"commitment {match.commitment}")
    if match.secret is not None and (match.over or private):
        lines.append(f"secret {match.secret.hex()}")
    lines += [f"string {seat} {string.hex()}" for seat, string in enumerate(match.strings)]
    lines += [f"note {note}" for note in match.notes]
    lines.append("")
    lines += [str(line) for line in match.lines]
    lines.append(f"end {len(match.lines)} {fingerprint(match)}")
    return "\n".join(lines) + "\n"


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def redacted(match: Match, seat: int | None) -> str:
    """The record of a running match as a seat may read it, `?` for what it may not see.

    For reading only: it cannot be replayed.
    """
    header, _, _ = write(match).partition("\n\n")
    lines = [line for line in (seen_line(match.game, line, seat) for line in match.lines) if line]
    return "\n".join([header, "", *lines]) + "\n"


def seen_line(game: Game, line: Line, seat: int | None) -> str | None:
    """A line as a seat sees it: whole, if it saw all of what came of it.

    Which words are blanked follows from the events' declarations and never from the words: a `?`
    must not tell by its place what it stands for.
    """
    if line.actor == seat:
        return str(line)
    seen = [game.event_for(row, seat) for row in line.events]
    if not any(seen):
        return None
    if seen == [game.event(row) for row in line.events]:
        return str(line)
    told: set[object] = set()
    untold: set[object] = set()
    for row, event in zip(line.events, seen, strict=True):
        for key, names in game.events.kind_of(row).arguments.items():
            (told if key in (event or {}) else untold).add(names)
    codec = game.outcomes if line.actor == "*" else game.actions
    verb = codec.verbs[codec.parse(line.text)]
    words = line.text.split(" ")[len(verb.words) :]
    open_words = (
        word if names in told - untold else "?"
        for word, names in zip(words, verb.arguments, strict=True)
    )
    # The verb itself is open: what comes of it says as much.
    return " ".join([str(line.actor), *verb.words, *open_words])


@dataclass
class Header:
    """What stands at the top of a record file."""

    game: Game
    rules: int
    edition: Edition
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    commitment: str | None = None
    secret: bytes | None = None
    strings: tuple[bytes, ...] = ()
    notes: tuple[str, ...] = ()


class Reader:
    """Reads a record file; refuses anything it does not understand, with the line."""

    def __init__(self, text: str, box: Path | None = None):
        if not isinstance(text, str):
            raise Refused("A record is a string.")
        if len(text) > MOST_CHARACTERS:
            sentence = f"A record has at most {MOST_CHARACTERS} characters."
            raise Refused(sentence, reason="too_large")
        # As editors leave it: lines may end as on Windows, and the first begin with a mark.
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        self.box = box
        if self.lines[0] != FIRST_LINE:
            sentence = f"This is not a record: its first line is not “{FIRST_LINE}”."
            raise Refused(sentence, reason="no_record")
        if len(self.lines) > MOST_LINES:
            raise Refused(f"A record has at most {MOST_LINES} lines.", reason="too_large")
        self.at = 1

    def wrong(self, what: str, reason: str = "record_wrong") -> Refused:
        return Refused(f"Line {self.at} of the record: {what}.", reason=reason)

    def _next(self) -> str:
        if self.at >= len(self.lines):
            raise Refused("The record breaks off.", reason="record_short")
        self.at += 1
        return self.lines[self.at - 1]

    def _field(self, name: str) -> str:
        word, _, rest = self._next().partition(" ")
        if word != name or not rest:
            raise self.wrong(f"“{name}” is expected here")
        return rest

    def _number(self, name: str) -> int:
        text = self._field(name)
        if not (text.isascii() and text.isdigit() and len(text) <= 6):
            raise self.wrong(f"“{shown(text)}” is not a number")
        return int(text)

    def _hex(self, text: str, length: int | None = None) -> bytes:
        if not HEX.match(text) or (length is not None and len(text) != 2 * length):
            digits = "" if length is None else f" of {2 * length} digits"
            raise self.wrong(f"a hexadecimal number{digits} is expected here")
        return bytes.fromhex(text)

    def header(self) -> Header:
        named = game(self._name(self._field("game")))
        rules = self._number("rules")
        if not 1 <= rules <= named.rules_number:
            raise self.wrong(f"rules number {rules} is not known here", "record_newer")
        edition = self._edition(named, self._field("edition"))
        seats = self._number("seats")
        header = Header(named, rules, edition, seats)
        strings: list[bytes] = []
        while (line := self._next()) != "":
            word, _, rest = line.partition(" ")
            if word == "option":
                self._option(header, rest)
            elif word == "commitment" and header.commitment is None:
                header.commitment = self._hex(rest, DIGEST_BYTES).hex()
            elif word == "secret" and header.secret is None:
                header.secret = self._hex(rest, dealing.SECRET_BYTES)
            elif word == "string":
                seat, _, string = rest.partition(" ")
                if seat != str(len(strings)):
                    raise self.wrong("the seats' strings come in seat order")
                strings.append(self._hex(string))
            elif word == "note" and rest and len(rest) <= MOST_NOTE:
                header.notes += (rest,)
            else:
                raise self.wrong(f"“{shown(line)}” is not understood")
        if len(strings) not in (0, seats):
            raise self.wrong("every seat has a string, or none has")
        header.strings = tuple(strings)
        return header

    def _name(self, name: str) -> str:
        if not re.fullmatch(r"[a-z0-9_]+", name):
            raise self.wrong(f"“{shown(name)}” is not a game")
        return name

    def _edition(self, named: Game, text: str) -> Edition:
        name, _, digest = text.partition(" ")
        edition = named.edition(self.box or name)
        if edition.hash != digest:
            what = f"the box is another one than edition “{shown(name)}” here has"
            raise self.wrong(what, "record_edition")
        return edition

    def _option(self, header: Header, text: str) -> None:
        name, _, word = text.partition(" ")
        if name in header.options:
            raise self.wrong(f"option “{shown(name)}” stands twice")
        values: dict[str, Value] = {"true": True, "false": False}
        header.options[name] = values.get(word, word)

    def play(self, match: Match) -> None:
        """Play the lines of the body, and compare the last one with what came of it."""
        while not (line := self._next()).startswith("end "):
            try:
                match.play_lines([line])
            except Refused as refused:
                raise self.wrong(str(refused).rstrip(".")) from None
        if line != f"end {len(match.lines)} {fingerprint(match)}":
            raise self.wrong("what was played is not what the record ends with")
        if any(self.lines[self.at :]):
            raise self.wrong("something follows the end")


def replay(text: str, box: Path | None = None, lane: str | None = None) -> Match:
    """The match of a record, played through; `box` is the file of an edition of one's own."""
    reader = Reader(text, box)
    header = reader.header()
    match = Match(
        header.game,
        header.seats,
        header.options,
        header.edition,
        rules=header.rules,
        lane=lane,
    )
    reader.play(match)
    match.secret, match.strings = header.secret, header.strings
    match.commitment, match.notes = header.commitment, header.notes
    return match


def resume(text: str, box: Path | None = None) -> Match:
    """The match of a private record, ready to be played on."""
    match = replay(text, box)
    if match.secret is not None:
        verdict = verify(text, box)
        if not verdict.honest:
            raise Refused(verdict.sentence)
        match.deal_on(match.secret, match.strings)
    return match


def verify(
    text: str, box: Path | None = None, heard: Callable[[str], None] | None = None
) -> Verdict:
    """Recompute every outcome of a record from its secret.

    `heard` is told each outcome as it is recomputed.
    """
    match = replay(text, box)
    if match.secret is None or match.commitment is None:
        return Verdict(False, "The record tells no secret, so its dealing cannot be checked.")
    first = Match(
        match.game,
        match.seats,
        match.options,
        match.edition,
        rules=match.rules,
    )
    lines = map(str, match.lines)
    return check_dealing(first, lines, match.secret, match.strings, match.commitment, heard=heard)
