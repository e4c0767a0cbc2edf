"""Playing in a terminal: one person at one seat, bots at the others.

`session.py` is the game that goes on, without a screen; `plain.py` plays it in lines of text,
`app.py` on a whole screen. Both show the person's view, and nothing else of the state.
"""
