"""Whatever the rules forbid is refused over HTTP with a sentence in every language, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

from hub.game.pairing import MOST
from hub.rules.lobby.decide import MOST_SEATS
from tests.web.at_table import AtTable
from tests.web.hubs import Hub
from tests.web.test_texts import keys_made

ELSEWHERE = {
    "too-many-specials": "tests/rules/books/test_shifters.py",  # dials give way: only `odds` can ask for it
    "bad-settings": "tests/rules/lobby/test_lobby.py",  # a page's bodies can't hold such settings
}
"""Refusals of the rules that no tap gets, and where they are looked at."""


def test_every_refusal_of_the_rules_is_asked_for_here(repo: Path) -> None:
    """Whatever the rules can refuse is refused below, to a tap."""
    asked = set(
        re.findall(r"\.(?:refuses|no|no_answer)\(\s*\"([a-z-]+)\"", Path(__file__).read_text("utf-8"))
    )
    missing = keys_made(repo / "hub/rules") - asked - set(ELSEWHERE)
    assert not missing, f"nobody asks for: {', '.join(sorted(missing))}"
    for key, where in ELSEWHERE.items():
        assert f'"{key}"' in (repo / where).read_text("utf-8"), f"{where} does not look at {key}"


async def test_names_and_joining(live: Hub) -> None:
    """A name that shows nothing, is too long, means nobody or is taken; a full table; an unknown table."""
    at = AtTable(live)
    seats = f"/api/tables/{live.code}/seats"
    await at.join("Kari")
    await at.refuses("name-empty", seats, name=" \u200b ", language="en")
    await at.refuses("name-long", seats, name="x" * 21, language="en")
    await at.refuses("name-nobody", seats, name="Ingen", language="nb")
    await at.refuses("name-taken", seats, name="KARI", language="en")
    await at.refuses("name-word", seats, name="the witches", language="en")
    await at.refuses("name-several", seats, name="Kari & Lars", language="en")
    await at.refuses("say-as-word", seats, name="Lars", say_as="Heksene", language="nb")
    await at.refuses("say-as-several", seats, name="Lars", say_as="Lars og Kari", language="nb")
    await at.refuses("say-as-long", seats, name="Lars", say_as="l" * 21, language="en")
    await at.refuses("say-as-letters", seats, name="Lars", say_as="Lars. Witch", language="en")
    await at.refuses("say-as-nobody", seats, name="Lars", say_as="Ingen", language="nb")
    await at.refuses("say-as-taken", seats, name="Lars", say_as="Kari", language="nb")
    await at.refuses("unknown-table", "/api/tables/AAAAAA/seats", 404, name="Lars", language="en")
    await at.refuses("unknown-rulebook", "/api/tables", language="en", rulebook="poker")
    await at.join(*(f"P{n}" for n in range(2, MOST_SEATS + 1)))
    await at.refuses("table-full", seats, name="Lars", language="en")
    await at.no("name-taken", "P2", "rename", name="p3")


async def test_links_and_another_phone(live: Hub) -> None:
    """A link to nobody, a seat that was removed, a code that nobody shows, too many who ask."""
    at = AtTable(live)
    await at.join("Kari", "Lars")
    host = f"/api/host/{live.host_token}/commands"
    await at.refuses("unknown-link", "/api/seat/nobody/commands", 404, type="leave", game=0)
    await at.refuses("unknown-pairing", host, 404, type="approve_pairing", game=0, code="0000")
    pairings = f"/api/tables/{live.code}/pairings"
    await at.refuses("unknown-seat", pairings, seat=77)
    for _ in range(MOST):
        assert (await at.post(pairings, seat=at.seats["Lars"])).status == 201
    await at.refuses("too-many-requests", pairings, seat=at.seats["Lars"])
    await at.done("host", "remove_seat", seat="Kari")
    await at.refuses("seat-removed", f"/api/seat/{at.tokens['Kari']}/commands", 410, type="leave", game=0)


async def test_setting_up_and_starting(live: Hub) -> None:
    """Too few or too many seats, dials and settings out of bounds, somebody not ready."""
    at = AtTable(live)
    await at.join("P1", "P2", "P3", "P4")
    await at.no("too-few-seats", "host", "start", anyway=True)
    await at.no("no-game", "host", "pause")
    await at.no("no-game", "P1", "confirm_card")
    await at.no("no-game", "P1", "vote", target="P2")
    await at.no("unknown-rulebook", "host", "choose_rulebook", rulebook="poker")
    await at.no("unknown-language", "host", "set_language", language="xx")
    await at.no("unknown-voice", "host", "set_voice", voice="nobody")
    await at.no("limit-out-of-bounds", "host", "change_settings", settings={"limits": {"vote": 0.5}})
    await at.no("bad-order", "host", "order_seats", seats=["P1", "P2", "P3"])
    await at.no("unknown-seat", "host", "remove_seat", seat=99)
    await at.no("role-not-offered", "host", "turn_dial", key="archivist", value=1)
    await at.no("dial-out-of-bounds", "host", "turn_dial", key="coven", value=4)
    await at.done("host", "choose_rulebook", rulebook="shifters")
    await at.no("not-all-ready", "host", "start")
    await at.done("host", "turn_dial", key="visionary", value=1)
    await at.no("dial-out-of-bounds", "host", "turn_dial", key="alchemist", value=1)
    await at.no("dial-out-of-bounds", "host", "turn_dial", key="shifter", value=2)
    await at.join(*(f"P{n}" for n in range(5, 17)))
    await at.no("too-many-seats", "host", "start", anyway=True)
    await at.done("host", "choose_rulebook", rulebook="varulv")
    await at.no("too-many-seats", "host", "start")
    await at.no("role-not-offered", "host", "turn_dial", key="varulv", value=3)


async def test_a_called_game_of_witches(live: Hub) -> None:
    """Night, vote, runoff and pause: late, repeated, illegal, dead or unasked."""
    at = AtTable(live)
    await at.join(*(f"P{n}" for n in range(1, 10)))
    await at.done("host", "change_settings", settings={"tie": "runoff"})
    await at.done("host", "start")
    held = await at.by_role()
    oracle, healer, vigilante = held["oracle"][0], held["healer"][0], held["vigilante"][0]
    matriarch, witch = held["matriarch"][0], held["witch"][0]
    one, two, three = held["villager"][:3]

    # While cards are looked at, nothing else can be done, and nothing set up.
    await at.no("not-asked", oracle, "answer", prompt="oracle", verb="look", picks=[one], confirm=True)
    await at.no("not-now", oracle, "vote", target=one)
    await at.no("not-now", oracle, "ready_to_vote", ready=True)
    await at.no("not-now", oracle, "ready", ready=True)
    await at.no("not-paused", "host", "resume")
    for type, body in (
        ("start", {}),
        ("to_lobby", {}),
        ("choose_rulebook", {"rulebook": "varulv"}),
        ("change_settings", {"settings": {"reveal": False}}),
        ("turn_dial", {"key": "coven", "value": 1}),
        ("order_seats", {"seats": list(at.seats)}),
    ):
        await at.no("game-running", "host", type, **body)
    await at.no("game-running", one, "rename", name="Lars")
    await at.no("game-running", one, "leave")
    await at.join("Late")
    await at.no("not-playing", "Late", "confirm_card")
    await at.no("stale", one, "confirm_card", step=999)
    await at.no("stale", one, "confirm_card", game=7)
    await at.no("stale", "host", "close_step", step=0)

    await at.until("wake", "oracle")
    await at.no_answer("target-self", oracle, "oracle", "look", oracle)
    await at.no_answer("unknown-seat", oracle, "oracle", "look", 99)
    await at.no_answer("unknown-seat", oracle, "oracle", "look", "Late")
    await at.no_answer("pick-count", oracle, "oracle", "look", one, two)
    await at.no_answer("pick-count", oracle, "oracle", "look")
    await at.no_answer("verb-not-offered", oracle, "oracle", "shield", one)
    await at.no_answer("confirm-needed", oracle, "oracle", "look", one, confirm=False)
    await at.no_answer("not-asked", oracle, "healer", "shield", one)
    await at.no_answer("not-asked", one, "oracle", "look", two)
    await at.no("not-now", one, "vote", target=two)
    await at.done("host", "pause")
    await at.no("already-paused", "host", "pause")
    await at.no("paused", "host", "close_step")
    await at.no_answer("paused", oracle, "oracle", "look", one)
    await at.done("host", "resume")
    await at.answer(oracle, "oracle", "look", one)
    await at.no_answer("answer-stands", oracle, "oracle", "look", two)

    await at.until("wake", "healer")
    await at.no_answer("target-self", healer, "healer", "shield", healer)
    await at.answer(healer, "healer", "shield", one)
    await at.until("wake", "witches")
    await at.no_answer("must-choose", witch, "witches", "pass")
    await at.no_answer("target-not-offered", witch, "witches", "pick", matriarch)
    await at.no_answer("target-self", witch, "witches", "pick", witch)
    await at.answer(witch, "witches", "pick", two)
    await at.answer(matriarch, "witches", "pick", three)
    await at.no_answer("target-not-offered", matriarch, "witches", "pick", one)
    await at.answer(matriarch, "witches", "pick", two)

    await at.until("discussion")
    await at.no("you-are-dead", two, "ready_to_vote", ready=True)
    await at.until("vote")
    await at.no("you-are-dead", two, "vote", target=one)
    await at.no("vote-self", one, "vote", target=one)
    await at.no("target-dead", one, "vote", target=two)
    await at.no("unknown-seat", one, "vote", target=99)
    await at.done(one, "vote", target=three)
    await at.no("vote-stands", one, "vote", target=oracle)
    await at.done(three, "vote", target=vigilante)
    await at.until("runoff")
    await at.no("vote-outside-runoff", one, "vote", target=oracle)
    await at.no("vote-self", three, "vote", target=three)
    await at.done(one, "vote", target=vigilante)

    await at.until("reaction")
    await at.no_answer("must-choose", vigilante, "vigilante", "pass")
    await at.no_answer("target-dead", vigilante, "vigilante", "take", two)
    await at.no_answer("target-dead", vigilante, "vigilante", "take", vigilante)
    await at.no_answer("not-asked", one, "vigilante", "take", three)
    await at.answer(vigilante, "vigilante", "take", three)

    await at.until("wake", "healer")
    await at.no_answer("target-not-offered", healer, "healer", "shield", one)
    await at.no_answer("target-dead", healer, "healer", "shield", two)
    await at.done("host", "remove_seat", seat=oracle)
    await at.no("already-out", "host", "remove_seat", seat=oracle)
    await at.done("host", "call_off")
    await at.no("game-over", "host", "call_off")
    await at.no("game-over", one, "vote", target=healer)
    await at.no_answer("game-over", healer, "healer", "pass")


async def test_a_game_of_shifters(live: Hub) -> None:
    """A potion used up, oneself poisoned, the same guarded twice, a lover alone, the living examined."""
    at = AtTable(live)
    await at.join(*(f"P{n}" for n in range(1, 11)))
    await at.done("host", "choose_rulebook", rulebook="shifters")
    for special in ("mortician", "rambuh", "armoris"):
        await at.done("host", "turn_dial", key=special, value=1)
    await at.done("host", "start", anyway=True)
    held = await at.by_role()
    armoris, alchemist, immortal = held["armoris"][0], held["alchemist"][0], held["immortal"][0]
    visionary, mortician, rambuh = held["visionary"][0], held["mortician"][0], held["rambuh"][0]
    shifter, other = held["shifter"]
    folk = held["townfolk"][0]

    await at.until("stage", 0)
    await at.no_answer("must-choose", armoris, "armoris", "pass")
    await at.no_answer("pick-count", armoris, "armoris", "love", folk)
    await at.no_answer("pick-count", armoris, "armoris", "love", folk, folk)
    await at.no_answer("must-choose", shifter, "shifters", "pass")
    await at.no_answer("target-not-offered", shifter, "shifters", "pick", other)
    await at.no_answer("target-self", visionary, "visionary", "look", visionary)
    await at.no_answer("target-self", immortal, "immortal", "guard", immortal)
    await at.no_answer("not-asked", alchemist, "alchemist", "poison", folk)
    await at.no_answer("target-self", folk, "hunch", "suspect", folk)
    await at.no_answer("not-asked", mortician, "mortician", "examine", folk)
    await at.answer(immortal, "immortal", "guard", rambuh)
    await at.answer(shifter, "shifters", "pick", folk)
    await at.answer(other, "shifters", "pick", visionary)
    await at.no_answer("target-not-offered", shifter, "shifters", "pick", rambuh)
    await at.answer(shifter, "shifters", "pick", folk)
    await at.answer(other, "shifters", "pick", folk)

    await at.until("stage", 1)
    await at.no_answer("target-self", alchemist, "alchemist", "poison", alchemist)
    await at.no_answer("target-not-offered", alchemist, "alchemist", "heal", visionary)
    await at.answer(alchemist, "alchemist", "heal", folk)
    await at.no_answer("answer-stands", alchemist, "alchemist", "poison", visionary)

    await at.until("vote")
    await at.done(folk, "vote", target=visionary)
    await at.until("stage", 0)
    await at.no_answer("target-not-offered", immortal, "immortal", "guard", rambuh)
    await at.no_answer("target-dead", immortal, "immortal", "guard", visionary)
    await at.no_answer("you-are-dead", visionary, "visionary", "look", folk)
    await at.answer(shifter, "shifters", "pick", folk)
    await at.until("stage", 1)
    await at.no_answer("verb-not-offered", alchemist, "alchemist", "heal", folk)
    await at.answer(alchemist, "alchemist", "poison", rambuh)
    await at.until("discussion")
    await at.no_answer("must-choose", mortician, "mortician", "pass")
    await at.no_answer("target-not-offered", mortician, "mortician", "examine", immortal)
    await at.no_answer("pick-count", mortician, "mortician", "examine", folk, rambuh)
    await at.answer(mortician, "mortician", "examine", folk)
    await at.no_answer("not-asked", mortician, "mortician", "examine", rambuh)
    await at.until("stage", 1)
    await at.no_answer("acknowledge-only", alchemist, "alchemist", "poison", immortal)
    await at.no_answer("acknowledge-only", alchemist, "alchemist", "pass")


async def test_a_game_of_varulv(live: Hub) -> None:
    """Picks that stay open until all have confirmed, a night without a kill, time where none runs."""
    at = AtTable(live)
    await at.join(*(f"P{n}" for n in range(1, 9)))
    await at.done("host", "choose_rulebook", rulebook="varulv")
    await at.done("host", "change_settings", settings={"bloodless_first_night": True})
    await at.done("host", "start")
    held = await at.by_role()
    wolf, other = held["varulv"]
    doctor, seer, one = held["lege"][0], held["synsk"][0], held["landsbyboer"][0]

    await at.until("stage", 0)
    await at.no_answer("acknowledge-only", wolf, "wolves", "pick", one)
    await at.no_answer("target-self", seer, "synsk", "look", seer)
    await at.answer(doctor, "lege", "guard", doctor)
    await at.until("discussion")
    await at.no("no-limit", "host", "add_time")
    await at.until("stage", 0)
    await at.no_answer("target-self", doctor, "lege", "guard", doctor)
    await at.no_answer("target-not-offered", wolf, "wolves", "pick", other)
    await at.no_answer("must-choose", wolf, "wolves", "pass")
    await at.answer(wolf, "wolves", "pick", one, confirm=False)
    await at.answer(wolf, "wolves", "pick", one)
    await at.answer(other, "wolves", "pick", one)
    await at.no_answer("answer-stands", wolf, "wolves", "pick", seer, confirm=False)
    await at.until("vote")
    await at.no("target-dead", seer, "vote", target=one)
    await at.no("vote-self", seer, "vote", target=seer)
    await at.no("you-are-dead", one, "vote", target=seer)
