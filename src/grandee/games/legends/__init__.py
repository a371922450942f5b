"""Eight-Minute Empire: Legends, from docs/rules/eight-minute-legends.md."""
