"""The way to a table: a QR that any phone reads, an address short enough to type, and others to try."""

from __future__ import annotations

import re

import pytest
import zxingcpp
from PIL import Image, ImageDraw

from hub.addresses import Fixed
from hub.web.invites import QUIET, Invites, matrix, qr_svg, root_of, typed

URL = "http://192.168.178.123:8080/j/ABCDEF"


class Several:
    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    def now(self) -> tuple[str, ...]:
        return self.addresses


def drawn(svg: str, scale: int = 8) -> Image.Image:
    """The picture that a browser makes of our SVG: rectangles, black on white."""
    size = int(re.search(r'viewBox="0 0 (\d+) ', svg)[1])  # type: ignore[index]
    image = Image.new("L", (size * scale, size * scale), 128)
    draw = ImageDraw.Draw(image)
    for colour, path in re.findall(r'fill="#(\w+)" d="([^"]+)"', svg):
        for x, y, width, height in re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)h?H?-?\d+", path):
            left, top = int(x) * scale, int(y) * scale
            box = (left, top, left + int(width) * scale - 1, top + int(height) * scale - 1)
            draw.rectangle(box, fill=255 if colour == "fff" else 0)
    return image


@pytest.mark.parametrize("scale", [2, 4, 8])
def test_the_qr_is_read(scale: int) -> None:
    """Also small: what is read is the address."""
    (found,) = zxingcpp.read_barcodes(drawn(qr_svg(URL), scale))
    assert found.text == URL


def test_the_qr_is_dark_on_light_with_a_quiet_zone() -> None:
    """Whatever the theme: four light modules all around, and no colour of the page shines through."""
    rows = matrix(URL)
    edge = [*rows[:QUIET], *rows[-QUIET:], *(row[:QUIET] for row in rows), *(row[-QUIET:] for row in rows)]
    assert QUIET >= 4
    assert not any(any(row) for row in edge)
    image = drawn(qr_svg(URL))
    assert set(image.tobytes()) == {0, 255}


@pytest.mark.parametrize("address", ["192.168.178.123", "10.100.200.150", "nightwake.fritz.box"])
def test_an_address_is_short(address: str) -> None:
    """At most 60 characters, so that the QR stays coarse and the address can be typed."""
    join = Invites(Fixed(address), 8080).join("ABCDEF")
    assert len(join.url) <= 60
    assert join.url == f"http://{address}:8080/j/ABCDEF"
    assert join.typed == f"{address}:8080"


@pytest.mark.parametrize(
    ("address", "root"),
    [
        ("192.168.1.2", "http://192.168.1.2:8080/"),
        ("192.168.1.2:9000", "http://192.168.1.2:9000/"),
        ("fd00::1", "http://[fd00::1]:8080/"),
        ("[fd00::1]:9000", "http://[fd00::1]:9000/"),
        ("games.example", "http://games.example:8080/"),
        ("https://example.org/game", "https://example.org/game/"),
        ("https://example.org/game/", "https://example.org/game/"),
    ],
)
def test_the_host_may_name_any_address(address: str, root: str) -> None:
    """An IP, a name, with a port or without, or where a proxy serves the hub."""
    assert root_of(address, 8080) == root


def test_the_usual_port_of_the_web_is_left_out() -> None:
    """What need not be typed isn't shown."""
    assert typed(root_of("192.168.1.2", 80)) == "192.168.1.2"


def test_other_addresses_are_offered() -> None:
    """Where the first doesn't work: the others, and their QR."""
    invites = Invites(Several("192.168.1.2", "10.0.0.5"), 8080)
    join = invites.join("ABCDEF")
    assert join.others == ("10.0.0.5:8080",)
    other = invites.join_at("ABCDEF", join.others[0])
    assert other is not None
    assert other.url == "http://10.0.0.5:8080/j/ABCDEF"
    assert other.others == ("192.168.1.2:8080",)
    assert invites.join_at("ABCDEF", "10.0.0.6:8080") is None


def test_without_a_network_there_is_no_way_yet() -> None:
    """The table screen says so instead of showing a QR that leads nowhere."""
    join = Invites(Several(), 8080).join("ABCDEF")
    assert (join.url, join.typed, join.qr_svg, join.others) == ("", "", "", ())
    assert join.code == "ABCDEF"
