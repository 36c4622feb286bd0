#!/usr/bin/env bash
# The first step of the action: brings a release of the program onto the PATH of the steps that follow.
#
# A11Y_VERSION       which release; else the one that the action was taken from (A11Y_REF), else the latest
# A11Y_SHA256        the checksum of the archive; else the release's own file beside it
# A11Y_REPOSITORY    owner/name of the repository that has the releases
# A11Y_DOWNLOAD_URL  a folder of archives instead, such as a mirror: https://… or file://…; then A11Y_VERSION is needed
# GH_TOKEN           for the download only
set -euo pipefail

fail() {
    echo "::error title=a11ylint::$1"
    exit 2
}

checksum() {
    if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# The token goes to GitHub, and nowhere else; by standard input, since others see the arguments of a program.
fetch() {
    local headers=""
    case "$1" in
    "${GITHUB_SERVER_URL:-https://github.com}"/* | "${GITHUB_API_URL:-https://api.github.com}"/*)
        [ -z "${GH_TOKEN:-}" ] || headers="header = \"Authorization: Bearer $GH_TOKEN\""
        ;;
    esac
    curl --fail --silent --show-error --location --retry 3 --config - --output "$2" "$1" <<<"$headers"
}

case "$(uname -s)" in
Darwin) system=macos ;;
Linux) system=linux ;;
*) fail "there is no a11ylint for $(uname -s); run the job on Linux or macOS" ;;
esac
case "$(uname -m)" in
aarch64 | arm64) machine=arm64 ;;
x86_64) machine=x86_64 ;;
*) fail "there is no a11ylint for $(uname -m)" ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

repository="${A11Y_REPOSITORY:-${GITHUB_ACTION_REPOSITORY:-}}"
version="${A11Y_VERSION:-}"
if [ -z "$version" ] && [[ "${A11Y_REF:-}" =~ ^v?[0-9]+\.[0-9]+\.[0-9]+ ]]; then version="$A11Y_REF"; fi
if [ -z "$version" ]; then
    [ -z "${A11Y_DOWNLOAD_URL:-}" ] || fail "A11Y_DOWNLOAD_URL names a folder of archives; say by version: which one"
    [ -n "$repository" ] || fail "nobody says which repository has the releases; say by version: and A11Y_REPOSITORY"
    fetch "${GITHUB_API_URL:-https://api.github.com}/repos/$repository/releases/latest" "$work/latest.json" ||
        fail "$repository has no release that can be read; say by version: which one to take"
    version=$(sed -n 's/.*"tag_name": *"\([^"]*\)".*/\1/p' "$work/latest.json" | head -n 1)
fi
version="${version#v}"
[[ "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+([-+.][0-9A-Za-z.-]+)?$ ]] || fail "version: takes one release, such as 1.2.0"

name="a11ylint-$version-$system-$machine"
folder="${RUNNER_TOOL_CACHE:-${RUNNER_TEMP:-/tmp}}/a11ylint/$version/$machine"
if [ ! -f "$folder.complete" ]; then
    if [ -n "${A11Y_DOWNLOAD_URL:-}" ]; then
        url="${A11Y_DOWNLOAD_URL%/}"
    else
        [ -n "$repository" ] || fail "nobody says which repository has the releases"
        url="${GITHUB_SERVER_URL:-https://github.com}/$repository/releases/download/v$version"
    fi
    fetch "$url/$name.tar.gz" "$work/$name.tar.gz" || fail "$url/$name.tar.gz cannot be fetched"
    expected="${A11Y_SHA256:-}"
    if [ -z "$expected" ]; then
        fetch "$url/$name.tar.gz.sha256" "$work/sum" || fail "$url/$name.tar.gz.sha256 cannot be fetched"
        expected=$(cut -d ' ' -f 1 "$work/sum")
    fi
    actual=$(checksum "$work/$name.tar.gz")
    expected=$(tr '[:upper:]' '[:lower:]' <<<"$expected")
    [ "$actual" = "$expected" ] || fail "$name.tar.gz has the checksum $actual, and $expected was promised"
    mkdir "$work/unpacked"
    tar -xzf "$work/$name.tar.gz" -C "$work/unpacked" --strip-components 1
    mkdir -p "$(dirname "$folder")"
    rm -rf "$folder"
    mv "$work/unpacked" "$folder"
    echo "$actual" >"$folder.complete"
fi

# What comes from the cache was compared when it was put there; what was promised since may differ.
kept=$(cat "$folder.complete")
promised=$(tr '[:upper:]' '[:lower:]' <<<"${A11Y_SHA256:-$kept}")
[ "$kept" = "$promised" ] || fail "$folder comes from an archive with the checksum $kept, and $promised was promised"

"$folder/a11ylint" --version
echo "$folder" >>"$GITHUB_PATH"
echo "version=$version" >>"$GITHUB_OUTPUT"
