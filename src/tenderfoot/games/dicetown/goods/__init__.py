"""What goes from hand to hand: dollars, nuggets, cards."""
