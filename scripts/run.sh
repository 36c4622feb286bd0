#!/usr/bin/env bash
# The second step of the action: one run of a11ylint, with a table in the log, marks in the files, the summary of the job
# and, where asked for, a report for code scanning. Every report is written before the step fails.
#
# A11Y_PATHS                        one path a line; patterns are expanded
# A11Y_ARGS                         words separated by blanks
# A11Y_CONFIG, A11Y_FAIL_ON         empty for what holds anyway
# A11Y_ONLY_CHANGED, A11Y_NEW_ONLY  true: compared with the branch that the pull request goes to (GITHUB_BASE_REF)
# A11Y_ANNOTATIONS, A11Y_SUMMARY    true or false
# A11Y_SARIF                        where to write that report; empty for none
set -euo pipefail

fail() {
    echo "::error title=a11ylint::$1"
    echo "exit-code=2" >>"$GITHUB_OUTPUT"
    exit 2
}

truth() {
    case "$2" in
    true | false) ;;
    *) fail "$1: takes true or false, and not $2" ;;
    esac
}
truth only-changed "${A11Y_ONLY_CHANGED:=false}"
truth new-only "${A11Y_NEW_ONLY:=false}"
truth annotations "${A11Y_ANNOTATIONS:=true}"
truth summary "${A11Y_SUMMARY:=true}"

# A line is a path, blanks and all; * and ? in it are expanded, and what matches nothing is a missing path for a11ylint.
shopt -s globstar 2>/dev/null || true
paths=()
while read -r line || [ -n "$line" ]; do
    line="${line%"${line##*[![:space:]]}"}"
    [ -n "$line" ] || continue
    IFS=
    # shellcheck disable=SC2206
    paths+=($line)
    unset IFS
done <<<"${A11Y_PATHS:-.}"
[ "${#paths[@]}" -gt 0 ] || paths=(.)
set -o noglob
# shellcheck disable=SC2206
more=(${A11Y_ARGS:-})
set +o noglob

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

arguments=(--format "jsonl=$work/findings.jsonl")
[ -z "${A11Y_CONFIG:-}" ] || arguments+=(--config "$A11Y_CONFIG")
[ -z "${A11Y_FAIL_ON:-}" ] || arguments+=(--fail-on "$A11Y_FAIL_ON")
[ "$A11Y_ANNOTATIONS" = false ] || arguments+=(--format "github=$work/annotations.txt")
[ "$A11Y_SUMMARY" = false ] || arguments+=(--format "markdown=$work/summary.md")
if [ -n "${A11Y_SARIF:-}" ]; then
    mkdir -p "$(dirname "$A11Y_SARIF")" || fail "sarif: the folder of $A11Y_SARIF cannot be made"
    arguments+=(--format "sarif=$A11Y_SARIF")
fi
if [ "$A11Y_ONLY_CHANGED" = true ] || [ "$A11Y_NEW_ONLY" = true ]; then
    if [ -n "${GITHUB_BASE_REF:-}" ]; then
        arguments+=(--since "origin/$GITHUB_BASE_REF")
        [ "$A11Y_NEW_ONLY" = false ] || arguments+=(--new-only)
        # What changed is what is checked, unless the job names folders.
        if [ "$A11Y_ONLY_CHANGED" = true ] && [ "${paths[*]}" = . ]; then paths=(); fi
    else
        echo "This is no pull request: everything is checked."
    fi
fi

# What files hold is printed below, and must not pass for commands to the runner.
token="a11ylint-$RANDOM$RANDOM$RANDOM"
echo "::stop-commands::$token"
status=0
a11ylint check "${arguments[@]}" ${more[@]+"${more[@]}"} ${paths[@]+-- "${paths[@]}"} 2>"$work/errors.txt" || status=$?
cat "$work/errors.txt"
echo "::$token::"

[ ! -f "$work/annotations.txt" ] || cat "$work/annotations.txt"
[ ! -f "$work/summary.md" ] || cat "$work/summary.md" >>"$GITHUB_STEP_SUMMARY"

# The last line of the findings counts them.
count() {
    [ ! -f "$work/findings.jsonl" ] || tail -n 1 "$work/findings.jsonl" | sed -n "s/.*\"$1\":\([0-9][0-9]*\).*/\1/p"
}
errors=$(count errors)
warnings=$(count warnings)
infos=$(count infos)
reviews=$(count reviews)
{
    echo "exit-code=$status"
    echo "errors=${errors:-0}"
    echo "findings=$((${errors:-0} + ${warnings:-0} + ${infos:-0} + ${reviews:-0}))"
    [ -z "${A11Y_SARIF:-}" ] || [ ! -f "$A11Y_SARIF" ] || echo "sarif=$A11Y_SARIF"
} >>"$GITHUB_OUTPUT"

if [ "$status" -gt 1 ]; then
    reason=$(sed -n -e 's/^Error: //p' -e 's/^error\[config\]: //p' "$work/errors.txt" | head -n 1)
    reason="${reason//'%'/%25}"
    echo "::error title=a11ylint::${reason:-a11ylint ended with status $status, and could not check everything}"
fi
exit "$status"
