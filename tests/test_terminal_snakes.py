"""Banish the Snakes in the terminal: the real program, and every screen of it at every decision."""

import json
import re
from functools import cache

import pytest
from patience import extent
from test_terminal import Person, fidchell

from fidchell.bots.player import make
from fidchell.core.errors import BadOption
from fidchell.core.information_state import information_state_of
from fidchell.core.match import Match
from fidchell.core.record import from_text, to_text
from fidchell.core.registry import game
from fidchell.games.snakes.content.book import DEFAULT, default
from fidchell.games.snakes.view import lore
from fidchell.games.snakes.view.outlook import PARTS, TROUBLES
from fidchell.games.snakes.view.questions import ASKED, ASKS, QUESTIONS
from fidchell.games.snakes.view.types import ENDINGS, RESULTS, TARGETS, Odds
from fidchell.terminal.paper import Paper, tied, visible
from fidchell.terminal.seating import fitting, seated, usual_bot
from fidchell.terminal.snakes import FACE
from fidchell.terminal.snakes.asking import options, question, warnings
from fidchell.terminal.snakes.chances import cases, cases_at, full, span
from fidchell.terminal.snakes.events import key_line, risk_line
from fidchell.terminal.snakes.explain import explain, names
from fidchell.terminal.snakes.island import board, scene
from fidchell.terminal.snakes.reckoning import parts

GAME = game("snakes")
PLAY = ("play", "snakes", "--seed", "12")
DRAWINGS = ("board", "scene", "seats", "hand", "question", "options", "rest", "advice")


def played(seed, bot="planner", **options):
    """A game to its end, with the view of whoever is asked at each decision."""
    match = Match(GAME, seed, options)
    bots = [make(bot, seed + seat) for seat in range(match.players)]
    while not match.done:
        seat = match.asked[0]
        yield match.view(seat)
        match.act(seat, bots[seat].choose(information_state_of(match.state, seat)))
    yield match.view(None)


@cache
def views():
    """The decisions of some games, good and bad ones, with their ends."""
    found = []
    for seed, (bot, players, level) in enumerate(
        [("planner", 3, "standard"), ("random", 1, "standard"), ("planner", 6, "advanced"), ("random", 4, "beginner")]
    ):
        found += played(seed, bot, players=players, level=level, saints="chosen")
    return found


def at(what, seed=3, bot="planner", **options):
    """The view of whoever is asked for something first."""
    for start in range(seed, seed + 60):
        for view in played(start, bot, **options):
            if view["ask"] and view["ask"]["what"] == what:
                return view
    raise AssertionError(f"nobody was asked to {what}")


def text_of(lines):
    """Lines as one text without breaks."""
    return " ".join(" ".join(lines).split())


# Playing.


def test_somebody_who_always_answers_1_plays_a_whole_game(tmp_path):
    said = fidchell(*PLAY, "--bot", "random", typed="1\n" * 2000, folder=tmp_path, COLUMNS="80", LINES="24")
    assert said.returncode == 0 and "Traceback" not in said.stderr
    assert re.search(r"^(total|partial) (defeat|victory): .* points, after \d+ decisions\.$", said.stdout, re.MULTILINE)
    for sign in (
        "Next event at red",
        "convert druid",
        "Key card",
        "Britain [",
        "Areas full of Flocks",
        "Druids left",
    ):
        assert sign in said.stdout, sign
    assert max(map(len, said.stdout.splitlines())) <= 80


def test_a_game_can_be_left_resumed_and_replayed(tmp_path):
    typed = "iser\nat laigin\nprepare\nundo\nsave kept.txt\nquit\n"
    said = fidchell(*PLAY, "--save", "game.txt", typed=typed, folder=tmp_path)
    assert "Taken back." in said.stdout and "To resume: " in said.stdout
    record = (tmp_path / "game.txt").read_text()
    assert record == (tmp_path / "kept.txt").read_text() and "green: prepare" not in record
    again = fidchell("play", "--resume", "game.txt", typed="done\nquit\n", folder=tmp_path)
    assert again.returncode == 0 and (tmp_path / "game.txt").read_text().startswith(record)
    shown = fidchell("replay", "game.txt", folder=tmp_path)
    assert shown.returncode == 0 and "The game begins." in shown.stdout and "Britain [" in shown.stdout


