"""What each card does, one short function a card."""
