# `make play` to play in the browser, `make check` while you work, `make test` before a commit.
# Needs Python 3.11 or later; a C compiler makes it fast. Only .venv, build and the ignored files are written.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd')
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print)
ASAN := build/asan
GAME ?= inis
FLAGS ?=
GAMES := $(patsubst src/fidchell/games/%/__init__.py,%,$(wildcard src/fidchell/games/*/__init__.py))
BENCHES := think reading waits page
SOAK ?= --games 10000
# What `make test` installs beside the program; `make test EXTRAS=` goes without, and says what it could not check.
EXTRAS ?= docs,research,learn,ray
comma := ,
MAKEFLAGS += --no-print-directory

.PHONY: setup research page browser play terminal wheel check test prove lint page-lint page-test pure asan lowest site bench clean

setup: .venv/built .venv/dev

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
	FIDCHELL_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e .
	@touch $@

# What checks need, beside the program.
.venv/dev: .venv/installed
	FIDCHELL_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

# A change of the compiler or of its settings makes everything new; else only the changed units.
.venv/compiler: .venv/installed setup.py tools/compile_core.py
	@rm -rf build/joined
	@touch $@

.venv/built: .venv/compiler $(SOURCES)
	env -u FIDCHELL_PURE $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

page: .venv/page

.venv/node: .venv/installed tools/page.py web/package-lock.json
	$(BIN)/python tools/page.py install
	@touch $@

# The page that browsers load, built into the package; Node comes from PyPI where the machine has none.
.venv/page: .venv/node $(PAGE)
	$(BIN)/python tools/page.py build
	@touch $@

# The page, served to this machine alone, with the tables in a file in your home; `make play FLAGS='--port 8000'`.
play: .venv/built page
	@$(BIN)/fidchell serve --open $(FLAGS)

terminal: .venv/built
	@$(BIN)/fidchell play $(GAME)

# What others install with pip: the compiled rules, the tables and the built page.
wheel: .venv/built page
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

# What researchers use beside our games, and what the examples learn with: only for checks, never for playing.
research: .venv/research

.venv/research: .venv/dev
	FIDCHELL_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[dev$(if $(EXTRAS),$(comma)$(EXTRAS))]'
	@touch $@

# A Chromium for the tests of the page: into .venv, or by the system's package manager after asking.
browser: .venv/dev
	-@$(BIN)/python tools/browser.py

lint: setup page-lint
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

page-lint: .venv/node
	$(BIN)/python tools/page.py check

page-test: .venv/node
	$(BIN)/python tools/page.py test

# For the person who is working: what needs no server, browser, database, C compiler or cluster.
check: setup
	@$(MAKE) --jobs 2 lint page-test
	$(PYTEST) -m "not once and not browser and not postgres and not compiler and not ray"

# What must pass before a commit: true or false, the same on any machine and at any load.
test: setup research page browser
	@if command -v $(CC) >/dev/null; then $(BIN)/python -c 'import fidchell, sys; \
		sys.exit(not fidchell.COMPILED and "The rules did not compile; see: .venv/bin/python setup.py build_ext --inplace")'; fi
	@$(MAKE) --jobs 2 lint page-test
	$(PYTEST)
	FIDCHELL_PURE=1 $(PYTEST) -m both

# The long proofs: every memory access, the whole suite with large numbers and uncompiled, all Pythons, sizes, languages.
prove: test site
	@if [ -f "$$($(CC) -print-file-name=libasan.so 2>/dev/null)" ]; then $(MAKE) asan; \
		else echo "Not checked: the memory of the compiled rules, since this machine's C compiler has no libasan."; fi
	PROVE=1 $(PYTEST) tests proofs
	FIDCHELL_PURE=1 $(PYTEST) tests

pure: setup research
	FIDCHELL_PURE=1 $(PYTEST) tests

.venv/docs: .venv/installed
	FIDCHELL_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[docs]'
	@touch $@

# Servers, tables and rules with the lowest versions that we allow.
lowest: setup page
	$(BIN)/python tools/lowest.py

# The pages as a site, with every warning an error.
site: .venv/docs
	$(BIN)/python -m mkdocs build --quiet --strict --site-dir build/site

# The C code with every memory access checked, in a place of its own.
asan: .venv/built
	@rm -rf $(ASAN)/lib && mkdir -p $(ASAN)/lib
	@cp -R src/fidchell $(ASAN)/lib/ && find $(ASAN)/lib -name '_compiled.*' -delete
	CFLAGS="-g -fsanitize=address,bounds -fno-sanitize-recover=bounds -fno-omit-frame-pointer" \
		LDFLAGS="-fsanitize=address,bounds" \
		$(BIN)/python setup.py --quiet build_ext --parallel 2 --build-lib $(ASAN)/lib --build-temp $(ASAN)/temp
	$(MAKE) --jobs 2 $(addprefix soak-,$(GAMES))

soak-%:
	PYTHONPATH=$(ASAN)/lib PYTHONMALLOC=malloc ASAN_OPTIONS=detect_leaks=0 \
		LD_PRELOAD=$$($(CC) -print-file-name=libasan.so) $(BIN)/python -m fidchell soak $* $(SOAK)

# Figures beside their targets; nothing fails for a figure. Best on a machine that does nothing else.
bench: setup research page browser
	FIDCHELL_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[peers]'
	for game in $(GAMES); do $(BIN)/fidchell bench $$game --peers --json || exit 1; done
	$(BIN)/fidchell bench research --json
	for name in $(BENCHES); do $(BIN)/python -m bench.$$name || exit 1; done

clean:
	rm -rf .venv build web/node_modules src/fidchell/page .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src tests proofs tools bench \( -name '_compiled.*' -o -name __pycache__ \) -prune -exec rm -rf {} +
