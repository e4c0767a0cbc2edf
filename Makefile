# One verb a line. Everything starts from nothing but Python 3.11 or newer, make and git;
# a C compiler, if there is one, makes the rules fast.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
FAST := .venv-fast/bin
RELEASE := .venv-release/bin
LOCK := ../$(BIN)/uv pip compile -q --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url

TESTS := -m pytest -n $(JOBS) --dist worksteal
# Tests of servers, terminals and pages wait as much as they work: one more at a time than there are cores.
WAITING := -m pytest -n $(shell expr $(JOBS) + 1) --dist worksteal

# Bytecode is kept, whatever the surroundings say: without it every process compiles all it imports anew.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: help play dev terminal test test-long page-test page-browser page-packages compiled check format fast bench arena train bench-server bench-research bench-cluster bench-web ppo web screens film playthroughs docs lock dist clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20

play: .venv/.play web  ## open a table in the browser
	@$(BIN)/tenderfoot serve

dev: .venv/.dev  ## page and server for those who work on them: both follow every change
	@$(BIN)/python -m tools.dev

terminal: .venv/.play  ## play Dice Town in the terminal
	@$(BIN)/tenderfoot play dicetown

web: page-packages  ## the page, made of its sources
	@$(BIN)/python -m tools.web build

# tests/selection.py says what is marked so, and why. What needs one core runs beside the compiler.
test:  ## every check, interpreted and compiled
	@$(MAKE) -j $(JOBS) compiled page-browser web .venv-fast/.dev check page-test fast
	$(BIN)/python $(TESTS) -m "rules and not long" $$($(BIN)/python -m tests.selection rules) --cov
	$(BIN)/python $(TESTS) -m "sources and not long" $$($(BIN)/python -m tests.selection sources)
	$(FAST)/python $(WAITING) -m "not sources and not long"
	$(BIN)/python $(TESTS) tests/browser

test-long: fast web page-browser  ## the same laws on many more games, and every screen in both languages
	$(FAST)/python $(TESTS) -m long
	$(BIN)/python $(TESTS) -m long tests/browser

page-test: page-packages
	$(BIN)/python -m tools.web test

# One after the other: Debian installs for one at a time.
page-browser: .venv/.play
	$(BIN)/python -m tests.browser.finding
	$(BIN)/python -m tests.server.finding

page-packages: .venv/.play
	@$(BIN)/python -m tools.web packages

check: .venv/.play .venv/.dev page-packages  ## lock files, lint, formatting, types
	$(BIN)/python -m tools.check_lock
	$(BIN)/ruff check -q
	$(BIN)/ruff format --check -q
	$(BIN)/mypy
	$(BIN)/python -m tools.web check

format: .venv/.dev  ## put the sources into shape
	$(BIN)/ruff check -q --fix
	$(BIN)/ruff format -q
	$(BIN)/python -m tools.web format

fast: .venv-fast/.dev compiled web  ## the compiled package, in .venv-fast
	@$(BIN)/python -m tools.fast

compiled: .venv/.dev
	@$(BIN)/python -m tools.fast rules

# Measured as published wheels are built: with TENDERFOOT_PGO=1. Say `make bench TENDERFOOT_PGO=0` for without.
bench bench-server bench-research bench-cluster dist: export TENDERFOOT_PGO ?= 1
bench: fast .venv-peers/.ready  ## how fast the rules are, beside other engines; kept in docs/performance.md
	@$(BIN)/python -m bench

bench-server: fast  ## what a decision costs the server, beside boardgame.io's; kept in docs/performance.md
	@$(BIN)/python -m bench.serving

bench-research: fast .venv-peers/.ready  ## what a step of our environments costs, beside others'; kept in docs/performance.md
	@$(BIN)/python -m bench.research

bench-cluster: fast  ## several workers beside one process, and the arena on Dask; kept in docs/performance.md
	@$(FAST)/python -m bench.cluster_server
	@$(FAST)/python -m bench.cluster_arena

bench-web: .venv/.dev web  ## how soon the page is there, and how soon a move is on the other screen
	@$(BIN)/python -m bench.web

screens: .venv/.dev web  ## a picture of every screen, laid beside the design's if DESIGN names their folder
	@DESIGN=$(DESIGN) $(BIN)/python -m tools.screens

film: .venv/.dev web  ## the README's film: a throw, a place resolved, loot flying
	@$(BIN)/python -m tools.film

