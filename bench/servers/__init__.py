"""Servers for the benchmark only."""
