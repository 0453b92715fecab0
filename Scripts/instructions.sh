#!/usr/bin/env bash
# Counts the instructions of the benchmark's contenders by valgrind, and prints them as ratios.
#
# Usage: Scripts/instructions.sh [--tsv] [CASE…]
#        Scripts/instructions.sh --growth [--tsv] [CASE…]
#
# CASE is a regular expression that a case's name contains, such as users/ or to-data; without any,
# all cases are counted.
# Without an option, the ratio is that to the case's baseline. With check-loop, the whole process of
# `json-parity check` is counted as well. With --growth, it is that of an object among many to an
# object among 1,000. --tsv separates the columns by tabs.
#
# A contender runs N times and 2N times; the difference is N times its work, without the start of the
# process. COUNT=N sets N, 4 without it. LARGEST=N sets how many objects are many, 100000 without it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  printf 'instructions: error: %s\n' "$1" >&2
  exit "${2:-1}"
}

growth= tsv=
while [[ ${1:-} == -* ]]; do
  case $1 in
    --growth) growth=yes ;;
    --tsv) tsv=yes ;;
    --help) sed -n '2,/^set/s/^# \{0,1\}//p' Scripts/instructions.sh && exit ;;
    *) fail "unknown option $1" 2 ;;
  esac
  shift
done

command -v valgrind >/dev/null || fail "valgrind is not installed, and nothing else here counts"
# Otherwise a failure inside $(…) would go unnoticed.
shopt -s inherit_errexit

for product in json-codable-benchmarks json-parity; do
  swift build -c release --product "$product" >&2
done
bin=$(swift build -c release --show-bin-path)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Prints how many instructions a command takes.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" >/dev/null 2>"$scratch/log" </dev/null || {
    cat "$scratch/log" >&2
    fail "failed: $*"
  }
  awk '/Collected *:/ { print $NF; found = 1 } END { exit !found }' "$scratch/log" ||
    fail "valgrind did not say how many instructions it has counted"
}

# Prints the instructions of one run of contender $2 of case $1, as the mean of $3 runs; more
# options may follow.
contender_cost() {
  local count=$3 run=("$bin/json-codable-benchmarks" --case "$1" --contender "$2" "${@:4}")
  local single double
  single=$(instructions "${run[@]}" --count "$count")
  double=$(instructions "${run[@]}" --count "$((2 * count))")
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
  for part in "$@"; do [[ $name =~ $part ]] && return 0; done
  return 1
}

row() {
  if [ -n "$tsv" ]; then
    printf '%s\t%s\t%s\t%s\n' "$@"
  else
    printf '%-48s%-32s%14s%8s\n' "$@"
  fi
}

ratio() { awk -v cost="$1" -v of="$2" 'BEGIN { printf "%.2f", cost / of }'; }

# Prints the rows of case $1 with its contenders.
case_rows() {
  local name=$1 contender cost baseline=
  for contender in "${@:2}"; do
    cost=$(contender_cost "$name" "$contender" "${COUNT:-4}")
    : "${baseline:=$cost}"
    row "$name" "$contender" "$cost" "$(ratio "$cost" "$baseline")"
  done
  if [ "$name" = check-loop ]; then
    cost=$(check_cost 1000)
    row "$name" json-parity-process "$cost" "$(ratio "$cost" "$baseline")"
  fi
}

# Prints the row of what an object costs the mapper among many in case $1.
growth_row() {
  local many=${LARGEST:-100000} few cost
  few=$(contender_cost "$1" mapper 1 --objects 1000)
  cost=$(contender_cost "$1" mapper 1 --objects "$many")
  row "$1" "mapper, $many objects" "$cost" "$(ratio "$cost" "$((few * many / 1000))")"
}

found=
row case contender instructions ratio
while IFS=$'\t' read -r -a fields; do
  name=${fields[0]}
  is_chosen "$name" "$@" || continue
  if [ -z "$growth" ]; then
    case_rows "${fields[@]}"
  elif [[ $name =~ ^(users|flat)/(to|from)-(dictionary|data)$ ]]; then
    growth_row "$name"
  else
    continue
  fi
  found=yes
done < <("$bin/json-codable-benchmarks" --list)
[ -n "$found" ] || fail "no case contains: $*"
