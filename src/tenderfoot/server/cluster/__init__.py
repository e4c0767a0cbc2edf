"""Several workers before one database: the proxy that finds the right one, and all of it on one machine."""
