"""What Eight-Minute Empire: Legends brings to the tests of all games."""
