"""What is said on the wire, typed."""
