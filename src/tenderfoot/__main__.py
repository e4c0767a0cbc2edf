"""`python -m tenderfoot` is `tenderfoot`: small, so that Ctrl-C is heard from the first moment on."""

import sys


def main() -> int:
    """The command; whoever stops it before it has begun is shown no traceback."""
    try:
        from tenderfoot.cli import main as command

        return command()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
