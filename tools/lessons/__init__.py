"""What happens in the lessons of the page: one module a game."""
