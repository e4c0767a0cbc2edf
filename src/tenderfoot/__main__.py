"""`python -m tenderfoot` is `tenderfoot`."""

import sys

from tenderfoot.cli import main

sys.exit(main())
