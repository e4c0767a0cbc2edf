"""What the Sheriff decides, and the haggling before it (chapter 8)."""
