"""`python -m grandee` is the command `grandee`."""

import sys

from grandee.cli.main import main

sys.exit(main())
