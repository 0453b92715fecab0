#!/usr/bin/env bash
# Checks what a change must keep: format, no warnings, the README's commands, the lines that tests cover, the
# public declarations, the documentation.
# Needs nothing but a Swift toolchain. Usage: Scripts/check.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# One set of flags for every step: SwiftPM compiles again when they change, so they must not.
graphs="$PWD/.build/symbol-graphs"
flags=(-Xswiftc -warnings-as-errors
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"
  -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping)
# The tests and the benchmarks use what is newer than the floor, which only Apple's systems have.
if [ "$(uname)" = Darwin ]; then
  flags+=(-Xswiftc -target -Xswiftc "$(uname -m)-apple-macosx15.0")
fi
log=$(mktemp)
scratch=$(mktemp -d)
trap 'rm -rf "$log" "$scratch"' EXIT
export LLVM_PROFILE_FILE="$scratch/profiles/%p.profraw"

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

# Prints where a tool of the toolchain is: the system may have one of the same name for another version.
tool() {
  local beside
  beside=$(dirname "$(readlink -f "$(command -v swift)")")/$1
  if [ -x "$beside" ]; then
    echo "$beside"
  else
    xcrun --find "$1" 2>/dev/null || fail "the toolchain has no $1"
  fi
}

# Prints the share of lines of Sources that the tests have run, and those files of which few were.
# What is below the bounds has to be said in CONTRIBUTING.md, with the reason.
measure_coverage() {
  local least=95 least_of_file=60 bundle covered=$scratch/covered
  bundle=$(swift build --show-bin-path)/JSONCodablePackageTests.xctest
  [ -d "$bundle" ] && bundle=$bundle/Contents/MacOS/JSONCodablePackageTests
  "$(tool llvm-profdata)" merge -sparse "$scratch"/profiles/*.profraw -o "$scratch/tests.profdata"
  "$(tool llvm-cov)" export -summary-only -format=lcov -instr-profile "$scratch/tests.profdata" \
    -ignore-filename-regex='/(Tests|\.build|checkouts)/' "$bundle" |
    awk -F: -v root="$PWD/" '
      $1 == "SF" { file = $2; sub(root, "", file) }
      $1 == "LF" { lines = $2 }
      $1 == "LH" && lines > 0 { print file, $2, lines }' >"$covered"
  [ -s "$covered" ] || fail "no coverage was measured"
  awk -v least=$least_of_file '
    { hits += $2; lines += $3 }
    100 * $2 < least * $3 { printf "%5.1f %%  %s\n", 100 * $2 / $3, $1 }
    END { printf "%5.1f %%  of %d lines\n", 100 * hits / lines, lines }' "$covered"
  awk -v least=$least '{ hits += $2; lines += $3 } END { exit 100 * hits < least * lines }' \
    "$covered" || fail "the tests run fewer than $least of 100 lines"
  awk -v least=$least_of_file '100 * $2 < least * $3 { print $1 }' "$covered" | while read -r file; do
    grep -qF "\`$file\`" CONTRIBUTING.md ||
      fail "CONTRIBUTING.md does not say why the tests run so few lines of $file"
  done
}

document() {
  local catalog=$1 module docc
  module=$(basename "$(dirname "$catalog")")
  docc=$(tool docc)
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

# The compiler writes the graphs of a module together, but leaves one behind that has lost its last declaration.
for graph in "$graphs"/*@*.symbols.json; do
  own=${graph%@*}.symbols.json
  if [ -f "$own" ] && [ $(($(date -r "$own" +%s) - $(date -r "$graph" +%s))) -gt 60 ]; then
    rm "$graph"
  fi
done

names=$(command_names)
grep -qx test <<<"$names" || fail "README.md: no command is marked <!-- command: test -->"
for name in $names; do
  step "README: $name"
  run_command "$name" 2>&1 | tee "$log"
  if [ "$name" = test ]; then require_tests; fi
done

step "Line coverage"
measure_coverage

# Elsewhere the compiler writes some declarations in another way.
if [ "$(uname)" = Linux ]; then
  step "Public declarations"
  Scripts/api.sh
fi

for catalog in Sources/*/*.docc; do
  [ -d "$catalog" ] || continue
  step "Documentation: $catalog"
  document "$catalog"
done

step "All checks passed"
