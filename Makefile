# `make play` to play, `make test` before you send a change, `make help` for the rest.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
ARGS ?=

BIN := .venv/bin
RUN := $(BIN)/python
CHECKED := $(wildcard src tests tools benchmarks examples hatch_build.py)
# What was compiled once is kept, also where an environment would rather not: without, every worker and every server that a
# test starts compiles all of it again, a third of what `make quick` costs.
export PYTHONDONTWRITEBYTECODE :=
PYTEST := $(RUN) -m pytest
XDIST ?= -n 2 --dist worksteal
# Whoever drives a browser waits as often as not, for pages and for bots: three keep two cores busy. Each takes
# whole files, since a file has a server of its own; those with long tests begin.
BROWSERS ?= -n 3 --dist loadfile --no-loadscope-reorder
# What fails beside others is tried once more by itself, and both are printed: a fault shows again. Look into it all the same.
AGAIN = { echo "browser: trying what failed once more, by itself"; \
	$(HOUSE) $(PYTEST) --last-failed --last-failed-no-failures none -m browser $(or $(ARGS),tests/browser); }
# `make test` has compiled a copy by then, which serves the browsers sooner.
HOUSE ?=
COMPILED := PYTHONPATH=build/compiled LUDOTHEQUE_COMPILED=1
KIT := $(wildcard tests/bots tests/conformance tests/engine tests/games)

.PHONY: help play test interpreted quick check bench drill compiled playthroughs browser client without_node recipes \
	container wheels release lock clean

help: ## this list
	@sed -n 's/^\([a-z_]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

play: .venv/.play ## set up what is needed and open the first page: make play PORT=8000 HOST=127.0.0.1
	@$(RUN) hatch_build.py
	@$(BIN)/ludotheque serve --host $(HOST) --port $(PORT) $(ARGS)

test: .venv/.dev ## everything: checks, tests interpreted and compiled, browser
	@$(MAKE) --no-print-directory --jobs 3 interpreted compiled
	$(COMPILED) $(PYTEST) $(XDIST) -m "not browser and not interpreted" $(KIT)
	@$(MAKE) --no-print-directory browser HOUSE="$(COMPILED)"
	@cat build/audit.txt

# The compiler needs one core for longer than the checks need theirs: the tests that do not want its work begin meanwhile.
interpreted: check without_node
	$(PYTEST) $(XDIST) --ignore=tests/browser -m "not browser and not compiled"

quick: .venv/.dev ## the fast tests, in under a minute
	$(PYTEST) $(XDIST) --ignore=tests/browser -m "not slow and not browser" $(ARGS)

check: .venv/.dev ## format, lint, types (Python and client), the client's unit tests, import arrows, a clean tree, known flaws
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(RUN) -m tools.wire check
	$(RUN) hatch_build.py check
	$(RUN) -m tools.clean_tree
	$(BIN)/hadolint deploy/Containerfile
	@$(RUN) -m tools.audit

bench: .venv/.dev compiled ## speeds, interpreted and compiled
	$(RUN) -m benchmarks.run $(ARGS)

drill: .venv/.dev ## make drill ARGS="...": break the server on purpose
	$(RUN) -m ludotheque.lab.drill $(ARGS)

compiled: .venv/.dev ## a compiled copy in build/compiled
	$(RUN) -m tools.compile

playthroughs: .venv/.dev ## rewrite tests/playthroughs; read the difference
	$(RUN) -m tests.playthroughs $(ARGS)

without_node: .venv/.dev ## the client builds where there is no Node
	$(RUN) -m tools.without_node

browser: .venv/.dev client ## the tests that drive a real Chromium
	$(RUN) -m tools.browser
	$(if $(wildcard tests/browser),$(HOUSE) $(PYTEST) $(BROWSERS) -m browser $(or $(ARGS),tests/browser) || $(AGAIN))

client: .venv/.dev ## the browser client, if its sources changed
	@$(RUN) hatch_build.py

recipes: .venv/.dev ## the recipes of docs/operating.md, as written; wants nginx and caddy
	$(RUN) -m tools.recipes

container: .venv/.dev ## the image, where podman or docker can build it; else its recipe is only read
	$(BIN)/hadolint deploy/Containerfile
	@for builder in podman docker; do \
		if $$builder info >/dev/null 2>&1; then \
			exec $$builder build --file deploy/Containerfile --tag ludotheque .; \
		fi; \
	done; echo "container: neither podman nor docker can build it here, it was only read"

wheels: .venv/.dev client compiled ## wheels with the client in them, compiled and pure, and a bill of materials, in dist
	$(RUN) -m tools.release

release: .venv/.dev ## wheels, tried in an empty environment; refused where nobody can be asked for known flaws
	$(RUN) -m tools.audit --strict
	@$(MAKE) --no-print-directory wheels
	$(RUN) -m tools.release_check

# Settings of one machine (an index of its own, local files) must not slip into the locks.
PIP_COMPILE = env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL -u PIP_INDEX_URL PIP_CONFIG_FILE=/dev/null \
	$(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras \
	--no-header --no-emit-index-url --no-emit-find-links $(ARGS)

lock: .venv/.dev ## write requirements/ and client/package-lock.json anew; ARGS=--upgrade for newer versions
	$(PIP_COMPILE) --output-file requirements/dev.txt --extra dev --build-deps-for editable pyproject.toml
	$(PIP_COMPILE) --constraint requirements/dev.txt --output-file requirements/base.txt pyproject.toml
	$(PIP_COMPILE) --constraint requirements/dev.txt --output-file requirements/house.txt \
		--extra nats --extra postgres pyproject.toml
	$(PIP_COMPILE) --constraint requirements/dev.txt --output-file requirements/cluster.txt --extra cluster pyproject.toml
	$(PIP_COMPILE) --constraint requirements/dev.txt --output-file requirements/build.txt \
		--build-deps-for editable --only-build-deps pyproject.toml
	cd client && PATH="$(CURDIR)/$(BIN):$$PATH" npm install --package-lock-only
	$(RUN) -m tools.clean_tree

clean: ## remove what was built, and the environment
	rm -rf .venv build dist src/ludotheque/web client/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Set-up. A stamp is newer than what it was made from; .dev holds all that .play holds, and more.

# Of eight thousand files that are installed few are ever imported: those are compiled then, and not all of them here.
INSTALL := $(RUN) -m pip --disable-pip-version-check --quiet --quiet install --no-compile
INSTALL_PROJECT := $(INSTALL) --no-deps --no-build-isolation --editable .

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null \
		|| { echo "make: $(PYTHON) was not found; install Python 3.11 or newer, or say make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "make: Python 3.11 or newer is needed, and $(PYTHON) is $$($(PYTHON) -V 2>&1); say make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "make: $(PYTHON) has no venv module; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv

.venv/.play: requirements/base.txt requirements/build.txt pyproject.toml hatch_build.py | .venv/bin/python
	@echo "Installing what ludotheque needs to run ..."
	@$(INSTALL) --require-hashes -r requirements/base.txt -r requirements/build.txt
	@$(INSTALL_PROJECT)
	@touch $@

.venv/.dev: requirements/dev.txt pyproject.toml hatch_build.py | .venv/bin/python
	@echo "Installing what the tests need ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@$(INSTALL_PROJECT)
	@touch $@ .venv/.play
