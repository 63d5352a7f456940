"""What every game shares: state, frames, chance, matches, records, laws and playouts; it knows no game."""
