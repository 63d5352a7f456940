"""What a viewer may know of Banish the Snakes: views, events in words, notation, observations, explanations."""
