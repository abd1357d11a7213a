# Everything here sets up what it needs first: a virtual environment in .venv with the versions
# locked in requirements/. Nothing is prepared by hand. Works with GNU make 3.81 and later.

VENV   := .venv
# That of training, with torch.
TRAIN  := .venv-train
# The Python that the virtual environment is made with; empty: the first fitting one.
PYTHON ?=
# More words for pytest, ruff or backroom, as in: make test ARGS="-k b8"
ARGS   ?=

python   := $(VENV)/bin/python
pip      := $(python) -m pip
backroom := $(VENV)/bin/backroom
# Compiles rules, players and batches once, so that the test processes find them in the cache.
warm     := $(python) -m backroom.engine.warm && $(python) -m backroom.bots.warm \
            && $(python) -m backroom.rl.warm

export VENV PYTHON

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# ---------------------------------------------------------------------- play

.PHONY: help play party
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.run client ## play a game; needs Python and make only
	@$(backroom) $(ARGS)

party: $(VENV)/.run client ## a table for everyone in the same Wi-Fi
	@$(backroom) serve --lan $(ARGS)

# ---------------------------------------------------------------------- work

.PHONY: quick test soak train-check check format mutants bench wheel screens lock clean distclean test-machine
quick: $(VENV)/.dev check ## style, types and the tests without other processes: minutes
	$(warm)
	$(python) -m pytest -n 2 --quick $(ARGS)

test: test-machine $(VENV)/.dev client check ## style, types and all tests
	$(warm)
	$(python) -m pytest -n 2 $(ARGS)
	$(web-test)

soak: export BACKROOM_SOAK = 1
soak: override ARGS += -o faulthandler_timeout=5400
soak: test ## the same with the tests that take long

check: $(VENV)/.dev ## style and types only
	$(python) -m ruff format --check .
	$(python) -m ruff check .
	$(python) -m mypy
	$(python) -m mypy --platform win32 --cache-dir .mypy_cache/win32

format: $(VENV)/.dev ## put the code into shape
	$(python) -m ruff check --fix-only --quiet .
	$(python) -m ruff format .

train-check: $(TRAIN)/.made ## train a tiny net with torch, in an environment of its own
	PYTHONPATH=src OMP_NUM_THREADS=2 $(TRAIN)/bin/python tools/train-check.py

mutants: $(VENV)/.dev ## mutation testing: does a test notice each small change of a rule?
	$(python) tools/mutants.py $(or $(ARGS),bosses)

bench: $(VENV)/.bench ## speed, side by side with peers
	$(python) -m bench $(ARGS)

wheel: $(VENV)/.dev client ## build dist/*.whl and start it in an empty environment
	tools/test-wheel

screens: test-machine $(VENV)/.dev client ## screenshots of every view into build/screens/
	$(python) tools/screens.py $(ARGS)

test-machine:
	@tools/setup-test-machine

clean: ## remove what was built, and caches
	rm -rf build dist screens test-results src/backroom/web/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## remove the set-up too
	rm -rf $(VENV) $(TRAIN) web/node_modules

# -------------------------------------------------------------------- set-up

# .made holds the path of the checkout: a virtual environment has absolute paths in it, so one
# that was moved or copied, or whose Python is gone, is made anew.
ifneq ($(shell test -x $(VENV)/bin/python && cat $(VENV)/.made 2>/dev/null),$(CURDIR))
$(VENV)/.made: FORCE
endif
$(VENV)/.made:
	@echo "Setting up $(VENV) ..."
	@tools/make-venv $(VENV)
	@printf '%s\n' "$(CURDIR)" > $@

$(VENV)/.run: $(VENV)/.made requirements/build.txt requirements/run.txt pyproject.toml
	@echo "Installing what Backroom runs on ..."
	@$(pip) install -qq --require-hashes -r requirements/build.txt -r requirements/run.txt
	@$(pip) install -qq --no-deps --no-build-isolation --editable .
	@wrong=$$($(pip) check) || { echo "$$wrong"; echo "Is requirements/ older than pyproject.toml? make lock"; exit 1; } >&2
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "Installing what its tests run on ..."
	@$(pip) install -qq --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "Installing the peers to measure against ..."
	@$(pip) install -qq --require-hashes -r requirements/bench.txt
	@touch $@

# torch is large, and asks for other versions than the tests: it has an environment of its own.
$(TRAIN)/.made: requirements/train.txt tools/make-venv
	@echo "Installing what training runs on ..."
	@tools/make-venv $(TRAIN)
	@$(TRAIN)/bin/python -m pip install -qq --require-hashes -r requirements/train.txt
	@touch $@

.PHONY: FORCE
FORCE:

# --------------------------------------------------------------- the browser

.PHONY: client
ifneq ($(wildcard web/package.json),)
static   := src/backroom/web/static
npm      := cd web && ../tools/with-node npm
web-test  = $(npm) run check && cd .. && $(npm) test
# What the client is made of: its own files, and the texts that it shares with the server.
sources  := $(shell find web src/backroom -type f -not -path '*/node_modules/*' \
              -not -path '$(static)/*' \( -path 'web/*' -o -name '*.ftl' -o -path '*/rulebook/*.md' \))

client: $(static)/index.html

web/node_modules/.made: web/package.json web/package-lock.json | $(VENV)/.made
	@echo "Installing what the browser client is built with ..."
	@$(npm) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(static)/index.html: web/node_modules/.made $(sources)
	@echo "Building the browser client ..."
	@$(npm) exec -- vite build --logLevel warn --outDir ../$(static) --emptyOutDir
	@touch $@
else
client:
web-test  = @true
endif

# -------------------------------------------------------------- locked versions

# make lock                         what pyproject.toml newly asks for; the rest stays
# make lock ARGS=--upgrade          newest versions of everything
# The package index is the one that pip is set up for; it is not written into the files.
compile = UV_DEFAULT_INDEX="$$($(pip) config get global.index-url 2>/dev/null)" \
          $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
          --custom-compile-command "make lock" $(ARGS)

lock: $(VENV)/.made ## renew requirements/ from pyproject.toml
	@$(pip) install -qq uv
	@$(compile) pyproject.toml -o requirements/run.txt
	@$(compile) --group build -c requirements/run.txt -o requirements/build.txt
	@$(compile) pyproject.toml --extra postgres --extra rl --extra openspiel --extra ray --group dev \
	  -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	@$(compile) --group bench -c requirements/dev.txt -o requirements/bench.txt
	@$(compile) pyproject.toml --extra train -c requirements/run.txt -o requirements/train.txt
	@$(compile) --group node -o requirements/node.txt
	@! grep -n '://' requirements/*.txt
