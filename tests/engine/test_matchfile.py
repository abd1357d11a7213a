"""Record files: what was written replays to the same match, and nothing else does."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import backroom
from backroom.engine import matchfile
from backroom.engine.conformance import random_match, subjects
from backroom.engine.errors import Refused
from backroom.engine.match import Match
from backroom.engine.matchfile import fingerprint, redacted, replay, resume, verify, write
from tests.engine.helpers import (
    BOSSES,
    ONE_DIE,
    SEALED_BIDS,
    accepted,
    examples,
    refused,
    variant,
)

KEPT = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))
DIE = next(subjects(ONE_DIE))
BIDS = next(subjects(SEALED_BIDS))

# A finished match of the cheapest game, and its record.
MATCH = random_match(DIE, 7)
RECORD = MATCH.record()
LINES = RECORD.splitlines(keepends=True)


def same(match: Match, other: Match = MATCH) -> bool:
    """The same match in all that was played."""
    return (
        bytes(match.state) == bytes(other.state)
        and match.lines == other.lines
        and match.options == other.options
        and match.edition.hash == other.edition.hash
    )


# ------------------------------------------------------------------ kept for good


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_kept_for_good_still_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = replay(text)
    assert match.over
    assert match.record() == text
    assert verify(text).honest


# Which number they have, whether they have a front: what tells old rules from new ones anyway.
OF_THE_RULES = {"rules", "options", "front"}


@pytest.mark.parametrize(
    "path", [path for path in KEPT if path.stem.endswith("-rules-1")], ids=lambda path: path.stem
)
def test_a_record_of_rules_1_plays_otherwise_under_the_newest_rules(path: Path) -> None:
    """Even without the options that came later."""
    old = replay(path.read_text(encoding="utf-8"))
    later = {name: False for name, kind in old.game.options.options.items() if kind.since > 1}
    then = Match(old.game, old.seats, old.options, old.edition, rules=1)
    now = Match(old.game, old.seats, {**later, **old.options}, old.edition)
    for line in map(str, old.lines):
        then.play_lines([line])
        try:
            now.play_lines([line])
        except backroom.Refused:
            return
        seen = [match.view(None).items() for match in (then, now)]
        one, other = ({k: v for k, v in told if k not in OF_THE_RULES} for told in seen)
        if one != other:
            return
    raise AssertionError("nothing differs")


def test_records_are_kept() -> None:
    headers = [path.read_text(encoding="utf-8").partition("\n\n")[0] for path in KEPT]
    bosses = [header for header in headers if "\ngame bosses\n" in header]
    seats = {int(re.search(r"seats (\d)", header)[1]) for header in bosses}
    assert seats == {2, 3, 4}
    assert any("option tied_gangs_vanish true" in header for header in bosses)


# ------------------------------------------------------------------ there and back


@pytest.mark.parametrize("subject", [DIE, BIDS, *list(subjects(BOSSES))[:3]], ids=str)
def test_a_record_replays_to_identical_bytes(subject) -> None:
    match = random_match(subject, 11)
    again = replay(match.record())
    assert same(again, match)
    assert again.record() == match.record()
    assert again.events == match.events
    assert (again.secret, again.commitment) == (match.secret, match.commitment)


def test_a_running_match_has_a_record() -> None:
    match = BOSSES.deal(2, seed=7)
    match.play(1, "place own1 a1")
    again = replay(match.record())
    assert same(again, match)
    assert again.to_act == (0,)
    assert again.secret is None


def test_a_match_dealt_by_hand_has_a_record() -> None:
    match = BOSSES.deal(2, chance="manual", options={"tied_gangs_vanish": True})
    match.play("*", "open left red1")
    assert "commitment" not in match.record()
    assert "option tied_gangs_vanish true\n" in match.record()
    assert same(replay(match.record()), match)


def test_a_match_before_its_first_line_has_a_record() -> None:
    match = BOSSES.deal(2, chance="manual")
    assert match.record().endswith(f"\n\nend 0 {fingerprint(match)}\n")
    assert same(replay(match.record()), match)


def test_seats_strings_stand_in_the_record() -> None:
    match = backroom.Match(ONE_DIE, 2, secret=bytes(32), strings=(b"\x00ab", b""))
    assert "\nstring 0 006162\nstring 1 \n" in match.record()
    again = replay(match.record())
    assert again.strings == (b"\x00ab", b"")
    assert again.record() == match.record()


def test_every_lane_replays_a_record() -> None:
    assert same(replay(RECORD, lane="interpreted"))
    assert same(replay(RECORD, lane="checked"))


def test_a_record_of_a_box_of_ones_own_wants_that_box(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    house = (ONE_DIE.folder / "boxes" / "plain.toml").read_text(encoding="utf-8")
    path.write_text(house.replace("plain", "mine").replace("12", "4"), encoding="utf-8")
    match = ONE_DIE.deal(2, seed=7, edition=path)
    text = match.record()
    assert same(replay(text, path), match)
    assert "has no edition “mine”" in str(refused(replay, text))
    path.write_text(house.replace("plain", "mine").replace("12", "5"), encoding="utf-8")
    assert "the box is another one" in str(refused(replay, text, path))


# ------------------------------------------------------------------ as editors leave it


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("\n", "\r\n"),
        "\ufeff" + RECORD,
        "\ufeff" + RECORD.replace("\n", "\r\n"),
        RECORD.rstrip("\n"),
        RECORD + "\n\n",
    ],
    ids=["CRLF", "BOM", "BOM and CRLF", "no last newline", "more newlines"],
)
def test_a_record_may_be_saved_by_any_editor(text: str) -> None:
    assert same(replay(text))
    assert replay(text).record() == RECORD


@pytest.mark.parametrize("text", [RECORD.replace("\n", "\r"), "\n" + RECORD, " " + RECORD, ""])
def test_what_does_not_begin_like_a_record_is_none(text: str) -> None:
    assert "This is not a record" in str(refused(replay, text))


@pytest.mark.parametrize("text", [None, RECORD.encode(), 3, ["backroom record 1"]])
def test_a_record_is_a_text(text: object) -> None:
    assert str(refused(replay, text)) == "A record is a string."


# ------------------------------------------------------------------ edited


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_line_deleted_or_doubled_is_noticed_or_means_nothing(number: int) -> None:
    for text in (
        "".join(LINES[:number] + LINES[number + 1 :]),
        "".join(LINES[: number + 1] + LINES[number:]),
    ):
        match = accepted(replay, text)
        assert match is None or same(match)


def test_only_what_is_not_played_may_be_left_out() -> None:
    left_out = {
        LINES[number].split(" ")[0]
        for number in range(len(LINES))
        if accepted(replay, "".join(LINES[:number] + LINES[number + 1 :]))
    }
    assert left_out == {"commitment", "secret"}


def test_no_line_may_stand_twice() -> None:
    for number in range(len(LINES)):
        doubled = "".join(LINES[: number + 1] + LINES[number:])
        assert accepted(replay, doubled) is None, LINES[number]


@pytest.mark.parametrize("number", range(len(LINES)))
def test_two_lines_exchanged_are_noticed(number: int) -> None:
    for other in range(number):
        lines = LINES.copy()
        lines[number], lines[other] = lines[other], lines[number]
        match = accepted(replay, "".join(lines))
        assert match is None or same(match)


@pytest.mark.parametrize("number", range(LINES.index("\n") + 1, len(LINES) - 1))
def test_every_other_line_in_place_of_one_is_refused(number: int) -> None:
    outcomes = [f"* {text}\n" for text in ONE_DIE.outcomes.texts]
    actions = [f"{seat} {text}\n" for seat in (0, 1) for text in ONE_DIE.actions.texts]
    for line in outcomes + actions:
        if line != LINES[number]:
            refused(replay, "".join([*LINES[:number], line, *LINES[number + 1 :]]))


def test_every_truncation_is_refused() -> None:
    for length in range(len(RECORD) - 1):
        refused(replay, RECORD[:length])


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ("game one_die", "game two_dice", "There is no game “two_dice”"),
        ("game one_die", "game ../one_die", "Line 2 of the record: “../one_die” is not a game"),
        ("game one_die", "game", "Line 2 of the record: “game” is expected here"),
        ("rules 1", "rules 2", "Line 3 of the record: rules number 2 is not known here"),
        ("rules 1", "rules 0", "Line 3 of the record: rules number 0 is not known here"),
        ("rules 1", "rules -1", "Line 3 of the record: “-1” is not a number"),
        ("rules 1", "rules ١", "Line 3 of the record: “١” is not a number"),
        ("edition plain", "edition fancy", "one_die has no edition “fancy”"),
        ("edition plain ", "edition plain 0", "Line 4 of the record: the box is another one"),
        ("seats 2", "seats 3", "one_die is for 2 players, not 3"),
        ("seats 2", "seats two", "Line 5 of the record: “two” is not a number"),
        ("seats 2", "seats 2\noption luck true", "There is no option “luck”"),
        ("seats 2", "seats 2\nstring 1 ab", "the seats' strings come in seat order"),
        ("seats 2", "seats 2\nstring 0 ab", "every seat has a string, or none has"),
        ("seats 2", "seats 2\nstring 0 xy", "a hexadecimal number is expected here"),
        ("seats 2", "seats 2\nstring 0 AB", "a hexadecimal number is expected here"),
        ("seats 2", "seats 2\nplayers Al", "“players Al” is not understood"),
        ("\nsecret ", "\nsecret 00", "a hexadecimal number of 64 digits is expected here"),
        ("\ncommitment ", "\ncommitment 0", "a hexadecimal number of 64 digits is expected"),
        ("\n\n* ", "\n\n", "names no actor"),
        ("\n\n* ", "\n\n0 ", "is not an action of this game"),
        ("\n\n* roll", "\n\n* toss", "Line 9 of the record"),
        ("\nend ", "\nend 1", "what was played is not what the record ends with"),
        ("\nend ", "\n0 take\nend ", "“take” is not possible: The game is over"),
        ("\nend ", "\n\nend ", "names no actor"),
    ],
)
def test_an_edited_record_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    assert RECORD.count(old) == 1
    assert reason in str(refused(replay, RECORD.replace(old, new)))


@pytest.mark.parametrize("text", ["", "0", "-1", "1.0", "١", "one", "1 1", "9999999", "2"])
def test_a_line_takes_back_as_many_lines_as_there_are(text: str) -> None:
    match = BOSSES.deal(2, seed=7)
    match.play(1, "place own1 a1")
    before = match.snapshot()
    sentence = str(refused(match.play_lines, [f"back {text}"]))
    # Before the one action there is chance alone.
    assert "taken back" in sentence or "to take back" in sentence
    assert match.snapshot() == before
    assert str(match.lines[-1]) == "1 place own1 a1"
    match.play_lines(["back 1"])
    assert match.to_act == (1,)
    assert "taken back" in str(refused(match.play_lines, ["back 1"])), "it is taken back already"
    assert same(replay(match.record()), match)


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_where_chance_has_the_last_word_nothing_is_taken_back(number: int) -> None:
    refused(replay, "".join([*LINES[:number], "back 1\n", *LINES[number:]]))


def test_something_after_the_end_is_refused() -> None:
    assert "something follows the end" in str(refused(replay, RECORD + "0 take\n"))
    assert "something follows the end" in str(refused(replay, RECORD + " \n"))


def test_an_option_that_stands_twice_is_refused() -> None:
    text = BOSSES.deal(2, seed=7).record()
    line = "option tied_gangs_vanish false\n"
    assert "stands twice" in str(refused(replay, text.replace(line, line + line)))
    assert same(replay(text.replace(line, "")), replay(text)), "a default may be left out"
    refused(replay, text.replace(line, "option tied_gangs_vanish true\n"))
    refused(replay, text.replace(line, "option tied_gangs_vanish maybe\n"))


def test_a_record_that_is_too_long_is_refused() -> None:
    long_line = RECORD.replace("\n\n", "\n\n" + "x" * matchfile.MOST_CHARACTERS, 1)
    assert "at most 1000000 characters" in str(refused(replay, long_line))
    many_lines = RECORD.replace("\n\n", "\n\n" + "\n" * matchfile.MOST_LINES, 1)
    assert "at most 20000 lines" in str(refused(replay, many_lines))
    just_fits = "x" * (matchfile.MOST_CHARACTERS - len(RECORD))
    refused(replay, RECORD.replace("\n\n", "\n\n" + just_fits, 1))
    refused(replay, RECORD.replace("game one_die", "game one_die" + "x" * 100_000))
    refused(replay, RECORD.replace("edition plain", "edition plain" + "x" * 100_000))


@settings(max_examples=examples(300), deadline=None)
@given(st.data())
def test_a_record_with_other_bytes_is_refused_or_the_same(data: st.DataObject) -> None:
    raw = bytearray(RECORD.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        what = data.draw(st.sampled_from(["change", "cut", "put in", "copy"]))
        if what == "change":
            raw[at] = data.draw(st.integers(0, 255))
        elif what == "cut":
            del raw[at : at + data.draw(st.integers(1, 40))]
        elif what == "put in":
            raw[at:at] = data.draw(st.binary(min_size=1, max_size=4))
        else:
            start = data.draw(st.integers(0, len(raw) - 1))
            raw[at:at] = raw[start : start + 30]
    match = accepted(replay, raw.decode("utf-8", "replace"))
    assert match is None or same(match)


@settings(max_examples=examples(200), deadline=None)
@given(st.text(), st.lists(st.sampled_from(LINES)).map("".join))
def test_any_text_is_refused_or_the_same(text: str, shuffled: str) -> None:
    for tried in (text, "backroom record 1\n" + text, LINES[0] + shuffled):
        match = accepted(replay, tried)
        assert match is None or same(match)


# ------------------------------------------------------------------ verified


def test_an_honest_record_is_verified() -> None:
    heard: list[str] = []
    verdict = verify(RECORD, heard=heard.append)
    assert verdict.honest
    assert verdict.sentence == "All 24 outcomes follow from the secret committed to."
    assert len(heard) == 24
    assert re.fullmatch(r"0: roll \d \(1 of 6\)", heard[0])


def test_a_record_with_strings_is_verified() -> None:
    match = backroom.Match(ONE_DIE, 2, secret=bytes(32), strings=(b"a", b"b"))
    while not match.over:
        match.play(match.to_act[0], "take")
    assert verify(match.record()).honest
    assert not verify(match.record().replace("string 0 61", "string 0 62")).honest


def forged(match: Match) -> str:
    """The record with one more outcome changed by hand, everything else played through again."""
    by_hand = ONE_DIE.deal(2, chance="manual")
    changed = False
    for line in match.lines:
        text = str(line)
        if line.actor == "*" and line.text == "toss single" and not changed:
            text, changed = "* toss double", True
        by_hand.play_lines([text])
    by_hand.secret, by_hand.commitment = match.secret, match.commitment
    return by_hand.record()


def test_a_forged_outcome_is_found_out() -> None:
    text = forged(MATCH)
    assert replay(text).over, "it replays,"
    verdict = verify(text)
    assert not verdict.honest, "but it is not what the secret deals"
    assert re.fullmatch(r"Line \d+ should have been “\* toss single”\.", verdict.sentence)


def test_a_forged_secret_is_found_out() -> None:
    text = re.sub(r"\nsecret ..", "\nsecret 00", RECORD)
    assert text != RECORD
    verdict = verify(text)
    assert not verdict.honest
    assert verdict.sentence.startswith("The secret is not the one that was committed to")


def test_another_secret_with_its_own_commitment_deals_otherwise() -> None:
    other = random_match(DIE, 8)
    text = RECORD.replace(MATCH.commitment, other.commitment)
    text = text.replace(MATCH.secret.hex(), other.secret.hex())
    assert "should have been" in verify(text).sentence


@pytest.mark.parametrize("line", ["secret", "commitment"])
def test_without_a_secret_nothing_is_verified(line: str) -> None:
    verdict = verify(re.sub(rf"\n{line} .*", "", RECORD))
    assert not verdict.honest
    assert "tells no secret" in verdict.sentence


# ------------------------------------------------------------------ private, and redacted


def test_a_private_record_is_gone_on_with() -> None:
    match = BOSSES.deal(2, seed=7)
    match.play(1, "draw left")
    again = resume(write(match, private=True))
    for twin in (match, again):
        twin.play(1, "place drawn a1")
        twin.play(0, "draw right")
    assert again.record() == match.record()


def test_a_private_record_that_was_forged_is_not_gone_on_with() -> None:
    refused(resume, forged(MATCH))


def test_a_redacted_record_shows_a_question_mark_for_what_is_hidden() -> None:
    match = SEALED_BIDS.deal(3, chance="manual")
    match.play_lines(["* deal 0 3", "* deal 0 1", "* deal 0 2", "* deal 1 1", "* deal 1 2"])
    assert body(redacted(match, 0)) == [
        "* deal 0 3", "* deal 0 1", "* deal 0 2", "* deal 1 ?", "* deal 1 ?",
    ]  # fmt: skip
    assert body(redacted(match, 1)) == [
        "* deal 0 ?", "* deal 0 ?", "* deal 0 ?", "* deal 1 1", "* deal 1 2",
    ]  # fmt: skip
    assert body(redacted(match, None)) == ["* deal 0 ?"] * 3 + ["* deal 1 ?"] * 2


def test_covered_bids_do_not_stand_in_the_records_of_others() -> None:
    match = SEALED_BIDS.deal(3, seed=7)
    bid = next(action for action in match.legal(1) if action.verb == "bid")
    match.play(1, bid)
    match.play(1, "done")
    assert f"1 {bid}" in body(redacted(match, 1))
    for eyes in (0, 2, None):
        assert not any(line.startswith("1 bid") for line in body(redacted(match, eyes)))
        assert body(redacted(match, eyes))[-1] == "1 done"


def test_a_redacted_record_is_for_reading_only() -> None:
    match = SEALED_BIDS.deal(3, seed=7)
    for eyes in (None, 0, 1, 2):
        refused(replay, redacted(match, eyes))
    assert "secret" not in redacted(match, 0)


def test_of_a_match_without_secrets_a_redacted_record_shows_all() -> None:
    match = random_match(next(subjects(BOSSES)), 3)
    assert body(redacted(match, None)) == [str(line) for line in match.lines]


def body(text: str) -> list[str]:
    return text.partition("\n\n")[2].splitlines()


# ------------------------------------------------------------------ records outlive layouts


def test_a_state_may_get_wider_fields_and_new_ones(tmp_path: Path) -> None:
    """What a record tells does not depend on how a position is laid out."""
    later = variant(
        "one_die",
        tmp_path / "later_die",
        ("points: Cells = many(i8, SEAT)\n    left: int = one(i8)", "left: int = one(i16)"),
        ("face: int = one(i8, of=FACE)", "face: int = one(i8, of=FACE)\n    news: int = one(i8)"),
        (
            "    rules: int = one(i8)\n",
            "    rules: int = one(i8)\n    points: Cells = many(i8, SEAT)\n",
        ),
        ("import Cells, Record, i8, many", "import Cells, Record, i8, i16, many"),
    )
    text = RECORD.replace("game one_die", "game later_die")
    assert replay(text, lane="interpreted").game is later


def test_notes_are_told_and_never_played() -> None:
    match = backroom.game("bosses").deal(2, seed=7)
    match.notes = ("Ada gave the seat of Bob to Cid.",)
    text = matchfile.write(match, private=True)
    assert "\nnote Ada gave the seat of Bob to Cid.\n\n" in text
    again = matchfile.replay(text)
    assert again.notes == match.notes
    assert matchfile.fingerprint(again) == matchfile.fingerprint(match)
    for wrong in ("note", "note " + "x" * (matchfile.MOST_NOTE + 1)):
        with pytest.raises(Refused):
            matchfile.replay(text.replace("note Ada gave the seat of Bob to Cid.", wrong))
