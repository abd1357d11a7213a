"""Taking a confirmed turn back: somebody asks, the others agree or not."""

from __future__ import annotations

from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.problems import Problem
from backroom.server.table.document import Doc
from backroom.server.table.table import AnswerTakeback, AskTakeback, Done

PATH = "/api/tables/{table}/takeback"


@endpoint("POST", PATH, who="seat", body=AskTakeback, answer=Done)
async def ask_takeback(asked: Asked) -> bytes:
    """Ask to take the own last turn back."""

    def check(doc: Doc) -> None:
        asked.check_again()
        if doc.players[asked.seat].by_bot:
            raise Problem("bot_plays")

    return await asked.house.tables.ask_takeback(asked.room, asked.body, check)


@endpoint("PUT", PATH, who="seat", body=AnswerTakeback, answer=Done)
async def answer_takeback(asked: Asked) -> bytes:
    """Agree to a request to take a turn back, or not."""

    def check(doc: Doc) -> None:
        asked.check_again()

    return await asked.house.tables.answer_takeback(asked.room, asked.body, check)
