"""What docs/strength.md says around its tables, in the words of one who has not read the sources."""

from __future__ import annotations

from typing import Final

INTRODUCTION: Final = """\
# How strong the bots are

Written by `make arena`; do not edit.

How to read it: a row seats one bot among others who are all alike, and says what share of the games it
*won*. Four equal bots win a quarter each: that is the *fair* share, and whoever wins more is stronger than
those around it. Every seed is played once from each seat, with the same dice and cards, so nobody has a
lucky chair; such a round of games is a block. The *95 % interval* says how far chance may have moved the
number (bootstrapped over blocks): a row shows something only if the fair share lies outside of it. A victory
that several share counts as a part for each. *Margin* is in points above the best of the others, *place* the
mean place at the end. CPU is the processor time of one decision of the first bot, in milliseconds: half of
its decisions took less than the first number, all but one in a hundred less than the second. Bots count
their efforts and have no clock: the same seeds give the same games on any machine.

The seeds begin at a million; nobody has tuned a bot on those. A row rests on as many seeds as it says.{state}
Conditions: {conditions}.
"""

UNFINISHED: Final = """
Of {wanted:,} blocks that are to be played, {done:,} are: rows with few seeds are preliminary, and rows
without any are left out."""

EFFORT: Final = """\
Each level against three of the second best, and the best at other efforts: “× 1/8” has an eighth of the
usual playouts. Where the line is flat, thinking longer buys nothing."""

CALIBRATION: Final = """\
The best level asks who is going to win. On games it had not learned from, what it foretold was sorted into
ten steps, and compared with what came: on the line, a chance of three in ten came true three times in ten."""

REVIEW: Final = """\
After a game the review says which decisions cost something and who was lucky. Here the decisions it judges
are tried: in dealt worlds both answers are given, good players finish the round, and the learned value says
who is going to win."""

RATINGS: Final = "For display; claims rest on the tables above."

ISMCTS: Final = """\
The best level against the ISMCTS of OpenSpiel, written in Python, two at a table: one random rollout a
simulation, exploration 1.4, a world dealt anew for each. In a trial its simulations were doubled until one
of its decisions took at least as long as one of ours; the second row of a game gives it sixteen times as
many. The last column says what both took, on average."""