def test_nonsense_is_answered_with_a_way_on(tmp_path):
    script = (
        "frob\n99\n\n? frob\n? \nsaint\n-3\nodds\nrisk\ndeck\ngifts\nevent\nscore\nmap\nseats\nhand\nlog\nundo\nquit\n"
    )
    said = fidchell(*PLAY, typed=script, folder=tmp_path)
    assert said.returncode == 0 and "Traceback" not in said.stderr
    for answer in (
        "'frob' is not an option",
        "there is no option 99; choose 1 to 6",
        "Nothing is called 'frob'",
        "'saint' is ambiguous",
        "No attempt is possible",
        "there is nothing to undo",
        "cost Zeal",
        "what the next event may bring",
    ):
        assert answer in text_of(said.stdout.splitlines()), answer


def test_people_at_one_screen_hide_nothing_and_hear_everything_once(tmp_path):
    person = Person(tmp_path, *PLAY, "--seats", "you", "--option", "players=2", columns=80)
    text = person.reads()
    assert text.count("Type ? for help") == 1
    screens = [text]
    for _ in range(12):
        screens.append(person.types("1"))
    whole = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", "".join(screens))
    assert "Pass the keyboard" not in whole and "G green, " in whole and "B blue, " in whole
    assert whole.count("Green begins as Patrick.") == 1 and whole.count("Type ? for help") == 1
    person.types("quit")
    assert person.leaves() == 0


def test_at_one_screen_the_decision_of_another_person_can_be_taken_back(tmp_path):
    typed = "patrick\nundo\nauxilius\nquit\n"
    fidchell(*PLAY, "--seats", "you", "--save", "game.txt", typed=typed, folder=tmp_path)
    record = (tmp_path / "game.txt").read_text()
    assert record.rstrip().endswith("green: saint auxilius") and "patrick" not in record


def test_who_takes_the_seats_is_said_once(tmp_path):
    said = fidchell(*PLAY, "--seats", "you", "--bot", "random", folder=tmp_path)
    assert said.returncode == 2 and "--seats and --bot both say" in said.stderr


def test_a_bot_can_take_every_seat(tmp_path):
    said = fidchell(*PLAY, "--seats", "planner", "--save", "bots.txt", folder=tmp_path)
    assert said.returncode == 0 and from_text((tmp_path / "bots.txt").read_text()).match.done


def test_the_usual_bot_is_the_one_that_fits_the_game():
    assert usual_bot(GAME) == "merciless" and usual_bot(game("inis")) == "skilled"
    assert "planner" in fitting(GAME) and "planner" not in fitting(game("inis"))
    match = Match(GAME, 1, {"players": 3})
    assert seated(match, ()).sitters == ("you", "merciless", "merciless")
    assert seated(match, ("blue=random",), None, "you").sitters == ("you", "random", "you")
    assert seated(match, (), None, "you").flags(match) == ["--seat blue=you", "--seat orange=you"]
    with pytest.raises(BadOption, match="'planner' cannot sit there"):
        seated(Match(game("inis"), 1, {}), (), "planner")


# Content.


@pytest.fixture
def mine(tmp_path):
    """A content file of one's own."""
    document = json.loads(DEFAULT.read_text(encoding="utf-8"))
    document["meta"]["name"] = "mine"
    document["gifts"][0]["effect"] = "as my box says"
    (tmp_path / "mine.json").write_text(json.dumps(document))
    return document


