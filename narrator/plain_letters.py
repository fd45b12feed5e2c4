"""Letters that are drawn in a fancy way, or belong to phonetics, as the plain ones that they are read as.

People write names in small capitals or white on black because it looks good. Voices spell such letters by
their long names or leave them out. What Unicode itself holds equal isn't enough: the names of the characters
say which letter it is.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

_LAST_COMMON = "\u017f"
"""Up to here are the letters of Europe's languages, which voices know or leave out one by one."""
_NAMED = re.compile(
    r"(?:NEGATIVE (?:CIRCLED|SQUARED) )?"
    r"LATIN (?P<case>SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL|SMALL CAPITAL LETTER)"
    r"(?: (?:DOTLESS|SCRIPT|INSULAR|LONG|OPEN|BARRED))*"
    r" (?P<letter>[A-Z]|AE|OE|AA|AO|AU|AV|AY|OO|OU|UE|TZ|VY|ALPHA|ENG|ETH|KRA|SCHWA|SHARP S|THORN)"
    r"(?: WITH .*| BAR)?"
)
_READ_AS = {
    "ALPHA": "a",
    "ENG": "ng",
    "ETH": "d",
    "KRA": "k",
    "SCHWA": "a",
    "SHARP S": "ss",
    "THORN": "th",
}


def plain_letters(text: str) -> str:
    """The text with every letter and digit as a plain one, where there is one that it is read as."""
    return "".join(map(_plain, unicodedata.normalize("NFC", text)))


@lru_cache(maxsize=1)
def read_as() -> Mapping[str, str]:
    """Every letter that is read as another, or as several, and what it is read as."""
    letters = (chr(code) for code in range(ord(_LAST_COMMON), 0x1F1FF))
    return {
        char: plain
        for char in letters
        if "LATIN" in unicodedata.name(char, "") and (plain := _plain(char)) != char
    }


def is_common(letter: str) -> bool:
    """Whether voices may be given it."""
    return letter <= _LAST_COMMON


@lru_cache(maxsize=1024)
def _plain(char: str) -> str:
    if is_common(char) and char != "\u0138":
        return char
    if unicodedata.category(char) == "Nd":
        return str(unicodedata.decimal(char))
    alike = unicodedata.normalize("NFKC", char)
    if char.isalpha() and alike != char:
        return "".join(map(_plain, alike))
    base = unicodedata.normalize("NFD", char)[0]
    if base.isascii():
        return base
    named = _NAMED.fullmatch(unicodedata.name(char, ""))
    if named is None:
        return char
    letter = _READ_AS.get(named["letter"], named["letter"].lower())
    return letter.capitalize() if named["case"] == "CAPITAL LETTER" else letter
