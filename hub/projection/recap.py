"""The story of a game that has been won, told from its whole log: nothing is secret any more."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from hub.projection import suspicions
from hub.projection.public import PublicGame
from hub.projection.setup import role_counts
from hub.projection.story import (
    ActView,
    BallotView,
    Fate,
    NightStory,
    Story,
    StorySeat,
    Succession,
    TeamAct,
)
from hub.rules import events as ev
from hub.rules.books import rulebook
from hub.rules.game import MISSED, Act, Fact
from hub.rules.ids import Seat
from hub.rules.lobby.model import Member

BY_DAY = ("day", "vote", "verdict", "dusk")


def story(
    public: PublicGame,
    events: Sequence[ev.Event],
    members: Mapping[Seat, Member] | None = None,
    wished: Collection[Seat] = (),
) -> Story | None:
    """Who was who, every night and day, and all guesses; ``None`` unless somebody has won.

    ``members``: the table's, for the names that are kept with the story. ``wished``: who has asked to leave.
    """
    if public.winner is None:
        return None
    book = rulebook(public.rulebook)
    village = book.wins[0].side
    pages = _Pages(public)
    for event in events:
        pages.take(event)
    seats = tuple(
        _seat(public, seat, pages, (members or {}).get(seat), seat in wished) for seat in public.seats
    )
    evil = {seat.seat: seat.side != village for seat in seats}
    guessed = suspicions.weigh(suspicions.gather(events), evil, suspicions.found_out(events, book.hints))
    return Story(
        number=public.number,
        rulebook=public.rulebook,
        style=public.settings.style,
        winner=public.winner,
        seats=seats,
        dealt=role_counts(book, public.dealt),
        nights=tuple(pages.nights(public.ballots)),
        hunches=guessed.hunches,
        disguises=guessed.disguises,
        by="votes" if guessed.by_votes else "hunches",
        best=guessed.best,
        hidden=guessed.hidden,
        wronged=guessed.wronged,
        wronged_times=guessed.wronged_times,
    )


def _seat(public: PublicGame, seat: Seat, pages: _Pages, member: Member | None, wished: bool) -> StorySeat:
    role, dealt = public.roles[seat], pages.dealt.get(seat, "")
    return StorySeat(
        seat=seat,
        name="" if member is None else member.name,
        role=role,
        dealt="" if dealt == role else dealt,
        side=rulebook(public.rulebook).side_of(role),
        won=seat in public.winners,
        bot=member is not None and member.bot,
        out=public.out.get(seat),
        night=pages.went.get(seat),
        asked=wished and public.out.get(seat) == "removed",
    )


class _Page(msgspec.Struct):
    """One night and its day, while they are being put together."""

    acts: list[ActView] = []
    teams: list[TeamAct] = []
    deaths: list[Fate] = []
    deeds: list[ActView] = []
    before_vote: list[Fate] = []
    heirs_before_vote: list[Succession] = []
    counted: bool = False
    """The day's vote is over."""
    day_deaths: list[Fate] = []
    day_deeds: list[ActView] = []
    successions: list[Succession] = []
    day_successions: list[Succession] = []


class _Pages:
    """Takes in a game's events and sorts them by night and day."""

    def __init__(self, public: PublicGame) -> None:
        self._roles = public.roles
        self._book = rulebook(public.rulebook)
        self._pages: dict[int, _Page] = {1: _Page()}
        self._night = 1
        """What happens before the first night belongs to it."""
        self._by_day = False
        self._facts: dict[Seat, dict[str, Fact]] = {}
        """Learned at the running step."""
        self.dealt: Mapping[Seat, str] = {}
        self.went: dict[Seat, int] = {}
        self._causes: dict[Seat, str] = {}

    @property
    def _page(self) -> _Page:
        return self._pages[self._night]

    @property
    def _heirs(self) -> list[Succession]:
        page = self._page
        if not self._by_day:
            return page.successions
        return page.day_successions if page.counted else page.heirs_before_vote

    @property
    def _fates(self) -> list[Fate]:
        page = self._page
        if not self._by_day:
            return page.deaths
        return page.day_deaths if page.counted else page.before_vote

    def take(self, event: ev.Event) -> None:
        match event:
            case ev.RolesDealt():
                self.dealt = event.roles
            case ev.NightFell():
                self._night = event.night
                self._pages.setdefault(event.night, _Page())
            case ev.StepBegan():
                self._by_day, self._facts = event.phase in BY_DAY, {}
            case ev.FactLearned():
                self._learned(event)
            case ev.WakeClosed():
                self._page.acts += [self._act(act) for act in event.acts]
                if event.outcome is not None and event.acts:
                    settled = TeamAct(wake=event.wake, outcome=event.outcome, by_chance=bool(event.by_chance))
                    self._page.teams.append(settled)
            case ev.PowerUsed():
                self._page.day_deeds.append(self._act(event.act))
            case ev.ReactionDone():
                self._last_deed(event)
            case ev.SeatDied():
                self._died(event)
            case ev.DeathExplained():
                self._causes[event.seat] = event.cause
            case ev.BallotClosed():
                self._page.counted = True
            case ev.RoleTakenOver():
                self._heirs.append(Succession(seat=event.seat, role=event.role))

    def _act(self, act: Act) -> ActView:
        return ActView(
            wake=act.wake,
            seat=act.seat,
            verb=act.verb,
            picks=act.picks,
            blocked=act.blocked,
            facts=tuple(self._facts.get(act.seat, {}).values()),
        )

    def _learned(self, event: ev.FactLearned) -> None:
        self._facts.setdefault(event.seat, {})[event.fact.key] = event.fact
        deeds = self._page.day_deeds
        if self._by_day and deeds and deeds[-1].seat == event.seat:
            deeds[-1] = replace(deeds[-1], facts=(*deeds[-1].facts, event.fact))

    def _last_deed(self, event: ev.ReactionDone) -> None:
        reaction = self._book.reaction(self._roles[event.seat])
        if reaction is None:
            return
        picks = () if event.taken is None else (event.taken,)
        verb = reaction.verb if picks else MISSED
        deed = ActView(wake=reaction.key, seat=event.seat, verb=verb, picks=picks)
        (self._page.day_deeds if self._by_day else self._page.deeds).append(deed)

    def _died(self, event: ev.SeatDied) -> None:
        self.went[event.seat] = self._night
        self._fates.append(Fate(seat=event.seat, how=event.how, cause="", role=self._roles[event.seat]))

    def nights(self, ballots: Iterable[BallotView]) -> Iterable[NightStory]:
        votes = {ballot.day: ballot for ballot in ballots}
        for night, page in self._pages.items():
            yield NightStory(
                night=night,
                acts=tuple(page.acts),
                teams=tuple(page.teams),
                deaths=self._explained(page.deaths),
                deeds=tuple(page.deeds),
                before_vote=self._explained(page.before_vote),
                heirs_before_vote=tuple(page.heirs_before_vote),
                ballot=votes.get(night),
                day_deaths=self._explained(page.day_deaths),
                day_deeds=tuple(page.day_deeds),
                successions=tuple(page.successions),
                day_successions=tuple(page.day_successions),
            )

    def _explained(self, fates: Iterable[Fate]) -> tuple[Fate, ...]:
        return tuple(replace(fate, cause=self._causes.get(fate.seat, "")) for fate in fates)
