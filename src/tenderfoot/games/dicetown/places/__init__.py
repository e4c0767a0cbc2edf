"""The places of the town, one file each, in board order."""
