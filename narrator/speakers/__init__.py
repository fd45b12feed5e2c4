"""The host's speakers: an outlet in this process and the player, a process of its own that can be killed.

A sound device can hang, vanish or crash its library. So only the player touches it (`child`, `device`), and
the outlet (`outlet`) gives each clip its length and a few seconds more, kills a player that takes longer and
starts another. They talk through the player's standard input and output in the words of `wire`.
"""
