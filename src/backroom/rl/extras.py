"""Packages of others that a door needs and Backroom does not: each belongs to an extra."""

from __future__ import annotations


def missing(problem: ModuleNotFoundError, door: str, extra: str) -> ModuleNotFoundError:
    """What is said instead of a bare name when a door's package is not installed."""
    package = str(problem.name).partition(".")[0]
    sentence = f"{door} needs the package “{package}”: pip install 'backroom[{extra}]'."
    return ModuleNotFoundError(sentence, name=package)
