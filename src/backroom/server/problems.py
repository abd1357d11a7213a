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
    "no_lesson": Kind(404, "There is no such lesson.", None),
    "no_rulebook": Kind(404, "There is no such rulebook page.", None),
    "no_step": Kind(422, "There is no such step."),
    "no_page": Kind(404, "There is nothing here.", "no_table"),
    "no_method": Kind(405, "That cannot be done here.", None),
    "table_full": Kind(409, "The table is full."),
    "table_started": Kind(409, "The match has started, and the table is full."),
    "has_started": Kind(409, "The match has already started."),
    "table_closed": Kind(409, "The table is closed."),
    "closed_already": Kind(409, "The table is already closed.", "table_closed"),
    "seat_taken": Kind(409, "That seat is taken."),
    "invite_needed": Kind(403, "Use an invite or a code to sit down."),
    "invite_or_code": Kind(422, "Give either an invite or a code.", None),
    "link_used": Kind(404, "This link has expired or has already been used."),
    "no_onlookers": Kind(403, "This table is not open to onlookers."),
    "warming": Kind(503, "The rules of this game are still being prepared; try again in a moment."),
    "no_rules": Kind(503, "The rules of {game} are not here at the moment.", "no_game"),
    "other_box": Kind(
        422, "The box of edition “{edition}” is not the one this table plays with.", None
    ),
    # Opening one
    "no_bot": Kind(422, "There is no bot “{bot}” (known: {bots}).", None),
    "bots_by_seat": Kind(422, "List bots by seat number.", None),
    "bot_and_you": Kind(422, "The same seat is given to a bot and to you.", None),
    "no_seeds": Kind(403, "Seeds are for tests; this server deals by chance alone.", None),
    "clock_days": Kind(422, "A clock in days allows at most 60."),
    "clock_seconds": Kind(422, "A clock per move allows at least 5 seconds."),
    "bots_only": Kind(422, "Without a pace only bots can play.", None),
    # People
    "name_first": Kind(401, "Enter a name first."),
    "unknown_token": Kind(401, "That token is not known here.", None),
    "no_name": Kind(422, "A name needs visible letters."),
    "account_taken": Kind(422, "That account name is taken."),
    "account_there": Kind(409, "You already have an account."),
    "wrong_password": Kind(403, "Account name and password do not match."),
    "no_accounts": Kind(403, "This server has no accounts."),
    "numbers_hidden": Kind(403, "Whoever plays there keeps their numbers to themselves."),
    "no_such_webhook": Kind(403, "This server does not post to that address.", None),
    # Playing
    "ask_over": Kind(409, "That question is closed; this is how things stand now."),
    "ask_ends_before": Kind(
        422, "“{action}” is not possible: the question is closed before it.", "ask_over"
    ),
    "action_needed": Kind(422, "A play needs an action.", None),
    "draft_changed": Kind(409, "The draft has changed in the meantime, perhaps on another device."),
    "nothing_drafted": Kind(409, "Nothing is drafted; what is confirmed stays."),
    "confirm_first": Kind(
        422, "Confirm or undo first: the last action only takes effect once confirmed."
    ),
    "id_used": Kind(409, "That command id was used by another seat.", None),
    "bot_plays": Kind(409, "A bot plays this seat now; take it back first."),
    "bot_plays_that": Kind(409, "A bot plays that seat.", "bot_plays"),
    "bot_plays_already": Kind(409, "A bot already plays that seat.", "bot_plays"),
    "not_started": Kind(409, "The match has not started yet."),
    "match_over": Kind(409, "The match is over."),
    "not_over": Kind(409, "The match is not over yet."),
    "not_running": Kind(409, "The match is not running."),
    "paused": Kind(409, "The table is paused."),
    "not_paused": Kind(409, "The table is not paused."),
    "no_takeback": Kind(
        409, "That turn can no longer be taken back; this is how things stand now."
    ),
    "takeback_asked": Kind(409, "You have already asked."),
    "takeback_over": Kind(409, "Nobody is asking to take a turn back any more."),
    "nothing_said": Kind(422, "The message is empty."),
    "secret_hidden": Kind(
        403, "The dealing can be checked after the end, when the secret is shown.", "not_over"
    ),
    "no_branch": Kind(403, "You can branch only from finished matches, or where you play alone."),
    "no_hints": Kind(403, "This table plays without hints."),
    "no_lines": Kind(409, "A branch of a running match has no record: no lines lead there."),
    # Seats and hosts
    "not_yours": Kind(403, "That seat is not yours."),
    "no_longer_yours": Kind(403, "The seat is no longer yours."),
    "logged_out": Kind(401, "You are logged out here.", None),
    "removed": Kind(403, "The host has removed you from this table."),
    "not_agreed": Kind(403, "Whoever plays there must agree first, or have been away for long."),
    "not_asked": Kind(409, "Nobody has asked for your seat."),
    "owner_stays": Kind(403, "The seat is theirs; only their own devices can be logged out."),
    "this_device": Kind(409, "That is this device; leave the table, or log out."),
    "no_right": Kind(404, "That has already ended; look again.", "right_gone"),
    "not_seated": Kind(403, "You are not seated here."),
    "host_only": Kind(403, "Only the host may do that."),
    "host_sits": Kind(422, "Only somebody seated here can be the host."),
    "somebody_sits": Kind(403, "Somebody sits there; remove them first.", "seat_taken"),
    "host_stays": Kind(403, "The host cannot be removed."),
    "seat_empty": Kind(409, "Nobody sits there."),
    "seat_free": Kind(409, "A seat is still free."),
    "clock_runs": Kind(403, "The seat has as long as its clock allows."),
    "not_away": Kind(403, "That seat has not been away for long enough."),
    "resigned": Kind(403, "The seat was resigned for good."),
    "resigned_already": Kind(409, "The seat has already been resigned.", "resigned"),
    "resign_running": Kind(409, "A seat can be resigned only in a running match.", "not_running"),
    "yours_already": Kind(409, "The seat is already yours."),
    "added_already": Kind(409, "This seat has already added to the dealing.", None),
    "settled": Kind(409, "Pace, talk, clock and hints are fixed once the match starts."),
    # Records that somebody brings
    "record_secret": Kind(422, "The record's secret is not the one that was committed to."),
    "no_record": Kind(400, "That is not UTF-8 text."),
    "too_large": Kind(413, "That is too large: at most {most} bytes."),
    # Requests that cannot be read
    "cut_off": Kind(400, "The request ended before its body.", None),
    "no_json": Kind(400, "That is not well-formed JSON.", None),
    "invalid": Kind(422, "{what}.", None),
    "name_length": Kind(422, "{what}."),
    "text_length": Kind(422, "{what}."),
    "account_length": Kind(422, "{what}."),
    "parameter_missing": Kind(422, "“{name}” is missing.", None),
    "no_number": Kind(422, "“{name}” must be a number.", None),
    "parameter_long": Kind(422, "“{name}” is too long.", None),
    "origin_missing": Kind(403, "A request with a cookie must name its Origin.", None),
    "foreign_page": Kind(403, "This request comes from a foreign page.", None),
    "foreign_host": Kind(421, "This server does not go by that name; see --hosts.", None),
    "no_text": Kind(422, "That contains a character that text cannot have.", None),
    "this_machine_only": Kind(403, "Metrics are for this machine only.", None),
    # Too often, too busy, broken
    "too_fast": Kind(429, "Too many requests at once; wait a moment."),
    "too_much_talk": Kind(429, "Too much talk at once; wait a moment."),
    "too_many_tries": Kind(429, "Too many tries; wait a minute."),
    "too_many_guests": Kind(429, "Too many guests from here; wait a minute.", "too_many_tries"),
    "too_many_tables": Kind(429, "Too many tables were opened from here."),
    "too_many_sockets": Kind(429, "Too many connections are open from here."),
    "too_many_devices": Kind(
        409, "Too many devices hold this seat; take it back from one of them."
    ),
    "too_many_onlookers": Kind(429, "There is no more room to look on at this table."),
    "busy": Kind(503, "The table is too busy; try again."),
    "moving": Kind(503, "The table moves to another server process; try again.", "busy"),
    "no_hop": Kind(403, "This address is for the server's own processes.", None),
    # A full disk, most likely.
    "unwritten": Kind(
        503, "The server cannot write or read its tables at the moment; nothing has changed."
    ),
    # The connection to the database was lost at the very moment.
    "unknown": Kind(503, "It is not known whether that was written; ask again."),
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


class Elsewhere(Problem):
    """Another process of the house holds the table; None where it is not known which."""

    def __init__(self, process: str | None):
        super().__init__("moving")
        self.process = process
