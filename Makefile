# Two commands: `make site` shows the site, `make test` checks everything. `make help` lists the rest.
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
# npm and every script it starts must find the environment's own Node first
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(PY) -m pip

CORE := $(shell find narde_core -name '*.py' 2>/dev/null)
RUNTIME_TOOLS := site_tools/runtime.py site_tools/snapshot.mjs site_tools/paths.py
TOOLS := $(shell find site_tools -type f -not -name '*.pyc' 2>/dev/null)
PAGES := $(shell find docs tutorials -type f 2>/dev/null) mkdocs.yml mkdocs.en.yml

.PHONY: help env build site test test-all mutants bench tidy pins clean clean-all

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1 \t/p' $(MAKEFILE_LIST) | expand -t 18

env: $(VENV)/made node_modules/made ## make the Python environment and fetch the Node packages

$(VENV)/made: pyproject.toml constraints.txt
	@python=$$(sh site_tools/find_python.sh $(PYTHON)) && { test -x $(PY) || "$$python" -m venv $(VENV); }
	@$(PIP) install -qq -c constraints.txt hatchling
	@$(PIP) install -qq -c constraints.txt --no-build-isolation -e '.[png,site,test]'
	@touch $@

# other programs that are asked the same; of gym-backgammon one file is used, which needs nothing of what it asks for
$(VENV)/oracles: $(VENV)/made
	@$(PIP) install -qq -c constraints.txt setuptools # some of them come as source alone
	@$(PIP) install -qq -c constraints.txt --no-build-isolation -e '.[oracle]'
	@$(PIP) install -qq -c constraints.txt --no-deps gym-backgammon
	@touch $@

node_modules/made: package.json package-lock.json .npmrc | $(VENV)/made
	@$(NPM) ci --prefer-offline --no-progress --loglevel=error
	@touch $@

build/runtime/made: $(VENV)/made node_modules/made pyproject.toml $(CORE) $(RUNTIME_TOOLS)
	@$(PY) -m site_tools.runtime
	@touch $@

# before the rest, which takes longer: a fence that is wrong is said at once
build/checked: $(VENV)/made $(CORE) $(TOOLS) $(PAGES)
	@$(PY) -m site_tools.pages
	@mkdir -p build && touch $@

site/made: build/checked build/runtime/made $(PAGES)
	@$(PY) -m site_tools.build
	@touch $@

build: site/made ## make the runtime bundle and the strict site in site/

site: ## the same, then serve it on a free port of 127.0.0.1 and print the address
	@start=$$(date +%s) && $(MAKE) build && exec $(PY) -m site_tools.server --since $$start

test: ## everything a change must pass: lint, types, tests, pages, browser
	@start=$$(date +%s) && $(MAKE) build && $(PY) -m site_tools.check --since $$start

test-all: $(VENV)/oracles ## the same and the slow checks, among them what other programs say
	@start=$$(date +%s) && $(MAKE) build && $(PY) -m site_tools.check --all --since $$start
	@$(MAKE) mutants

mutants: $(VENV)/oracles ## change the rules one place at a time: the pages alone must notice
	@$(PY) -m site_tools.mutants

bench: build $(VENV)/oracles ## measure the core and the site
	@$(PY) -m bench.plays
	@$(PY) -m site_tools.bench

bench-browser: build ## measure in a browser what a reader waits for
	@$(PY) -m site_tools.bench_browser

tidy: env ## let the formatters and the linter put right what they can
	@$(BIN)/ruff check -q --fix; $(BIN)/ruff format -q

pins: env ## write the versions that are installed into constraints.txt
	@{ head -n 1 constraints.txt; $(PIP) freeze --exclude-editable; } > build/pins && mv build/pins constraints.txt

clean: ## remove what was built
	@rm -rf build site .pytest_cache .mypy_cache .ruff_cache .hypothesis

clean-all: clean ## and the environment
	@rm -rf $(VENV) node_modules
