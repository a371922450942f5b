"""Tokens, what is carried and the limit board as text (sections 6 and 8 of docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from msgspec import UNSET

from grandee.games.el_grande.api import View
from grandee.games.el_grande.board_scene import Scene
from grandee.games.el_grande.canvas import Line, Row
from grandee.games.el_grande.engine import sizes
from grandee.games.el_grande.facts import SPACES
from grandee.games.el_grande.sizes import FROM_PLACES, OFFICES, SEAS

OFFICES_IN = {sea: [office] for sea, office in zip(SEAS, OFFICES, strict=False)}


def rows(scene: Scene, position: View) -> list[Row]:
    """Free tokens and the others, who carries what where, where the limit board lies and who stands beside it."""
    if position.limit_board is UNSET:
        return []
    return [
        Row(scene.words("board-tokens"), tokens(scene, position), " · "),
        Row(scene.words("board-carriers"), carriers(scene, position), " · "),
        Row(scene.words("board-limit"), limit_board(scene, position), " · "),
    ]


def tokens(scene: Scene, position: View) -> list[Line]:
    """GI-TOK-1."""
    found: list[Line] = []
    for key in ("free", "brought", "supply"):
        counts = {"free": position.free_tokens, "brought": position.brought, "supply": position.supply}[key] or {}
        listed = ", ".join(f"{n} {scene.words(f'token-{token}')}" for token, n in counts.items() if n)
        if listed:
            found.append([(scene.words(f"board-tokens-{key}", tokens=listed), "dim" if key == "supply" else "")])
    return found


def carriers(scene: Scene, position: View) -> list[Line]:
    """GI-TOK-3, GI-CAR-4."""
    found: list[Line] = []
    for area, counts in (position.carriers or {}).items():
        for colour, loads in counts.items():
            listed = ", ".join(scene.words(f"token-{token}") for token in loads)
            found.append([(f"{scene.area(area)} ", ""), (f"{scene.sign(colour)} {listed}", scene.style(colour))])
    for place, token in (position.loads or {}).items():
        found.append([(f"{scene.words(f'board-{place}')} {scene.words(f'token-{token}')}", "")])
    return found


def limit_board(scene: Scene, position: View) -> list[Line]:
    """GI-LIM-1, GI-LIM-2; captain and viceroy need no space (GI-LIM-11)."""
    area, beside = position.limit_board, position.beside or {}
    if area is UNSET or area == "off":
        return []
    in_office = sum(bool((position.offices or {}).get(office)) for office in OFFICES_IN.get(area, ()))
    on_it = sum(position.regions[area].values()) - in_office - sum(len(loads) for loads in beside.values())
    free = SPACES[len(scene.seats)] - on_it
    found: list[Line] = [[(scene.words("board-limit-at", area=f"area-{area}", free=free), "")]]
    if beside:
        who = ", ".join(f"{scene.sign(colour)} {len(loads)}" for colour, loads in beside.items())
        found.append([(scene.words("board-beside", who=who), "")])
    return found


def going_back(scene: Scene, group: str) -> str:
    """The words of a group from which caballeros go back: an area, an office there, or with what or beside what."""
    areas = [area for area in scene.regions if group == area or group.startswith(f"{area}_")]
    if not areas:
        return scene.words(f"from_place-{group}") if group in FROM_PLACES[: int(sizes.GOLD)] else scene.area(group)
    rest = group[len(areas[0]) + 1 :]
    return f"{scene.area(areas[0])} ({scene.words(f'from_place-{rest}')})" if rest else scene.area(areas[0])
