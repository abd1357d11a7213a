"""Refusals: each has a name, and this table says what is answered.

`raise Problem("table_full")` answers with the status and the English sentence here, and with the
key under which a page finds the sentence in its catalogues (`refused-<key>`): the name itself,
unless another key or none is given. Refusals without a key are for programs only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

SAME = "="


@dataclass(frozen=True)
class Kind:
    status: int
    # May name values that are given where it is raised.
    sentence: str
    key: str | None = SAME


KINDS = {
    # Coming to a table
    "no_table": Kind(404, "There is no such table."),
    "no_seat": Kind(404, "There is no such seat."),
    "no_seat_numbered": Kind(404, "There is no seat {seat}: seats are 0 to {last}.", "no_seat"),
    "no_game": Kind(404, "There is no such game."),
    "no_language": Kind(404, "There is no such language.", None),
    "no_edition": Kind(404, "There is no such edition.", None),
    "no_rulebook": Kind(404, "There is no such rulebook page.", None),
    "no_step": Kind(422, "There is no such step."),
    "no_page": Kind(404, "There is nothing here.", "no_table"),
    "no_method": Kind(405, "That cannot be done here.", None),
    "table_full": Kind(409, "The table is full."),
    "table_started": Kind(409, "The match has started, and the table takes nobody more."),
    "has_started": Kind(409, "The match has started already."),
    "table_closed": Kind(409, "The table is closed."),
    "closed_already": Kind(409, "The table is closed already.", "table_closed"),
    "seat_taken": Kind(409, "That seat is taken."),
    "invite_needed": Kind(403, "Sit down by invite or code."),
    "invite_or_code": Kind(422, "Give either an invite or a code.", None),
    "link_used": Kind(404, "This link is not known, or was used already."),
    "no_onlookers": Kind(403, "This table is not open to onlookers."),
    "warming": Kind(503, "The rules of this game are still being prepared; in a moment."),
    "no_rules": Kind(503, "The rules of {game} are not here at the moment.", "no_game"),
    "other_box": Kind(
        422, "The box of edition “{edition}” is not the one this table plays with.", None
    ),
    # Opening one
    "no_bot": Kind(422, "There is no bot “{bot}” (there is {bots}).", None),
    "bots_by_seat": Kind(422, "Bots are given by seat number.", None),
    "bot_and_you": Kind(422, "A seat is given to a bot and to you.", None),
    "no_seeds": Kind(403, "Seeds are for tests; this server deals by chance alone.", None),
    "clock_days": Kind(422, "A clock of days has at most 60."),
    "clock_seconds": Kind(422, "A clock for moves has at least 5 seconds."),
    "bots_only": Kind(422, "Without a pace only bots can play.", None),
    # People
    "name_first": Kind(401, "Tell your name first."),
    "unknown_token": Kind(401, "That token is not known here.", None),
    "no_name": Kind(422, "That is no name."),
    "account_taken": Kind(422, "That account name is taken."),
    "account_there": Kind(409, "You have an account already."),
    "wrong_password": Kind(403, "Account and password do not go together."),
    "no_accounts": Kind(403, "This server has no accounts."),
    "no_such_webhook": Kind(403, "This server does not post to that address.", None),
    # Playing
    "ask_over": Kind(409, "That ask is over; this is how things stand now."),
    "ask_ends_before": Kind(
        422, "“{action}” is not possible: the ask is over before it.", "ask_over"
    ),
    "action_needed": Kind(422, "A play needs an action.", None),
    "draft_changed": Kind(409, "The draft was changed meanwhile, perhaps on another device."),
    "nothing_drafted": Kind(409, "There is nothing drafted; what was confirmed stays."),
    "confirm_first": Kind(
        422, "Confirm or take back first: the last action takes effect by confirming it."
    ),
    "id_used": Kind(409, "That command id was used by another seat.", None),
    "bot_plays": Kind(409, "A bot plays this seat now; take it back first."),
    "bot_plays_that": Kind(409, "A bot plays that seat.", "bot_plays"),
    "bot_plays_already": Kind(409, "A bot plays that seat already.", "bot_plays"),
    "not_started": Kind(409, "The match has not started yet."),
    "match_over": Kind(409, "The match is over."),
    "not_over": Kind(409, "The match is not over yet."),
    "not_running": Kind(409, "The match does not run."),
    "paused": Kind(409, "The table is paused."),
    "not_paused": Kind(409, "The table is not paused."),
    "nothing_said": Kind(422, "There is nothing to say in that."),
    "secret_hidden": Kind(
        403, "The dealing can be checked after the end, when the secret is shown.", "not_over"
    ),
    "no_branch": Kind(403, "Branches are for finished matches, and where you play alone."),
    # Seats and hosts
    "not_yours": Kind(403, "That seat is not yours."),
    "no_longer_yours": Kind(403, "The seat is no longer yours."),
    "not_seated": Kind(403, "You do not sit here."),
    "host_only": Kind(403, "Only the host may do that."),
    "host_sits": Kind(422, "Only somebody who sits here can be the host."),
    "somebody_sits": Kind(403, "Somebody sits there; remove them first.", "seat_taken"),
    "host_stays": Kind(403, "The host cannot be removed."),
    "seat_empty": Kind(409, "Nobody sits there."),
    "seat_free": Kind(409, "A seat is still free."),
    "clock_runs": Kind(403, "The seat has as long as its clock allows."),
    "not_away": Kind(403, "That seat has not been away for long enough."),
    "resigned": Kind(403, "The seat was resigned for good."),
    "resigned_already": Kind(409, "The seat is resigned already.", "resigned"),
    "resign_running": Kind(409, "A seat is resigned in a running match only.", "not_running"),
    "yours_already": Kind(409, "The seat is yours already."),
    "added_already": Kind(409, "This seat has added to the dealing already.", None),
    "settled": Kind(409, "Pace, talk and clock are settled before the start."),
    # Records that somebody brings
    "record_secret": Kind(422, "The record's secret is not the one that was committed to."),
    "no_record": Kind(400, "That is not UTF-8 text."),
    "too_large": Kind(413, "That is too large: at most {most} bytes."),
    # Requests that cannot be read
    "cut_off": Kind(400, "The request ended before its body.", None),
    "no_json": Kind(400, "That is no well-formed JSON.", None),
    "invalid": Kind(422, "{what}.", None),
    "name_length": Kind(422, "{what}."),
    "text_length": Kind(422, "{what}."),
    "account_length": Kind(422, "{what}."),
    "parameter_missing": Kind(422, "“{name}” is missing.", None),
    "no_number": Kind(422, "“{name}” is a number.", None),
    "parameter_long": Kind(422, "“{name}” is too long.", None),
    "origin_missing": Kind(403, "A request with a cookie must say its Origin.", None),
    "foreign_page": Kind(403, "This request comes from a foreign page.", None),
    "this_machine_only": Kind(403, "Metrics are for this machine only.", None),
    # Too often, too busy, broken
    "too_fast": Kind(429, "Too many requests at once; wait a moment."),
    "too_much_talk": Kind(429, "Too much talk at once; wait a moment."),
    "too_many_tries": Kind(429, "Too many tries; wait a minute."),
    "too_many_guests": Kind(429, "Too many guests from here; wait a minute.", "too_many_tries"),
    "too_many_tables": Kind(429, "Too many tables were opened from here."),
    "busy": Kind(503, "The table is too busy; try again."),
    # A full disk, most likely.
    "unwritten": Kind(
        503, "The server cannot write or read its tables at the moment; nothing has changed."
    ),
    "not_writing": Kind(503, "Nothing can be written at the moment.", None),
    "broken": Kind(500, "Something went wrong here; it has been noted."),
}

# Keys of what the engine refuses (`Refused.reason`), beside the reasons of the games' own rules.
ENGINE_KEYS = frozenset(
    {
        "no_game",
        "no_record",
        "no_seat",
        "record_edition",
        "record_newer",
        "record_short",
        "record_wrong",
        "too_large",
    }
)


class Problem(Exception):
    """A request cannot be met, and nothing has changed. `state` is the seat's fresh state, where
    the refused request was made for another one."""

    def __init__(self, name: str, /, *, state: Any = None, **values: object):
        kind = KINDS[name]
        self.name = name
        self.status = kind.status
        self.sentence = kind.sentence.format_map(values) if values else kind.sentence
        self.key = name if kind.key == SAME else kind.key
        self.state = state
        super().__init__(self.sentence)
