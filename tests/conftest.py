"""What all tests share: property tests try the same examples each time, and take the time they take."""

from hypothesis import settings

settings.register_profile("same-each-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-each-time")
