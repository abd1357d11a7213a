"""How numba compiles rules: with the passes they need, and only to be linked into doors.

Python reaches compiled rules through doors alone. A door links every rule behind it into one
module, optimises the whole and makes machine code of it; so doing the same for each rule on its
own would be thrown away, and was half of the time a game took to compile.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.registry import cpu_target
from numba.core.typed_passes import AnnotateTypes, NopythonRewrites
from numba.core.untyped_passes import InlineClosureLikes, MakeFunctionToJitFunction
from numba.cpython.unsafe.numbers import trailing_zeros

# Passes that find nothing to do in a rule, a seventh of the time: rules hold no functions or
# comprehensions, no array arithmetic (both would allocate), and nobody reads their annotated types.
NEEDLESS = (InlineClosureLikes, MakeFunctionToJitFunction, NopythonRewrites, AnnotateTypes)


class RulePipeline(CompilerBase):  # type: ignore[misc]
    """Numba's own pipeline without the needless passes."""

    def define_pipelines(self) -> list[PassManager]:
        whole = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes = PassManager("rules")
        for made, says in whole.passes:
            if made not in NEEDLESS:
                passes.add_pass(made, says)
        passes.finalize()
        return [passes]


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


def lowest_bit(members: int) -> int:
    """As `sets.lowest_bit`, in one instruction: called for every action and figure."""
    return trailing_zeros(members)  # type: ignore[no-any-return]


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
