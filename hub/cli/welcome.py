"""What the host reads in the terminal: how phones join, the table screen, and the private host link."""

from __future__ import annotations

from hub.life import Started
from hub.web.invites import matrix, typed

DEMO = (
    "  Bots hold the seats, and whoever joins takes one over. The game begins with “Deal the cards” on the",
    "  host page; without you, too.",
    "",
)
DARK, LIGHT = "\033[30;107m", "\033[0m"
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def welcome(started: Started, *, tty: bool) -> str:
    """Several lines, with a QR where a terminal shows it."""
    roots = started.invites.roots()
    lines = [""]
    if started.set_aside is not None:
        lines += [
            f"The game log was damaged. It was put aside as {started.set_aside}; a new one is begun.",
            "",
        ]
    if started.open_folder is not None:
        lines += [
            "Other accounts on this machine can see when the game log grows, and so guess who acts at night:",
            "give Nightwake a folder of its own (--data-dir), or close this one to others:",
            f"chmod 700 {started.open_folder}",
            "",
        ]
    if started.moved:
        lines += ["Port 8080 is in use by another program, so the next free one is used.", ""]
    if roots:
        url = f"{roots[0]}j/{started.code}"
        lines += [qr_text(url), ""] if tty else []
        lines += [f"  Phones join at   {url}", f"  or by typing     {typed(roots[0])}   code {started.code}"]
        lines += [f"  not reachable?   try {typed(other)}" for other in roots[1:3]]
    else:
        lines += [
            "  There is no network, so phones can't join yet. Connect this machine to the room's Wi-Fi:",
            "  the table screen shows the way as soon as there is one.",
        ]
    lines += [
        "",
        f"  Table screen     {started.root}t/{started.code}",
        f"  Host page        {started.host_link}",
        "                   (for your phone or this machine; private: whoever has it is the host)",
        f"  Earlier evenings {started.evenings_link}",
        "",
        *DEMO * started.waits_for_deal,
        "  Going on with the table that was used last; nightwake --new-table opens another."
        if started.continued
        else "  Phones must be in the same Wi-Fi, not its guest network, with VPN off.",
        "  Ctrl-C ends Nightwake.",
        "",
    ]
    return "\n".join(lines)


def qr_text(text: str) -> str:
    """A QR of half blocks, dark on light whatever the terminal's colours."""
    rows = matrix(text)
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    return "\n".join(
        "  " + DARK + "".join(HALVES[pair] for pair in zip(above, below, strict=True)) + LIGHT
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    )
