"""The command `backroom`. Everything is loaded inside: Ctrl-C is heard from the first moment."""

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
