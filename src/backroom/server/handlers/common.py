"""What several handlers of tables need."""

from __future__ import annotations

from backroom.server import api
from backroom.server.bots import bots
from backroom.server.faults import Fault
from backroom.server.http import Asked
from backroom.server.info import table_info
from backroom.server.room import Room
from backroom.server.services import Services


def info_for(services: Services, room: Room, asked: Asked) -> api.TableInfo:
    caller = asked.caller
    token_seat = caller.seat if caller.table == room.doc.id else None
    return table_info(room.doc, services.hub, caller.id, token_seat)


def check_bot(name: str) -> str:
    if name not in bots():
        raise Fault(422, f"There is no bot “{name}” (there is {', '.join(bots())}).")
    return name


def check_ready(services: Services, name: str) -> None:
    if not services.warming.is_ready(name):
        raise Fault(503, "The rules of this game are still being prepared; in a moment.")


def check_settings(settings: api.Settings) -> None:
    if settings.clock.kind == "day" and settings.clock.amount > 60:
        raise Fault(422, "A clock of days has at most 60.")
    if settings.clock.kind == "move" and 0 < settings.clock.amount < 5:
        raise Fault(422, "A clock for moves has at least 5 seconds.")
