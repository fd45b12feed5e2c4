"""Leaks, planted one at a time: each tells somebody what it may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from hub.game.director import Director
from hub.game.scene import Scene
from hub.game.table_sound import TableSound
from hub.game.watchers import Picture, Subscription
from hub.game.wording import wording_seed
from hub.logs import Notes
from hub.projection import build
from hub.projection.ahead import Foreseen
from hub.projection.projector import Projector
from hub.rules import answers, decide, flow, teams
from hub.rules import events as ev
from hub.rules import prompts as rules
from hub.rules.books import rulebook
from hub.rules.commands import GiveAnswer
from hub.rules.game import Game, Line
from hub.rules.lobby.model import Table
from hub.rules.refusal import Refusal

Leak = AbstractContextManager[Any]


@contextmanager
def _with(*replacements: tuple[str, object]) -> Iterator[None]:
    with ExitStack() as stack:
        for target, put in replacements:
            stack.enter_context(patch(target, put))
        yield


def versions_count_everything() -> Leak:
    """The version that a page is sent counts secret events too."""
    original = Scene.around

    def around(scene: Scene) -> Any:
        return replace(original(scene), version=scene._session.version)

    def offer(page: Subscription, fresh: Picture) -> None:
        before = page._version
        plain(page, fresh)
        if page._version != before and page._waiting is not None:
            page._waiting = replace(page._waiting, version=fresh.view.version)

    plain = Subscription.offer
    return _with(("hub.game.scene.Scene.around", around), ("hub.game.watchers.Subscription.offer", offer))


def a_badge_for_those_who_have_acted() -> Leak:
    """Whoever has answered at night is marked as ready, on every page."""
    original = build.Drawing.table

    def table(drawing: build.Drawing) -> Any:
        view, game = original(drawing), drawing._game
        answered = () if game is None else game.answers
        return replace(view, seats=tuple(replace(row, ready=row.seat in answered) for row in view.seats))

    return _with(("hub.projection.build.Drawing.table", table))


def slots_close_when_answered() -> Leak:
    """A slot is over as soon as its holders have answered."""

    def complete(game: Game, book: Any) -> bool:
        holders = rules.holders(game, book.wake(game.step.wake))
        return bool(holders) and teams.complete(game, book.wake(game.step.wake))

    return _with(("hub.rules.called.complete", complete))


def a_view_for_everybody_at_every_tap() -> Leak:
    """All pages are sent their view again, whoever has done whatever."""

    def offer(page: Subscription, fresh: Picture) -> None:
        page._shown = None
        plain(page, fresh)

    plain = Subscription.offer
    return _with(("hub.game.watchers.Subscription.offer", offer))


def words_chosen_by_the_cards() -> Leak:
    """How a line is worded depends on who has which card."""

    def begin(sound: TableSound, told: Any) -> None:
        game = sound._session.table.game
        plain(sound, told)
        if game is not None and not game.over:
            seed = wording_seed(game.seed + game.roles[min(game.roles)])
            sound.teller.begin(sound.script(), seed)

    plain = TableSound.begin
    return _with(("hub.game.table_sound.TableSound.begin", begin))


def words_counted_with_secret_lines() -> Leak:
    """How often a line has been told counts what was not told aloud."""

    def enter(telling: Director, step: Any, lines: Any) -> None:
        game = telling._session.table.game
        if game is not None and step.kind == "discussion_call":
            telling._lines._teller._words.told["discussion-opens"] += sum(act.counts for act in game.acts)
        plain(telling, step, lines)

    plain = Director._enter
    return _with(("hub.game.director.Director._enter", enter))


def targets_in_order_of_their_cards() -> Leak:
    """What may be chosen is listed by role."""

    def hunch(game: Game, seat: Any) -> Any:
        prompt = plain(game, seat)
        option = prompt.options[0]
        by_card = tuple(sorted(option.targets, key=lambda target: game.roles[target]))
        return replace(prompt, options=(replace(option, targets=by_card),))

    plain = rules._hunch_prompt
    return _with(("hub.rules.prompts._hunch_prompt", hunch))


def larger_messages_for_some() -> Leak:
    """A message is longer by a little while somebody has not answered."""
    original = build.Drawing.host

    def host(drawing: build.Drawing) -> Any:
        game = drawing._game
        waiting = () if game is None else flow.awaited(game, rulebook(game.rulebook))
        view = original(drawing)
        return replace(view, recent=(*view.recent, " " * len(waiting)))

    return _with(("hub.projection.build.Drawing.host", host))


def the_host_sees_whether_somebody_is_awaited() -> Leak:
    """The host's page says that nobody is waited for any more."""
    original = build.Drawing.host

    def host(drawing: build.Drawing) -> Any:
        game = drawing._game
        waiting = () if game is None else flow.awaited(game, rulebook(game.rulebook))
        return replace(original(drawing), awaiting=bool(waiting))

    return _with(("hub.projection.build.Drawing.host", host))


