"""A phone in somebody's hand: looks, taps what its part in the play asks for, minds the layout."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import Error, Page

from hub.rules.commands import CastVote, ConfirmCard, GiveAnswer, SayReady, SeatCommand
from hub.rules.game import PASS, Game
from hub.rules.ids import Seat
from hub.rules.prompts import Prompt, main_prompt, powers
from hub.rules.rulebook import Rulebook
from tests.browser.evening import GLANCE, People
from tests.browser.layout import faults
from tests.browser.living import Living
from tests.browser.screenplay import Cast, kind_of, kinds_now

TAP_WITHIN = 1_500
"""Milliseconds; what is gone by then was overtaken by the game."""
TAKEN_WITHIN = 8.0
"""Seconds until the hub has what was tapped."""
TAP_AGAIN = 3.0
"""On a machine that is busy elsewhere a tap may last so long that the browser takes it for a long press."""
LOOK = """
() => {
  const seat = document.querySelector('[data-testid="seat"]');
  if (seat === null) return null;
  const sheet = [...document.querySelectorAll('[role=dialog]')].pop();
  const all = [...(sheet ?? seat).querySelectorAll('button[data-testid]')];
  const buttons = all.filter((e) => e.checkVisibility());
  return {
    scene: seat.dataset.scene,
    phase: document.querySelector('[data-testid="phase"]').textContent,
    ask: document.querySelector('[data-testid="ask"]')?.textContent ?? '',
    sheet: sheet?.dataset.testid ?? '',
    open: buttons.filter((e) => !e.disabled).map((e) => e.dataset.testid),
    pressed: buttons.filter((e) => e.ariaPressed === 'true').map((e) => e.dataset.testid),
  };
}
"""


@dataclass(frozen=True, kw_only=True)
class Device:
    """A phone as it lies in somebody's hand."""

    size: tuple[int, int]
    sharp: float = 2.0
    """Dots a point."""
    language: str = "en-GB"
    still: bool = True
    """Whoever holds it wants no motion."""
    turned: bool = False
    """It is turned round in the middle of the game, and back again."""

    async def open(self, people: People, url: str) -> Page:
        return await people.page(
            url,
            dict(zip(("width", "height"), self.size, strict=True)),
            locale=self.language,
            device_scale_factor=self.sharp,
            reduced_motion="reduce" if self.still else "no-preference",
            has_touch=True,
            is_mobile=True,
        )


@dataclass
class Shown:
    """What a look at the phone tells."""

    scene: str
    phase: str
    ask: str
    sheet: str
    open: list[str]
    pressed: list[str]

    @property
    def place(self) -> tuple[str, ...]:
        return self.scene, self.phase, self.ask, self.sheet


class Stage:
    """The table as everybody of the play shares it: who acts, and what has been met with so far."""

    def __init__(self, table: Living, cast: Cast, book: Rulebook) -> None:
        self.table, self.cast, self.book = table, cast, book
        self.phones: set[Seat] = set()
        self.met: set[str] = set()
        self.faults: list[str] = []
        self.turn = asyncio.Lock()
        """Whoever wants to do two things in a row before anybody else does one."""

    @property
    def game(self) -> Game:
        return self.table.game

    def prompt(self, seat: Seat, power: bool = False) -> Prompt | None:
        if power:
            return next(iter(powers(self.game, self.book, seat)), None)
        return main_prompt(self.game, self.book, seat)

    async def mind(self, page: Page, who: str, where: object) -> None:
        self.faults += [f"{who}, {where}: {fault}" for fault in await faults(page)]


