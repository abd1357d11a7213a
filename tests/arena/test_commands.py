"""The arena as people meet it: a process, its words, its exit status."""

import errno
import io
import json
import os
import pickle
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import backroom
from backroom.arena.contest import Contest
from backroom.arena.exporting import read_csv, read_json
from backroom.arena.ladder import ladder
from backroom.arena.matches import _ready, play
from backroom.arena.saying import FOLDER, Saying
from backroom.bots import Knowledge, Player, nets
from backroom.cli import main
from backroom.engine.errors import Refused
from backroom.engine.texts import LANGUAGES
from tests.bots.small_nets import small_net

COMMAND = [sys.executable, "-m", "backroom.cli"]
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence on the error stream of a command that ends with status 2."""
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().split("\n")) == 1
    return told.err.strip()


@pytest.mark.slow
@pytest.mark.parametrize(
    "words, told",
    [
        (["bosses", "greedy,houdini"], "no bot “houdini”"),
        (["bosses", "greedy,random", "--games", "0"], "number of games is from 1"),
        (["bosses", "greedy,search:0"], "search:0"),
        (["poker", "greedy,random"], "no game “poker”"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2_as_a_process(words: list[str], told: str) -> None:
    ended = subprocess.run(
        [*COMMAND, "arena", *words], capture_output=True, text=True, env=ENVIRONMENT, timeout=120
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert told in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "line, told",
    [
        ("arena", "Which game"),
        ("arena bosses", "Which players"),
        ("arena bosses greedy", "two players"),
        ("arena bosses greedy,", "no bot “”"),
        ("arena bosses greedy,random,greedy", "twice"),
        ("arena bosses greedy,random --games -3", "not -3"),
        ("arena bosses greedy,random --games many", "invalid int"),
        ("arena bosses greedy,random --games 99999999", "number of games"),
        ("arena bosses greedy,search:-5", "search:-5"),
        ("arena bosses greedy,search:9ms:0", "threads"),
        ("arena bosses greedy,search:99999h", "search:99999h"),
        ("arena bosses greedy,random --seats 9", "not 9"),
        ("arena bosses greedy,random --seats 0", "not 0"),
        ("arena bosses greedy,random --option blue_moon", "blue_moon"),
        ("arena bosses greedy,random --edition golden", "golden"),
        ("arena bosses greedy,random --box nowhere.toml", "nowhere.toml"),
        ("arena bosses greedy,random --workers -1", "workers"),
        ("arena bosses greedy,random --at-least 0", "--at-least"),
        ("arena bosses greedy,random --at-least 2", "--at-least"),
        ("arena bosses greedy,random --at-least nan", "--at-least"),
        ("arena bosses greedy,random --out run.txt", "json or .csv"),
        ("arena bosses greedy,random --plot run.txt", "svg or .png"),
        ("arena bosses greedy,random --out nowhere/run.json", "no such folder"),
        ("arena bosses greedy,search:1e99", "search:1e99"),
        ("arena bosses greedy,search:10ms:99", "64 threads"),
        ("arena bosses greedy,random,lookout --reverse", "for two players"),
        ("arena bosses greedy,random --games-list bosses", "--ladder"),
        ("arena --continue nowhere.jsonl", "cannot be read"),
        ("arena bosses greedy,random --continue run.jsonl", "stands alone"),
        ("arena --continue run.jsonl --seats 3", "stands alone"),
        ("arena --continue run.jsonl --reverse", "stands alone"),
        ("balance --continue run.jsonl --option talk", "stands alone"),
        ("balance --continue run.jsonl --player random", "stands alone"),
        ("arena --ladder --games 7", "--ladder"),
        ("arena --ladder --edition golden", "--ladder"),
        ("arena --ladder --box my.toml", "--ladder"),
        ("arena --ladder --games-list ,", "no game “”"),
        ("arena --ladder --games-list poker", "poker"),
        ("arena --ladder --out run.csv", ".json"),
        ("balance", "Which game"),
        ("balance poker", "poker"),
        ("balance bosses --player houdini", "houdini"),
        ("balance bosses --games 0", "number of games"),
    ],
)
def test_bad_input_is_refused(capsys: pytest.CaptureFixture[str], line: str, told: str) -> None:
    assert told in refused(capsys, *line.split())


def test_two_players_from_the_first_match_to_the_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["arena", "bosses", "greedy,random", "--games", "5", "--workers", "0", "--reverse"]
    out, drawn = tmp_path / "run.json", tmp_path / "run.svg"
    main([*words, "--out", str(out), "--plot", str(drawn), "--no-stop"])
    told = capsys.readouterr().out
    assert "6 matches, so that" in told
    assert "one greedy at a table of random" in told
    assert "one random at a table of greedy" in told
    bounds = re.findall(r" (\d+)–(\d+)% ", told)
    assert len(bounds) == 2
    assert all(int(low) < int(high) for low, high in bounds)
    # No colours where nobody looks.
    assert "\x1b" not in told
    assert all(len(line) <= 80 for line in told.splitlines() if str(tmp_path) not in line)
    assert [len(part) for part in read_json(out)] == [6, 6]
    assert drawn.exists()
    # More of the same, from the file alone; what was played is not played again.
    journal = out.with_suffix(".jsonl")
    before = journal.read_bytes()
    main(["arena", "--continue", str(journal), "--games", "8", "--workers", "0"])
    capsys.readouterr()
    assert journal.read_bytes().startswith(before)
    assert [len(part) for part in read_json(out)] == [8, 8]
    assert "there already" in refused(capsys, *words, "--out", str(out))


def test_files_are_written_though_nobody_listens_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*told: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("backroom.arena.commands._tell", gone)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    out = tmp_path / "run.json"
    words = ["arena", "bosses", "greedy,random", "--games", "2", "--workers", "0"]
    main([*words, "--out", str(out)])
    assert [len(part) for part in read_json(out)] == [2]


def test_a_run_that_was_moved_goes_on_where_it_lies_and_can_be_drawn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    words = ["arena", "bosses", "greedy,random", "--games", "2", "--workers", "0"]
    main([*words, "--out", str(first / "run.csv"), "--plot", str(first / "drawn.svg")])
    first.rename(second)
    (second / "run.csv").unlink()
    main(["arena", "--continue", str(second / "run.jsonl")])
    told = capsys.readouterr().out
    assert "Written" in told
    assert [len(part) for part in read_csv(second / "run.csv")] == [2]
    assert (second / "run.svg").exists()
    drawn = ["--plot", str(second / "run.png")]
    main(["arena", "--continue", str(second / "run.jsonl"), *drawn])
    assert (second / "run.png").exists()
    assert not first.exists()


def test_a_run_that_goes_on_is_drawn_where_it_was(tmp_path: Path) -> None:
    words = ["arena", "bosses", "greedy,random", "--games", "2", "--workers", "0"]
    drawn = tmp_path / "drawn.svg"
    main([*words, "--out", str(tmp_path / "run.json"), "--plot", str(drawn)])
    drawn.unlink()
    main(["arena", "--continue", str(tmp_path / "run.jsonl")])
    assert drawn.exists()


def test_figures_that_cannot_be_written_any_more_are_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(*given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("backroom.arena.exporting.export", no_space)
    out = tmp_path / "run.json"
    words = ["arena", "bosses", "greedy,random", "--games", "2", "--workers", "0"]
    told = refused(capsys, *words, "--out", str(out))
    assert "No space left on device" in told
    assert str(out.with_suffix(".jsonl")) in told


def test_the_page_of_a_ladder_is_tried_before_it_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "ladder.md").mkdir()
    told = refused(capsys, "arena", "--ladder", "--out", str(tmp_path / "ladder.json"))
    assert "ladder.md cannot be written" in told
    assert not (tmp_path / "ladder.jsonl").exists()


def test_a_run_with_a_net_goes_on_anywhere_with_the_same_net(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = backroom.game("bosses")
    path = small_net(game, tmp_path)
    monkeypatch.chdir(tmp_path)
    words = f"arena bosses net:{path.name},random --games 2 --workers 0 --out run.json"
    main(words.split())
    told = capsys.readouterr().out
    assert f"net:{path.name}" in told
    assert str(path) not in told
    saved = json.loads((tmp_path / "run.json").read_text())["contests"][0]
    assert saved["contest"]["players"] == [f"net:{path}", "random"]
    assert nets.load(path).head.hash in saved["stamp"]
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    on = ["arena", "--continue", str(tmp_path / "run.jsonl"), "--games", "4", "--no-stop"]
    main([*on, "--workers", "0"])
    capsys.readouterr()
    assert [len(part) for part in read_json(tmp_path / "run.json")] == [4]
    small_net(game, tmp_path, seed=2).replace(path)
    assert "other bots" in refused(capsys, *on)
    path.write_bytes(path.read_bytes()[:-99])
    assert "is not a net" in refused(capsys, "arena", "bosses", f"net:{path},random")


def test_names_in_a_list_may_stand_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no game “poker”" in refused(
        capsys, "arena", "--ladder", "--games-list", "bosses, poker"
    )
    assert "no bot “houdini”" in refused(capsys, "arena", "bosses", "greedy, houdini")


def test_a_run_that_was_decided_early_can_be_played_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "run.json"
    words = ["arena", "bosses", "greedy,random", "--games", "40", "--workers", "0"]
    main([*words, "--out", str(out)])
    (decided,) = read_json(out)
    assert len(decided) < 30
    on = ["arena", "--continue", str(out.with_suffix(".jsonl")), "--workers", "0"]
    main([*on, "--games", "50"])
    assert read_json(out) == [decided]
    main([*on, "--games", "30", "--no-stop"])
    capsys.readouterr()
    (longer,) = read_json(out)
    assert len(longer) == 30
    assert longer[: len(decided)] == decided


def test_files_of_others_are_not_gone_on_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "run.json"
    words = ["arena", "bosses", "greedy,random", "--games", "2", "--workers", "0"]
    main([*words, "--out", str(out)])
    capsys.readouterr()
    head, line, _ = out.with_suffix(".jsonl").read_text().splitlines()
    asked, match = json.loads(head), json.loads(line)
    asked_none = {key: value for key, value in asked.items() if key != "kind"}
    lined_up = {**match, "result": {**match["result"], "lineup": ["capo", "boss"]}}
    dealt = {**match, "result": {**match["result"], "seed": 1}}
    placed = {**match, "result": {**match["result"], "places": [1]}}
    nobody_won = {**match, "result": {**match["result"], "places": [2, 2]}}
    in_words = {**match, "result": {**match["result"], "places": [1, "last"]}}
    broken = [
        [asked_none],
        [{**asked, "contests": 3}],
        [{**asked, "contests": []}],
        [{**asked, "contests": [{}]}],
        [{**asked, "contests": [{**asked["contests"][0], "games": "some"}]}],
        [{**asked, "contests": [{**asked["contests"][0], "games": -4}]}],
        [{**asked, "kind": "league"}],
        [{**asked, "error": 7}],
        *([asked, other] for other in (lined_up, dealt, placed, nobody_won, in_words)),
        *([asked, {**match, "contest": number}] for number in (1, 10**9)),
    ]
    for lines in broken:
        path = tmp_path / "broken.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        told = refused(capsys, "arena", "--continue", str(path))
        assert "holds no matches of the arena" in told, lines


def test_many_players_are_rated(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "run.csv"
    names = "greedy,random,search:2"
    main(["arena", "bosses", names, "--games", "6", "--workers", "0", "--out", str(out)])
    told = capsys.readouterr().out
    assert "Rating" in told
    assert re.search(r"^1  \S+ +· +\d+\*? +\d+\*? *$", told, re.MULTILINE)
    assert [len(part) for part in read_csv(out)] == [6]


def test_a_narrow_terminal_shows_fewer_columns_and_cuts_no_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["arena", "bosses", "greedy,random,search:2", "--seats", "3", "--workers", "0"]
    told = {}
    for width in (80, 60, 40):
        monkeypatch.setenv("COLUMNS", str(width))
        main([*words, "--games", "3"])
        told[width] = capsys.readouterr().out
        assert all(len(line) <= width for line in told[width].splitlines())
        assert "…" not in told[width]
        assert all(name in told[width] for name in ("greedy", "random", "search:2", "Rating"))
    assert "ms/move" in told[80]
    assert "ms/move" not in told[60]
    assert "Won" in told[60]


def test_a_short_ladder_to_its_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "ladder.toml"
    data.write_text(
        "error = 0.05\nmost = 4\nseed = 1\nlevels = { times = 1.2 }\n"
        'rungs = [{ one = "greedy", others = "random", share = 0.9 }]\n'
    )
    monkeypatch.setattr("backroom.arena.ladder.LEVELS", ("random", "greedy"))
    monkeypatch.setattr(ladder, "__defaults__", ((), data))
    out = tmp_path / "ladder.json"
    main(["arena", "--ladder", "--games-list", "bosses", "--out", str(out), "--workers", "0"])
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "The ladder: 2 pairs, at most 4 matches each, error 5%"
    assert [line.split()[:3] for line in told[2:4]] == [["bosses", "greedy", "random"]] * 2
    assert all(len(line) <= 80 for line in told[:5])
    assert len(json.loads(out.read_text())["rungs"]) == 2
    assert "| greedy | random | 90% |" in (tmp_path / "ladder.md").read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "ladder.json",
        "ladder.md",
        "ladder.toml",
    ]


def test_a_bot_that_errs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong(Player):
        name = "random"

        def choose(self, known: Knowledge) -> str:
            return "pass the salt"

    monkeypatch.setattr("backroom.arena.matches.player", lambda name: Wrong())
    _ready.cache_clear()
    try:
        with pytest.raises(Refused, match=r"houdini made an error in match 7.*pass the salt"):
            play(Contest("bosses", 2, ("houdini",), "circle"), 7)
    finally:
        _ready.cache_clear()


def test_a_bot_that_fails_is_named_beside_its_own_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Failing(Player):
        name = "houdini"

        def choose(self, known: Knowledge) -> str:
            raise ValueError("no way out")

    monkeypatch.setattr("backroom.arena.matches.player", lambda name: Failing())
    _ready.cache_clear()
    try:
        with pytest.raises(ValueError, match="no way out") as failed:
            play(Contest("bosses", 2, ("houdini",), "circle"), 7)
        # As it comes out of a worker.
        (note,) = pickle.loads(pickle.dumps(failed.value)).__notes__
        assert note.startswith("houdini failed in match 7, line ")
    finally:
        _ready.cache_clear()


def test_balance_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    words = ["balance", "bosses", "--player", "random", "--games", "30", "--workers", "0"]
    main([*words, "--out", str(out)])
    told = capsys.readouterr().out
    assert "30 matches." in told
    assert "Decisions" in told
    (part,) = json.loads(out.read_text())["contests"]
    assert len(part["figures"]["seat_wins"]) == 2
    deeds = [help["deed"] for help in part["figures"]["helps"]]
    main([*words, "--all-deeds"])
    table = capsys.readouterr().out.partition("More often")[2].splitlines()[1:]
    assert len(deeds) > 10
    assert len([line for line in table if "%" in line and not line.startswith("*")]) == len(deeds)


@pytest.mark.slow
def test_a_process_that_is_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    # So many that it cannot have ended before the signal comes, however busy the machine is.
    words = ["bosses", "greedy,random", "--games", "9000", "--no-stop", "--workers", "1"]

    def run(*words: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*COMMAND, "arena", *words], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
        )

    journal = tmp_path / "cut.jsonl"
    cut = run(*words, "--out", str(tmp_path / "cut.json"))
    deadline = time.monotonic() + 240
    while not journal.exists() or journal.read_bytes().count(b"\n") < 5:
        assert time.monotonic() < deadline
        assert cut.poll() is None
        time.sleep(0.02)
    cut.send_signal(signal.SIGINT)
    told, _ = cut.communicate(timeout=300)
    assert cut.returncode == 130
    assert f"--continue {journal}" in told
    assert not (tmp_path / "cut.json").exists()
    again = run("--continue", str(journal), "--games", "60")
    assert again.communicate(timeout=300)
    assert again.returncode == 0
    contest = Contest("bosses", 2, ("greedy", "random"), "table")
    assert read_json(tmp_path / "cut.json") == [[play(contest, number) for number in range(60)]]


def test_the_catalogues_have_the_same_texts_with_the_same_values() -> None:
    def asked(language: str) -> dict[str, set[str]]:
        lines = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        texts = dict(line.split(" = ", 1) for line in lines if " = " in line)
        return {key: set(re.findall(r"\$\w+", text)) for key, text in texts.items()}

    english = asked("en")
    assert set(english) == Saying("en").keys
    for language in LANGUAGES:
        assert asked(language) == english


def test_a_text_that_lacks_a_value_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="stopped"):
        Saying("en")("stopped")


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert Saying("en").share(0.625, 1) == "62.5%"
    assert Saying("de").share(0.625, 1) == "62,5\N{NO-BREAK SPACE}%"
    assert Saying("nl").number(-1.5) == "−1,5"
