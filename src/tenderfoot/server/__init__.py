"""A table on the web: one process, one database file, no account."""
