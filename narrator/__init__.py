"""Tells the table what happens, aloud and in captions.

How it works: a `Cue` (narrator.cue) names a public moment of a game. A `Script` (narrator.script) words it
as a `Line`, once for the eye and once for the ear. The `Studio` (narrator.studio) has a `Voice` speak its
sentences in a thread, levels them (narrator.mix) and keeps them (narrator.cache). An `Outlet`
(narrator.outlet) makes the clip heard: the host's speakers, the table screen's browser, both, or nobody. The
`Storyteller` (narrator.storyteller) is the one object a table needs: it queues cues, plays one clip at a time
and says when a line starts and ends.

Nothing here knows the rules of a game, and nothing here may stop one: whatever fails, a line's caption is
shown for as long as it takes to read, and the utterance ends.
"""
