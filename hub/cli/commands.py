"""All commands and their options; each does its work in a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from hub.options import Demo, Options

FOLDER = click.Path(file_okay=True, path_type=Path)
LANGUAGES = click.Choice(["en", "nb"])
VOICE_OUT = click.Choice(["speakers", "browser", "both", "off"])

data_dir = click.option(
    "--data-dir", type=FOLDER, envvar="NIGHTWAKE_DATA_DIR", help="Folder for games and voices."
)
language = click.option(
    "--lang", type=LANGUAGES, help="What the games are told in. [default: the voice's language, or en]"
)
voice = click.option("--voice", metavar="VOICE[:SPEAKER]", help="Who tells them; see: nightwake voices list")


def serving(command: Any) -> Any:
    """The options of every command that runs a hub."""
    for option in reversed(
        (
            click.option(
                "--port", type=click.IntRange(0, 65535), help="Instead of 8080 or the next free one."
            ),
            click.option("--host", help="Listen at this address only, instead of at all."),
            click.option("--address", help="What the QR shows: an address, a name, or a proxy's URL."),
            data_dir,
            click.option("--voice-out", default="speakers", type=VOICE_OUT, show_default=True),
            click.option("--device", help="Sound device for this and later evenings; see: nightwake devices"),
            click.option(
                "--lead-in",
                metavar="MS",
                type=click.IntRange(0, 2000),
                help="Near-silence that wakes a Bluetooth speaker before it speaks. [default: 500]",
            ),
            language,
            voice,
            click.option(
                "--open",
                "open_browser",
                is_flag=True,
                envvar="NIGHTWAKE_OPEN",
                help="Open the table screen in a browser.",
            ),
            click.option(
                "--nearby/--no-nearby", default=True, help="Announce nightwake.local. [default: on]"
            ),
            click.option("--verbose", is_flag=True, help="Say more about what happens."),
        )
    ):
        command = option(command)
    return command


def _options(given: dict[str, Any], demo: Demo | None = None) -> Options:
    return Options(
        host=given["host"],
        port=given["port"],
        address=given["address"],
        data_folder=given["data_dir"],
        voice_out=given["voice_out"],
        device=given["device"],
        lead_in=given["lead_in"],
        voice=given["voice"],
        language=given["lang"],
        open_browser=given["open_browser"],
        nearby=given["nearby"],
        new_table=given.get("new_table", False),
        demo=demo,
    )


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="nightwake", message="Nightwake %(version)s")
@serving
@click.option("--new-table", is_flag=True, help="Open another table beside the one that was used last.")
@click.pass_context
def nightwake(context: click.Context, /, verbose: bool, **given: Any) -> None:
    """Tell a game of hidden roles aloud, in this room, to the phones on this Wi-Fi.

    Without a command: start the hub, show how to join, and open a table.
    """
    if context.invoked_subcommand is not None:
        _no_options_before(context, context.invoked_subcommand)
    else:
        from hub.cli.start import start

        start(_options(given), verbose)


def _no_options_before(context: click.Context, command: str) -> None:
    for name in context.params:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"Put the options behind the command: nightwake {command} ...")


@nightwake.command()
@click.option("--rulebook", default="witches", show_default=True)
@click.option("--seats", default=8, type=click.IntRange(1, 30), show_default=True)
@click.option(
    "--pace",
    default="normal",
    type=click.Choice(["brisk", "normal", "relaxed", "test"]),
    show_default=True,
    help="How long the night's pauses are.",
)
@click.option("--start-now", is_flag=True, help="Deal at once, without waiting for anybody.")
@serving
def demo(rulebook: str, seats: int, pace: Any, start_now: bool, verbose: bool, **given: Any) -> None:
    """Start a hub whose table is full of bots; whoever joins takes a bot's place."""
    from hub.cli.start import start

    start(_options(given, Demo(rulebook=rulebook, seats=seats, pace=pace, start_now=start_now)), verbose)


@nightwake.command("host-link")
@data_dir
@click.option("--address", help="Show the links with this address.")
def host_link(data_dir: Path | None, address: str | None) -> None:
    """Show the lost host links of the tables in the data folder."""
    from hub.cli.host_link import show

    show(data_dir, address)


