"""What the host reads at the start: the way in for phones, with a QR to be read off the terminal."""

from __future__ import annotations

import re

import zxingcpp
from PIL import Image

from hub.cli.welcome import DARK, HALVES, LIGHT, qr_text, welcome
from hub.life import Started
from hub.web.invites import Invites

URL = "http://192.168.178.123:8080/j/ABCDEF"


class Several:
    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    def now(self) -> tuple[str, ...]:
        return self.addresses


def started(
    *addresses: str,
    moved: bool = False,
    set_aside: str | None = None,
    open_folder: str | None = None,
    waits_for_deal: bool = False,
) -> Started:
    return Started(
        root="http://localhost:8080/",
        code="ABCDEF",
        host_token="secret",
        evenings_token="evenings",
        continued=False,
        invites=Invites(Several(*addresses), 8080),
        moved=moved,
        set_aside=set_aside,
        open_folder=open_folder,
        waits_for_deal=waits_for_deal,
    )


def seen(text: str) -> Image.Image:
    """The terminal as a camera sees it: black where a half block is inked, white around."""
    inked = {character: pair for pair, character in HALVES.items()}
    rows: list[list[bool]] = []
    for line in text.splitlines():
        pairs = [inked[character] for character in line.strip().removeprefix(DARK).removesuffix(LIGHT)]
        rows += [[pair[0] for pair in pairs], [pair[1] for pair in pairs]]
    image = Image.new("L", (len(rows[0]), len(rows)), 255)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            image.putpixel((x, y), 0 if dark else 255)
    return image.resize((image.width * 6, image.height * 6), Image.Resampling.NEAREST)


def test_the_qr_in_the_terminal_is_read() -> None:
    """Dark on light, also in a dark terminal: the colours are named, not assumed."""
    text = qr_text(URL)
    assert all(line.startswith(f"  {DARK}") and line.endswith(LIGHT) for line in text.splitlines())
    (found,) = zxingcpp.read_barcodes(seen(text))
    assert found.text == URL


def test_all_ways_are_named() -> None:
    """By QR, by link, by typing, by another address; the table screen; and the host's own page."""
    said = welcome(started("192.168.178.123", "10.0.0.5"), tty=False)
    assert URL in said
    assert "192.168.178.123:8080   code ABCDEF" in said
    assert "try 10.0.0.5:8080" in said
    assert "http://localhost:8080/t/ABCDEF" in said
    assert "http://192.168.178.123:8080/h/secret" in said
    assert "http://192.168.178.123:8080/m/evenings" in said
    assert "VPN off" in said
    assert "█" not in said


def test_what_the_host_should_know_is_said() -> None:
    """Another port, a damaged log, no network: one sentence each."""
    said = welcome(started(moved=True, set_aside="/data/games.broken"), tty=True)
    assert "Port 8080 is in use" in said
    assert "/data/games.broken" in said
    assert "There is no network" in said
    assert "http://localhost:8080/h/secret" in said
    assert not re.search(r"/j/|127\.0\.0\.1", said)


def test_an_open_data_folder_is_said_with_the_way_out() -> None:
    """What others could see, and two things to do about it; nothing where it is closed."""
    said = welcome(started("192.168.1.20", open_folder="/srv/games"), tty=False)
    assert "Other accounts" in said and "/srv/games" in said and "--data-dir" in said and "chmod 700" in said
    assert "Other accounts" not in welcome(started("192.168.1.20"), tty=False)


def test_a_demo_says_how_its_game_begins() -> None:
    """A table full of bots waits for the host to deal, which nobody would guess."""
    assert "“Deal the cards” on the" in welcome(started("192.168.1.20", waits_for_deal=True), tty=False)
    assert "Bots" not in welcome(started("192.168.1.20"), tty=False)
