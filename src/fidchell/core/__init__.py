"""What all games share: state, frames, chance, matches, records, search and rollouts; nothing here knows a game."""
