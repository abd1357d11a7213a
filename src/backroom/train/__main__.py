"""`python -m backroom.train GAME`: the same as `backroom train GAME`."""

from __future__ import annotations

import argparse
import sys
from functools import partial

from backroom.engine.errors import Refused
from backroom.train.commands import STOPPED, takes_words, train


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a net by self-play.")
    takes_words(parser)
    try:
        status = train(parser.parse_args(), partial(print, flush=True))
    except Refused as refused:
        print(refused, file=sys.stderr)
        status = 2
    except KeyboardInterrupt:
        print()
        status = STOPPED
    sys.exit(status)


if __name__ == "__main__":
    main()
