"""Who does work that comes in numbered pieces: this machine's cores, or those of many machines.

hiring      the workers that `--workers` asks for
working     what work is, and what all workers have in common
processes   worker processes on this machine
parcels     work and its outcomes as bytes, to be sent
badges      what an outcome depends on beside the work: sources, versions
cluster     workers on a Ray cluster: the connection to it
shifts      one piece of work on a cluster: nodes come and go, lost pieces are done again
node        what runs on the nodes of a cluster
"""

from backroom.workers.hiring import hire
from backroom.workers.working import Work, Workers

__all__ = ["Work", "Workers", "hire"]