class Actor:
    """Plays one seat by looking and tapping alone."""

    def __init__(self, stage: Stage, seat: Seat, page: Page, device: Device) -> None:
        self._stage, self.seat, self._page, self._device = stage, seat, page, device
        self._place: tuple[str, ...] = ()
        self._upright = True
        self._moved = False

    async def play(self) -> str:
        """Until the game is over; says how it ended for this seat."""
        acts: dict[str, Callable[[Shown], Awaitable[None]]] = {
            "lobby": self._lobby, "cards": self._cards, "prompt": self._prompt,
            "talk": self._talk, "vote": self._vote,
        }  # fmt: skip
        while True:
            seen = await self._look()
            await self._mind(seen)
            if seen.scene == "over":
                return await self._page.get_by_test_id("my-result").inner_text()
            if seen.sheet and not self._power():
                await self._tap(f"{seen.sheet}-close")
            elif seen.scene in acts:
                await acts[seen.scene](seen)
            await asyncio.sleep(GLANCE)

    async def _mind(self, seen: Shown) -> None:
        if seen.place == self._place:
            return
        if self._device.turned and seen.scene in ("talk", "prompt") and seen.place[:2] != self._place[:2]:
            self._upright = not self._upright
            width, height = self._device.size if self._upright else reversed(self._device.size)
            await self._page.set_viewport_size({"width": width, "height": height})
        self._place = seen.place
        await self._stage.mind(
            self._page, f"{self._stage.cast.part(self.seat)} {self._device.size}", seen.place
        )

    def _power(self) -> Prompt | None:
        """What the seat may do by day just now; it is done on the open card."""
        game = self._stage.table.runtime.session.table.game
        talking = game is not None and game.step.kind == "discussion"
        return self._stage.prompt(self.seat, power=True) if talking else None

    async def _lobby(self, seen: Shown) -> None:
        if "ready" in seen.open and "ready" not in seen.pressed:
            await self._tap("ready")

    async def _cards(self, seen: Shown) -> None:
        if "card-confirm" in seen.open:
            await self._send("card-confirm", lambda game: self.seat in game.ready, "cards")
        elif self._stage.game.step.kind == "cards" and self.seat not in self._stage.game.ready:
            await self._tap("card-look")

    async def _prompt(self, seen: Shown) -> None:
        await self._answer(seen, self._stage.prompt(self.seat))

    async def _answer(self, seen: Shown, prompt: Prompt | None) -> None:
        given = self._stage.game.answers.get(self.seat)
        if prompt is None or (given is not None and given.confirmed and prompt.kind != "power"):
            return
        verb, picks = self._stage.cast.answer(self._stage.game, self.seat, prompt)
        wanted = ["nobody"] if verb == PASS else [f"target-{pick}" for pick in picks]
        if not wanted and "confirm" not in seen.open:
            # Where all phones are in use, somebody without a choice taps a name for show.
            wanted = [next((each for each in seen.open if each.startswith("target-")), "nobody")]
        if prompt.keeps_open and not self._moved:
            # Teammates see it at once, and it may be changed.
            self._moved = await self._tap(f"target-{prompt.options[0].targets[-1]}")
        for tile in wanted:
            if tile not in seen.pressed:
                await self._tap(tile)
        await self._send("confirm", lambda game: self._answered(game, prompt), kind_of(prompt))

    def _answered(self, game: Game, prompt: Prompt) -> bool:
        now = self._stage.prompt(self.seat, power=prompt.kind == "power")
        if now is None or kind_of(now) != kind_of(prompt):
            return True  # used up, or asked further
        given = game.answers.get(self.seat)
        return given is not None and given.prompt == prompt.key and given.confirmed

    async def _talk(self, seen: Shown) -> None:
        power = self._power()
        if power is not None:
            await (self._answer(seen, power) if seen.sheet else self._tap("card-look"))
        elif "ready-to-vote" in seen.open and "ready-to-vote" not in seen.pressed:
            await self._send("ready-to-vote", lambda game: self.seat in game.ready, "discussion")

    async def _vote(self, seen: Shown) -> None:
        game = self._stage.game
        if game.step.kind not in ("vote", "runoff") or self.seat in game.votes:
            return
        [kind] = kinds_now(game, self.seat)
        aim = self._stage.cast.vote(game, self.seat)
        async with self._stage.turn:
            others = [each for each in seen.open if each.startswith("vote-") and each[5:].isdigit()]
            if game.settings.ballot == "open" and others:
                await self._cast(int(others[0].removeprefix("vote-")), kind)
            await self._cast(aim, kind)

    async def _cast(self, aim: int, kind: str) -> None:
        if self._stage.game.votes.get(self.seat) == aim:
            return
        await self._tap(f"vote-{aim}")
        await self._send("vote-confirm", lambda game: game.votes.get(self.seat) == aim, kind)

    async def _tap(self, testid: str) -> bool:
        """Taps, unless the screen has moved on meanwhile."""
        try:
            await self._page.get_by_test_id(testid).last.tap(timeout=TAP_WITHIN)
        except Error:
            return False
        return True

    async def _send(self, testid: str, taken: Callable[[Game], bool], kind: str) -> None:
        """Taps what sends something; once the hub has it, this kind of question has been met with."""
        step = self._stage.game.step.id

        def done() -> bool:
            return taken(self._stage.game) or self._stage.game.step.id != step

        clock = asyncio.get_running_loop().time
        until, again = clock() + TAKEN_WITHIN, 0.0
        while not done():
            if clock() > until:
                said = await self._page.get_by_role("main").inner_text()
                raise AssertionError(f"{kind}: tapped, and the hub does not have it; on the phone:\n{said}")
            free = testid in (await self._look()).open
            if not free and again == 0.0:
                return  # something before it was overtaken
            # What is closed now is under way; open again, it may mean the opposite.
            if free and clock() > again and not done():
                if not await self._tap(testid) and not taken(self._stage.game):
                    return
                again = clock() + TAP_AGAIN
            await asyncio.sleep(GLANCE / 2)
        self._stage.met.add(kind)

    async def _look(self) -> Shown:
        while (found := await self._page.evaluate(LOOK)) is None:
            await asyncio.sleep(GLANCE)
        return Shown(**found)


async def stand_in(stage: Stage) -> None:
    """Plays the seats that no phone holds, through the same commands, each time after the phones."""
    while True:
        await asyncio.sleep(GLANCE)
        game = stage.game
        awaited = stage.table.awaited()
        if game.over or game.step.tells or not awaited or any(seat in stage.phones for seat in awaited):
            continue
        async with stage.turn:
            for seat in awaited:
                asked = command(stage, seat)
                if asked is not None and stage.game.step.id == game.step.id:
                    await stage.table.do(seat, asked)


def command(stage: Stage, seat: Seat) -> SeatCommand | None:
    """What the seat does now, without a page."""
    game = stage.game
    step = game.step.id
    match game.step.kind:
        case "cards":
            return ConfirmCard(step=step, seat=seat)
        case "discussion":
            return SayReady(step=step, seat=seat, ready=True)
        case "vote" | "runoff":
            return CastVote(step=step, seat=seat, target=stage.cast.vote(game, seat))
    prompt = stage.prompt(seat)
    if prompt is None:
        return None
    verb, picks = stage.cast.answer(game, seat, prompt)
    return GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=verb, picks=picks)
