"""Logs: one line for each thing, with its fields, and without secrets.

No address of a request is logged: invite and continue links stand in it.
"""

from __future__ import annotations

import json
import logging
import sys
import time

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Fields(logging.Formatter):
    """Message and fields, as words or as JSON."""

    def __init__(self, as_json: bool):
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        fields = {key: value for key, value in vars(record).items() if key not in _PLAIN}
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        if self.as_json:
            head = {"at": f"{stamp}Z", "level": record.levelname.lower(), "logger": record.name}
            return json.dumps({**head, "message": record.getMessage(), **fields}, default=str)
        words = " ".join(f"{key}={value}" for key, value in fields.items())
        return f"{stamp} {record.levelname.lower()} {record.getMessage()} {words}".rstrip()


def set_up(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Fields(form == "json"))
    for name in ("backroom", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    # Uvicorn says at length what `serve` says in one line, and has a line for every request that it
    # cannot read: whoever sends many would fill the disk.
    logging.getLogger("uvicorn.error").setLevel("ERROR")
