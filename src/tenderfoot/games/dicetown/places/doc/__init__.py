"""Doc Badluck: both editions, the Elixirs, and barbed wire (7.9)."""
