"""What happens is shown one scene after the other: a recorder in the page notes what was on screen, by the page's own
clock, which the tests turn by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from browser import Visitor
from patience import until
from staged import named, on_turn, reached, staged
from visits import Room

from tools import write_cues

pytestmark = [pytest.mark.once, pytest.mark.browser]

PACES = {"step": 1.0, "slow": 1.8, "normal": 1.0, "fast": 0.4, "off": 0.0}
TICK = 100  # milliseconds of the page's clock
MOST = 300  # choices until a bot's turn has enough events
ENOUGH = 6
NEVER_SHOWN = ("table-",)
RECAP = "[aria-label='Since your last turn']"
# Notes what the server told, and, at every change of the page, the scene and the board under it.
RECORDER = """(() => {
    const recorder = (window.recorder = { heard: [], scenes: [], asked: false, over: false });
    const hear = (message) => {
        if (message.type === "refused") recorder.asked = true;
        if (message.type !== "update") return;
        recorder.heard.push(...(message.events ?? []).map(({ id, args }) => `${id}:${args?.seat ?? ""}`));
        recorder.asked = Boolean(message.ask?.options?.length) && (message.ask.answered ?? null) === null;
        recorder.over = message.phase !== "playing";
    };
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", (event) => hear(JSON.parse(event.data)));
        }
        send(text) {
            if (JSON.parse(text).type === "act") recorder.asked = false;
            super.send(text);
        }
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    recorder.scene = () => {
        const stage = document.querySelector(".stage-over");
        const card = stage?.querySelector("[data-card]");
        const mark = document.querySelector("[data-mark=move]:last-of-type");
        const stood = {};
        for (const { dataset } of all("[data-clans], [data-pawn]"))
            stood[`${dataset.clans ?? dataset.pawn} ${dataset.at}`] = Number(dataset.count ?? 1);
        return {
            kind: stage?.dataset.cue ?? "",
            line: stage?.dataset.line ?? "",
            events: (stage?.dataset.events ?? "").split(" ").filter(Boolean),
            said: all(".ask .said").map((one) => one.innerText),
            told: all(".log li button").at(-1)?.innerText ?? "",
            card: card?.dataset.card ?? "",
            height: card?.getBoundingClientRect().height ?? 0,
            from: mark?.dataset.from ?? "",
            to: mark?.dataset.to ?? "",
            offered: robot.offered(".ask [data-act], .lit, .card.playable, [data-site], .tilecard").length,
            stood,
        };
    };
    recorder.look = () => {
        const now = recorder.scene();
        const before = recorder.scenes.at(-1);
        if (before && JSON.stringify({ ...before, at: 0 }) === JSON.stringify({ ...now, at: 0 })) return;
        recorder.scenes.push({ ...now, at: Date.now() });
    };
    recorder.begin = () => Object.assign(recorder, { heard: [], scenes: [] });
    addEventListener("DOMContentLoaded", () => {
        new MutationObserver(recorder.look).observe(document, { subtree: true, childList: true, attributes: true });
    });
})()"""
START = {"inis": lambda match: on_turn(match), "snakes": lambda match: len(match.acts) > 30 and match.asked == [0]}
BOTS = {"inis": "m000", "snakes": "m00"}


def table_of(room: Room, game: str, pace: str, **more: Any) -> Visitor:
    """Somebody at a table with bots, in the middle of a game, in a window whose time stands still."""
    player = named(room.visitor(pace=pace))
    player.context.add_init_script(RECORDER)
    match = reached(game, START[game], Random(3), players=len(BOTS[game]))
    table = staged(player, match, BOTS[game], **more)
    player.page.clock.install(time=0)
    player.page.clock.pause_at(1)
    player.visit(f"/t/{table['id']}")
    player.page.locator(".table .board svg").first.wait_for()
    return player


def batches(player: Visitor, pace: str, seed: int = 5) -> Iterator[tuple[list[str], list[dict[str, Any]]]]:
    """What the server told after each choice, up to the next question, and all scenes that were shown of it."""
    page = player.page
    for _ in range(MOST):
        page.evaluate("recorder.begin()")
        until(lambda: player.step(seed) == "chose", "something to choose")
        player.settle()
        until(lambda: page.evaluate("recorder.asked || recorder.over"), "the bots")
        show(player, pace)
        yield page.evaluate("recorder.heard"), page.evaluate("recorder.scenes")
        if page.evaluate("recorder.over"):
            return


def show(player: Visitor, pace: str) -> None:
    """Let the page's clock run, or press Space, until everything was shown."""
    page = player.page
    page.evaluate("recorder.look()")
    while page.evaluate("recorder.scene().kind"):
        if pace == "step":
            page.keyboard.press(" ")
        else:
            page.clock.run_for(TICK)
        page.evaluate("recorder.look()")


def kind(event: str, game: str) -> str:
    """How an event is shown, by its id; endings of ids belong to sentences."""
    name = event.partition(":")[0]
    if name.startswith(NEVER_SHOWN):
        return "silent"
    words = name.removeprefix(f"{game}-").split("-")
    kinds = write_cues.cues()[game]
    return next(kinds["-".join(words[:n])] for n in range(len(words), 0, -1) if "-".join(words[:n]) in kinds)


def of_others(events: list[str], game: str) -> list[str]:
    """The events that have a scene for the first seat: not its own, for which it need not wait."""
    return [event for event in events if kind(event, game) != "silent" and not event.endswith(":green")]


