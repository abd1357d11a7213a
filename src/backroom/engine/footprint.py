"""Memory that compiled rules keep and a process that compiles nothing more can do without."""

from __future__ import annotations

import ctypes
import gc
from pathlib import Path

from numba.core.codegen import CPUCodeLibrary

# asm-generic/mman-common.h
MADV_DONTNEED = 4


def release_bitcode() -> None:
    """Drop the LLVM bitcode of all compiled code that was loaded so far, and return free memory to
    the system, the pages of LLVM's own code with it.

    Code loaded from the cache brings its bitcode along, parsed, for whoever would compile a caller
    and link it. Whoever does later finds none, so this is for a process that only loads. Call it
    before `gc.freeze`, which hides what is frozen.
    """
    for thing in gc.get_objects():
        if isinstance(thing, CPUCodeLibrary):
            # numba's own name; its version is pinned.
            thing._shared_module = None
    _trim()
    _drop_code_pages("libllvmlite")


def _trim() -> None:
    """glibc keeps what is freed; other allocators see to it themselves."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return
    trim(0)


def _drop_code_pages(library: str) -> None:
    """Unmap the resident pages of a library's code (Linux); whoever calls it again has them read
    from the page cache.

    Only executable segments: they are never written to, while the others hold what the linker has
    filled in.
    """
    try:
        maps = Path("/proc/self/maps").read_text().splitlines()
        madvise = ctypes.CDLL(None).madvise
    except (AttributeError, OSError, TypeError):
        return
    for line in maps:
        span, rights = line.split()[:2]
        if rights == "r-xp" and library in line:
            first, last = (int(edge, 16) for edge in span.split("-"))
            madvise(ctypes.c_void_p(first), ctypes.c_size_t(last - first), MADV_DONTNEED)
