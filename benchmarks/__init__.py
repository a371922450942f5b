"""What `grandee bench` measures: every figure that the project promises, as absolute values and as ratios to a loop."""
