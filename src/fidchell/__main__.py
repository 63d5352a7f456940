"""Runs the command line as `python -m fidchell`."""

import sys

from fidchell.cli import main

sys.exit(main())
