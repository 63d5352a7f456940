"""How Inis looks in the terminal."""

from fidchell.terminal.face import Face
from fidchell.terminal.inis.asking import advice, momentous, options, outdated, question, rest, secretive, title
from fidchell.terminal.inis.cards import hand
from fidchell.terminal.inis.explain import explain
from fidchell.terminal.inis.island import board, scene
from fidchell.terminal.inis.seats import seats

__all__ = ["FACE"]

WELCOME = (
    "Inis is an island of the Celts, and it needs a king. Spread your clans over it, raise sanctuaries, fight or keep "
    "the peace.",
    "To win, claim the crown and still be worthy at the next assembly: with clans in six territories, or with six "
    "sanctuaries where you are present, or as chieftain over six opposing clans.",
    "Type ? for help, ? victory for how to win, quit to save and leave.",
)

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
    outdated=outdated,
    welcome=WELCOME,
    topics="a card, a territory or a rule, as in `? geis`, `? hills`, `? clash`",
)
