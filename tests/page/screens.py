"""Every screen of the page, and how to get there."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from grandee.games import OFFERED, first_game, load_game
from tests.games.lessons import LESSONS
from tests.games.parts import VariantScene, scene_of
from tests.page.kit import ME, House, Visitor, bot, until

# A screen has settled when all that it asked for has come and is drawn, in its own type, and nothing moves any more.
SETTLES = """if (!globalThis.settled) {
  const asking = new Set();
  const ask = globalThis.fetch;
  globalThis.fetch = (...what) => {
    const asked = ask(...what);
    asking.add(asked);
    asked.finally(() => asking.delete(asked)).catch(() => undefined);
    return asked;
  };
  let changes = 0;
  new MutationObserver(() => changes++).observe(document, {attributes: true, childList: true, subtree: true});
  const ends = (each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime);
  globalThis.settled = async () => {
    for (let still = 0, before = -1; still < 3; before = changes) {
      while (asking.size) await Promise.allSettled(asking);
      await document.fonts.ready;
      await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
      await new Promise(requestAnimationFrame);
      still = asking.size || changes !== before || document.querySelector('[aria-busy=true]') ? 0 : still + 1;
    }
  };
}"""
OTHERS = ("Ben", "Cleo", "Dina", "Emil")  # people at tables that begin at a position
ANY = list(OFFERED)[-1]  # a game for screens that look alike in all games


@dataclass
class Scene:
    """Tables in every state that a screen shows, with the keys of the own seats."""

    running: dict[str, str]  # by game
    over: dict[str, str]  # by game
    gathering: str
    invited: str
    here: list[str]  # of two people at one device; who is asked comes first
    variants: dict[str, str] = field(default_factory=dict)  # by screen; made when they are looked at


def table_of(link: str) -> str:
    return link.split("#", maxsplit=1)[0].removeprefix("/t/")


class Api:
    """Somebody who plays without a page."""

    def __init__(self, house: House) -> None:
        self.url, self.folder = house.url, house.folder
        self.opener: OpenerDirector = build_opener(HTTPCookieProcessor(CookieJar()))

    def asks(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} if body is not None else {}
        with self.opener.open(Request(f"{self.url}/api{path}", data, headers), timeout=20) as answer:
            found: dict[str, Any] = json.loads(answer.read())
            return found

    def make(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        return self.asks("/tables", {"game": game, "seats": seats, **more})

    def make_at(self, game: str, position: dict[str, Any], moves: Iterable[str] = (), **options: Any) -> str:
        """A new table of people that begins at a position; the address for who has seat A, and no other.

        `moves` are made at once, each with its seat: `A next_part special`.
        """
        setup = load_game(game).set_up(options)
        setup.game.position(setup, position, bytes(32))  # a position that cannot be says why
        name = secrets.token_hex(8)
        (self.folder / f"{name}.json").write_text(json.dumps(position), "utf-8")
        here = [{"kind": "here", "name": other} for other in OTHERS[: setup.seats - 1]]
        made = self.make(game, [ME, *here], options={"start_seat": "A", **options}, terms={"name": name})
        for move in moves:
            seat, words = move.split(" ", maxsplit=1)
            self.play(self.asks(f"/tables/{made['table']}?seat={seat}")["table"], words)
        return link(made)

    def plays(self, table: str, moves: int, seed: int = 1, until_asked: str = "") -> dict[str, Any]:
        """Play so many moves of seat A, and then until it is asked again, for a certain decision if one is named."""
        dice, made = random.Random(seed), 0
        while True:
            now: dict[str, Any] = self.asks(f"/tables/{table}?seat=A")["table"]
            if now["phase"] == "over":
                return now
            if not now["moves"] or now["chosen"]:
                time.sleep(0.01)  # others think
                continue
            if made >= moves and (not until_asked or now["decision"] == until_asked):
                return now
            self.play(now, dice.choice(now["moves"]))
            made += 1

    def leads(self, table: str, variant: VariantScene, seed: int = 1) -> bool:
        """Play seat A to where pictures of a variant are taken; whether the game came there."""
        dice = random.Random(seed)
        while True:
            now: dict[str, Any] = self.asks(f"/tables/{table}?seat=A")["table"]
            if now["phase"] == "over":
                return False
            if not now["moves"] or now["chosen"]:
                time.sleep(0.01)  # others think
                continue
            if variant.there(now):
                return True
            wished = (move for wish in variant.wishes for move in now["moves"] if move.startswith(wish))
            self.play(now, next(wished, "") or dice.choice(now["moves"]))

    def play(self, now: dict[str, Any], move: str) -> None:
        """A move of the seat that sees this table."""
        said = {"seat": now["reader"], "version": now["version"], "revision": now["revision"], "move": move}
        self.asks(f"/tables/{now['table']}/moves", {**said, "id": secrets.token_hex(8)})


def link(made: dict[str, Any]) -> str:
    return f"/t/{made['table']}#{made['keys'][0]['key']}"


def set_scene(house: House) -> Scene:
    api = Api(house)
    running, over = {}, {}
    for game in OFFERED:
        scene = scene_of(game)
        table = api.make(game, [ME, *[bot()] * 3], options={"players": 4})
        api.plays(table["table"], scene.moves, until_asked=scene.asked)
        running[game] = link(table)
        ended = api.make(game, [ME, bot()], options={"players": 2, **scene.short})
        api.plays(ended["table"], 100_000)
        over[game] = link(ended)
    gathering = api.make(ANY, [ME, bot()], options={"players": 3}, terms={"listed": True, "name": "Rainy evening"})
    here = api.make(ANY, [ME, {"kind": "here", "name": "Ben"}], options={"players": 2})
    asked = api.asks(f"/tables/{here['table']}?seat=A")["table"]["asked"]
    return Scene(
        running=running,
        over=over,
        gathering=link(gathering),
        invited=f"/t/{gathering['table']}#{gathering['invitation']}",
        here=[
            f"/t/{here['table']}#{each['key']}" for each in sorted(here["keys"], key=lambda it: it["seat"] not in asked)
        ],
    )


Reach = Callable[[Visitor, Scene], None]


def at(path: Callable[[Scene], str], drawn: str) -> Reach:
    """Open an address and wait for a part of the screen."""

    def reach(visitor: Visitor, scene: Scene) -> None:
        visitor.open("about:blank")
        visitor.open(path(scene))
        visitor.page.wait_for_selector(drawn)

    return reach


def fixed(path: str, drawn: str = "h1") -> Reach:
    return at(lambda _: path, drawn)


def replay(visitor: Visitor, scene: Scene) -> None:
    at(lambda s: s.over[first_game()], ".decision .won")(visitor, scene)
    visitor.page.locator(".decision a[href^='/replay/']").click()
    visitor.page.wait_for_selector("input[type=range]")


def curtain(visitor: Visitor, scene: Scene) -> None:
    for own_link in scene.here:
        visitor.open("about:blank")
        with visitor.page.expect_response("**/api/session"):
            visitor.open(own_link)
    visitor.page.wait_for_selector(".seal")


def options(visitor: Visitor, scene: Scene) -> None:
    fixed("/", "[aria-controls=all-options]")(visitor, scene)
    for part in ("people-here", "all-options"):
        visitor.page.locator(f"[aria-controls={part}]").click()
        visitor.page.locator(f"#{part}").wait_for()
    visitor.page.locator("#all-options").evaluate("it => it.scrollIntoView()")


def unfolded(path: Callable[[Scene], str], drawn: str) -> Reach:
    """A screen with everything open that can be opened."""

    def reach(visitor: Visitor, scene: Scene) -> None:
        at(path, drawn)(visitor, scene)
        visitor.page.locator("main details").first.wait_for()
        visitor.page.evaluate("document.querySelectorAll('main details').forEach(it => (it.open = true))")

    return reach


def dialog(open_with: str) -> Reach:
    def reach(visitor: Visitor, scene: Scene) -> None:
        at(lambda s: s.running[ANY], ".decision")(visitor, scene)
        button = visitor.page.locator(open_with).first
        until(button.count, open_with)
        button.evaluate("it => it.click()")
        visitor.page.wait_for_selector("dialog[open] .row + *")  # what is in it may come later

    return reach


GAMES = 9  # until one comes to where pictures are taken


def at_variant(game: str, name: str) -> Reach:
    """A table of a variant, made when it is first looked at."""
    variant = scene_of(game).variants[name]

    def made(house: House) -> str:
        api = Api(house)
        for seed in range(GAMES):
            table = api.make(game, [ME, *[bot()] * (int(str(variant.options["players"])) - 1)], options=variant.options)
            if api.leads(table["table"], variant, seed):
                return link(table)
        raise AssertionError(f"no game comes to {name}")

    def reach(visitor: Visitor, scene: Scene) -> None:
        if name not in scene.variants:
            scene.variants[name] = made(visitor.house)
        at(lambda s: s.variants[name], ".decision .target")(visitor, scene)

    return reach


def screens_of(game: str) -> dict[str, Reach]:
    """The screens that every game has."""
    lesson = {f"lesson-{game}": fixed(f"/learn/{game}", ".board")} if game in LESSONS else {}
    return {
        game: at(lambda s: s.running[game], ".decision .target"),
        f"{game}-over": at(lambda s: s.over[game], ".decision .won"),
        **{f"{game}-{name}": at_variant(game, name) for name in scene_of(game).variants},
        **lesson,
        f"rules-{game}": fixed(f"/rules/{game}", "h2"),
        f"rules-{game}-open": unfolded(lambda _: f"/rules/{game}", "h2"),
    }


SCREENS: dict[str, Reach] = {
    "home": fixed("/", "[aria-controls=all-options]"),
    "home-options": options,
    "gathering": at(lambda s: s.gathering, "h1"),
    "gathering-open": unfolded(lambda s: s.gathering, "h1"),
    "invited": at(lambda s: s.invited, "h1"),
    "curtain": curtain,
    "replay": replay,
    "replay-open": fixed("/replay"),
    "learn": fixed("/learn"),
    "rules": fixed("/rules"),
    "account": fixed("/account"),
    "account-open": unfolded(lambda _: "/account", "h1"),
    "about": fixed("/about"),
    "mail": fixed("/mail"),
    "lost": fixed("/nowhere"),
    "refused": fixed("/t/nosuchtable00"),
    "seats": dialog("header [data-menu]"),
    "settings": dialog("header [data-settings]"),
    "keys": dialog("header [data-keys]"),
    **{name: way for game in OFFERED for name, way in screens_of(game).items()},
}


def reach(name: str, visitor: Visitor, scene: Scene) -> None:
    settles(visitor)
    SCREENS[name](visitor, scene)
    settle(visitor)


def settles(visitor: Visitor) -> None:
    """From the next screen on this visitor can wait until it has settled."""
    if visitor.page.evaluate("!globalThis.settled"):
        visitor.context.add_init_script(SETTLES)


def settle(visitor: Visitor) -> None:
    visitor.page.evaluate("settled()")
