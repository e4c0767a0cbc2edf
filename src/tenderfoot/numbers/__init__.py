"""What a seat sees and may say, as numbers: compiled with the rules, for it is most of what a step costs.

It needs librt, the compiler's own library, and nothing else of `tenderfoot.research`, which is built on it.
"""
