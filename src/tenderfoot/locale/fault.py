"""Why the system does not let a file be read or written, as a word of the catalogues."""

from __future__ import annotations

import errno
from typing import Final

_FAULTS: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read-only",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "no-directory",
    errno.EEXIST: "no-directory",
    errno.ENOSPC: "full",
}


def fault(error: OSError) -> str:
    """The fact that says it: `fault:full`."""
    return f"fault:{_FAULTS.get(error.errno or 0, 'other')}"
