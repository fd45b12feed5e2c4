"""A table between and around its games: who sits where, what will be played, and the running game."""
