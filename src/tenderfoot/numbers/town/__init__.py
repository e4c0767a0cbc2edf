"""The parts of an observation of Dice Town: of each its entries, and how they are written."""
