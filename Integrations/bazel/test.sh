#!/usr/bin/env bash
# Tries the rules in a workspace of their own: Integrations/bazel/test.sh PROGRAM. Needs no network: the archive of the
# program is a file. Skipped where Bazel is not installed.
set -euo pipefail
program=$(realpath "$1")
rules=$(cd "$(dirname "$0")" && pwd)
if ! command -v bazel >/dev/null; then
    echo "Bazel is not installed, so the rules are not tested."
    exit 0
fi

folder=$(mktemp -d)
trap 'bazel --output_user_root="$folder/out" shutdown >/dev/null 2>&1 || true; chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
mkdir -p "$folder/archive/bin" "$folder/app/lint" "$folder/app/screens"
cp "$program" "$folder/archive/bin/a11ylint"
tar -czf "$folder/a11ylint.tar.gz" -C "$folder/archive" bin
sum=$(sha256sum "$folder/a11ylint.tar.gz" | cut -d ' ' -f 1)

cd "$folder/app"
cp "$rules/defs.bzl" lint/defs.bzl
touch lint/BUILD.bazel
cat >WORKSPACE <<END
load("//lint:defs.bzl", "a11ylint_repository")
a11ylint_repository(name = "a11ylint", urls = ["file://$folder/a11ylint.tar.gz"], sha256 = "$sum")
END
cat >lint/aspect.bzl <<END
load(":defs.bzl", "a11ylint_aspect")
lint = a11ylint_aspect()
END
cat >screens/BUILD.bazel <<END
load("//lint:defs.bzl", "a11ylint_test")
a11ylint_test(name = "good", srcs = ["good.yaml"])
a11ylint_test(name = "bad", srcs = ["bad's.yaml"])
a11ylint_test(name = "allowed", srcs = ["bad's.yaml"], config = "lenient.yml")
filegroup(name = "app's;1", srcs = ["Main.storyboard", "good.yaml"])
END
printf 'screen: Good\ntitle: Good\nelements:\n  - { type: button, title: Pay, frame: [16, 100, 80, 44] }\n' >screens/good.yaml
printf 'screen: Bad\ntitle: Bad\nelements:\n  - { type: button, id: pay, frame: [16, 100, 80, 44] }\n' >"screens/bad's.yaml"
printf 'rules: { missing-label: off }\n' >screens/lenient.yml
cat >screens/Main.storyboard <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController">
        <view key="view" id="w"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <button opaque="NO" id="b"><rect key="frame" x="16" y="100" width="44" height="44"/></button>
        </subviews></view></viewController></objects></scene></scenes>
</document>
END

# Every test depends on tools for coverage, which Bazel would fetch.
mkdir -p "$folder/coverage"
touch "$folder/coverage/WORKSPACE"
printf 'filegroup(name = "%s", visibility = ["//visibility:public"])\n' coverage_report_generator lcov_merger \
    >"$folder/coverage/BUILD.bazel"

run() {
    bazel --output_user_root="$folder/out" "$1" --color=no --curses=no \
        --override_repository="remote_coverage_tools=$folder/coverage" "${@:2}" >"$folder/log" 2>&1 || { status=$?; return "$status"; }
}
fail() {
    echo "$1" >&2
    tail -n 40 "$folder/log" >&2
    exit 1
}

run test //screens:good //screens:allowed || fail "A test without findings fails."
status=0
run test //screens:bad || true
[ "$status" = 3 ] || fail "A test with a finding ends with $status instead of 3."
grep -q 'missing-label' "$(find -L bazel-testlogs/screens/bad -name test.log)" || fail "The log does not tell the finding."
grep -q '<testsuite' bazel-testlogs/screens/bad/test.xml || fail "There is no JUnit report."
run build "//screens:app's;1" --aspects=//lint:aspect.bzl%lint --output_groups=rules_lint_human,rules_lint_machine ||
    fail "The build with the aspect fails."
grep -q 'missing-label' "bazel-bin/screens/app's;1.a11ylint.txt" || fail "The report for people lacks the finding."
grep -q '"ruleId": "missing-label"' "bazel-bin/screens/app's;1.a11ylint.sarif" || fail "The SARIF report lacks the finding."
[ "$(cat "bazel-bin/screens/app's;1.a11ylint.sarif.exit_code")" = 1 ] || fail "The exit code is not 1."
sed -i "s/$sum/$(printf '0%.0s' {1..64})/" WORKSPACE
if run build //screens:good; then fail "An archive with another checksum is taken."; fi
echo "A passing test, a failing one, a configuration, the aspect and the checksum work."
