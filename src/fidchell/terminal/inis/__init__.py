"""How Inis looks in the terminal."""

from fidchell.terminal.face import Face
from fidchell.terminal.inis.asking import advice, momentous, options, question, rest, secretive, title
from fidchell.terminal.inis.cards import hand
from fidchell.terminal.inis.explain import explain
from fidchell.terminal.inis.island import board, scene
from fidchell.terminal.inis.seats import seats

__all__ = ["FACE"]

FACE = Face(
    board=board,
    scene=scene,
    seats=seats,
    hand=hand,
    question=question,
    options=options,
    rest=rest,
    advice=advice,
    explain=explain,
    title=title,
    momentous=momentous,
    secretive=secretive,
)
