"""How Banish the Snakes looks in the terminal."""

from fidchell.terminal.face import Face, Sheet
from fidchell.terminal.snakes.asking import advice, momentous, options, outdated, question, rest, secretive, title
from fidchell.terminal.snakes.cards import gifts, hand
from fidchell.terminal.snakes.chances import odds
from fidchell.terminal.snakes.events import deck, event, risk
from fidchell.terminal.snakes.explain import explain
from fidchell.terminal.snakes.island import board, scene
from fidchell.terminal.snakes.reckoning import score
from fidchell.terminal.snakes.seats import seats

__all__ = ["FACE"]

WELCOME = (
    "Ireland in the fifth century: you are Saints who want to convert the island before Britain falls to the Pagans. "
    "You win or lose together, and you may talk about everything.",
    "A turn is an event card and then your actions. First win over the Druid of an Area, then its Chief and People; "
    "prepare before you try, for failing costs Zeal, and Zeal is your life. Every attempt shows its odds first.",
    "All People converted is a total victory; else 19 points are (? score). Unless you brought a file of your "
    "own, the numbers on pieces and cards are Fidchell's, not the publisher's (? values).",
    "Type ? for help, ? goal for how to win, odds and risk for the chances, quit to save and leave.",
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
    topics="a rule, an Area, a Saint, a card or an attempt, as in `? druid`, `? laigin`, `? brigid`, `? convert chief`",
    sheets=(
        Sheet("odds", "all attempts that are possible now, with every part of their odds", odds),
        Sheet("risk", "what the next event may bring", risk),
        Sheet("event", "the card drawn last, with what each colour of it does", event),
        Sheet("deck", "the cards to come", deck),
        Sheet("gifts", "the Gifts of the Spirit that can be taken", gifts),
        Sheet("score", "the score by its parts", score),
    ),
)
