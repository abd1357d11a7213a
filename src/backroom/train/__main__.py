"""`python -m backroom.train GAME`: the same as `backroom train GAME`."""

from __future__ import annotations

import argparse
import sys
from functools import partial

from backroom.engine.errors import Refused
from backroom.train.commands import takes_words, train


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a net by self-play.")
    takes_words(parser)
    try:
        train(parser.parse_args(), partial(print, flush=True))
    except Refused as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
