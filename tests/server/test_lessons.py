"""Lessons through the API: nothing is kept, what leads nowhere is refused in a sentence."""

from __future__ import annotations

from tests.server.harness import Server, User

LESSON = "/api/games/bosses/lessons/first"


def test_lesson_is_taken_with_what_was_done_so_far(server: Server) -> None:
    user = User(server.ready("bosses"))
    offered = user.ok("GET", "/api/games/bosses/lessons")["lessons"]
    assert offered[0]["name"] == "first"
    done: list[str] = []
    for key in offered[0]["keys"]:
        moment = user.ok("POST", LESSON, {"done": done})
        assert moment["step"]["key"] == key
        assert bool(moment["state"]["view"]["legal"]) == moment["step"]["acts"]
        assert moment["reply"] is None
        shown = user.ok("POST", LESSON, {"done": done, "show": True})
        assert shown["reply"]["kind"] == "on"
        done = shown["done"]
    assert shown["step"] is None
    assert shown["state"]["ask"] is None


def test_wrong_turns_lead_nowhere(server: Server) -> None:
    user = User(server.ready("bosses"))
    wrong = user.ok("POST", LESSON, {"done": [""], "action": "place own3 d4"})
    assert wrong["reply"]["key"] == "lesson-first-place-field"
    assert wrong["done"] == [""]
    refused = user.ok("POST", LESSON, {"done": [""], "action": "move b1 b2"})["reply"]
    assert (refused["kind"], refused["reason"], refused["clause"]) == ("refused", "fresh", "B8")
    malformed = user.ok("POST", LESSON, {"done": [""], "action": "dance"})["reply"]
    assert malformed["kind"] == "refused"
    assert "no such verb" in malformed["sentence"]
    foretold = user.ok("POST", LESSON, {"done": [""]})["foretold"]
    assert foretold["place own3 c1"][0]["event"] == "placed"


def test_what_is_no_lesson_or_no_way_through_it_is_refused(server: Server) -> None:
    user = User(server.ready("bosses"))
    unknown = user.fails(404, "POST", "/api/games/bosses/lessons/last", {})
    assert unknown["sentence"] == "There is no such lesson."
    assert user.fails(404, "GET", "/api/games/chess/lessons")["reason"] == "no_game"
    elsewhere = {"done": ["", "place own1 f6"]}
    assert user.fails(422, "POST", LESSON, elsewhere)["reason"] == "no_step"
    user.fails(422, "POST", LESSON, {"done": [""] * 99})
    user.fails(422, "POST", LESSON, {"done": ["x" * 1000]})
    beyond = {"done": [""] * 12}
    assert user.fails(422, "POST", LESSON, beyond)["reason"] == "no_step"
