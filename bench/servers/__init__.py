"""Servers that are made for the benchmark only."""
