# Everything that one does with this project, by name. `make` alone lists it.
#
# SwiftPM lets a target import a sibling that it never declared once that sibling is built; the flag forbids it.
BUILD_FLAGS = --explicit-target-dependency-import-check error
PREFIX ?= /usr/local

.PHONY: help build test server-test golden lint format docs bench install release ci

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## build the program for debugging
	@swift build $(BUILD_FLAGS)

test: ## run every test
	@swift test $(BUILD_FLAGS)

server-test: ## let a client from PyPI talk with the language server
	@swift build $(BUILD_FLAGS) --product a11ylint
	@test -d .build/clients || python3 -m venv .build/clients
	@.build/clients/bin/pip install --quiet --disable-pip-version-check pygls==2.1.1 lsprotocol==2025.0.0
	@.build/clients/bin/python Tests/Clients/language_server.py .build/debug/a11ylint

golden: ## rewrite the expected speech, findings and console sessions, to be reviewed as a diff
	@UPDATE_GOLDEN=1 swift test $(BUILD_FLAGS)

lint: ## check the formatting of all Swift code
	@swift format lint --strict --parallel --recursive Sources Tests Plugins Package.swift

format: ## format all Swift code
	@swift format --in-place --parallel --recursive Sources Tests Plugins Package.swift

docs: ## rewrite Rules/README.md from the rule pages
	@swift build $(BUILD_FLAGS) --product a11ylint
	@.build/debug/a11ylint rules --format markdown --output Rules/README.md

bench: ## measure the release build against xmllint and libyaml
	@Benchmarks/run

install: ## build for release and install to PREFIX (default /usr/local)
	@swift build $(BUILD_FLAGS) -c release --product a11ylint --static-swift-stdlib
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 .build/release/a11ylint "$(DESTDIR)$(PREFIX)/bin/a11ylint"

release: ## pack the release build of this machine's platform, with its checksum, into .build/archives
	@.ci/pack

ci: ## what the server runs: warnings, formatting, tests
	@.ci/run
