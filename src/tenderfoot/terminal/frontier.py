"""What the Wild West and the Indians add to the table of Dice Town."""

from __future__ import annotations

from tenderfoot.games.dicetown.known.shapes import FrontierShape, TableShape
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line


def frontier(table: TableShape, speaker: Speaker) -> list[Line]:
    """The River, the Outlaws and the Indian die, if they are in the game."""
    options, beyond = table["options"], table["frontier"]
    lines = _wild_west(beyond, speaker) if options["wild_west"] else []
    return lines + (_indians(beyond, speaker) if options["indians"] else [])


def _wild_west(beyond: FrontierShape, speaker: Speaker) -> list[Line]:
    river = speaker.say("dicetown-river", amount=beyond["river"])
    top = [beyond["outlaw"]] if beyond["outlaw"] else []
    lines = [Line((river, "")), _outlaws("dicetown-outlaw", top, speaker)]
    lines.append(_outlaws("dicetown-wanted", beyond["wanted"], speaker))
    for what, gangs in (("recruited", beyond["recruited"]), ("captured", beyond["captured"])):
        for seat, outlaws in enumerate(gangs):
            if outlaws:
                name = str(speaker.word(f"seat:{seat}"))
                lines.append(_outlaws(f"dicetown-{what}", outlaws, speaker, name))
    return lines


def _outlaws(label: str, outlaws: list[str], speaker: Speaker, name: str = "") -> Line:
    said = str(speaker.word("outlaw:" + " ".join(outlaws)))
    return Line((f"{name} " if name else "", "strong"), (f"{speaker.say(label)} ", "faint"), (said, ""))


def _indians(beyond: FrontierShape, speaker: Speaker) -> list[Line]:
    die, pipe = beyond["die"], beyond["pipe"]
    holder = speaker.say("dicetown-village") if die is None else str(speaker.word(f"seat:{die}"))
    lines = [Line((f"{speaker.say('dicetown-die')} ", "faint"), (holder, ""))]
    if pipe is not None:
        lines.append(
            Line((f"{speaker.say('dicetown-pipe')} ", "faint"), (str(speaker.word(f"seat:{pipe}")), ""))
        )
    return lines
