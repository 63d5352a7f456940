"""All questions that a seat may be asked."""

from fidchell.core.parts import Question
from fidchell.games.snakes import ids

# One row for each kind of frame that asks.
QUESTIONS: dict[int, Question] = {
    ids.CHOOSE_SAINT: Question("choose-saint", "choose a saint", "choose the Saint you begin with", "saint"),
    ids.CHOOSE_DECK_SAINT: Question(
        "choose-deck-saint", "choose a saint for the deck", "choose a Saint who waits in the deck", "saint"
    ),
    ids.DROP_GIFT: Question(
        "drop-gift",
        "take a gift out of the game",
        "the advanced game leaves out some Gifts: choose one to remove",
        "gift",
    ),
    ids.CHOOSE_START: Question("choose-start", "choose where to start", "choose the Area where you start", "turn"),
    ids.BEGIN_TURN: Question(
        "begin-turn", "begin the turn", "before the event: use a card, or be done and draw", "turn"
    ),
    ids.ORDER_DECK: Question(
        "order-deck", "choose the next card", "choose which card comes next on the deck; the others follow", "deck"
    ),
    ids.CHOOSE_GIFT: Question("take-gift", "take a gift", "take a Gift of the Spirit", "gift"),
    ids.DROP_ITEM: Question("discard-card", "discard a card", "you keep too many cards: discard one", "keep"),
    ids.CHOOSE_AREA: Question(
        "choose-area",
        "choose the area with most flocks",
        "several Areas tie for the most Flocks: choose where the event strikes",
        "event",
    ),
    ids.CHOOSE_KING: Question(
        "choose-king", "choose the king who falls", "choose the Christian King who falls", "leaders"
    ),
    ids.CHOOSE_OTHER: Question(
        "choose-other-saint", "choose another saint", "choose the other Saint the event affects", "event"
    ),
    ids.ACTIONS: Question("actions", "actions", "choose an action", "turn"),
    ids.CARRY: Question("bring-relics", "bring relics", "choose a Relic to bring along, or be done", "relic"),
    ids.GIVE_TO: Question("give-to", "choose who gets the card", "choose who gets it", "give"),
    ids.CONSENT: Question("agree-to-give", "agree to give a card", "agree to hand it over, or refuse", "give"),
    ids.BOOST: Question("help-attempt", "help the attempt", "play a card that helps, or roll the die", "odds"),
    ids.AFTER_ROLL: Question(
        "change-roll", "change the throw", "change the roll with a card, or let it stand", "convert"
    ),
    ids.SPARE: Question("prevent-loss", "prevent a loss of zeal", "prevent it with a card, or let it happen", "zeal"),
    ids.SUCCEED: Question("choose-next-saint", "choose the next saint", "choose the Saint who takes over", "death"),
    ids.CLEAR_DOLMEN: Question(
        "clear-dolmen", "clear a dolmen", "you rolled a 6: put a Dolmen here to sleep, or leave it", "dolmen"
    ),
}
ASKED = {question.id: question for question in QUESTIONS.values()}
ASKS = {kind: question.what for kind, question in QUESTIONS.items()}
