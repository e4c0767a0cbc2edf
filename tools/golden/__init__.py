"""Golden games as text that a person can review: `page.py` writes one, `changes.py` compares views."""
