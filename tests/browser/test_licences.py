"""Whose work is in the page can be read from it, in both languages."""

from __future__ import annotations

import pytest

from tests.browser.guest import PHONE, Guests


@pytest.mark.parametrize(
    ("language", "settings", "link"),
    [("en", "Settings", "Licences and credits"), ("fr", "Réglages", "Licences et crédits")],
)
def test_the_settings_lead_to_the_notices(guests: Guests, language: str, settings: str, link: str) -> None:
    ann = guests.arrive(PHONE, language)
    ann.page.get_by_role("button", name=settings).click()
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name=link).click()
    said = opened.value.inner_text("body")
    assert "SIL OPEN FONT LICENSE" in said
    assert "Les conditions de chacun, dans leur langue." in said
    assert ann.page.get_by_role("link", name=link).is_visible()  # nobody leaves the page to read
