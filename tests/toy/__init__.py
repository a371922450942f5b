"""Dials: the smallest game that has what Kabale & Hiebe lacks, a secret simultaneous choice. It tests the contract."""
