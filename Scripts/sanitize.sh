#!/usr/bin/env bash
# Runs the tests and a short fuzz under the sanitizers of the toolchain.
#
# Usage: Scripts/sanitize.sh [address|leak|thread|undefined ...]
#
# Without a name it runs all four. FILTER takes only the tests that match it, MINUTES says how long the
# fuzz takes, by default 1. Each sanitizer has a scratch path of its own, .build/sanitize-NAME.
#
# address    heap and stack, out of bounds and after free
# leak       LeakSanitizer, with the build of address: what is not freed at the end of the process
# thread     data races
# undefined  what Swift's compiler offers of it; it offers nothing on Linux
#
# A sanitizer that the compiler does not have for this system is named and not run. Where it was asked for by
# name, the script ends with 3: that is no finding, and no clean run either.
#
# What is suppressed stands in Scripts/sanitize/*.supp, each line with its reason.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case ${1:-} in
  --help) sed -n '2,/^set/s/^# \{0,1\}//p' Scripts/sanitize.sh && exit ;;
esac

# Tests that measure what a sanitizer changes:
# - Issue9StackTests, StackCostTests, FixtureThreadTests, CoderStackTests, EndlessStrategyTests, NestedReadingTests give
#   a thread 512 KiB or less, and ask where its end is; the frames of a debug build are about three times as large here,
#   and the 64 KiB that are kept do not do.
# - Issue9MemoryTests and Issue9TimeTests measure memory and time.
# - ToolTranscriptTests starts the tool in another process, whose sanitizer would write into the transcript.
skipped=(Issue9StackTests StackCostTests FixtureThreadTests CoderStackTests EndlessStrategyTests
  NestedReadingTests Issue9MemoryTests Issue9TimeTests ToolTranscriptTests)

log=$(mktemp)
trap 'rm -f "$log"' EXIT
suppressions="$PWD/Scripts/sanitize"
# Frames are larger: deep documents need a larger stack, also on the threads of Swift.
ulimit -s 262144 2>/dev/null || ulimit -s "$(ulimit -H -s)"
export SWIFT_BACKTRACE=enable=no
export TSAN_OPTIONS="halt_on_error=0"
export UBSAN_OPTIONS="print_stacktrace=1 halt_on_error=1"

# Says why the compiler does not take a sanitizer, or nothing.
refusal() {
  local source
  source=$(mktemp "${TMPDIR:-/tmp}/sanitize.XXXXXX")
  mv "$source" "$source.swift"
  swiftc -sanitize="$1" -typecheck "$source.swift" 2>&1 | sed -n 's/.*error: //p' | head -n 1 || true
  rm -f "$source.swift"
}

missing=()
run() {
  local name=$1 build=$1 filter=() skip=() test
  export ASAN_OPTIONS="detect_leaks=0"
  if [ "$name" = leak ]; then
    build=address
    export ASAN_OPTIONS="detect_leaks=1"
    export LSAN_OPTIONS="suppressions=$suppressions/leak.supp print_suppressions=0"
  fi
  local reason
  reason=$(refusal "$build")
  if [ -n "$reason" ]; then
    printf '\n== %s: not run: %s\n' "$name" "$reason"
    missing+=("$name")
    return
  fi
  if [ -n "${FILTER:-}" ]; then filter=(--filter "$FILTER"); fi
  for test in "${skipped[@]}"; do skip+=(--skip "$test"); done
  local flags=(--sanitize="$build" --scratch-path ".build/sanitize-$build")

  printf '\n== %s: build\n' "$name"
  swift build --build-tests "${flags[@]}"
  printf '\n== %s: tests\n' "$name"
  swift test --skip-build "${flags[@]}" "${skip[@]}" ${filter[@]+"${filter[@]}"} 2>&1 | tee "$log"
  # A filter that matches nothing passes with no test.
  grep -Eq 'Test run with [1-9][0-9]* tests? ' "$log" || {
    printf 'sanitize: error: no test was run\n' >&2
    exit 1
  }
  printf '\n== %s: fuzz\n' "$name"
  "$(swift build "${flags[@]}" --show-bin-path)/fuzz" "${MINUTES:-1}" "${SEED:-1}"
}

asked=$#
if [ "$asked" -eq 0 ]; then set -- address leak thread undefined; fi
for name in "$@"; do
  case $name in
    address | leak | thread | undefined) run "$name" ;;
    *)
      printf 'sanitize: error: no sanitizer %s\n' "$name" >&2
      exit 2
      ;;
  esac
done
if [ "${#missing[@]}" -gt 0 ]; then
  printf '\n== No finding, but not run: %s\n' "${missing[*]}"
  if [ "$asked" -gt 0 ]; then exit 3; fi
  exit
fi
printf '\n== No finding\n'
