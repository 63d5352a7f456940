"""The server: routes, accounts, settings and the protocol."""
