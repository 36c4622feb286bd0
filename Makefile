# Everything that one does with this project, by name. `make` alone lists it.
#
# SwiftPM lets a target import a sibling that it never declared once that sibling is built; the flag forbids it.
BUILD_FLAGS = --explicit-target-dependency-import-check error
PREFIX ?= /usr/local
PYTHON ?= python3
ROOT = $(DESTDIR)$(PREFIX)
MANUAL = share/man/man1/a11ylint.1
COMPLETIONS = share/bash-completion/completions/a11ylint share/zsh/site-functions/_a11ylint \
	share/fish/vendor_completions.d/a11ylint.fish

.PHONY: help build test server-test spark-test bazel-test hook-test fuzz sanitize traces golden lint format docs bench growth code-oracle
.PHONY: install uninstall release ci

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## build the program for debugging
	@swift build $(BUILD_FLAGS)

test: ## run every test
	@swift test $(BUILD_FLAGS)

server-test: ## let a client from PyPI, and the extension with node, talk with the language server
	@swift build $(BUILD_FLAGS) --product a11ylint
	@test -d .build/clients || python3 -m venv .build/clients
	@.build/clients/bin/pip install --quiet --disable-pip-version-check pygls==2.1.1 lsprotocol==2025.0.0
	@.build/clients/bin/python Tests/Clients/language_server.py .build/debug/a11ylint
	@command -v node >/dev/null || { echo "The extension is not tried: node is not installed." && exit; }; \
	node Tests/Clients/vscode_extension.js .build/debug/a11ylint

spark-test: ## run the Spark job in a local cluster, if PySpark is installed (PYTHON chooses it)
	@swift build $(BUILD_FLAGS) --product a11ylint
	@$(PYTHON) Integrations/spark/test.py $${A11YLINT:-.build/debug/a11ylint}

bazel-test: ## try the rules for Bazel in a workspace of their own, if it is installed
	@swift build $(BUILD_FLAGS) --product a11ylint
	@Integrations/bazel/test.sh $${A11YLINT:-.build/debug/a11ylint}

fuzz: ## let libFuzzer look for inputs that break something, for an hour or FUZZ_SECONDS a part (Linux)
	@Fuzzing/run

sanitize: ## run every test with the address sanitizer, then with the thread sanitizer
	@.ci/sanitize address
	@.ci/sanitize thread

traces: ## prove with strace that no command writes, connects or starts what it was not told to (Linux)
	@swift build $(BUILD_FLAGS) --product a11ylint
	@.ci/traces

golden: ## rewrite the expected speech, findings and console sessions, to be reviewed as a diff
	@UPDATE_GOLDEN=1 swift test $(BUILD_FLAGS)

lint: ## check the formatting of all Swift code
	@swift format lint --strict --parallel --recursive Sources Tests Plugins Fuzzing Capture Package.swift

format: ## format all Swift code
	@swift format --in-place --parallel --recursive Sources Tests Plugins Fuzzing Capture Package.swift

docs: ## rewrite Rules/README.md and docs/rules from the rule pages
	@swift build $(BUILD_FLAGS) --product a11ylint
	@mkdir -p docs/rules && rm -f docs/rules/*.md
	@.build/debug/a11ylint rules --format markdown --output Rules/README.md --pages docs/rules

bench: ## measure the release build against xmllint and libyaml
	@Benchmarks/run

code-oracle: ## hold the parsers of code to swift-syntax and tree-sitter, on the files of the folder CODE
	@cd Tests/Oracles && swift run -c release code-oracle "$(abspath $(CODE))"
	@test -d .build/oracles || $(PYTHON) -m venv .build/oracles
	@.build/oracles/bin/pip install --quiet --disable-pip-version-check -r Tests/Oracles/requirements.txt
	@find "$(abspath $(CODE))" -name '*.[mh]' -type f -print0 | \
	xargs -0 .build/oracles/bin/python Tests/Oracles/objective_c.py Tests/Oracles/.build/release/code-oracle

growth: ## tell how the cost of the release build grows with screens of many shapes
	@Benchmarks/run growth

install: ## build for release; install the program, its manual page and completions to PREFIX (default /usr/local)
	@program=$$(.ci/build-release) && \
	install -d "$(ROOT)/bin" $(foreach file,$(MANUAL) $(COMPLETIONS),"$(ROOT)/$(dir $(file))") && \
	install -m 755 "$$program" "$(ROOT)/bin/a11ylint" && strip "$(ROOT)/bin/a11ylint"
	@sed -e "s/@DATE@/$$(git log -1 --format=%cs 2>/dev/null)/" \
	-e "s/@VERSION@/$$("$(ROOT)/bin/a11ylint" --version | awk '{ print $$2 }')/" Packaging/a11ylint.1 >"$(ROOT)/$(MANUAL)"
	@"$(ROOT)/bin/a11ylint" completions bash >"$(ROOT)/$(word 1,$(COMPLETIONS))"
	@"$(ROOT)/bin/a11ylint" completions zsh >"$(ROOT)/$(word 2,$(COMPLETIONS))"
	@"$(ROOT)/bin/a11ylint" completions fish >"$(ROOT)/$(word 3,$(COMPLETIONS))"

uninstall: ## take away what install put there
	@rm -f "$(ROOT)/bin/a11ylint" $(foreach file,$(MANUAL) $(COMPLETIONS),"$(ROOT)/$(file)")

release: ## make and prove the packages of this machine's platform, with checksums, in .build/archives
	@.ci/pack

hook-test: ## try the hooks with pre-commit, which is fetched from PyPI
	@.ci/hooks

ci: ## what the server runs: warnings, formatting, tests
	@.ci/run
