"""The protocol: what is sent fits its types, and what is made from the types is up to date."""

from random import Random

import msgspec
from tables import Sitting

from fidchell.table.live.updates import Updates
from fidchell.table.server import wire
from tools import write_protocol
from tools.typescript import is_root, types_in


def test_types_and_page_are_up_to_date() -> None:
    assert write_protocol.main(["--check"]) == 0


def test_every_update_fits_its_type() -> None:
    for game in ("inis", "snakes"):
        sitting = Sitting(game, 3, 5)
        chance = Random(5)
        for _ in range(150):
            if sitting.table.phase == "playing":
                sitting.act_at_random(chance)
            for viewer in (0, 1, 2, -1):
                text = Updates(sitting.table, sitting.now).update(viewer, 0)
                found = msgspec.json.decode(text, type=wire.FromServer)
                assert isinstance(found, wire.Update)
                assert fits(found.view, game, "View")
                assert found.ask is None or fits(found.ask.about, game, "Ask")


def fits(sent: object, game: str, root: str) -> bool:
    """Whether what is sent of a game has all fields that its types declare, and no other."""
    if game not in write_protocol.views():
        return True
    (kind,) = (
        kind for kind in types_in(write_protocol.views()[game]) if is_root(kind) and kind.__name__.endswith(root)
    )
    return bool(msgspec.json.decode(msgspec.json.encode(msgspec.convert(sent, kind))) == sent)


def test_a_message_from_a_client_is_read_as_it_was_written() -> None:
    for message in (
        wire.Act("a-1", 3, "play geis"),
        wire.Undo("a-2"),
        wire.GiveOrders("a-3", []),
        wire.Propose("a-4", "spare", {"other": "blue"}),
        wire.Vote("a-5", "bot", "casual"),
        wire.Ping("a-6"),
    ):
        assert wire.read(wire.write(message)) == message
