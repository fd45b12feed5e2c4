"""One living table, as its pages see it: joining, links, another phone, and what a night tells."""

from __future__ import annotations

import asyncio
import itertools
from random import Random

import msgspec
import pytest

from hub.game import bots
from hub.game.house import TICK, Replaced
from hub.game.pairing import Pairing
from hub.game.runtime import Joined
from hub.game.session import Session
from hub.game.watchers import AnyView
from hub.projection.messages import Gone
from hub.projection.views import Join
from hub.rules import commands as cmd
from hub.rules.books import BOOKS
from hub.rules.ids import Seat
from hub.rules.lobby import commands as lobby
from hub.rules.refusal import Refusal
from tests.game.evening import Evening
from tests.game.logs import FullLog
from tests.game.pages import HOST, TABLE, Page, seat_page
from tests.game.quiet import QuietVoices
from tests.game.virtual import VirtualLoop, in_no_time

# -- joining ------------------------------------------------------------------------------------------


@in_no_time
async def test_a_join_sent_five_times_at_once_is_one_seat() -> None:
    """The same join in parallel: one player, five equal answers."""
    evening = await Evening.begin(0)
    joined = await asyncio.gather(*(evening.table.join(id="same-tap", name="Kari") for _ in range(5)))
    assert len({(each.seat, each.token) for each in joined if isinstance(each, Joined)}) == 1
    assert len(evening.table.session.table.members) == 1
    await evening.end()


@in_no_time
async def test_another_name_under_the_same_id_is_another_person() -> None:
    """A phone that was told its name is taken may try another one; nobody is ever handed a seat by an id."""
    evening = await Evening.begin(0)
    first = await evening.table.join(id="1", name="Kari")
    assert await evening.table.join(id="1", name="kari") == Refusal("name-taken")
    second = await evening.table.join(id="1", name="Lars")
    assert isinstance(first, Joined)
    assert isinstance(second, Joined)
    assert (first.seat, second.seat) == (1, 2)
    assert first.token != second.token
    await evening.end()


@in_no_time
async def test_an_existing_name_never_gets_its_seat() -> None:
    """Typing another's name gives nobody their cards, in the lobby or in a game."""
    evening = await Evening.begin(6)
    assert await evening.table.join(id="thief-1", name="Anna") == Refusal("name-taken")
    await evening.start()
    assert await evening.table.join(id="thief-2", name="anna") == Refusal("name-taken")
    await evening.end()


@in_no_time
async def test_a_seat_that_is_open_on_two_phones_says_so_to_them_alone() -> None:
    """Both are told at once, and one of them no more when the other is gone; a reload is the same phone."""
    evening = await Evening.begin(6)
    await evening.start()
    others = [Page(evening, TABLE), Page(evening, HOST), seat_page(evening, 2)]
    one = seat_page(evening, 1, "phone-a")
    await evening.settled()
    before = [len(page.got) for page in others]
    reloaded = seat_page(evening, 1, "phone-a")
    await evening.settled()
    assert not one.latest.elsewhere
    assert not reloaded.latest.elsewhere
    another = seat_page(evening, 1, "phone-b")
    await evening.settled()
    assert all(page.latest.elsewhere for page in (one, reloaded, another))
    await another.leave()
    await evening.settled()
    assert not one.latest.elsewhere
    assert [len(page.got) for page in others] == before
    await evening.end()


@in_no_time
async def test_a_seat_link_brings_everything_back_at_any_time() -> None:
    """Close the page, forget everything, open the same link mid-night: same seat, role, question, time."""
    evening = await Evening.begin(7)
    await evening.start()
    await evening.reach("wake")
    (seat,) = bots.awaited(evening.game)[:1]
    page = seat_page(evening, seat)
    await evening.settled()
    before = page.latest
    await page.leave()
    await evening.settled()
    found = evening.house.find_seat(evening.tokens[seat])
    assert found == (evening.table, seat)
    again = seat_page(evening, seat)
    await evening.settled()
    assert (again.latest.card, again.latest.prompts) == (before.card, before.prompts)
    assert again.latest.prompts
    assert again.latest.game.step.remaining == pytest.approx(before.game.step.remaining, abs=0.1)
    assert len(evening.table.session.table.members) == 7
    await evening.end()


# -- what is never sent -------------------------------------------------------------------------------


