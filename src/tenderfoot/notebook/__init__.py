"""Tables, matches and records as pictures: one SVG each, put together from the page's own drawings."""

from tenderfoot.notebook.paper import record_svg
from tenderfoot.notebook.table import game_of, match_svg, svg

__all__ = ["game_of", "match_svg", "record_svg", "svg"]
