"""The command line as people meet it: a process, its words, its exit status."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

import backroom
from backroom.cli import main
from backroom.engine.conformance import Subject, random_match
from backroom.engine.errors import Refused
from backroom.engine.lesson import lessons
from backroom.engine.match import Match
from backroom.engine.matchfile import write
from backroom.report.analysis import Moments
from backroom.terminal import Sitting
from tests.bots.small_nets import small_net

RECORDS = Path(__file__).parent / "records"
COMMAND = [sys.executable, "-m", "backroom.cli"]


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        timeout=300,
    )


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    main(words)
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence on the error stream of a command that ends with status 2."""
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().split("\n")) == 1
    return told.err.strip()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.txt"
    file.write_text(random_match(Subject(backroom.game("bosses"), 2), seed=5).record())
    return file


def test_games_are_listed_with_their_players(capsys: pytest.CaptureFixture[str]) -> None:
    listed = said(capsys, "games")
    for name in backroom.game_names():
        assert name in listed
    assert "2–4" in listed


@pytest.mark.parametrize(
    "words, told",
    [
        (["play", "poker"], "There is no game “poker”"),
        (["play", "bosses", "--seats", "7"], "not 7"),
        (["play", "bosses", "--seats", "0"], "not 0"),
        (["play", "bosses", "--seats", "two"], "invalid int value"),
        (["play", "bosses", "--option", "blue_moon"], "There is no option “blue_moon”"),
        (["play", "bosses", "--option", "tied_gangs_vanish=perhaps"], "tied_gangs_vanish"),
        (["play", "bosses", "--players", "you"], "2 seats need 2 players, not 1"),
        (["play", "bosses", "--players", "you,houdini"], "no bot “houdini”"),
        (["play", "bosses", "--edition", "golden"], "no edition “golden”"),
        (["play", "bosses", "--box", "nowhere.toml"], "nowhere.toml"),
        (["replay", "nowhere.txt"], "cannot be read"),
        (["verify", "nowhere.txt"], "cannot be read"),
        (["perft", "bosses", "--after", "* open left red9"], "open left red9"),
        (["simulate", "bosses", "--games", "0"], "at least one game"),
        (["simulate", "bosses", "--edition", "golden"], "no edition “golden”"),
        (["simulate", "bosses", "--threads", "0"], "at least 1"),
        (["new-game", "Bad Name"], "cannot name a game"),
        (["new-game", "river", "no/such/folder"], "There is no folder"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    assert told in refused(capsys, *words)


def test_a_net_that_does_not_fit_is_refused_before_anything_is_dealt(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = small_net(backroom.game("bosses"), tmp_path, seats=(2,))
    for words, told in (
        (["gangster"], "is a net for bosses"),
        (["bosses", "--seats", "3"], "trained for 2 players"),
    ):
        players = ",".join(["you", f"net:{path}", "random"][: 2 + (len(words) > 1)])
        with pytest.raises(SystemExit) as ended:
            main(["play", *words, "--players", players])
        assert ended.value.code == 2
        heard = capsys.readouterr()
        assert told in heard.err
        assert heard.out == ""


def test_a_record_is_told_and_verified(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    assert "All gangsters" in said(capsys, "replay", str(finished))
    assert "follow from the secret" in said(capsys, "verify", str(finished))


def test_an_edited_record_is_refused(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    lines = finished.read_text().split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    finished.write_text("\n".join(lines[:first] + lines[first + 1 :]))
    assert "of the record" in refused(capsys, "verify", str(finished))


@pytest.mark.slow
def test_a_record_is_told_in_full_when_piped(finished: Path) -> None:
    done = run("replay", str(finished))
    assert done.returncode == 0
    assert done.stdout.count("rank bullets") == len(backroom.replay(finished.read_text()).lines) + 1
    assert "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.split("\n")) <= 100


@pytest.mark.slow
def test_a_record_of_a_game_in_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = Path(__file__).parent.parent / "examples" / "connect_four"
    file = tmp_path / "four.txt"
    file.write_text(random_match(Subject(backroom.game(folder), 2), seed=5).record())
    done = run("replay", str(file), "--game", str(folder), "--brief")
    assert done.stderr == ""
    assert "drops a stone into column" in done.stdout
    assert "There is no game" in run("replay", str(file)).stderr


COMMANDS = ("games", "play", "replay", "verify", "perft", "simulate", "new-game")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_in_80_columns(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*command.split(), "--help"])
    assert stopped.value.code == 0
    told = capsys.readouterr().out
    assert "examples:\n  backroom" in told
    assert max(len(line) for line in told.split("\n")) <= 80


def test_new_game_says_how_to_go_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = said(capsys, "new-game", "brook", str(tmp_path))
    assert f"backroom play {tmp_path / 'brook'}" in told
    assert "already exists" in refused(capsys, "new-game", "brook", str(tmp_path))


def test_perft_counts_the_first_turn(capsys: pytest.CaptureFixture[str]) -> None:
    after = "* open left red1; * open right blue1; * start 0"
    assert said(capsys, "perft", "bosses", "--depth", "1", "--after", after) == "1 182\n"


def test_simulate_reports_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "simulate", "bosses", "--games", "50", "--seats", "3", "--seed", "1")
    assert "50 games" in told
    assert told.count("%") == 3


@pytest.mark.parametrize("language, thousand", [("en", "1,000"), ("de", "1.000"), ("nl", "1.000")])
def test_numbers_are_written_as_the_language_writes_them(
    language: str, thousand: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("simulate", "bosses", "--games", "1000", "--seed", "1")
    told = said(capsys, "--language", language, *words)
    assert told.startswith(thousand)
    # A point for thousands and a point for fractions never meet in one language.
    other = "." if language == "en" else ","
    assert not re.search(rf"\d{re.escape(other)}\d{{3}}\b", told)
    assert re.search(rf"\d{re.escape(other)}\d\b", told)


@pytest.mark.slow
def test_a_wrong_entry_gets_the_reason_and_its_clause() -> None:
    done = run("play", "bosses", "--seed", "3", typed="move a1 c3\nplace own9 a1\nquit\n")
    assert done.returncode == 0
    assert "exactly one field" in done.stdout
    assert "B7" in done.stdout
    assert "malformed" in done.stdout
    assert done.stderr == ""


@pytest.mark.slow
def test_entries_of_any_kind_leave_the_prompt_standing(tmp_path: Path) -> None:
    file = tmp_path / "x[bold].txt"
    typed = f"{'9' * 5000}\n0\n-1\nsave {tmp_path}/a\0b\nsave {file}\nq\n"
    done = run("play", "bosses", "--seed", "3", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert " ".join(done.stdout.split()).count("no such verb") == 3
    assert file.exists()
    assert "x[bold].txt" in done.stdout.replace("\n", "")


@pytest.mark.slow
def test_a_question_mark_lists_what_is_legal() -> None:
    done = run("play", "bosses", "--seed", "3", typed="? draw\n?\nrule B8\nquit\n")
    assert "draw left" in done.stdout
    assert "place own3 f6" in done.stdout
    assert "B8" in done.stdout


@pytest.mark.slow
def test_a_hint_says_what_the_boss_would_do_and_plays_nothing() -> None:
    done = run("play", "bosses", "--players", "you,lookout", "--seed", "3", typed="hint\nquit\n")
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stdout.split())
    says = r"The boss’s move: .* \((\w+ [^)]+)\)\. Now: .* chance of winning .*%"
    action = re.search(says, told)
    assert action is not None
    assert action[1] in backroom.game("bosses").actions.texts
    among = run("play", "bosses", "--players", "you,you", "--seed", "3", typed="hint\nquit\n")
    assert "No hints while several people play" in among.stdout


def hinted(match: Match, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the terminal says to somebody who asks for a hint, and then leaves."""
    entries = iter(["hint", "quit"])
    console = Console(record=True, file=io.StringIO(), width=100)
    monkeypatch.setattr(console, "input", lambda *_: next(entries))
    seated = ["random"] * match.seats
    seated[match.to_act[0]] = "you"
    assert not Sitting(match, seated, "en", console).run()
    return " ".join(console.export_text().split())


@pytest.mark.slow
def test_a_hint_in_a_match_of_earlier_rules_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    # The net of the game plays by the rules of today alone.
    record = Path(__file__).parent / "records/chicago_gangsters-3-rules-1.txt"
    moments = Moments(backroom.replay(record.read_text(encoding="utf-8")))
    lays = next(one for one in moments.decisions() if one.played.startswith("lay"))
    assert "The boss’s move" in hinted(moments.before(lays.place), monkeypatch)


def test_a_hint_that_cannot_be_given_ends_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: object) -> None:
        raise Refused("There is no net to ask.")

    monkeypatch.setattr("backroom.terminal.strongest", nobody)
    match = backroom.game("bosses").deal(seats=2, seed=3)
    assert "There is no net to ask." in hinted(match, monkeypatch)


@pytest.mark.slow
def test_a_first_game_with_the_lookout_follows_a_lesson() -> None:
    lesson = lessons(backroom.game("bosses"))["first"]
    course = lesson.begin()
    while course.step is not None:
        course.show()
    learned = "".join(f"{action}\n" for action in course.done)
    done = run("learn", "bosses", typed=f"{learned}\nhint\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "first game with the lookout" in " ".join(done.stdout.split())
    assert "(lookout)" in done.stdout
    assert "The boss’s move" in done.stdout
    left = run("learn", "bosses", typed=f"{learned}q\n")
    assert left.returncode == 0, left.stderr
    assert "(lookout)" not in left.stdout


@pytest.mark.slow
def test_a_whole_game_is_played_by_numbers() -> None:
    done = run("play", "bosses", "--seed", "3", typed="1\n" * 200)
    assert done.returncode == 0
    assert "Place  Player" in done.stdout
    assert done.stderr == ""


@pytest.mark.slow
def test_bots_by_name_sit_at_the_table() -> None:
    played = run("play", "bosses", "--players", "lookout,greedy", "--seed", "3")
    assert played.returncode == 0, played.stderr
    standing = [line.split()[0] for line in played.stdout.splitlines()[-2:]]
    assert standing in (["1", "2"], ["1", "1"])
    assert "(lookout)" in played.stdout
    assert "(greedy)" in played.stdout


@pytest.mark.slow
def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    played = run("play", "bosses", "--seed", "3", typed=f"place own1 a1\nsave {file}\nquit\n")
    assert str(file) in played.stdout.replace("\n", "")
    match = backroom.replay(file.read_text())
    assert match.state.board[0] == 0
    done = run("play", "--continue", str(file), typed="1\n" * 200)
    assert "Place  Player" in done.stdout


def test_a_saved_match_deals_as_it_would_have() -> None:
    match = backroom.game("bosses").deal(seats=2, seed=3)
    match.play(match.to_act[0], "draw left")
    from backroom.engine.matchfile import resume

    again = resume(write(match, private=True))
    for one in (match, again):
        one.play(one.to_act[0], one.legal(one.to_act[0])[0])
        one.play(one.to_act[0], "draw right")
    assert again.lines == match.lines


@pytest.mark.slow
def test_ctrl_c_shows_no_traceback() -> None:
    playing = subprocess.Popen(
        [*COMMAND, "play", "bosses", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert playing.stdout is not None
    for line in playing.stdout:
        if "quit" in line:
            break
    time.sleep(0.2)
    playing.send_signal(signal.SIGINT)
    _, told = playing.communicate(timeout=300)
    assert "Traceback" not in told
    assert playing.returncode == 130
