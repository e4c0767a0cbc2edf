"""The store's second home: a PostgreSQL database, for as many processes as there are."""
