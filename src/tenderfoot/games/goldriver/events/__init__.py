"""Everything that can be told, by chapter. Facts say why: each hop of a payment, each count of votes."""
