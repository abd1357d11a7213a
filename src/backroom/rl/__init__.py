"""Doors for those who train players: docs/rl.md.

`Batch` steps many matches together; the shells for other libraries stand beside it, each imported
only where it is used.
"""

from backroom.rl.batch import Batch

__all__ = ["Batch"]
