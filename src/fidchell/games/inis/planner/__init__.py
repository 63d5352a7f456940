"""What positions of Inis are worth, and what bots do at first thought."""
