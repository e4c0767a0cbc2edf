"""Which Python was measured: most of the time of a decision is spent in it, so how it was built matters."""

import platform
import sysconfig

FLAGS = ("CONFIG_ARGS", "PY_CFLAGS", "PY_CORE_CFLAGS", "PY_LDFLAGS", "PY_CORE_LDFLAGS")


def interpreter() -> str:
    """Its name and version, and whether it was built with PGO and LTO."""
    said = " ".join([str(sysconfig.get_config_var(name) or "") for name in FLAGS])
    pgo = "--enable-optimizations" in said or "-fprofile-use" in said
    lto = "--with-lto" in said or "-flto" in said
    name = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{name}, built {'with' if pgo else 'without'} PGO and {'with' if lto else 'without'} LTO"