def test_a_game_is_played_resumed_and_replayed_with_the_content_of_a_file(tmp_path, mine):
    words = ("--content", "mine.json")
    said = fidchell(*PLAY, *words, "--save", "game.txt", typed="1\n? wisdom\nquit\n", folder=tmp_path)
    assert "as my box says" in said.stdout and "content file 'mine'" in said.stdout
    assert "--resume game.txt --content mine.json" in said.stdout
    assert "content: mine-" in (tmp_path / "game.txt").read_text()
    for room in (("play", "--resume"), ("replay",)):
        without = fidchell(*room, "game.txt", folder=tmp_path)
        assert without.returncode == 2 and "give its file with --content FILE" in without.stderr
        assert fidchell(*room, "game.txt", *words, folder=tmp_path).returncode == 0


def test_every_fault_of_a_content_file_is_told(tmp_path, mine):
    mine["map"]["adjacency"]["Airgialla"].remove("Ulaid")
    mine["event_cards"][17]["events"]["red"][0][0] = "zele"
    (tmp_path / "mine.json").write_text(json.dumps(mine))
    said = fidchell("play", "snakes", "--content", "mine.json", folder=tmp_path)
    assert said.returncode == 2 and "did you mean 'zeal'" in said.stderr and "map.adjacency.Ulaid" in said.stderr


def test_a_file_that_does_not_fit_is_refused(tmp_path, mine):
    (tmp_path / "game.txt").write_text(to_text(Match(GAME, 1, {})))
    said = fidchell("replay", "game.txt", "--content", "mine.json", folder=tmp_path)
    assert said.returncode == 2 and "the record was made with the content default-" in said.stderr
    said = fidchell("play", "inis", "--content", "mine.json", folder=tmp_path)
    assert said.returncode == 2 and "inis has no content of its own" in said.stderr
    said = fidchell("play", "snakes", "--content", "none.json", folder=tmp_path)
    assert said.returncode == 2 and "none.json: the file cannot be read" in said.stderr


# Drawing.


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_screen_of_every_decision_fits_the_page(width):
    for number, view in enumerate(views()[:: extent(3, 1)]):
        paper = Paper(width, 24 if number % 2 else 40, colour=number % 3 == 0)
        drawn = [FACE.scene, FACE.board] if view["over"] else [getattr(FACE, name) for name in DRAWINGS]
        for drawing in (*drawn, *(sheet.drawing for sheet in FACE.sheets)):
            lines = drawing(view, paper)
            assert max(map(visible, lines), default=0) < width, drawing
        assert max(map(visible, paper.rule(FACE.title(view)))) <= width


def test_the_map_shows_all_that_lies_in_an_area():
    for view in views()[::7]:
        text = "\n".join(board(view, Paper(120)))
        for area, title in zip(view["areas"], default().areas, strict=True):
            (line,) = (line for line in text.splitlines() if re.match(rf"[ ▸]{title}\W", line) and ":" not in line)
            assert line.count("†") == sum(one["flock"] for one in area["people"]) + area["chief"]["christian"]
            assert ("Dolmen" in line, "Grave" in line, "Relic" in line) == (
                area["dolmens"] > 0,
                area["graves"] > 0,
                bool(area["relics"]),
            )
            assert ("Druid" in line, "Church" in line) == (area["druid"] is not None, area["church"] is not None)


def test_a_very_narrow_page_gets_a_list():
    view = views()[100]
    lines = [*scene(view, Paper(40)), *board(view, Paper(40)), *options(view, Paper(40)), *question(view, Paper(40))]
    assert max(map(visible, lines)) < 40 and any("People" in line for line in lines)


def test_colours_only_colour():
    for view in views()[::40]:
        plain, coloured = scene(view, Paper(80)), scene(view, Paper(80, colour=True))
        assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in coloured] == plain


def test_a_druid_seen_in_secret_is_shown_to_its_viewer_only():
    view = at("actions")
    area = next(area for area in view["areas"] if area["druid"] and not area["druid"]["met"])
    area["druid"]["value"] = -5
    assert "Druid -5?" in text_of(board(view, Paper(80)))


