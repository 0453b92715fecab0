#!/usr/bin/env bash
# Counts the instructions of the benchmark's contenders, and prints them as ratios to the baseline.
#
# Usage: Scripts/instructions.sh [--tsv] [CASE…]
#
# CASE is a part of a case's name, such as users or to-data; without any, all cases are counted, and the
# whole process of `json-parity check` as well. Each contender runs N times and 2N times under valgrind;
# the difference is N times its work, without the start of the process. COUNT=N sets N, 4 without it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  printf 'instructions: error: %s\n' "$1" >&2
  exit 1
}

format=table
if [ "${1:-}" = --tsv ]; then
  format=tsv
  shift
fi
command -v valgrind >/dev/null || fail "valgrind is not installed; this script needs its callgrind"

build=(swift build -c release)
"${build[@]}" --product json-codable-benchmarks >&2
"${build[@]}" --product json-parity >&2
bin=$("${build[@]}" --show-bin-path)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Prints how many instructions a command takes.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" >/dev/null 2>"$scratch/log" || {
    cat "$scratch/log" >&2
    fail "failed: $*"
  }
  awk '/Collected *:/ { print $NF; found = 1 } END { exit !found }' "$scratch/log" ||
    fail "valgrind did not say how many instructions it has counted"
}

# Prints the instructions of one run of contender $2 of case $1.
contender_cost() {
  local once=(--case "$1" --contender "$2" --count) count=${COUNT:-4}
  local single double
  single=$(instructions "$bin/json-codable-benchmarks" "${once[@]}" "$count")
  double=$(instructions "$bin/json-codable-benchmarks" "${once[@]}" "$((2 * count))")
  echo $(((double - single) / count))
}

# Prints the instructions of $1 lines more in the input of `json-parity check`.
check_cost() {
  local lines=$1 single double
  "$bin/json-codable-benchmarks" --lines "$lines" >"$scratch/single"
  "$bin/json-codable-benchmarks" --lines "$((2 * lines))" >"$scratch/double"
  single=$(instructions "$bin/json-parity" check "$scratch/single")
  double=$(instructions "$bin/json-parity" check "$scratch/double")
  echo $((double - single))
}

is_chosen() {
  local name=$1 part
  shift
  [ $# -eq 0 ] && return 0
  for part in "$@"; do [[ $name == *"$part"* ]] && return 0; done
  return 1
}

row() {
  if [ "$format" = tsv ]; then
    printf '%s\t%s\t%s\t%s\n' "$@"
  else
    printf '%-36s%-32s%14s%8s\n' "$@"
  fi
}

ratio() { awk -v cost="$1" -v baseline="$2" 'BEGIN { printf "%.2f", cost / baseline }'; }

rows=0
row case contender instructions ratio
while IFS=$'\t' read -r -a fields; do
  name=${fields[0]}
  is_chosen "$name" "$@" || continue
  baseline=
  for contender in "${fields[@]:1}"; do
    cost=$(contender_cost "$name" "$contender" </dev/null)
    : "${baseline:=$cost}"
    row "$name" "$contender" "$cost" "$(ratio "$cost" "$baseline")"
    rows=$((rows + 1))
  done
  if [ "$name" = check-loop ]; then
    cost=$(check_cost 1000 </dev/null)
    row "$name" json-parity-process "$cost" "$(ratio "$cost" "$baseline")"
  fi
done < <("$bin/json-codable-benchmarks" --list)
[ "$rows" -gt 0 ] || fail "no case contains: $*"
