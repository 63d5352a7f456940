"""What each card does: one short function per card."""
