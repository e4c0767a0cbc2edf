"""Every sentence a person reads, in English and French: Fluent catalogues, and who speaks them.

`en/` and `fr/` hold the same files with the same ids. `engine.ftl` and `terminal.ftl` are for every
game; the other files bear the name of theirs. Ids say what they name: `event-…`, `choice-…`,
`prompt-…`, `rule-…`, `card-…`, `cardtext-…`, `refusal-…`.
"""

from tenderfoot.locale.catalogue import Catalogue, Unsaid
from tenderfoot.locale.language import LANGUAGES, language
from tenderfoot.locale.speaker import Speaker, printable

__all__ = ["LANGUAGES", "Catalogue", "Speaker", "Unsaid", "language", "printable"]
