"""What positions of Banish the Snakes are worth, and what bots do at first thought."""
