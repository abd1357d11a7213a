"""One piece of work on a cluster: nodes come and go, and lost pieces are done again by number."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic

from backroom.engine.errors import Refused
from backroom.workers.badges import badge, difference
from backroom.workers.crew import Hired, Node
from backroom.workers.node import Hand, Portion, Report, warm
from backroom.workers.parcels import Parcel, outcome_unpacked, packed
from backroom.workers.working import Outcome, Work, bare

if TYPE_CHECKING:
    from backroom.workers.cluster import Cluster

# How often one looks who has come and gone.
LOOK_EVERY_S = 2.0
# A cluster in which nobody works may be given new nodes; longer than this nobody waits for them.
PATIENCE_S = 60.0
# Pieces travel together, as many as take about so long: what a message costs does not count then,
# and little is lost with a worker.
PORTION_S = 0.25
MOST_IN_A_PORTION = 1000
# Portions for each, so that nobody waits for the next.
AHEAD = 2
# Bytes of work beyond which it is worth a message of its own.
LARGE = 100_000
# So often may a piece lose its worker before it is taken for the cause.
MOST_LOSSES = 5
# So many processes of a node may die before they have begun.
MOST_FALSE_STARTS = 3


class Shift(Generic[Outcome]):
    """The workers of a cluster at one piece of work, from their greeting to its last number."""

    def __init__(self, cluster: Cluster, work: Work[Outcome], numbers: Iterable[int]):
        self._cluster = cluster
        self._ray = cluster.ray
        self._hand = self._ray.remote(Hand)
        self._warmer = self._ray.remote(warm)
        self._work = work
        self._parcel = packed(work)
        self._sent = self._posted(self._parcel)
        # What nodes are warm for, or left out of.
        self._bare = packed(bare(work))
        self._badge = badge(work)
        self._waiting = iter(numbers)
        self._again: list[int] = []
        self._losses: Counter[int] = Counter()
        self._seconds_a_piece: float | None = None
        # What is under way, and who takes its outcome.
        self._pending: dict[Future[Any], Callable[[Future[Any]], None]] = {}
        self._handed_out: dict[Future[Any], Any] = {}
        self._finished: list[tuple[int, Outcome]] = []
        # Nodes that were asked whether they can do this, and those that can.
        self._asked: set[str] = set()
        self._ready = {node.id for node in cluster.nodes.values() if node.warm == self._bare}
        self._false_starts: Counter[str] = Counter()
        self._looked = float("-inf")
        self._had_somebody = time.monotonic()
        self._has_told = False

    def _posted(self, parcel: Parcel) -> tuple[str, Any]:
        """As it goes to every worker. What is large, as the weights of a net, is sent to each node
        once, and not to each of its workers; it arrives as bytes all the same."""
        if len(parcel.fields) < LARGE:
            return parcel
        with self._connection():
            return parcel.kind, self._ray.put(parcel.fields)

    # ------------------------------------------------------------------------ from outside

    def gather(self) -> None:
        """Until somebody has begun."""
        with self._connection():
            while not any(map(self._has_begun, self._hired())):
                self._wait()

    def run(self) -> Iterator[tuple[int, Outcome]]:
        while True:
            with self._connection():
                left = self._hand_out()
                if not left:
                    return
                self._wait()
            finished, self._finished = self._finished, []
            yield from finished

    def close(self) -> None:
        """Whoever has not started on a portion need not; what comes in later is dropped."""
        for reference in self._handed_out.values():
            with contextlib.suppress(Exception):
                self._ray.cancel(reference)
        for hired in self._hired():
            hired.portions.clear()

    @contextlib.contextmanager
    def _connection(self) -> Iterator[None]:
        try:
            yield
        except ConnectionError:
            where = self._cluster.address or "on this machine"
            raise Refused(f"The Ray cluster {where} does not answer any more.") from None

    # ------------------------------------------------------------------------ waiting

    def _wait(self) -> None:
        """Until something has happened, or it is time to look around."""
        self._look_around()
        if not self._pending:
            time.sleep(LOOK_EVERY_S)
        done, _ = wait(self._pending, timeout=LOOK_EVERY_S, return_when=FIRST_COMPLETED)
        for future in done:
            self._handed_out.pop(future, None)
            self._pending.pop(future)(future)

    def _ask(self, reference: Any, heard: Callable[[Future[Any]], None]) -> Future[Any]:
        future: Future[Any] = reference.future()
        self._pending[future] = heard
        return future

    def _hired(self) -> list[Hired]:
        return [hired for node in self._cluster.nodes.values() for hired in node.hired]

    def _has_begun(self, hired: Hired) -> bool:
        return hired.begun == self._parcel

    # ------------------------------------------------------------------------ nodes

    def _look_around(self) -> None:
        now = time.monotonic()
        if now < self._looked + LOOK_EVERY_S:
            return
        self._looked = now
        there = {row["NodeID"]: row for row in self._ray.nodes() if row["Alive"]}
        known = self._cluster.nodes
        for lost in [node for id_, node in known.items() if id_ not in there]:
            self._cluster.tell(f"Node {lost.address} is gone: what it was doing is done again.")
            self._ready.discard(lost.id)
            del known[lost.id]
            for hired in lost.hired:
                self._lose(hired)
        for id_, row in there.items():
            cores = int(row["Resources"].get("CPU", 0))
            if id_ not in known and cores:
                known[id_] = Node(id_, row["NodeManagerAddress"], cores)
            if id_ in known:
                self._see_to(known[id_])
        self._mind_the_patience(now)

    def _see_to(self, node: Node) -> None:
        """Ask a new node whether it can do the work; hire on one that can."""
        if self._is_left_out(node):
            return
        if self._false_starts[node.id] >= MOST_FALSE_STARTS:
            self._leave_out(node, f"its workers died {MOST_FALSE_STARTS} times as they began")
            return
        if node.id not in self._asked:
            self._asked.add(node.id)
            if node.id not in self._ready:
                self._warm(node)
            for hired in node.hired:
                if node.id in self._ready and not self._has_begun(hired):
                    self._begin(node, hired)
        while node.id in self._ready and len(node.hired) < node.cores:
            self._hire(node)

    def _warm(self, node: Node) -> None:
        """One task for each node first: the others find its cache filled."""
        # The workers may have the cores already.
        task = self._warmer.options(num_cpus=0, max_retries=0, scheduling_strategy=self._on(node))
        self._ask(task.remote(*self._bare, self._badge), partial(self._warmed, node))

    def _warmed(self, node: Node, future: Future[Report]) -> None:
        if node.id not in self._cluster.nodes:
            return
        try:
            refused = self._refused(future)
        except self._ray.exceptions.RayError as problem:
            self._count_false_start(node, problem)
            self._asked.discard(node.id)
            return
        if refused is not None:
            self._leave_out(node, refused)
            return
        node.warm = self._bare
        self._ready.add(node.id)
        for hired in node.hired:
            self._begin(node, hired)
        self._see_to(node)

    def _refused(self, future: Future[Report]) -> str | None:
        """Why whoever reported cannot work here, in words; raises RayError if they were lost."""
        try:
            report = Report(*future.result())
        except self._ray.exceptions.RayTaskError as problem:
            return f"it has no Backroom, or another one ({_last_line(problem)})"
        return report.refused or difference(self._badge, report.badge)

    def _count_false_start(self, node: Node, problem: Exception) -> None:
        """A process is lost that had not begun: the next look tells whether its node is, too."""
        # That a node is gone may be heard before it is seen.
        known = self._ray.exceptions
        if not isinstance(
            problem,
            known.NodeDiedError
            | known.LocalRayletDiedError
            | known.TaskUnschedulableError
            | known.ActorUnschedulableError,
        ):
            self._false_starts[node.id] += 1

    def _is_left_out(self, node: Node) -> bool:
        return node.left_out_of == self._bare

    def _leave_out(self, node: Node, why: str) -> None:
        self._ready.discard(node.id)
        node.left_out_of = self._bare
        sentence = f"Node {node.address} is left out: {why.rstrip('.')}."
        if all(map(self._is_left_out, self._cluster.nodes.values())):
            raise Refused(sentence)
        self._cluster.tell(sentence)

    def _mind_the_patience(self, now: float) -> None:
        """Refuse to go on where nobody works and nobody is to be expected."""
        if any(map(self._has_begun, self._hired())):
            self._had_somebody = now
        if now < self._had_somebody + PATIENCE_S:
            return
        if not self._pending:
            raise Refused(f"The cluster has had no cores for {PATIENCE_S:.0f} seconds.")
        if not self._has_told:
            self._has_told = True
            self._cluster.tell("Nobody has begun yet: are the cluster's cores taken by others?")

    def _on(self, node: Node) -> Any:
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        return NodeAffinitySchedulingStrategy(node.id, soft=False)

    # ------------------------------------------------------------------------ workers

    def _hire(self, node: Node) -> None:
        hand = self._hand.options(num_cpus=1, max_restarts=0, scheduling_strategy=self._on(node))
        hired = Hired(hand.remote())
        node.hired.append(hired)
        self._begin(node, hired)

    def _begin(self, node: Node, hired: Hired) -> None:
        # Whatever it had begun it leaves for this, also if nobody hears its answer.
        hired.begun = None
        self._ask(hired.handle.begin.remote(*self._sent), partial(self._begun, node, hired))

    def _begun(self, node: Node, hired: Hired, future: Future[Report]) -> None:
        if hired not in node.hired:
            return
        try:
            refused = self._refused(future)
        except self._ray.exceptions.RayError as problem:
            node.hired.remove(hired)
            self._count_false_start(node, problem)
            return
        if refused is None:
            hired.begun = self._parcel
            self._false_starts.pop(node.id, None)
            return
        node.hired.remove(hired)
        if not self._is_left_out(node):
            self._leave_out(node, refused)

    def _hand_out(self) -> bool:
        """Give portions to whoever has too few; false when all is done."""
        for hired in self._hired():
            while self._has_begun(hired) and len(hired.portions) < AHEAD:
                numbers = self._next_portion()
                if not numbers:
                    break
                hired.portions.append(numbers)
                reference = hired.handle.do.remote(numbers)
                self._handed_out[self._ask(reference, partial(self._did, hired, numbers))] = (
                    reference
                )
        if any(hired.portions for hired in self._hired()) or self._again:
            return True
        # Nobody may have begun yet.
        self._again = list(islice(self._waiting, 1))
        return bool(self._again)

    def _next_portion(self) -> list[int]:
        if self._again:
            # Alone, so that one which ends its worker takes no others along.
            return [self._again.pop(0)]
        if self._seconds_a_piece is None:
            size = 1
        else:
            size = max(1, min(MOST_IN_A_PORTION, int(PORTION_S / self._seconds_a_piece)))
        return list(islice(self._waiting, size))

    def _did(self, hired: Hired, numbers: list[int], future: Future[Portion]) -> None:
        if numbers not in hired.portions:
            return
        try:
            portion = Portion(*future.result())
        except (ConnectionError, self._ray.exceptions.RayTaskError):
            raise
        except self._ray.exceptions.RayError:
            for node in self._cluster.nodes.values():
                if hired in node.hired:
                    node.hired.remove(hired)
            self._lose(hired)
            return
        hired.portions.remove(numbers)
        if portion.refused is not None:
            raise Refused(portion.refused)
        self._seconds_a_piece = max(portion.seconds, 1e-6) / len(numbers)
        for number, raw in zip(numbers, portion.outcomes, strict=True):
            self._finished.append((number, outcome_unpacked(self._work, raw)))

    def _lose(self, hired: Hired) -> None:
        """A worker is no more: whatever it was given is given to others."""
        portions, hired.portions = hired.portions, []
        hired.begun = None
        for number in portions[0] if portions else ():
            self._losses[number] += 1
            if self._losses[number] == MOST_LOSSES:
                raise Refused(f"Workers died {MOST_LOSSES} times over number {number}.")
        self._again = sorted({*self._again, *(number for part in portions for number in part)})


def _last_line(problem: Exception) -> str:
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else type(problem).__name__
