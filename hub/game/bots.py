"""Players without a person: they answer what they are asked, legally, through the same commands."""

from __future__ import annotations

from random import Random

from hub.rules import flow, vote
from hub.rules.books import rulebook
from hub.rules.commands import CastVote, ConfirmCard, GiveAnswer, SayReady, SeatCommand
from hub.rules.game import ACK, PASS, Game
from hub.rules.ids import Seat
from hub.rules.prompts import Prompt, main_prompt

PASSING = 0.1
"""How often a bot chooses nobody where it may."""


def next_command(game: Game, seat: Seat, chance: Random) -> SeatCommand | None:
    """What a randomly playing ``seat`` does now; ``None`` while nothing is asked of it."""
    step = game.step
    match step.kind:
        case "cards":
            return ConfirmCard(step=step.id, seat=seat)
        case "discussion":
            return SayReady(step=step.id, seat=seat, ready=True)
        case "vote" | "runoff":
            targets = vote.targets(game, seat)
            return CastVote(step=step.id, seat=seat, target=chance.choice(targets)) if targets else None
        case "wake" | "stage" | "reaction":
            prompt = main_prompt(game, rulebook(game.rulebook), seat)
            if prompt is None:
                return None
            return follow(game, seat, prompt) or answer(step.id, seat, prompt, chance)
        case _:
            return None


def answer(step: int, seat: Seat, prompt: Prompt, chance: Random) -> GiveAnswer:
    """A legal answer to ``prompt``, drawn by ``chance``."""
    options = [option for option in prompt.options if len(option.targets) >= option.picks]
    if prompt.blocked is not None or not prompt.options:
        return GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=ACK)
    if not options or (prompt.may_pass and chance.random() < PASSING):
        return GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=PASS)
    option = options[0] if len(options) == 1 else chance.choice(options)
    single = option.picks == 1
    picks = (chance.choice(option.targets),) if single else tuple(chance.sample(option.targets, option.picks))
    return GiveAnswer(step=step, seat=seat, prompt=prompt.key, verb=option.verb, picks=picks)


def follow(game: Game, seat: Seat, prompt: Prompt) -> GiveAnswer | None:
    """The pick of a teammate, where nothing happens unless all pick alike and picks are seen."""
    if not prompt.keeps_open:
        return None
    for other, given in game.answers.items():
        if other != seat and given.prompt == prompt.key and given.picks and other in game.alive:
            return GiveAnswer(
                step=game.step.id, seat=seat, prompt=prompt.key, verb=given.verb, picks=given.picks
            )
    return None


def awaited(game: Game) -> tuple[Seat, ...]:
    """The seats that the current step waits for."""
    return flow.awaited(game, rulebook(game.rulebook))
