"""The games; each has its own folder, which exports one `Game`."""
