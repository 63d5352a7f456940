"""The type names used in signatures; `tools/compile_core.py` knows the C type of each."""

from typing import Any, TypeAlias

Seat: TypeAlias = int
Place: TypeAlias = int
Card: TypeAlias = int
Count: TypeAlias = int
Kind: TypeAlias = int
Action: TypeAlias = int
Frame: TypeAlias = int  # 64 bits: kind, seat and four small numbers
Mask: TypeAlias = int  # 64 bits, unsigned: a set of cards, seats or places
Counts: TypeAlias = list[int]  # counts by kind, 8 bits each
Actions: TypeAlias = list[int]  # a buffer for the options of one decision
Marks: TypeAlias = Any  # a buffer for numbers up to 255: anything writable by index; compiled, C memory
Values: TypeAlias = list[float]  # one for each seat
Fields: TypeAlias = dict[str, Any]  # a state as plain Python values
