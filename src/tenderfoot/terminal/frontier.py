"""What the Wild West and the Indians add to the table of Dice Town."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.options import Options
from tenderfoot.engine.view import Plain
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line


def frontier(plain: Plain, speaker: Speaker) -> list[Line]:
    """The River, the Outlaws and the Indian die, if they are in the game."""
    options = cast("Options", plain["options"])
    beyond = cast("Plain", plain["frontier"])
    lines = _wild_west(beyond, speaker) if options["wild_west"] else []
    return lines + (_indians(beyond, speaker) if options["indians"] else [])


def _wild_west(beyond: Plain, speaker: Speaker) -> list[Line]:
    river = speaker.say("dicetown-river", amount=cast("int", beyond["river"]))
    top = [str(beyond["outlaw"])] if beyond["outlaw"] else []
    lines = [Line((river, "")), _outlaws("dicetown-outlaw", top, speaker)]
    lines.append(_outlaws("dicetown-wanted", cast("list[str]", beyond["wanted"]), speaker))
    for what in ("recruited", "captured"):
        for seat, outlaws in enumerate(cast("list[list[str]]", beyond[what])):
            if outlaws:
                name = str(speaker.word(f"seat:{seat}"))
                lines.append(_outlaws(f"dicetown-{what}", outlaws, speaker, name))
    return lines


def _outlaws(label: str, outlaws: list[str], speaker: Speaker, name: str = "") -> Line:
    said = str(speaker.word("outlaw:" + " ".join(outlaws)))
    return Line((f"{name} " if name else "", "strong"), (f"{speaker.say(label)} ", "faint"), (said, ""))


def _indians(beyond: Plain, speaker: Speaker) -> list[Line]:
    die = cast("int", beyond["die"])
    holder = speaker.say("dicetown-village") if die < 0 else str(speaker.word(f"seat:{die}"))
    lines = [Line((f"{speaker.say('dicetown-die')} ", "faint"), (holder, ""))]
    pipe = cast("int", beyond["pipe"])
    if pipe >= 0:
        lines.append(
            Line((f"{speaker.say('dicetown-pipe')} ", "faint"), (str(speaker.word(f"seat:{pipe}")), ""))
        )
    return lines
