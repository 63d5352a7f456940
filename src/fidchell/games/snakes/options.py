"""The options of Banish the Snakes: number of Saints, difficulty, which Saints, and which content."""

from fidchell.core.parts import Option
from fidchell.games.snakes.content.book import Book, default, known

GRADES = ("beginner", "standard", "advanced")
PICKINGS = ("historical", "chosen", "random")


def content_key(word: str) -> str:
    """The full name of a loaded content."""
    return known(word).key


OPTIONS = (
    Option("players", (3, 1, 2, 4, 5, 6), "How many Saints there are; one person may play several."),
    Option("level", ("standard", "beginner", "advanced"), "The level of difficulty, as in the rulebook."),
    Option(
        "saints",
        PICKINGS,
        "Who starts: chosen among those who came with Patrick, chosen among all, or drawn at random.",
    ),
    Option("deck-saints", PICKINGS, "Which six are in the deck: the historical ones, chosen together, or at random."),
    Option("content", (default().key,), "Map, blocks and cards: ours, or those of a file.", content_key, recorded=True),
)


def book_for(options: dict[str, str | int]) -> Book:
    """The content that the options name."""
    return known(str(options["content"]))
