"""The Wild West extension: a second action for every place, Ranches, the River, Outlaws, twelve cards."""