# Odds and risks.


def test_the_odds_that_are_shown_are_those_of_the_rules():
    hidden = 0
    for view in views():
        for odds in (view["ask"] or {}).get("odds", {}).values():
            assert tuple(cases(view, odds)) == (odds["success"], odds["nothing"], odds["failure"])
            hidden += odds["total"] is None
    assert hidden


def test_every_attempt_names_its_odds_before_it_is_made():
    checked = 0
    for view in views():
        ask = view["ask"]
        if ask and ask["what"] == "actions" and ask["odds"]:
            shown = text_of(options(view, Paper(200)))
            for option, odds in ask["odds"].items():
                assert re.search(rf"{re.escape(option)} +[<>]?\d+%", shown), option
                if odds["total"] is not None:
                    checked += 1
                    assert f"= {odds['total']:+d}".replace("+0", "0") in shown
    assert checked > 100


def test_an_attempt_is_explained_part_by_part():
    view = at("actions")
    view["ask"]["odds"] = {
        "convert people -3": {
            "success": 4, "nothing": 1, "failure": 1, "of": 6, "total": -2, "target": "people",
            "parts": {"target": -3, "superior": -2, "saint": 1, "prepared": 2},
        }
    }  # fmt: skip
    said = text_of(explain("convert people -3", view, Paper(200)))
    saint = default().saints[default().saint_names.index(view["seats"][0]["saint"])]
    assert re.search(r"People -3, Chief -2, \w+ \+1, prepared \+2 = -2", said) and saint
    assert "67% (3-6); nothing 17% (2); fails 17% (1)" in said and "With more prepared: +1 83%" in said
    assert explain("convert people", view, Paper(200)) == explain("convert people -3", view, Paper(200))


def test_a_druid_nobody_has_met_shows_what_may_lie_there():
    view = at("actions")
    odds: Odds = {
        "success": 28, "nothing": 14, "failure": 42, "of": 84, "parts": {}, "total": None,
        "target": "druid", "needed": None, "faces": [],
    }  # fmt: skip
    view["supply"]["unmet_druids"] = [[-2, 2], [-3, 3], [-4, 4], [-5, 3], [-6, 2]]
    for area in view["areas"]:
        area["druid"] = None
    lines = full(view, "convert druid", odds, view["turn"], Paper(80))
    assert "33% success, 17% nothing, 50% failure, over the 14 Druids" in text_of(lines)
    assert sum(bool(re.match(r" +-[2-6] \(\d\):", line)) for line in lines) == 5


def test_a_card_that_helps_shows_the_odds_it_would_give():
    view = at("help the attempt")
    shown = text_of(options(view, Paper(120)))
    assert re.search(r"play \S+ \+\d: \d+% → \d+%", shown) and re.search(
        r"\d% (\(|success)", text_of(question(view, Paper(120)))
    )


def test_a_throw_that_can_be_changed_says_what_comes_of_it():
    view = at("change the throw", bot="random")
    assert re.search(r"threw \d for the .*: it (succeeds|fails|comes to nothing)", text_of(question(view, Paper(200))))
    assert re.search(r"instead: it |another throw: \d+%", text_of(options(view, Paper(200))))


def test_faces_are_told_briefly():
    assert [span(faces) for faces in ([], [4], [5, 6], [1, 2, 3], [1, 3], [2, 2])] == [
        "",
        "4",
        "5-6",
        "1-3",
        "1,3",
        "2",
    ]
    assert tuple(cases_at(default(), -3)) == (3, 1, 2) and tuple(cases_at(default(), -99)) == (0, 1, 5)


def test_the_risk_is_in_every_scene_and_in_full_on_demand():
    for view in views():
        if view["turns"] and not view["over"]:
            line = text_of(risk_line(view, Paper(80)))
            assert line in text_of(scene(view, Paper(80)))
    view = at("actions", seed=12)
    (risk,) = (sheet.drawing for sheet in FACE.sheets if sheet.word == "risk")
    assert f"Of {view['risk']['of']} cards at {view['risk']['colour']}" in text_of(risk(view, Paper(80)))
    view["risk"]["of"] = 0
    assert "No card is left" in risk_line(view, Paper(80))[0]


