"""A layout that is given for Eight-Minute Empire: Legends: what is laid, and what is said of one that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.games.legends.map import standard_map
from grandee.games.legends.segments import Segments
from grandee.records import record, scenario
from grandee.records.match import Match
from tests.games.legends.worlds import second_world
from tests.kit import rule, walk

T = (("volcano", "centre", 1), ("fern", "north", 0), ("meadow", "east", 3), ("citadel", "south", 2))
ROW = (("volcano", "1", 1), ("fern", "2", 3), ("desert", "3", 1), ("citadel", "4", 3))


def written(*segments: tuple[str, object, object], start: str = "") -> str:
    """A layout as a file has it."""
    lines = [f'start = "{start}"\n'] if start else []
    for side, place, turn in segments:
        shown = f'"{place}"' if isinstance(place, str) else place
        lines.append(f'[[segment]]\nside = "{side}"\nplace = {shown}\nturn = {turn}\n')
    return "\n".join(lines)


def given(text: str, **options: object) -> Setup:
    return load_game("legends").set_up({"players": 3, **options}, custom={"segments": text})


def layout_of(table: Match) -> dict[str, str]:
    return dict(load_game("legends").describe(table.setup, table.state)["layout"])


@rule("EL-D1", "A-42")
@pytest.mark.parametrize("setup", ["by_player", "random"])
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_are_played_on_the_layout_that_is_given(setup: str, players: int) -> None:
    for segments, layout in ((T, "t"), (ROW, "row")):
        table = walk(given(written(*segments), players=players, setup=setup, layout=layout), 5, 10_000)
        assert table.over
        assert layout_of(table) == {side: f"{place} {turn}" for side, place, turn in segments}
        assert not any("lay_segment" in move for move in table.moves)
        assert any("start_region" in move for move in table.moves) == (setup == "by_player")


@rule("EL-FULL-2", "A-42")
def test_every_leg_of_a_full_game_has_it() -> None:
    text = written(*T, start="volcano_5")
    table = walk(given(text, setup="random", matches="3"), 7, 10_000)
    rows = [[table.setup.rules.event_kinds[row[0]].name, *row[1:]] for row in table.events.rows]
    laid = [(name, *rest[1:4]) for name, *rest in rows if name == "segment-laid"]
    assert len(laid) == 12
    assert laid[:4] == laid[4:8] == laid[8:]
    assert len({row[2] for row in rows if row[0] == "start-placed"}) == 1


@rule("A-42")
def test_a_random_set_up_draws_the_start_region_of_a_layout_that_is_given() -> None:
    setup = given(written(*T), setup="random")
    describe = load_game("legends").describe
    starts = {describe(setup, setup.begin(seed_bytes(seed)))["start"] for seed in range(60)}
    assert starts == {"volcano_6", "volcano_1", "volcano_5"}


def test_it_travels_with_record_and_position(tmp_path: Path) -> None:
    file = tmp_path / "layout.toml"
    file.write_text(written(*T, start="volcano_5"), "utf-8")
    setup = load_game("legends").set_up({"players": 3, "segments": str(file)})
    assert setup.options["segments"] == ""
    file.unlink()
    table = walk(setup, 3, 10_000)
    kept = record.of_match(table)
    assert kept.custom == {"segments": written(*T, start="volcano_5")}
    assert kept.data["segments"] == Segments(kept.custom["segments"], standard_map(), "x").digest
    assert record.replay(record.read(kept.to_json())).points == table.points
    half = walk(setup, 3, 30)
    position = tmp_path / "half.toml"
    position.write_text(scenario.write(half, "half a game", []), "utf-8")
    assert scenario.read_file(str(position)).match().view("A") == half.view("A")


def test_order_and_comments_do_not_change_a_digest_and_facts_do() -> None:
    def digest(text: str) -> str:
        return Segments(text, standard_map(), "x").digest

    assert digest(written(*T)) == digest("# mine\n" + written(*reversed(T)))
    assert digest(written(*T)) != digest(written(*T, start="volcano_5"))
    assert digest(written(*T)) != digest(written(("volcano", "centre", 0), *T[1:]))


def test_a_plain_game_names_none() -> None:
    setup = load_game("legends").set_up({"players": 3})
    assert set(setup.game.digests(setup)) == {"deck", "map"}


@pytest.mark.parametrize("seat", range(3))
def test_two_worlds_of_a_layout_that_is_given(seat: int) -> None:
    """What a seat is told does not depend on what it cannot know, here as with any other set-up."""
    setup = given(written(*T), setup="random", discoveries=True, poison_swamp=True, leaders=True)
    table = walk(setup, 11, 25)
    other = second_world(table, seat, Rng(5))
    letter = table.setup.letters[seat]
    assert other.view(letter) == table.view(letter)
    assert other.log(letter) == table.log(letter)


@pytest.mark.parametrize(
    ("text", "options", "said"),
    [
        (written(*T[:3]), {}, "segments, segment: 3 given, 4 needed"),
        (written(*T, ("tall", "west", 0)), {}, "segments, segment: 5 given, 4 needed"),
        ("", {}, "segments, segment: 0 given, 4 needed"),
        ("segment = 4", {}, "segments, segment: must be a table with side, place, turn"),
        ("[[segment", {}, "segments: is not valid TOML"),
        ("[[segments]]\n", {}, "segments: segments is not known here; did you mean segment?"),
        (
            written(("vulcano", "centre", 0), *T[1:]),
            {},
            "segments, segment 1, side: vulcano is not known; did you mean volcano?",
        ),
        (written(*T[:3], ("fern", "south", 0)), {}, "segments, segment 4, side: fern is in two places"),
        (written(*T[:3], ("citadel", "north", 0)), {}, "segments, segment 4, place: north is in two places"),
        (
            written(*T[:3], ("citadel", "middle", 0)),
            {},
            "segments, segment 4, place: middle is not possible; allowed is one of centre, north, ",
        ),
        (
            written(*T[:3], ("citadel", 4, 0)),
            {},
            "segments, segment 4, place: 4 is not possible; allowed is one of centre, north, east, south, west",
        ),
        (written(*T), {"layout": "row"}, "segments, segment 1, place: centre is not possible; allowed is one of 1, 2"),
        (
            written(*T[:3], ("citadel", "south", 4)),
            {},
            "segments, segment 4, turn: 4 is not possible; allowed is a whole number from 0 to 3",
        ),
        (written(*T[:3], ("citadel", "south", '"up"')), {}, "segments, segment 4, turn: up is not possible"),
        ('[[segment]]\nside = "ice"\n' + written(*T[:3]), {}, "segments, segment 1: place is missing"),
        (
            written(*T).replace("turn = 1", "turn = 1\ntwist = 2"),
            {},
            "segments, segment 1: twist is not known here; known are side, place, turn",
        ),
        (
            written(*T[:3], ("ice", "south", 0)),
            {},
            "segments, segment 4, side: ice and volcano are the two sides of one segment",
        ),
        (
            written(("volcano", "west", 0), *T[1:]),
            {},
            "segments, segment 4, place: citadel south 2 cannot be laid: The centre must not stay empty",
        ),
        (
            written(*ROW[:3], ("citadel", "4", 2)),
            {"layout": "row"},
            "segments, segment 4, turn: citadel 4 2 cannot be laid: In a row, either all segments stand upright",
        ),
        (
            written(("volcano", "3", 1), ROW[1], ("desert", "1", 1), ROW[3]),
            {"layout": "row"},
            "segments, segment 3, place: desert 1 1 cannot be laid: That side must hold the start region, so lay it",
        ),
        (written(*T, start="volcano_9"), {}, "segments, start: volcano_9 is not known"),
        (
            written(*T, start="volcano_2"),
            {},
            "segments, start: volcano_2 cannot be the start region here; allowed is one of volcano_1, volcano_5, volc",
        ),
        (
            written(T[0], T[1], ("desert", "east", 0), T[3], start="volcano_1"),
            {},
            "segments, start: volcano_1 cannot be the start region here; allowed is one of desert_4",
        ),
        ("start = 3\n" + written(*T), {}, "segments, start: must be text, not 3"),
    ],
)
@rule("EL-SET-2", "EL-SET-5", "EL-SEG-1", "EL-SET-13", "EL-ROW-3", "EL-ROW-4", "A-42")
def test_a_faulty_layout_names_file_field_and_what_is_allowed(text: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as fault:
        given(text, **options)
    assert str(fault.value).startswith(said)
    for language in LANGUAGES:
        assert fault.value.render(language)


def test_sides_of_a_map_of_ones_own_are_laid() -> None:
    text = standard_map().text.replace("volcano", "crater")
    own = {"map": text, "segments": written(*T, start="volcano_5").replace("volcano", "crater")}
    setup = load_game("legends").set_up({"players": 3}, custom=own)
    assert load_game("legends").describe(setup, setup.begin(seed_bytes(1)))["start"] == "crater_5"
    with pytest.raises(BadInput, match="volcano is not known"):
        load_game("legends").set_up({"players": 3}, custom={**own, "segments": written(*T)})
