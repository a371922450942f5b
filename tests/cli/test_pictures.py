"""`grandee games --draw` and `--make-map`: a picture of what is played on, and a map by lot."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from grandee.cli.main import main
from grandee.games import load_game
from grandee.games.legends.map import Map, standard_map

SVG = "{http://www.w3.org/2000/svg}"


def texts(file: Path) -> list[str]:
    return [each.text or "" for each in ElementTree.parse(file).getroot().iter(f"{SVG}text")]


@pytest.mark.parametrize("language", ["en", "cs", "pl", "de"])
def test_all_sides_are_drawn_with_their_names(language: str, tmp_path: Path) -> None:
    file = tmp_path / "sides.svg"
    assert main(["--lang", language, "games", "legends", "--draw", str(file)]) == 0
    words = load_game("legends").words(language)
    board = standard_map()
    names = [words.name(f"side-{side}") for side in board.ids] + [words.name(f"region-{r}") for r in board.regions]
    assert set(names) <= set(texts(file))
    assert "prefers-color-scheme: dark" in file.read_text("utf-8")


@pytest.mark.parametrize(("layout", "links"), [("t", 3), ("row", 4)])
def test_a_seed_lays_the_map_out(layout: str, links: int, tmp_path: Path) -> None:
    pictures = []
    for name in ("one.svg", "other.svg"):
        file = tmp_path / name
        command = ["games", "legends", "--draw", str(file), "--seed", "7", "--option", f"layout={layout}"]
        assert main(command) == 0
        pictures.append(file.read_text("utf-8"))
    assert pictures[0] == pictures[1]
    root = ElementTree.fromstring(pictures[0])
    assert len(root.findall(f"{SVG}g")) == 4
    assert (
        len([path for path in root.findall(f"{SVG}path") if path.get("class") == "link"]) == links + 1
    )  # one explains
    linked = [path for side in root.findall(f"{SVG}g") for path in side if path.get("class") == "link"]
    assert len(linked) == 2 * links
    assert len([path for path in root.findall(f"{SVG}path") if path.get("class") == "start"]) == 2


@pytest.mark.parametrize("start", ["", "volcano_5"])
def test_a_layout_that_is_given_is_drawn_without_a_seed(start: str, tmp_path: Path) -> None:
    layout, file = tmp_path / "layout.toml", tmp_path / "layout.svg"
    segments = (("volcano", "centre", 1), ("fern", "north", 0), ("meadow", "east", 3), ("citadel", "south", 2))
    rows = [f'[[segment]]\nside = "{side}"\nplace = "{place}"\nturn = {turn}\n' for side, place, turn in segments]
    layout.write_text("\n".join([f'start = "{start}"', *rows]), "utf-8")
    assert main(["games", "legends", "--option", f"segments={layout}", "--draw", str(file)]) == 0
    words = load_game("legends").words("en")
    lying = {words.name(f"side-{side}") for side, _, _ in segments}
    assert lying <= set(texts(file))
    others = {words.name(f"side-{side}") for side in standard_map().ids} - lying
    assert not others & set(texts(file))
    paths = [path.get("class") for path in ElementTree.parse(file).getroot().findall(f"{SVG}path")]
    assert (paths.count("link"), paths.count("start")) == (3 + 1, 2 if start else 0)  # one explains


def test_bridges_are_drawn_as_the_options_read_them(tmp_path: Path) -> None:
    bridges = []
    for reading in ("drawn", "all_pairs"):
        file = tmp_path / f"{reading}.svg"
        assert main(["games", "legends", "--option", f"tall_bridges={reading}", "--draw", str(file)]) == 0
        bridges.append(file.read_text("utf-8").count('class="bridge"'))
    assert bridges == [2 + 1, 3 + 1]  # one explains


def test_a_map_by_lot_is_written_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board, picture = tmp_path / "my.toml", tmp_path / "my.svg"
    assert main(["games", "legends", "--make-map", str(board), "--seed", "5"]) == 0
    assert str(board) in capsys.readouterr().out
    read = Map(board.read_text("utf-8"), "my.toml")
    assert main(["games", "legends", "--option", f"map={board}", "--draw", str(picture)]) == 0
    words = load_game("legends").words("en")
    assert {words.name(f"region-{region}") for region in read.regions} <= set(texts(picture))
    assert str(read.head.title) in picture.read_text("utf-8")


def test_nothing_is_written_over_and_nothing_by_halves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.svg"
    file.write_text("mine", "utf-8")
    other = tmp_path / "new.toml"
    assert main(["games", "legends", "--draw", str(file), "--make-map", str(other)]) == 2
    assert "written over" in capsys.readouterr().err
    assert file.read_text("utf-8") == "mine"
    assert [each.name for each in tmp_path.iterdir()] == ["kept.svg"]
    assert main(["games", "legends", "--draw", str(tmp_path / "no" / "such.svg")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--draw", "--make-map"])
def test_a_game_without_says_so(option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nothing"
    assert main(["games", "kabale", option, str(file)]) == 2
    assert f"grandee: {option}: " in capsys.readouterr().err
    assert not file.exists()


def test_a_map_with_a_fault_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = tmp_path / "wrong.toml"
    board.write_text(standard_map().text.replace('"fern_1"', '"fern_9"', 1), "utf-8")
    assert main(["games", "legends", "--option", f"map={board}", "--draw", str(tmp_path / "x.svg")]) == 2
    assert "wrong.toml, fern" in capsys.readouterr().err
