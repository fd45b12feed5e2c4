"""How a name will sound is heard by whoever asks, by nobody else, and never while a game is running."""

from __future__ import annotations

import asyncio
import io
import wave

import pytest

from hub.rules.lobby.commands import Start
from hub.rules.refusal import Refusal
from narrator.pcm import RATE
from narrator.voice import VoiceError
from tests.web.hubs import Hub, new_id


async def asked(hub: Hub, name: str, say_as: str = "", language: str = "en") -> tuple[int, str, bytes]:
    """Status, kind of content and content."""
    client = hub.app.test_client()
    response = await client.post(
        f"/api/tables/{hub.code}/name-preview",
        json={"name": name, "say_as": say_as},
        headers={"Accept-Language": language},
    )
    data = await response.get_data(as_text=False)
    assert isinstance(data, bytes)
    return response.status_code, response.content_type, data


async def test_a_name_is_heard_before_anybody_has_a_seat(hub: Hub) -> None:
    """The join page asks; the answer is a sound file of a few seconds."""
    status, kind, data = await asked(hub, "Kari", "Kah-ree")
    assert (status, kind) == (200, "audio/wav")
    with wave.open(io.BytesIO(data)) as wav:
        assert wav.getframerate() == RATE
        assert 0.5 < wav.getnframes() / RATE < 5


async def test_nothing_of_it_reaches_the_table(hub: Hub) -> None:
    """No caption, no clip, no event, no new version of any page."""
    before = hub.table.table_view()
    kept = len(await hub.entries())
    await asked(hub, "Kari")
    after = hub.table.table_view()
    assert after == before
    assert len(await hub.entries()) == kept


async def test_what_is_written_instead_of_the_name_is_what_is_said(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Say it like" goes to the voice, within a sentence."""
    spoken: list[str] = []
    studio = hub.table.sound.studio()

    async def speak(text: str, rank: int = 0) -> object:
        spoken.append(text)
        return studio.at_hand(text)

    monkeypatch.setattr(studio, "speak", speak)
    await asked(hub, "Kari", "Kah-ree")
    await asked(hub, "🎲🎲")
    assert "Kah-ree" in spoken[0] and spoken[0] != "Kah-ree."
    assert "player 1" in spoken[1]


@pytest.mark.parametrize(("name", "key"), [("", b"name-empty"), ("x" * 21, b"name-long")])
async def test_what_is_no_name_is_refused_with_a_sentence(hub: Hub, name: str, key: bytes) -> None:
    """The same rules as for taking a seat."""
    status, _, data = await asked(hub, name)
    assert status == 409
    assert key in data


async def test_during_a_game_it_is_refused(hub: Hub) -> None:
    """At night no phone makes a sound."""
    for name in ("Kari", "Ola", "Siri", "Per", "Nils"):
        await hub.seat(name)
    assert await hub.table.host_command(id=new_id(), game=0, command=Start(anyway=True)) is None
    status, _, data = await asked(hub, "Una")
    assert status == 409
    assert b"game-running" in data


async def test_a_game_that_starts_meanwhile_silences_it(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever still waits for the voice when the cards are dealt hears nothing any more."""
    for name in ("Kari", "Ola", "Siri", "Per", "Nils"):
        await hub.seat(name)
    await hub.table._preview._turn.acquire()
    waiting = asyncio.create_task(asked(hub, "Una"))
    await asyncio.sleep(0.05)
    assert await hub.table.host_command(id=new_id(), game=0, command=Start(anyway=True)) is None
    hub.table._preview._turn.release()
    assert (await waiting)[0] == 409


async def test_one_address_may_not_ask_for_ever(hub: Hub) -> None:
    """Twenty people may try theirs; a script that asks for more is told to wait."""
    with hub.as_seen_from("192.168.1.99"):
        answers = [(await asked(hub, f"Kari {number}", language="nb")) for number in range(62)]
    assert [status for status, _, _ in answers].count(200) == 60
    status, _, data = answers[-1]
    assert status == 429
    assert "Vent et minutt" in data.decode()


async def test_a_voice_that_fails_is_a_sentence(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is shown all the same."""

    async def speak(text: str, rank: int = 0) -> object:
        raise VoiceError("The voice has a cold.")

    monkeypatch.setattr(hub.table.sound.studio(), "speak", speak)
    status, _, data = await asked(hub, "Kari")
    assert (status, b'"no-voice"' in data) == (409, True)


async def test_too_many_is_its_own_refusal(hub: Hub) -> None:
    """Not that of joining or of wrong codes, which go on."""
    with hub.as_seen_from("192.168.1.98"):
        for number in range(61):
            last = await asked(hub, f"Kari {number}")
        assert b'"too-many-previews"' in last[2]
        assert (await hub.post(f"/api/tables/{hub.code}/seats", name="Kari", language="en"))[0] == 201


async def seat_asked(hub: Hub, seat: int, token: str | None = None) -> tuple[int, str, bytes]:
    """The host's page asks how somebody at the table will be called."""
    client = hub.app.test_client()
    path = f"/api/host/{token or hub.host_token}/name-preview"
    response = await client.post(path, json={"seat": seat})
    data = await response.get_data(as_text=False)
    assert isinstance(data, bytes)
    return response.status_code, response.content_type, data


async def test_the_host_hears_how_a_seat_will_be_called(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the spelling that the seat has given, which no page shows; on the asking page alone."""
    joined = await hub.table.join(id=new_id(), name="Kari", say_as="Kah-ree", language="en")
    assert not isinstance(joined, Refusal)
    spoken: list[str] = []
    studio = hub.table.sound.studio()

    async def speak(text: str, rank: int = 0) -> object:
        spoken.append(text)
        return studio.at_hand(text)

    monkeypatch.setattr(studio, "speak", speak)
    before = hub.table.table_view()
    status, kind, data = await seat_asked(hub, joined.seat)
    assert (status, kind, data[:4]) == (200, "audio/wav", b"RIFF")
    assert "Kah-ree" in " ".join(spoken)
    assert hub.table.table_view() == before


async def test_only_the_host_hears_a_seat_s_name_and_never_during_a_game(hub: Hub) -> None:
    """A seat's own link is no host's link; once the cards are dealt nobody hears names at all."""
    seats = [await hub.seat(name) for name in ("Anna", "Bob", "Carol", "David", "Eric")]
    assert (await seat_asked(hub, seats[0][0], token=seats[0][1]))[0] == 404
    assert (await seat_asked(hub, 77))[0] == 409
    await hub.table.host_command(id=new_id(), game=0, command=Start(anyway=True))
    status, _, answer = await seat_asked(hub, seats[0][0])
    assert status == 409
    assert b'"game-running"' in answer