def presence_by_night() -> Leak:
    """Who is connected is shown at night as by day."""
    return _with(("hub.game.presence.Presence.still", False))


def presence_at_dawn() -> Leak:
    """Who is connected is shown again as soon as the night is over."""
    return _with(("hub.game.presence.WAKING", 0.0))


def a_runoff_is_a_step() -> Leak:
    """A team that has to choose again makes a step that everybody can see."""

    def open_round(turn: Any, wake: Any, team: Any) -> None:
        before = len(turn.events)
        plain(turn, wake, team)
        if len(turn.events) > before:
            turn.emit(ev.Announced(lines=(Line(key="last-call"),)))

    plain = teams.open_round
    return _with(("hub.rules.teams.open_round", open_round))


def the_call_of_living_roles_only() -> Leak:
    """With secret deaths, a role that nobody holds any more is not called."""

    def held(game: Game, book: Any, wake: Any) -> bool:
        return bool(wake.due(game) and rules.holders(game, wake))

    return _with(("hub.rules.wakes.held", held))


def spoken_ahead_by_role() -> Leak:
    """Lines are prepared for the roles that live, although all will be called."""

    def lines(projector: Projector, table: Table) -> tuple[Foreseen, ...]:
        game = table.game
        wakes = () if game is None else rulebook(game.rulebook).wakes()
        living = [wake.key for wake in wakes if game is not None and rules.holders(game, wake)]
        return (*plain(projector, table), *(Foreseen(Line(key=f"wake-{key}")) for key in living))

    plain = Projector.ahead
    return _with(("hub.projection.projector.Projector.ahead", lines))


def refusals_that_know_the_cards() -> Leak:
    """What is refused says whether the seat chosen has a card of its own."""

    def give(turn: Any, command: Any) -> Any:
        refusal = plain(turn, command)
        if refusal is not None and command.picks and command.picks[0] in turn.game.roles:
            return Refusal(f"{refusal.key}-{turn.game.roles[command.picks[0]]}")
        return refusal

    plain = answers.give
    return patch.dict(decide._TAKE, {GiveAnswer: give})


def a_note_at_every_answer() -> Leak:
    """The terminal says that somebody has answered."""

    def give(turn: Any, command: Any) -> Any:
        Notes("hub").debug("somebody has answered")
        return plain(turn, command)

    plain = answers.give
    return patch.dict(decide._TAKE, {GiveAnswer: give})


def a_countdown_from_the_latest_answer() -> Leak:
    """A hub that was killed goes on from the latest event of all, also from a secret one."""
    return _with(("hub.game.session._latest_known", lambda entries: entries[-1]))


LEAKS: dict[Callable[[], Leak], dict[str, Any]] = {
    versions_count_everything: {"style": "together"},
    a_badge_for_those_who_have_acted: {},
    slots_close_when_answered: {"style": "called", "reveal": False},
    a_view_for_everybody_at_every_tap: {},
    words_chosen_by_the_cards: {},
    words_counted_with_secret_lines: {"style": "called", "reveal": False},
    targets_in_order_of_their_cards: {"style": "together"},
    larger_messages_for_some: {},
    the_host_sees_whether_somebody_is_awaited: {"style": "called", "reveal": False},
    presence_by_night: {"phones_sleep": True},
    presence_at_dawn: {"style": "together", "phones_sleep": True},
    a_runoff_is_a_step: {"style": "called", "reveal": False},
    the_call_of_living_roles_only: {"rulebook": "shifters", "style": "called", "reveal": False, "nights": 2},
    spoken_ahead_by_role: {"rulebook": "shifters", "style": "called", "reveal": False, "nights": 2},
    refusals_that_know_the_cards: {},
    a_note_at_every_answer: {},
    a_countdown_from_the_latest_answer: {"killed": 0.4},
}
"""Each with what makes an evening in which it shows."""