@in_no_time
async def test_no_page_ever_holds_a_link() -> None:
    """Tokens, the words to poll with and the table's secret are on no page, the host's included."""
    evening = await Evening.begin(6)
    asked = evening.table.phones.ask(id="new-phone", seat=Seat(2))
    assert isinstance(asked, Pairing)
    pages = [Page(evening, TABLE), Page(evening, HOST), *(seat_page(evening, seat) for seat in range(1, 7))]
    await evening.start()
    await evening.play(Random(1), lambda game: game.step.kind == "vote")
    await evening.settled()
    secrets = [*evening.tokens.values(), asked.poll, evening.house.host_token(evening.table)]
    secrets += [evening.table.session.table.secret, evening.game.seed]
    sent = b"".join(msgspec.json.encode(message) for page in pages for message in page.got)
    assert len(sent) > 100_000
    assert not [secret for secret in secrets if secret.encode() in sent]
    assert asked.code.encode() in sent, "the host sees the code"
    await evening.end()


@pytest.fixture
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of this test is dealt alike."""
    monkeypatch.setattr("hub.game.session.secrets.token_hex", lambda size: "5eed" * (size // 2))


@pytest.mark.usefixtures("one_deal")
@pytest.mark.parametrize("rulebook", ["shifters", "witches", "varulv"])
def test_the_number_of_messages_tells_nothing(rulebook: str) -> None:
    """Answers earlier, later or other ones: every page gets as many messages in that night as ever."""
    counts = [_messages(rulebook, order) for order in (1, 2, 3)]
    assert counts[0] == counts[1] == counts[2]
    assert all(count > 0 for count in counts[0].values())


def _messages(rulebook: str, order: int) -> dict[str, int]:
    """How many messages each page gets while a stage is open; teammates' pages are left out."""
    found: dict[str, int] = {}

    async def main() -> None:
        voices = QuietVoices(takes_time=True)
        evening = await Evening.begin(9, rulebook, style="together", voices=voices, limits={"night": 90})
        await evening.start()
        await evening.reach("stage")
        solitary = [s for s in evening.game.seats if not evening.table.seat_view(s).card.fellows]  # type: ignore[union-attr]
        pages = {"table": Page(evening, TABLE), "host": Page(evening, HOST)}
        pages |= {f"seat {seat}": seat_page(evening, seat) for seat in solitary}
        await evening.settled()
        before = {name: len(page.got) for name, page in pages.items()}
        chance, step = Random(order), evening.game.step
        # One who has something to do never answers, so that the stage is as long as it may be.
        silent = next(
            s for s in bots.awaited(evening.game) if s not in solitary or evening.roles[s] == "oracle"
        )
        seats = [seat for seat in evening.game.alive if seat != silent]
        chance.shuffle(seats)
        for seat in seats:
            await asyncio.sleep(chance.uniform(0.1, 2.0))
            command = bots.next_command(evening.game, seat, chance)
            assert command is not None
            await evening.seat(seat, command)
        await evening.over(step)
        for name, page in pages.items():
            own = any(name == f"seat {seat}" for seat in seats)
            found[name] = len(page.got) - before[name] - own
        await evening.end()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(main())
    return {name: found.get(name, 0) for name in sorted(found)}


@in_no_time
async def test_a_public_page_changes_at_night_for_public_steps_alone() -> None:
    """Called, with secret deaths: answered or not, the table's page gets the same messages."""
    evening = await Evening.begin(8, style="called", reveal=False, voices=QuietVoices(takes_time=True))
    await evening.start()
    await evening.reach("night_falls")
    page = Page(evening, TABLE)
    counts = []
    for number in range(6):
        wake = await evening.reach("wake")
        await evening.settled()
        before = len(page.got)
        if number % 2:
            await evening.answer(Random(number))
        await evening.over(wake)
        await evening.settled()
        counts.append(len(page.got) - before)
    assert len(set(counts)) == 1
    await evening.end()


# -- captions -----------------------------------------------------------------------------------------


@in_no_time
async def test_a_line_is_shown_as_spoken_and_then_as_over() -> None:
    """The screens know when the narrator has finished, and keep the last lines for who missed them."""
    evening = await Evening.begin(6, voices=QuietVoices(takes_time=True, plain=True))
    page = Page(evening, TABLE)
    await evening.start()
    await asyncio.sleep(0.3)
    assert (page.latest.caption.text, page.latest.caption.speaking) == ("cards-dealt", True)
    await asyncio.sleep(5)
    assert (page.latest.caption.text, page.latest.caption.speaking) == ("cards-dealt", False)
    await evening.reach("dawn")
    await evening.wait_for(lambda: "sleep-witches" in evening.table.table_view().recent)
    recent = evening.table.table_view().recent
    assert len(recent) <= 6
    ids = [message.caption.id for message in page.got if isinstance(message, AnyView) and message.caption]
    assert ids == sorted(ids)
    await evening.end()


# -- removal ------------------------------------------------------------------------------------------


