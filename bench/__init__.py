"""The load benchmark: real sockets on loopback against the table server and its peers."""
