"""Wherever a game stands, a page that is loaded anew is back at that very place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import get_args

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Page, expect

from hub.game.place import Place
from hub.game.speaker_rights import Standing
from hub.rules.books import BOOKS
from hub.rules.commands import LimitPassed
from hub.rules.game import Game, StepKind
from hub.rules.ids import Seat
from hub.rules.lobby.commands import ChangeSettings
from hub.rules.settings import PACES, Limits
from narrator.outlets.silent import SilentOutlet
from tests.browser.acting import Stage, command
from tests.browser.evening import PHONE, People, running_hub
from tests.browser.living import Living
from tests.browser.screenplay import VARULV, WITCHES, Cast, Screenplay, deal_as_written
from tests.game.quiet import QuietVoices

BACK_WITHIN = 2_000
"""Milliseconds in which a link leads back to where the game is."""
STANDS = {**dict.fromkeys(Limits.__struct_fields__, 600.0)}
"""No step ends by itself."""
WATCHED = {"witches": ("oracle", "vigilante"), "varulv": ("synsk", "lege")}
"""Whose pages are loaded anew: somebody who lives to see the end, and somebody who doesn't."""
ELSEWHERE = {
    "witches": {"stage_call", "stage", "hush", "runoff_call", "runoff"},
    "varulv": {"wake_call", "wake", "wake_sleep", "reaction_call", "reaction", "reaction_told"},
}
"""Steps that the one game doesn't have; the other does."""


class HeldVoices(QuietVoices):
    """No line comes to its end before the test lets the game go on."""

    def __init__(self) -> None:
        super().__init__()
        self.holds: Callable[[], bool] = lambda: False

    def place(self, table: str, on_change: Callable[[], None], standing: Callable[[], Standing]) -> Place:
        return Place(SilentOutlet(sleep=self._hold))

    async def _hold(self, seconds: float) -> None:
        while self.holds():
            await asyncio.sleep(0.01)


def scene_of(stage: Stage, game: Game, seat: Seat) -> str:
    """What the seat's page has to show now."""
    if game.over:
        return "over"
    if stage.prompt(seat) is not None:
        return "prompt"
    if stage.table.runtime.seat_view(seat).death is not None:  # and it has been told
        return "dead"
    if game.phase in ("cards", "night"):
        return str(game.phase)
    return {"vote": "vote", "runoff": "vote", "discussion": "talk"}.get(game.step.kind, "listen")


async def reloaded(page: Page, scene: str, phase: str) -> None:
    """Loads the page anew; the better of two tries counts, as this machine may have other things to do."""
    there = page.locator(f'[data-testid="seat"][data-scene="{scene}"][data-phase="{phase}"]')
    await page.reload(wait_until="commit")
    try:
        await expect(there).to_be_visible(timeout=BACK_WITHIN)
    except AssertionError:
        await page.reload(wait_until="commit")
        await expect(there).to_be_visible(timeout=BACK_WITHIN)


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("play", [WITCHES, VARULV], ids=lambda play: play.rulebook)
async def test_a_reload_leads_back_at_every_step_of_a_game(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, play: Screenplay
) -> None:
    """While lines are told, in every stage, vote and runoff, at dawn, alive, dead and at the end."""
    deal_as_written(monkeypatch, play)
    monkeypatch.setitem(PACES, "test", replace(PACES["test"], hush=(600.0, 600.0)))
    voices = HeldVoices()
    async with running_hub(voices) as hub:
        people = People(browser)
        table = await Living.open(hub, play.rulebook, seats=len(play.parts), **play.rules)
        for role in play.dials:
            await table.turn(role, 1)
        await table.host(ChangeSettings(changes={"limits": STANDS}))
        seats = table.runtime.session.table.order
        stage = Stage(table, Cast(play, seats), BOOKS[play.rulebook])
        pages = {
            seat: await people.page(table.url(seat), PHONE)
            for seat in seats
            if stage.cast.part(seat) in WATCHED[play.rulebook]
        }
        voices.holds = lambda: True
        await table.start()
        seen: set[tuple[str, str]] = set()
        while True:
            game = table.game
            for seat, page in pages.items():
                place = game.step.kind, scene_of(stage, game, seat)
                if place not in seen:
                    seen.add(place)
                    await reloaded(page, place[1], game.phase)
            assert table.game.step.id == game.step.id, "it has stood still meanwhile"
            if game.over:
                break
            await go_on(stage, voices)
        assert {kind for kind, _ in seen} == set(get_args(StepKind)) - ELSEWHERE[play.rulebook]
        assert people.complaints == []


async def go_on(stage: Stage, voices: HeldVoices) -> None:
    """To the next step, as it is written: lines are told, people answer, or the host moves on."""
    step = stage.game.step
    if step.tells:
        voices.holds = lambda: stage.game.step.id != step.id
    async with asyncio.timeout(10):
        while stage.game.step.id == step.id:
            for seat in () if step.tells else stage.table.awaited():
                asked = command(stage, seat)
                if asked is not None and stage.game.step.id == step.id:
                    await stage.table.do(seat, asked)
            if step.kind in ("hush", "dusk") and stage.game.step.id == step.id:
                await stage.table.host(LimitPassed(step=step.id))
            await asyncio.sleep(0.01)
    voices.holds = lambda: True
