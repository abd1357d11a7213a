"""Memory that compiled rules keep and a process that compiles nothing more can do without."""

from __future__ import annotations

import ctypes
import gc

from numba.core.codegen import CPUCodeLibrary


def release_bitcode() -> None:
    """Drop the LLVM bitcode of all compiled code that was loaded so far, and return free memory to
    the system.

    Code loaded from the cache brings its bitcode along, parsed, for whoever would compile a caller
    and link it. Whoever does later finds none, so this is for a process that only loads. Call it
    before `gc.freeze`, which hides what is frozen.
    """
    for thing in gc.get_objects():
        if isinstance(thing, CPUCodeLibrary):
            # numba's own name; its version is pinned.
            thing._shared_module = None
    _trim()


def _trim() -> None:
    """glibc keeps what is freed; other allocators see to it themselves."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return
    trim(0)
