"""How large a terminal must be to hold a table."""

from typing import Final

WIDTH: Final = 80
HEIGHT: Final = 24
NEEDED: Final = f"{WIDTH}×{HEIGHT}"
