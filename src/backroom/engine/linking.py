"""Rules that are only ever linked into doors.

Python reaches compiled rules through doors alone. A door links every rule behind it into one
module, optimises the whole and makes machine code of it; so doing the same for each rule on its
own would be thrown away, and was half of the time a game took to compile.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target


class LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule and its callees, as it came from Python."""

    def _optimize_final_module(self) -> None:
        """Skipped: the door that links this library optimises the whole."""

    def _finalize_final_module(self) -> None:
        """Ready for linking, and for nothing else."""
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0


def _no_environment(name: str, environment: Any) -> None:
    """An environment serves calls back into Python, and rules make none."""


@contextlib.contextmanager
def for_linking_only() -> Iterator[None]:
    """What is compiled in here has no address: other compiled code can call it, Python cannot."""
    codegen = cpu_target.target_context.codegen()
    # Other threads wait: what they compile meanwhile may well need an address.
    with global_compiler_lock:
        codegen._library_class, codegen.set_env = LinkedLibrary, _no_environment
        try:
            yield
        finally:
            del codegen._library_class, codegen.set_env
