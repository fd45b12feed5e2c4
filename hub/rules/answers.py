"""Taking a seat's choice at a prompt: what is legal, and what is learned on confirming."""

from __future__ import annotations

from hub.rules import events as ev
from hub.rules import teams
from hub.rules.commands import GiveAnswer
from hub.rules.game import ACK, PASS, Act, Answer, Game
from hub.rules.ids import Seat
from hub.rules.prompts import Prompt, holders, main_prompt, own_wake, powers
from hub.rules.refusal import Refusal
from hub.rules.rulebook import Option, Rulebook
from hub.rules.turn import Turn


def give(turn: Turn, command: GiveAnswer) -> Refusal | None:
    """Takes the choice, or says why it is refused."""
    game, book, seat = turn.game, turn.book, command.seat
    power = next((p for p in powers(game, book, seat) if p.key == command.prompt), None)
    prompt = power or main_prompt(game, book, seat)
    if prompt is None or prompt.key != command.prompt:
        return Refusal("not-asked")
    refusal = _standing(game, book, prompt, seat) or _illegal(game, prompt, command)
    if refusal is not None:
        return refusal
    if power is not None:
        _use_power(turn, command)
    else:
        _answer(turn, prompt, command)
    return None


def _standing(game: Game, book: Rulebook, prompt: Prompt, seat: Seat) -> Refusal | None:
    """A confirmed choice stands, unless the prompt keeps it open."""
    given = game.answers.get(seat)
    if prompt.kind == "hunch" or given is None or not given.confirmed:
        return None
    if prompt.keeps_open and not teams.complete(game, book.wake(prompt.key)):
        return None
    return Refusal("answer-stands")


def _illegal(game: Game, prompt: Prompt, command: GiveAnswer) -> Refusal | None:
    verb, picks = command.verb, command.picks
    if not command.confirm and not prompt.keeps_open:
        return Refusal("confirm-needed")
    if prompt.blocked is not None or not prompt.options:
        return None if verb == ACK and not picks else Refusal("acknowledge-only")
    if verb == PASS:
        return None if prompt.may_pass and not picks else Refusal("must-choose")
    for option in prompt.options:
        if option.verb == verb:
            return _illegal_picks(game, option, command.seat, picks)
    return Refusal("verb-not-offered")


def _illegal_picks(game: Game, option: Option, seat: Seat, picks: tuple[Seat, ...]) -> Refusal | None:
    if len(picks) != option.picks or len(set(picks)) != len(picks):
        return Refusal("pick-count", {"count": option.picks})
    for pick in picks:
        if pick not in option.targets:
            return Refusal(_why_not_offered(game, seat, pick))
    return None


def _why_not_offered(game: Game, seat: Seat, pick: Seat) -> str:
    if pick not in game.seats:
        return "unknown-seat"
    if pick not in game.alive:
        return "target-dead"
    return "target-self" if pick == seat else "target-not-offered"


def _answer(turn: Turn, prompt: Prompt, command: GiveAnswer) -> None:
    game, book, seat = turn.game, turn.book, command.seat
    answer = Answer(prompt=prompt.key, verb=command.verb, picks=command.picks, confirmed=command.confirm)
    wake = own_wake(game, book, seat)
    viewers = holders(game, wake) if wake is not None and wake.team is not None else (seat,)
    turn.emit(ev.Answered(seat=seat, answer=answer, viewers=viewers))
    if wake is not None and wake.finding is not None and command.confirm and prompt.blocked is None:
        turn.learn(seat, wake.finding(game, seat, answer))


def _use_power(turn: Turn, command: GiveAnswer) -> None:
    game, seat = turn.game, command.seat
    wake = next(power.wake for power in turn.book.powers if power.wake.key == command.prompt)
    act = Act(night=game.night, wake=wake.key, seat=seat, verb=command.verb, picks=command.picks)
    turn.emit(ev.PowerUsed(act=act, viewers=(seat,)))
    if wake.finding is not None:
        answer = Answer(prompt=wake.key, verb=command.verb, picks=command.picks)
        turn.learn(seat, wake.finding(game, seat, answer))