@nightwake.command()
def devices() -> None:
    """List the sound devices that --device may name."""
    from hub.cli.devices import show

    show()


@nightwake.group()
def voices() -> None:
    """See which voices there are, add more, and hear them."""


MIRROR = click.option(
    "--mirror", "servers", multiple=True, metavar="URL", help="A server with Piper's voices; may be repeated."
)


@voices.command("list")
@click.option("--published", is_flag=True, help="Those that Piper's project publishes (needs the internet).")
@click.option("--lang", type=LANGUAGES, help="Of the published ones, those that speak this language.")
@MIRROR
@data_dir
def voices_list(published: bool, lang: str | None, servers: tuple[str, ...], data_dir: Path | None) -> None:
    """List the voices, and which of them speaks."""
    from hub.cli import voices

    if published or servers:
        voices.show_published(lang, servers)
    else:
        voices.show(data_dir)


@voices.command("add")
@click.argument("wanted", metavar="LANGUAGE|VOICE|FILE.onnx")
@click.option("--lang", type=LANGUAGES, help="What it is to read, if not its own language.")
@click.option("--again", is_flag=True, help="Download it anew although it is here.")
@MIRROR
@data_dir
def voices_add(
    wanted: str, lang: str | None, again: bool, servers: tuple[str, ...], data_dir: Path | None
) -> None:
    """Download a voice: the best of a language (nb), or any of Piper's by name; or take it from a file."""
    from hub.cli import voices

    voices.add(wanted, language=lang, servers=servers, again=again, data_dir=data_dir)


@voices.command("try")
@click.argument("wanted", metavar="LANGUAGE|VOICE[:SPEAKER]")
@click.argument("text", required=False)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="A WAV file instead of aloud.")
@data_dir
def voices_try(wanted: str, text: str | None, out: Path | None, data_dir: Path | None) -> None:
    """Hear a voice say something."""
    from hub.cli import voices

    voices.try_out(wanted, text, out=out, data_dir=data_dir)


@voices.command("remove")
@click.argument("name", metavar="VOICE")
@data_dir
def voices_remove(name: str, data_dir: Path | None) -> None:
    """Delete a voice that was added."""
    from hub.cli import voices

    voices.remove(name, data_dir)


@nightwake.command()
@click.option("--rulebook", default="witches", show_default=True)
@click.option("--seats", default=8, type=click.IntRange(1, 30), show_default=True)
@click.option("--seed", default="1", show_default=True, help="The same seed tells the same game.")
@language
@voice
@click.option("--style", type=click.Choice(["called", "together"]), help="Instead of the rulebook's own.")
@click.option("--names", default="", help="Names at the table, with commas in between.")
@click.option("--whole-game", is_flag=True, help="Tell the game to its end, not only its first night.")
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), help="A WAV file.")
@click.option("--captions", type=click.Path(dir_okay=False, path_type=Path), help="A file for the lines.")
@click.option(
    "--bed",
    default="on",
    type=click.Choice(["on", "off"]),
    show_default=True,
    help="The night's sounds, and the signs at the turns of the story.",
)
@data_dir
def rehearse(bed: str, **given: Any) -> None:
    """Write down how a game sounds that bots have played."""
    from hub.cli.rehearse import rehearse

    rehearse(bed=bed == "on", **given)


@nightwake.command()
@click.option("--rulebook", default="witches", show_default=True)
@click.option("--seats", default=8, type=click.IntRange(1, 30), show_default=True)
@click.option("--games", default=1000, type=click.IntRange(1, 1_000_000), show_default=True)
@click.option(
    "--roles",
    metavar="ROLE=NUMBER,...",
    help="What to deal, as it is printed: all roles, or some; a special role that is left out is not dealt.",
)
@click.option("--style", type=click.Choice(["called", "together"]), help="Instead of the rulebook's own.")
@click.option("--players", default="sensible", type=click.Choice(["sensible", "random"]), show_default=True)
@click.option("--seed", default="odds", show_default=True, help="The same seed plays the same games.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def odds(**given: Any) -> None:
    """Play many games with simulated players, and show how often which side wins."""
    from hub.cli.odds import odds

    odds(**given)
