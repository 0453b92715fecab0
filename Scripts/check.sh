#!/usr/bin/env bash
# Checks what a change must keep: format, no warnings, the README's commands, the documentation.
# Needs nothing but a Swift toolchain. Usage: Scripts/check.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# One set of flags for every step: SwiftPM compiles again when they change, so they must not.
graphs="$PWD/.build/symbol-graphs"
flags=(-Xswiftc -warnings-as-errors
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs")
# The tests and the benchmarks use what is newer than the floor, which only Apple's systems have.
if [ "$(uname)" = Darwin ]; then
  flags+=(-Xswiftc -target -Xswiftc "$(uname -m)-apple-macosx15.0")
fi
log=$(mktemp)
scratch=$(mktemp -d)
trap 'rm -rf "$log" "$scratch"' EXIT

step() { printf '\n== %s\n' "$1"; }

fail() {
  printf 'check: error: %s\n' "$1" >&2
  exit 1
}

# Prints the names of the README's marked commands, in their order.
command_names() { sed -n 's/^<!-- command: \(.*\) -->$/\1/p' README.md; }

# Prints the lines of the fence under `<!-- command: $1 -->`.
command_lines() {
  awk -v marker="<!-- command: $1 -->" '
    $0 == marker { marked = 1; next }
    marked && /^```/ { if (inside) exit; inside = 1; next }
    inside' README.md
}

# Runs the README's command $1, word by word as it stands there, with our flags after the verb.
run_command() {
  local words
  read -r -a words <<<"$(command_lines "$1")"
  [ "${#words[@]}" -ge 2 ] && [ "${words[0]}" = swift ] ||
    fail "README.md: command $1 is not one line that begins with: swift"
  "${words[@]:0:2}" "${flags[@]}" "${words[@]:2}"
}

# A filter that matches nothing, or a test target that is not built, passes with no test.
require_tests() {
  grep -Eq 'Test run with [1-9][0-9]* tests? ' "$log" || fail "the test command ran no test"
}

document() {
  local catalog=$1 module docc
  module=$(basename "$(dirname "$catalog")")
  docc=$(xcrun --find docc 2>/dev/null || command -v docc) || fail "the toolchain has no docc"
  mkdir "$scratch/$module"
  cp "$graphs/$module".symbols.json "$graphs/$module"@*.symbols.json "$scratch/$module" 2>/dev/null ||
    [ -f "$scratch/$module/$module.symbols.json" ] || fail "no symbol graph of $module"
  "$docc" convert "$catalog" --warnings-as-errors --fallback-display-name "$module" \
    --fallback-bundle-identifier "$module" --additional-symbol-graph-dir "$scratch/$module" \
    --output-path "$scratch/$module.doccarchive"
}

mkdir -p "$graphs"

step "Format"
swift format lint --strict --recursive --parallel Sources Tests Package.swift

step "Build, warnings are errors"
swift build --build-tests "${flags[@]}"

names=$(command_names)
grep -qx test <<<"$names" || fail "README.md: no command is marked <!-- command: test -->"
for name in $names; do
  step "README: $name"
  run_command "$name" 2>&1 | tee "$log"
  if [ "$name" = test ]; then require_tests; fi
done

for catalog in Sources/*/*.docc; do
  [ -d "$catalog" ] || continue
  step "Documentation: $catalog"
  document "$catalog"
done

step "All checks passed"
