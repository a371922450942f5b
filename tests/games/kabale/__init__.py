"""What Kabale & Hiebe brings to the tests of all games."""
