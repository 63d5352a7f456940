"""Explanations: `? geis`, `? hills`, `? clash`."""

from fidchell.core.parts import View
from fidchell.games.inis.ids import ADVANTAGE, EPIC
from fidchell.games.inis.view.lore import CARD_LORE, NO_EFFECT, PLACE_LORE, RULES
from fidchell.games.inis.view.notation import CARD_NAMES, CARD_TITLES, PLACE_NAMES, PLACE_TITLES
from fidchell.terminal.inis.cards import TITLES
from fidchell.terminal.paper import Paper
from fidchell.terminal.typed import candidates, parts, plain

FULL = [*CARD_NAMES, *RULES]
CALLED = [plain(title) for title in CARD_TITLES] + [name.replace("-", " ") for name in RULES]


def explain(topic: str, view: View, paper: Paper) -> list[str]:
    """Explain a card, a territory or a rule, given its name or enough of it."""
    found = looked_up(topic)
    if not found:
        return paper.wrap(f"Nothing is called {topic[:60]!r}. The rules: {', '.join(RULES)}; or any card or territory.")
    if len(found) > 4:
        return paper.wrap(f"{topic[:60]!r} may mean: {', '.join(found)}.")
    return [line for name in found for line in about(name, view, paper)]


def looked_up(topic: str) -> list[str]:
    """The cards, territories and rules with this name, else starting with it, else containing its words."""
    wanted = parts(topic)
    exact = [name for name, title in zip(FULL, CALLED, strict=True) if wanted in (parts(name), parts(title))]
    if exact:
        return list(dict.fromkeys(exact))
    found = [FULL[number] for number in candidates(topic, FULL)] or [FULL[n] for n in candidates(topic, CALLED)]
    return list(dict.fromkeys(found))


def about(name: str, view: View, paper: Paper) -> list[str]:
    """Everything about one card, territory or rule."""
    lines = []
    if name in PLACE_NAMES:
        lines += about_place(name, view, paper)
    if name in CARD_LORE:
        lines += about_card(name, paper)
    if name in RULES:
        lines += paper.wrap(RULES[name], "  ", paper.ink(name, "bold") + ": ")
    return lines


def kind(name: str) -> str:
    """The kind of a card."""
    number = CARD_NAMES.index(name)
    return "action card" if number < ADVANTAGE else "advantage card" if number < EPIC else "epic tale"


def about_card(name: str, paper: Paper) -> list[str]:
    """A card: when it is played, what it does, and clarifications."""
    told = CARD_LORE[name]
    lines = [f"{paper.ink(TITLES[name], 'bold')} ({kind(name)})"]
    for half in told.halves:
        when = half.when if half.when == "season" else f"triskel, {half.when}"
        lines += paper.wrap(half.effect, "    ", f"  {paper.ink(when, 'number')}: ")
    return lines + (paper.wrap(told.remark, "  ") if told.remark else [])


def about_place(name: str, view: View, paper: Paper) -> list[str]:
    """A territory: what is printed on it, what is there now, and where it lies."""
    title = PLACE_TITLES[PLACE_NAMES.index(name)]
    lines = paper.wrap(PLACE_LORE.get(name, NO_EFFECT), "  ", f"{paper.ink(title, 'bold')} (territory): ")
    for tile in view["territories"]:
        if tile["territory"] == name:
            clans = ", ".join(f"{seat} {count}" for seat, count in tile["clans"].items()) or "none"
            text = f"Clans: {clans}; chieftain: {tile['chieftain'] or 'none'}; citadels: {tile['citadels']}; "
            text += (
                f"sanctuaries: {tile['sanctuaries']}; its card: {tile['advantage']}; near: {', '.join(tile['near'])}."
            )
            return lines + paper.wrap(text, "  ")
    return [*lines, "  It is not on the island yet."]