# Say `make arena MINUTES=40` for a page from what can be played in that time, and `make arena ON=tcp://host:8786`
# (so also `make train`) for the workers of a Dask cluster instead of processes of this machine.
SEEDS ?= 400
WHO = $(if $(ON),--on $(ON),--jobs $(JOBS))
arena: fast  ## measure the bots, and write docs/strength.md; stopped, it goes on where it was
	@$(if $(ON),,$(FAST)/python -m tools.former)
	@$(if $(ON),,PYTHONPATH=build/former) $(FAST)/tenderfoot arena --seeds $(SEEDS) $(WHO) $(if $(MINUTES),--minutes $(MINUTES)) --out build/arena > build/strength.md
	@mv build/strength.md docs/strength.md
	@mkdir -p docs/strength && cp build/arena/strength/*.svg docs/strength

train: fast  ## learn who wins from games the bots play, for the bots; stopped, it goes on where it was
	@$(FAST)/python -m tools.train $(WHO)

ppo: .venv-ppo/.ready compiled web  ## teach a policy by PPO on our environments: examples/ppo.py
	@$(BIN)/python -m tools.fast .venv-ppo
	@.venv-ppo/bin/python examples/ppo.py $(if $(OUT),--out $(OUT))

playthroughs: .venv/.dev  ## write the golden games anew; the diff is the review
	$(BIN)/python -m tools.playthroughs

docs: .venv-release/.ready  ## the reference, made from the docstrings, in docs/api
	@PYTHONPATH=src $(RELEASE)/python -m tools.reference

lock: .venv/.dev  ## resolve requirements/*.in anew
	cd requirements && for set in uv play dev release; do $(LOCK) --upgrade $$set.in -o $$set.txt || exit 1; done
	cd requirements && $(LOCK) --upgrade --overrides peers.in peers.in -o peers.txt
	cd requirements && $(LOCK) --upgrade --excludes torch.txt ppo.in -o ppo.txt

# Two wheels, for those who have this system and for all others, and the sources with the page in them.
dist: export TENDERFOOT_WEB := 1
dist: .venv/.dev .venv-release/.ready web  ## sdist, plain wheel and compiled wheel, in dist/
	rm -rf dist build/wheel
	TENDERFOOT_COMPILE=0 $(BIN)/python -m hatchling build
	TENDERFOOT_COMPILE=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel
	PATH="$(CURDIR)/$(RELEASE):$$PATH" $(RELEASE)/auditwheel repair -w dist build/wheel/*.whl
	$(RELEASE)/twine check --strict dist/*

clean:  ## forget everything that was made
	rm -rf .venv .venv-fast .venv-peers .venv-ppo .venv-release build dist docs/api web/node_modules src/tenderfoot/server/static .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

# --- environments -----------------------------------------------------------------------------

pip = $(BIN)/python -m pip --python $(1)/bin/python install -qq --disable-pip-version-check

# Install a hashed requirements file: with uv if it can, with pip otherwise.
install = { [ -x $(BIN)/uv ] && $(BIN)/uv pip install -qq --python $(1)/bin/python --require-hashes -r $(2) 2>/dev/null; } \
	|| $(call pip,$(1)) --require-hashes -r $(2) \
	|| { echo 'The packages of $(2) could not be installed; the lines above say why.'; false; }

# Make an empty environment, or say in one sentence why not.
venv = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo 'Tenderfoot needs Python 3.11 or newer; name yours with PYTHON=, as in: make play PYTHON=python3.12'; exit 1; }; \
	$(PYTHON) -m venv $(1) >/dev/null 2>&1 \
	|| { rm -rf $(1); echo 'Python cannot make a virtual environment here; on Debian and Ubuntu install python3-venv and try again.'; exit 1; }

$(BIN)/python:
	@echo 'Setting up, once …'
	@$(call venv,.venv)
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements/uv.txt 2>/dev/null || true

.venv/.play: requirements/play.txt pyproject.toml hatch_build.py | $(BIN)/python
	@$(call install,.venv,requirements/play.txt)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements/dev.txt | .venv/.play
	@$(call install,.venv,requirements/dev.txt)
	@touch $@

.venv-fast/.dev: requirements/dev.txt | .venv/.dev
	@rm -rf .venv-fast && $(BIN)/python -m venv --without-pip .venv-fast
	@$(call install,.venv-fast,requirements/dev.txt)
	@touch $@

.venv-peers/.ready: requirements/peers.txt | .venv/.dev
	@rm -rf .venv-peers && $(BIN)/python -m venv --without-pip .venv-peers
	@$(call install,.venv-peers,requirements/peers.txt --no-deps) \
	|| echo 'The other engines could not be installed; the table will be without them.'
	@touch $@

.venv-release/.ready: requirements/dev.txt requirements/release.txt | .venv/.dev
	@rm -rf .venv-release && $(BIN)/python -m venv --without-pip .venv-release
	@$(call install,.venv-release,requirements/dev.txt)
	@$(call install,.venv-release,requirements/release.txt)
	@touch $@

# torch is pip's (requirements/torch.txt says why); what needs it finds it there, so nothing else is looked for.
.venv-ppo/.ready: requirements/play.txt requirements/ppo.txt requirements/torch.txt | .venv/.dev
	@rm -rf .venv-ppo && $(BIN)/python -m venv --without-pip .venv-ppo
	@$(call pip,.venv-ppo) -r requirements/torch.txt
	@$(call install,.venv-ppo,requirements/play.txt)
	@$(call install,.venv-ppo,requirements/ppo.txt --no-deps)
	@touch $@
