"""The rules of the games, pure: commands in, events out; no I/O, no clock, no randomness of their own.

Theory of operation: a :class:`~hub.rules.game.Game` is a value. ``decide`` takes it together with a
command and a context (the play clock) and answers with events or with a refusal; ``evolve`` folds one
event into the next value. A game moves through *steps*: a telling step is over when its lines have been
spoken, an open step when everybody it awaits has answered or its limit has passed. Who drives the
clock and the voice is not known here.
"""
