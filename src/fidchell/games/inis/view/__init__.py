"""What a viewer may know of Inis: views, events in words, notation, observations, explanations."""
