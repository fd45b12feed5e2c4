"""The QR leads to the address that phones in the room can reach, whatever else there is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path

import pytest

from hub.addresses import FRESH_FOR, Adapter, Addresses, candidates
from tests.needs import require

LAN = Adapter(names=("eth0",), addresses=("192.168.1.20", "fe80::1%eth0"))
WIFI = Adapter(names=("wlan0",), addresses=("192.168.1.21",))
DOCKER = Adapter(names=("docker0",), addresses=("172.17.0.1",))
BRIDGE = Adapter(names=("br-3f2a91c0d7e5",), addresses=("172.18.0.1",))
VPN = Adapter(names=("tun0",), addresses=("10.8.0.2",))
LOOPBACK = Adapter(names=("lo",), addresses=("127.0.0.1", "::1"))
SELF_MADE = Adapter(names=("eth1",), addresses=("169.254.7.8", "fe80::2"))


@pytest.mark.parametrize("order", list(permutations([LAN, DOCKER, VPN, LOOPBACK, SELF_MADE])))
def test_the_room_s_network_is_chosen_in_any_order(order: tuple[Adapter, ...]) -> None:
    """With docker, a VPN and self-made addresses beside it, also when all traffic goes through the VPN."""
    for outward in ("192.168.1.20", "10.8.0.2", "172.17.0.1", None):
        assert candidates(order, outward)[0] == "192.168.1.20"


def test_what_phones_can_not_reach_is_never_offered() -> None:
    """Neither loopback nor link-local, nor networks inside this machine."""
    offered = candidates([LAN, WIFI, DOCKER, BRIDGE, VPN, LOOPBACK, SELF_MADE], "192.168.1.20")
    assert offered == ("192.168.1.20", "192.168.1.21", "10.8.0.2")


INSIDE = (
    "veth12ab virbr0 vboxnet0 vmnet8 lxdbr0 cni0 bridge100 awdl0|vEthernet (WSL)|vEthernet (Default Switch)"
    "|VirtualBox Host-Only Network|VMware Network Adapter VMnet8|Npcap Loopback Adapter"
)
TUNNELS = (
    "wg0 tailscale0 zt5u4k utun3 ppp0 nordlynx|TAP-Windows Adapter V9|Tailscale|WireGuard Tunnel"
    "|ZeroTier One [8056c2e21c]|OpenVPN Wintun"
)


def names(text: str) -> list[str]:
    """Plain names before the first bar, spaced ones after it."""
    plain, *spaced = text.split("|")
    return plain.split() + spaced


@pytest.mark.parametrize("name", names(INSIDE))
def test_networks_inside_the_machine_are_known_on_every_system(name: str) -> None:
    """Linux, macOS and Windows call them differently; there, a name that means nothing comes along."""
    adapter = Adapter(names=(name, "{4E1C0C5B-0}"), addresses=("192.168.56.1",))
    assert candidates([adapter], None) == ()


@pytest.mark.parametrize("name", names(TUNNELS))
def test_tunnels_come_last(name: str) -> None:
    """A club may want one on purpose, so they can be chosen, but never by themselves."""
    tunnel = Adapter(names=(name,), addresses=("10.0.0.2",))
    assert candidates([tunnel, LAN], "10.0.0.2") == ("192.168.1.20", "10.0.0.2")


@pytest.mark.parametrize(
    "names", [("Wi-Fi",), ("Ethernet 2",), ("en0",), ("enp3s0",), ("wlp2s0",), ("end0",)]
)
def test_real_networks_are_known_on_every_system(names: tuple[str, ...]) -> None:
    """And none of them is taken for something else."""
    assert candidates([Adapter(names=names, addresses=("10.1.2.3",))], None) == ("10.1.2.3",)


def test_of_two_networks_the_way_out_is_taken() -> None:
    """Cable to the router and Wi-Fi elsewhere: the one with the internet is usually the room's."""
    assert candidates([LAN, WIFI], "192.168.1.21")[0] == "192.168.1.21"
    assert candidates([LAN, WIFI], "192.168.1.20")[0] == "192.168.1.20"


def test_a_private_address_comes_before_a_public_one() -> None:
    """And IPv4, which can be typed, before IPv6."""
    both = Adapter(names=("eth0",), addresses=("fd00::5", "203.0.113.9", "192.168.1.20"))
    assert candidates([both], None) == ("192.168.1.20", "203.0.113.9", "fd00::5")


