"""Benchmarks against other engines: `fidchell bench`."""