def begun(scenes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each scene once, as it was when it came, with when it ended."""
    firsts: list[dict[str, Any]] = []
    for scene in scenes:
        if firsts and firsts[-1]["line"] == scene["line"]:
            firsts[-1]["height"] = max(firsts[-1]["height"], scene["height"])
            continue
        if firsts:
            firsts[-1]["until"] = scene["at"]
        firsts.append({**scene, "until": scene["at"]})
    return [scene for scene in firsts if scene["kind"]]


def check_cards(scenes: list[dict[str, Any]], pace: str) -> int:
    """Every card that is played is large, and stays for as long as the pace says; how many there were."""
    cards = [scene for scene in scenes if scene["kind"] == "card" and scene["card"]]
    for scene in cards:
        assert scene["height"] >= 100, scene
        assert pace == "step" or scene["until"] - scene["at"] >= 1000 * PACES[pace], scene
    return len(cards)


def check_moves(scenes: list[dict[str, Any]], every: list[dict[str, Any]]) -> int:
    """Whoever moves is seen where they were and where they come to; how many moves there were."""
    moves = [scene for scene in scenes if scene["kind"] == "move"]
    for scene in moves:
        who = scene["events"][0].partition(":")[2]
        assert scene["stood"].get(f"{who} {scene['from']}"), scene
        later = [one for one in every if one["at"] >= scene["at"]]
        assert any(one["stood"].get(f"{who} {scene['to']}") for one in later), scene
    return len(moves)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", START)
def test_a_turn_of_the_bots_is_shown_scene_by_scene(room: Room, game: str, pace: str) -> None:
    player = table_of(room, game, pace)
    cards = moves = longest = 0
    for heard, every in batches(player, pace):
        scenes = begun(every)
        shown = [event for scene in scenes for event in scene["events"]]
        expected = of_others(heard, game)
        if pace == "off":
            assert scenes == [] and player.is_asked()  # at once: the clock of the page stood still
        else:
            if player.sees(RECAP):  # more than twenty seconds
                player.page.locator(f"{RECAP} .btn.main").click()
                continue
            assert of_others(shown, game) == expected  # in the order of the log
            assert all(scene["told"] == scene["said"][-1] for scene in scenes if scene["said"])
            assert all(not scene["offered"] for scene in every if scene["kind"])  # nothing to answer before it was seen
            cards += check_cards(scenes, pace)
            moves += check_moves(scenes, every)
        longest = max(longest, len(expected))
        if longest >= ENOUGH and (pace == "off" or (cards and moves)):
            return
    raise AssertionError(f"no turn of {ENOUGH} events: {longest}, {cards} cards, {moves} moves")


@pytest.mark.parametrize("game", START)
def test_a_question_with_a_clock_is_there_at_once_with_the_scenes_beside_it(room: Room, game: str) -> None:
    player = table_of(room, game, "slow", clock="relaxed")
    page = player.page
    for _ in range(MOST):
        page.evaluate("recorder.begin()")
        until(lambda: player.step(7) == "chose", "something to choose")
        player.settle()
        until(lambda: page.evaluate("recorder.asked || recorder.over"), "the bots")
        now = page.evaluate("recorder.scene()")
        assert now["offered"] or page.evaluate("recorder.over")  # not a millisecond of the page's clock has passed
        if now["kind"] and len(of_others(page.evaluate("recorder.heard"), game)) >= ENOUGH:
            assert player.sees(".stage-over.beside")
            return
    raise AssertionError("no scene beside a question")


def scene_of_bots(player: Visitor, pace: str) -> None:
    """Play until a scene is on while the next question waits for it."""
    page = player.page
    for _ in range(MOST):
        until(lambda: player.step(5) == "chose", "something to choose")
        player.settle()
        until(lambda: page.evaluate("recorder.asked || recorder.over"), "the bots")
        if page.evaluate("recorder.asked && recorder.scene().kind"):
            return
        show(player, pace)
    raise AssertionError("no scene")


def test_space_and_a_tap_show_the_rest(room: Room) -> None:
    player = table_of(room, "inis", "slow")
    page = player.page
    presses = [lambda: page.keyboard.press(" "), lambda: page.mouse.click(320, 200)]  # on the sea, at its edge
    for press in presses:
        scene_of_bots(player, "slow")
        assert not player.is_asked()
        press()
        assert player.is_asked() and not page.evaluate("recorder.scene().kind")


def test_scenes_are_read_aloud_one_sentence_at_a_time(room: Room) -> None:
    player = table_of(room, "inis", "normal")
    page = player.page
    page.evaluate("""() => {
        const live = document.querySelector("[role=log][aria-live=polite]");
        window.aloud = [];
        const every = { childList: true, characterData: true, subtree: true };
        new MutationObserver(() => aloud.push(live.innerText)).observe(live, every);
    }""")
    for _, every in batches(player, "normal"):
        said = [sentence for scene in begun(every) for sentence in scene["said"]]
        page.clock.run_for(10_000)
        aloud = iter(page.evaluate("aloud"))
        assert all(sentence in aloud for sentence in said), (said, page.evaluate("aloud"))
        if len(said) >= ENOUGH:
            return
        page.evaluate("aloud.length = 0")
    raise AssertionError("nothing was said")


def test_a_hidden_tab_gets_a_recap_of_what_it_missed(room: Room) -> None:
    player = table_of(room, "inis", "slow")
    page = player.page
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })")
    page.evaluate("window.away = true")
    for _ in batches(player, "slow"):
        if player.sees(RECAP):
            break
    assert page.locator(f"{RECAP} li").count() >= 1
    page.evaluate("window.away = false")
    page.locator(f"{RECAP} .btn.main").click()
    until(lambda: not player.sees(RECAP))
