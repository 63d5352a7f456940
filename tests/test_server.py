"""The server as people meet it: coming in, setting tables, playing with others and bots, coming back, records."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from hashlib import sha256
from random import Random
from typing import Any

import httpx
import pytest
from patience import HANGS, until_async
from tableside import Person, Seat, Server, catch_up, in_time, play_on, something

pytestmark = pytest.mark.once

Story = Callable[[Server], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}"
    else:
        address = request.getfixturevalue("cluster").new_database()
    serving = Server(address, "--no-limits", "--grace", "0.5").start()
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.said(), serving.said()


def told(story: Story, server: Server) -> None:
    in_time(story(server))


async def seats_at(person: Person, table: str, names: str) -> list[Seat]:
    seats = [await person.seat(table, name) for name in names.split()]
    for seat in seats:
        await seat.until("update")
    return seats


def error(answer: Any) -> str:
    return str(answer.json()["error"]["id"])


def test_a_person_plays_against_bots_to_the_end_and_takes_the_record_home(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("inis", "m00"))["id"]
            early = await person.web.get(f"/api/tables/{table}/record")
            assert early.status_code == 409 and error(early) == "refused-not-over"
            sealed = await person.get(f"/api/tables/{table}")
            assert not sealed.keys() & {"seed", "key", "revealed"}
            (seat,) = await seats_at(person, table, "green")
            await play_on([seat], Random(1))
            assert seat.update["phase"] == "over" and seat.update["outcome"]
            record = (await person.web.get(f"/api/tables/{table}/record")).text
            about = await person.get(f"/api/tables/{table}")
            assert f"key: {about['key']}" in record and record.endswith(f"end: {about['outcome']}\n")
            assert sha256(bytes.fromhex(about["key"])).hexdigest() == about["commitment"] == sealed["commitment"]
            assert about["revealed"]
            await look_back_and_go_on(person, record)
            again = (await person.post(f"/api/tables/{table}/rematch")).json()
            assert again["phase"] == "playing" and again["parent"] == table
            assert (await person.post(f"/api/tables/{table}/rematch")).json()["id"] == again["id"]

    told(story, server)


async def look_back_and_go_on(person: Person, record: str) -> None:
    headers = {"x-csrf": person.web.cookies["csrf"], "content-type": "text/plain"}
    answer = await person.web.post("/api/records", content=record, headers=headers)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    assert (await person.web.get(f"/api/tables/{table}/record")).text == record
    early = await person.get(f"/api/tables/{table}/replay/40?seat=all")
    assert early["version"] == 40 and early["phase"] == "playing" and set(early["all"]) == {"green", "blue", "orange"}
    public = await person.get(f"/api/tables/{table}/replay/40")
    assert public["view"]["own"] is None and "all" not in public
    wanted = {"game": "inis", "seats": [{"kind": "mine"}, *[{"kind": "bot", "level": "beginner"}] * 2], "window": 0}
    made = await person.post(f"/api/tables/{table}/continue", {"decisions": 60, "table": wanted})
    assert made.status_code == 201 and made.json()["phase"] == "playing"
    assert made.json()["commitment"] not in (answer.json()["commitment"], "")
    (seat,) = await seats_at(person, made.json()["id"], "green")
    assert await play_on([seat], Random(2), 5) == 5
    wrong = await person.post(f"/api/tables/{table}/continue", {"decisions": 10**6, "table": wanted})
    assert wrong.status_code == 404 and error(wrong) == "refused-no-decision"


def is_awaited(seat: Seat) -> bool:
    """Whether a seat has something to decide, by all that has arrived."""
    catch_up(seat)
    return bool(seat.options)


def test_friends_meet_by_a_link_and_strangers_watch(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url, "Aoife") as host, Person(server.url, "Bran") as friend:
            about = await host.set_table("inis", "mo")
            table = about["id"]
            assert about["phase"] == "gathering" and about["invite"]
            assert "invite" not in await friend.get(f"/api/tables/{table}")
            refused = await friend.post(f"/api/tables/{table}/seats/blue", {"invite": "guess"})
            assert refused.status_code == 403 and error(refused) == "refused-not-invited"
            sat = await friend.post(f"/api/tables/{table}/seats/blue", {"invite": about["invite"]})
            assert sat.json()["phase"] == "playing" and sat.json()["mine"] == ["blue"]
            one, two = (await seats_at(host, table, "green"))[0], (await seats_at(friend, table, "blue"))[0]
            watcher = (await seats_at(friend, table, "public"))[0]
            assert await play_on([one, two], Random(3), 60) == 60
            await something([watcher])
            assert watcher.update["view"]["own"] is None and one.update["view"]["own"] is not None
            assert (await friend.web.get(f"/api/tables/{table}/replay/5?seat=green")).status_code == 403
            stranger = await friend.seat(table, "green")
            assert (await stranger.until("refused"))["error"]["id"] == "refused-not-yours"
            mine = await friend.get("/api/tables/mine")
            assert mine[0]["id"] == table
            await until_async(
                lambda: is_awaited(two) == (mine[0].get("awaited") == ["blue"]), "the seat to hear as much"
            )

    told(story, server)


def test_open_tables_are_listed_to_join_and_then_to_watch(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as host, Person(server.url, "Ciara") as guest:
            table = (await host.set_table("snakes", "mo", listed=True))["id"]
            assert table in [each["id"] for each in await guest.get("/api/tables")]
            left = await host.post(f"/api/tables/{table}/seats/green/leave")
            assert not any(chair.get("taken") for chair in left.json()["chairs"])
            await host.post(f"/api/tables/{table}/seats/green")
            await guest.post(f"/api/tables/{table}/seats/blue")
            private = (await host.set_table("inis", "m0"))["id"]
            waiting = (await host.set_table("inis", "mo", listed=True))["id"]
            found = {each["id"]: each for each in await guest.get("/api/tables")}
            assert private not in found and found[waiting]["phase"] == "gathering"
            assert found[table]["phase"] == "playing" and found[table]["chairs"][1]["name"] == "Ciara"
            phases = [each["phase"] for each in found.values()]
            assert phases == sorted(phases) and len(phases) <= 50
            await host.post(f"/api/tables/{waiting}/end")
            assert waiting not in [each["id"] for each in await guest.get("/api/tables")]
            late = await guest.post(f"/api/tables/{table}/seats/green")
            assert late.status_code == 409 and error(late) == "refused-begun"

    told(story, server)


def test_an_account_keeps_its_seats_on_every_device(server: Server) -> None:
    name = "Deirdre of the Sorrows"

    async def story(server: Server) -> None:
        async with Person(server.url) as person, Person(server.url, "x") as other:
            table = (await person.set_table("inis", "m0"))["id"]
            made = await person.post("/api/account", {"name": name, "password": "over the nine waves"})
            assert made.json()["account"] is True
            taken = await other.post("/api/account", {"name": name.upper(), "password": "another one"})
            assert taken.status_code == 409 and error(taken) == "refused-name-taken"
            wrong = await other.post("/api/sign-in", {"name": name, "password": "over the ten waves"})
            assert wrong.status_code == 401
            right = await other.post("/api/sign-in", {"name": name, "password": "over the nine waves"})
            assert right.json()["name"] == name
            assert [each["id"] for each in await other.get("/api/tables/mine")] == [table]
            assert (await other.post("/api/sign-out")).status_code == 204
            assert (await other.web.get("/api/me")).status_code == 401

    told(story, server)


def test_a_link_brings_a_guest_to_another_device_once(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url, "Emer") as person, Person(server.url, "x") as other:
            key = (await person.post("/api/me/link")).json()["key"]
            assert (await other.post("/api/sign-in/link", {"key": key})).json()["name"] == "Emer"
            again = await other.post("/api/sign-in/link", {"key": key})
            assert again.status_code == 400 and error(again) == "refused-bad-link"

    told(story, server)


def test_without_sockets_everything_goes_by_poll(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("snakes", "m"))["id"]
            stale = {"type": "act", "id": "z", "token": 0, "action": "x"}
            body = {"seat": "green", "seen": 0, "messages": [stale]}
            refused = (await person.post(f"/api/tables/{table}/poll", body)).json()[1]
            assert refused["error"]["id"] == "refused-stale"
            seen, chance = 0, Random(5)
            for step in range(15):
                body = {"seat": "green", "seen": seen}
                *_, shown = (await person.post(f"/api/tables/{table}/poll", body)).json()
                assert shown["version"] >= seen
                if shown["ask"] is None:  # a random game of one Saint may end this early
                    break
                action = chance.choice(shown["ask"]["options"])["action"]
                message = {"type": "act", "id": f"p{step}", "token": shown["ask"]["token"], "action": action}
                body = {"seat": "green", "seen": seen, "messages": [message, message]}
                welcome, one, two, shown = (await person.post(f"/api/tables/{table}/poll", body)).json()
                assert welcome["type"] == "welcome" and one == two
                assert one == {"type": "done", "id": f"p{step}", "version": shown["version"]}
                seen = shown["version"]
            assert step > 0

    told(story, server)


def test_a_poll_waits_until_something_happens(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("inis", "mm"))["id"]
            seats = await seats_at(person, table, "green blue")
            seen = (await person.get(f"/api/tables/{table}/replay/999"))["version"]
            at_once = (await person.post(f"/api/tables/{table}/poll", {"seat": "", "seen": seen})).json()
            assert at_once[-1]["version"] == seen
            await play_on(seats, Random(1), 1)
            body = {"seat": "", "seen": seen, "wait": 25}  # it need not wait any more
            assert (await person.post(f"/api/tables/{table}/poll", body)).json()[-1]["version"] == seen + 1
            waiting = asyncio.create_task(newer(person, table, seen + 1))
            await play_on(seats, Random(2), 1)
            assert await waiting == seen + 2

    told(story, server)


async def newer(person: Person, table: str, seen: int) -> int:
    """The version that polls come to after one that was seen; a poll waits for a while, not for ever."""

    async def ask() -> int:
        answer = await person.post(f"/api/tables/{table}/poll", {"seat": "", "seen": seen, "wait": 25})
        version: int = answer.json()[-1]["version"]
        return version if version > seen else 0

    return await until_async(ask, "a newer version")


def test_a_drop_loses_nothing(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("inis", "mm"))["id"]
            one, two = await seats_at(person, table, "green blue")
            await play_on([one, two], Random(7), 30)
            seen, whole = two.update["version"], two.update
            await two.close()
            if one.options:
                await one.act(one.options[0])
            back = (await seats_at(person, table, f"blue&seen={seen}"))[0]
            assert back.update["version"] >= seen and set(back.update["view"]) == set(whole["view"])
            twice = await person.seat(table, "blue", back.update["version"])
            assert (await twice.until("update")).get("events", []) == []

    told(story, server)


def test_a_seat_that_is_left_is_played_by_a_bot_until_its_person_is_back(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as host, Person(server.url, "Fergus") as friend:
            about = await host.set_table("inis", "mo", clock="live")
            await friend.post(f"/api/tables/{about['id']}/seats/blue", {"invite": about["invite"]})
            (one,) = await seats_at(host, about["id"], "green")
            (two,) = await seats_at(friend, about["id"], "blue")
            await two.close()
            while "leaving" not in one.update:
                await one.until("update")
            assert one.update["leaving"]["seats"] == ["blue"]
            await one.ask(type="vote", choice="bot", level="beginner")
            while not one.update["chairs"][1].get("bot"):
                await one.until("update")
            assert await play_on([one], Random(1), 12) == 12  # the game goes on
            (two,) = await seats_at(friend, about["id"], "blue")
            while one.update["chairs"][1].get("bot"):
                await one.until("update")

    told(story, server)


def test_chat_promises_orders_and_undo_go_over_the_wire(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url, "Grania") as person:
            table = (await person.set_table("inis", "mmm"))["id"]
            seats = await seats_at(person, table, "green blue orange")
            await seats[0].ask(type="say", text="hello")
            await seats[1].until("update")
            assert seats[1].update["events"][-1]["text"] == "hello"
            await seats[1].ask(type="orders", orders=[{"kind": "pass-when-nothing-fits"}])
            assert seats[1].update["orders"] == [{"kind": "pass-when-nothing-fits"}]
            answer = await seats[2].ask(type="propose", phrase="truce", args={"other": "green"})
            assert answer.get("done") and seats[2].update["promises"][0]["phrase"] == "truce"
            await play_on(seats, Random(2), 4)
            actor = next(seat for seat in seats if seat.update.get("may_undo") == "free")
            version = actor.update["version"]
            assert (await actor.ask(type="undo")).get("done") and actor.update["version"] > version
            assert (await actor.ask(type="ping"))["type"] == "pong"

    told(story, server)


def test_the_server_says_how_it_is(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person:
            assert (await person.web.get("/health")).text == "ok"
            ready = await person.web.get("/ready")
            assert ready.text == "ready" and "default-src 'none'" in ready.headers["content-security-policy"]
            counts = (await person.web.get("/metrics")).text
            assert "fidchell_moves_total" in counts and "fidchell_live_tables" in counts

    told(story, server)


def test_whoever_leaves_a_seat_sees_and_does_nothing_there_any_more(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as host, Person(server.url, "Eve") as eve, Person(server.url, "Finn") as finn:
            table = (await host.set_table("inis", "moo", listed=True))["id"]
            await eve.post(f"/api/tables/{table}/seats/blue")
            (spy,) = await seats_at(eve, table, "blue")
            await eve.post(f"/api/tables/{table}/seats/blue/leave")
            with pytest.raises(ConnectionError):
                await spy.until("refused")
            assert (await finn.post(f"/api/tables/{table}/seats/blue")).json()["mine"] == ["blue"]
            stranger = await eve.seat(table, "blue")
            assert (await stranger.until("refused"))["error"]["id"] == "refused-not-yours"

    told(story, server)


def test_a_game_that_was_continued_can_be_continued(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("inis", "m00"))["id"]
            bots = [{"kind": "bot", "level": "beginner"}] * 2
            mine = {"game": "inis", "seats": [{"kind": "mine"}, *bots], "window": 0}
            (seat,) = await seats_at(person, table, "green")
            await play_on([seat], Random(4), 20)
            assert (await person.post(f"/api/tables/{table}/end")).json()["phase"] == "stopped"
            for step in (20, 24, 28):  # a game has at least as many steps as one has decided
                made = await person.post(f"/api/tables/{table}/continue", {"decisions": step, "table": mine})
                assert made.status_code == 201, made.text
                table = made.json()["id"]
                (seat,) = await seats_at(person, table, "green")
                await play_on([seat], Random(step), 6)
                assert (await person.post(f"/api/tables/{table}/end")).json()["phase"] == "stopped"

    told(story, server)


def test_a_rematch_is_set_once_however_many_ask(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("inis", "m0"))["id"]
            await person.post(f"/api/tables/{table}/end")
            asked = await asyncio.gather(*(person.post(f"/api/tables/{table}/rematch") for _ in range(4)))
            assert len({answer.json()["id"] for answer in asked}) == 1

    told(story, server)


def test_who_polls_is_there_and_others_cannot_end_the_table(server: Server) -> None:
    """Who has left comes back by a poll, and whoever does not poll any more leaves again."""

    async def story(server: Server) -> None:
        async with Person(server.url) as host, Person(server.url, "Niamh") as friend:
            about = await host.set_table("inis", "mo")
            await friend.post(f"/api/tables/{about['id']}/seats/blue", {"invite": about["invite"]})
            (seat,) = await seats_at(host, about["id"], "green")
            poll = f"/api/tables/{about['id']}/poll"
            for _ in range(2):
                await friend.post(poll, {"seat": "blue"})
                while not seat.update["chairs"][1].get("away"):
                    await seat.until("update")
                await friend.post(poll, {"seat": "blue"})
                while seat.update["chairs"][1].get("away"):
                    await seat.until("update")
            ended = await host.post(f"/api/tables/{about['id']}/end")
            assert ended.status_code == 403 and error(ended) == "refused-not-yours"

    told(story, server)


def test_the_log_and_every_moment_of_a_game_that_goes_on_can_be_looked_at(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person, Person(server.url, "Oisin") as other:
            table = (await person.set_table("inis", "m00"))["id"]
            (seat,) = await seats_at(person, table, "green")
            await play_on([seat], Random(8), 20)
            past = await person.get(f"/api/tables/{table}/log?seat=green")
            assert past["version"] >= seat.update["version"] and past["events"][0]["id"] == "table-sat"
            ats = [note["at"] for note in past["events"]]
            assert ats == sorted(ats) and ats[-1] <= past["version"]
            late = await person.get(f"/api/tables/{table}/log?seat=green&since={ats[len(ats) // 2]}")
            until_then = [note for note in late["events"] if note["at"] <= past["version"]]  # the bots go on meanwhile
            assert until_then == [note for note in past["events"] if note["at"] > ats[len(ats) // 2]]
            for note in past["events"][:: len(ats) // 5]:
                shown = await person.get(f"/api/tables/{table}/replay/{note['at']}?seat=green")
                assert shown["version"] - note["at"] in (0, 1)  # who chooses last in a draft sees what follows, too
                assert note in shown["events"]
            public = await other.get(f"/api/tables/{table}/log")
            assert 0 < public["version"] <= (await other.get(f"/api/tables/{table}"))["version"]
            for spied in ("green", "all"):
                assert (await other.web.get(f"/api/tables/{table}/log?seat={spied}")).status_code == 403
            await person.post(f"/api/tables/{table}/end")
            whole = await other.get(f"/api/tables/{table}/log?seat=all")
            assert len(whole["events"]) >= len(public["events"])
            about = await other.get(f"/api/tables/{table}")
            last = await other.get(f"/api/tables/{table}/replay/{about['version']}?seat=all")
            assert last["version"] == about["version"] == whole["version"] and last["phase"] == "stopped"
            mine = {"game": "inis", "seats": [{"kind": "mine"}, *[{"kind": "bot", "level": "beginner"}] * 2]}
            made = await person.post(f"/api/tables/{table}/continue", {"decisions": last["decisions"], "table": mine})
            assert made.status_code == 201

    told(story, server)


@pytest.mark.parametrize(("game", "played"), [("inis", 25), ("snakes", 0)])  # random Saints are often banished soon
def test_a_hint_is_given_where_the_table_allows_it_and_to_whom_it_is_due(
    game: str, played: int, server: Server
) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person, Person(server.url, "Sadb") as other:
            plain = (await person.set_table(game, "mm"))["id"]
            seats = await seats_at(person, plain, "green blue")
            refused = await person.post(f"/api/tables/{plain}/hint", {"seat": (await asked(seats)).name})
            assert refused.status_code == 403 and error(refused) == "refused-no-hints"
            about = await person.set_table(game, "mm", hints=True)
            table = about["id"]
            assert about["hints"] and (await other.get(f"/api/tables/{table}"))["hints"]
            seats = await seats_at(person, table, "green blue")
            assert seats[0].heard[0]["hints"] is True
            assert await play_on(seats, Random(3), played) == played
            seat = await asked(seats)
            answer = await person.post(f"/api/tables/{table}/hint", {"seat": seat.name})
            assert answer.status_code == 200, answer.text
            hint = answer.json()
            assert hint["seat"] == seat.name and hint["simulations"] > 0 and 0 < len(hint["options"]) <= 5
            for option in hint["options"]:
                assert option["action"] in seat.options and 0 <= option["share"] <= 1
                assert set(option["chances"]) == {"green", "blue"} and option["by"]
                assert option["line"][0] == {"seat": seat.name, "action": option["action"]}
            spied = await other.post(f"/api/tables/{table}/hint", {"seat": seat.name})
            assert spied.status_code == 403 and error(spied) == "refused-not-yours"
            idle = next((each for each in seats if each.name not in seat.update["ask"]["seats"]), None)
            if idle:
                early = await person.post(f"/api/tables/{table}/hint", {"seat": idle.name})
                assert error(early) == "refused-not-asked"
            await person.post(f"/api/tables/{table}/end")
            late = await person.post(f"/api/tables/{table}/hint", {"seat": seat.name})
            assert error(late) == "refused-stopped"

    told(story, server)


async def asked(seats: list[Seat]) -> Seat:
    """A seat that has something to decide, as soon as there is one."""
    while not any(seat.options for seat in seats):
        assert seats[0].update["phase"] == "playing", "the game is over"
        await something(seats)
    return next(seat for seat in seats if seat.options)


def test_a_page_keeps_its_settings_on_the_server(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person, Person(server.url, "Etain") as other:
            assert await person.get("/api/me/settings") == {}
            mine = {"language": "de", "theme": "dark", "volume": 0.5, "calm": True, "size": 3}
            kept = await person.post("/api/me/settings", mine)
            assert kept.status_code == 200 and kept.json() == mine
            assert await person.get("/api/me/settings") == mine and await other.get("/api/me/settings") == {}
            for wrong in ({"a": {"b": 1}}, {"a": None}, ["a"], {"a": [1]}):
                assert (await person.post("/api/me/settings", wrong)).status_code == 400, wrong
            long = await person.post("/api/me/settings", {"a": "x" * 5000})
            assert long.status_code == 400 and error(long) == "refused-too-long"
            assert await person.get("/api/me/settings") == mine
        async with httpx.AsyncClient(base_url=server.url, timeout=HANGS) as nobody:
            assert (await nobody.get("/api/me/settings")).status_code == 401

    told(story, server)


def test_plans_go_over_the_wire_and_are_in_the_log(server: Server) -> None:
    async def story(server: Server) -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("snakes", "mm"))["id"]
            one, two = await seats_at(person, table, "green blue")
            mark = {"kind": "go", "from": "ulaid", "to": "ulaid", "text": "here"}
            assert (await one.ask(type="plan", marks=[mark], sealed=True)).get("done")
            assert one.update["plans"] == [{"seat": "green", "sealed": True, "marks": [mark]}]
            await two.until("update")
            assert two.update["plans"] == [{"seat": "green", "sealed": True, "marks": None}]
            assert (await two.ask(type="plan", marks=[{"kind": "note", "text": "ok"}])).get("done")
            assert two.update["plans"][0] == {"seat": "green", "sealed": False, "marks": [mark]}
            bad = await two.ask(type="plan", marks=[{"kind": "go", "to": "nowhere"}])
            assert bad["error"]["id"] == "refused-no-place"
            assert (await two.ask(type="plan", marks=[])).get("done") and len(two.update["plans"]) == 1

    told(story, server)
