"""The server: routes, people, settings, the protocol."""
