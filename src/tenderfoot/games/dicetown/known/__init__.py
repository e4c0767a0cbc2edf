"""What somebody may know: views, and worlds that fit them."""
