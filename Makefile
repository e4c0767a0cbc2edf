# Everything here starts from nothing but Python 3.11 or newer, make and git.

PYTHON ?= python3
BIN := .venv/bin

# Install a hashed requirements file into a venv: with uv when it can, with pip otherwise.
install = { [ -x $(BIN)/uv ] && $(BIN)/uv pip install -q --python $(1)/bin/python --require-hashes -r $(2) 2>/dev/null; } \
	|| $(1)/bin/python -m pip install -q --require-hashes -r $(2)

# Make an empty venv, or say in one sentence why not.
venv = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo 'Tenderfoot needs Python 3.11 or newer; name yours with: make PYTHON=/path/to/python3 …'; exit 1; }; \
	$(PYTHON) -m venv $(1) >/dev/null 2>&1 \
	|| { rm -rf $(1); echo 'Python cannot make a virtual environment here; on Debian and Ubuntu install python3-venv, then try again.'; exit 1; }

$(BIN)/python:
	@$(call venv,.venv)
	@$(BIN)/python -m pip install -q --require-hashes -r requirements/uv.txt || true

.venv/.play: requirements/play.txt pyproject.toml | $(BIN)/python
	@$(call install,.venv,requirements/play.txt)
	@$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.play
	@$(call install,.venv,requirements/dev.txt)
	@touch $@
