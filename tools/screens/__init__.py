"""Pictures of the product, one for each picture of the design, in the same size, language and light."""
