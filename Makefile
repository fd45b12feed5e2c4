# Everything a person does with a work tree; `make` alone lists it.

VENV ?= .venv
PYTHON ?=
ARGS ?=
NAME ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PAGE := player_ui
PAGE_INPUTS := $(shell find $(PAGE)/src $(PAGE)/public $(PAGE)/*.json $(PAGE)/*.ts $(PAGE)/*.js $(PAGE)/index.html \
	-type f ! -name schema.d.ts ! -name openapi.json ! -name '*.test.ts' 2>/dev/null)
CODE := hub narrator voices tests hatch_build.py

.DEFAULT_GOAL := help
# One after the other, also under -j: the targets share one environment.
.NOTPARALLEL:
.PHONY: help run test check format bench screenshots scenario fuzz lock clean venv FORCE

help: ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo '  make run ARGS="--port 9000"       passes arguments on to nightwake, pytest or the bench'
	@echo '  make run PYTHON=python3.12        chooses the Python of a new environment'
	@echo '  make run VENV=/some/folder        keeps the environment elsewhere'

run: $(VENV)/.package ## Start Nightwake here (the first time installs it)
	@NIGHTWAKE_OPEN=1 $(BIN)/nightwake $(ARGS)

test: $(VENV)/.dev $(VENV)/.package ## Run all tests
	$(BIN)/python -m pytest $(ARGS)

check: $(VENV)/.dev $(PAGE)/node_modules/.dev ## Look over the code: ruff, mypy, svelte-check, vitest
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	cd $(PAGE) && npm run --silent check
	cd $(PAGE) && npm run --silent test

format: $(VENV)/.dev $(PAGE)/node_modules/.dev ## Lay the code out as `make check` wants it
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd $(PAGE) && npm run --silent format

bench: $(VENV)/.dev $(VENV)/.package ## Measure
	$(BIN)/python -m tests.bench $(ARGS)

screenshots: $(VENV)/.dev $(VENV)/.package $(PAGE)/node_modules/.dev ## Pictures of the main screens, in build/screenshots
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

scenario: $(VENV)/.dev $(VENV)/.package ## Play the scenarios whose names hold NAME=...
	$(BIN)/python -m pytest tests/scenarios -v $(if $(NAME),-k "$(NAME)") $(ARGS)

fuzz: $(VENV)/.dev $(VENV)/.package ## Send a hub a great deal of nonsense; ARGS="--cases 100000"
	$(BIN)/python -m tests.fuzz $(ARGS)

lock: venv ## Renew the locks; UPGRADE=1 takes newer versions too
	test -x build/lock/bin/uv || { $(BIN)/python -m venv build/lock && build/lock/bin/pip install --quiet uv; }
	$(LOCK) pyproject.toml --output-file requirements.lock
	$(LOCK) pyproject.toml --group dev --constraint requirements.lock --output-file requirements-dev.lock
LOCK = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url $(if $(UPGRADE),--upgrade)

clean: ## Remove what was built and cached; the environment stays
	rm -rf build dist $(PAGE)/dist $(PAGE)/node_modules $(PAGE)/src/lib/api/schema.d.ts
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov $(VENV)/.package
	find hub narrator voices tests $(PAGE)/__pycache__ -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- What the above stand on: a stamp in the environment says what is installed in it ----------------

venv:
	@sh tools/make-venv $(VENV) $(PYTHON)

$(VENV)/.runtime: requirements.lock | venv
	@echo "Fetching and installing what Nightwake needs: a minute, or a few on a slow machine or line ..."
	@$(PIP) --requirement requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock | venv
	@echo "Installing what the tests and checks need ..."
	@$(PIP) --requirement requirements-dev.lock
	@touch $(VENV)/.runtime $@

# Editable, so that only new dependencies or a changed page ask for another round.
$(VENV)/.package: pyproject.toml hatch_build.py $(PAGE_INPUTS) $(VENV)/.runtime
	@echo "Building the page and installing Nightwake: a minute, or two where Node.js has to be fetched ..."
	@$(PIP) --no-deps --editable .
	@echo "Ready."
	@touch $@

ifeq ($(wildcard $(PAGE)/dist/index.html),)
$(VENV)/.package: FORCE
endif

$(PAGE)/node_modules/.dev: $(PAGE)/package-lock.json
	@command -v npm >/dev/null || { echo "Checking the page needs Node.js 20.19 or newer with npm: install them and try again." >&2; exit 1; }
	cd $(PAGE) && npm ci --ignore-scripts --no-progress
	@touch $@
