"""The page and the browser's types say what the server's messages are: neither is stale."""

from tools import protocol


def test_the_page_is_what_the_messages_say() -> None:
    assert protocol.PAGE.read_text("utf-8") == protocol.page(), "run `python -m tools.protocol`"


def test_the_types_of_the_browser_are_what_the_messages_say() -> None:
    assert protocol.TYPES.read_text("utf-8") == protocol.typescript(), "run `python -m tools.protocol`"
