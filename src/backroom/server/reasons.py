"""Names for what a person can be refused, so that a page says it in the reader's own language.

The sentence stands where it is raised, in English, for whoever reads the answer as it is. A page
looks its name up in its catalogues as `refused-<name>`. Sentences of the rules of a game have
reasons of their own.
"""

from __future__ import annotations

import re

REASONS = {
    # Coming to a table
    "There is no such table.": "no_table",
    "There is no such seat.": "no_seat",
    "There is no such game.": "no_game",
    "There is no such step.": "no_step",
    "There is nothing here.": "no_table",
    "The table is full.": "table_full",
    "The match has started, and the table takes nobody more.": "table_started",
    "The match has started already.": "has_started",
    "The table is closed.": "table_closed",
    "The table is closed already.": "table_closed",
    "That seat is taken.": "seat_taken",
    "Sit down by invite or code.": "invite_needed",
    "This link is not known, or was used already.": "link_used",
    "This table is not open to onlookers.": "no_onlookers",
    "The rules of this game are still being prepared; in a moment.": "warming",
    # People
    "Tell your name first.": "name_first",
    "That is no name.": "no_name",
    "That account name is taken.": "account_taken",
    "You have an account already.": "account_there",
    "Account and password do not go together.": "wrong_password",
    "This server has no accounts.": "no_accounts",
    # Playing
    "That ask is over; this is how things stand now.": "ask_over",
    "The draft was changed meanwhile, perhaps on another device.": "draft_changed",
    "There is nothing drafted; what was confirmed stays.": "nothing_drafted",
    "Confirm or take back first: the last action takes effect by confirming it.": "confirm_first",
    "A bot plays this seat now; take it back first.": "bot_plays",
    "A bot plays that seat.": "bot_plays",
    "A bot plays that seat already.": "bot_plays",
    "The match has not started yet.": "not_started",
    "The match is over.": "match_over",
    "The match is not over yet.": "not_over",
    "The match does not run.": "not_running",
    "The table is paused.": "paused",
    "The table is not paused.": "not_paused",
    "There is nothing to say in that.": "nothing_said",
    "The dealing can be checked after the end, when the secret is shown.": "not_over",
    "Branches are for finished matches, and where you play alone.": "no_branch",
    # Seats and hosts
    "That seat is not yours.": "not_yours",
    "The seat is no longer yours.": "no_longer_yours",
    "You do not sit here.": "not_seated",
    "Only the host may do that.": "host_only",
    "Only somebody who sits here can be the host.": "host_sits",
    "Somebody sits there; remove them first.": "seat_taken",
    "The host cannot be removed.": "host_stays",
    "Nobody sits there.": "seat_empty",
    "A seat is still free.": "seat_free",
    "The seat has as long as its clock allows.": "clock_runs",
    "That seat has not been away for long enough.": "not_away",
    "The seat was resigned for good.": "resigned",
    "The seat is resigned already.": "resigned",
    "A seat is resigned in a running match only.": "not_running",
    "The seat is yours already.": "yours_already",
    "Pace, talk and clock are settled before the start.": "settled",
    "A clock of days has at most 60.": "clock_days",
    "A clock for moves has at least 5 seconds.": "clock_seconds",
    # Too often, too busy, broken
    "Too many requests at once; wait a moment.": "too_fast",
    "Too much talk at once; wait a moment.": "too_much_talk",
    "Too many tries; wait a minute.": "too_many_tries",
    "Too many guests from here; wait a minute.": "too_many_tries",
    "Too many tables were opened from here.": "too_many_tables",
    "The table is too busy; try again.": "busy",
    "The server cannot write or read its tables at the moment; nothing has changed.": "unwritten",
    "Something went wrong here; it has been noted.": "broken",
    # Records that somebody brings
    "The record breaks off.": "record_short",
    "The record's secret is not the one that was committed to.": "record_secret",
    "That is not UTF-8 text.": "no_record",
}
# Sentences that quote something, the narrower first.
PATTERNS = tuple(
    (re.compile(pattern), name)
    for pattern, name in (
        (r"Line \d+ of the record: rules number \d+ is not known here", "record_newer"),
        (r"Line \d+ of the record: the box is another one", "record_edition"),
        (r"Line \d+ of the record: ", "record_wrong"),
        (r"\S+ has no edition “", "record_edition"),
        (r"This is no record: ", "no_record"),
        (r"A record has at most ", "too_large"),
        (r"That is too large: ", "too_large"),
        (r"There is no game “", "no_game"),
        (r"There is no seat ", "no_seat"),
        (r"The rules of \S+ are not here ", "no_game"),
        (r"“.*” is not possible: the ask is over before it\.", "ask_over"),
        (r"Expected .* - at `\$\.name`", "name_length"),
        (r"Expected .* - at `\$\.text`", "text_length"),
        (r"Expected .* - at `\$\.(account|password)`", "account_length"),
    )
)


def reason_of(sentence: str) -> str | None:
    """The name of a sentence, where it has one."""
    if sentence in REASONS:
        return REASONS[sentence]
    return next((name for pattern, name in PATTERNS if pattern.match(sentence)), None)
