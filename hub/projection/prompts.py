"""What a seat is asked now, as its own page shows it."""

from __future__ import annotations

from hub.projection.private import SeatKnowledge
from hub.projection.seat_view import AnswerView, OptionView, PeerPick, PromptView
from hub.rules import prompts as rules
from hub.rules.game import Answer, Game
from hub.rules.ids import Seat
from hub.rules.rulebook import Rulebook


def may_ready(game: Game | None, seat: Seat) -> bool:
    """The seat may say, or take back, that it is ready now."""
    if game is None:
        return True
    return game.step.kind == "discussion" and seat in game.alive and not game.paused


def prompts(game: Game, book: Rulebook, own: SeatKnowledge) -> tuple[PromptView, ...]:
    """Everything asked of the seat at this step; day powers last."""
    asked = rules.main_prompt(game, book, own.seat)
    main = () if asked is None else (_view(asked, game.answers.get(own.seat), own),)
    return main + tuple(_view(power, None, own) for power in rules.powers(game, book, own.seat))


def _view(prompt: rules.Prompt, answer: Answer | None, own: SeatKnowledge) -> PromptView:
    return PromptView(
        kind=prompt.kind,
        prompt=prompt.key,
        options=tuple(OptionView(verb=o.verb, picks=o.picks, targets=o.targets) for o in prompt.options),
        may_pass=prompt.may_pass,
        blocked=prompt.blocked,
        brief=own.brief if prompt.kind == "wake" else None,
        round=prompt.round,
        keeps_open=prompt.keeps_open,
        answer=None if answer is None else _answer(answer),
        peers=tuple(_peer(seat, given) for seat, given in own.peers.items()) if prompt.kind == "wake" else (),
    )


def _answer(answer: Answer) -> AnswerView:
    return AnswerView(verb=answer.verb, picks=answer.picks, confirmed=answer.confirmed)


def _peer(seat: Seat, answer: Answer) -> PeerPick:
    return PeerPick(seat=seat, verb=answer.verb, picks=answer.picks, confirmed=answer.confirmed)
