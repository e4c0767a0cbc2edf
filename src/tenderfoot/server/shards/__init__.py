"""Which worker has which tables, where a server is several processes on one database."""
