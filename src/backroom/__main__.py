"""Entry point of the command `backroom`. Imports are deferred, so that Ctrl-C works at once."""

from __future__ import annotations

import sys


def main() -> None:
    try:
        from backroom.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