def test_without_a_network_nothing_is_offered() -> None:
    """The hub starts all the same, and says so."""
    assert candidates([LOOPBACK, SELF_MADE], None) == ()


def test_a_change_is_noticed_within_seconds() -> None:
    """A new address while running needs no restart; the adapters are not asked at every look."""
    found, asked, now = ["192.168.1.20"], [0], [0.0]

    def look() -> list[Adapter]:
        asked[0] += 1
        return [Adapter(names=("eth0",), addresses=tuple(found))]

    addresses = Addresses(look, lambda: None, lambda: now[0])
    assert addresses.now() == addresses.now() == ("192.168.1.20",)
    assert asked == [1]
    found[:] = ["10.0.0.7"]
    now[0] += FRESH_FOR
    assert addresses.now() == ("10.0.0.7",)


# --- With real networks, in a namespace of their own -------------------------------------------------

Inside = Callable[..., str]


@pytest.fixture
def inside() -> Iterator[Inside]:
    """Runs a command in a network namespace of its own, and hands back what it printed."""
    ip = require(shutil.which("ip"), "install iproute2 to test with real networks")
    name = f"nightwake-{os.getpid()}"
    made = subprocess.run([ip, "netns", "add", name], capture_output=True, text=True)
    require(
        made.returncode == 0, "run as root, where network namespaces are allowed, to test with real networks"
    )

    def run(*command: str) -> str:
        return subprocess.run(
            [ip, "netns", "exec", name, *command], check=True, capture_output=True, text=True, timeout=60
        ).stdout

    try:
        run("ip", "link", "set", "lo", "up")
        yield run
    finally:
        subprocess.run([ip, "netns", "del", name], check=True)


ADAPTERS = {
    "docker0": "172.17.0.1/16",
    "tun0": "10.8.0.2/24",
    "eth0": "192.168.44.5/24",
    "eth1": "169.254.3.4/16",
}
SHOW = "from hub.addresses import Addresses; print(*Addresses().now())"


def add(inside: Inside, name: str, address: str) -> None:
    inside("ip", "link", "add", name, "type", "bridge")
    inside("ip", "addr", "add", address, "dev", name)
    inside("ip", "link", "set", name, "up")


@pytest.mark.parametrize(
    "order", [list(ADAPTERS), list(reversed(ADAPTERS)), ["tun0", "eth0", "eth1", "docker0"]]
)
def test_real_adapters_in_several_orders(
    inside: Inside, order: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made in this order or that, with the way out through the VPN: always the room's network."""
    for name in order:
        add(inside, name, ADAPTERS[name])
    inside("ip", "route", "add", "default", "via", "10.8.0.1")
    assert inside(sys.executable, "-c", SHOW).split() == ["192.168.44.5", "10.8.0.2"]


RUN = """
import json, re, subprocess, sys, time, urllib.request

hub = subprocess.Popen(
    [sys.executable, "-m", "hub", "--port", "8099", "--voice-out", "off", "--no-nearby"]
    + ["--data-dir", sys.argv[1]], stdout=subprocess.PIPE, text=True)
said = ""
while "Ctrl-C" not in said:
    said += hub.stdout.readline()
code = re.search(r"/t/(\\w+)", said)[1]

def join():
    with urllib.request.urlopen(f"http://127.0.0.1:8099/api/table/{code}/view") as response:
        return json.load(response)["join"]["url"].partition("/j/")[0]

def until(url):
    deadline = time.monotonic() + 15
    while join() != url:
        assert time.monotonic() < deadline, join()
        time.sleep(0.2)

def ip(*words):
    subprocess.run(["ip", *words], check=True)

assert "no network" in said, said
assert join() == ""
ip("link", "add", "eth0", "type", "bridge")
ip("addr", "add", "192.168.44.5/24", "dev", "eth0")
ip("link", "set", "eth0", "up")
until("http://192.168.44.5:8099")
ip("addr", "del", "192.168.44.5/24", "dev", "eth0")
ip("addr", "add", "192.168.55.6/24", "dev", "eth0")
until("http://192.168.55.6:8099")
hub.terminate()
hub.wait(10)
print("well")
"""


def test_a_hub_without_network_gets_one_and_another_one(inside: Inside, tmp_path: Path) -> None:
    """It starts without, says so, and shows the new address each time, without a restart."""
    assert inside(sys.executable, "-c", RUN, str(tmp_path)).strip() == "well"
