"""Every picture of the design has a scene of the product, and a name says its size, language and light."""

from tools.screens.__main__ import SCENES, SHOWN
from tools.screens.shot import listed, read


def test_every_picture_has_its_scene() -> None:
    assert {one.scene for one in listed()} == set(SCENES)


def test_a_name_says_how_the_picture_is_taken() -> None:
    shot = read("dicetown-frontier-phone-fr-390x664")
    assert (shot.set.scene, shot.set.language, shot.set.theme) == ("dicetown-frontier", "fr", "night")
    assert shot.size == {"width": 390, "height": 664}
    assert read("join-day").set.theme == "day"
    assert read("goldriver-landscape").size == {"width": 844, "height": 390}
    assert read("choices-phone-390x664-card").set.scene == "choices-card"


def test_the_readme_shows_pictures_that_are_taken() -> None:
    assert set(SHOWN) <= {shot.name for shots in listed().values() for shot in shots}