@in_no_time
async def test_a_seat_removed_in_the_lobby_is_told_so() -> None:
    """Its page ends with the reason, its link is known to be dead, the others go on."""
    evening = await Evening.begin(6)
    gone, other = seat_page(evening, 2), seat_page(evening, 3)
    await evening.host(lobby.RemoveMember(seat=Seat(2)))
    await evening.settled()
    assert gone.latest == Gone(reason="removed")
    assert evening.house.find_seat(evening.tokens[Seat(2)]) == Replaced(evening.table.code, "removed")
    assert [row.seat for row in other.latest.seats] == [1, 3, 4, 5, 6]
    assert evening.house.find_seat("never-was-a-link") is None
    await evening.end()


@in_no_time
async def test_a_seat_removed_in_play_keeps_its_page_until_the_next_lobby() -> None:
    """Dead, with its cause; when the table goes back to the lobby the seat is gone, and only that one."""
    evening = await Evening.begin(8)
    await evening.start()
    gone, other, table = seat_page(evening, 2), seat_page(evening, 3), Page(evening, TABLE)
    await evening.host(lobby.RemoveMember(seat=Seat(2)))
    await evening.settled()
    assert gone.latest.death.cause == "removed"
    assert evening.house.find_seat(evening.tokens[Seat(2)]) == (evening.table, 2)
    await evening.play(Random(1))
    assert await evening.host(lobby.BackToLobby()) is None
    await evening.settled()
    assert gone.latest == Gone(reason="removed")
    assert evening.house.find_seat(evening.tokens[Seat(2)]) == Replaced(evening.table.code, "removed")
    for page in (other, table):
        assert [row.seat for row in page.latest.seats] == [1, 3, 4, 5, 6, 7, 8]
    await evening.end()


@pytest.mark.parametrize("style", ["called", "together"])
@pytest.mark.parametrize("rulebook", BOOKS)
@in_no_time
async def test_removing_who_is_awaited_lets_the_game_go_on(rulebook: str, style: str) -> None:
    """Wherever people are waited for: take out the only one awaited, and it moves within a second."""
    waited_for: set[str] = set()
    for kind in ("cards", "wake", "stage", "discussion", "vote"):
        evening = await Evening.begin(12 if rulebook != "shifters" else 10, rulebook, style=style)
        await evening.start()
        if kind != "cards":
            await evening.play(Random(2), lambda game, kind=kind: game.step.kind == kind or game.night == 2)  # type: ignore[misc]
        step = evening.game.step
        if step.kind != kind or step.slot:
            await evening.end()
            continue
        chance = Random(3)
        while len(awaited := bots.awaited(evening.game)) > 1:
            assert await evening.answer(chance, awaited[1:]) > 0
        if awaited:
            await evening.host(lobby.RemoveMember(seat=awaited[0]))
            for _ in range(
                3
            ):  # those who had chosen the seat that is gone choose again, and their team confirms
                if evening.game.step.id == step.id:
                    await evening.answer(chance)
            await evening.over(step, most=1.0)
            waited_for.add(kind)
        await evening.end()
    assert {"cards", "discussion", "vote"} <= waited_for


@in_no_time
async def test_the_dead_can_do_nothing() -> None:
    """A dialog opened before death still submits: refused, and nobody waits for it."""
    evening = await Evening.begin(8)
    await evening.start()
    await evening.reach("discussion")
    dead = evening.game.alive[0]
    await evening.host(lobby.RemoveMember(seat=dead))
    step, living = evening.game.step, evening.game.alive
    ready = cmd.SayReady(step=step.id, seat=dead, ready=True)
    assert await evening.seat(dead, ready) == Refusal("you-are-dead")
    for seat in living:
        await evening.seat(seat, cmd.SayReady(step=step.id, seat=seat, ready=True))
    vote = await evening.opens()
    assert vote.kind == "vote"
    cast = cmd.CastVote(step=vote.id, seat=dead, target=living[0])
    assert await evening.seat(dead, cast) == Refusal("you-are-dead")
    at_dead = cmd.CastVote(step=vote.id, seat=living[0], target=dead)
    assert await evening.seat(living[0], at_dead) == Refusal("target-dead")
    for seat in living:
        target = next(other for other in living if other != seat)
        await evening.seat(seat, cmd.CastVote(step=vote.id, seat=seat, target=target))
    assert evening.game.step.id != vote.id, "all the living have voted"
    await evening.end()


# -- many taps ----------------------------------------------------------------------------------------


@in_no_time
async def test_ten_taps_leave_exactly_one_choice() -> None:
    """A, B, A, B ... in a moment: one target is stored, the one that was accepted, and the page shows it."""
    evening = await Evening.begin(7)
    await evening.start()
    await evening.reach("wake", Random(4))
    assert evening.game.step.wake == "oracle"
    (oracle,) = bots.awaited(evening.game)
    targets = [seat for seat in evening.game.alive if seat != oracle][:2]
    taps = [
        evening.seat(
            oracle,
            cmd.GiveAnswer(
                step=evening.game.step.id, seat=oracle, prompt="oracle", verb="look", picks=(target,)
            ),
        )
        for target, _ in zip(itertools.cycle(targets), range(10), strict=False)
    ]
    refusals = await asyncio.gather(*taps)
    assert refusals.count(None) == 1
    assert {refusal.key for refusal in refusals if refusal is not None} == {"answer-stands"}
    view = evening.table.seat_view(oracle)
    assert view.prompts[0].answer is not None
    assert view.prompts[0].answer.picks == evening.game.answers[oracle].picks
    assert len(view.learned) == 1
    await evening.end()


