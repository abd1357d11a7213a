"""`python -m backroom.server`: the server's commands alone."""

from __future__ import annotations

import argparse
import io
import sys

from backroom.engine.errors import Refused
from backroom.server.commands import add_commands

STOPPED = 130


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m backroom.server")
    add_commands(parser.add_subparsers(required=True))
    arguments = parser.parse_args()
    # A console that cannot encode the QR code shows `?` instead of failing.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        status: int = arguments.run(arguments)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return STOPPED
    return status


if __name__ == "__main__":
    sys.exit(main())
