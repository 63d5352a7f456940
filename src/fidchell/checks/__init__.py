"""Cases, laws and soaks: what checks every game against its rules."""