# -- bots ---------------------------------------------------------------------------------------------


@in_no_time
async def test_bots_take_names_that_nobody_could_mistake() -> None:
    """Also when somebody has a name like the first one on the list."""
    evening = await Evening.begin(0)
    await evening.join("ada")
    await evening.join("bo")
    for _ in range(20):
        assert await evening.host(None) is None
    names = [member.name for member in evening.table.session.table.members.values()]
    assert names[2:4] == ["Cleo", "Dag"]
    assert len(names) == 22
    await evening.end()


@in_no_time
async def test_adding_a_bot_twice_with_one_tap_adds_one() -> None:
    """The same id gets the same answer."""
    evening = await Evening.begin(2)
    answers = await asyncio.gather(*(evening.table.add_bot(id="one-tap", game=0) for _ in range(3)))
    assert answers == [None, None, None]
    assert len(evening.table.session.table.members) == 3
    await evening.end()


@pytest.mark.parametrize("rulebook", BOOKS)
@in_no_time
async def test_bots_alone_play_to_the_end(rulebook: str) -> None:
    """In their own time, whatever the limits are."""
    evening = await Evening.begin(8, rulebook, bots=True)
    await evening.start()
    await evening.wait_for(lambda: evening.game.over, most=6000)
    assert evening.game.winner is not None
    await evening.end()


@in_no_time
async def test_a_bot_whose_answer_was_not_kept_answers_again() -> None:
    """A disk that is full for a while stops nobody for ever, also where there is no limit."""
    log = FullLog()
    limits = {"discussion": None}
    evening = await Evening.begin(6, bots=True, log=log, limits=limits)
    await evening.start()
    await evening.wait_for(lambda: evening.game.step.kind == "discussion", most=400)
    log.full = True
    await asyncio.sleep(60)
    assert log.refused > 6
    log.full = False
    assert await evening.over(evening.game.step, most=20) < 20
    await evening.end()


# -- versions and other tables -------------------------------------------------------------------------


@in_no_time
async def test_the_version_on_a_page_grows_with_every_message_and_with_nothing_else() -> None:
    """A page can tell that it has missed nothing; nobody can count secret events by it."""
    evening = await Evening.begin(7)
    await evening.start()
    page = Page(evening, TABLE)
    await evening.reach("wake")
    version = evening.table.table_view().version
    secret = evening.table.session.version
    await evening.answer(Random(1))
    await evening.settled()
    assert evening.table.session.version > secret
    assert evening.table.table_view().version == version
    await evening.reach("dawn")
    versions = [message.version for message in page.got if not isinstance(message, Gone)]
    assert versions == list(range(1, len(versions) + 1))
    await evening.end()


@in_no_time
async def test_two_sessions_never_share_anything() -> None:
    """Two tables of one house: seats, links and games of their own."""
    evening = await Evening.begin(5)
    opened = await evening.house.open_table(id="second-table", language="nb")
    assert not isinstance(opened, Refusal)
    second = evening.house.find_code(opened.code)
    assert second is not None
    joined = await second.join(id="joining", name="Anna")
    assert isinstance(joined, Joined)
    assert isinstance(second.session, Session)
    assert evening.house.find_seat(joined.token) == (second, 1)
    await evening.start()
    assert second.session.table.game is None
    assert second.table_view().language == "nb"
    await evening.end()


@in_no_time
async def test_what_changes_by_itself_is_not_shown_because_somebody_has_answered() -> None:
    """A new address of the machine goes out with the house's clock, not with the next secret answer."""
    ways = [Join(code="ABCDEF", url="http://one/", typed="one", qr_svg="")]
    evening = await Evening.begin(7)
    evening.table._scene._join_info = lambda code: ways[0]
    await evening.start()
    step = await evening.reach("wake")
    table = Page(evening, TABLE)
    await asyncio.sleep(TICK + 0.1)
    before = len(table.got)
    ways[0] = Join(code="ABCDEF", url="http://two/", typed="two", qr_svg="")
    assert await evening.answer(Random(1)) > 0
    await evening.settled()
    assert evening.game.step.id == step.id
    assert len(table.got) == before
    await asyncio.sleep(TICK)
    assert table.latest.join.typed == "two"
    await table.leave()
    await evening.end()
