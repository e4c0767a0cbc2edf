"""Every scene there is, by the path of its file."""

from tests.scenes import dicetown_places, dicetown_sheriff, dicetown_store, dicetown_west, goldriver
from tests.scenes.scene import SCENES

__all__ = ["SCENES", "dicetown_places", "dicetown_sheriff", "dicetown_store", "dicetown_west", "goldriver"]
