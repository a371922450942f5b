"""What El Grande brings to the tests of all games."""
