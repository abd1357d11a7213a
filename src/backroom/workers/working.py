"""What work is, and what all workers have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar, runtime_checkable

Outcome = TypeVar("Outcome")
Outcome_co = TypeVar("Outcome_co", covariant=True)


class Work(Protocol[Outcome_co]):
    """Work in numbered pieces: a dataclass of names and numbers, at the top of a module.

    An outcome follows from the work and the number alone, so a piece that is lost is done again,
    anywhere. Work and outcomes travel as msgpack, by the types they are declared with.
    """

    def do(self, number: int) -> Outcome_co:
        """Do one piece."""

    def warm(self) -> None:
        """Compile or load what the first piece would wait for."""

    def badge(self) -> dict[str, str]:
        """What outcomes depend on beside the work, as rules and sources: equal for all workers."""


@runtime_checkable
class Changing(Work[Outcome_co], Protocol[Outcome_co]):
    """Work that comes again and again, each time with something else in it."""

    def bare(self) -> Work[Outcome_co]:
        """What is always the same in it: whoever is warm for that is warm for all."""


def bare(work: Work[Any]) -> Work[Any]:
    """What a worker has to be warm for."""
    return work.bare() if isinstance(work, Changing) else work


class Workers(ABC):
    """Those who do it, as a context manager: at its end they go, whatever they are doing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    @abstractmethod
    def count(self) -> int:
        """How many there are."""

    def prepare(self, work: Work[Any]) -> None:  # noqa: B027 (processes begin at once)
        """Wait until somebody can begin; refused if nobody can."""

    @abstractmethod
    def each(self, work: Work[Outcome], numbers: Iterable[int]) -> Iterator[tuple[int, Outcome]]:
        """Numbers and outcomes in order of completion; closing the iterator cancels the rest."""

    @abstractmethod
    def close(self) -> None:
        """Send them home at once; what is unfinished is dropped."""
