"""Refusals in the viewer's language. One speaker a language and game, made when it is first needed."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.errors import Refusal
from tenderfoot.locale import LANGUAGES, Speaker


class Languages:
    """All speakers of this server."""

    def __init__(self) -> None:
        self._speakers: Final[dict[tuple[str, str | None], Speaker]] = {}

    def sentence(self, refusal: Refusal, lang: str, game: str | None, names: list[str]) -> str:
        """Why not, in words."""
        speaker = self._speakers.get((lang, game))
        if speaker is None:
            speaker = self._speakers[lang, game] = Speaker(lang, game, [])
        speaker.names[:] = names
        sentence = speaker.refusal(refusal)
        speaker.unsaid.clear()  # a client's own words may name things that nothing is called
        return sentence


def preferred_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        code = part.split(";")[0].split("-")[0].strip().lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