def test_dangers_are_told():
    view = at("actions", seed=12)
    assert not warnings(view)
    view["seats"][0] |= {"saint": None, "zeal": 3, "track": [4, 3, 3, 2]}
    view["seats"][1] |= {"zeal": len(view["seats"][1]["track"]) - 1, "keeps": ["saint-brigid"]}
    view["britain"]["box"] = view["britain"]["end"] - 1
    view["cards"]["deck"] = 4
    acolyte, saint, paganism, deck = warnings(view)
    assert "ends the game" in acolyte and "Saint Brigid would follow" in saint
    assert "1 box from the end" in paganism and "only 4 cards left" in deck
    assert sum(line.startswith("! ") for line in question(view, Paper(200))) == 4


def test_cards_that_were_foreseen_are_read_at_the_colours_they_will_have():
    view = at("actions")
    view["cards"]["top"] = ["holy-wells", "plague"]
    view["risk"]["colour"] = "red"
    first, second = (line for line in key_line(view, Paper(400)) if not line.startswith("Key"))
    wells, plague = (default().item_names.index(name) for name in ("holy-wells", "plague"))
    colour = default().tables["arrow"][wells]
    assert first.startswith(f"You know what comes: Holy Wells: {default().texts[wells][0]}")
    assert second == f"Then: Plague: {default().texts[plague][colour]}"


# Ends.


def test_the_score_is_told_by_its_parts_and_the_result_in_words():
    for view in views():
        assert sum(part.number * part.worth for part in parts(view)) == view["score"]
        if view["over"]:
            shown = text_of(scene(view, Paper(80)))
            assert lore.ENDING_LORE[view["ending"]] in shown and lore.RESULT_LORE[view["result"]] in shown


# Texts.


def test_every_rule_decision_and_part_is_explained():
    assert len(ASKED) == len(set(ASKS.values())) == len(QUESTIONS)
    assert {query.topic for query in QUESTIONS.values()} | set(lore.ALSO.values()) <= lore.RULES.keys()
    assert set(PARTS) - lore.PART_NAMES.keys() == {"target", "superior", "saint"}
    assert set(TROUBLES) == lore.TROUBLE_LORE.keys() and set(TARGETS) == lore.TARGET_NAMES.keys()
    assert set(ENDINGS) - {""} == lore.ENDING_LORE.keys() and set(RESULTS) - {""} == lore.RESULT_LORE.keys()
    assert all(re.fullmatch(r"[\d., ]+|-", rule.section) for rule in lore.RULES.values())


def test_everything_has_an_explanation():
    view = at("actions")
    for name in (*names(default()), *lore.ALSO):
        lines = explain(name, view, Paper(80))
        assert not lines[0].startswith(("Nothing is called", "'")), name
        assert max(map(visible, lines)) < 80
    for name in ("shamrock", "wisdom", "brigid", "plague"):
        said = text_of(explain(name, view, Paper(80)))
        assert "RB " in said and "Fidchell's own, not the publisher's" in said


def test_the_map_is_shown_once_a_turn_and_once_before_the_actions():
    view = at("actions")
    assert FACE.momentous(None, view) and not FACE.momentous(view, view)
    assert FACE.momentous({**view, "turns": 0}, view) and FACE.momentous({**view, "phase": "event"}, view)
    assert not FACE.momentous(None, at("help the attempt"))
    assert FACE.outdated({**view, "turns": 0}, {**view, "turns": 3}) and not FACE.outdated(view, view)


def test_ties_keep_words_together():
    assert Paper(30).wrap(f"{'x' * 18} {tied('prepared +2')}") == ["x" * 18, "prepared +2"]
