"""A report drawn and told: on paper, in three languages, for those who see and those who do not."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import backroom
from backroom.cli import main
from backroom.engine.match import Match
from backroom.engine.texts import LANGUAGES
from backroom.report import Report
from backroom.report.gangs import GANGS, INK, PAPER, gangs_of
from backroom.report.words import Words
from tests.report.conftest import FOLDER, ROOT

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(small: Match, tmp_path: Path) -> Path:
    path = tmp_path / "small.txt"
    path.write_text(small.record(), encoding="utf-8")
    return path


def light(colour: str) -> float:
    """Relative luminance, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_lines_hold_on_paper_and_patterns_on_lines() -> None:
    assert contrast(INK, PAPER) >= 4.5
    for name, gang in GANGS.items():
        assert contrast(gang.fill, gang.on) >= 4.5, name


def test_no_two_gangs_share_a_pattern_a_letter_or_a_shape() -> None:
    for field in ("fill", "letter", "dashes", "outline"):
        assert len({getattr(gang, field) for gang in GANGS.values()}) == len(GANGS), field


@pytest.mark.parametrize("name", backroom.game_names())
def test_every_seat_has_a_gang(name: str) -> None:
    game = backroom.game(name)
    gangs = gangs_of(game)[: max(game.seats)]
    assert len(set(gangs)) == max(game.seats)


def test_the_chart_has_a_cased_line_for_each_seat(report: Report) -> None:
    tree = ElementTree.fromstring(report.svg())
    assert tree.get("role") == "img"
    assert tree.find(f"{SVG}title") is not None
    lines = [part for part in tree.iter(f"{SVG}g") if part.get("data-seat")]
    assert [part.get("data-seat") for part in lines] == ["0", "1"]
    for part in lines:
        casing, core, *_ = part.findall(f"{SVG}path")
        assert casing.get("stroke") == INK
        assert float(casing.get("stroke-width") or 0) > float(core.get("stroke-width") or 0)
        assert len(re.findall(r"[ML]", core.get("d") or "")) == len(report.points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_tells_the_chart_as_a_table(
    report: Report, language: str
) -> None:
    page = report.html(language, ["Ada <b>", "Bert"])
    assert f'<html lang="{language}">' in page
    assert not re.findall(r'(?:src|href)="|@import|url\(|<script', page)
    assert "Ada &lt;b&gt;" in page
    assert "<b>" not in page
    table = page.split("<details>")[-1]
    assert table.count('<th scope="row"') == len(report.points)
    assert table.count('<th scope="col"') == 5
    assert "@media print" in page


def test_mistakes_are_shown_on_the_board(match: Match, report: Report) -> None:
    page = report.html("en", None, match)
    assert page.count("<pre>") == sum(map(len, report.mistakes)) > 0
    styles = [
        dict(part.strip().split(": ") for part in style.split(";") if part.strip())
        for style in re.findall(r'<span style="([^"]*)"', page)
    ]
    coloured = [style for style in styles if "color" in style]
    assert coloured
    for style in coloured:
        assert contrast(style["color"], style.get("background-color", "#fffdf6")) >= 4.5, style


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language: str) -> None:
    assert Words("bosses", language).own == Words("bosses", "en").own


def test_the_command_writes_what_the_file_is_called(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: Path, short: Report
) -> None:
    for kind, text in ((".json", short.json()), (".svg", short.svg().encode())):
        out = tmp_path / f"told{kind}"
        main(["--language", "en", "report", str(file), "--out", str(out)])
        assert out.read_bytes() == text
    capsys.readouterr()
    main(["--language", "de", "report", str(file), "--names", "Ada,Bert", "--game", str(FOLDER)])
    told = capsys.readouterr().out
    assert "gewinnt" in told
    assert "Ada" in told


@pytest.mark.parametrize(
    "words, said",
    [
        (["--out", "told.pdf"], "does not end in"),
        (["--names", "Ada"], "2 names"),
        (["--depth", "0"], "depth"),
        (["--out", "no/such/folder/told.json"], "cannot be written"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], file: Path, words: list[str], said: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["report", str(file), *words])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_browser_and_drawing_give_every_gang_the_same_pattern() -> None:
    text = (ROOT / "web/src/table/report/gangLines.ts").read_text(encoding="utf-8")
    told = dict(re.findall(r'^  (\w+): "([^"]*)",$', text, re.M))
    assert told == {name: gang.dashes for name, gang in GANGS.items()}
