# `make play` to play in the browser, `make terminal GAME=snakes` without one, `make test` before a commit.
# Needs Python 3.11 or later; a C compiler makes it fast.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest -n 2
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd')
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print)
ASAN := build/asan
GAME ?= inis
FLAGS ?=
GAMES := inis snakes
SOAK ?= --games 10000
MAKEFLAGS += --no-print-directory

.PHONY: setup research page play terminal wheel test lint pure asan bench clean

setup: .venv/built

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Fidchell needs Python 3.11 or later; try: make PYTHON=python3.12 setup" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
		|| { echo "This Python cannot make a virtual environment: its ensurepip module is missing." >&2; \
		     echo "Install it (on Debian and Ubuntu: the package python3-venv), then make setup again." >&2; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/python constraints.txt pyproject.toml
	$(PIP) install -c constraints.txt setuptools wheel Cython
	FIDCHELL_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[serve,dev]'
	@touch $@

# A change of the compiler or of its settings makes everything new; else only the changed units.
.venv/compiler: .venv/installed setup.py tools/compile_core.py
	@rm -rf build/joined
	@touch $@

.venv/built: .venv/compiler $(SOURCES)
	env -u FIDCHELL_PURE $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

page: .venv/page

# The page that browsers load, built into the package; Node comes from PyPI where the machine has none.
.venv/page: .venv/installed tools/page.py $(PAGE)
	$(BIN)/python tools/page.py build
	@touch $@

# The page, served to this machine alone, with the tables in a file in your home; `make play FLAGS='--port 8000'`.
play: setup page
	@$(BIN)/fidchell serve --open $(FLAGS)

terminal: setup
	@$(BIN)/fidchell play $(GAME)

# What others install with pip: the compiled rules, the tables and the built page.
wheel: setup page
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

# What researchers use beside our games, and what the examples learn with: only for checks, never for playing.
research: .venv/research

.venv/research: .venv/installed constraints.txt pyproject.toml
	FIDCHELL_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[serve,dev,research,learn,ray]'
	@touch $@

lint: setup research
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python tools/page.py check

test: lint page
	$(BIN)/python tools/page.py test
	-@$(BIN)/python tools/browser.py
	@if [ -f "$$($(CC) -print-file-name=libasan.so 2>/dev/null)" ]; then $(MAKE) asan; \
		else echo "Not checked: the memory of the compiled rules, since this machine's C compiler has no libasan."; fi
	$(BIN)/python -m pytest -m alone
	$(PYTEST) -m "not alone"
	FIDCHELL_PURE=1 $(PYTEST)

pure: setup research
	FIDCHELL_PURE=1 $(PYTEST)

# The C code with every memory access checked, in a place of its own.
asan: setup
	@rm -rf $(ASAN)/lib && mkdir -p $(ASAN)/lib
	@cp -R src/fidchell $(ASAN)/lib/ && find $(ASAN)/lib -name '_compiled.*' -delete
	CFLAGS="-g -fsanitize=address,bounds -fno-sanitize-recover=bounds -fno-omit-frame-pointer" \
		LDFLAGS="-fsanitize=address,bounds" \
		$(BIN)/python setup.py --quiet build_ext --parallel 2 --build-lib $(ASAN)/lib --build-temp $(ASAN)/temp
	$(MAKE) --jobs 2 $(addprefix soak-,$(GAMES))

soak-%:
	PYTHONPATH=$(ASAN)/lib PYTHONMALLOC=malloc ASAN_OPTIONS=detect_leaks=0 \
		LD_PRELOAD=$$($(CC) -print-file-name=libasan.so) $(BIN)/python -m fidchell soak $* $(SOAK)

bench: setup
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[serve,peers,research]'
	for game in $(GAMES); do $(BIN)/fidchell bench $$game --peers --json || exit 1; done
	$(BIN)/fidchell bench research --json

clean:
	rm -rf .venv build web/node_modules src/fidchell/page .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src tests tools \( -name '_compiled.*' -o -name __pycache__ \) -prune -exec rm -rf {} +
