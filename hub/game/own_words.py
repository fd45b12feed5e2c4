"""What no player may be called, because the storyteller says it: its own words in every language there is."""

from __future__ import annotations

from functools import cache

from hub.game.voices import LANGUAGES
from hub.rules.books import BOOKS
from hub.rules.lobby.heard import Words
from narrator.own_words import own_words as of
from narrator.plain_letters import read_as


@cache
def own_words() -> Words:
    """Of all languages together: a table may be told in another one later. The first call reads scripts."""
    languages = [of(language, BOOKS) for language in LANGUAGES]
    return Words(
        own=frozenset().union(*(each.words for each in languages)),
        articles=frozenset().union(*(each.articles for each in languages)),
        joining=frozenset().union(*(each.joining for each in languages)),
        numbers={word: number for each in languages for word, number in each.numbers.items()},
        numbered=frozenset(each.numbered for each in languages),
        letters=read_as(),
    )
